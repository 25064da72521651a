"""The whole table as text, for the terminal."""

from __future__ import annotations

from ...kernel.words import listed
from .board import (
    BLOCKED,
    CARDS,
    COIN,
    CUBES,
    CUSTOMER_POINTS,
    FREE,
    GENERATION,
    INN,
    ITEMS,
    MEMBERS,
    OCCUPATIONS,
    PLACES,
    PLAYER_COLOURS,
    SECTIONS,
    SPACES,
    UNBORN,
    WANTS,
)
from .score import score
from .state import Player, State
from .words import items, say


def text(s: State, lang: str) -> str:
    names = [f"{say(lang, key)} ({seat + 1})" for seat, key in enumerate(PLAYER_COLOURS)]
    width = len(CUBES)
    lines = [say(lang, "text.round", n=s.round, name=names[s.first])]
    for i, key in enumerate(SPACES[:INN + s.inn]):
        cubes = s.spaces[i * width:(i + 1) * width]
        lines.append(f"  {say(lang, f'space.{key}'):20} {_cubes(lang, cubes)}")
    lines.append(f"  {say(lang, 'text.supply'):20} {_cubes(lang, s.supply)}")
    if s.inn:
        lines.append(say(lang, "text.stacks", stacks="; ".join(_pile(lang, pile) for pile in s.piles)))
    lines.append(say(lang, "text.market", stalls=_tiles(lang, s.stalls), queue=_tiles(lang, s.queue)))
    rows = [f"{say(lang, f'occupation.{key}')} {_buried(names, s.chronicle[start:end])}"
            for key, (start, end) in zip(OCCUPATIONS, SECTIONS[len(s.chronicle)], strict=True)]
    lines.append(say(lang, "text.chronicle", rows="; ".join(rows), graves=_buried(names, s.graves)))
    totals = [sum(points for _, points in lines) for lines in score(s)]
    for seat, p in enumerate(s.players):
        lines += _player(lang, names[seat], p, totals[seat])
        if p.hand:
            lines.append(say(lang, "text.hand", cards=_hand(lang, s, p)))
    return "\n".join(lines)


def _cubes(lang: str, cubes: list[int]) -> str:
    """`2 brown cubes and 1 plague cube`."""
    return listed(lang, [say(lang, key, n=n) for key, n in zip(CUBES, cubes, strict=True) if n]) or "-"


def _tiles(lang: str, tiles: list[int]) -> str:
    said = ["-" if tile == FREE else f"{items(lang, WANTS[tile])} = {CUSTOMER_POINTS[tile]}" for tile in tiles]
    return "; ".join(said) or "-"


def _pile(lang: str, pile: tuple[int, ...]) -> str:
    return say(lang, "text.stack", card=say(lang, f"card.{CARDS[pile[0]]}"), n=len(pile)) if pile else "-"


def _hand(lang: str, s: State, p: Player) -> str:
    """What the others know of it is shown: the terminal is one for all."""
    return listed(lang, [say(lang, "text.unknown" if s.stack and s.private >> card & 1 else f"card.{CARDS[card]}")
                         for card in range(len(CARDS)) if p.hand >> card & 1])


def _buried(names: list[str], spaces: list[int]) -> str:
    """One sign per space: who lies there, . for free, x for blocked."""
    return "[" + " ".join("." if space == FREE else "x" if space == BLOCKED else names[space // MEMBERS]
                          for space in spaces) + "]"


def _player(lang: str, name: str, p: Player, total: int) -> list[str]:
    held = items(lang, tuple((item, n) for item, n in enumerate(p.stock) if n and item != COIN)) or "-"
    places: dict[int, list[int]] = {}
    for member, place in enumerate(p.family):
        if place != UNBORN:
            places.setdefault(place, []).append(GENERATION[member])
    people = ", ".join(f"{say(lang, f'place.{PLACES[place]}')} ({' '.join(map(str, generations))})"
                       for place, generations in sorted(places.items()))
    cities = listed(lang, [say(lang, f"city{city + 1}") for city in range(6) if p.cities >> city & 1]) or "-"
    coins = say(lang, ITEMS[COIN], n=p.stock[COIN])
    return [say(lang, "text.player", name=name, total=total, time=p.time, coins=coins),
            say(lang, "text.goods", held=held), say(lang, "text.family", people=people, cities=cities)]
