"""No bot peeks, and a bot that did would be caught."""

import pytest

from sablier import bots
from sablier.bots.honesty import no_peek_law
from sablier.games import load
from tests.bots.games import BEADS, GUESS

KINDS = ("random", "greedy", "turn", "search::60")


class Peeker:
    """Looks at the true state and guesses right every time."""

    def think(self, table, rng):
        s = table._state
        yield bots.Thought(("guess", s.hands[(table.seat + 1) % len(s.hands)] // 3), 0.0, 0)


@pytest.mark.parametrize("seats", GUESS.seats)
def test_a_peeker_is_caught(seats):
    assert no_peek_law(GUESS, Peeker, seats, {}, 20, seed=1)


@pytest.mark.parametrize("game", [BEADS, GUESS], ids=lambda game: game.name)
@pytest.mark.parametrize("name", KINDS)
def test_no_kind_of_bot_peeks(game, name):
    for seats in game.seats:
        assert no_peek_law(game, lambda: bots.make(game, name), seats, {}, 15, seed=7) == []


@pytest.mark.parametrize("seats", load("village").seats)
@pytest.mark.parametrize("name", ["greedy", "turn", "search::400"])
def test_no_bot_peeks_in_village(name, seats, scaled):
    """Thirty positions each; SABLIER_SCALE=35 looks at more than a thousand."""
    village = load("village")
    for options in _tables(village):
        wrong = no_peek_law(village, lambda: bots.make(village, name), seats, options, scaled(30), seed=seats, every=9)
        assert wrong == []


def _tables(game):
    """The options as they come, and each switch turned on."""
    return [{}, *({option.key: option.values[-1]} for option in game.options)]
