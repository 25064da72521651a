"""The Inn: setup, brewery, the inn itself, and what others know of its villagers."""

import pytest

from sablier.games.village import GAME, imagine
from sablier.games.village.board import BEER, CARDS, FREE, VILLAGERS, WANTS
from sablier.kernel.rng import Rng
from tests.games.village.given import (
    NAMES,
    action,
    asked,
    can,
    do,
    given,
    hand,
    has,
    held,
    home,
    in_chronicle,
    inn,
    lines,
    luck,
)

rule = pytest.mark.rule
ON = {"inn": "on"}


def fresh(seats):
    s = GAME.setup(seats, ON)
    GAME.rules.start(s)
    return s


def costs(cost):
    """The cards with this cost."""
    return [key for key, row in VILLAGERS.items() if row["cost"] == cost]


@rule("VIL-164")
def test_there_is_an_eighth_space_and_a_sixth_building():
    view = GAME.view(fresh(3), 0)
    assert list(view["spaces"])[-1] == "inn"
    assert view["board"]["buildings"][-1]["key"] == "brewery"


@rule("VIL-165")
@pytest.mark.parametrize("seats", [2, 5])
def test_five_more_cubes_of_each_colour(seats):
    assert GAME.setup(seats, ON).supply == [23, 23, 23, 23, 6]


@rule("VIL-166", "VIL-169")
@pytest.mark.parametrize(("seats", "chronicle", "graves"), [(2, 10, 3), (3, 12, 4), (4, 14, 5), (5, 18, 6)])
def test_the_new_tiles_are_used_and_blocked_by_number_of_players(seats, chronicle, graves):
    s = fresh(seats)
    assert (len(s.chronicle), len(s.graves)) == (18, 6)
    assert (s.chronicle.count(FREE), s.graves.count(FREE)) == (chronicle, graves)


@rule("VIL-167", "VIL-179")
def test_three_stacks_of_ten_of_which_only_the_tops_are_seen():
    s = fresh(2)
    luck(s)
    view = GAME.view(s, 0)
    assert [stack["count"] for stack in view["stacks"]] == [10, 10, 10]
    assert [stack["top"]["key"] for stack in view["stacks"]] == ["artist", "count", "rogue"], "the first chance deals"
    assert s.unseen.bit_count() == 27
    assert GAME.about(s, "stack:1", NAMES, "en")["text"] == "10 cards; only the one on top is seen."


@rule("VIL-168")
def test_four_more_customers():
    assert GAME.setup(4, ON).pile.bit_count() == 28
    assert [any(item == BEER for item, _ in wants) for wants in WANTS] == [False] * 24 + [True] * 4
    assert len(fresh(5).stalls) == 5


@rule("VIL-170")
def test_each_player_starts_with_a_beer():
    assert [held(fresh(3), seat) for seat in range(3)] == [{"coin": 1, "beer": 1}] * 3


@rule("VIL-171")
@pytest.mark.parametrize(("seats", "placed"), [(2, 20), (3, 24), (4, 28), (5, 36)])
def test_the_setup_tiles_of_the_inn_are_used(seats, placed):
    s = fresh(seats)
    luck(s)
    assert sum(s.spaces) == placed


@rule("VIL-172", "VIL-173")
def test_t24_brewing_by_time():
    s = inn(farm="1")
    action(s, "crafts")
    do(s, "train brewery", "work brewery")
    assert (s.players[0].time, held(s), home(s)) == (6, {"beer": 2}, {"brewery": "1"})


@rule("VIL-173")
def test_t25_brewing_for_grain():
    s = inn(grain=3)
    action(s, "crafts")
    do(s, "buy brewery")
    assert (s.players[0].time, held(s)) == (0, {"beer": 2})


@rule("VIL-174")
def test_beer_is_a_good_like_others():
    s = inn(stalls="I01", council3="1", beer=1)
    action(s, "council")
    do(s, "privilege 3")
    assert "good beer" in can(s)
    do(s, "good beer")
    action(s, "market")
    do(s, "serve I01")
    assert held(s) == {}
    assert lines(s) == {"council": 4, "customers": 4}


