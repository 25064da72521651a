"""The council chamber: enter it, rise in it, or use a privilege of the level reached.

A privilege that would give nothing (the marker is gone, the supply is empty, no coin to pay with) is not offered.
"""

from __future__ import annotations

from ...kernel.rules import Frame, Move, Seat, then
from .board import (
    BEER,
    BUY_POINTS,
    COIN,
    COLOURS,
    LAST_LEVEL,
    LEVEL,
    LEVEL_PRICE,
    LEVELS,
    NEXT_FIRST,
    ON_FARM,
    PRIVILEGE_COINS,
    PRIVILEGE_CUBES,
    PRIVILEGE_POINTS,
    SCROLL,
    TAKE_CUBES,
    TAKE_GOODS,
)
from .goods import can_pay, figures
from .state import NOBODY, RULES, State

PRIVILEGE: tuple[Move, ...] = tuple(("privilege", n) for n in range(LEVELS))


@RULES.moves
def council_moves(s: State, frame: Frame) -> list[Move]:
    p = s.players[frame[1]]
    moves: list[Move] = []
    if ON_FARM in p.family and can_pay(p.stock, LEVEL_PRICE[0]):
        moves.append(("enter",))
    councillors = figures(p.family, LEVEL, LAST_LEVEL)
    for member in councillors:
        place = p.family[member]
        if place < LAST_LEVEL and can_pay(p.stock, LEVEL_PRICE[place + 1 - LEVEL]):
            moves.append(("rise", member))
    if councillors:
        moves += usable(s, frame[1], highest(s, frame[1]))
    moves.append(("pass",))
    return moves


@RULES.take
def council_take(s: State, frame: Frame, move: Move) -> None:
    verb, seat = move[0], frame[1]
    if verb == "enter":
        then(s, ("charge", seat, LEVEL_PRICE[0]), ("send", seat, LEVEL), ("privileges", seat, 0))
    elif verb == "rise":
        s.players[seat].family[move[1]] += 1
        level = s.players[seat].family[move[1]] - LEVEL
        then(s, ("charge", seat, LEVEL_PRICE[level]), ("privileges", seat, level))
    elif verb == "privilege":
        use(s, seat, move[1])


def highest(s: State, seat: Seat) -> int:
    """The highest level the seat's councillors stand on, counted from 0; -1 without any."""
    return max((place for place in s.players[seat].family if LEVEL <= place <= LAST_LEVEL), default=LEVEL - 1) - LEVEL


def usable(s: State, seat: Seat, level: int) -> list[Move]:
    """The privileges up to this level that give something now."""
    moves = []
    if level >= NEXT_FIRST and s.next_first == NOBODY:
        moves.append(PRIVILEGE[NEXT_FIRST])
    if level >= TAKE_CUBES and any(s.supply[:len(COLOURS)]):
        moves.append(PRIVILEGE[TAKE_CUBES])
    if level >= TAKE_GOODS:
        moves.append(PRIVILEGE[TAKE_GOODS])
    if level >= BUY_POINTS and s.players[seat].stock[COIN] >= PRIVILEGE_COINS:
        moves.append(PRIVILEGE[BUY_POINTS])
    return moves


@RULES.auto
def privileges(s: State, frame: Frame) -> None:
    if usable(s, frame[1], frame[2]):
        then(s, ("privilege", *frame[1:]))


@RULES.moves
def privilege_moves(s: State, frame: Frame) -> list[Move]:
    return [*usable(s, frame[1], frame[2]), ("pass",)]


@RULES.take
def privilege_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "privilege":
        use(s, frame[1], move[1])


def use(s: State, seat: Seat, privilege: int) -> None:
    p = s.players[seat]
    if privilege == NEXT_FIRST:
        s.next_first = seat
    elif privilege == TAKE_CUBES:
        then(s, ("take_cubes", seat, PRIVILEGE_CUBES))
    elif privilege == TAKE_GOODS:
        then(s, ("good", seat, 1, *range(SCROLL, BEER + s.inn)))
    else:
        p.stock[COIN] -= PRIVILEGE_COINS
        p.points += PRIVILEGE_POINTS
