"""What a bot is: something that thinks about a table for as long as it is let.

`think` is a generator. Each thought holds the best move so far, so whoever listens may stop at any time and play the
last one; a bot left alone stops by itself when its budget is used. Budgets count work (positions looked at), never
seconds: the same seed gives the same move on a slow machine and on a fast one. A clock, if there is one, belongs to
the listener.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from ..kernel.match import Table
from ..kernel.rng import Rng
from ..kernel.rules import Move, Seat

Values = Sequence[float]  # expected final points, seat by seat


class Plan(NamedTuple):
    """One move a bot considered: the turn it would begin, and the final points every seat may expect of it."""

    line: tuple[Move, ...]
    values: Values


class Thought(NamedTuple):
    """What a bot thinks so far. `points`: the final points it expects for itself; `plans`: best first."""

    move: Move
    points: float
    work: int
    plans: tuple[Plan, ...] = ()


class Bot(Protocol):
    """A computer player. It sees a Table and nothing else."""

    def think(self, table: Table, rng: Rng) -> Iterator[Thought]: ...


def utility(values: Values, seat: Seat) -> float:
    """What a seat makes of everybody's points: its lead, half over the best of the others, half over all of them."""
    own = values[seat]
    if len(values) == 2:
        return own - values[1 - seat]
    others = [value for other, value in enumerate(values) if other != seat]
    return own - (max(others) + sum(others) / len(others)) / 2


def decide(bot: Bot, table: Table, rng: Rng) -> Thought:
    """The last thought of a bot that nobody interrupts."""
    *_, last = bot.think(table, rng)
    return last


class RandomBot:
    """Plays any legal move."""

    def think(self, table: Table, rng: Rng) -> Iterator[Thought]:
        yield Thought(rng.choice(table.moves), 0.0, 0)
