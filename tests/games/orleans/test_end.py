"""General rules, the end, scoring, and the optional exclusion of place tiles."""

import pytest

from sablier.games.orleans import GAME
from sablier.games.orleans.board import LAST_CITIZEN, PLACES, TILES
from sablier.games.orleans.goods import receive
from sablier.kernel.rules import TABLE
from tests.games.orleans.given import act, ask, asked, do, given, has, legal, place, usable
from tests.games.orleans.test_setup import laid_out

rule = pytest.mark.rule


# --- General rules


@rule("ORL-180")
def test_tiles_that_have_run_out_cannot_be_gained():
    s = given()
    has(s, 0, tiles="hayrick laboratory", places={"hayrick": "farmer", "laboratory": "craftsman scholar",
                                                  "castle": "farmer boatman trader"})
    s.goods[0] = s.technology = s.supply[4] = 0
    assert not any(usable(s, 0, key) for key in ("hayrick", "laboratory", "castle"))


@rule("ORL-181")
def test_an_empty_bank_pays_nothing():
    s = given(event="income")
    p = has(s, 0, coins=0, tiles="brewery", places={"brewery": "monk"})
    s.bank = 0
    act(s, 0, "brewery")
    assert (p.coins, s.bank) == (0, 0)


@rule("ORL-181")
def test_a_short_bank_pays_what_it_has():
    s = given()
    p = has(s, 0, coins=0)
    s.bank = 2
    receive(s, 0, 5)
    assert (p.coins, s.bank) == (2, 0)


@rule("ORL-181", "ORL-037")
def test_a_short_bank_pays_in_turn_order():
    s = given(seats=3, event="income")
    s.first, s.bank = 1, 2
    ask(s, "happening", TABLE)
    assert [p.coins for p in s.players] == [5, 6, 6]


@rule("ORL-182")
def test_one_may_look_into_the_bag():
    s = given()
    has(s, 0, bag="monk farmer")
    bag = GAME.view(s, 0)["players"][0]["bag"]
    assert {key: n for key, n in bag.items() if n} == {"monk": 1, "farmer": 1}


@rule("ORL-184")
def test_payments_go_to_the_bank_and_receipts_come_from_it():
    s = given(event="taxes")
    has(s, 0, coins=5, goods="grain grain grain")
    ask(s, "taxes", 0)
    assert s.bank == 205 + 1
    ask(s, "income", 1)
    assert s.bank == 205


@rule("ORL-185")
def test_everything_but_secret_plans_is_open():
    s = given()
    has(s, 0, coins=7, bag="monk", goods="wool", tiles="winery", places={"village": "farmer - -"})
    assert GAME.view(s, 1) == GAME.view(s, 0) == GAME.view(s, None)


# --- The end


def finish(*stations):
    s = given(seats=len(stations))
    s.round = 18
    for seat, towns in enumerate(stations):
        has(s, seat, stations=towns)
    ask(s, "next_round", TABLE)
    assert not s.stack
    return s


@rule("ORL-186")
def test_the_match_is_over_after_the_last_round():
    assert GAME.rules.decider(finish("tours", "")) is None


@rule("ORL-187")
def test_most_stations_alone_take_the_last_citizen():
    s = finish("tours blois", "nevers", "")
    assert [p.citizens for p in s.players] == [1 << LAST_CITIZEN, 0, 0]


@rule("ORL-187")
@pytest.mark.parametrize("stations", [("tours", "nevers"), ("", "")])
def test_a_tie_leaves_the_last_citizen(stations):
    assert [p.citizens for p in finish(*stations).players] == [0, 0]


def lines(s, seat=0):
    return dict(GAME.score(s)[seat])


@rule("ORL-188")
def test_a_point_per_coin():
    s = given()
    has(s, 0, coins=23)
    assert lines(s)["coins"] == 23


@rule("ORL-189")
@pytest.mark.parametrize(("name", "points"), [("brocade", 5), ("wool", 4), ("wine", 3), ("cheese", 2), ("grain", 1)])
def test_points_of_goods(name, points):
    s = given()
    has(s, 0, goods=f"{name} {name}")
    assert lines(s)["goods"] == 2 * points


@rule("ORL-190", "ORL-133")
def test_stations_and_citizens_are_worth_the_status():
    """X-01."""
    s = given()
    has(s, 0, stations="tours blois nevers orleans bourges", citizens=0b11, development=15)
    assert (lines(s)["stations"], lines(s)["citizens"]) == (20, 8)


@rule("ORL-188", "ORL-189", "ORL-190")
def test_a_whole_sheet():
    """X-29."""
    s = given()
    goods = "grain grain grain cheese cheese wine wine wool brocade brocade"
    has(s, 0, coins=23, goods=goods, stations="tours blois nevers orleans", citizens=0b111, development=22)
    assert GAME.total(s)[0] == 23 + 27 + 35 == 85


@rule("ORL-191")
def test_nothing_else_scores():
    s = given()
    has(s, 0, coins=0, bag="monk knight", market="farmer", tiles="school winery", technology=2, tracks={"farmer": 8},
        places={"village": "technology - -"}, development=30)
    assert GAME.total(s)[0] == 0


@rule("ORL-192")
def test_ties_are_broken_on_the_development_track():
    """X-30."""
    s = given(seats=3)
    for seat, development in enumerate((22, 24, 24)):
        has(s, seat, coins=85, development=development)
    names = ["Anna", "Ben", "Clara"]
    assert GAME.ranks(s) == [3, 1, 1], "still equal: a shared victory"
    assert GAME.decided(s, names, "fr").endswith("Ben et Clara partagent la victoire.")
    has(s, 1, development=23)
    assert GAME.decided(s, names, "en").endswith("(Anna 22, Ben 23, Clara 24).")
    has(s, 0, coins=86)
    assert GAME.ranks(s) == [1, 3, 2]
    assert GAME.decided(s, names, "en") == ""


# --- Excluding place tiles


@rule("ORL-193", "ORL-195")
def test_each_may_exclude_a_tile_before_the_first_round():
    s = laid_out(3, exclusion="on")
    order = []
    while asked(s) == "exclude":
        order.append(s.stack[-1][1])
        do(s, ("exclude", place("school")) if len(order) == 1 else ("pass",))
    assert order == [(s.first + i) % 3 for i in range(3)]
    assert s.gone_tiles == 1 << place("school")
    assert s.tiles == TILES & ~s.gone_tiles


@rule("ORL-193")
def test_tiles_of_both_stacks_may_be_excluded():
    s = laid_out(4, exclusion="on")
    assert {PLACES[move[1]] for move in legal(s)[:-1]} == set(PLACES[10:])


@rule("ORL-194")
def test_two_players_may_exclude_two_each():
    s = laid_out(2, exclusion="on")
    order = []
    while asked(s) == "exclude":
        order.append(s.stack[-1][1])
        do(s, legal(s)[0])
    assert order == [s.first, 1 - s.first] * 2
    assert s.gone_tiles.bit_count() == 4


@rule("ORL-195")
def test_without_the_option_nobody_is_asked():
    assert asked(laid_out(2)) == "plan"
