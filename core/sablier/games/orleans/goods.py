"""Shared verbs: coins, goods, points and citizens; followers and technology tiles on action spaces.

Whatever changes an action space or the places a seat owns comes through here, for `free` must follow.
"""

from __future__ import annotations

from ...kernel.rules import Move
from .board import (
    EMPTY,
    LAST,
    OWN,
    SLOTS_OF,
    SPACE_CITIZENS,
    SPACE_COINS,
    SPACES,
    STATUS,
    TECHNOLOGY,
    TOWN_HALL,
    TWINS,
)
from .state import Player, State

# --- Coins, goods, development


def receive(s: State, seat: int, coins: int) -> None:
    """Coins from the bank, as many as it still has."""
    coins = min(coins, s.bank)
    s.bank -= coins
    s.players[seat].coins += coins


def pay(s: State, seat: int, coins: int) -> None:
    s.players[seat].coins -= coins
    s.bank += coins


def take_good(s: State, seat: int, good: int) -> None:
    """From the goods supply."""
    s.goods[good] -= 1
    s.players[seat].goods[good] += 1


def status(p: Player) -> int:
    return STATUS[p.development]


def built(p: Player) -> int:
    return p.stations.bit_count()


def take_citizen(s: State, seat: int, citizen: int) -> None:
    """Whoever comes first has it."""
    if s.citizens >> citizen & 1:
        s.citizens ^= 1 << citizen
        s.players[seat].citizens |= 1 << citizen


def advance(s: State, seat: int, points: int) -> None:
    """Development points: everything landed on or passed is taken in track order; what exceeds the track is lost."""
    p = s.players[seat]
    for space in range(p.development + 1, min(p.development + points, LAST) + 1):
        p.development = space
        if space in SPACE_COINS:
            receive(s, seat, SPACE_COINS[space])
        elif space in SPACE_CITIZENS:
            take_citizen(s, seat, SPACE_CITIZENS[space])


# --- Action spaces


def members(mask: int) -> list[int]:
    """The numbers of a set's members."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return found


def put(p: Player, kind: int, slot: int) -> None:
    """Lay a follower or a technology tile on an empty action space."""
    p.slots[slot] = kind
    p.free &= ~(1 << slot)


def lift(p: Player, slot: int) -> int:
    """Take what lies on an action space."""
    kind = p.slots[slot]
    p.slots[slot] = EMPTY
    p.free |= 1 << slot
    return kind


def is_twin(p: Player, slot: int) -> bool:
    """Whether the space before is just the same and holds just the same: a choice between the two would be none."""
    return slot > 0 and TWINS >> slot - 1 & 1 > 0 and p.slots[slot - 1] == p.slots[slot]


def send_home(p: Player, place: int) -> None:
    """The followers of a place return to the bag; technology stays."""
    for slot in SLOTS_OF[place]:
        if 0 <= p.slots[slot] < TECHNOLOGY:
            p.bag[lift(p, slot)] += 1


def own_place(p: Player, place: int) -> None:
    p.places |= 1 << place
    p.free |= SPACES[place]


def disown_place(p: Player, place: int) -> None:
    """Its action spaces are empty by now."""
    p.places &= ~(1 << place)
    p.free &= ~SPACES[place]


def activated(p: Player) -> int:
    """The places whose action spaces are all filled, as a mask; the town hall needs only one of its two."""
    free, mask, left = p.free, 0, p.places
    while left:
        bit = left & -left
        left ^= bit
        if not free & SPACES[bit.bit_length() - 1]:
            mask |= bit
    if free & SPACES[TOWN_HALL] != SPACES[TOWN_HALL]:
        mask |= 1 << TOWN_HALL
    return mask


# --- Drawing from the bag


def bag_moves(p: Player) -> list[Move]:
    """What chance may draw from a bag."""
    return [("follower", kind) for kind, n in enumerate(p.bag) if n]


def bag_odds(p: Player) -> list[int]:
    return [n for n in p.bag if n]


def has_neutral(p: Player) -> bool:
    return any(p.bag[:OWN])
