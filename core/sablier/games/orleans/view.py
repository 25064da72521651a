"""What a seat sees, and where on the board a move is shown.

    {round, rounds, first, turn (seat or null), phase, event (key or null), passed: [seat],
     hourglass: {event: tiles to come}, bank, technology, supply: {character: n}, goods: {good: n},
     tiles: [[key of stack I], [of stack II]], citizens: {boatmen, knights, beside: bool, development: {space: bool}},
     deeds: [{key, open: {character: n}, sent: {character: n}, citizen: bool}],
     towns: [{n, stations: [seat], merchants: [seat]}], routes: [{n, goods: [good]}],
     gone: {supply: {character: n}, goods: {good: n}, tiles: [key], technology, stations},
     players: [{seat, coins, town, stock, stations: [town], development, status, citizens, technology, draw, room,
                tracks: {character: space}, goods: {good: n}, bag: {follower: n}, market: {follower: n},
                tower: [follower], drawn: [follower], hidden: bool (has planned something this seat may not see),
                places: [{n, key, active: bool, slots: [{n, holds: follower | "technology" | null, planned: bool}]}]}],
     board: {characters: [{key, row, colour, starters}], goods: [{key, points, food}],
             tracks: {character: [what space n gives]}, citizens: {boatman: space, knight: space},
             development: {last, status: [{space, status}], coins: [{space, coins}], citizens: [space]},
             places: [{n, key, stack (0: player board), slots: [{n, needs: character | "any"}], good?, coins?,
                       points?}],
             deeds: [{key, coins, points, needs: {character: n}}], market,
             towns: [{n, key, name, x, y}], routes: [{n, from, to, way, spaces}]}}

`phase` is one of setup, exclusion, hourglass, census, followers, planning, actions, technology, event, over. A follower
is a character's key, or `own_<character>` for a starting follower. Slots are numbered as in ("place", kind, slot).
Targets: place:<seat>:<key>  slot:<seat>:<n>  market:<seat>:<follower>  tower:<seat>  bag:<seat>  goods:<seat>:<good>
stock:<seat>  technology[:<seat>]  development[:<seat>]  coins:<seat>  merchant:<seat>  town:<n>  route:<n>  deed:<key>
tile:<key>  character:<key>  good:<good>  event  hourglass  citizen:<n>  bank  first  pass  done
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...kernel.rules import CHANCE, TABLE, Frame, Move, Seat
from .board import (
    BOATMEN_CITIZEN,
    CHARACTERS,
    DEED_CITIZEN,
    DEED_NEEDS,
    DEED_ROWS,
    DEEDS,
    EDITION,
    EMPTY,
    EVENTS,
    GOODS,
    KNIGHT,
    KNIGHTS,
    KNIGHTS_CITIZEN,
    LAST_CITIZEN,
    MARKET_SPACES,
    MONK,
    PLACE_ROWS,
    PLACES,
    ROUNDS,
    ROUTE_ENDS,
    ROUTE_ROWS,
    ROUTE_SPACES,
    SLOT_NEED,
    SLOTS_OF,
    SPACE_CITIZENS,
    SPACE_ROUTE,
    TOWNS,
    UP_TO_STACK,
)
from .deeds import deed_spaces
from .goods import activated, members, status
from .planning import unplanned
from .purse import at_census
from .remedies import PHARMACY
from .state import Player, State
from .windows import room
from .words import KIND_KEYS, owner

PHASES = {
    "remove": "setup", "lay": "setup", "begin": "setup", "exclude": "exclusion", "hourglass": "hourglass",
    "gather": "followers", "draw": "followers", "store": "followers", "plan": "planning", "install": "technology",
    "ward": "event", "eat": "event", "catch": "event", "honour": "event",
}  # of a question; coins received, paid or tortured out belong to census or event, everything else to the actions


def phase(s: State) -> str:
    if not s.stack:
        return "over"
    step = s.stack[-1][0]
    if step in ("grant", "charge", "torture", "seize"):
        return "census" if at_census(s) else "event"
    return PHASES.get(step, "actions")


def view(s: State, seat: Seat | None) -> dict[str, Any]:
    return {
        "round": s.round, "rounds": ROUNDS, "first": s.first, "turn": turn(s), "phase": phase(s),
        "event": EVENTS[s.event] if s.event >= 0 else None, "passed": passed(s),
        "hourglass": counted(EVENTS, s.hourglass), "bank": s.bank, "technology": s.technology,
        "supply": counted(CHARACTERS, s.supply), "goods": counted(GOODS, s.goods),
        "tiles": [named(s.tiles & UP_TO_STACK[1]), named(s.tiles & ~UP_TO_STACK[1])],
        "citizens": {
            "boatmen": bool(s.citizens >> BOATMEN_CITIZEN & 1), "knights": bool(s.citizens >> KNIGHTS_CITIZEN & 1),
            "beside": bool(s.citizens >> LAST_CITIZEN & 1),
            "development": {str(space): bool(s.citizens >> n & 1) for space, n in SPACE_CITIZENS.items()},
        },
        "deeds": [deed_view(s, deed) for deed in range(len(DEEDS))],
        "towns": [
            {"n": town, "stations": [i for i, p in enumerate(s.players) if p.stations >> town & 1],
             "merchants": [i for i, p in enumerate(s.players) if p.town == town]}
            for town in range(len(TOWNS))
        ],
        "routes": [
            {"n": n, "goods": [GOODS[s.spaces[space]] for space in spaces if s.spaces[space] != EMPTY]}
            for n, spaces in enumerate(ROUTE_SPACES)
        ],
        "gone": {"supply": counted(CHARACTERS, s.gone_supply), "goods": counted(GOODS, s.gone_goods),
                 "tiles": named(s.gone_tiles), "technology": s.gone_technology, "stations": s.gone_stations},
        "players": [player_view(s, i, p if i == seat or s.in_turn else unplanned(p)) for i, p in enumerate(s.players)],
        "board": BOARD,
    }


def turn(s: State) -> Seat | None:
    return s.stack[-1][1] if s.stack and s.stack[-1][1] != CHANCE else None


def passed(s: State) -> list[Seat]:
    """The seats that take no further part in the actions of this round."""
    for frame in reversed(s.stack):
        if frame[0] in ("act", "turn"):
            return [seat for seat in range(len(s.players)) if not frame[2] >> seat & 1]
    return []


def counted(keys: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(keys, counts, strict=True))


def named(mask: int) -> list[str]:
    return [PLACES[place] for place in members(mask)]


def deed_view(s: State, deed: int) -> dict[str, Any]:
    spaces = {key: i for key, i in zip(CHARACTERS, deed_spaces(deed), strict=True) if DEED_NEEDS[i]}
    return {"key": DEEDS[deed], "open": {key: s.deeds[i] for key, i in spaces.items()},
            "sent": {key: DEED_NEEDS[i] - s.deeds[i] for key, i in spaces.items()},
            "citizen": bool(s.citizens >> DEED_CITIZEN + deed & 1)}


def player_view(s: State, seat: Seat, p: Player) -> dict[str, Any]:
    kinds, active = KIND_KEYS[:-1], activated(p)
    return {
        "seat": seat, "coins": p.coins, "town": p.town, "stock": p.stock, "stations": members(p.stations),
        "development": p.development, "status": status(p), "citizens": p.citizens.bit_count(),
        "technology": p.technology, "draw": KNIGHTS[p.tracks[KNIGHT]], "room": room(s, seat),
        "tracks": counted(CHARACTERS[:MONK], p.tracks), "goods": counted(GOODS, p.goods), "bag": counted(kinds, p.bag),
        "market": counted(kinds, p.market), "tower": [kinds[kind] for kind in p.tower],
        "drawn": [kinds[kind] for kind in p.drawn], "hidden": has_secret(s, seat),
        "places": [
            {"n": place, "key": PLACES[place], "active": bool(active >> place & 1), "slots": [
                {"n": slot, "holds": KIND_KEYS[p.slots[slot]] if p.slots[slot] != EMPTY else None,
                 "planned": bool((p.planned | p.sallied) >> slot & 1)}
                for slot in SLOTS_OF[place]
            ]}
            for place in members(p.places)
        ],
    }


def secret(s: State) -> bool:
    """Whether plans are being made that nobody else may see."""
    return not s.in_turn and ("reveal", TABLE) in s.stack


def has_secret(s: State, seat: Seat) -> bool:
    """Whether the seat has begun a planning that is not yet revealed."""
    return secret(s) and not any(frame[:2] == ("plan", seat) for frame in s.stack[:-1])


BOARD: dict[str, Any] = {
    "characters": EDITION["characters"]["rows"], "goods": EDITION["goods"]["rows"],
    "tracks": {key: EDITION["tracks"][key] for key in CHARACTERS[:MONK]},
    "citizens": {"boatman": EDITION["tracks"]["boatman_citizen"], "knight": EDITION["tracks"]["knight_citizen"]},
    "development": {key: EDITION["development"][key] for key in ("last", "status", "coins", "citizens")},
    "places": [
        {"n": n, "key": row["key"], "stack": row.get("stack", 0), "slots": [
            {"n": slot, "needs": (*CHARACTERS, "any")[SLOT_NEED[slot]]} for slot in SLOTS_OF[n]
        ], **{gift: row[gift] for gift in ("good", "coins", "points") if gift in row}}
        for n, row in enumerate(PLACE_ROWS)
    ],
    "deeds": [{"points": 0, **row} for row in DEED_ROWS], "market": MARKET_SPACES,
    "towns": [{"n": n, **row} for n, row in enumerate(EDITION["map"]["towns"])],
    "routes": [
        {"n": n, "from": ROUTE_ENDS[n][0], "to": ROUTE_ENDS[n][1], "way": row["way"], "spaces": len(ROUTE_SPACES[n])}
        for n, row in enumerate(ROUTE_ROWS)
    ],
}


# --- Where a move is shown


def target(s: State, move: Move) -> str:
    frame = s.stack[-1]
    return TARGETS[move[0]](s, frame, owner(frame), move)


def place_target(seat: Seat, place: int) -> str:
    return f"place:{seat}:{PLACES[place]}"


def _good(s: State, frame: Frame, seat: Seat, move: Move) -> str:
    if frame[0] == "lay":
        return f"route:{SPACE_ROUTE[frame[2]]}"
    return f"good:{GOODS[move[1]]}" if frame[0] == "remove" else f"goods:{seat}:{GOODS[move[1]]}"


def _tile(s: State, frame: Frame, seat: Seat, move: Move) -> str:
    return place_target(seat, move[1]) if frame[0] == "torture" else f"tile:{PLACES[move[1]]}"


def _technology(s: State, frame: Frame, seat: Seat, move: Move) -> str:
    return f"technology:{seat}" if len(move) == 1 else f"slot:{seat}:{move[1]}"


TARGETS: dict[str, Callable[[State, Frame, Seat, Move], str]] = {
    "good": _good, "tile": _tile, "exclude": _tile, "technology": _technology,
    "first": lambda s, frame, seat, move: "first",
    "event": lambda s, frame, seat, move: "event",
    "draw": lambda s, frame, seat, move: f"bag:{seat}",
    "follower": lambda s, frame, seat, move: f"bag:{seat}",
    "store": lambda s, frame, seat, move: f"market:{seat}:{KIND_KEYS[move[1]]}",
    "place": lambda s, frame, seat, move: f"slot:{seat}:{move[2]}",
    "sally": lambda s, frame, seat, move: f"slot:{seat}:{move[2]}",
    "keep": lambda s, frame, seat, move: f"slot:{seat}:{move[2]}",
    "fetch": lambda s, frame, seat, move: f"slot:{seat}:{move[1]}",
    "back": lambda s, frame, seat, move: f"slot:{seat}:{move[1]}",
    "install": lambda s, frame, seat, move: f"slot:{seat}:{move[1]}",
    "card": lambda s, frame, seat, move: place_target(seat, move[1]),
    "pay": lambda s, frame, seat, move: place_target(seat, PHARMACY),
    "recruit": lambda s, frame, seat, move: f"character:{CHARACTERS[move[1]]}",
    "go": lambda s, frame, seat, move: f"town:{sum(ROUTE_ENDS[move[1]]) - s.players[seat].town}",
    "send": lambda s, frame, seat, move: f"deed:{DEEDS[move[2]]}",
    "stock": lambda s, frame, seat, move: f"stock:{seat}",
    "station": lambda s, frame, seat, move: f"town:{move[1]}",
    "point": lambda s, frame, seat, move: f"development:{seat}",
    "receive": lambda s, frame, seat, move: f"coins:{seat}",
    "owe": lambda s, frame, seat, move: f"coins:{seat}",
    "citizen": lambda s, frame, seat, move: f"citizen:{move[1]}",
    "pass": lambda s, frame, seat, move: "pass",
    "done": lambda s, frame, seat, move: "done",
}
