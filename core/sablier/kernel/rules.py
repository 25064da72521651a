"""Rules: a game's steps by name, and the stack of what is still to be done.

A state holds `stack`, a list of plain tuples `(step, seat, *ints)`. The top frame is what happens next: an automatic
step, a decision of a seat, or a decision of CHANCE. A step changes the state, pushes what follows with `then`, and
returns; code after a push would run before what was pushed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

Seat = int
Move = tuple[Any, ...]  # (verb, *ints), such as ("plow", 7)
Frame = tuple[Any, ...]  # (step, seat, *ints), such as ("plow", 2, 0)

CHANCE: Seat = -1  # draws cubes, deals cards, rolls dice
TABLE: Seat = -2  # automatic steps that concern nobody in particular


class Position(Protocol):
    """What the kernel asks of a game's state: a stack, and what every record can do."""

    stack: list[Frame]

    def fork(self: S) -> S: ...
    def dump(self) -> dict[str, Any]: ...


S = TypeVar("S", bound=Position)

Auto = Callable[[S, Frame], None]
Moves = Callable[[S, Frame], list[Move]]
Take = Callable[[S, Frame, Move], None]
Odds = Callable[[S, Frame], list[int]]


def then(s: Position, *frames: Frame) -> None:
    """Do these next, in the order written."""
    s.stack.extend(frames[::-1])


class Rules(Generic[S]):
    """One game: its steps by name. A step is either automatic or a decision with `_moves` and `_take`."""

    def __init__(self) -> None:
        self.autos: dict[str, Auto[S]] = {}
        self.asks: dict[str, Moves[S]] = {}
        self.takes: dict[str, Take[S]] = {}
        self.chances: dict[str, Odds[S]] = {}

    def auto(self, fn: Auto[S]) -> Auto[S]:
        """A step with no choice in it: does it and pushes what follows."""
        return _enter(self.autos, fn.__name__, fn)

    def moves(self, fn: Moves[S]) -> Moves[S]:
        """`<step>_moves(s, frame)` lists every legal move, in a fixed order, never empty."""
        return _enter(self.asks, fn.__name__.removesuffix("_moves"), fn)

    def take(self, fn: Take[S]) -> Take[S]:
        """`<step>_take(s, frame, move)` makes one of those moves."""
        return _enter(self.takes, fn.__name__.removesuffix("_take"), fn)

    def odds(self, fn: Odds[S]) -> Odds[S]:
        """`<step>_odds(s, frame)` weighs the moves of a CHANCE step, index by index."""
        return _enter(self.chances, fn.__name__.removesuffix("_odds"), fn)

    def start(self, s: S) -> None:
        """Run a fresh state on to its first decision."""
        self._run(s)

    def decider(self, s: S) -> Seat | None:
        """The seat to move, CHANCE, or None when the match is over."""
        stack = s.stack
        return stack[-1][1] if stack else None

    def legal(self, s: S) -> list[Move]:
        """What that seat may do now; [] when the match is over."""
        stack = s.stack
        if not stack:
            return []
        frame = stack[-1]
        return self.asks[frame[0]](s, frame)

    def weights(self, s: S) -> list[int]:
        """How likely each legal move is, when CHANCE decides."""
        frame = s.stack[-1]
        return self.chances[frame[0]](s, frame)

    def apply(self, s: S, move: Move) -> None:
        """Make a legal move in place, then run on to the next decision. Trusts its caller: a Match checks."""
        frame = s.stack.pop()
        self.takes[frame[0]](s, frame, move)
        self._run(s)

    def _run(self, s: S) -> None:
        stack, autos = s.stack, self.autos
        while stack:
            step = autos.get(stack[-1][0])
            if step is None:
                return
            step(s, stack.pop())

    def faults(self) -> list[str]:
        """What a careless author forgot: a decision without its other half, a name used twice."""
        found = [f"{name} has moves but no take" for name in self.asks if name not in self.takes]
        found += [f"{name} has a take but no moves" for name in self.takes if name not in self.asks]
        found += [f"{name} has odds but no moves" for name in self.chances if name not in self.asks]
        found += [f"{name} is both automatic and a decision" for name in self.autos if name in self.asks]
        return found


F = TypeVar("F")


def _enter(table: dict[str, F], name: str, fn: F) -> F:
    if name in table:
        raise ValueError(f"the step {name} is declared twice")
    table[name] = fn
    return fn
