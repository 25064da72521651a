"""Phase 5: turns, passing, what returns to the bag and what stays."""

import pytest

from sablier.games.orleans import GAME
from sablier.games.orleans.board import EMPTY, TECHNOLOGY
from sablier.games.orleans.goods import activated
from sablier.kernel.rules import TABLE
from tests.games.orleans.given import act, ask, asked, count, do, given, has, legal, place, slot, usable

rule = pytest.mark.rule
READ = {"scriptorium": "knight scholar"}


@rule("ORL-067", "ORL-068")
def test_one_action_each_in_turn_until_all_have_passed():
    s = given(seats=3)
    s.first = 1
    for seat in range(3):
        has(s, seat, places={**READ, "farmhouse": "boatman craftsman"})
    ask(s, "actions", TABLE)
    order = []
    while s.stack:
        order.append(s.stack[-1][1])
        do(s, legal(s)[0])
    assert order == [1, 2, 0] * 3, "two actions each, then a pass"


@rule("ORL-069")
def test_whoever_passed_is_out_of_this_phase():
    s = given()
    has(s, 0, places=READ)
    has(s, 1, places={**READ, "farmhouse": "boatman craftsman"})
    ask(s, "actions", TABLE)
    do(s, ("pass",), ("card", place("scriptorium")))
    assert s.stack[-1][1] == 1
    assert GAME.view(s, 0)["passed"] == [0]


@rule("ORL-070")
def test_own_actions_in_any_order():
    s = given()
    has(s, 0, places={**READ, "farmhouse": "boatman craftsman"})
    ask(s, "actions", TABLE)
    assert legal(s) == [("card", place("farmhouse")), ("card", place("scriptorium")), ("pass",)]


@rule("ORL-071", "ORL-074")
def test_an_activated_action_may_be_left_for_later():
    s = given()
    p = has(s, 0, places=READ)
    ask(s, "actions", TABLE)
    do(s, ("pass",), ("pass",))
    assert activated(p) >> place("scriptorium") & 1
    assert usable(s, 0, "scriptorium")


@rule("ORL-072")
def test_followers_return_to_the_bag():
    """X-06."""
    s = given()
    p = has(s, 0, places={"farmhouse": "boatman own_craftsman"})
    act(s, 0, "farmhouse")
    assert p.bag == count("boatman own_craftsman farmer")
    assert (p.tracks[0], p.goods) == (1, [1, 0, 0, 0, 0])
    assert p.slots[slot("farmhouse")] == EMPTY


@rule("ORL-073", "ORL-116")
def test_technology_stays():
    s = given()
    p = has(s, 0, places={"castle": "technology boatman trader"})
    act(s, 0, "castle")
    assert p.slots[slot("castle")] == TECHNOLOGY
    assert p.bag == count("boatman trader knight")


@rule("ORL-061")
def test_a_partly_filled_place_cannot_be_used():
    s = given()
    has(s, 0, places={"farmhouse": "boatman -"})
    assert not usable(s, 0, "farmhouse")


@rule("ORL-075")
def test_recruits_go_into_the_bag_at_once():
    s = given()
    p = has(s, 0, places={"monastery": "scholar trader"})
    act(s, 0, "monastery")
    assert p.bag == count("scholar trader monk")
    assert sum(p.market) == 0


@rule("ORL-076")
@pytest.mark.parametrize(("key", "held", "track", "last"), [
    ("farmhouse", "boatman craftsman", "farmer", 8), ("university", "farmer craftsman trader", "scholar", 5),
    ("castle", "farmer boatman trader", "knight", 5),
])
def test_no_action_at_the_end_of_its_track(key, held, track, last):
    s = given()
    has(s, 0, places={key: held}, tracks={track: last - 1})
    assert usable(s, 0, key)
    has(s, 0, tracks={track: last})
    assert not usable(s, 0, key)


@rule("ORL-076")
def test_village_offers_only_tracks_that_go_on():
    s = given()
    has(s, 0, places={"village": "farmer boatman craftsman"}, tracks={"boatman": 5, "trader": 5})
    do(s, _village(s))
    assert [move[1] for move in legal(s)] == [2]


def _village(s):
    ask(s, "turn", 0, 1)
    return ("card", place("village"))


@rule("ORL-077", "ORL-180")
@pytest.mark.parametrize(("key", "held", "character"), [
    ("farmhouse", "boatman craftsman", 0), ("university", "farmer craftsman trader", 5),
    ("castle", "farmer boatman trader", 4), ("monastery", "scholar trader", 6),
])
def test_no_recruiting_when_the_character_has_run_out(key, held, character):
    s = given()
    has(s, 0, places={key: held})
    assert usable(s, 0, key)
    s.supply[character] = 0
    assert not usable(s, 0, key)


@rule("ORL-077", "ORL-123", "ORL-180")
def test_the_last_of_everything_may_still_be_taken():
    s = given()
    p = has(s, 0, tiles="laboratory", places={"village": "farmer boatman craftsman", "laboratory": "craftsman scholar"})
    s.supply[2] = s.technology = 1
    assert usable(s, 0, "laboratory")
    act(s, 0, "village", ("recruit", 2))
    assert (s.supply[2], s.technology, p.technology) == (0, 0, 1)


@rule("ORL-077")
def test_no_farmhouse_when_its_good_has_run_out():
    s = given()
    has(s, 0, places={"farmhouse": "boatman craftsman"}, tracks={"farmer": 2})
    s.goods[1] = 0
    assert not usable(s, 0, "farmhouse"), "the third farmer brings cheese"
    s.goods[1], s.goods[0] = 1, 0
    assert usable(s, 0, "farmhouse")


@rule("ORL-077")
def test_village_needs_somebody_to_recruit():
    s = given()
    has(s, 0, places={"village": "farmer boatman craftsman"})
    s.supply[1] = s.supply[3] = 0
    assert usable(s, 0, "village")
    s.technology = 0
    assert not usable(s, 0, "village")


def test_nothing_to_do_but_pass():
    s = given()
    ask(s, "actions", TABLE)
    assert asked(s) == "act"
    assert legal(s) == [("pass",)]
