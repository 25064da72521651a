"""Beneficial deeds: one or two followers leave the town hall, or the gunpowder tower, for good.

A deed asks for exactly its characters: nobody stands in for another, and starting followers are not sent. A follower
that is not sent stays where it is.
"""

from __future__ import annotations

from ...kernel.rules import Frame, Move, then
from .board import CHARACTERS, DEED_CITIZEN, DEED_COINS, DEED_POINTS, DEEDS, LAST, OWN, SLOTS_OF, TOWN_HALL
from .goods import advance, lift, receive, take_citizen
from .state import RULES, Player, State

AT_ONCE = len(SLOTS_OF[TOWN_HALL])  # the gunpowder tower, with as many spaces, sends as many
COINS, POINTS = 0, 1  # the reward a seat chooses
OPEN_TO = tuple(tuple(deed * len(CHARACTERS) + kind for deed in range(len(DEEDS))) for kind in range(OWN))


def deed_spaces(deed: int) -> range:
    """Where the open spaces of a deed are counted."""
    return range(deed * len(CHARACTERS), (deed + 1) * len(CHARACTERS))


def waiting(p: Player, place: int) -> list[int]:
    """The neutral followers that stand ready there, each kind once."""
    there = [p.slots[slot] for slot in SLOTS_OF[place]] if place == TOWN_HALL else p.tower
    return sorted({kind for kind in there if 0 <= kind < OWN})


def can_send(s: State, seat: int, place: int) -> bool:
    return any(s.deeds[i] for kind in waiting(s.players[seat], place) for i in OPEN_TO[kind])


@RULES.auto
def sending(s: State, frame: Frame) -> None:
    """`sending`, seat, place, followers still to be sent at most, whether one has been sent."""
    _, seat, place, left, _ = frame
    if left and can_send(s, seat, place):
        then(s, ("send", *frame[1:]))


@RULES.moves
def send_moves(s: State, frame: Frame) -> list[Move]:
    _, seat, place, _, sent = frame
    p = s.players[seat]
    moves: list[Move] = []
    for kind in waiting(p, place):
        for deed, i in enumerate(OPEN_TO[kind]):
            if s.deeds[i]:
                moves.append(("send", kind, deed, COINS))
                if DEED_POINTS[deed] and p.development < LAST:
                    moves.append(("send", kind, deed, POINTS))
    return [*moves, ("done",)] if sent else moves


@RULES.take
def send_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "done":
        return
    _, seat, place, left, _ = frame
    _, kind, deed, reward = move
    leave(s.players[seat], place, kind)
    s.deeds[OPEN_TO[kind][deed]] -= 1
    if reward == POINTS:
        advance(s, seat, DEED_POINTS[deed])
    else:
        receive(s, seat, DEED_COINS[deed])
    if not any(s.deeds[i] for i in deed_spaces(deed)):
        take_citizen(s, seat, DEED_CITIZEN + deed)
    then(s, ("sending", seat, place, left - 1, 1))


def leave(p: Player, place: int, kind: int) -> None:
    if place == TOWN_HALL:
        lift(p, next(slot for slot in SLOTS_OF[place] if p.slots[slot] == kind))
    else:
        tower = list(p.tower)
        tower.remove(kind)
        p.tower = tuple(tower)
