"""The grain harvest: a member on the farm brings in grain, more with a plow and an animal to draw it."""

from __future__ import annotations

from ...kernel.rules import Frame, Move
from .board import HORSE, ON_FARM, OX, PLOW, YIELD
from .goods import add_grain
from .state import RULES, Player, State


def harvest_yield(p: Player) -> int:
    if p.stock[PLOW]:
        if p.stock[OX]:
            return YIELD["with_ox"]
        if p.stock[HORSE]:
            return YIELD["with_horse"]
    return YIELD["plain"]


@RULES.moves
def harvest_moves(s: State, frame: Frame) -> list[Move]:
    return [("harvest",), ("pass",)] if ON_FARM in s.players[frame[1]].family else [("pass",)]


@RULES.take
def harvest_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "harvest":
        p = s.players[frame[1]]
        add_grain(p, harvest_yield(p))
