"""Tastes: what a position is worth to each seat, in final points.

A taste is what makes the bots, which know no game, play a game well. `bots/taste/<game>.py` says what to look at
(LOOK) and what it is worth to begin with (by_hand), `bots/taste/<game>.json` what it is worth after learning. A game
without them is judged by its score sheet as it stands, so that a new game has bots at once.
"""

from __future__ import annotations

import importlib
import importlib.util
from importlib.resources import files
from pathlib import Path
from typing import Any, Protocol

from ...kernel.game import Game
from ...kernel.rules import Move, Seat
from .tables import BadWeights, Look, TableTaste, Weights, read

SCORE, HAND, LEARNED = "score", "hand", "learned"


class Taste(Protocol):
    """A judgement of positions."""

    def values(self, s: Any) -> list[float]:
        """The final points every seat may expect."""

    def reasons(self, s: Any, seat: Seat) -> dict[str, float]:
        """The same for one seat, as a sum of named parts."""

    def shortlist(self, s: Any, moves: list[Move]) -> list[Move]:
        """Of the legal moves of a seat those worth looking at, in the same order; never none."""

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

    def shortlist(self, s: Any, moves: list[Move]) -> list[Move]:
        return moves

    def name(self, lang: str, key: str) -> str:
        return self.game.say(lang, f"score.{key}")


def look(game: Game) -> Look | None:
    """What the game's own taste looks at, if it has one."""
    if importlib.util.find_spec(f"{__name__}.{game.name}") is None:
        return None
    found = importlib.import_module(f"{__name__}.{game.name}").LOOK
    assert isinstance(found, Look)
    return found


def names(game: Game) -> list[str]:
    """The tastes of a game, the best last."""
    if look(game) is None:
        return [SCORE]
    learned = files(__name__).joinpath(f"{game.name}.json").is_file()
    return [SCORE, HAND, LEARNED] if learned else [SCORE, HAND]


def load(game: Game, name: str) -> Taste:
    """The taste of that name, or in a file of weights if the name ends in .json; KeyError if there is none."""
    own = look(game)
    if name == SCORE:
        return ScoreTaste(game)
    if own is None or (name not in names(game) and not name.endswith(".json")):
        raise KeyError(name)
    if name == HAND:
        weights: Weights = importlib.import_module(f"{__name__}.{game.name}").by_hand()
        return TableTaste(own, weights)
    source = files(__name__).joinpath(f"{game.name}.json") if name == LEARNED else Path(name)
    try:
        return TableTaste(own, read(own, source.read_text(encoding="utf-8")))
    except (OSError, BadWeights) as error:
        raise KeyError(name) from error


def best(game: Game) -> str:
    return names(game)[-1]
