"""The family action: a birth, or a member called home."""

from __future__ import annotations

from ...kernel.rules import Frame, Move
from .board import AT_INN, CRAFT, ON_FARM, UNBORN
from .goods import figures
from .state import RULES, State


@RULES.moves
def family_moves(s: State, frame: Frame) -> list[Move]:
    family = s.players[frame[1]].family
    moves: list[Move] = [("birth",)] if UNBORN in family else []
    moves += [("recall", member) for member in figures(family, CRAFT, AT_INN)]
    moves.append(("pass",))
    return moves


@RULES.take
def family_take(s: State, frame: Frame, move: Move) -> None:
    family = s.players[frame[1]].family
    if move[0] == "birth":
        family[family.index(UNBORN)] = ON_FARM  # figures are numbered by generation
    elif move[0] == "recall":
        family[move[1]] = ON_FARM
