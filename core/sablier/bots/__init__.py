"""Computer players for any game of the kernel.

    bot = bots.make(game, "master")              # a level, or a kind such as "turn:hand"
    for thought in bot.think(table, rng):        # stop listening whenever you like
        show(thought.points, thought.work)
    match.play(thought.move)

`LEVELS` are the levels offered to players, weakest first; `names(game)` lists everything `make` knows. For a page
there are `described`, `choose` and `hint`, which speak plain data: `choose` and `hint` are generators whose every
step holds the work done and the answer so far. The arena and the training are for the terminal and are imported from
there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..kernel.game import Game
from ..kernel.match import Table
from ..kernel.rng import Rng
from .bot import Bot, Plan, Thought, decide
from .hints import best as hint
from .levels import LEVELS, Level, make, names

__all__ = ["LEVELS", "Bot", "Level", "Plan", "Thought", "choose", "decide", "described", "hint", "make", "names"]


def described(lang: str) -> list[dict[str, str]]:
    """The levels as a page offers them."""
    return [{"key": level.key, "label": level.label(lang), "about": level.about(lang)} for level in LEVELS]


def choose(game: Game, table: Table, name: str, rng: Rng) -> Iterator[dict[str, Any]]:
    """Let a bot think. Each step is `{work, points, answer: {move, n}}`; n is the move's number among the legal
    ones."""
    for thought in make(game, name).think(table, rng):
        answer = {"move": thought.move, "n": table.moves.index(thought.move)}
        yield {"work": thought.work, "points": thought.points, "answer": answer}
