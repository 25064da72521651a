"""Phase 4: followers onto action spaces, one at a time, in secret until everybody is done."""

import pytest

from sablier.games.orleans import GAME
from sablier.games.orleans.board import PLACES, SLOT_PLACE
from sablier.games.orleans.goods import activated
from sablier.games.orleans.planning import TAKE_BACKS
from sablier.kernel.match import Match, Place
from sablier.kernel.rules import TABLE
from tests.games.orleans.given import ask, asked, count, do, given, has, kind, legal, place, slot
from tests.games.orleans.test_setup import laid_out

rule = pytest.mark.rule


def planning(**things):
    s = given()
    has(s, 0, **things)
    ask(s, "planning", TABLE)
    return s


def spaces_for(s, name):
    """Where a follower of the market may go."""
    return {move[2] for move in legal(s) if move[0] == "place" and move[1] == kind(name)}


def put(name, key, i=0):
    return ("place", kind(name), slot(key, i))


@rule("ORL-056")
def test_followers_go_to_matching_spaces_of_own_places():
    s = planning(market="knight", tiles="horse_wagon")
    assert spaces_for(s, "knight") == {
        slot("ship", 2), slot("wagon", 2), slot("guildhall", 2), slot("scriptorium", 0), slot("townhall", 0),
        slot("horse_wagon", 0)}
    do(s, put("knight", "ship", 2))
    assert s.players[0].slots[slot("ship", 2)] == kind("knight")
    assert sum(s.players[0].market) == 0


@rule("ORL-056")
def test_any_number_may_be_placed():
    s = planning(market="boatman craftsman farmer")
    do(s, put("boatman", "farmhouse"), put("craftsman", "farmhouse", 1), put("farmer", "village"), ("done",))
    assert sum(s.players[0].market) == 0


@rule("ORL-056")
def test_filled_spaces_take_nobody_else():
    s = planning(market="knight", places={"ship": "- - knight"})
    assert slot("ship", 2) not in spaces_for(s, "knight")


@rule("ORL-057")
def test_followers_may_stay_on_the_market():
    s = planning(market="boatman craftsman")
    do(s, ("done",))
    assert s.players[0].market == count("boatman craftsman")


@rule("ORL-058")
def test_places_need_different_sets():
    needs = {row["key"]: [one["needs"] for one in row["slots"]] for row in GAME.view(given(), 0)["board"]["places"]}
    assert len(needs["hayrick"]) == 1
    assert needs["school"] == []
    assert len(needs["village"]) == 3


@rule("ORL-059", "ORL-061")
def test_a_place_is_activated_when_all_its_spaces_are_filled():
    s = planning(market="boatman craftsman")
    do(s, put("boatman", "farmhouse"))
    assert not activated(s.players[0]) >> place("farmhouse") & 1
    do(s, put("craftsman", "farmhouse", 1))
    assert activated(s.players[0]) >> place("farmhouse") & 1


@rule("ORL-059")
def test_technology_fills_a_space_too():
    s = given()
    p = has(s, 0, places={"village": "technology boatman craftsman"})
    assert activated(p) >> place("village") & 1


@rule("ORL-060")
def test_a_place_may_be_completed_in_a_later_round():
    s = planning(market="craftsman", places={"farmhouse": "boatman -"})
    do(s, put("craftsman", "farmhouse", 1), ("done",))
    assert activated(s.players[0]) >> place("farmhouse") & 1


@rule("ORL-062")
def test_followers_never_move_between_spaces():
    s = planning(market="monk", places={"village": "farmer - -"})
    assert not [move for move in legal(s) if move[0] == "back"], "placed in an earlier round"
    assert spaces_for(s, "farmer") == set()


@rule("ORL-063")
def test_a_monk_stands_in_for_anybody():
    s = planning(market="monk", tiles="sacristy hayrick")
    assert {PLACES[SLOT_PLACE[i]] for i in spaces_for(s, "monk")} == {*PLACES[:10], "sacristy", "hayrick"}


@rule("ORL-064")
def test_nobody_stands_in_for_a_monk():
    s = planning(market="farmer boatman craftsman trader knight scholar own_farmer", tiles="brewery school herb_garden")
    assert slot("brewery") not in {move[2] for move in legal(s) if move[0] == "place"}


@rule("ORL-149")
def test_school_lets_scholars_stand_in():
    without = planning(market="scholar")
    s = planning(market="scholar", tiles="school cellar brewery")
    assert len(spaces_for(without, "scholar")) == 3  # monastery, scriptorium, town hall
    assert spaces_for(s, "scholar") >= {slot("village", i) for i in range(3)}
    assert slot("ship", 2) in spaces_for(s, "scholar")
    assert not spaces_for(s, "scholar") & {slot("brewery"), slot("cellar", 0)}, "not for monks"


@rule("ORL-151")
def test_herb_garden_lets_boatmen_stand_in():
    s = planning(market="boatman own_boatman", tiles="herb_garden")
    for name in ("boatman", "own_boatman"):
        assert spaces_for(s, name) >= {slot("village", 0), slot("village", 2), slot("castle", 2), slot("wagon", 1)}
        assert not spaces_for(s, name) & {slot("ship", 2), slot("monastery", 0)}, "neither knight nor scholar"


