"""The thirty places, one call each: the ten of the player board, then the tiles of stacks I and II.

Declared in the order of edition.toml, so that a card's number is its place's. `place` is the common case: an action,
after which the followers return to the bag.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.cards import always, may
from ...kernel.rules import then
from .board import (
    CHARACTERS,
    GOODS,
    HERB_GARDEN,
    LAST,
    PLACE,
    PLACE_ROWS,
    ROAD,
    SCHOOL,
    WATERWAY,
)
from .deeds import AT_ONCE, can_send
from .goods import advance, built, receive, send_home, status, take_good
from .recruit import VILLAGERS, can_recruit, gain_technology, recruit
from .remedies import BATHERS
from .state import State
from .torture import TOWER
from .travel import build, can_build, can_travel
from .windows import DECK

Effect = Callable[[State, int], None]
When = Callable[[State, int], bool]


def place(key: str, *effects: Effect, when: When = always) -> None:
    number = PLACE[key]
    DECK.card(key, action=may(*effects, lambda s, seat: send_home(s.players[seat], number), when=when))


def recruits(key: str, character: str) -> None:
    number = CHARACTERS.index(character)
    place(key, lambda s, seat: recruit(s, seat, number), when=lambda s, seat: can_recruit(s, seat, number))


def travels(key: str, way: int) -> None:
    place(key, lambda s, seat: then(s, ("travel", seat, way)), when=lambda s, seat: can_travel(s, seat, way))


def gives(key: str) -> None:
    """Coins, development points or a good, as printed. Points alone are nothing to whoever is at the track's end."""
    row: dict[str, Any] = PLACE_ROWS[PLACE[key]]
    coins, points = row.get("coins", 0), row.get("points", 0)

    def give(s: State, seat: int) -> None:
        receive(s, seat, coins)
        advance(s, seat, points)

    if "good" in row:
        good = GOODS.index(row["good"])
        place(key, lambda s, seat: take_good(s, seat, good), when=lambda s, seat: s.goods[good] > 0)
    else:
        place(key, give, when=always if coins else can_advance)


def sends(key: str, **windows: Any) -> None:
    """Its followers leave for deeds, or stay: none returns to the bag."""
    number = PLACE[key]
    DECK.card(key, **windows, action=may(lambda s, seat: then(s, ("sending", seat, number, AT_ONCE, 0)),
                                         when=lambda s, seat: can_send(s, seat, number)))


def can_advance(s: State, seat: int) -> bool:
    return s.players[seat].development < LAST


# --- The player board

recruits("farmhouse", "farmer")
place("village", lambda s, seat: then(s, ("villager", seat)),
      when=lambda s, seat: any(can_recruit(s, seat, character) for character in VILLAGERS))
recruits("university", "scholar")
recruits("castle", "knight")
recruits("monastery", "monk")
travels("ship", WATERWAY)
travels("wagon", ROAD)
place("guildhall", build, when=can_build)
gives("scriptorium")
sends("townhall")

# --- Stack I

gives("hayrick")
gives("cheese_factory")
gives("winery")
gives("wool_manufacturer")
gives("tailor_shop")
gives("brewery")
gives("library")
gives("windmill")
place("hospital", lambda s, seat: receive(s, seat, status(s.players[seat])))
DECK.card("sacristy", hardship=may(lambda s, seat: send_home(s.players[seat], PLACE["sacristy"])))
place("bathhouse", lambda s, seat: then(s, ("bathing", seat, BATHERS)), when=lambda s, seat: any(s.players[seat].bag))
DECK.card("herb_garden", suits=lambda suits, s, seat: suits | HERB_GARDEN)

# --- Stack II

gives("shipping_line")
gives("cellar")
place("office", lambda s, seat: receive(s, seat, PLACE_ROWS[PLACE["office"]]["coins"] * built(s.players[seat])))
place("pharmacy", lambda s, seat: then(s, ("dose", seat)),
      when=lambda s, seat: can_advance(s, seat) and s.players[seat].coins > 0)
travels("horse_wagon", ROAD)
place("laboratory", gain_technology, when=lambda s, seat: s.technology > 0)
DECK.card("school", suits=lambda suits, s, seat: suits | SCHOOL)
sends("gunpowder_tower", room=lambda room, s, seat: room + PLACE_ROWS[TOWER]["spaces"])