@rule("VIL-175")
def test_a_dead_brewer_counts_as_crafts():
    s = inn(brewery="1", due=1)
    action(s, "market")
    do(s, "die 1 brewery")
    assert in_chronicle(s, "crafts") == [0]


@rule("VIL-176", "VIL-177")
def test_t26_the_way_to_a_villager():
    s = inn("scribe ?", "nun ?", "artist", farm="1", beer=1, unseen="sage bard")
    action(s, "inn")
    assert can(s) == ["settle", "pass"]
    do(s, "settle", "visit")
    assert s.players[0].time == 2
    assert can(s) == ["cycle 1", "cycle 3"], "the nun must stay: no other card in view costs one beer"
    do(s, "cycle 1", "turn_up sage")
    assert can(s) == ["hire 2"], "the others cost two beers"
    do(s, "hire 2", "turn_up bard")
    assert (hand(s), held(s), home(s)) == (["nun"], {}, {"inn": "1"})
    assert [[CARDS[card] if card >= 0 else "?" for card in pile] for pile in s.piles] == [
        ["sage", "scribe"], ["bard"], ["artist"]]


@rule("VIL-176")
def test_a_member_in_the_inn_need_not_be_placed_again():
    s = inn("scribe", "nun", farm="1", coin=1, inn="1")
    action(s, "inn")
    assert can(s) == ["visit", "pass"]


@rule("VIL-177")
@pytest.mark.parametrize(("card", "paid"), [("scribe", {"coin": 1}), ("nun", {"beer": 1}), ("artist", {"beer": 2})])
def test_a_card_costs_a_coin_or_beer(card, paid):
    s = inn("steward", card, inn="1", coin=3, beer=3)
    action(s, "inn")
    do(s, "visit", "cycle 1", "hire 2")
    assert {key: 3 - held(s).get(key, 0) for key in ("coin", "beer")} == {"coin": 0, "beer": 0} | paid


@rule("VIL-177")
def test_a_coin_is_no_beer():
    s = inn("nun", "mayor", coin=5, inn="1")
    action(s, "inn")
    assert can(s) == ["pass"]


@rule("VIL-178")
def test_the_three_steps_belong_together():
    s = inn("nun", "mayor", "scholar", beer=3, inn="1")
    action(s, "inn")
    do(s, "visit")
    assert "pass" not in can(s)
    do(s, "cycle 1")
    assert can(s) == ["hire 1", "hire 2", "hire 3"]
    do(s, "hire 2")
    assert (asked(s), hand(s), s.players[0].time) == (None, ["mayor"], 1)


@rule("VIL-180")
def test_t27_who_dies_in_the_inn_goes_to_a_grave():
    s = inn(due=1, inn="1")
    action(s, "market")
    do(s, "die 1 inn")
    assert (home(s), in_chronicle(s, "graves")) == ({"grave": "1"}, [0])


@rule("VIL-181")
def test_a_member_may_be_placed_without_taking_a_card():
    s = inn("nun", "mayor", farm="1", beer=1)
    action(s, "inn")
    do(s, "settle", "pass")
    assert (s.players[0].time, home(s), hand(s)) == (1, {"inn": "1"}, [])


@rule("VIL-182")
def test_what_is_paid_is_gone():
    s = inn("nun", "mayor", beer=1, inn="1")
    action(s, "inn")
    do(s, "visit", "cycle 1", "hire 1")
    assert held(s) == {}


@rule("VIL-233")
def test_a_single_card_put_under_its_stack_stays_in_view():
    s = inn("nun", beer=1, inn="1")
    action(s, "inn")
    do(s, "visit", "cycle 1", "hire 1")
    assert hand(s) == ["nun"]


@rule("VIL-234")
def test_without_villagers_the_inn_only_takes_a_member():
    s = inn(farm="1 1", beer=2)
    action(s, "inn")
    do(s, "settle")
    assert (asked(s), home(s)) == (None, {"farm": "1", "inn": "1"})
    action(s, "inn")
    assert can(s) == ["pass"]


@rule("VIL-235")
def test_only_what_can_surely_be_completed_is_offered():
    s = inn("nun ?", "artist ?", beer=1, unseen="sage bard", inn="1")
    action(s, "inn")
    do(s, "visit")
    assert can(s) == ["cycle 2"], "under the nun nobody knows what comes"
    assert GAME.why_not(s, 0, "stack:1").rule == "VIL-235"


