"""What bots look at in Orléans, and which plans they consider."""

import pytest

from sablier import bots
from sablier.bots import taste as tastes
from sablier.bots.taste import orleans
from sablier.bots.taste.orleans_plans import shortlist
from sablier.games.orleans import GAME
from sablier.games.orleans.board import PLACES, SLOT_PLACE
from sablier.kernel.match import Table
from sablier.kernel.rng import Rng
from sablier.kernel.rules import CHANCE, TABLE
from sablier.kernel.words import LANGUAGES
from tests.games.orleans.given import ask, do, given, has, kind, slot
from tests.games.orleans.test_laws import positions


def some_positions(seats, every, seed=5):
    return [(s.fork(), moves) for n, (s, moves) in enumerate(positions(seats, seed)) if n % every == 0]


def planning(**things):
    s = given()
    has(s, 0, **things)
    ask(s, "planning", TABLE)
    return s


def considered(s):
    return shortlist(s, GAME.rules.legal(s))


def places(moves):
    return {PLACES[SLOT_PLACE[move[2]]] for move in moves if move[0] == "place"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_answers_are_in_the_tables_and_reasons_add_up(seats):
    taste = tastes.load(GAME, "hand")
    for s, _ in some_positions(seats, 40):
        answers = orleans.LOOK.answers(s)
        assert len(answers) == seats
        assert 0 <= orleans.LOOK.stage(s) < orleans.LOOK.stages
        assert all(0 <= index < orleans.LOOK.size for given in answers for index in given)
        for seat, value in enumerate(taste.values(s)):
            assert sum(taste.reasons(s, seat).values()) == pytest.approx(value)


def test_an_answer_stays_in_its_own_table():
    """Otherwise a count that is too large would be read as the answer to the next question."""
    s = given(4)
    for seat in range(4):
        has(s, seat, coins=90, technology=9, development=30, citizens=(1 << 14) - 1, bag="monk " * 3)
        s.players[seat].goods = [9] * 5
        s.players[seat].stations = (1 << 10) - 1
    sizes = [size for _, size in orleans.LOOK.tables]
    tables = [table for table, size in enumerate(sizes) for _ in range(size)]
    for answers in orleans.LOOK.answers(s):
        hits = [tables[index] for index in answers]
        assert len(set(hits)) == len(hits)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_looked_at_has_a_name(lang):
    taste = tastes.load(GAME, "hand")
    assert all(taste.name(lang, key) for key, _ in orleans.LOOK.tables)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_shortlist_is_a_part_of_the_legal_moves(seats):
    for s, moves in some_positions(seats, 3):
        if s.stack[-1][1] >= 0:
            found = shortlist(s, moves)
            assert found
            assert found == [move for move in moves if move in found], "in the same order, nothing else"


def test_only_places_that_can_be_filled_are_begun():
    s = planning(market="own_boatman own_craftsman scholar")
    assert places(considered(s)) == {"farmhouse", "townhall"}


def test_a_place_begun_is_finished():
    s = planning(market="boatman boatman craftsman trader farmer")
    do(s, ("place", kind("boatman"), slot("farmhouse")))
    assert considered(s) == [("place", kind("craftsman"), slot("farmhouse", 1))]


def test_places_are_filled_in_the_order_of_the_board():
    s = planning(market="own_boatman own_craftsman own_trader own_farmer knight scholar")
    assert places(considered(s)) > {"farmhouse", "village", "monastery"}
    do(s, ("place", kind("scholar"), slot("monastery")), ("place", kind("own_trader"), slot("monastery", 1)))
    assert places(considered(s)) == {"ship", "guildhall", "townhall"}


def test_what_was_left_out_comes_last():
    s = planning(market="own_boatman own_craftsman own_craftsman own_trader own_farmer")
    for i, name in enumerate(("own_farmer", "own_craftsman", "own_trader")):
        do(s, ("place", kind(name), slot("university", i)))
    assert places(considered(s)) == {"farmhouse"}


def test_followers_are_scattered_only_to_make_room():
    assert considered(planning(market="own_farmer " * 4)) == [("done",)]
    assert len(considered(planning(market="own_farmer " * 5))) > 1


def test_nobody_goes_to_the_town_hall_whom_no_deed_wants():
    s = planning(market="knight")
    assert places(considered(s)) == {"townhall"}
    s.deeds = [0] * len(s.deeds)
    assert considered(s) == [("done",)]


def test_all_draws_are_made_and_followers_fetched_only_without_any():
    s = given()
    has(s, 0, bag="monk knight", places={"ship": "farmer - -"})
    ask(s, "gather", 0, 4)
    assert considered(s) == [("draw", 2)]
    do(s, ("draw", 2), ("follower", kind("monk")), ("follower", kind("knight")))
    assert considered(s) == [("fetch", slot("ship")), ("done",)]


@pytest.mark.parametrize("name", ["greedy:hand", "turn:hand"])
def test_a_bot_plans_to_the_end_and_uses_what_it_planned(name):
    bot, s, rng = bots.make(GAME, name), GAME.setup(2, GAME.chosen({})), Rng(3)
    GAME.rules.start(s)
    used = []
    while s.round < 3:
        seat, moves = GAME.rules.decider(s), GAME.rules.legal(s)
        if seat == CHANCE:
            move = moves[rng.weighted(GAME.rules.weights(s))]
        else:
            move = bots.decide(bot, Table(GAME, s, seat), rng).move
        used += [move] if move[0] == "card" else []
        GAME.rules.apply(s, move)
    assert len(used) >= 4, "two seats, two rounds, an action each"


def test_search_where_secret_plans_decide_whose_turn_it_is():
    """In some imagined states the first seat has planned something and acts, in others the match is over."""
    s = given(event="pilgrimage")
    s.round, s.first = 18, 1
    has(s, 0, market="own_boatman own_craftsman scholar")
    has(s, 1, market="own_boatman own_craftsman scholar")
    s.stack += [("end", TABLE), ("actions", TABLE)]
    ask(s, "planning", TABLE)
    do(s, ("done",))
    for seed in range(5):
        move = bots.decide(bots.make(GAME, "search:hand:400"), Table(GAME, s, 0), Rng(seed)).move
        assert move in GAME.rules.legal(s)


def test_judged_alike_with_and_without_memory():
    for s, _ in some_positions(3, 60):
        before = orleans.LOOK.answers(s)
        for remembered in (orleans._sights, orleans._placed, orleans._standing):
            remembered.cache_clear()
        assert orleans.LOOK.answers(s) == before
