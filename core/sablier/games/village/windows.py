"""The windows in which villager cards speak: a closed list. A new card uses these; a new window is a new rule."""

from __future__ import annotations

from ...kernel.cards import Deck
from ...kernel.rules import Frame, Move, Seat
from .state import RULES, State

WINDOWS = {
    # optional: the owner is asked, or the card stands beside the moves of another decision (see `beside`)
    "any": "at any time in the own turn and at the own step of a market day or mass; beside other moves",
    "choose_action": "when the seat chooses what to do in its turn; beside those moves, in place of one",
    "travel": "with a travel action; beside the journeys, in place of one",
    "death": "when a member of the seat dies; beside the burials, in place of one",
    "after_action": "right after the action of the own turn, before a death due",
    "mill": "when the seat has used the mill",
    "market_start": "before anybody sells on a market day, from its starter on",
    "market_end": "after a market day, when the queue has stepped up to the stalls, from its starter on",
    "mass_start": "before a mass, from the First Player on",
    # questions put to the cards a seat holds, answered by folding
    "hope": "the stock a seat could come to by playing its cards now: whether asking it is worth while",
    "mass": "whether a card could change who stands where in the church, or who is First Player next",
    "chronicle_table": "the table that scores the seat's entries in the chronicle",
    "travel_table": "the table that scores the seat's cities",
    "bonus": "points at the end",
    "last_bonus": "points at the end when everything else is counted, paired with what each seat has then",
}


def hold(s: State, seat: Seat) -> int:
    return s.players[seat].hand


def leave(s: State, seat: Seat, card: int) -> None:
    """A card works once and then leaves the match."""
    s.players[seat].hand ^= 1 << card
    s.played |= 1 << card
    s.private &= ~(1 << card)


DECK: Deck[State] = Deck(RULES, WINDOWS, held=hold, played=leave)
NUMBER = {window: number for number, window in enumerate(WINDOWS)}


@RULES.auto
def announce(s: State, frame: Frame) -> None:
    """`("announce", seat, window)`: every seat's cards may speak, from this seat on."""
    _, starter, number = frame
    count, window = len(s.players), DECK.order[number]
    for i in reversed(range(count)):  # what is pushed last comes first
        DECK.fire(s, window, (starter + i) % count)


def hopes(s: State, seat: Seat) -> list[int]:
    """The stock a seat has or could come to by playing its cards now."""
    stock: list[int] = DECK.fold(s.players[seat].stock[:], "hope", s, seat)
    return stock


def beside(step: str, tied: str = "") -> None:
    """Offer cards beside the moves of a decision: those of `any`, which come back to it, and those tied to it alone."""
    moves, take = RULES.asks[step], RULES.takes[step]
    replacing = DECK.listeners[tied] if tied else 0
    speaking = DECK.listeners["any"] | replacing

    def moves_and_cards(s: State, frame: Frame) -> list[Move]:
        found = moves(s, frame)
        if s.players[frame[1]].hand & speaking:
            found = found + DECK.offers(s, "any", frame[1])
            if replacing:
                found += DECK.offers(s, tied, frame[1])
        return found

    def take_or_play(s: State, frame: Frame, move: Move) -> None:
        if move[0] != "card":
            take(s, frame, move)
        elif replacing >> move[1] & 1:
            DECK.use(s, tied, frame[1], move[1])
        else:
            DECK.use(s, "any", frame[1], move[1], frame)

    RULES.asks[step], RULES.takes[step] = moves_and_cards, take_or_play
