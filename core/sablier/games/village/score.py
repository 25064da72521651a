"""Final scoring: one function per line of the score sheet, ranks with both tie-breaks, and the count of components."""

from __future__ import annotations

from ...kernel.game import Line
from ...kernel.rules import Seat
from .board import (
    AT_INN,
    CHRONICLE_TABLE,
    COIN,
    COIN_POINTS,
    COLOURS,
    CUBES,
    CUSTOMER_POINTS,
    FREE,
    GENERATION,
    HIDDEN,
    IN_BAG,
    IN_CHRONICLE,
    IN_GRAVE,
    LAST_LEVEL,
    LAST_WINDOW,
    LEVEL,
    PLACE_POINTS,
    REMOVED,
    TRAVEL_TABLE,
    WINDOW,
)
from .state import NOBODY, Player, State
from .windows import DECK


def travel(s: State, seat: Seat) -> int:
    table: tuple[int, ...] = DECK.fold(TRAVEL_TABLE, "travel_table", s, seat)
    return table[s.players[seat].cities.bit_count()]


def council(p: Player) -> int:
    return sum(PLACE_POINTS[place] for place in p.family if LEVEL <= place <= LAST_LEVEL)


def church(p: Player) -> int:
    return sum(PLACE_POINTS[place] for place in p.family if WINDOW <= place <= LAST_WINDOW)


def chronicle(s: State, seat: Seat) -> int:
    table: tuple[int, ...] = DECK.fold(CHRONICLE_TABLE, "chronicle_table", s, seat)
    return table[min(s.players[seat].family.count(IN_CHRONICLE), len(table) - 1)]


def customers(p: Player) -> int:
    return sum(points for customer, points in enumerate(CUSTOMER_POINTS) if p.customers >> customer & 1)


def coins(p: Player) -> int:
    return p.stock[COIN] * COIN_POINTS


def sheet(s: State, seat: Seat) -> list[Line]:
    p = s.players[seat]
    lines = [("prestige", p.points), ("travel", travel(s, seat)), ("council", council(p)), ("church", church(p)),
             ("chronicle", chronicle(s, seat)), ("customers", customers(p)), ("coins", coins(p))]
    if s.inn:
        lines.append(("villagers", int(DECK.fold(0, "bonus", s, seat))))
    return lines


def score(s: State) -> list[list[Line]]:
    """The sheet of each seat. What others may not know of a hand is left out until the match is over."""
    if s.private and s.stack:
        s = s.fork()
        for p in s.players:
            p.hand &= ~s.private
    sheets = [sheet(s, seat) for seat in range(len(s.players))]
    if s.inn:
        totals = [sum(points for _, points in lines) for lines in sheets]
        for seat, lines in enumerate(sheets):
            points, _ = DECK.fold((0, totals), "last_bonus", s, seat)
            lines[-1] = ("villagers", lines[-1][1] + points)
    return sheets


def living(p: Player) -> int:
    """Members in the bag, on the farm or anywhere on the board."""
    return sum(IN_BAG <= place <= AT_INN for place in p.family)


def ties(s: State) -> dict[str, list[int]]:
    return {"customers": [p.customers.bit_count() for p in s.players], "living": [living(p) for p in s.players]}


def ranks(s: State) -> list[int]:
    """Most points, then most customers, then most living members; whoever is still tied shares the rank."""
    totals = [sum(points for _, points in lines) for lines in score(s)]
    standing = list(zip(totals, *ties(s).values(), strict=True))
    return [1 + sum(other > mine for other in standing) for mine in standing]


def components(s: State) -> dict[str, int]:
    """Everything that can only move. Coins, grain and goods are not limited, so they are not counted."""
    width = len(CUBES)
    counts = {
        key: s.supply[cube] + s.bag[cube] + sum(s.spaces[cube::width])
        + (sum(p.stock[cube] for p in s.players) if cube < len(COLOURS) else 0)
        for cube, key in enumerate(CUBES)
    }
    for seat, p in enumerate(s.players):
        for generation in sorted(set(GENERATION)):
            counts[f"members {seat} {generation}"] = sum(
                0 <= place <= REMOVED for place, g in zip(p.family, GENERATION, strict=True) if g == generation)
    seen = [customer for customer in (*s.stalls, *s.queue) if customer != FREE]
    everyone = s.pile | sum(1 << customer for customer in seen) | sum(p.customers for p in s.players)
    numbers = [*s.supply, *s.bag, *s.spaces, s.monks, s.drawn, s.pile, s.round]
    for p in s.players:
        numbers += [*p.stock, *p.family, p.time, p.points, p.due, p.cities, p.customers]
    buried = [sum(p.family.count(place) for p in s.players) for place in (IN_CHRONICLE, IN_GRAVE)]
    known = [card for pile in s.piles for card in pile if card != HIDDEN]
    cards = [s.unseen, s.played, *(1 << card for card in known), *(p.hand for p in s.players)]
    return counts | {
        "villager cards": sum(card.bit_count() for card in cards), "different villager cards": sum(cards),
        "cards without a face": sum(pile.count(HIDDEN) for pile in s.piles) - s.unseen.bit_count(),
        "monks": s.monks + s.drawn,
        "customers": s.pile.bit_count() + len(seen) + sum(p.customers.bit_count() for p in s.players),
        "different customers": everyone.bit_count(),
        "chronicle spaces": len(s.chronicle), "graves": len(s.graves),
        "figures missing in the chronicle": buried[0] - sum(space >= 0 for space in s.chronicle) - (s.extra != NOBODY),
        "figures missing in the graves": buried[1] - sum(space >= 0 for space in s.graves),
        "negative numbers": sum(number < 0 for number in numbers),
    }
