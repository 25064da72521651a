"""What a place on the board is, and why it may not be taken now: the tooltips and the refusals, each with its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.game import Refusal
from ...kernel.rules import Seat
from ...kernel.words import capital, listed
from .board import (
    ARTIST_TABLE,
    AT_INN,
    BUILDINGS,
    BUY_PRICE,
    CARD_COST,
    CARDS,
    CITIES,
    CITY,
    COIN,
    CUBES,
    CUSTOMER_POINTS,
    CUSTOMERS,
    FREE,
    GENERATION,
    GOODS,
    GRAIN_LIMIT,
    IN_BAG,
    LEVEL,
    LEVEL_PRICE,
    LEVELS,
    MEMBERS,
    MILL,
    OCCUPATION,
    OCCUPATIONS,
    ON_FARM,
    PLACE_POINTS,
    PLACES,
    PLAGUE_TIME,
    PRODUCE,
    REWARD,
    SALE_PRICE,
    SECTIONS,
    SPACES,
    STACKS,
    STEP_GRAIN,
    TIME_SPACES,
    TRAIN,
    TRAVEL_TABLE,
    TRAVELLER_TABLE,
    VILLAGERS,
    WAGON,
    WANTS,
    WELL_PRICE,
    WINDOW,
    WINDOWS,
)
from .council import highest
from .goods import can_pay
from .state import NOBODY, RULES, State
from .travel import HOME, LINKS
from .view import target
from .words import figure_at, goods, items, points, price_ways, say

Told = dict[str, Any]


def about(s: State, spot: str, _names: list[str], lang: str) -> Told:
    """Title, text, costs if there are any, ids of the rules; LookupError or ValueError if there is no such place."""
    kind, *rest = spot.split(":")
    return ABOUT[kind](s, lang, *rest)


def _plain(lang: str, key: str, *rules: str, **values: Any) -> Told:
    title, text = (say(lang, f"{what}.{key}", **values) for what in ("name", "about"))
    return {"title": title, "text": text, "rules": list(rules)}


def _space(s: State, lang: str, key: str) -> Told:
    return {"title": say(lang, f"space.{key}"), "text": say(lang, f"about.{key}"), "rules": list(SPACE_RULES[key])}


def _cube(s: State, lang: str, space: str, key: str) -> Told:
    """A cube where it lies: what it is good for, and the action that comes with it."""
    cube, place = _colour(s, lang, key), _space(s, lang, space)
    text = say(lang, "about.cube.action", cube=cube["text"], space=place["title"], action=place["text"])
    return {"title": cube["title"], "text": text, "rules": [cube["rules"][0], *place["rules"]]}


def _colour(s: State, lang: str, key: str) -> Told:
    left = s.supply[CUBES.index(key)]
    return _plain(lang, f"cube.{key}", *CUBE_RULES[key], n=left, time=PLAGUE_TIME)


def _building(s: State, lang: str, key: str) -> Told:
    building = BUILDINGS.index(key)
    costs = price_ways(lang, BUY_PRICE[building])
    if building != MILL:
        costs.insert(0, say(lang, "about.work", train=TRAIN[building], produce=PRODUCE[building]))
    text = say(lang, "about.mill" if building == MILL else "about.building", goods=goods(lang, building))
    return {"title": say(lang, f"name.{key}"), "text": text, "costs": costs, "rules": list(BUILDING_RULES[key])}


def _good(s: State, lang: str, key: str) -> Told:
    if key not in GOODS:
        raise KeyError(key)
    return _plain(lang, f"good.{key}", *GOOD_RULES[key])


def _customer(s: State, lang: str, key: str) -> Told:
    tile = CUSTOMERS.index(key)
    where = "stall" if tile in s.stalls else "queue" if tile in s.queue else "served"
    return {"title": capital(items(lang, WANTS[tile])), "rules": ["VIL-076", "VIL-077", "VIL-078", "VIL-079"],
            "text": say(lang, f"about.customer.{where}", points=points(lang, CUSTOMER_POINTS[tile]))}


def _city(s: State, lang: str, n: str) -> Told:
    city = _number(n, len(CITIES))
    costs = [say(lang, "about.road", place=say(lang, f"city{start + 1}"), bill=way) if start < HOME
             else say(lang, "about.road.home", bill=way)
             for start, links in enumerate(LINKS) for to, price in links if to == city
             for way in price_ways(lang, price)]
    text = say(lang, f"about.city.{REWARD[city]}", table=", ".join(map(str, TRAVEL_TABLE[1:])))
    return {"title": say(lang, f"city{city + 1}"), "text": text, "costs": costs,
            "rules": ["VIL-092", "VIL-094", "VIL-096", "VIL-097", "VIL-098", "VIL-157"]}


def _level(s: State, lang: str, n: str) -> Told:
    level = _number(n, LEVELS)
    text = say(lang, "about.level", points=points(lang, PLACE_POINTS[LEVEL + level]))
    return {"title": say(lang, "name.level", n=level + 1), "text": text, "costs": price_ways(lang, LEVEL_PRICE[level]),
            "rules": ["VIL-103" if level == 0 else "VIL-104", "VIL-105", "VIL-158"]}


def _privilege(s: State, lang: str, n: str) -> Told:
    level = _number(n, LEVELS)
    return {"title": say(lang, "name.privilege", n=level + 1), "text": say(lang, f"about.privilege.{level + 1}"),
            "rules": ["VIL-106", f"VIL-{107 + level}"]}


def _window(s: State, lang: str, n: str) -> Told:
    window = _number(n, WINDOWS)
    text = say(lang, "about.window" if window else "about.window.first",
               points=points(lang, PLACE_POINTS[WINDOW + window]), grain=say(lang, "grain", n=STEP_GRAIN[window]))
    return {"title": say(lang, "name.window", n=window + 1), "text": text,
            "rules": ["VIL-123", "VIL-125", "VIL-127", "VIL-128", "VIL-159"]}


def _member(s: State, lang: str, seat: str, number: str) -> Told:
    family = s.players[_number(seat, len(s.players), 0)].family
    member = _number(number, MEMBERS, 0)
    place = family[member]
    alive = IN_BAG <= place <= AT_INN
    title = figure_at(lang, s, int(seat), member) if alive else say(lang, f"figure.{GENERATION[member]}")
    key = "about.member.bag" if place == IN_BAG else "about.member" if alive else f"about.member.{PLACES[place]}"
    return {"title": capital(title), "text": say(lang, key), "rules": ["VIL-002", "VIL-045", "VIL-141", "VIL-142"]}


def _chronicle(s: State, lang: str, key: str) -> Told:
    start, end = SECTIONS[len(s.chronicle)][OCCUPATIONS.index(key)]
    free = s.chronicle[start:end].count(FREE)
    return {"title": say(lang, "name.chronicle", occupation=say(lang, f"occupation.{key}")),
            "text": say(lang, "about.chronicle", n=free), "rules": ["VIL-144", "VIL-149", "VIL-160"]}


def _card(s: State, lang: str, key: str) -> Told:
    card = CARDS.index(key)
    table = listed(lang, [str(points) for points in CARD_TABLES.get(key, ())[1:]])
    return {"title": capital(say(lang, f"card.{key}")), "text": say(lang, f"about.card.{key}", table=table),
            "costs": [items(lang, CARD_COST[card])], "rules": ["VIL-183", f"VIL-{190 + card}"]}


def _stack(s: State, lang: str, n: str) -> Told:
    cards = s.piles[_number(n, STACKS)]
    text = say(lang, "about.stack", n=len(cards)) if cards else say(lang, "about.stack.empty")
    return {"title": say(lang, "name.stack", n=n), "text": text, "rules": ["VIL-167", "VIL-177", "VIL-179"]}


def _number(text: str, count: int, first: int = 1) -> int:
    number = int(text) - first
    if not 0 <= number < count:
        raise ValueError(text)
    return number


def _farm(key: str, *rules: str) -> Callable[..., Told]:
    def tell(s: State, lang: str, seat: str) -> Told:
        _number(seat, len(s.players), 0)
        return _plain(lang, key, *rules, n=GRAIN_LIMIT if key == "grain" else TIME_SPACES)
    return tell


def _fixed(key: str, *rules: str) -> Callable[..., Told]:
    def tell(s: State, lang: str) -> Told:
        return _plain(lang, key, *rules, n=s.graves.count(FREE), monks=s.monks)
    return tell


def _well(s: State, lang: str) -> Told:
    return _plain(lang, "well", "VIL-112", "VIL-113", "VIL-114", "VIL-115") | {"costs": price_ways(lang, WELL_PRICE)}


ABOUT: dict[str, Callable[..., Told]] = {
    "space": _space, "cube": _cube, "colour": _colour, "building": _building, "good": _good, "customer": _customer,
    "city": _city, "level": _level, "privilege": _privilege, "window": _window, "member": _member,
    "chronicle": _chronicle, "well": _well, "card": _card, "stack": _stack,
    "blackbag": _fixed("blackbag", "VIL-018", "VIL-111", "VIL-119", "VIL-122", "VIL-124"),
    "graves": _fixed("graves", "VIL-145", "VIL-149"),
    "pass": _fixed("pass", "VIL-036", "VIL-081"), "done": _fixed("done", "VIL-120", "VIL-125"),
    "farm": _farm("farm", "VIL-010", "VIL-011", "VIL-044"), "time": _farm("time", "VIL-040", "VIL-041", "VIL-042"),
    "grain": _farm("grain", "VIL-010", "VIL-054"), "coins": _farm("coins", "VIL-136", "VIL-137", "VIL-139"),
}
SPACE_RULES = {
    "harvest": ("VIL-048", "VIL-049", "VIL-050", "VIL-051", "VIL-054"),
    "family": ("VIL-056", "VIL-057", "VIL-058"),
    "crafts": ("VIL-062", "VIL-063", "VIL-065", "VIL-071"),
    "market": ("VIL-075", "VIL-077", "VIL-079", "VIL-081", "VIL-085"),
    "travel": ("VIL-091", "VIL-092", "VIL-094", "VIL-096"),
    "council": ("VIL-102", "VIL-103", "VIL-104", "VIL-105", "VIL-106"),
    "church": ("VIL-111", "VIL-119", "VIL-125", "VIL-128"),
    "inn": ("VIL-176", "VIL-177", "VIL-178"),
}
CARD_TABLES = {"artist": ARTIST_TABLE, "traveller": TRAVELLER_TABLE}
CUBE_RULES = {"orange": ("VIL-022", "VIL-138"), "green": ("VIL-023", "VIL-138"), "brown": ("VIL-024", "VIL-138"),
              "pink": ("VIL-025", "VIL-138"), "plague": ("VIL-026", "VIL-035")}
BUILDING_RULES = {
    "wainwright": ("VIL-063", "VIL-064", "VIL-065", "VIL-067"), "stables": ("VIL-063", "VIL-064", "VIL-065", "VIL-068"),
    "office": ("VIL-063", "VIL-064", "VIL-065", "VIL-069"), "smithy": ("VIL-063", "VIL-064", "VIL-065", "VIL-070"),
    "mill": ("VIL-071", "VIL-136"), "brewery": ("VIL-172", "VIL-173", "VIL-174"),
}
GOOD_RULES = {
    "scroll": ("VIL-069", "VIL-103", "VIL-104"), "horse": ("VIL-050", "VIL-068"), "plow": ("VIL-050", "VIL-051"),
    "ox": ("VIL-051", "VIL-068"), "wagon": ("VIL-067", "VIL-092"), "beer": ("VIL-172", "VIL-174", "VIL-177"),
}


# --- refusals


def why_not(s: State, seat: Seat, spot: str) -> Refusal | None:
    """Why a target may not be taken now; None if it may."""
    taken = {target(s, move) for move in RULES.legal(s)}
    if spot in taken:
        return None
    kind, *rest = spot.split(":")
    step = s.stack[-1][0]
    why = _no_card if kind == "card" else WHY.get((step, kind))
    try:
        if kind == "member" and not taken.isdisjoint(_alike(s, *rest)):
            return Refusal("no.twin", "VIL-002")
        said = why(s, seat, *rest) if why else None
    except (LookupError, ValueError, TypeError):  # there is no such place
        said = None
    return Refusal(*said) if said else Refusal("no.now", STEP_RULE[step])


Why = tuple[str, str] | None


def _alike(s: State, owner: str, number: str) -> list[str]:
    """The figures of that generation in that place: moves name only the first of them."""
    family, member = s.players[int(owner)].family, int(number)
    return [f"member:{owner}:{other}" for other, place in enumerate(family)
            if place == family[member] and GENERATION[other] == GENERATION[member]]


def _no_cube(s: State, seat: Seat, space: str, cube: str = "") -> Why:
    first = SPACES.index(space) * len(CUBES)
    if not cube and any(s.spaces[first:first + len(CUBES)]):
        return None
    return ("no.cube", "VIL-114") if cube else ("no.space", "VIL-114")


def _no_action(s: State, seat: Seat, space: str) -> Why:
    """For travel and council somebody must be there or on the farm; the rest is said in one sentence each."""
    if space in ("travel", "council"):
        there = (OCCUPATIONS.index(space), OCCUPATIONS.index("farm"))
        if all(OCCUPATION[place] not in there for place in s.players[seat].family):
            return "no.farm", "VIL-044"
    return NO_ACTION.get(space)


def _no_building(s: State, seat: Seat, key: str) -> Why:
    return ("no.mill", "VIL-071") if key == "mill" else ("no.building", "VIL-063")


def _no_customer(s: State, seat: Seat, key: str) -> Why:
    tile = CUSTOMERS.index(key)
    if tile not in s.stalls and tile not in s.queue:
        return None
    if tile in s.queue and not s.criers >> seat & 1:
        return "no.queue", "VIL-076"
    if not s.stack[-1][3] and not can_pay(s.players[seat].stock, SALE_PRICE):
        return "no.fee", "VIL-079"
    return "no.goods", "VIL-077"


def _no_city(s: State, seat: Seat, n: str) -> Why:
    p = s.players[seat]
    if not p.stock[WAGON]:
        return "no.wagon", "VIL-092"
    starts = [len(CITIES) if place == ON_FARM else place - CITY for place in p.family
              if place == ON_FARM or CITY <= place < LEVEL]
    reached = any(city == int(n) - 1 for start in starts for city, _ in LINKS[start])
    return ("no.toll", "VIL-092") if reached else ("no.road", "VIL-094")


def _no_level(s: State, seat: Seat, n: str) -> Why:
    p, level = s.players[seat], int(n) - 1
    if not can_pay(p.stock, LEVEL_PRICE[level]):
        return "no.dues", "VIL-104" if level else "VIL-103"
    return ("no.climb", "VIL-104") if level else ("no.farm", "VIL-103")


def _no_privilege(s: State, seat: Seat, n: str) -> Why:
    privilege = int(n) - 1
    reached = s.stack[-1][2] if s.stack[-1][0] == "privilege" else highest(s, seat)
    if privilege > reached:
        return "no.rank", "VIL-105"
    if privilege == 0 and s.next_first != NOBODY:
        return "no.marker", "VIL-107"
    if privilege == 3 and not s.players[seat].stock[COIN]:
        return "no.coin", "VIL-110"
    return "no.supply", "VIL-229"


def _no_member(elsewhere: tuple[str, str], in_bag: tuple[str, str] | None = None) -> Callable[..., Why]:
    """Refuses figures of others, those in the bag if there is something to say about them, and those elsewhere."""
    def tell(s: State, seat: Seat, owner: str, number: str) -> Why:
        if int(owner) != seat:
            return "no.other", "VIL-044"
        return in_bag if in_bag and s.players[seat].family[int(number)] == IN_BAG else elsewhere
    return tell


def _no_card(s: State, seat: Seat, key: str) -> Why:
    """A card of the hand that has nothing to say at this question."""
    card = CARDS.index(key)
    if not s.players[seat].hand >> card & 1:
        return None
    return ("no.end_card", "VIL-184") if VILLAGERS[key]["candle"] == "unlit" else ("no.card", f"VIL-{190 + card}")


NO_ACTION = {
    "harvest": ("no.harvest", "VIL-048"), "family": ("no.family", "VIL-060"), "crafts": ("no.crafts", "VIL-063"),
    "travel": ("no.travel", "VIL-092"), "council": ("no.council", "VIL-102"), "church": ("no.farm", "VIL-111"),
    "inn": ("no.inn", "VIL-176"),
}
WHY: dict[tuple[str, str], Callable[..., Why]] = {
    ("choose", "cube"): _no_cube, ("choose", "space"): _no_cube,
    ("choose", "well"): lambda s, seat: ("no.well", "VIL-112"),
    ("choose", "pass"): lambda s, seat: ("no.pass", "VIL-033"),
    ("action", "space"): _no_action, ("crafts", "building"): _no_building, ("sell", "customer"): _no_customer,
    ("travel", "city"): _no_city, ("council", "level"): _no_level, ("council", "privilege"): _no_privilege,
    ("privilege", "privilege"): _no_privilege, ("take", "colour"): lambda s, seat, key: ("no.supply", "VIL-229"),
    ("die", "member"): _no_member(("no.younger", "VIL-141"), ("no.bag", "VIL-142")),
    ("family", "member"): _no_member(("no.home", "VIL-057"), ("no.bag", "VIL-058")),
    ("who", "member"): _no_member(("no.away", "VIL-044")), ("church", "member"): _no_member(("no.away", "VIL-044")),
    ("cycle", "stack"): lambda s, seat, n: ("no.villager", "VIL-235") if s.piles[int(n) - 1] else None,
    ("hire", "stack"): lambda s, seat, n: ("no.price", "VIL-177") if s.piles[int(n) - 1] else None,
    ("step", "member"): _no_member(("no.step", "VIL-127")),
    ("redeem", "member"): _no_member(("no.out", "VIL-120"), ("no.coin", "VIL-121")),
}
STEP_RULE = {
    "choose": "VIL-033", "action": "VIL-112", "pay": "VIL-138", "take": "VIL-229", "good": "VIL-074", "who": "VIL-045",
    "harvest": "VIL-036", "family": "VIL-057", "crafts": "VIL-062", "trained": "VIL-072", "travel": "VIL-095",
    "council": "VIL-102", "privilege": "VIL-106", "church": "VIL-111", "sell": "VIL-077", "die": "VIL-141",
    "redeem": "VIL-120", "step": "VIL-125", "inn": "VIL-177", "cycle": "VIL-177", "hire": "VIL-178",
    "search": "VIL-209", "keep": "VIL-209", "abbot": "VIL-201", "herbalist": "VIL-206", "messenger": "VIL-208",
    "toll": "VIL-219", "bard": "VIL-212", "call": "VIL-217", "pick": "VIL-218", "may": "VIL-185",
}
