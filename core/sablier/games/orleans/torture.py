"""Torture: every coin owed and missing is paid with something else, chosen item by item, that leaves the game."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.rules import CHANCE, Frame, Move, then
from .board import BOARD_PLACES, EMPTY, MAY_STEP_BACK, OWN, PLACE, SLOTS_OF, TECHNOLOGY
from .goods import disown_place, has_neutral, lift, members, send_home
from .state import RULES, State

TOWER = PLACE["gunpowder_tower"]


@RULES.auto
def debt(s: State, frame: Frame) -> None:
    """Whoever has nothing left to give is let off the rest."""
    if frame[2] and torture_moves(s, frame):
        then(s, ("torture", *frame[1:]))


@RULES.moves
def torture_moves(s: State, frame: Frame) -> list[Move]:
    p = s.players[frame[1]]
    moves: list[Move] = [("stock",)] if p.stock else []
    moves += [("station", town) for town in members(p.stations)]
    if has_neutral(p):
        moves.append(("follower",))
    if MAY_STEP_BACK[p.development]:
        moves.append(("point",))
    moves += [("good", good) for good, n in enumerate(p.goods) if n]
    moves += [("tile", place) for place in members(p.places) if place >= BOARD_PLACES]
    if p.technology:
        moves.append(("technology",))
    return moves + [("technology", slot) for slot, kind in enumerate(p.slots) if kind == TECHNOLOGY]


@RULES.take
def torture_take(s: State, frame: Frame, move: Move) -> None:
    """The rest of the debt waits beneath whatever the item itself still needs."""
    _, seat, missing = frame
    then(s, ("debt", seat, missing - 1))
    GIVE[move[0]](s, seat, *move[1:])


def give_stock(s: State, seat: int) -> None:
    s.players[seat].stock -= 1
    s.gone_stations += 1


def give_station(s: State, seat: int, town: int) -> None:
    s.players[seat].stations ^= 1 << town
    s.gone_stations += 1


def give_follower(s: State, seat: int) -> None:
    then(s, ("seize", CHANCE, seat))


def give_point(s: State, seat: int) -> None:
    s.players[seat].development -= 1


def give_good(s: State, seat: int, good: int) -> None:
    s.players[seat].goods[good] -= 1
    s.gone_goods[good] += 1


def give_technology(s: State, seat: int, slot: int = EMPTY) -> None:
    p = s.players[seat]
    if slot == EMPTY:
        p.technology -= 1
    else:
        lift(p, slot)
    s.gone_technology += 1


def give_tile(s: State, seat: int, place: int) -> None:
    """Followers on it return to the bag; a technology tile on it goes with it."""
    p = s.players[seat]
    send_home(p, place)
    for slot in SLOTS_OF[place]:
        if p.slots[slot] == TECHNOLOGY:
            give_technology(s, seat, slot)
    if place == TOWER:
        for kind in p.tower:
            p.bag[kind] += 1
        p.tower = ()
    disown_place(p, place)
    s.gone_tiles |= 1 << place


GIVE: dict[str, Callable[..., None]] = {
    "stock": give_stock, "station": give_station, "follower": give_follower, "point": give_point, "good": give_good,
    "tile": give_tile, "technology": give_technology,
}


@RULES.moves
def seize_moves(s: State, frame: Frame) -> list[Move]:
    """Starting followers that are drawn go back and another one is drawn: only neutral ones count."""
    return [("follower", kind) for kind, n in enumerate(s.players[frame[2]].bag[:OWN]) if n]


@RULES.odds
def seize_odds(s: State, frame: Frame) -> list[int]:
    return [n for n in s.players[frame[2]].bag[:OWN] if n]


@RULES.take
def seize_take(s: State, frame: Frame, move: Move) -> None:
    s.players[frame[2]].bag[move[1]] -= 1
    s.gone_supply[move[1]] += 1
