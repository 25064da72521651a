"""What edition.toml says, as tables of ints for the rules.

Everything a player can hold is an item, numbered through: four colours, coins, grain, goods. A bill is what one way
of paying takes: `(time, ((item, amount), …))`; a price is all the ways to pay it, fewest coins first, for a coin may
stand for any cube. Prices are numbered, so that a frame can name one. A figure's place is one int too: see PLACES.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import product
from typing import Any

Bill = tuple[int, tuple[tuple[int, int], ...]]

EDITION: dict[str, Any] = tomllib.loads(files(__package__).joinpath("edition.toml").read_text(encoding="utf-8"))
_COMPONENTS, _FAMILY, _TRAVEL, _COUNCIL = (EDITION[key] for key in ("components", "family", "travel", "council"))
_CHURCH, _MARKET = EDITION["church"], EDITION["market"]

# --- Items

COLOURS: tuple[str, ...] = tuple(_COMPONENTS["colours"])
GOODS: tuple[str, ...] = tuple(_COMPONENTS["goods"])
ITEMS = (*COLOURS, "coin", "grain", *GOODS)
BROWN, PINK, ORANGE, GREEN, COIN, GRAIN, SCROLL, HORSE, PLOW, OX, WAGON, BEER = range(len(ITEMS))
CUBES = (*COLOURS, "plague")  # what lies in the supply, in the bag and on the spaces
PLAGUE = len(COLOURS)
PLAYER_COLOURS: tuple[str, ...] = tuple(_COMPONENTS["players"])
CUBES_PER_COLOUR: int = _COMPONENTS["base"]["cubes_per_colour"]
CUBES_ADDED: int = _COMPONENTS["expansion"]["cubes_per_colour"]
PLAGUE_CUBES: int = _COMPONENTS["base"]["plague"]
MONKS: int = _COMPONENTS["monks"]

# --- Farm, family and time

GRAIN_LIMIT: int = EDITION["farm"]["grain_limit"]
START: dict[str, int] = EDITION["farm"]["start"]
START_BEER: int = EDITION["farm"]["start_inn"]["beer"]
GENERATION: tuple[int, ...] = tuple(row["number"] for row in _FAMILY["generations"] for _ in range(row["members"]))
MEMBERS = len(GENERATION)
BORN: int = _FAMILY["born"]
TIME_SPACES: int = EDITION["time"]["spaces"]
START_TIME: int = EDITION["time"]["start"]
PLAGUE_TIME: int = EDITION["time"]["plague"]

# --- Action spaces and setup cards

SPACES: tuple[str, ...] = tuple(row["key"] for row in EDITION["spaces"]["rows"])
HARVEST, FAMILY, CRAFTS, MARKET, TRAVEL, COUNCIL, CHURCH, INN = range(len(SPACES))
_SETUP = {(mode == "inn", row["players"]): row for mode in ("base", "inn") for row in EDITION["setup"][mode]}
ADDED: dict[tuple[bool, int], tuple[int, ...]] = {
    key: tuple(row["added"][colour] for colour in COLOURS) for key, row in _SETUP.items()
}
# The spaces in the order they get their cubes, one to each in turn: if the bag ran short, all would lack alike.
PLACED: dict[tuple[bool, int], tuple[int, ...]] = {
    key: tuple(space for lap in range(max(row["placed"].values())) for space, name in enumerate(SPACES)
               if row["placed"].get(name, 0) > lap)
    for key, row in _SETUP.items()
}

# --- Craft buildings

_BUILDINGS = EDITION["crafts"]["buildings"]
BUILDINGS: tuple[str, ...] = tuple(row["key"] for row in _BUILDINGS)
MILL, BREWERY = BUILDINGS.index("mill"), BUILDINGS.index("brewery")
MAKES: tuple[tuple[int, ...], ...] = tuple(tuple(ITEMS.index(key) for key in row["makes"]) for row in _BUILDINGS)
AMOUNT: tuple[int, ...] = tuple(row["amount"] for row in _BUILDINGS)
TRAIN: tuple[int, ...] = tuple(row.get("train", 0) for row in _BUILDINGS)
PRODUCE: tuple[int, ...] = tuple(row.get("produce", 0) for row in _BUILDINGS)

# --- Places of figures: the visible ones from FARM to AT_INN, the living ones from IN_BAG on

CITIES: tuple[str, ...] = tuple(row["key"] for row in _TRAVEL["cities"])
LEVELS, WINDOWS = len(_COUNCIL["levels"]), len(_CHURCH["windows"])
PLACES = (
    "unborn", "bag", "farm", *BUILDINGS, *(f"city{n + 1}" for n in range(len(CITIES))),
    *(f"council{n + 1}" for n in range(LEVELS)), *(f"church{n + 1}" for n in range(WINDOWS)),
    "inn", "chronicle", "grave", "removed",
)
UNBORN, IN_BAG, ON_FARM = range(3)
CRAFT, CITY, LEVEL, WINDOW = (PLACES.index(key) for key in (BUILDINGS[0], "city1", "council1", "church1"))
AT_INN, IN_CHRONICLE, IN_GRAVE, REMOVED = (PLACES.index(key) for key in ("inn", "chronicle", "grave", "removed"))
LAST_LEVEL, LAST_WINDOW = LEVEL + LEVELS - 1, WINDOW + WINDOWS - 1

# --- Chronicle and graves

OCCUPATIONS: tuple[str, ...] = tuple(row["occupation"] for row in EDITION["chronicle"]["spaces"])
_SECTION = {"farm": (ON_FARM, CRAFT), "crafts": (CRAFT, CITY), "travel": (CITY, LEVEL), "council": (LEVEL, WINDOW),
            "church": (WINDOW, AT_INN)}
NO_OCCUPATION = -1  # the innkeepers' lot
OCCUPATION: tuple[int, ...] = tuple(
    next((i for i, key in enumerate(OCCUPATIONS) if _SECTION[key][0] <= place < _SECTION[key][1]), NO_OCCUPATION)
    for place in range(len(PLACES))
)
FREE, BLOCKED = -1, -2
# The spaces as they are at the start, by players and whether the new tiles lie on the board.
_MARKS = ("unmarked", "mark_3", "mark_4", "mark_5")


def _spaces(row: dict[str, Any], players: int, new_tiles: bool) -> tuple[int, ...]:
    return tuple(FREE if lowest <= players else BLOCKED
                 for lowest, mark in enumerate(_MARKS[:3 + new_tiles], 2) for _ in range(row[mark]))


_TILES = [(players, new) for players in (2, 3, 4, 5) for new in (False, True)]
CHRONICLE = {(players, new): tuple(_spaces(row, players, new) for row in EDITION["chronicle"]["spaces"])
             for players, new in _TILES}
GRAVES = {(players, new): _spaces(EDITION["graves"], players, new) for players, new in _TILES}
# Where each occupation's spaces begin and end in the flat chronicle, known by the chronicle's length.
SECTIONS: dict[int, tuple[tuple[int, int], ...]] = {
    sum(map(len, rows)): tuple((sum(map(len, rows[:i])), sum(map(len, rows[:i + 1]))) for i in range(len(rows)))
    for rows in CHRONICLE.values()
}

# --- Prices

PRICES: list[tuple[Bill, ...]] = []


def _ways(cost: dict[str, int], time: int = 0) -> list[Bill]:
    """Every mix of cubes and coins for this cost."""
    colours = [key for key in cost if key in COLOURS]
    other = tuple((ITEMS.index(key), n) for key, n in cost.items() if key not in COLOURS)
    bills = []
    for coins in product(*(range(cost[key] + 1) for key in colours)):
        left = [(COLOURS.index(key), cost[key] - k) for key, k in zip(colours, coins, strict=True)]
        cubes = tuple((colour, n) for colour, n in left if n)
        bills.append((time, cubes + (((COIN, sum(coins)),) if sum(coins) else ()) + other))
    return bills


def _price(*bills: Bill) -> int:
    """The number of a new price."""
    PRICES.append(tuple(sorted(dict.fromkeys(bills), key=lambda bill: dict(bill[1]).get(COIN, 0))))
    return len(PRICES) - 1


WELL_PRICE = _price(*(bill for colour in COLOURS for bill in _ways({colour: EDITION["well"]["cubes"]})))
SALE_PRICE = _price(*_ways({"green": _MARKET["further_sale"]["green"]}, _MARKET["further_sale"]["time"]))
CHURCH_PRICE = _price(*_ways({"brown": _CHURCH["brown"]}), (_CHURCH["time"], ()))
BUY_PRICE = tuple(_price(*_ways(row["pay"], row.get("time", 0))) for row in _BUILDINGS)
LEVEL_PRICE = tuple(_price(*(bill for pay in _COUNCIL["pay"] for bill in _ways(pay, row["time"])))
                    for row in _COUNCIL["levels"])
_ROADS = [(-1 if row["from"] == "village" else CITIES.index(row["from"]), CITIES.index(row["to"]),
           _price(*_ways({**row["cubes"], "wagon": _TRAVEL["wagon"]}, _TRAVEL["time"]))) for row in _TRAVEL["roads"]]

# --- Harvest, market, travel, council, church

YIELD: dict[str, int] = {key: EDITION["harvest"][key] for key in ("plain", "with_horse", "with_ox")}
STALLS: dict[int, int] = {row["players"]: row["stalls"] for row in _MARKET["stalls"]}
QUEUE: int = _MARKET["queue"]
_CUSTOMERS = [*EDITION["customers"]["rows"], *EDITION["customers_inn"]["rows"]]
CUSTOMERS: tuple[str, ...] = tuple(row["key"] for row in _CUSTOMERS)
BASE_CUSTOMERS = len(EDITION["customers"]["rows"])
WANTS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((ITEMS.index(key), n) for key, n in row["wants"].items()) for row in _CUSTOMERS
)
CUSTOMER_POINTS: tuple[int, ...] = tuple(row["points"] for row in _CUSTOMERS)

GATES: tuple[tuple[int, int], ...] = tuple((to, price) for start, to, price in _ROADS if start < 0)  # (city, price)
ROADS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((b if a == city else a, price) for a, b, price in _ROADS if a >= 0 and city in (a, b))
    for city in range(len(CITIES))
)
REWARD: tuple[str, ...] = tuple(row["reward"] for row in _TRAVEL["cities"])
FORTIFIED: tuple[bool, ...] = tuple(row["fortified"] for row in _TRAVEL["cities"])
TRAVEL_POINTS, TRAVEL_COINS, TRAVEL_CUBES = (int(_TRAVEL[key]) for key in ("points", "coins", "cubes"))

NEXT_FIRST, TAKE_CUBES, TAKE_GOODS, BUY_POINTS = range(LEVELS)  # the privileges
PRIVILEGE_CUBES: int = _COUNCIL["privileges"]["cubes"]["take"]
PRIVILEGE_COINS: int = _COUNCIL["privileges"]["points"]["coins"]
PRIVILEGE_POINTS: int = _COUNCIL["privileges"]["points"]["points"]

FIGURES: int = _CHURCH["figures"]  # leave the black bag at a mass
RANSOM: int = _CHURCH["coins"]
MAJORITY: int = _CHURCH["majority"]
STEP_GRAIN: tuple[int, ...] = tuple(row["grain"] for row in _CHURCH["windows"])  # to step into this window

# --- The Inn: cards are numbered in the order of the edition

VILLAGERS: dict[str, dict[str, Any]] = {row["key"]: row for row in EDITION["villagers"]["cards"]}
CARDS: tuple[str, ...] = tuple(VILLAGERS)
CARD_COST: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((ITEMS.index(key), n) for key, n in row["cost"].items()) for row in VILLAGERS.values()
)
STACKS, STACK_CARDS = (int(EDITION["inn"][key]) for key in ("stacks", "stack_cards"))
INN_PLACE, INN_VISIT = (int(EDITION["inn"][key]) for key in ("place", "visit"))  # time
HIDDEN = -1  # a card nobody has seen yet

# --- Scoring

TRAVEL_TABLE: tuple[int, ...] = tuple(EDITION["scoring"]["travel"])
CHRONICLE_TABLE: tuple[int, ...] = tuple(EDITION["scoring"]["chronicle"])
COIN_POINTS: int = EDITION["scoring"]["coin"]
ARTIST_TABLE: tuple[int, ...] = tuple(EDITION["scoring"]["cards"]["artist"])
TRAVELLER_TABLE: tuple[int, ...] = tuple(EDITION["scoring"]["cards"]["traveller"])
PLACE_POINTS: tuple[int, ...] = tuple(
    _COUNCIL["levels"][place - LEVEL]["points"] if LEVEL <= place <= LAST_LEVEL
    else _CHURCH["windows"][place - WINDOW]["points"] if WINDOW <= place <= LAST_WINDOW else 0
    for place in range(len(PLACES))
)
