"""The market: a day on which everybody may sell, round the table, until all stalls are served or all have passed.

The frames carry the day: `out` is a mask of the seats that have passed, `free` tells whether the next sale costs
nothing besides. New customers come when the day is over.
"""

from __future__ import annotations

from ...kernel.rules import CHANCE, TABLE, Frame, Move, then
from .board import CUSTOMERS, FREE, QUEUE, SALE_PRICE, WANTS
from .goods import affords, after, can_pay, give
from .state import RULES, State
from .windows import DECK, NUMBER, hopes

DEAL: tuple[Move, ...] = tuple(("customer", customer) for customer in range(len(CUSTOMERS)))


@RULES.auto
def market_day(s: State, frame: Frame) -> None:
    """The seat that calls the day goes first, and its first sale is free."""
    seat = frame[1]
    day = (("stalls", seat, 0, 1), ("market_over", seat))
    if s.inn:
        then(s, ("announce", seat, NUMBER["market_start"]), *day)
    else:
        then(s, *day)


@RULES.auto
def stalls(s: State, frame: Frame) -> None:
    """Find the next seat that can sell; who cannot is out for the day."""
    _, seat, out, free = frame
    for _ in s.players:
        if not out >> seat & 1:
            if can_sell(s, seat, free):
                then(s, ("sell", seat, out, free))
                return
            out |= 1 << seat
        seat, free = after(s, seat), 0


def can_sell(s: State, seat: int, free: int) -> bool:
    """Whether a seat can serve somebody, if need be by playing cards first."""
    p = s.players[seat]
    if served(s, seat, free, p.stock):
        return True
    return bool(p.hand & DECK.listeners["hope"] and served(s, seat, free, hopes(s, seat)))


def served(s: State, seat: int, free: int, stock: list[int]) -> list[Move]:
    """The customers this stock would serve now."""
    if not free and not can_pay(stock, SALE_PRICE):
        return []
    tiles = s.stalls + s.queue if s.criers >> seat & 1 else s.stalls
    return [("serve", tile) for tile in tiles if tile != FREE and affords(stock, WANTS[tile])]


@RULES.moves
def sell_moves(s: State, frame: Frame) -> list[Move]:
    seat = frame[1]
    return [*served(s, seat, frame[3], s.players[seat].stock), ("pass",)]


@RULES.take
def sell_take(s: State, frame: Frame, move: Move) -> None:
    _, seat, out, free = frame
    following = after(s, seat)
    if move[0] == "pass":
        then(s, ("stalls", following, out | 1 << seat, 0))
        return
    p = s.players[seat]
    give(s, p, WANTS[move[1]])
    collect(s, seat, move[1])
    if free:
        then(s, ("stalls", following, out, 0))
    else:
        then(s, ("charge", seat, SALE_PRICE), ("sold", seat, p.due), ("stalls", following, out, 0))


def collect(s: State, seat: int, tile: int) -> None:
    """The tile goes from its stall, or from the queue, to the seat."""
    s.players[seat].customers |= 1 << tile
    if tile in s.stalls:
        s.stalls[s.stalls.index(tile)] = FREE
    else:
        s.queue.remove(tile)


@RULES.auto
def sold(s: State, frame: Frame) -> None:
    """A bridge crossed by this sale is answered at once; one crossed before it waits for the end of the turn."""
    p = s.players[frame[1]]
    if p.due > frame[2]:
        p.due -= 1
        then(s, ("death", frame[1]))


@RULES.auto
def market_over(s: State, frame: Frame) -> None:
    step_up(s)
    if s.inn:
        then(s, ("announce", frame[1], NUMBER["market_end"]), ("restock", TABLE))
    else:
        then(s, ("deals", TABLE))


def step_up(s: State) -> None:
    """Those who queue step up to the empty stalls."""
    for stall, tile in enumerate(s.stalls):
        if tile == FREE and s.queue:
            s.stalls[stall] = s.queue.pop(0)


@RULES.moves
def pick_moves(s: State, frame: Frame) -> list[Move]:
    """The Scrap Dealer takes any customer from a stall."""
    return [("pick", tile) for tile in s.stalls if tile != FREE]


@RULES.take
def pick_take(s: State, frame: Frame, move: Move) -> None:
    collect(s, frame[1], move[1])


@RULES.auto
def restock(s: State, frame: Frame) -> None:
    s.criers = 0
    step_up(s)
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
