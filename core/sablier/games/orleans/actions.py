"""Phase 5: clockwise, each seat performs the action of one activated place or passes, until all have passed.

The frames carry the set of seats that are still in. Afterwards, technology tiles may be placed.
"""

from __future__ import annotations

from ...kernel.rules import Frame, Move, then
from .state import RULES, State, clockwise
from .windows import DECK


@RULES.auto
def actions(s: State, frame: Frame) -> None:
    everybody = (1 << len(s.players)) - 1
    then(s, ("turn", s.first, everybody), *(("workshop", seat) for seat in clockwise(s)))


@RULES.auto
def turn(s: State, frame: Frame) -> None:
    _, seat, still_in = frame
    if still_in:
        while not still_in >> seat & 1:
            seat = (seat + 1) % len(s.players)
        then(s, ("act", seat, still_in))


@RULES.moves
def act_moves(s: State, frame: Frame) -> list[Move]:
    return [*DECK.offers(s, "action", frame[1]), ("pass",)]


@RULES.take
def act_take(s: State, frame: Frame, move: Move) -> None:
    _, seat, still_in = frame
    after = (seat + 1) % len(s.players)
    if move[0] == "pass":
        then(s, ("turn", after, still_in & ~(1 << seat)))
    else:
        DECK.use(s, "action", seat, move[1], ("turn", after, still_in))
