"""Phase 3: drawing, the market's room, fetching placed followers, the gunpowder tower."""

import pytest

from sablier.games.orleans import GAME
from sablier.games.orleans.board import KNIGHTS
from tests.games.orleans.given import ask, asked, chance, count, do, given, has, kind, legal, slot

rule = pytest.mark.rule


def draws(s):
    """How many followers may be drawn at most."""
    return max((move[1] for move in legal(s) if move[0] == "draw"), default=0)


@rule("ORL-048")
def test_followers_come_from_the_bag_onto_the_market():
    s = given()
    p = has(s, 0, bag="farmer farmer farmer monk")
    ask(s, "muster", 0)
    do(s, ("draw", 2))
    assert chance(s)
    assert (legal(s), GAME.rules.weights(s)) == ([("follower", kind("farmer")), ("follower", kind("monk"))], [3, 1])
    do(s, ("follower", kind("monk")), ("follower", kind("farmer")))
    assert (p.bag, p.market) == (count("farmer farmer"), count("monk farmer"))


@rule("ORL-049")
@pytest.mark.parametrize(("step", "number"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_the_knights_track_limits_the_draw(step, number):
    """X-04 among them: steps 0, 2, 2 and 5 give 4, 6, 6 and 8."""
    s = given()
    has(s, 0, bag="farmer " * 12, tracks={"knight": step})
    ask(s, "muster", 0)
    assert draws(s) == number == KNIGHTS[step]


@rule("ORL-050", "ORL-051")
def test_the_market_has_eight_spaces():
    """X-26."""
    s = given()
    has(s, 0, bag="farmer " * 10, market="monk " * 5, tracks={"knight": 2})
    ask(s, "muster", 0)
    assert draws(s) == 3


@rule("ORL-051")
def test_nobody_draws_more_than_the_bag_holds():
    s = given()
    has(s, 0, bag="farmer monk")
    ask(s, "muster", 0)
    assert draws(s) == 2


@rule("ORL-051", "ORL-052")
def test_a_full_market_draws_nothing():
    s = given()
    p = has(s, 0, bag="farmer", market="monk " * 8)
    ask(s, "muster", 0)
    assert not s.stack
    assert sum(p.market) == 8


@rule("ORL-053")
def test_a_refused_draw_fetches_a_placed_follower():
    """X-03."""
    s = given()
    p = has(s, 0, bag="farmer " * 8, tracks={"knight": 2}, places={"village": "farmer boatman -", "ship": "- - monk"})
    ask(s, "muster", 0)
    do(s, ("draw", 4), *[("follower", kind("farmer"))] * 4)
    do(s, ("fetch", slot("ship", 2)), ("fetch", slot("village", 1)))
    assert not s.stack, "six in all"
    assert p.market == count("farmer farmer farmer farmer monk boatman")
    assert p.slots[slot("village", 0)] == kind("farmer")
    assert p.free >> slot("ship", 2) & 1


@rule("ORL-053")
def test_drawing_less_is_allowed_without_fetching():
    s = given()
    p = has(s, 0, bag="farmer farmer farmer farmer farmer")
    ask(s, "muster", 0)
    assert legal(s) == [("draw", 4), ("draw", 3), ("draw", 2), ("draw", 1), ("done",)]
    do(s, ("done",))
    assert sum(p.market) == 0


@rule("ORL-053")
def test_with_an_empty_bag_all_draws_may_be_given_up():
    s = given()
    p = has(s, 0, places={"village": "own_farmer - -", "castle": "- own_boatman -"})
    ask(s, "muster", 0)
    assert draws(s) == 0
    do(s, ("fetch", slot("village")), ("fetch", slot("castle", 1)))
    assert p.market == count("own_farmer own_boatman")


@rule("ORL-053")
def test_technology_is_not_fetched():
    s = given()
    has(s, 0, places={"village": "technology boatman -"})
    ask(s, "muster", 0)
    assert legal(s) == [("fetch", slot("village", 1)), ("done",)]


@rule("ORL-053")
def test_followers_return_from_any_action_space():
    s = given()
    has(s, 0, tiles="sacristy bathhouse", places={"townhall": "monk -", "sacristy": "monk", "bathhouse": "knight"})
    ask(s, "muster", 0)
    assert {move[1] for move in legal(s)[:-1]} == {slot("townhall"), slot("sacristy"), slot("bathhouse")}


@rule("ORL-054")
def test_a_fetched_follower_needs_room_too():
    s = given()
    has(s, 0, market="farmer " * 7, places={"village": "farmer boatman -"})
    ask(s, "muster", 0)
    do(s, ("fetch", slot("village")))
    assert not s.stack


# --- Gunpowder tower


@rule("ORL-055", "ORL-152")
def test_the_tower_adds_two_market_spaces():
    """X-27."""
    s = given()
    has(s, 0, bag="farmer " * 10, market="monk " * 5, tracks={"knight": 2}, tiles="gunpowder_tower")
    ask(s, "muster", 0)
    assert draws(s) == 5
    do(s, ("draw", 5), *[("follower", kind("farmer"))] * 5)
    assert asked(s) == "store"
    assert ("done",) not in legal(s), "ten do not fit on eight spaces"
    do(s, ("store", kind("farmer")), ("store", kind("monk")))
    assert s.players[0].tower == (kind("farmer"), kind("monk"))
    assert sum(s.players[0].market) == 8


@rule("ORL-055")
def test_knights_still_limit_the_draw_with_a_tower():
    s = given()
    has(s, 0, bag="farmer " * 10, tiles="gunpowder_tower")
    ask(s, "muster", 0)
    assert draws(s) == 4


@rule("ORL-152")
def test_storing_is_a_choice_while_the_market_has_room():
    s = given()
    p = has(s, 0, market="monk farmer", tiles="gunpowder_tower")
    ask(s, "muster", 0)
    assert legal(s) == [("store", kind("farmer")), ("store", kind("monk")), ("done",)]
    do(s, ("store", kind("monk")), ("done",))
    assert (p.tower, p.market) == ((kind("monk"),), count("farmer"))


@rule("ORL-050", "ORL-152")
def test_nobody_must_be_stored_while_eight_fit():
    s = given()
    has(s, 0, market="farmer " * 8, tiles="gunpowder_tower")
    ask(s, "muster", 0)
    assert legal(s) == [("store", kind("farmer")), ("done",)]


@rule("ORL-152")
def test_followers_stay_on_the_tower_between_rounds():
    s = given()
    has(s, 0, bag="farmer " * 10, market="monk " * 8, tower="knight", tiles="gunpowder_tower")
    ask(s, "muster", 0)
    assert draws(s) == 1