@rule("ORL-065")
def test_town_hall_takes_one_or_two():
    s = planning(market="monk knight")
    do(s, put("monk", "townhall"))
    assert activated(s.players[0]) >> place("townhall") & 1
    do(s, put("knight", "townhall", 1), ("done",))
    assert activated(s.players[0]) >> place("townhall") & 1


@rule("ORL-066", "ORL-183")
def test_starting_followers_stay_out_of_the_town_hall():
    s = planning(market="own_farmer farmer")
    assert slot("townhall") in spaces_for(s, "farmer")
    assert slot("townhall") not in spaces_for(s, "own_farmer")
    assert slot("village") in spaces_for(s, "own_farmer")


@rule("ORL-153")
def test_followers_on_the_tower_are_planned_like_the_others():
    s = planning(market="farmer", tower="knight", tiles="gunpowder_tower")
    do(s, ("sally", kind("knight"), slot("ship", 2)))
    assert s.players[0].tower == ()
    assert s.players[0].slots[slot("ship", 2)] == kind("knight")
    do(s, ("back", slot("ship", 2)))
    assert s.players[0].tower == (kind("knight"),)


@rule("ORL-153")
def test_two_alike_go_back_to_where_each_came_from():
    s = planning(market="farmer", tower="farmer", tiles="gunpowder_tower cheese_factory")
    do(s, put("farmer", "cheese_factory"), ("sally", kind("farmer"), slot("cheese_factory", 1)))
    assert [move for move in legal(s) if move[0] == "back"] == [("back", slot("cheese_factory", i)) for i in (0, 1)]
    do(s, ("back", slot("cheese_factory", 1)))
    assert (s.players[0].tower, sum(s.players[0].market)) == ((kind("farmer"),), 0)


@rule("ORL-062")
def test_what_is_revealed_is_not_taken_back_in_the_next_round():
    s = planning(market="knight")
    do(s, put("knight", "ship", 2), ("done",), ("done",))
    ask(s, "planning", TABLE)
    assert legal(s) == [("done",)]


def test_equal_spaces_are_offered_once():
    s = planning(market="farmer", tiles="cheese_factory")
    assert len([i for i in spaces_for(s, "farmer") if PLACES[SLOT_PLACE[i]] == "cheese_factory"]) == 1
    assert len([i for i in spaces_for(s, "farmer") if PLACES[SLOT_PLACE[i]] == "townhall"]) == 1


# --- Taking back, and the secret


@rule("ORL-056")
def test_a_follower_may_be_taken_back_before_done():
    s = planning(market="knight")
    before = s.players[0].dump()
    do(s, put("knight", "ship", 2), ("back", slot("ship", 2)))
    assert s.players[0].dump() == before


def test_taking_back_ends_so_that_a_match_does():
    s = planning(market="knight")
    for _ in range(TAKE_BACKS):
        do(s, put("knight", "ship", 2), ("back", slot("ship", 2)))
    do(s, put("knight", "ship", 2))
    assert ("back", slot("ship", 2)) not in legal(s)


def test_undo_takes_back_without_limit():
    match = Match(GAME, [Place("A"), Place("B")], {}, 5)
    seat, before = match.decider, match.state
    for _ in range(TAKE_BACKS + 5):
        match.play(match.legal()[0])
        assert match.undo([seat])
    assert match.state == before


@rule("ORL-038")
def test_planning_is_secret_until_everybody_is_done():
    s = given(seats=3)
    has(s, 0, market="knight boatman")
    has(s, 1, market="monk")
    ask(s, "planning", TABLE)
    unseen = GAME.view(s, 1)["players"][0]
    do(s, put("knight", "ship", 2), ("done",))
    assert asked(s) == "plan"
    seen = GAME.view(s, 1)["players"][0]
    assert (seen["market"], seen["places"]) == (unseen["market"], unseen["places"])
    assert GAME.view(s, 0)["players"][0]["market"]["knight"] == 0, "its owner knows"
    do(s, ("done",), ("done",))
    assert GAME.view(s, 1)["players"][0]["market"]["knight"] == 0, "everybody is done"


@rule("ORL-038")
def test_planning_in_turn_order_is_open():
    s = given(seats=2, planning="in_turn")
    has(s, 0, market="knight")
    ask(s, "planning", TABLE)
    do(s, put("knight", "ship", 2))
    assert GAME.view(s, 1)["players"][0]["market"]["knight"] == 0
    do(s, ("done",))
    assert s.stack[-1][:2] == ("plan", 1)


@rule("ORL-038")
def test_the_log_keeps_the_secret():
    s = planning(market="knight")
    assert "Ship" not in GAME.tell(s, put("knight", "ship", 2), ["A", "B"], "en")
    s.in_turn = 1
    assert GAME.tell(s, put("knight", "ship", 2), ["A", "B"], "en") == "A places a knight on the Ship."


def test_exactly_one_place_can_be_activated_in_the_first_round():
    """X-34."""
    s = laid_out(2)
    done = set()

    def search(s):
        p = s.players[s.stack[-1][1]]
        done.add(frozenset(key for i, key in enumerate(PLACES[:10]) if activated(p) >> i & 1))
        for move in legal(s):
            if move[0] == "place" and PLACES[SLOT_PLACE[move[2]]] in ("farmhouse", "village", "university", "castle"):
                after = s.fork()
                GAME.rules.apply(after, move)
                search(after)

    search(s)
    assert done == {frozenset(), *(frozenset([key]) for key in ("farmhouse", "village", "university", "castle"))}
