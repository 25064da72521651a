"""What a bot looks at in Village.

Points on the prestige track and customers served are banked; everything else is a question with a table. The first
tables ask of every figure where it stands, one set per generation, for the old die first. The others ask what the
seat owns and what it could do with it at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import add

from ...games.village.board import (
    AT_INN,
    BLOCKED,
    BUILDINGS,
    BUY_PRICE,
    CARD_COST,
    CARDS,
    CHRONICLE_TABLE,
    CITIES,
    CITY,
    COIN,
    COLOURS,
    COUNCIL,
    CRAFT,
    CUBES,
    CUSTOMER_POINTS,
    FREE,
    GATES,
    GENERATION,
    GOODS,
    GRAIN,
    GRAIN_LIMIT,
    HORSE,
    IN_BAG,
    IN_CHRONICLE,
    INN,
    LAST_LEVEL,
    LAST_WINDOW,
    LEVEL,
    LEVEL_PRICE,
    LEVELS,
    MARKET,
    NO_OCCUPATION,
    OCCUPATION,
    ON_FARM,
    OX,
    PLACE_POINTS,
    PLACES,
    PLOW,
    PRICES,
    ROADS,
    SALE_PRICE,
    SCROLL,
    SECTIONS,
    STALLS,
    TIME_SPACES,
    TRAVEL,
    TRAVEL_TABLE,
    VILLAGERS,
    WAGON,
    WANTS,
    WELL_PRICE,
    WINDOW,
    WINDOWS,
)
from ...games.village.state import NOBODY, State
from ...games.village.windows import DECK
from .tables import KNOTS, Look, Weights

STAGES = 9
MOST = 7  # of an item; more count as so many
BEST_SALE = max(CUSTOMER_POINTS)
TURNS = 12  # left to a seat in a round, at most
CHURCHGOERS = 4
BEST_PROMISE = 15

TABLES: list[tuple[str, int]] = []


def _table(key: str, size: int) -> int:
    """A new table; where it begins."""
    TABLES.append((key, size))
    return sum(size for _, size in TABLES[:-1])


def _figures() -> int:
    """The tables of one generation: where each of its figures stands."""
    first = _table("family", CRAFT)
    for key, size in (("crafts", CITY - CRAFT), ("travel", LEVEL - CITY), ("council", LEVELS), ("church", WINDOWS),
                      ("inn", 1), ("chronicle", 1), ("graves", len(PLACES) - IN_CHRONICLE - 1)):
        _table(key, size)
    return first


_GENERATIONS = {generation: _figures() for generation in dict.fromkeys(GENERATION)}
FIGURE = tuple(_GENERATIONS[generation] for generation in GENERATION)
STOCK = tuple(_table(key, MOST + 1) for key in ("cubes",) * len(COLOURS) + ("coins", "grain") + ("goods",) * len(GOODS))
FARMERS = _table("family", MOST + 1)  # how many are on the farm
SKILLS = tuple(_table("crafts", 2) for b in range(len(BUILDINGS)))  # whether a craftsman is there
HARVEST = _table("harvest", 3 * (GRAIN_LIMIT + 1))  # what draws the plow, and the grain in store
MARKERS = _table("travel", len(CITIES) + 1)
RIDE = _table("travel", 6)  # no wagon, wagon, road to a new city within reach; whether the space has cubes
RISE = _table("council", 4 * (LEVELS + 1))  # highest level; whether a step can be paid; whether the space has cubes
SAVINGS = _table("council", 5)  # on the last level: coins that could be turned into points
CROWD = _table("church", 3 * (CHURCHGOERS + 1))  # members in the church, and whether they are fewer, as many or more
STEPS = _table("church", 3 * (GRAIN_LIMIT + 1))  # members who could go further, and the grain for it
HOPES = _table("church", 2 * (CHURCHGOERS + 1))  # members in the bag; whether there is a coin to redeem one
ENTRIES = _table("chronicle", len(CHRONICLE_TABLE))
FATE = _table("time", 3 * TIME_SPACES)  # how the next death would be, and how near it is
SALE = _table("customers", 2 * (BEST_SALE + 1))  # the best customer who could be served; whether the space has cubes
SALES = _table("customers", 4)  # how many could be served, fees included
WISHES = _table("customers", 4)  # customers who lack a single thing
DEMAND = tuple(_table("goods", 3 * 4) for _ in GOODS)  # of each good: how many there are, how many customers want it
TRADE = _table("customers", 5 * 4)  # goods in store, and how many customers are still to come
PURSE = _table("cubes", 16)  # which of wagon, scroll, plow and the well could be paid
PACE = _table("turns", TURNS + 1)  # turns left in this round
FIRST = _table("turns", 6)  # first player; who will be the next
MATCH = _table("match", 2)  # without the Inn or with it
HAND = _table("cards", len(CARDS))  # each card held
PROMISE = _table("cards", BEST_PROMISE + 1)  # what the cards held would bring if this were the end
VISIT = _table("inn", 16)  # cards in view that could be paid; whether a member is there; whether the space has cubes

SHOPS = tuple(BUY_PRICE[BUILDINGS.index(key)] for key in ("wainwright", "office", "smithy")) + (WELL_PRICE,)


@cache
def _served(customers: int) -> int:
    return sum(points for customer, points in enumerate(CUSTOMER_POINTS) if customers >> customer & 1)


def banked(s: State) -> list[int]:
    return [p.points + _served(p.customers) for p in s.players]


def stage(s: State) -> int:
    """How far the match is, from how full chronicle and graves are; the last stage are the last turns."""
    if s.ender != NOBODY:
        return STAGES - 1
    return _stage(s.chronicle.count(FREE), len(s.chronicle) - s.chronicle.count(BLOCKED),
                  s.graves.count(FREE), len(s.graves) - s.graves.count(BLOCKED))


@cache
def _stage(free: int, spaces: int, free_graves: int, graves: int) -> int:
    left = free / spaces * (free_graves / graves) ** 0.5
    return min(int((1 - left) * (STAGES - 1)), STAGES - 2)


# --- The answers

Own = tuple[tuple[int, ...], int, int, int, tuple[int, int]]


def answers(s: State) -> list[list[int]]:
    """For every seat, where to look in which table."""
    stalls, spaces, first, following = tuple(s.stalls), s.spaces, s.first, s.next_first
    room = _room(tuple(s.chronicle))
    trade = _trade(stalls, tuple(s.queue), s.pile)
    owns = [_own(tuple(p.stock), tuple(p.family), p.cities, p.time, room, stalls, trade) for p in s.players]
    crowds = [own[4] for own in owns]
    top = max(crowds)
    standing = 1 if crowds.count(top) > 1 else 2  # of whoever has most in the church; all others: 0
    travel, council, market = [any(spaces[start:start + len(CUBES)]) for start in _OPEN]
    taken = 0 if following == NOBODY else 2
    pace = _turns(s)
    inn, shown = any(spaces[INN * len(CUBES):]), tuple([pile[0] for pile in s.piles if pile])
    found = []
    for seat, (given, ride, rise, sale, crowd) in enumerate(owns):
        inside = min(CHURCHGOERS, crowd[0])
        found.append([
            *given, ride + travel, rise + council, sale + market, PACE + pace[seat],
            CROWD + inside + (standing * (CHURCHGOERS + 1) if crowd == top else 0),
            FIRST + (1 if following == seat else taken) + (3 if first == seat else 0), MATCH + s.inn,
        ])
        if s.inn:
            found[-1] += _inn(s, seat, inn, shown)
    return found


@lru_cache(maxsize=1 << 8)
def _room(chronicle: tuple[int, ...]) -> tuple[bool, ...]:
    """Whether each section of the chronicle has room."""
    return tuple([FREE in chronicle[start:end] for start, end in SECTIONS[len(chronicle)]])


def _inn(s: State, seat: int, cubes: bool, shown: tuple[int, ...]) -> list[int]:
    """The cards a seat holds, what they promise, and what of the cards shown could be had at the inn."""
    p = s.players[seat]
    promise = _promise(s, seat) if p.hand else 0
    return [*_held(p.hand), PROMISE + min(max(promise, 0), BEST_PROMISE),
            VISIT + 4 * _payable(tuple(p.stock), shown) + 2 * (AT_INN in p.family) + cubes]


@lru_cache(maxsize=1 << 12)
def _held(hand: int) -> tuple[int, ...]:
    return tuple([HAND + card for card in range(len(CARDS)) if hand >> card & 1])


def _promise(s: State, seat: int) -> int:
    """What the cards a seat holds would bring if this were the end."""
    p = s.players[seat]
    promise: int = DECK.fold(0, "bonus", s, seat)
    for window, table, count in (("travel_table", TRAVEL_TABLE, p.cities.bit_count()),
                                 ("chronicle_table", CHRONICLE_TABLE, p.family.count(IN_CHRONICLE))):
        entry = min(count, len(table) - 1)
        promise += DECK.fold(table, window, s, seat)[entry] - table[entry]
    return promise


@lru_cache(maxsize=1 << 13)
def _payable(stock: tuple[int, ...], cards: tuple[int, ...]) -> int:
    """How many of the cards could be paid, up to three."""
    return min(sum([_affords(stock, CARD_COST[card]) for card in cards]), 3)


@lru_cache(maxsize=1 << 15)
def _own(stock: tuple[int, ...], family: tuple[int, ...], cities: int, time: int, room: tuple[bool, ...],
         stalls: tuple[int, ...], trade: tuple[int, ...]) -> Own:
    """What depends on the seat's own things and changes little from one position to the next; so it is remembered.

    Beside the finished answers: where to look for riding, rising and selling if the space has no cube (with cubes it is
    one further on), and how the seat stands in the church.
    """
    grain, coins, farmers, goods = stock[GRAIN], stock[COIN], family.count(ON_FARM), stock[SCROLL:]
    drawn = (2 if stock[OX] else 1 if stock[HORSE] else 0) if stock[PLOW] else 0
    inside = [place for place in family if WINDOW <= place <= LAST_WINDOW]
    movers = len(inside) - inside.count(LAST_WINDOW)
    level = max([place for place in family if LEVEL <= place <= LAST_LEVEL], default=LEVEL - 1) - LEVEL + 1
    best, ready, wishes = _customers(stock, stalls)
    purse, rises = _purse(stock)
    given = [
        *map(add, FIGURE, family),
        *[table + number if number < MOST else table + MOST for table, number in zip(STOCK, stock, strict=True)],
        *[skill + (building in family) for building, skill in enumerate(SKILLS, CRAFT)],
        *[table + wanted + (min(2, number)) for table, wanted, number in zip(
            DEMAND, trade, goods, strict=False)], trade[-1] + min(sum(goods), 4),
        FARMERS + min(farmers, MOST), HARVEST + drawn * (GRAIN_LIMIT + 1) + grain, MARKERS + cities.bit_count(),
        STEPS + min(movers, 2) * (GRAIN_LIMIT + 1) + grain,
        HOPES + 2 * min(family.count(IN_BAG), CHURCHGOERS) + (coins > 0),
        ENTRIES + min(family.count(IN_CHRONICLE), len(CHRONICLE_TABLE) - 1),
        FATE + TIME_SPACES * _fate(family, room) + time, SALES + min(ready, 3), WISHES + min(wishes, 3),
        PURSE + purse,
        SAVINGS + (1 + min(coins, 3) if level == LEVELS else 0),
    ]
    ride = RIDE + 2 * _ride(stock, family, cities)
    rise = RISE + 4 * level + 2 * rises
    return tuple(given), ride, rise, SALE + 2 * best, (len(inside), max(inside, default=0))


@lru_cache(maxsize=1 << 8)
def _trade(stalls: tuple[int, ...], queue: tuple[int, ...], pile: int) -> tuple[int, ...]:
    """Where to look in DEMAND for each good, by the customers in sight, and in TRADE, by those still to come."""
    seen = [item for customer in (*stalls, *queue) if customer != FREE for item, _ in WANTS[customer]]
    wanted = [3 * min(seen.count(item), 3) for item in range(SCROLL, SCROLL + len(GOODS))]
    return (*wanted, TRADE + 5 * min((pile.bit_count() + 5) // 6, 3))


@lru_cache(maxsize=1 << 13)
def _purse(stock: tuple[int, ...]) -> tuple[int, bool]:
    """Which of the shops could be paid, as bits, and whether a step in the council could."""
    return sum(_pays(stock, price) << bit for bit, price in enumerate(SHOPS)), _pays(stock, LEVEL_PRICE[0])


def _affords(stock: Sequence[int], parts: Sequence[tuple[int, int]]) -> bool:
    return all(stock[item] >= amount for item, amount in parts)


def _pays(stock: tuple[int, ...], price: int) -> bool:
    return any(_affords(stock, parts) for _, parts in PRICES[price])


@lru_cache(maxsize=1 << 14)
def _customers(stock: tuple[int, ...], stalls: tuple[int, ...]) -> tuple[int, int, int]:
    """The best customer who could be served, how many could be, and how many lack a single thing."""
    lacking = {customer: sum([amount - stock[item] for item, amount in WANTS[customer] if amount > stock[item]])
               for customer in stalls if customer != FREE}
    ready = [CUSTOMER_POINTS[customer] for customer, missing in lacking.items() if not missing]
    sales = len(ready) if len(ready) < 2 or _pays(stock, SALE_PRICE) else 1
    return max(ready, default=0), sales, sum(missing == 1 for missing in lacking.values())


def _ride(stock: tuple[int, ...], family: tuple[int, ...], cities: int) -> int:
    """0 without a wagon, 2 if a road to a new city can be paid, else 1."""
    if not stock[WAGON]:
        return 0
    starts = {GATES if place == ON_FARM else ROADS[place - CITY] for place in family
              if place == ON_FARM or CITY <= place < LEVEL}
    roads = [road for links in starts for road in links]
    return 2 if any(not cities >> city & 1 and _pays(stock, price) for city, price in roads) else 1


def _fate(family: tuple[int, ...], room: tuple[bool, ...]) -> int:
    """What the next death would bring: 2 a place in the chronicle, 1 one that costs points elsewhere, 0 a grave."""
    visible = [(GENERATION[member], place) for member, place in enumerate(family) if ON_FARM <= place <= AT_INN]
    fates = [1 if PLACE_POINTS[place] else 2 for generation, place in visible
             if generation == visible[0][0] and OCCUPATION[place] != NO_OCCUPATION and room[OCCUPATION[place]]]
    return max(fates, default=0)


def _turns(s: State) -> list[int]:
    """How many turns each seat still has: in this round, or before the end once it has come."""
    stack, count = s.stack, len(s.players)
    if s.ender != NOBODY:
        waiting = [frame[1] for frame in stack if frame[0] in LAST_STEPS]
        return [waiting.count(seat) for seat in range(count)]
    left, start = sum(s.spaces), s.first
    if stack and stack[0][0] == "turn_over":
        start = stack[0][1] + (stack[-1][0] != "choose")  # who is in the middle of a turn has taken a cube
    return [max(0, left - (seat - start) % count + count - 1) // count for seat in range(count)]


LAST_STEPS = ("last_turn", "choose", "action")
_OPEN = tuple(space * len(CUBES) for space in (TRAVEL, COUNCIL, MARKET))
LOOK = Look("village", tuple(TABLES), STAGES, stage, banked, answers)


# --- What it is worth before anything was learned


def by_hand() -> Weights:
    """Weights a player would name: points as they stand, and means that lose their worth as the end comes near."""
    return {seats: [_hand(knot / (KNOTS - 1)) for knot in range(KNOTS)] for seats in STALLS}


def _hand(late: float) -> list[float]:
    early = 1 - late
    w = [0.0] * LOOK.size

    def put(table: int, *values: float) -> None:
        w[table:table + len(values)] = values

    for generation, table in _GENERATIONS.items():
        risk = early * 0.25 if generation == 1 else 0.0  # only the living score
        council = [points * (1 - risk) + early * extra for points, extra in
                   zip(PLACE_POINTS[LEVEL:], (1.0, 1.5, 2.5, 3.0), strict=False)]
        church = [points * (1 - risk) + early * 0.5 for points in PLACE_POINTS[WINDOW:LAST_WINDOW + 1]]
        put(table, 0.0, 0.8 + early * 0.7, 0.2 + early * 1.3, *[0.2 + early * 1.0] * len(BUILDINGS),
            *[0.2 + early * 0.8] * len(CITIES), *council, *church, 0.2, 0.0, -0.3, -0.3)
    for item, each in enumerate((*[0.45] * len(COLOURS), 0.5, 0.4, 1.3, 1.5, 1.8, 1.6, 1.4, 0.8)):
        kept = 1.0 if item == COIN else 0.0  # coins score
        put(STOCK[item], *[n * kept + early * each * min(n, 3) ** 0.8 for n in range(MOST + 1)])
    for skill in SKILLS:
        put(skill, 0.0, early * 1.2)
    put(HARVEST, *[early * draw * 1.0 for draw in range(3) for _ in range(GRAIN_LIMIT + 1)])
    put(MARKERS, *[points + early * 0.5 * (n > 0) for n, points in enumerate(TRAVEL_TABLE)])
    put(RIDE, 0.0, 0.0, 0.0, 0.2, 0.8, 2.0)
    put(RISE, *[0.0 if level == LEVELS else 0.4 * pays + 0.8 * pays * cubes
                for level in range(LEVELS + 1) for pays in range(2) for cubes in range(2)])
    put(SAVINGS, 0.0, 0.0, 1.0, 1.5, 2.0)
    put(CROWD, *[(-0.5, 0.5, 1.5)[standing] * early * (n > 0) for standing in range(3) for n in range(CHURCHGOERS + 1)])
    put(STEPS, *[min(movers, 1) * min(grain, 4) * 0.25 for movers in range(3) for grain in range(GRAIN_LIMIT + 1)])
    put(HOPES, *[0.4 * coin * (hopes > 0) for hopes in range(CHURCHGOERS + 1) for coin in range(2)])
    put(ENTRIES, *[points * (0.5 + late * 0.5) + early * 1.3 * n for n, points in enumerate(CHRONICLE_TABLE)])
    put(FATE, *[(-0.15, -0.05, 0.12)[fate] * time for fate in range(3) for time in range(TIME_SPACES)])
    put(SALE, *[best * (0.35 + 0.2 * cubes) for best in range(BEST_SALE + 1) for cubes in range(2)])
    put(SALES, 0.0, 0.0, 0.8, 1.2)
    put(WISHES, 0.0, 0.3, 0.5, 0.6)
    put(MATCH, early * 20.0, early * 20.0)
    put(HAND, *[1.0 + 0.5 * early if "points" in VILLAGERS[card] else early * 1.5 for card in CARDS])
    put(PROMISE, *range(BEST_PROMISE + 1))
    put(VISIT, *[early * 0.3 * min(payable, 2) * (1 + member) * (1 + cubes) / 2
                 for payable in range(4) for member in range(2) for cubes in range(2)])
    return w
