"""Tastes: what a position is worth to each seat, in final points.

A taste is what makes the bots, which know no game, play a game well. `bots/taste/<game>.py` may hold a table of
tastes by name; a game without one is judged by its score sheet as it stands, so that a new game has bots at once.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any, Protocol

from ...kernel.game import Game
from ...kernel.rules import Seat

SCORE = "score"  # the taste every game has


class Taste(Protocol):
    """A judgement of positions."""

    def values(self, s: Any) -> list[float]:
        """The final points every seat may expect."""

    def reasons(self, s: Any, seat: Seat) -> dict[str, float]:
        """The same for one seat, as a sum of named parts."""

    def name(self, lang: str, key: str) -> str:
        """A part's name, as told to players."""


class ScoreTaste:
    """Counts the points as they stand."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def values(self, s: Any) -> list[float]:
        return [float(points) for points in self.game.total(s)]

    def reasons(self, s: Any, seat: Seat) -> dict[str, float]:
        return {key: float(points) for key, points in self.game.score(s)[seat]}

    def name(self, lang: str, key: str) -> str:
        return self.game.say(lang, f"score.{key}")


def names(game: Game) -> list[str]:
    """The tastes of a game, the best last."""
    return [SCORE, *_own(game)]


def load(game: Game, name: str) -> Taste:
    """The taste of that name; KeyError if there is none."""
    return ScoreTaste(game) if name == SCORE else _own(game)[name]()


def best(game: Game) -> str:
    return names(game)[-1]


def _own(game: Game) -> dict[str, Callable[[], Taste]]:
    if importlib.util.find_spec(f"{__name__}.{game.name}") is None:
        return {}
    own: dict[str, Callable[[], Taste]] = importlib.import_module(f"{__name__}.{game.name}").TASTES
    return own
