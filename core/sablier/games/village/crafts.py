"""Crafts: goods made with time by a trained member, or bought with cubes or grain; coins at the mill.

The mill is a building where things can only be bought: its price holds both the grain and the time.
"""

from __future__ import annotations

from ...kernel.rules import Frame, Move, then
from .board import AMOUNT, BREWERY, BUILDINGS, BUY_PRICE, CRAFT, MAKES, MILL, ON_FARM, PRODUCE, TRAIN
from .goods import can_pay, spend_time
from .state import RULES, State
from .windows import DECK

WORK, TEACH, BUY = (tuple((verb, b) for b in range(len(BUILDINGS))) for verb in ("work", "train", "buy"))
BASE = tuple(b for b in range(len(BUILDINGS)) if b != BREWERY)
ALL = tuple(range(len(BUILDINGS)))


@RULES.moves
def crafts_moves(s: State, frame: Frame) -> list[Move]:
    p = s.players[frame[1]]
    family, free = p.family, ON_FARM in p.family
    moves: list[Move] = []
    for building in ALL if s.inn else BASE:
        if building != MILL:
            if CRAFT + building in family:
                moves.append(WORK[building])
            if free:
                moves.append(TEACH[building])
        if can_pay(p.stock, BUY_PRICE[building]):
            moves.append(BUY[building])
    moves.append(("pass",))
    return moves


@RULES.take
def crafts_take(s: State, frame: Frame, move: Move) -> None:
    verb, seat = move[0], frame[1]
    if verb == "work":
        work(s, seat, move[1])
    elif verb == "train":
        spend_time(s.players[seat], TRAIN[move[1]])
        then(s, ("send", seat, CRAFT + move[1]), ("trained", seat, move[1]))
    elif verb == "buy":
        then(s, ("charge", seat, BUY_PRICE[move[1]]), ("make", seat, move[1]))


@RULES.moves
def trained_moves(s: State, frame: Frame) -> list[Move]:
    """The new craftsman may go to work at once."""
    return [WORK[frame[2]], ("pass",)]


@RULES.take
def trained_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "work":
        work(s, frame[1], move[1])


def work(s: State, seat: int, building: int) -> None:
    spend_time(s.players[seat], PRODUCE[building])
    then(s, ("make", seat, building))


@RULES.auto
def make(s: State, frame: Frame) -> None:
    """The goods of a building; at the stables the owner chooses."""
    _, seat, building = frame
    items = MAKES[building]
    if len(items) > 1:
        then(s, ("good", seat, AMOUNT[building], *items))
        return
    s.players[seat].stock[items[0]] += AMOUNT[building]
    if building == MILL:
        DECK.fire(s, "mill", seat)
