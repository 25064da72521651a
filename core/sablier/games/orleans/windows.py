"""When places speak. A place is a card that its owner holds while it is activated; one without spaces always is."""

from __future__ import annotations

from ...kernel.cards import Deck
from .board import MARKET_SPACES
from .goods import activated
from .state import RULES, State

WINDOWS = {
    "action": "optional: the owner performs the place's action instead of passing",
    "hardship": "optional: harvest, taxes or plague would strike the owner",
    "suits": "fold: which of the permanent substitutions the owner's followers may make, as bits",
    "room": "fold: how many followers the owner's market has room for",
}


def nothing(s: State, seat: int, place: int) -> None:
    """A place stays where it is when it is used."""


DECK: Deck[State] = Deck(RULES, WINDOWS, held=lambda s, seat: activated(s.players[seat]), played=nothing)


def suits(s: State, seat: int) -> int:
    return int(DECK.fold(0, "suits", s, seat))


def room(s: State, seat: int) -> int:
    """Spaces of the market, those of the gunpowder tower included."""
    return int(DECK.fold(MARKET_SPACES, "room", s, seat))
