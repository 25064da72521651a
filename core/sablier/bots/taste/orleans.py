"""What a bot looks at in Orléans.

The score sheet as it stands is banked; the tables ask what is still to come of it: development to be multiplied,
followers, tracks and tiles that will work for the rest of the match, and the places that stand ready. What a ready
place brings is asked in a table of its own where it depends on more than the place.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from operator import add

from ...games.orleans.board import (
    BOARD_PLACES,
    CHARACTER,
    CHARACTERS,
    DEED_COINS,
    EMPTY,
    FARMER,
    FARMERS,
    FOOD,
    GOODS,
    GOODS_POINTS,
    HARVEST,
    HARVEST_COINS,
    KNIGHT,
    KNIGHTS,
    KNIGHTS_CITIZEN,
    LAST,
    LAST_PAYS_FROM,
    MARKET_SPACES,
    NEUTRAL,
    PLACE,
    PLACE_ROWS,
    PLACES,
    ROAD,
    ROUNDS,
    ROUTE_SPACES,
    SCHOLAR,
    SCHOLARS,
    SLOT_PLACE,
    SPACES,
    STATIONS,
    STATUS,
    TECHNOLOGY,
    TOWN_HALL,
    TOWNS,
    TRACK_CITIZENS,
    TRACK_LAST,
    TRIPS,
    WATERWAY,
)
from ...games.orleans.deeds import OPEN_TO, deed_spaces, waiting
from ...games.orleans.goods import built, members, status
from ...games.orleans.score import points
from ...games.orleans.state import Player, State
from ...games.orleans.torture import TOWER
from ...games.orleans.travel import can_build
from ...games.orleans.windows import DECK
from ...kernel.cards import always
from ...kernel.rules import TABLE, Seat
from .orleans_plans import shortlist
from .tables import KNOTS, Look, Weights

CROWD = 6  # followers of one character; more count as so many
ENOUGH = 6  # followers beyond those drawn in a round, or lacking
MANY = 15  # stations and citizens
PURSE = 8
WARES = 15
BEST = max(GOODS_POINTS)
LEVELS = max(STATUS)
PAY = max(DEED_COINS)
IDLE, BEGUN, NEAR, STUCK, LATER, READY = range(6)  # a place: nobody there, some, all but one; some or all, for nothing;
# all, but its owner has passed; all, to be used in this round

TABLES: list[tuple[str, int]] = []


def _table(key: str, size: int) -> int:
    """A new table; where it begins."""
    TABLES.append((key, size))
    return sum(size for _, size in TABLES[:-1])


WORK = tuple(_table("places" if place < BOARD_PLACES else "tiles", READY + 1) for place in range(len(PLACES)))
MACHINES = tuple(_table("technology", 1) for _ in PLACES)  # whether a technology tile lies there
TRACKS = tuple(_table("tracks", last + 1) for last in TRACK_LAST)
CENSUS = _table("census", 3)  # last alone, neither, first alone
PEOPLE = tuple(_table("followers", CROWD + 1) for _ in CHARACTERS)
SPARE = _table("followers", 2 * ENOUGH + 1)  # how many more there are than can be drawn in a round
IDLERS = _table("market", MARKET_SPACES + PLACE_ROWS[TOWER]["spaces"] + 1)
SHELF = _table("technology", 4)  # tiles not yet laid
GROWTH = _table("development", LAST + 1)
ESTATE = _table("estate", (MANY + 1) * LEVELS)  # stations and citizens, and the status that multiplies them
STORES = _table("goods", WARES + 1)
PANTRY = _table("goods", 4)  # food
COINS = _table("coins", PURSE + 1)
NEED = _table("events", 3)  # a harvest to come without food: with the coins for it, without them
SITE = _table("merchant", 2)  # whether a station could be built where the merchant stands
SIGHT = (_table("merchant", BEST + 1), _table("merchant", BEST + 1))  # by way: the best good on a route from there
# What ready places bring
CROP = _table("places", TRACK_LAST[FARMER])
LECTURE = _table("development", TRACK_LAST[SCHOLAR])
ARMS = _table("tracks", 2 * TRACK_LAST[KNIGHT])  # the step; whether its citizen is there
TRIP = _table("merchant", BEST + 1)
BUILD = _table("estate", 2 * LEVELS)  # the status; whether the merchant has to travel first
ALMS = _table("deeds", 2 * (PAY + 1))  # the best reward; whether a citizen comes with it
CURE = _table("coins", LEVELS)
RENT = _table("coins", STATIONS + 1)
MATCH = _table("match", 1)

USE = tuple(card.windows["action"].when if "action" in card.windows else always for card in DECK.cards)
SHIPS = ((PLACE["ship"], WATERWAY), (PLACE["wagon"], ROAD), (PLACE["horse_wagon"], ROAD))
FARMHOUSE, UNIVERSITY, CASTLE, GUILDHALL = (PLACE[key] for key in ("farmhouse", "university", "castle", "guildhall"))
HOSPITAL, OFFICE = PLACE["hospital"], PLACE["office"]


def stage(s: State) -> int:
    return max(s.round - 1, 0)


def banked(s: State) -> list[int]:
    return [points(p) for p in s.players]


def answers(s: State) -> list[list[int]]:
    """For every seat, where to look in which table; nothing there needs no look."""
    farmers = [p.tracks[FARMER] for p in s.players]
    ahead, behind = max(farmers), min(farmers)
    first = farmers.index(ahead) if farmers.count(ahead) == 1 else -1
    last = farmers.index(behind) if farmers.count(behind) == 1 and len(farmers) >= LAST_PAYS_FROM else -1
    threat = s.event == HARVEST and ("happening", TABLE) in s.stack
    acting, sights = _acting(s), _sights(tuple(s.spaces))
    found = []
    for seat, p in enumerate(s.players):
        sight = sights[p.town]
        given = [MATCH, CENSUS + (2 if seat == first else 0 if seat == last else 1), SITE + can_build(s, seat),
                 SIGHT[ROAD] + sight[ROAD], SIGHT[WATERWAY] + sight[WATERWAY]]
        _possessions(given, p, threat)
        _places(given, s, seat, acting >> seat & 1, sight)
        found.append(given)
    return found


Sight = tuple[int, ...]  # by way: points of the best good on a route from a town


@lru_cache(maxsize=1 << 8)
def _sights(spaces: tuple[int, ...]) -> list[Sight]:
    """What can be seen from each town. Goods on the map change seldom, so it is remembered."""
    worth = [max([GOODS_POINTS[spaces[space]] for space in there if spaces[space] != EMPTY], default=0)
             for there in ROUTE_SPACES]
    return [tuple(max([worth[route] for route, _ in TRIPS[way][town]], default=0) for way in (ROAD, WATERWAY))
            for town in range(len(TOWNS))]


def _possessions(given: list[int], p: Player, threat: bool) -> None:
    placed, machines = _placed(tuple(p.slots), p.tower)
    people = [*placed]
    for kind, character in enumerate(CHARACTER):
        people[character] += p.market[kind] + p.bag[kind]
    worth = min(built(p) + p.citizens.bit_count(), MANY)
    food = sum([p.goods[good] for good in FOOD])
    spare = sum(people) - KNIGHTS[p.tracks[KNIGHT]]
    given += machines
    given += map(add, TRACKS, p.tracks)
    given += [table + min(n, CROWD) for table, n in zip(PEOPLE, people, strict=True)]
    given += [SPARE + ENOUGH + max(-ENOUGH, min(spare, ENOUGH)), IDLERS + sum(p.market) + len(p.tower),
              SHELF + min(p.technology, 3), GROWTH + p.development,
              ESTATE + worth * LEVELS + STATUS[p.development] - 1, STORES + min(sum(p.goods), WARES),
              PANTRY + min(food, 3), COINS + min(p.coins, PURSE),
              NEED + ((1 if p.coins >= HARVEST_COINS else 2) if threat and not food else 0)]


@lru_cache(maxsize=1 << 14)
def _placed(slots: tuple[int, ...], tower: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """Followers on action spaces and tower by character, and where to look for each technology tile."""
    kinds = [kind for kind in (*slots, *tower) if 0 <= kind < TECHNOLOGY]
    people = [0] * len(CHARACTERS)
    for kind in kinds:
        people[CHARACTER[kind]] += 1
    return people, [MACHINES[SLOT_PLACE[slot]] for slot, kind in enumerate(slots) if kind == TECHNOLOGY]


def _acting(s: State) -> int:
    """The seats that plan, or may still act in this round, as a mask.

    Before the planning it is nobody: a place that was ready in the last round has already waited too long.
    """
    for frame in reversed(s.stack):
        if frame[0] in ("act", "turn"):
            return int(frame[2])
        if frame[0] in ("planning", "actions"):
            return (1 << len(s.players)) - 1 if frame[0] == "actions" else 0
    return 0


def _places(given: list[int], s: State, seat: Seat, acting: int, sight: Sight) -> None:
    p = s.players[seat]
    idle, begun, filled = _standing(p.places, p.free)
    given += idle
    given += [table + (state if USE[place](s, seat) else STUCK) for place, table, state in begun]
    usable = 0
    for place, table in filled:
        if USE[place](s, seat):
            usable |= 1 << place
            given.append(table + (READY if acting else LATER))
        else:
            given.append(table + STUCK)
    if acting and usable:
        _yields(given, s, seat, usable, sight)


@lru_cache(maxsize=1 << 14)
def _standing(places: int, free: int) -> tuple[list[int], list[tuple[int, int, int]], list[tuple[int, int]]]:
    """The places where nobody is, as answers; those begun, with how far; those that are filled."""
    idle, begun, filled = [], [], []
    for place in members(places):
        missing = free & SPACES[place]
        if missing == SPACES[place] and place != TOWER:
            idle.append(WORK[place] + IDLE)
        elif missing and place != TOWN_HALL:
            begun.append((place, WORK[place], BEGUN if missing & missing - 1 else NEAR))
        else:
            filled.append((place, WORK[place]))
    return idle, begun, filled


def _yields(given: list[int], s: State, seat: Seat, usable: int, sight: Sight) -> None:
    """What the places that can be used now would bring."""
    p = s.players[seat]
    if usable >> FARMHOUSE & 1:
        given.append(CROP + p.tracks[FARMER])
    if usable >> UNIVERSITY & 1:
        given.append(LECTURE + p.tracks[SCHOLAR])
    if usable >> CASTLE & 1:
        given.append(ARMS + 2 * p.tracks[KNIGHT] + (s.citizens >> KNIGHTS_CITIZEN & 1))
    trips = [way for place, way in SHIPS if usable >> place & 1]
    given += [TRIP + sight[way] for way in trips]
    if usable >> GUILDHALL & 1 or (trips and p.stock and not p.free & SPACES[GUILDHALL]):
        given.append(BUILD + 2 * (status(p) - 1) + (not usable >> GUILDHALL & 1))
    given += [ALMS + _alms(s, p, place) for place in (TOWN_HALL, TOWER) if usable >> place & 1]
    if usable >> HOSPITAL & 1:
        given.append(CURE + status(p) - 1)
    if usable >> OFFICE & 1:
        given.append(RENT + built(p))


def _alms(s: State, p: Player, place: int) -> int:
    """The best that one follower there could be sent for: coins, and whether it would complete the deed."""
    return max(2 * DEED_COINS[deed] + (sum([s.deeds[j] for j in deed_spaces(deed)]) == 1)
               for kind in waiting(p, place) for deed, i in enumerate(OPEN_TO[kind]) if s.deeds[i])


LOOK = Look("orleans", tuple(TABLES), ROUNDS, stage, banked, answers, shortlist, slip=5.0)


# --- What it is worth before anything was learned

SERVICE = {  # what owning a tile is worth to somebody who has the whole match to use it
    "hayrick": 2.0, "cheese_factory": 3.0, "winery": 5.0, "wool_manufacturer": 6.0, "tailor_shop": 6.0, "brewery": 3.0,
    "library": 6.0, "windmill": 5.0, "hospital": 4.0, "sacristy": 1.0, "bathhouse": 4.0, "herb_garden": 5.0,
    "shipping_line": 5.0, "cellar": 4.0, "office": 4.0, "pharmacy": 4.0, "horse_wagon": 5.0, "laboratory": 3.0,
    "school": 6.0, "gunpowder_tower": 4.0,
}
HELP = {"village": 5.0, "university": 4.0, "castle": 3.0, "ship": 5.0, "wagon": 5.5, "guildhall": 6.0}  # of a machine
ERRAND = {  # what using a place brings beside what other tables tell: from the first round, in the last
    "farmhouse": (2.0, 0.0), "village": (5.0, 2.0), "university": (1.5, 0.0), "castle": (1.0, 0.0),
    "monastery": (2.0, 0.0), "ship": (1.5, 0.3), "wagon": (1.5, 0.3), "horse_wagon": (1.5, 0.3),
    "scriptorium": (1.0, 0.6), "brewery": (1.8, 1.8), "library": (2.0, 1.2), "windmill": (2.8, 2.4),
    "bathhouse": (0.8, 0.5), "shipping_line": (1.0, 0.6), "cellar": (3.6, 3.6), "pharmacy": (1.0, 0.5),
    "laboratory": (3.5, 0.0), "sacristy": (1.5, 0.5),
}
USUAL = {  # what those other tables usually tell
    "farmhouse": 2.0, "university": 2.5, "castle": 4.0, "ship": 2.5, "wagon": 2.5, "horse_wagon": 2.5, "guildhall": 3.5,
    "townhall": 1.5, "hospital": 3.0, "office": 3.0,
}
SKILL = (1.4, 1.6, 1.6, 1.6, 1.8, 1.6, 2.4)  # of a follower, by character
REACH = (0.0, 7.0, 13.0, 17.0, 17.5, 20.0)  # of each step of the knights
CAPTAIN = next(step for (_, step), citizen in TRACK_CITIZENS.items() if citizen == KNIGHTS_CITIZEN)


def by_hand() -> Weights:
    """Weights a player would name: means lose their worth as the rounds run out."""
    return {seats: [_hand(knot / (KNOTS - 1)) for knot in range(KNOTS)] for seats in NEUTRAL}


def _hand(late: float) -> list[float]:
    early = 1 - late
    w = [0.0] * LOOK.size

    def put(table: int, *values: float) -> None:
        w[table:table + len(values)] = values

    _hand_places(put, early)
    for character, table in enumerate(PEOPLE):
        put(table, *[early * SKILL[character] * n ** 0.9 for n in range(CROWD + 1)])
    for character, table in enumerate(TRACKS):
        each = (0.3, 0.4, 0.2, 0.2, 0.0, 0.6)[character]
        put(table, *[early * each * step for step in range(TRACK_LAST[character] + 1)])
    put(TRACKS[KNIGHT], *[early * reach for reach in REACH])
    put(CENSUS, -5.0 * early, 0.0, 5.0 * early)
    put(SPARE, *[early * (2.0 * n if n < 0 else 1.5 * n ** 0.7) for n in range(-ENOUGH, ENOUGH + 1)])
    put(IDLERS, *[(0.1 + early * 0.25) * n for n in range(MARKET_SPACES + 3)])
    put(SHELF, *[early * 3.5 * n for n in range(4)])
    put(GROWTH, *[early * 1.3 * space for space in range(LAST + 1)])
    put(ESTATE, *[early * 0.9 * n * max(0.0, 4.5 - level) for n in range(MANY + 1) for level in range(1, LEVELS + 1)])
    put(STORES, *[-early * 0.15 * n for n in range(WARES + 1)])
    put(PANTRY, -early * 3.0, 0.0, early * 1.0, early * 1.5)
    put(COINS, *[-early * 0.4 * max(0, 5 - n) for n in range(PURSE + 1)])
    put(NEED, 0.0, -4.0, -5.0)
    put(MATCH, early * 60.0)
    return w


def _hand_places(put: Callable[..., None], early: float) -> None:
    """What places, tiles and machines are worth, and what those that stand ready bring."""
    for place, key in enumerate(PLACES):
        owned = early * SERVICE.get(key, 0.0)
        whole, last = ERRAND.get(key, (0.0, 0.0))
        good = GOODS_POINTS[GOODS.index(PLACE_ROWS[place]["good"])] if "good" in PLACE_ROWS[place] else 0
        errand = last + early * (whole - last) + 0.9 * good
        usual = errand + USUAL.get(key, 0.0)
        put(WORK[place], owned, owned + usual * 0.3, owned + usual * 0.5, owned,
            owned + usual * 0.5 * early, owned + errand)
        put(MACHINES[place], early * HELP.get(key, 4.0))
    put(CROP, *[0.9 * GOODS_POINTS[good] for good in FARMERS[1:]])
    put(LECTURE, *[(0.5 + early * 0.8) * n for n in SCHOLARS[1:]])
    put(ARMS, *[early * (after - before) * 0.9 + (4.0 * citizen if step + 1 == CAPTAIN else 0.0)
                for step, (before, after) in enumerate(pairwise(REACH)) for citizen in range(2)])
    put(TRIP, *[0.9 * n for n in range(BEST + 1)])
    put(BUILD, *[(0.9 - 0.3 * travel) * (level + early * 0.9 * max(0.0, 4.5 - level))
                 for level in range(1, LEVELS + 1) for travel in range(2)])
    put(ALMS, *[0.8 * (pay - early) + 3.0 * citizen for pay in range(PAY + 1) for citizen in range(2)])
    put(CURE, *[0.9 * level for level in range(1, LEVELS + 1)])
    put(RENT, *[0.9 * n for n in range(STATIONS + 1)])
    put(SITE, 0.0, 0.5 + early)
    for table in SIGHT:
        put(table, *[early * 0.2 * n for n in range(BEST + 1)])
