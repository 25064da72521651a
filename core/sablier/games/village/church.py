"""The church action: a member goes into the black bag, hoping to be drawn at a mass."""

from __future__ import annotations

from ...kernel.rules import Frame, Move, then
from .board import CHURCH_PRICE, IN_BAG, ON_FARM
from .goods import figures
from .state import RULES, State


@RULES.moves
def church_moves(s: State, frame: Frame) -> list[Move]:
    moves: list[Move] = [("bless", member) for member in figures(s.players[frame[1]].family, ON_FARM, ON_FARM)]
    moves.append(("pass",))
    return moves


@RULES.take
def church_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "bless":
        s.players[frame[1]].family[move[1]] = IN_BAG
        then(s, ("charge", frame[1], CHURCH_PRICE))
