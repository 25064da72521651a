"""Final scoring, one function per line of the score sheet; the ranks; and the count of every component."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.game import Line
from .board import (
    CHARACTERS,
    CITIZENS,
    COIN_POINTS,
    DEED_NEEDS,
    EMPTY,
    GOODS,
    GOODS_POINTS,
    KINDS,
    OWN,
    SPACES,
    TECHNOLOGY,
    TILES,
)
from .goods import built, members, status
from .state import Player, State


def coins(p: Player) -> int:
    return COIN_POINTS * p.coins


def goods(p: Player) -> int:
    return sum(n * points for n, points in zip(p.goods, GOODS_POINTS, strict=True))


def stations(p: Player) -> int:
    return status(p) * built(p)


def citizens(p: Player) -> int:
    return status(p) * p.citizens.bit_count()


LINES: dict[str, Callable[[Player], int]] = {"coins": coins, "goods": goods, "stations": stations, "citizens": citizens}


def score(s: State) -> list[list[Line]]:
    return [[(key, line(p)) for key, line in LINES.items()] for p in s.players]


def points(p: Player) -> int:
    return sum(line(p) for line in LINES.values())


def ties(s: State) -> dict[str, list[int]]:
    return {"development": [p.development for p in s.players]}


def ranks(s: State) -> list[int]:
    """Most points, then the marker further ahead on the development track; who is still equal shares the rank."""
    keys = list(zip(map(points, s.players), *ties(s).values(), strict=True))
    return [1 + sum(other > key for other in keys) for key in keys]


# --- Components


def followers(p: Player) -> list[int]:
    """All followers of a seat by kind, wherever they are."""
    loose = [*p.tower, *p.drawn, *p.slots]
    return [p.market[kind] + p.bag[kind] + loose.count(kind) for kind in range(KINDS)]


def components(s: State) -> dict[str, int]:
    """What must never change. The last two count what must never be: numbers below zero, and `free` telling a lie."""
    held = [followers(p) for p in s.players]
    size = len(CHARACTERS)
    sent = [sum(DEED_NEEDS[i] - s.deeds[i] for i in range(kind, len(DEED_NEEDS), size)) for kind in range(size)]
    count = {key: s.supply[kind] + s.gone_supply[kind] + sent[kind] + sum(own[kind] for own in held)
             for kind, key in enumerate(CHARACTERS)}
    count |= {key: s.goods[good] + s.gone_goods[good] + s.spaces.count(good) + sum(p.goods[good] for p in s.players)
              for good, key in enumerate(GOODS)}
    count |= {f"starting followers of seat {seat}": sum(own[OWN:]) for seat, own in enumerate(held)}
    count["coins"] = s.bank + sum(p.coins for p in s.players)
    count["technology"] = s.technology + s.gone_technology + sum(
        p.technology + p.slots.count(TECHNOLOGY) for p in s.players)
    count["stations"] = s.gone_stations + sum(p.stock + built(p) for p in s.players)
    count["place tiles"] = (s.tiles | s.gone_tiles).bit_count() + sum((p.places & TILES).bit_count() for p in s.players)
    count["citizens"] = s.citizens.bit_count() + sum(p.citizens.bit_count() for p in s.players)
    count["citizens missing"] = CITIZENS - count["citizens"]
    count["negative"] = negative(s)
    count["untrue"] = sum(p.free != empty_spaces(p) for p in s.players)
    return count


def empty_spaces(p: Player) -> int:
    owned = sum(SPACES[place] for place in members(p.places))
    return sum(1 << slot for slot, kind in enumerate(p.slots) if kind == EMPTY) & owned


def negative(s: State) -> int:
    numbers = [s.bank, s.technology, *s.supply, *s.goods, *s.deeds, *s.hourglass]
    for p in s.players:
        numbers += [p.coins, p.stock, p.technology, p.development, *p.market, *p.bag, *p.goods]
    return sum(number < 0 for number in numbers)
