"""Match: the true state, the log, undo and redo; Table: the little of it a bot may see.

A match answers for chance and for moves nobody has to think about: after each move it draws what chance owes and plays
what has only one answer, so that it always rests on a real decision. Every move, chance included, is in the log.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from .game import Game
from .rng import Rng
from .rules import CHANCE, Move, Seat


@dataclass(frozen=True)
class Place:
    """Who sits there: a name, and `human` or the name of a bot."""

    name: str
    kind: str = "human"


class IllegalMove(ValueError):
    """A move that is not among the legal ones."""


@dataclass(frozen=True)
class Moment:
    """A position a match went through: the state before a move, the generator's seed then, the move itself."""

    state: Any
    seed: int
    move: Move


class Table:
    """What a bot is given: its seat, its moves, what it sees, and states it could not tell from the true one."""

    def __init__(self, game: Game, state: Any, seat: Seat) -> None:
        self.game, self.seat = game, seat
        self._state = state
        self.moves = game.rules.legal(state)

    def view(self) -> dict[str, Any]:
        return self.game.view(self._state, self.seat)

    def sample(self, rng: Rng) -> Any:
        return self.game.imagine(self._state, self.seat, rng)


class Match:
    """One play of a game."""

    def __init__(self, game: Game, places: list[Place], options: Mapping[str, str], seed: int) -> None:
        if len(places) not in game.seats:
            raise ValueError(f"{game.name} has no {len(places)} seats")
        self.game, self.places, self.options = game, places, game.chosen(options)
        self.rng = Rng(seed)
        self.past: list[Moment] = []
        self.undone: list[tuple[Move, int]] = []  # the last undone first; with the seed after the move
        self.shortened = False  # whether the log starts somewhere in the middle
        self.first = game.setup(len(places), self.options)
        game.rules.start(self.first)
        self.state = self.first
        self.settle()

    def rewind(self) -> None:
        """Back to the first position, before anything was drawn."""
        self.state, self.past, self.undone = self.first, [], []

    def restart(self, state: Any) -> None:
        """Let the match begin at this position: its log could not be kept."""
        self.first, self.shortened = state, True
        self.rewind()

    @property
    def log(self) -> list[Move]:
        return [moment.move for moment in self.past]

    @property
    def decider(self) -> Seat | None:
        return self.game.rules.decider(self.state)

    @property
    def over(self) -> bool:
        return self.decider is None

    def legal(self) -> list[Move]:
        return self.game.rules.legal(self.state)

    def table(self) -> Table:
        """The table of the seat to move."""
        seat = self.decider
        assert seat is not None
        return Table(self.game, self.state, seat)

    def play(self, move: Move) -> None:
        """Make a legal move and everything that follows without a question."""
        if move not in self.legal():
            raise IllegalMove(str(move))
        self.undone.clear()
        self._make(move)
        self.settle()

    def replay(self, moves: Collection[Move]) -> None:
        """Make moves from a log, chance included, each of them checked."""
        for move in moves:
            if move not in self.legal():
                raise IllegalMove(str(move))
            self._make(move)

    def undo_target(self, seats: Collection[Seat], practice: bool = False) -> int | None:
        """The number of moves to which these seats may go back; None if fair play does not allow it."""
        for at in range(len(self.past) - 1, -1, -1):
            decider = self.game.rules.decider(self.past[at].state)
            choices = len(self.game.rules.legal(self.past[at].state))
            if choices == 1:
                continue
            if not practice and (decider == CHANCE or self._revealed_since(at)):
                return None
            if decider in seats:
                return at
        return None

    def _revealed_since(self, at: int) -> bool:
        return self.game.secret(self.past[at].state) and not self.game.secret(self.state)

    def undo(self, seats: Collection[Seat], practice: bool = False) -> bool:
        """Go back to these seats' last decision; False if that may not be."""
        at = self.undo_target(seats, practice)
        if at is None:
            return False
        seed = self.rng.seed
        for moment in reversed(self.past[at:]):
            self.undone.append((moment.move, seed))
            seed = moment.seed
        self.state, self.rng.seed = self.past[at].state, seed
        del self.past[at:]
        return True

    def redo(self, seats: Collection[Seat]) -> bool:
        """Make again what was undone, up to these seats' next decision."""
        if not self.undone:
            return False
        while self.undone:
            move, seed = self.undone.pop()
            self._make(move)
            self.rng.seed = seed
            if self.decider in seats and len(self.legal()) > 1:
                break
        return True

    def _make(self, move: Move, seed: int | None = None) -> None:
        """`seed` is the generator's before the move, where the move itself was drawn with it."""
        self.past.append(Moment(self.state, self.rng.seed if seed is None else seed, move))
        self.state = self.state.fork()
        self.game.rules.apply(self.state, move)

    def settle(self) -> None:
        """Draw what chance owes and play what has only one answer, up to the next real decision."""
        rules = self.game.rules
        while (decider := self.decider) is not None:
            moves = self.legal()
            if decider == CHANCE:
                seed = self.rng.seed
                self._make(moves[self.rng.weighted(rules.weights(self.state))], seed)
            elif len(moves) == 1:
                self._make(moves[0])
            else:
                return
