"""Which plans a bot considers in Orléans.

Planning has thousands of ways, most of them senseless, or the same in another order. What is left here fills places to
the end, in the order of the board and space by space, so that every plan is met once; followers are scattered over
unfinished places only when they would block the market. Draws are all made; followers are fetched only instead of
draws that cannot be.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...games.orleans.board import FITS, KINDS, KNIGHT, KNIGHTS, MARKET_SPACES, OWN, SLOTS_OF, SPACES, TOWN_HALL
from ...games.orleans.deeds import OPEN_TO
from ...games.orleans.goods import members
from ...games.orleans.state import Player, State
from ...games.orleans.windows import suits
from ...kernel.rules import Move, Seat

Fits = Sequence[int]  # by kind of follower, the spaces where it may stand


def shortlist(s: State, moves: list[Move]) -> list[Move]:
    """Of the legal moves those worth looking at; never none."""
    step = s.stack[-1][0]
    if step == "plan":
        return _plans(s, s.stack[-1][1], moves)
    return moves[:1] if step == "gather" and moves[0][0] == "draw" else moves


def _plans(s: State, seat: Seat, moves: list[Move]) -> list[Move]:
    p = s.players[seat]
    crowd = [*p.market]
    for kind in p.tower:
        crowd[kind] += 1
    fits, planned = FITS[suits(s, seat)], p.planned | p.sallied
    choices: dict[int, list[int]] = {}  # by space, the kinds that may go there
    for place in members(p.places):
        free = members(p.free & SPACES[place])
        kinds = _kinds(s, place, free, crowd, fits) if free else []
        if not kinds:
            continue
        if planned & SPACES[place] and place != TOWN_HALL:
            return _chosen(moves, {free[0]: kinds})  # a place begun is finished
        choices[free[0]] = kinds
    later = {slot: kinds for slot, kinds in choices.items() if 1 << slot > planned}
    found = _chosen(moves, later or choices) or _scattered(p, moves)
    return [*found, moves[-1]]


def _kinds(s: State, place: int, free: list[int], crowd: list[int], fits: Fits) -> list[int]:
    """The kinds that may fill the first free space of a place that can then be filled to the end."""
    if place == TOWN_HALL:
        return [kind for kind in range(OWN) if crowd[kind] and any(s.deeds[i] for i in OPEN_TO[kind])]
    return [kind for kind in range(KINDS) if crowd[kind] and fits[kind] >> free[0] & 1
            and _fillable(free[1:], _without(crowd, kind), fits)]


def _fillable(free: list[int], crowd: list[int], fits: Fits) -> bool:
    return not free or any(n and fits[kind] >> free[0] & 1 and _fillable(free[1:], _without(crowd, kind), fits)
                           for kind, n in enumerate(crowd))


def _without(crowd: list[int], kind: int) -> list[int]:
    return [n - (i == kind) for i, n in enumerate(crowd)]


def _chosen(moves: list[Move], choices: dict[int, list[int]]) -> list[Move]:
    return [move for move in moves if move[0] in ("place", "sally") and move[1] in choices.get(move[2], ())]


def _scattered(p: Player, moves: list[Move]) -> list[Move]:
    """Placements that finish nothing but leave room for the next draw."""
    if sum(p.market) + KNIGHTS[p.tracks[KNIGHT]] <= MARKET_SPACES:
        return []
    town_hall = SLOTS_OF[TOWN_HALL]
    return [move for move in moves if move[0] == "place" and move[2] not in town_hall]
