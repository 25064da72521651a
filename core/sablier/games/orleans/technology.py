"""Technology tiles: at the end of the action phase a seat may lay those it has on action spaces, for good."""

from __future__ import annotations

from ...kernel.rules import Frame, Move, then
from .board import EMPTY, FARMER_SPACES, MARKET_SPACES, REPLACEABLE, SLOTS_OF, TECHNOLOGY
from .goods import is_twin, lift, members, put
from .state import RULES, Player, State


@RULES.auto
def workshop(s: State, frame: Frame) -> None:
    p = s.players[frame[1]]
    if p.technology and installable(p):
        then(s, ("install", frame[1]))


def installable(p: Player) -> list[int]:
    """Not for a monk, not where there is one space only, one a place, the first for a farmer. Followers make way."""
    allowed = REPLACEABLE if p.installed else REPLACEABLE & FARMER_SPACES
    found = []
    for place in members(p.places):
        slots = SLOTS_OF[place]
        if not any(p.slots[slot] == TECHNOLOGY for slot in slots):
            found += [slot for slot in slots if allowed >> slot & 1 and not is_twin(p, slot)]
    return found


@RULES.moves
def install_moves(s: State, frame: Frame) -> list[Move]:
    return [*(("install", slot) for slot in installable(s.players[frame[1]])), ("done",)]


@RULES.take
def install_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "done":
        return
    p, slot = s.players[frame[1]], move[1]
    if p.slots[slot] != EMPTY:
        kind = lift(p, slot)
        (p.market if sum(p.market) < MARKET_SPACES else p.bag)[kind] += 1
    p.technology -= 1
    p.installed += 1
    put(p, TECHNOLOGY, slot)
    then(s, ("workshop", frame[1]))
