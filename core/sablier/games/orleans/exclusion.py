"""The optional rule for experienced players: place tiles put back into the box before the first round."""

from __future__ import annotations

from ...kernel.rules import Frame, Move, then
from .board import BOARD_PLACES, PLACES
from .state import RULES, State, clockwise

EACH = {2: 2, 3: 1, 4: 1}  # tiles a seat may exclude; with two players one after the other, twice round


@RULES.auto
def exclusion(s: State, frame: Frame) -> None:
    then(s, *(("exclude", seat) for _ in range(EACH[len(s.players)]) for seat in clockwise(s)))


@RULES.moves
def exclude_moves(s: State, frame: Frame) -> list[Move]:
    tiles: list[Move] = [("exclude", place) for place in range(BOARD_PLACES, len(PLACES)) if s.tiles >> place & 1]
    return [*tiles, ("pass",)]


@RULES.take
def exclude_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "exclude":
        s.tiles ^= 1 << move[1]
        s.gone_tiles |= 1 << move[1]
