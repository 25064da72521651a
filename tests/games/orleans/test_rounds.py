"""The course of a round: hourglass, census, start player."""

import pytest

from sablier.games.orleans import GAME
from sablier.games.orleans.board import EVENTS, ROUNDS
from sablier.kernel.rng import Rng
from sablier.kernel.rules import TABLE
from tests.games.orleans.given import ask, asked, chance, do, given, has, legal, place
from tests.games.orleans.test_setup import laid_out

rule = pytest.mark.rule


def let_pass(s, rng, stop):
    """Play on with everybody doing as little as possible, until `stop(s)` holds or the match is over."""
    while GAME.rules.decider(s) is not None and not stop(s):
        moves = legal(s)
        GAME.rules.apply(s, moves[rng.weighted(GAME.rules.weights(s))] if chance(s) else moves[-1])


@rule("ORL-030")
def test_seven_phases_in_their_order():
    s = given()
    s.round, s.event = 2, 0
    s.stack.append(("next_round", TABLE))
    GAME.rules.autos["next_round"](s, s.stack.pop())
    assert [frame[0] for frame in reversed(s.stack)] == [
        "hourglass", "census", "gathering", "planning", "actions", "happening", "pass_on", "next_round"]


@rule("ORL-031", "ORL-033")
def test_a_tile_is_turned_up_each_round():
    s = laid_out(2)
    let_pass(s, Rng(1), lambda s: s.round == 2 and asked(s) == "hourglass")
    assert chance(s)
    assert {EVENTS[move[1]] for move in legal(s)} == set(EVENTS)
    do(s, ("event", EVENTS.index("plague")))
    assert EVENTS[s.event] == "plague"
    assert s.hourglass[EVENTS.index("plague")] == 2


@rule("ORL-032", "ORL-186")
def test_the_match_ends_after_eighteen_rounds():
    s = laid_out(3)
    first = s.first
    let_pass(s, Rng(2), lambda s: False)
    assert s.round == ROUNDS == 18
    assert sum(s.hourglass) == 0
    assert s.first == first, "eighteen times on among three: the last round passed its tile on too"


@rule("ORL-035")
def test_the_event_is_known_before_anything_else():
    s = given()
    has(s, 0, tracks={"farmer": 1})
    s.event = -1
    s.stack.append(("next_round", TABLE))
    GAME.rules.start(s)
    GAME.rules.apply(s, ("event", EVENTS.index("plague")))
    assert (asked(s), GAME.view(s, 0)["event"]) == ("grant", "plague"), "the census is still to come"


@rule("ORL-036")
def test_start_player_passes_to_the_left():
    s = given(seats=3)
    for expected in (1, 2, 0):
        ask(s, "pass_on", TABLE)
        assert s.first == expected


@rule("ORL-037")
def test_order_is_clockwise_from_the_start_player():
    s = given(seats=3)
    s.first = 1
    for seat in range(3):
        has(s, seat, bag="farmer farmer")
    ask(s, "gathering", TABLE)
    order = []
    while s.stack:
        order.append(s.stack[-1][1])
        do(s, ("done",))
    assert order == [1, 2, 0]


@rule("ORL-034")
def test_pilgrimage_does_nothing_in_the_event_phase():
    s = given(event="pilgrimage")
    has(s, 0, bag="monk")
    before = s.dump()
    ask(s, "happening", TABLE)
    assert s.dump() == before


# --- Census


def census(seats, farmers, coins=5):
    s = given(seats=seats)
    for seat, step in enumerate(farmers):
        has(s, seat, tracks={"farmer": step}, coins=coins)
    ask(s, "census", TABLE)
    return s


def gained(s, coins=5):
    return [p.coins - coins for p in s.players]


@rule("ORL-040", "ORL-042")
def test_first_alone_gains_and_last_alone_pays():
    """X-05."""
    s = census(4, [2, 3, 1, 2])
    assert gained(s) == [0, 1, -1, 0]
    assert s.bank == 215 - 4 * 5


@rule("ORL-041")
def test_shared_lead_gains_nothing():
    """X-08."""
    assert gained(census(3, [2, 2, 1])) == [0, 0, -1]


@rule("ORL-043")
def test_shared_last_place_pays_nothing():
    assert gained(census(3, [2, 1, 1])) == [1, 0, 0]


@rule("ORL-044")
def test_with_two_players_the_last_does_not_pay():
    """X-07."""
    assert gained(census(2, [1, 0])) == [1, 0]


@rule("ORL-045")
def test_the_marker_counts_not_the_farmers_owned():
    s = given(seats=3)
    has(s, 0, tracks={"farmer": 1}, coins=5)
    has(s, 1, tracks={"farmer": 2}, coins=5)
    has(s, 2, bag="farmer farmer farmer farmer", coins=5)
    ask(s, "census", TABLE)
    assert gained(s) == [0, 1, -1]


@rule("ORL-046", "ORL-167")
def test_a_census_that_cannot_be_paid_is_tortured_out():
    s = census(3, [2, 1, 0], coins=0)
    assert asked(s) == "torture"
    assert s.stack[-1][1:] == (2, 1)


@rule("ORL-047")
def test_no_census_in_the_first_round():
    assert gained(census(4, [0, 0, 0, 0])) == [0, 0, 0, 0]
    assert all(p.coins == 5 for p in laid_out(4).players)


@rule("ORL-039")
def test_payments_are_settled_clockwise():
    s = given(seats=3, event="taxes")
    s.first = 2
    for seat in range(3):
        has(s, seat, goods="grain grain grain", coins=0)
    ask(s, "happening", TABLE)
    order = []
    while s.stack:
        order.append(s.stack[-1][1])
        do(s, ("stock",))
    assert order == [2, 0, 1]


@rule("ORL-169")
def test_events_affect_everybody():
    s = given(seats=4, event="income")
    ask(s, "happening", TABLE)
    assert gained(s) == [1, 1, 1, 1]


def test_a_turn_goes_to_whoever_is_still_in():
    s = given(seats=3)
    for seat in (0, 2):
        has(s, seat, places={"scriptorium": "knight scholar"})
    ask(s, "turn", 1, 0b101)
    assert s.stack[-1][1] == 2
    do(s, ("pass",))
    assert s.stack[-1][1] == 0
    do(s, ("card", place("scriptorium")))
    assert s.stack[-1][1] == 0
    do(s, ("pass",))
    assert not s.stack
