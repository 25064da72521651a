"""Final scoring: one function per line of the score sheet, ranks with both tie-breaks, and the count of components."""

from __future__ import annotations

from ...kernel.game import Line
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
from .state import Player, State


def travel(p: Player) -> int:
    return TRAVEL_TABLE[p.cities.bit_count()]


def council(p: Player) -> int:
    return sum(PLACE_POINTS[place] for place in p.family if LEVEL <= place <= LAST_LEVEL)


def church(p: Player) -> int:
    return sum(PLACE_POINTS[place] for place in p.family if WINDOW <= place <= LAST_WINDOW)


def chronicle(p: Player) -> int:
    return CHRONICLE_TABLE[min(p.family.count(IN_CHRONICLE), len(CHRONICLE_TABLE) - 1)]


def customers(p: Player) -> int:
    return sum(points for customer, points in enumerate(CUSTOMER_POINTS) if p.customers >> customer & 1)


def coins(p: Player) -> int:
    return p.stock[COIN] * COIN_POINTS


def sheet(p: Player) -> list[Line]:
    return [("prestige", p.points), ("travel", travel(p)), ("council", council(p)), ("church", church(p)),
            ("chronicle", chronicle(p)), ("customers", customers(p)), ("coins", coins(p))]


def score(s: State) -> list[list[Line]]:
    return [sheet(p) for p in s.players]


def living(p: Player) -> int:
    """Members in the bag, on the farm or anywhere on the board."""
    return sum(IN_BAG <= place <= AT_INN for place in p.family)


def ranks(s: State) -> list[int]:
    """Most points, then most customers, then most living members; whoever is still tied shares the rank."""
    standing = [(sum(points for _, points in lines), p.customers.bit_count(), living(p))
                for p, lines in zip(s.players, score(s), strict=True)]
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
    return counts | {
        "monks": s.monks + s.drawn,
        "customers": s.pile.bit_count() + len(seen) + sum(p.customers.bit_count() for p in s.players),
        "different customers": everyone.bit_count(),
        "chronicle spaces": len(s.chronicle), "graves": len(s.graves),
        "figures missing in the chronicle": buried[0] - sum(space >= 0 for space in s.chronicle),
        "figures missing in the graves": buried[1] - sum(space >= 0 for space in s.graves),
        "negative numbers": sum(number < 0 for number in numbers),
    }
