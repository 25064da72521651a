"""Whole matches of Village. `python -m tests.golden.village` plays them anew."""

from sablier.games.village import GAME
from sablier.games.village.board import INN
from tests.golden.whole import Whole


def choose(s, legal, rng):
    """At random, but seldom idle and fond of the inn: who always passes shows few rules."""
    busy = [move for move in legal if move[0] not in ("pass", "done")] if rng.below(8) else legal
    if s.inn and rng.below(2):
        busy = [move for move in busy if move[0] == "card" or move[:2] == ("cube", INN)] or busy
    return rng.choice(busy or legal)


BASE = {f"village-{seats}": (seats, {}, 1) for seats in GAME.seats}
WITH_INN = {f"village-inn-{seats}": (seats, {"inn": "on"}, 1) for seats in GAME.seats}
WHOLE = Whole(GAME, BASE | WITH_INN, choose)

if __name__ == "__main__":
    WHOLE.write()
