"""The optional rule for experienced players: place tiles put back into the box before the first round."""

from __future__ import annotations

from ...kernel.rules import Frame, Move, then
from .board import BOARD_PLACES, EXCLUDED, PLACES
from .state import RULES, State, clockwise


@RULES.auto
def exclusion(s: State, frame: Frame) -> None:
    """Where a seat may exclude two they go round twice, so that nobody chooses two in a row."""
    then(s, *(("exclude", seat) for _ in range(EXCLUDED[len(s.players)]) for seat in clockwise(s)))


@RULES.moves
def exclude_moves(s: State, frame: Frame) -> list[Move]:
    tiles: list[Move] = [("exclude", place) for place in range(BOARD_PLACES, len(PLACES)) if s.tiles >> place & 1]
    return [*tiles, ("pass",)]


@RULES.take
def exclude_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "exclude":
        s.tiles ^= 1 << move[1]
        s.gone_tiles |= 1 << move[1]
