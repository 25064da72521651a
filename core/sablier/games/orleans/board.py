"""What edition.toml says, as tables of ints for the rules. No functions.

A follower is an int: 0 to 6 a neutral character, 7 to 10 one of the owner's four starting followers. Places are
numbered in the order of edition.toml, the ten of the player board first; the action spaces of all places are numbered
through, so that a set of spaces, like a set of places, is a bit mask.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

EDITION: dict[str, Any] = tomllib.loads(files(__package__).joinpath("edition.toml").read_text(encoding="utf-8"))

# --- Characters and followers

CHARACTERS: tuple[str, ...] = tuple(row["key"] for row in EDITION["characters"]["rows"])
FARMER, BOATMAN, CRAFTSMAN, TRADER, KNIGHT, SCHOLAR, MONK = range(len(CHARACTERS))
NEUTRAL = {
    4: tuple(row["neutral"] for row in EDITION["characters"]["rows"]),
    3: tuple(row["neutral"] - row["removed_3"] for row in EDITION["characters"]["rows"]),
    2: tuple(row["neutral"] - row["removed_2"] for row in EDITION["characters"]["rows"]),
}
STARTERS: tuple[int, ...] = tuple(i for i, row in enumerate(EDITION["characters"]["rows"]) if row["starters"])
OWN = len(CHARACTERS)  # the first starting follower
KINDS = OWN + len(STARTERS)
CHARACTER = (*range(OWN), *STARTERS)  # the character a follower is
TECHNOLOGY, EMPTY = KINDS, -1  # what else an action space may hold

# --- Goods, coins, tiles

GOODS: tuple[str, ...] = tuple(row["key"] for row in EDITION["goods"]["rows"])
GOODS_TILES: tuple[int, ...] = tuple(row["tiles"] for row in EDITION["goods"]["rows"])
GOODS_POINTS: tuple[int, ...] = tuple(row["points"] for row in EDITION["goods"]["rows"])
GOODS_REMOVED: dict[int, int] = {row["players"]: row["tiles"] for row in EDITION["goods"]["removed"]}
FOOD: tuple[int, ...] = tuple(i for i, row in enumerate(EDITION["goods"]["rows"]) if row["food"])
COINS: int = EDITION["coins"]["total"]
START_COINS: int = EDITION["coins"]["start"]
COIN_POINTS: int = EDITION["scoring"]["coin"]
TECHNOLOGY_TILES: int = EDITION["technology"]["tiles"]
STATIONS: int = EDITION["stations"]["each"]
MARKET_SPACES: int = EDITION["market"]["spaces"]

# --- Tracks: what space n gives; index 0 is the start space

FARMERS: tuple[int, ...] = (-1, *(GOODS.index(key) for key in EDITION["tracks"]["farmer"]))
BOATMEN: tuple[int, ...] = (0, *EDITION["tracks"]["boatman"])
STACKS: tuple[int, ...] = (0, *EDITION["tracks"]["trader"])
KNIGHTS: tuple[int, ...] = (EDITION["tracks"]["knight_start"], *EDITION["tracks"]["knight"])
SCHOLARS: tuple[int, ...] = (0, *EDITION["tracks"]["scholar"])
TRACK_LAST: tuple[int, ...] = tuple(len(EDITION["tracks"][key]) for key in CHARACTERS[:MONK])

# --- Development track

LAST: int = EDITION["development"]["last"]
STATUS: tuple[int, ...] = tuple(
    max(row["status"] for row in EDITION["development"]["status"] if row["space"] <= space) for space in range(LAST + 1)
)
SPACE_COINS: dict[int, int] = {row["space"]: row["coins"] for row in EDITION["development"]["coins"]}
MAY_STEP_BACK = tuple(space > 0 and not {space, space - 1} & SPACE_COINS.keys() for space in range(LAST + 1))

# --- Citizens: one bit each

DEED_ROWS: list[dict[str, Any]] = EDITION["deeds"]["rows"]
BOATMEN_CITIZEN, KNIGHTS_CITIZEN = 0, 1
TRACK_CITIZENS = {
    (BOATMAN, EDITION["tracks"]["boatman_citizen"]): BOATMEN_CITIZEN,
    (KNIGHT, EDITION["tracks"]["knight_citizen"]): KNIGHTS_CITIZEN,
}
SPACE_CITIZENS: dict[int, int] = {space: 2 + i for i, space in enumerate(EDITION["development"]["citizens"])}
DEED_CITIZEN = 2 + len(SPACE_CITIZENS)  # of the first deed
LAST_CITIZEN = DEED_CITIZEN + len(DEED_ROWS)  # the one beside the board
CITIZENS = LAST_CITIZEN + EDITION["citizens"]["beside"]

# --- Places and their action spaces

PLACE_ROWS: list[dict[str, Any]] = [*EDITION["places"]["rows"], *EDITION["place_tiles"]["rows"]]
PLACES: tuple[str, ...] = tuple(row["key"] for row in PLACE_ROWS)
PLACE: dict[str, int] = {key: i for i, key in enumerate(PLACES)}
BOARD_PLACES = len(EDITION["places"]["rows"])
ON_BOARD = (1 << BOARD_PLACES) - 1
TILES = (1 << len(PLACES)) - 1 & ~ON_BOARD
UP_TO_STACK = tuple(sum(1 << i for i, row in enumerate(PLACE_ROWS) if 0 < row.get("stack", 0) <= n) for n in range(3))
TOWN_HALL = PLACE["townhall"]

ANY = len(CHARACTERS)  # what a space needs that takes every follower
NEEDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(ANY if need == "any" else CHARACTERS.index(need) for need in row["needs"]) for row in PLACE_ROWS
)
SLOT_PLACE = tuple(place for place, needs in enumerate(NEEDS) for _ in needs)
SLOT_NEED = tuple(need for needs in NEEDS for need in needs)
SLOTS = len(SLOT_NEED)
SLOTS_OF = tuple(tuple(slot for slot in range(SLOTS) if SLOT_PLACE[slot] == place) for place in range(len(PLACES)))
SPACES = tuple(sum(1 << slot for slot in slots) for slots in SLOTS_OF)
TWINS = sum(1 << slot for slot in range(SLOTS - 1)  # spaces whose successor is just the same
            if (SLOT_PLACE[slot], SLOT_NEED[slot]) == (SLOT_PLACE[slot + 1], SLOT_NEED[slot + 1]))

# Who may stand where, by what the seat's permanent places allow: bit 1 the school, bit 2 the herb garden.
SCHOOL, HERB_GARDEN = 1, 2
STANDS_IN = tuple(
    {MONK: {*range(MONK)}, SCHOLAR: {*range(MONK)} if suits & SCHOOL else set(),
     BOATMAN: {FARMER, CRAFTSMAN, TRADER} if suits & HERB_GARDEN else set()}
    for suits in range(4)
)
FITS = tuple(
    tuple(
        sum(1 << slot for slot, need in enumerate(SLOT_NEED)
            if (need == ANY and not (SLOT_PLACE[slot] == TOWN_HALL and kind >= OWN))
            or need == CHARACTER[kind] or need in STANDS_IN[suits].get(CHARACTER[kind], ()))
        for kind in range(KINDS)
    )
    for suits in range(4)
)
# Spaces a technology tile may take: never a monk's, never the only one of its place. The first tile replaces a farmer.
REPLACEABLE = sum(1 << slot for slot, need in enumerate(SLOT_NEED) if need < MONK and len(NEEDS[SLOT_PLACE[slot]]) > 1)
FARMER_SPACES = sum(1 << slot for slot, need in enumerate(SLOT_NEED) if need == FARMER)

# --- Beneficial deeds: spaces open for a character, at deed * len(CHARACTERS) + character

DEEDS: tuple[str, ...] = tuple(row["key"] for row in DEED_ROWS)
DEED_COINS: tuple[int, ...] = tuple(row["coins"] for row in DEED_ROWS)
DEED_POINTS: tuple[int, ...] = tuple(row.get("points", 0) for row in DEED_ROWS)
DEED_NEEDS: tuple[int, ...] = tuple(row["needs"].get(key, 0) for row in DEED_ROWS for key in CHARACTERS)

# --- Hourglass tiles

EVENT_ROWS: list[dict[str, Any]] = EDITION["hourglass"]["events"]
EVENTS: tuple[str, ...] = tuple(row["key"] for row in EVENT_ROWS)
EVENT_TILES: tuple[int, ...] = tuple(row["tiles"] for row in EVENT_ROWS)
PILGRIMAGE, INCOME, HARVEST, TAXES, TRADING_DAY, PLAGUE = range(len(EVENTS))
FIRST_EVENT = EVENTS.index(EDITION["hourglass"]["first"])
ROUNDS = sum(EVENT_TILES)
HARVEST_COINS: int = EVENT_ROWS[HARVEST]["coins"]
TAXED_GOODS: int = EVENT_ROWS[TAXES]["goods"]
TAX: int = EVENT_ROWS[TAXES]["coins"]
TRADE_COINS: int = EVENT_ROWS[TRADING_DAY]["coins"]
CENSUS: int = EDITION["census"]["coins"]
LAST_PAYS_FROM: int = EDITION["census"]["last_pays_from"]

EXCLUDED: dict[int, int] = {row["players"]: row["tiles"] for row in EDITION["exclusion"]["each"]}

# --- Map: goods spaces are numbered route by route, the extra ones after the forty-three that every match has

TOWNS: tuple[str, ...] = tuple(row["key"] for row in EDITION["map"]["towns"])
ORLEANS = 0
ROAD, WATERWAY = 0, 1
WAYS = ("road", "waterway")
ROUTE_ROWS: list[dict[str, Any]] = EDITION["map"]["routes"]
ROUTE_ENDS = tuple((TOWNS.index(row["from"]), TOWNS.index(row["to"])) for row in ROUTE_ROWS)
ROUTE_WAY = tuple(WAYS.index(row["way"]) for row in ROUTE_ROWS)
EXTRAS = tuple(route for players in (3, 4) for route, row in enumerate(ROUTE_ROWS) if row.get("extra") == players)
GOODS_SPACES = {
    seats: len(ROUTE_ROWS) + sum("extra" in row and row["extra"] <= seats for row in ROUTE_ROWS) for seats in (2, 3, 4)
}
SPACE_ROUTE = (*range(len(ROUTE_ROWS)), *EXTRAS)
ROUTE_SPACES = tuple(tuple(i for i, r in enumerate(SPACE_ROUTE) if r == route) for route in range(len(ROUTE_ROWS)))
TRIPS = tuple(  # by way and town: where one may go, as (route, town)
    tuple(
        tuple((route, sum(ends) - town) for route, ends in enumerate(ROUTE_ENDS)
              if town in ends and ROUTE_WAY[route] == way)
        for town in range(len(TOWNS))
    )
    for way in (ROAD, WATERWAY)
)
