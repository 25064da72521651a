"""The whole table as text, for the terminal."""

from __future__ import annotations

from ...kernel.rules import Seat
from .about import inventory, kinds
from .board import DEEDS, EMPTY, EVENTS, GOODS, PLACES, ROUNDS, ROUTE_SPACES, SLOTS_OF, TRIPS, UP_TO_STACK, WAYS
from .deeds import deed_spaces
from .goods import members, status
from .planning import unplanned
from .state import Player, State
from .words import KIND_KEYS, TOWN_NAMES, coins, say, town_name


def seat_name(lang: str, seat: Seat) -> str:
    return say(lang, "text.seat", n=seat + 1)


def text(s: State, lang: str) -> str:
    """As the seat to move sees it."""
    mover = s.stack[-1][1] if s.stack else None
    lines = [*middle(s, lang)]
    for seat, p in enumerate(s.players):
        first, *rest = player(lang, seat, p if seat == mover or s.in_turn else unplanned(p))
        lines += ["", first, say(lang, "text.roads", items=", ".join(routes(s, lang, p.town))), *rest]
    return "\n".join(lines)


def middle(s: State, lang: str) -> list[str]:
    deeds = [f"{say(lang, f'deed.{key}')} ({kinds(lang, [s.deeds[i] for i in deed_spaces(deed)])})"
             for deed, key in enumerate(DEEDS) if any(s.deeds[i] for i in deed_spaces(deed))]
    lines = [heading(s, lang), say(lang, "text.supply", items=kinds(lang, s.supply)),
             say(lang, "text.goods", items=goods(lang, s.goods))]
    for stack in (1, 2):
        tiles = [place_name(lang, tile) for tile in members(s.tiles & UP_TO_STACK[stack] & ~UP_TO_STACK[stack - 1])]
        lines.append(say(lang, "text.tiles", stack="I" * stack, items=", ".join(tiles)))
    return [*lines, say(lang, "text.deeds", items="; ".join(deeds) or say(lang, "text.none"))]


def heading(s: State, lang: str) -> str:
    if not s.stack:
        return say(lang, "text.over")
    if s.event < 0:
        return say(lang, "text.before")
    return say(lang, "text.round", round=s.round, rounds=ROUNDS, event=f"event.{EVENTS[s.event]}",
               first=seat_name(lang, s.first), bank=s.bank, technology=s.technology)


def routes(s: State, lang: str, town: int) -> list[str]:
    """Where one may go from a town, by which way, past which goods."""
    found = []
    for way, trips in enumerate(TRIPS):
        for route, there in trips[town]:
            goods = [say(lang, f"good.{GOODS[s.spaces[i]]}") for i in ROUTE_SPACES[route] if s.spaces[i] != EMPTY]
            found.append(f"{TOWN_NAMES[there]} ({', '.join([say(lang, f'way.{WAYS[way]}'), *goods])})")
    return found


def player(lang: str, seat: Seat, p: Player) -> list[str]:
    tracks = kinds(lang, p.tracks)
    towns = ", ".join(TOWN_NAMES[town] for town in members(p.stations)) or say(lang, "text.none")
    lines = [
        say(lang, "text.player", name=seat_name(lang, seat), coins=coins(lang, p.coins), development=p.development,
            status=status(p), citizens=p.citizens.bit_count(), town=town_name(lang, p.town, "in")),
        say(lang, "text.stations", items=towns, stock=p.stock),
        say(lang, "text.own", goods=goods(lang, p.goods), technology=p.technology, tracks=tracks),
        say(lang, "text.market", market=kinds(lang, p.market), bag=kinds(lang, p.bag)),
    ]
    if p.tower:
        lines.append(say(lang, "text.tower", items=", ".join(say(lang, f"kind.{KIND_KEYS[kind]}") for kind in p.tower)))
    return [*lines, say(lang, "text.places", items="; ".join(place(lang, p, number) for number in members(p.places)))]


def place(lang: str, p: Player, number: int) -> str:
    held = [p.slots[slot] for slot in SLOTS_OF[number]]
    if all(kind == EMPTY for kind in held):
        return place_name(lang, number)
    words = ["–" if kind == EMPTY else say(lang, f"kind.{KIND_KEYS[kind]}") for kind in held]
    return f"{place_name(lang, number)} [{', '.join(words)}]"


def place_name(lang: str, number: int) -> str:
    return say(lang, f"place.{PLACES[number]}")


def goods(lang: str, counts: list[int]) -> str:
    return inventory(lang, [(say(lang, f"good.{key}"), n) for key, n in zip(GOODS, counts, strict=True)])
