"""The nouns of Village: what a family has and what lies on the board.

Sets are bit masks: `cities` of the markers set, `customers` of the tiles served, `pile` of the tiles nobody has seen.
`family` says for each figure by its number where it stands; of equal figures standing together the lowest number always
goes first. `spaces` is flat: five numbers (four colours, plague) per action space.

The Inn: `hand` and `played` are masks of villager cards. A pile is a tuple from the top card down; HIDDEN stands for
any card of the mask `unseen`. Cards only the `looker` knows, the seat that played the Countess, are in `private`.
"""

from __future__ import annotations

from ...kernel.record import Record
from ...kernel.rules import Frame, Rules

NOBODY = -1


class Player(Record):
    time: int
    points: int  # on the prestige track
    due: int = 0  # bridges crossed and not yet answered by a death
    cities: int = 0
    customers: int = 0
    stock: list[int]  # by item
    family: list[int]  # by figure, its place
    hand: int = 0


class State(Record):
    stack: list[Frame]
    players: list[Player]
    inn: int  # whether the Inn is in play
    round: int = 0
    first: int = 0
    next_first: int = NOBODY  # who took the Next First Player marker
    ender: int = NOBODY  # who filled the chronicle or the graves
    leaving: int = 0  # figures still to leave the black bag at this mass
    drawn: int = 0  # monks drawn at this mass; they go back when it is over
    monks: int  # in the black bag
    pile: int
    supply: list[int]  # by cube
    bag: list[int]  # the green one, by cube
    spaces: list[int]
    stalls: list[int]  # a customer or FREE
    queue: list[int]
    chronicle: list[int]  # a figure, FREE or BLOCKED; a figure is seat * MEMBERS + its number
    graves: list[int]
    piles: list[tuple[int, ...]]
    unseen: int = 0
    private: int = 0
    looker: int = NOBODY
    played: int = 0
    criers: int = 0  # seats that may serve the queue on this market day
    extra: int = NOBODY  # the figure the Bard brought into the chronicle; it takes up no space


RULES: Rules[State] = Rules()
