"""Why something may not be taken now: the first reason that holds, with the rule it rests on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel.game import Refusal
from ...kernel.rules import Frame, Seat
from .about import known, rule_id
from .board import (
    BOARD_PLACES,
    BOATMAN,
    CHARACTERS,
    CRAFTSMAN,
    FARMER,
    FOOD,
    GOODS,
    KNIGHT,
    LAST,
    MONK,
    ORLEANS,
    PILGRIMAGE,
    PLACE,
    PLACE_ROWS,
    PLACES,
    ROAD,
    SCHOLAR,
    SLOT_NEED,
    SLOT_PLACE,
    SLOTS_OF,
    TECHNOLOGY,
    TOWN_HALL,
    TRACK_LAST,
    TRADER,
    UP_TO_STACK,
    WATERWAY,
    WAYS,
)
from .goods import activated, is_twin
from .remedies import BATHHOUSE
from .state import RULES, Player, State
from .view import target as target_of
from .words import TOWN_NAMES, need_key

RECRUITS = {"farmhouse": FARMER, "university": SCHOLAR, "castle": KNIGHT, "monastery": MONK}
TRAVELS = {"ship": WATERWAY, "wagon": ROAD, "horse_wagon": ROAD}
PERMANENT = {"herb_garden": 151, "school": 149}


def no(key: str, rule: int, **values: str | tuple[str, ...]) -> Refusal:
    return Refusal(f"why.{key}", rule_id(rule), values)


def why_not(s: State, seat: Seat, target: str) -> Refusal | None:
    """None if the target may be taken, or if there is no such thing."""
    name, *parts = target.split(":")
    if not s.stack or target in {target_of(s, move) for move in RULES.legal(s)} or not known(s, target):
        return None
    if s.stack[-1][1] != seat:
        return no("turn", 37)
    reason = REASONS.get(name)
    return (reason and reason(s, s.stack[-1], *parts)) or no("not_now", 30)


# --- Places


def _place(s: State, frame: Frame, seat: str, key: str) -> Refusal | None:
    place, p = PLACE[key], s.players[int(seat)]
    if int(seat) != frame[1]:
        return no("other_board", 126)
    if not p.places >> place & 1:
        return _tile(s, frame, key)
    if frame[0] == "plan":
        return no("actions_later", 67)
    if frame[0] != "act":
        return None
    if key in PERMANENT:
        return no("permanent", PERMANENT[key])
    if not activated(p) >> place & 1:
        lacking = [need_key(slot) for slot in SLOTS_OF[place] if p.free >> slot & 1]
        return no("incomplete", 61, items=tuple(lacking[:1] if place == TOWN_HALL else lacking))
    return useless(s, frame[1], key)


def useless(s: State, seat: Seat, key: str) -> Refusal | None:
    """Why the action of an activated place cannot be performed."""
    p, row = s.players[seat], PLACE_ROWS[PLACE[key]]
    if key in RECRUITS:
        return unrecruited(s, seat, RECRUITS[key])
    if key in TRAVELS:
        way = TRAVELS[key]
        return no("no_way", 97 if way == ROAD else 93, way=f"way.{WAYS[way]}", town=TOWN_NAMES[p.town])
    if "good" in row:
        return no("no_good", 135)
    if "points" in row or (key == "pharmacy" and p.development == LAST):
        return no("track_end", 134)
    plain = {"village": ("nobody", 77), "townhall": ("no_deed", 111), "sacristy": ("sacristy", 148),
             "bathhouse": ("empty_bag", 143), "pharmacy": ("no_coins", 141), "laboratory": ("no_technology", 123),
             "gunpowder_tower": ("no_deed" if p.tower else "tower_empty", 154)}
    if key == "guildhall":
        return unbuilt(p)
    return no(*plain[key])


def unbuilt(p: Player) -> Refusal:
    if not p.stock:
        return no("no_stock", 104)
    own = p.town == ORLEANS
    return no("own_station" if own else "station", 103 if own else 102, town=TOWN_NAMES[p.town])


def unrecruited(s: State, seat: Seat, character: int) -> Refusal | None:
    if character == MONK and s.event == PILGRIMAGE:
        return no("pilgrimage", 170)
    if not s.supply[character]:
        return no("no_character", 77, kinds=f"kind.{CHARACTERS[character]}.s")
    if character != MONK and s.players[seat].tracks[character] == TRACK_LAST[character]:
        return no("track_end", 76)
    lacking = {FARMER: ("no_good", 180), CRAFTSMAN: ("no_technology", 123), TRADER: ("no_tile", 77)}
    return no(*lacking[character]) if character in lacking else None


def _character(s: State, frame: Frame, key: str) -> Refusal | None:
    character = CHARACTERS.index(key)
    if frame[0] == "villager" and character in (BOATMAN, CRAFTSMAN, TRADER):
        return unrecruited(s, frame[1], character)
    return None


# --- Action spaces


def _slot(s: State, frame: Frame, seat: str, slot: str) -> Refusal | None:
    if int(seat) != frame[1]:
        return no("other_board", 126)
    p, reason = s.players[frame[1]], REASONS_AT_SPACES.get(frame[0])
    if not reason:
        return None
    if not p.places >> SLOT_PLACE[int(slot)] & 1:
        return _tile(s, frame, PLACES[SLOT_PLACE[int(slot)]])
    if is_twin(p, int(slot)) and f"slot:{seat}:{int(slot) - 1}" in {target_of(s, move) for move in RULES.legal(s)}:
        return no("twin", 56)
    return reason(p, int(slot))


def unplaced(p: Player, slot: int) -> Refusal:
    if 0 <= p.slots[slot] < TECHNOLOGY:
        return no("backs", 62)
    return unsuited(p, slot, [*[kind for kind, n in enumerate(p.market) if n], *p.tower])


def unkept(p: Player, slot: int) -> Refusal:
    return no("bathhouse", 144) if SLOT_PLACE[slot] == BATHHOUSE else unsuited(p, slot, p.drawn)


def unsuited(p: Player, slot: int, waiting: Sequence[int]) -> Refusal:
    """Why none of these followers may stand there."""
    need = SLOT_NEED[slot]
    if not p.free >> slot & 1:
        return no("filled", 122 if p.slots[slot] == TECHNOLOGY else 62)
    if not waiting:
        return no("nobody_waits", 56)
    if SLOT_PLACE[slot] == TOWN_HALL:
        return no("starter", 66)
    if need == MONK:
        return no("monk_only", 64)
    return no("no_fit", 58, need=need_key(slot))


def uninstalled(p: Player, slot: int) -> Refusal:
    slots = SLOTS_OF[SLOT_PLACE[slot]]
    if len(slots) == 1:
        return no("single", 121)
    if any(p.slots[other] == TECHNOLOGY for other in slots):
        return no("one_each", 120)
    if SLOT_NEED[slot] == MONK:
        return no("no_monk_tile", 119)
    return no("town_hall_tile", 121) if SLOT_PLACE[slot] == TOWN_HALL else no("first_farmer", 117)


def unfetched(p: Player, slot: int) -> Refusal:
    """Whoever stands there may be fetched as long as the question is asked."""
    return no("nobody_there", 53)


REASONS_AT_SPACES: dict[str, Callable[[Player, int], Refusal]] = {
    "plan": unplaced, "keep": unkept, "install": uninstalled, "gather": unfetched,
}


# --- Everything else


def _town(s: State, frame: Frame, town: str) -> Refusal | None:
    here = TOWN_NAMES[s.players[frame[1]].town]
    if frame[0] == "travel":
        return no("not_adjacent", 93 if frame[2] == WATERWAY else 97, way=f"way.{WAYS[frame[2]]}", town=here)
    return None


def _deed(s: State, frame: Frame, key: str) -> Refusal:
    return no("no_match", 111) if frame[0] == "send" else no("deed_later", 108)


def _tile(s: State, frame: Frame, key: str) -> Refusal | None:
    place = PLACE[key]
    if place < BOARD_PLACES:
        return None
    if not s.tiles >> place & 1:
        return no("tile_gone", 128)
    if frame[0] == "choose" and not UP_TO_STACK[frame[2]] >> place & 1:
        return no("stack_two", 124)
    return no("tile_trader", 85)


def _bag(s: State, frame: Frame, seat: str) -> Refusal | None:
    if int(seat) != frame[1]:
        return None
    return no("no_room", 51) if frame[0] in ("gather", "plan", "store") else None


def _goods(s: State, frame: Frame, seat: str, good: str) -> Refusal | None:
    return no("not_food", 172) if frame[0] == "eat" and GOODS.index(good) not in FOOD else None


REASONS: dict[str, Callable[..., Refusal | None]] = {
    "place": _place, "slot": _slot, "character": _character, "town": _town, "deed": _deed, "tile": _tile, "bag": _bag,
    "goods": _goods,
}  # whatever else there is, is merely not what is asked now
