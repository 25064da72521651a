"""The map: the merchant moves along a road or a waterway and may take a good; stations are built where it stands."""

from __future__ import annotations

from ...kernel.rules import Frame, Move
from .board import EMPTY, GOODS, ORLEANS, ROUTE_ENDS, ROUTE_SPACES, TRIPS
from .state import RULES, State

NO_GOOD = len(GOODS)


def can_travel(s: State, seat: int, way: int) -> bool:
    return bool(TRIPS[way][s.players[seat].town])


@RULES.moves
def travel_moves(s: State, frame: Frame) -> list[Move]:
    """Each route with each good that lies there, and without: a good need not be taken."""
    moves: list[Move] = []
    for route, _ in TRIPS[frame[2]][s.players[frame[1]].town]:
        there = {s.spaces[space] for space in ROUTE_SPACES[route]} - {EMPTY}
        moves += [("go", route, good) for good in sorted(there, reverse=True)]
        moves.append(("go", route, NO_GOOD))
    return moves


@RULES.take
def travel_take(s: State, frame: Frame, move: Move) -> None:
    _, route, good = move
    p = s.players[frame[1]]
    p.town = sum(ROUTE_ENDS[route]) - p.town
    if good != NO_GOOD:
        space = next(space for space in ROUTE_SPACES[route] if s.spaces[space] == good)
        s.spaces[space] = EMPTY
        p.goods[good] += 1


def can_build(s: State, seat: int) -> bool:
    """One station a town, except in Orléans, where everybody may have one."""
    p = s.players[seat]
    if p.town == ORLEANS:
        return p.stock > 0 and not p.stations >> ORLEANS & 1
    return p.stock > 0 and not any(q.stations >> p.town & 1 for q in s.players)


def build(s: State, seat: int) -> None:
    p = s.players[seat]
    p.stock -= 1
    p.stations |= 1 << p.town
