"""Steps, the stack, chance and cards, shown on the toy game."""

from __future__ import annotations

import pytest

from sablier.kernel.cards import Deck, may
from sablier.kernel.rng import Rng
from sablier.kernel.rules import CHANCE, Frame, Move, Rules, then
from tests.kernel import toy


def fresh(seats: int = 2) -> toy.State:
    s = toy.setup(seats, {"short": "off"})
    toy.RULES.start(s)
    return s


def test_automatic_steps_run_on_to_a_decision():
    s = fresh()
    assert toy.RULES.decider(s) == 0
    assert toy.RULES.legal(s) == [("take",)]


def test_chance_is_a_seat_with_odds():
    s = fresh()
    s.bag = [1, 0, 3]
    toy.RULES.apply(s, ("take",))
    assert toy.RULES.decider(s) == CHANCE
    assert toy.RULES.legal(s) == [("bead", 0), ("bead", 2)]
    assert toy.RULES.weights(s) == [1, 3]


def test_what_is_pushed_happens_in_the_order_written():
    s = fresh()
    s.stack.clear()
    then(s, ("a", 0), ("b", 0))
    assert s.stack == [("b", 0), ("a", 0)]


def test_a_finished_match_has_no_decider_and_no_moves():
    s = fresh()
    s.stack.clear()
    assert toy.RULES.decider(s) is None
    assert toy.RULES.legal(s) == []


def test_a_card_is_offered_once_in_its_window():
    s = fresh()
    s.players[0].beads = [2, 0, 0]
    toy.RULES.apply(s, ("sell", 0))
    assert s.stack[-1][:2] == ("may", 0)
    assert toy.RULES.legal(s) == [("card", 0), ("pass",)]
    toy.RULES.apply(s, ("card", 0))
    assert s.players[0].points == 5
    assert s.players[0].hand == 0
    assert toy.RULES.decider(s) == 1


def test_a_declined_card_is_kept():
    s = fresh()
    s.players[0].beads = [2, 0, 0]
    toy.RULES.apply(s, ("sell", 0))
    toy.RULES.apply(s, ("pass",))
    assert (s.players[0].points, s.players[0].hand) == (4, 1)


def test_authors_are_told_what_they_forgot():
    rules: Rules[toy.State] = Rules()

    @rules.moves
    def ask_moves(s: toy.State, frame: Frame) -> list[Move]:
        return [("x",)]

    @rules.odds
    def draw_odds(s: toy.State, frame: Frame) -> list[int]:
        return [1]

    assert len(rules.faults()) == 2
    assert toy.RULES.faults() == []
    with pytest.raises(ValueError, match="twice"):
        rules.moves(ask_moves)


def test_mandatory_effects_come_in_order_and_before_the_optional_ones():
    rules: Rules[toy.State] = Rules()
    deck = Deck(rules, {"end": "at the end", "cost": "what it costs"}, held=lambda s, seat: s.players[seat].hand,
                played=toy.discard)

    def point(s: toy.State, seat: int) -> None:
        s.players[seat].points += 1

    def double(s: toy.State, seat: int) -> None:
        s.players[seat].points *= 2

    deck.card("both", end=(point, double))
    deck.card("maybe", end=may(point, when=lambda s, seat: s.players[seat].points == 2))
    deck.card("cheaper", cost=lambda value, s, seat: value - 1)
    s = fresh()
    s.players[0].hand = 0b111
    s.stack.clear()
    deck.fire(s, "end", 0)
    rules.start(s)
    assert s.players[0].points == 2
    assert rules.legal(s) == [("card", 1), ("pass",)]
    assert deck.fold(5, "cost", s, 0) == 4
    assert deck.fold(5, "cost", s, 1) == 5


def test_a_deck_is_a_closed_list():
    deck = Deck(Rules[toy.State](), {"end": "at the end"}, held=lambda s, seat: 0, played=toy.discard)
    deck.card("one")
    with pytest.raises(ValueError, match="twice"):
        deck.card("one")
    with pytest.raises(ValueError, match="no window"):
        deck.card("two", dawn=may())


def test_the_generator_is_one_int_and_repeats_itself():
    one, two = Rng(7), Rng(7)
    assert [one.bits() for _ in range(3)] == [two.bits() for _ in range(3)]
    assert one.seed == two.seed
    assert Rng(0).bits() == 0xE220A8397B1DCDAF  # the published first value for seed 0
    assert {Rng(seed).weighted([0, 3, 1]) for seed in range(40)} == {1, 2}
    assert all(0 <= Rng(seed).unit() < 1 for seed in range(9))
    items = list(range(9))
    one.shuffle(items)
    assert sorted(items) == list(range(9))
    with pytest.raises(ValueError, match="positive"):
        Rng(1).weighted([0, 0])
