"""The nouns of Orléans: what a player has and what lies in the middle.

Sets are bit masks: `places` of place numbers, `free` of action spaces, `stations` of towns, `citizens` of tiles.
`free`, the empty action spaces of own places, follows from `places` and `slots`; only goods.py changes the three.
"""

from __future__ import annotations

from ...kernel.record import Record
from ...kernel.rules import Frame, Rules


class Player(Record):
    coins: int
    town: int  # where the merchant stands
    stock: int  # stations not yet built
    stations: int = 0
    development: int = 0
    citizens: int = 0
    places: int
    technology: int = 0  # tiles not yet placed
    installed: int = 0  # tiles ever placed
    planned: int = 0  # action spaces filled from the market in this planning, hidden from the others until the reveal
    sallied: int = 0  # the same, filled from the gunpowder tower
    free: int
    slots: list[int]  # what lies on each action space: a follower, TECHNOLOGY or EMPTY
    market: list[int]  # followers by kind
    bag: list[int]
    tracks: list[int]
    goods: list[int]
    tower: tuple[int, ...] = ()  # followers on the gunpowder tower
    drawn: tuple[int, ...] = ()  # followers drawn at the bathhouse, not yet placed or put back


class State(Record):
    stack: list[Frame]
    players: list[Player]
    in_turn: int  # whether planning is open and in turn order
    round: int = 0
    first: int = 0  # the start player
    event: int = -1
    bank: int
    technology: int
    tiles: int  # place tiles still to be had
    citizens: int  # citizens still to be had
    supply: list[int]  # neutral characters on the main board
    goods: list[int]  # the goods supply
    spaces: list[int]  # the good on each space of the map, or EMPTY
    deeds: list[int]  # spaces still open, by deed and character
    hourglass: list[int]  # tiles not yet turned up, by event
    gone_tiles: int = 0  # what has left the game
    gone_technology: int = 0
    gone_stations: int = 0
    gone_supply: list[int]
    gone_goods: list[int]


RULES: Rules[State] = Rules()


def clockwise(s: State) -> list[int]:
    """All seats from the start player on."""
    return [*range(s.first, len(s.players)), *range(s.first)]