@rule("VIL-235", "VIL-209")
@pytest.mark.parametrize(("seat", "piles"), [(0, ["cycle 1", "cycle 2"]), (1, ["cycle 2"])])
def test_whoever_has_looked_through_a_stack_knows_what_comes(seat, piles):
    s = inn("nun ? ?", "artist ?", unseen="mayor bard sage", hand="countess", inn="1", beer=1)
    has(s, 1, inn="1", beer=1)
    action(s, "harvest")
    do(s, "card countess", "search 1", "look mayor", "look bard", "keep bard")
    action(s, "inn", seat)
    do(s, "visit")
    assert can(s) == piles


@rule("VIL-236")
def test_others_know_what_was_taken_face_up_but_not_what_the_countess_brought():
    s = inn("nun ? ?", "rogue", unseen="sage bard", hand="countess mayor")
    action(s, "harvest")
    do(s, "card countess", "search 1", "look sage", "look bard")
    secret = ("keep", CARDS.index("bard"))
    assert "bard" not in (GAME.tell(s, secret, ["Anna", "Bela"], "en") + GAME.target(s, secret)).lower()
    do(s, "keep bard")
    keys = [[card and card["key"] for card in GAME.view(s, seat)["players"][0]["hand"]] for seat in (0, 1, None)]
    assert keys == [["mayor", "bard"], ["mayor", None], ["mayor", None]]


@rule("VIL-236")
def test_what_lay_seen_below_the_top_may_be_the_card_that_is_missing():
    s = inn("nun scribe ?", "rogue ?", unseen="sage bard", hand="countess")
    action(s, "harvest")
    do(s, "card countess", "search 1", "look sage", "keep scribe")
    assert [GAME.view(s, seat)["players"][0]["hand"][0] is None for seat in (0, 1)] == [False, True]
    assert {key for seed in range(40) for key in hand(imagine(s, 1, Rng(seed)))} == {"scribe", "sage", "bard"}


@rule("VIL-236", "VIL-209")
def test_if_the_top_card_is_missing_all_that_was_seen_below_is_still_known():
    s = inn("nun scribe ? prior", "rogue ?", unseen="sage bard", hand="countess")
    action(s, "harvest")
    do(s, "card countess", "search 1", "look sage", "keep nun")
    assert GAME.view(s, 1)["players"][0]["hand"][0]["key"] == "nun"
    piles = [imagine(s, 1, Rng(seed)).piles[0] for seed in range(20)]
    assert {tuple(CARDS[card] for card in pile) for pile in piles} == {
        ("scribe", "sage", "prior"), ("scribe", "bard", "prior")}


@rule("VIL-236")
def test_what_others_imagine_of_a_secret_card():
    s = inn("nun ? ?", "rogue ?", unseen="sage bard scribe", hand="countess mayor")
    action(s, "harvest")
    do(s, "card countess", "search 1", "look sage", "look bard", "keep bard")
    mine = imagine(s, 0, Rng(1))
    assert mine == s
    seen = set()
    for seed in range(40):
        image = imagine(s, 1, Rng(seed))
        assert GAME.components(image) == GAME.components(s)
        assert GAME.view(image, 1) == GAME.view(s, 1)
        seen.update(hand(image))
    assert seen == {"mayor", "sage", "bard", "scribe"}


@rule("VIL-236")
def test_a_secret_card_shows_in_no_score_before_the_end():
    s = inn("rogue ?", unseen="nun", hand="countess", brown=2)
    action(s, "harvest")
    do(s, "card countess", "search 1", "look nun", "keep nun")
    assert lines(s) == {"prestige": 2}
    do(s, "pass")
    assert s.stack == []
    assert lines(s) == {"prestige": 2, "villagers": 4}


def test_ten_cards_of_each_cost():
    assert [len(costs(cost)) for cost in ({"coin": 1}, {"beer": 1}, {"beer": 2})] == [10, 10, 10]


def test_the_base_game_has_no_cards():
    s = given()
    assert "hand" not in GAME.view(s, 0)["players"][0]
    assert (s.piles, s.unseen) == ([(), (), ()], 0)
