"""Death: crossing the bridge costs the life of one of the family's oldest visible members.

Deaths wait until the end of the turn; only on a market day they follow at once.
"""

from __future__ import annotations

from ...kernel.rules import Frame, Move, Seat, then
from .board import (
    AT_INN,
    FREE,
    GENERATION,
    IN_CHRONICLE,
    IN_GRAVE,
    MEMBERS,
    NO_OCCUPATION,
    OCCUPATION,
    ON_FARM,
    REMOVED,
    SECTIONS,
)
from .goods import figures
from .state import NOBODY, RULES, State


@RULES.auto
def deaths(s: State, frame: Frame) -> None:
    """Resolve every crossing of the turn. With nobody visible there is nobody to die."""
    p = s.players[frame[1]]
    if p.due:
        p.due -= 1
        then(s, ("death", frame[1]), frame)


@RULES.auto
def death(s: State, frame: Frame) -> None:
    if any(ON_FARM <= place <= AT_INN for place in s.players[frame[1]].family):
        then(s, ("die", frame[1]))


@RULES.moves
def die_moves(s: State, frame: Frame) -> list[Move]:
    """The visible members of the oldest generation, wherever they stand."""
    visible = figures(s.players[frame[1]].family, ON_FARM, AT_INN)
    oldest = GENERATION[visible[0]]
    return [("die", member) for member in visible if GENERATION[member] == oldest]


@RULES.take
def die_take(s: State, frame: Frame, move: Move) -> None:
    bury(s, frame[1], move[1])


@RULES.moves
def bard_moves(s: State, frame: Frame) -> list[Move]:
    return die_moves(s, frame)


@RULES.take
def bard_take(s: State, frame: Frame, move: Move) -> None:
    """An extra entry in the chronicle, wherever he stood: it takes up no space and ends nothing."""
    s.players[frame[1]].family[move[1]] = IN_CHRONICLE
    s.extra = frame[1] * MEMBERS + move[1]


def resting_place(s: State, place: int) -> int:
    """Where somebody who stands there would be buried: chronicle, grave or nowhere."""
    occupation = OCCUPATION[place]
    if occupation != NO_OCCUPATION:
        start, end = SECTIONS[len(s.chronicle)][occupation]
        if FREE in s.chronicle[start:end]:
            return IN_CHRONICLE
    return IN_GRAVE if FREE in s.graves else REMOVED


def bury(s: State, seat: Seat, member: int) -> None:
    family = s.players[seat].family
    place = family[member]
    family[member] = rest = resting_place(s, place)
    if rest == REMOVED:
        return
    if rest == IN_CHRONICLE:
        spaces, start = s.chronicle, SECTIONS[len(s.chronicle)][OCCUPATION[place]][0]
    else:
        spaces, start = s.graves, 0
    spaces[spaces.index(FREE, start)] = seat * MEMBERS + member
    if s.ender == NOBODY and FREE not in spaces:
        s.ender = seat
