"""Recruiting: a character into the bag, a step on its track, and what the step gives; the choice of a place tile."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.rules import Frame, Move, then
from .board import (
    BOATMAN,
    BOATMEN,
    CRAFTSMAN,
    FARMER,
    FARMERS,
    MONK,
    PILGRIMAGE,
    SCHOLAR,
    SCHOLARS,
    STACKS,
    TRACK_CITIZENS,
    TRACK_LAST,
    TRADER,
    UP_TO_STACK,
)
from .goods import advance, members, own_place, receive, take_citizen, take_good
from .state import RULES, State

VILLAGERS = (BOATMAN, CRAFTSMAN, TRADER)


def can_recruit(s: State, seat: int, character: int) -> bool:
    """The character is there, its track goes on, and what the step gives has not run out (coins are no such thing)."""
    if not s.supply[character]:
        return False
    if character == MONK:
        return s.event != PILGRIMAGE
    step = s.players[seat].tracks[character]
    if step == TRACK_LAST[character]:
        return False
    if character == FARMER:
        return s.goods[FARMERS[step + 1]] > 0
    if character == CRAFTSMAN:
        return s.technology > 0
    return character != TRADER or s.tiles & UP_TO_STACK[STACKS[step + 1]] > 0


def recruit(s: State, seat: int, character: int) -> None:
    s.supply[character] -= 1
    p = s.players[seat]
    p.bag[character] += 1
    if character == MONK:
        return
    p.tracks[character] += 1
    step = p.tracks[character]
    if (character, step) in TRACK_CITIZENS:
        take_citizen(s, seat, TRACK_CITIZENS[character, step])
    if character in REWARDS:
        REWARDS[character](s, seat, step)


def gain_technology(s: State, seat: int, step: int = 0) -> None:
    s.technology -= 1
    s.players[seat].technology += 1


REWARDS: dict[int, Callable[[State, int, int], None]] = {  # of a step on the character's track
    FARMER: lambda s, seat, step: take_good(s, seat, FARMERS[step]),
    BOATMAN: lambda s, seat, step: receive(s, seat, BOATMEN[step]),
    CRAFTSMAN: gain_technology,
    TRADER: lambda s, seat, step: then(s, ("choose", seat, STACKS[step])),
    SCHOLAR: lambda s, seat, step: advance(s, seat, SCHOLARS[step]),
}


@RULES.moves
def villager_moves(s: State, frame: Frame) -> list[Move]:
    return [("recruit", character) for character in VILLAGERS if can_recruit(s, frame[1], character)]


@RULES.take
def villager_take(s: State, frame: Frame, move: Move) -> None:
    recruit(s, frame[1], move[1])


@RULES.moves
def choose_moves(s: State, frame: Frame) -> list[Move]:
    return [("tile", place) for place in members(s.tiles & UP_TO_STACK[frame[2]])]


@RULES.take
def choose_take(s: State, frame: Frame, move: Move) -> None:
    s.tiles ^= 1 << move[1]
    own_place(s.players[frame[1]], move[1])
