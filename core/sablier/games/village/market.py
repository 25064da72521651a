"""The market: a day on which everybody may sell, round the table, until all stalls are served or all have passed.

The frames carry the day: `starter` is the seat that called it, `out` a mask of the seats that have passed.
"""

from __future__ import annotations

from ...kernel.rules import CHANCE, TABLE, Frame, Move, then
from .board import CUSTOMERS, FREE, QUEUE, SALE_PRICE, WANTS
from .goods import affords, after, can_pay, give
from .state import RULES, State

DEAL: tuple[Move, ...] = tuple(("customer", customer) for customer in range(len(CUSTOMERS)))


@RULES.auto
def market_day(s: State, frame: Frame) -> None:
    """The seat that calls the day goes first, and its first sale is free."""
    seat = frame[1]
    if served(s, seat, free=True):
        then(s, ("sell", seat, seat, 0, 1), ("restock", TABLE))
    else:
        then(s, ("stalls", after(s, seat), seat, 1 << seat), ("restock", TABLE))


@RULES.auto
def stalls(s: State, frame: Frame) -> None:
    """Find the next seat that can sell; who cannot is out for the day."""
    _, seat, starter, out = frame
    for _ in s.players:
        if not out >> seat & 1:
            if served(s, seat, free=False):
                then(s, ("sell", seat, starter, out, 0))
                return
            out |= 1 << seat
        seat = after(s, seat)


def served(s: State, seat: int, free: bool) -> list[Move]:
    """The customers this seat can serve now."""
    p = s.players[seat]
    if not free and not can_pay(p, SALE_PRICE):
        return []
    return [("serve", customer) for customer in s.stalls if customer != FREE and affords(p.stock, WANTS[customer])]


@RULES.moves
def sell_moves(s: State, frame: Frame) -> list[Move]:
    return [*served(s, frame[1], bool(frame[4])), ("pass",)]


@RULES.take
def sell_take(s: State, frame: Frame, move: Move) -> None:
    _, seat, starter, out, free = frame
    following = after(s, seat)
    if move[0] == "pass":
        then(s, ("stalls", following, starter, out | 1 << seat))
        return
    p, customer = s.players[seat], move[1]
    give(s, p, WANTS[customer])
    p.customers |= 1 << customer
    s.stalls[s.stalls.index(customer)] = FREE
    if free:
        then(s, ("stalls", following, starter, out))
    else:
        then(s, ("charge", seat, SALE_PRICE), ("sold", seat, p.due), ("stalls", following, starter, out))


@RULES.auto
def sold(s: State, frame: Frame) -> None:
    """A bridge crossed by this sale is answered at once; one crossed before it waits for the end of the turn."""
    p = s.players[frame[1]]
    if p.due > frame[2]:
        p.due -= 1
        then(s, ("death", frame[1]))


@RULES.auto
def restock(s: State, frame: Frame) -> None:
    """Those who queue step up to the stalls, new customers join the queue."""
    for stall, customer in enumerate(s.stalls):
        if customer == FREE and s.queue:
            s.stalls[stall] = s.queue.pop(0)
    then(s, ("deals", TABLE))


@RULES.auto
def deals(s: State, frame: Frame) -> None:
    if s.pile and (FREE in s.stalls or len(s.queue) < QUEUE):
        then(s, ("deal", CHANCE))


@RULES.moves
def deal_moves(s: State, frame: Frame) -> list[Move]:
    pile = s.pile
    return [move for customer, move in enumerate(DEAL) if pile >> customer & 1]


@RULES.odds
def deal_odds(s: State, frame: Frame) -> list[int]:
    return [1] * s.pile.bit_count()


@RULES.take
def deal_take(s: State, frame: Frame, move: Move) -> None:
    s.pile ^= 1 << move[1]
    if FREE in s.stalls:
        s.stalls[s.stalls.index(FREE)] = move[1]
    else:
        s.queue.append(move[1])
    then(s, ("deals", TABLE))
