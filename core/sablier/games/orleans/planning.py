"""Phase 4: followers from the market onto action spaces, one at a time, until the seat is done.

All plan at the same time: seats are asked in turn, and what a seat has filled in this planning stays hidden until
everybody is done (or, where planning is open, until the seat is). Before that it may be taken back. So that a match is
finite a seat takes back only so many followers by a move of its own; undoing moves has no such limit.
"""

from __future__ import annotations

from ...kernel.rng import Rng
from ...kernel.rules import TABLE, Frame, Move, then
from .board import FITS, KINDS, SLOT_PLACE, SLOTS, TWINS
from .goods import is_twin, lift, members, put
from .state import RULES, Player, State, clockwise
from .windows import suits

TAKE_BACKS = 10

PLACE_MOVES, SALLY_MOVES = (
    tuple(tuple((verb, kind, slot) for slot in range(SLOTS)) for kind in range(KINDS)) for verb in ("place", "sally")
)


@RULES.auto
def planning(s: State, frame: Frame) -> None:
    plans: list[Frame] = [("plan", seat, TAKE_BACKS) for seat in clockwise(s)]
    then(s, *plans, ("reveal", TABLE))


@RULES.auto
def reveal(s: State, frame: Frame) -> None:
    for p in s.players:
        p.planned = p.sallied = 0


@RULES.moves
def plan_moves(s: State, frame: Frame) -> list[Move]:
    p = s.players[frame[1]]
    moves = placements(s, frame[1])
    if frame[2]:
        filled = p.planned | p.sallied
        moves += [("back", slot) for slot in alike_once(p, filled)]
    moves.append(("done",))
    return moves


def placements(s: State, seat: int) -> list[Move]:
    """Every follower of market and tower on every space that suits it; of two spaces alike only the first."""
    p = s.players[seat]
    free, fits = p.free, FITS[suits(s, seat)]
    free &= ~((free & TWINS) << 1)
    moves: list[Move] = []
    for kind, n in enumerate(p.market):
        if n:
            row, left = PLACE_MOVES[kind], free & fits[kind]
            while left:
                bit = left & -left
                moves.append(row[bit.bit_length() - 1])
                left ^= bit
    for kind in sorted({*p.tower}):
        moves += [SALLY_MOVES[kind][slot] for slot in members(free & fits[kind])]
    return moves


def alike_once(p: Player, filled: int) -> list[int]:
    """These spaces, without those whose twin holds the same follower from the same source."""
    return [slot for slot in members(filled) if not (is_twin(p, slot) and same_source(p, 1 << slot))]


def same_source(p: Player, bit: int) -> bool:
    """Whether this space and the one before it were both filled from the market, or both from the tower."""
    both = bit | bit >> 1
    return p.planned & both == both or p.sallied & both == both


@RULES.take
def plan_take(s: State, frame: Frame, move: Move) -> None:
    _, seat, backs = frame
    p, verb = s.players[seat], move[0]
    if verb == "done":
        if s.in_turn:
            p.planned = p.sallied = 0
    elif verb == "back":
        take_back(p, move[1])
        then(s, ("plan", seat, backs - 1))
    else:
        station(p, move)
        then(s, frame)


def station(p: Player, move: Move) -> None:
    """Put a follower from the market, or from the tower, onto its space."""
    verb, kind, slot = move
    put(p, kind, slot)
    if verb == "place":
        p.market[kind] -= 1
        p.planned |= 1 << slot
    else:
        tower = list(p.tower)
        tower.remove(kind)
        p.tower = tuple(tower)
        p.sallied |= 1 << slot


def take_back(p: Player, slot: int) -> None:
    kind, bit = lift(p, slot), 1 << slot
    if p.planned & bit:
        p.planned ^= bit
        p.market[kind] += 1
    else:
        p.sallied ^= bit
        p.tower = tuple(sorted((*p.tower, kind)))


def unplanned(p: Player) -> Player:
    """The player as the others still see them: nothing of this planning done."""
    if not p.planned | p.sallied:
        return p
    before = p.fork()
    for slot in members(before.planned | before.sallied):
        take_back(before, slot)
    return before


def imagine(s: State, seat: int, rng: Rng) -> State:
    """What the others have planned in secret is planned anew, at random; nothing else is hidden."""
    image = s.fork()
    if s.in_turn or ("reveal", TABLE) not in s.stack:
        return image
    waiting = {frame[1] for frame in s.stack[:-1] if frame[0] == "plan"}
    for other in range(len(s.players)):
        if other != seat and other not in waiting:
            image.players[other] = unplanned(image.players[other])
            plan_somehow(image, other, rng)
    return image


def plan_somehow(s: State, seat: int, rng: Rng) -> None:
    """At random, but as people do: whoever begins a place fills it as far as possible."""
    while moves := placements(s, seat):
        choice = rng.below(len(moves) + 1)
        if choice == len(moves):
            return
        place = SLOT_PLACE[moves[choice][2]]
        station(s.players[seat], moves[choice])
        while more := [move for move in placements(s, seat) if SLOT_PLACE[move[2]] == place]:
            station(s.players[seat], rng.choice(more))
