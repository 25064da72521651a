"""Tastes made of tables: a position is looked at through many small questions, and every answer has its worth in
points.

How much grain is there: none, one, …, five? One table. Where does the first figure stand? Another. A seat's expected
final points are what it has banked for good plus one number from each table, so a judgement costs a few dozen
look-ups, learning changes only the numbers that were looked up, and a hint can tell which question made the
difference.

What things are worth changes as a match goes on. A game says at which of its stages a position is; weights are kept
at a few stages only (the knots, evenly spaced) and the stages between are mixed from their neighbours.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...kernel.rules import Move, Seat
from ..words import say

Weights = dict[int, list[list[float]]]  # by number of seats: knot by knot, all tables end to end
KNOTS = 3
BANKED = "banked"  # the part of a judgement that no table has
SCALE = 100  # weights are stored as whole hundredths of a point


class BadWeights(ValueError):
    """Weights that do not fit the tables."""


def everything(s: Any, moves: list[Move]) -> list[Move]:
    return moves


@dataclass(frozen=True)
class Look:
    """What one game's taste looks at. `tables` names them with their sizes; several may share a name."""

    game: str
    tables: tuple[tuple[str, int], ...]
    stages: int
    stage: Callable[[Any], int]  # from 0 to stages - 1
    banked: Callable[[Any], list[int]]  # points nobody can take away, seat by seat
    answers: Callable[[Any], list[list[int]]]  # seat by seat, one index into each table, counted from the first on
    shortlist: Callable[[Any, list[Move]], list[Move]] = everything  # of the legal moves those worth looking at
    slip: float = 1.0  # points that a misjudgement must amount to before it tells in a match

    @property
    def size(self) -> int:
        return sum(size for _, size in self.tables)

    def offsets(self) -> list[int]:
        """Where each table begins."""
        sizes = [size for _, size in self.tables]
        return [sum(sizes[:i]) for i in range(len(sizes))]


def mixed(look: Look, stage: int) -> tuple[int, float]:
    """The knot before a stage, and how far the stage is on its way to the next knot."""
    place = stage * (KNOTS - 1) / (look.stages - 1)
    knot = min(int(place), KNOTS - 2)
    return knot, place - knot


class TableTaste:
    """Judges by tables."""

    def __init__(self, look: Look, weights: Weights) -> None:
        self.look, self.weights = look, weights
        self.mixed = {seats: [_mix(knots, *mixed(look, stage)) for stage in range(look.stages)]
                      for seats, knots in weights.items()}
        self.names = [key for key, size in look.tables for _ in range(size)]

    def values(self, s: Any) -> list[float]:
        answers = self.look.answers(s)
        worth = self.mixed[len(answers)][self.look.stage(s)].__getitem__
        return [sum(map(worth, given), points) for given, points in zip(answers, self.look.banked(s), strict=True)]

    def reasons(self, s: Any, seat: Seat) -> dict[str, float]:
        answers = self.look.answers(s)
        worth = self.mixed[len(answers)][self.look.stage(s)]
        parts = {BANKED: float(self.look.banked(s)[seat])}
        for index in answers[seat]:
            name = self.names[index]
            parts[name] = parts.get(name, 0.0) + worth[index]
        return parts

    def shortlist(self, s: Any, moves: list[Move]) -> list[Move]:
        return self.look.shortlist(s, moves)

    def name(self, lang: str, key: str) -> str:
        return say(lang, key if key == BANKED else f"{self.look.game}.{key}")


def _mix(knots: Sequence[Sequence[float]], knot: int, part: float) -> list[float]:
    return [a + (b - a) * part for a, b in zip(knots[knot], knots[knot + 1], strict=True)]


def write(look: Look, weights: Weights) -> str:
    """Weights as text; `tables` lets a reader see whether they still fit."""
    rows = {str(seats): [[round(SCALE * w) for w in knot] for knot in knots] for seats, knots in weights.items()}
    return json.dumps({"game": look.game, "tables": look.tables, "weights": rows}, separators=(",", ":")) + "\n"


def read(look: Look, text: str) -> Weights:
    """The weights of a text; BadWeights if they are not for these tables."""
    try:
        data = json.loads(text)
        tables = tuple((name, size) for name, size in data["tables"])
        weights = {int(n): [[w / SCALE for w in knot] for knot in knots] for n, knots in data["weights"].items()}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights("these are no weights") from error
    rows = [knot for knots in weights.values() for knot in knots]
    if tables != look.tables or not rows or any(len(row) != look.size for row in rows):
        raise BadWeights("these weights are for other tables")
    return weights
