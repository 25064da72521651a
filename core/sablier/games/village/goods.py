"""Shared verbs: paying, gaining, spending time, choosing among figures.

A coin stands for any influence cube, so most prices can be paid in several ways; the question is asked only if more
than one of them is within reach.
"""

from __future__ import annotations

from ...kernel.rules import Frame, Move, Seat, then
from .board import COIN, COLOURS, GENERATION, GRAIN, GRAIN_LIMIT, ON_FARM, PRICES, TIME_SPACES, Bill
from .state import RULES, Player, State

Parts = tuple[tuple[int, int], ...]

PAY: tuple[Move, ...] = tuple(("pay", way) for way in range(max(map(len, PRICES))))
TAKE: tuple[Move, ...] = tuple(("take", colour) for colour in range(len(COLOURS)))


def spend_time(p: Player, hours: int) -> None:
    """Move the marker on; a death falls due when it crosses the bridge."""
    p.time += hours
    if p.time >= TIME_SPACES:
        p.time -= TIME_SPACES
        p.due += 1


@RULES.moves
def herbalist_moves(s: State, frame: Frame) -> list[Move]:
    """The Herbalist sets the marker to either side of the bridge, without crossing it."""
    now = s.players[frame[1]].time
    return [("clock", time) for time in (TIME_SPACES - 1, 0) if time != now] + [("pass",)]


@RULES.take
def herbalist_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "clock":
        s.players[frame[1]].time = move[1]


def add_grain(p: Player, sacks: int) -> None:
    p.stock[GRAIN] = min(GRAIN_LIMIT, p.stock[GRAIN] + sacks)


def affords(stock: list[int], parts: Parts) -> bool:
    for item, amount in parts:  # noqa: SIM110 - twice as fast as all()
        if stock[item] < amount:
            return False
    return True


def can_pay(stock: list[int], price: int) -> bool:
    for _, parts in PRICES[price]:
        for item, amount in parts:
            if stock[item] < amount:
                break
        else:
            return True
    return False


def give(s: State, p: Player, parts: Parts) -> None:
    """Items leave the farm; cubes return to the supply."""
    for item, amount in parts:
        p.stock[item] -= amount
        if item < COIN:
            s.supply[item] += amount


def settle(s: State, p: Player, bill: Bill) -> None:
    if bill[0]:
        spend_time(p, bill[0])
    give(s, p, bill[1])


@RULES.auto
def charge(s: State, frame: Frame) -> None:
    """Pay a price, asking only if there are several ways."""
    _, seat, price = frame
    p = s.players[seat]
    ways = [bill for bill in PRICES[price] if affords(p.stock, bill[1])]
    if len(ways) == 1:
        settle(s, p, ways[0])
    else:
        then(s, ("pay", seat, price))


@RULES.moves
def pay_moves(s: State, frame: Frame) -> list[Move]:
    stock = s.players[frame[1]].stock
    return [PAY[way] for way, bill in enumerate(PRICES[frame[2]]) if affords(stock, bill[1])]


@RULES.take
def pay_take(s: State, frame: Frame, move: Move) -> None:
    settle(s, s.players[frame[1]], PRICES[frame[2]][move[1]])


@RULES.auto
def take_cubes(s: State, frame: Frame) -> None:
    """So many influence cubes of the owner's choice, as long as the supply has any."""
    if frame[2] and any(s.supply[:len(COLOURS)]):
        then(s, ("take", *frame[1:]))


@RULES.moves
def take_moves(s: State, frame: Frame) -> list[Move]:
    return [TAKE[colour] for colour in range(len(COLOURS)) if s.supply[colour]]


@RULES.take
def take_take(s: State, frame: Frame, move: Move) -> None:
    s.supply[move[1]] -= 1
    s.players[frame[1]].stock[move[1]] += 1
    then(s, ("take_cubes", frame[1], frame[2] - 1))


@RULES.moves
def good_moves(s: State, frame: Frame) -> list[Move]:
    """`("good", seat, amount, *items)`: so many of one of these."""
    return [("good", item) for item in frame[3:]]


@RULES.take
def good_take(s: State, frame: Frame, move: Move) -> None:
    s.players[frame[1]].stock[move[1]] += frame[2]


def figures(family: list[int], first: int, last: int) -> list[int]:
    """The figures standing on these places, one of each generation and place."""
    found: list[int] = []
    seen: list[int] = []
    for member, place in enumerate(family):
        if first <= place <= last:
            kind = place * 8 + GENERATION[member]
            if kind not in seen:
                seen.append(kind)
                found.append(member)
    return found


@RULES.auto
def send(s: State, frame: Frame) -> None:
    """A figure leaves the farm for that place, asking only if they are of several generations."""
    _, seat, place = frame
    family = s.players[seat].family
    ready = figures(family, ON_FARM, ON_FARM)
    if len(ready) == 1:
        family[ready[0]] = place
    else:
        then(s, ("who", seat, place))


@RULES.moves
def who_moves(s: State, frame: Frame) -> list[Move]:
    return [("who", member) for member in figures(s.players[frame[1]].family, ON_FARM, ON_FARM)]


@RULES.take
def who_take(s: State, frame: Frame, move: Move) -> None:
    s.players[frame[1]].family[move[1]] = frame[2]


def after(s: State, seat: Seat) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % len(s.players)
