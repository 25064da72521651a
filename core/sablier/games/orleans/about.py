"""What a thing on the board is: a title, a sentence or two, what it costs, and the rules it rests on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel.words import capital, listed
from .board import (
    BOARD_PLACES,
    CHARACTERS,
    DEED_COINS,
    DEED_POINTS,
    DEEDS,
    EMPTY,
    EVENTS,
    FOOD,
    GOODS,
    GOODS_POINTS,
    KNIGHT,
    KNIGHTS,
    LAST_CITIZEN,
    MONK,
    PLACE,
    PLACE_ROWS,
    PLACES,
    ROUTE_ENDS,
    ROUTE_SPACES,
    ROUTE_WAY,
    SLOT_PLACE,
    SLOTS_OF,
    WAYS,
)
from .deeds import deed_spaces
from .goods import status
from .planning import unplanned
from .state import Player, State
from .view import has_secret
from .windows import room
from .words import KIND_KEYS, TOWN_NAMES, WORDS, coins, kind_name, need_key, points, some_good

About = dict[str, Any]
say = WORDS.say

PLACE_RULES = {
    "farmhouse": (78, 79), "village": (80, 81), "university": (86, 87), "castle": (88, 89), "monastery": (91, 92, 170),
    "ship": (93, 94, 95), "wagon": (97, 98), "guildhall": (100, 101, 103), "scriptorium": (106, 107),
    "townhall": (108, 65, 66), "hayrick": (135,), "cheese_factory": (135,), "winery": (135,),
    "wool_manufacturer": (135,), "tailor_shop": (135,), "brewery": (137,), "library": (138,), "windmill": (139,),
    "hospital": (147,), "sacristy": (148,), "bathhouse": (143, 144, 145, 146), "herb_garden": (151,),
    "shipping_line": (136,), "cellar": (140,), "office": (142,), "pharmacy": (141,), "horse_wagon": (150,),
    "laboratory": (156, 157), "school": (149,), "gunpowder_tower": (152, 153, 154, 155),
}
TRACK_RULES = {"farmer": (78, 40, 42), "boatman": (82, 83), "craftsman": (84,), "trader": (85, 124, 125),
               "knight": (88, 90), "scholar": (86,), "monk": (91, 63)}
EVENT_RULES = {"pilgrimage": (170,), "income": (171,), "harvest": (172, 173), "taxes": (175,), "trading_day": (176,),
               "plague": (177, 178)}
PLAN_RULES = (57, 60)
DONE_RULES = {"gather": (49, 53), "store": (152,), "send": (108,), "install": (114,)}  # where the question is another


def rule_id(number: int) -> str:
    return f"ORL-{number:03}"


def told(title: str, text: str, *rules: int, costs: Sequence[str] = ()) -> About:
    answer: About = {"title": capital(title), "text": text, "rules": [rule_id(number) for number in rules]}
    return {**answer, "costs": [capital(cost) for cost in costs]} if costs else answer


def about(s: State, target: str, names: list[str], lang: str) -> About:
    """An unknown target is nothing: an empty title."""
    name, *parts = target.split(":")
    try:
        return NAMED[name](s, names, lang, *parts) if name in NAMED else ABOUT[name](s, lang, *parts)
    except (KeyError, ValueError, IndexError, TypeError):
        return told("", "")


def known(s: State, target: str) -> bool:
    """Whether there is such a thing on the board."""
    return bool(about(s, target, [""] * len(s.players), "en")["title"])


def seen(s: State, seat: int) -> Player:
    """A player without what is planned in secret: nobody knows who asks."""
    return s.players[seat] if s.in_turn else unplanned(s.players[seat])


def inventory(lang: str, items: Sequence[tuple[str, int]]) -> str:
    """`2 x Monk, 1 x Knight`; a word for nothing at all."""
    return ", ".join(f"{n} × {word}" for word, n in items if n) or say(lang, "text.none")


def kinds(lang: str, counts: Sequence[int]) -> str:
    return inventory(lang, [(say(lang, f"kind.{KIND_KEYS[kind]}"), n) for kind, n in enumerate(counts)])


def _place(s: State, lang: str, _seat: str, key: str) -> About:
    row = PLACE_ROWS[PLACE[key]]
    printed = {"coins": coins(lang, row.get("coins", 0)), "points": points(lang, row.get("points", 0))}
    text = say(lang, f"about.place.{key}", **printed)
    needs = [say(lang, need_key(slot)) for slot in SLOTS_OF[PLACE[key]]]
    return told(say(lang, f"place.{key}"), text, *PLACE_RULES[key], costs=needs)


def _tile(s: State, lang: str, key: str) -> About:
    answer = _place(s, lang, "", key)
    if PLACE[key] < BOARD_PLACES or s.tiles >> PLACE[key] & 1:
        return answer
    return {**answer, "text": f"{answer['text']} {say(lang, 'about.tile.gone')}"}


def _slot(s: State, lang: str, seat: str, slot: str) -> About:
    kind = seen(s, int(seat)).slots[int(slot)]
    now = say(lang, "about.slot.empty") if kind == EMPTY else say(lang, "about.slot.holds", kind=kind_name(lang, kind))
    if kind == EMPTY and has_secret(s, int(seat)):
        now = ""  # whoever asks may not know
    place = say(lang, f"place.{PLACES[SLOT_PLACE[int(slot)]]}")
    text = say(lang, "about.slot.text", place=place, need=say(lang, need_key(int(slot))), now=now).rstrip()
    return told(say(lang, "about.slot"), text, 56, 59, 63)


def _market(s: State, lang: str, seat: str, kind: str = "") -> About:
    if kind:
        sort = "own" if kind.startswith("own_") else "monk" if kind == CHARACTERS[MONK] else "follower"
        rules = {"own": (183,), "monk": (63, 64), "follower": (56,)}[sort]
        return told(say(lang, f"kind.{kind}"), say(lang, f"about.{sort}"), *rules)
    return told(say(lang, "about.market"), say(lang, "about.market.text", n=room(s, int(seat))), 50, 52)


def _tower(s: State, lang: str, seat: str) -> About:
    held = [say(lang, f"kind.{KIND_KEYS[kind]}") for kind in seen(s, int(seat)).tower]
    return told(say(lang, "about.tower"), ", ".join(held) or capital(say(lang, "text.none")) + ".", 152, 153, 154, 155)


def _bag(s: State, lang: str, seat: str) -> About:
    p = s.players[int(seat)]
    text = say(lang, "about.bag.text", items=kinds(lang, p.bag), n=KNIGHTS[p.tracks[KNIGHT]])
    return told(say(lang, "about.bag"), text, 48, 49, 182)


def _character(s: State, lang: str, key: str) -> About:
    left = say(lang, "about.character", n=s.supply[CHARACTERS.index(key)])
    return told(say(lang, f"kind.{key}"), f"{say(lang, f'about.track.{key}')} {left}", *TRACK_RULES[key])


def _town(s: State, names: list[str], lang: str, town: str) -> About:
    owners = [names[seat] for seat, p in enumerate(s.players) if p.stations >> int(town) & 1]
    text = say(lang, "about.town.taken", names=listed(lang, owners)) if owners else say(lang, "about.town.free")
    return told(TOWN_NAMES[int(town)], text, 100, 102, 103)


def _route(s: State, lang: str, route: str) -> About:
    a, b = ROUTE_ENDS[int(route)]
    goods = [some_good(lang, s.spaces[space]) for space in ROUTE_SPACES[int(route)] if s.spaces[space] != EMPTY]
    text = say(lang, "about.route.goods", items=listed(lang, goods)) if goods else say(lang, "about.route.empty")
    way = say(lang, f"way.{WAYS[ROUTE_WAY[int(route)]]}")
    return told(say(lang, "about.route", way=way, a=TOWN_NAMES[a], b=TOWN_NAMES[b]), text, 93, 95, 97, 99)


def _deed(s: State, lang: str, key: str) -> About:
    deed = DEEDS.index(key)
    wanted = [s.deeds[i] for i in deed_spaces(deed)]
    reward = coins(lang, DEED_COINS[deed])
    if DEED_POINTS[deed]:
        reward = say(lang, "about.deed.choice", coins=reward, points=points(lang, DEED_POINTS[deed]))
    text = say(lang, "about.deed" if any(wanted) else "about.deed.done", items=kinds(lang, wanted), reward=reward)
    return told(say(lang, f"deed.{key}"), text, 108, 109, 110, 111)


def _good(s: State, lang: str, key: str) -> About:
    good = GOODS.index(key)
    text = say(lang, "about.good.food" if good in FOOD else "about.good", points=GOODS_POINTS[good], n=s.goods[good])
    return told(say(lang, f"good.{key}"), text, 189, *((172,) if good in FOOD else ()))


def _development(s: State, names: list[str], lang: str, seat: str = "") -> About:
    """One marker, or all of them."""
    def one(i: int) -> str:
        return say(lang, "about.development.text", space=s.players[i].development, status=status(s.players[i]))

    def each(i: int) -> str:
        return say(lang, "about.each", name=names[i], text=one(i))

    text = one(int(seat)) if seat else " ".join(map(each, range(len(s.players))))
    return told(say(lang, "about.development"), text, 129, 130, 131, 132)


def _technology(s: State, lang: str, _seat: str = "") -> About:
    return told(say(lang, "about.technology"), say(lang, "about.technology.text", n=s.technology), *range(114, 123))


def _stock(s: State, lang: str, seat: str) -> About:
    return told(say(lang, "about.stock"), say(lang, "about.stock.text", n=s.players[int(seat)].stock), 100, 104, 190)


def _event(s: State, lang: str) -> About:
    if s.event < 0:
        return _hourglass(s, lang)
    key = EVENTS[s.event]
    return told(say(lang, f"event.{key}"), say(lang, f"about.event.{key}"), *EVENT_RULES[key])


def _hourglass(s: State, lang: str) -> About:
    left = inventory(lang, [(say(lang, f"event.{EVENTS[event]}"), n) for event, n in enumerate(s.hourglass)])
    return told(say(lang, "about.hourglass"), say(lang, "about.hourglass.text", items=left), 31, 32, 33)


def _citizen(s: State, lang: str, number: str) -> About:
    last = int(number) == LAST_CITIZEN
    text = say(lang, "about.citizen.last" if last else "about.citizen.text")
    return told(say(lang, "about.citizen"), text, 190, *((187,) if last else ()))


def _coins(s: State, lang: str, seat: str) -> About:
    text = say(lang, "about.coins.text", coins=coins(lang, s.players[int(seat)].coins))
    return told(say(lang, "about.coins"), text, 184, 188)


def _done(s: State, lang: str) -> About:
    step = s.stack[-1][0] if s.stack else ""
    return told(say(lang, "about.done"), say(lang, "about.done.text"), *DONE_RULES.get(step, PLAN_RULES))


def _bank(s: State, lang: str) -> About:
    return told(say(lang, "about.bank"), say(lang, "about.bank.text", coins=coins(lang, s.bank)), 181, 184)


def _first(s: State, names: list[str], lang: str) -> About:
    return told(say(lang, "about.first"), say(lang, "about.first.text", name=names[s.first]), 36, 37)


def _merchant(s: State, names: list[str], lang: str, seat: str) -> About:
    return _town(s, names, lang, str(s.players[int(seat)].town))


ABOUT: dict[str, Callable[..., About]] = {
    "place": _place, "tile": _tile, "slot": _slot, "market": _market, "tower": _tower, "bag": _bag,
    "character": _character, "route": _route, "deed": _deed, "good": _good,
    "goods": lambda s, lang, seat, key: _good(s, lang, key), "technology": _technology,
    "stock": _stock, "event": _event, "hourglass": _hourglass, "citizen": _citizen, "coins": _coins, "bank": _bank,
    "pass": lambda s, lang: told(say(lang, "about.pass"), say(lang, "about.pass.text"), 67, 69, 74),
    "done": _done,
}
NAMED: dict[str, Callable[..., About]] = {  # what tells of players by their names
    "town": _town, "merchant": _merchant, "development": _development, "first": _first,
}
