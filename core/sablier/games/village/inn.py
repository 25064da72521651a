"""The inn: a member meets villagers. One card goes under its stack, one of those now on top is taken and paid for.

Going for a card is offered only if it can surely be completed, and so is each card to be put under its stack: what lies
below is unknown, unless it has been seen.
"""

from __future__ import annotations

from ...kernel.rules import CHANCE, TABLE, Frame, Move, Seat, then
from .board import AT_INN, CARD_COST, CARDS, HIDDEN, INN_PLACE, INN_VISIT, ON_FARM
from .goods import affords, give, spend_time
from .state import RULES, State
from .windows import DECK

COUNTESS = CARDS.index("countess")
TURN_UP, LOOK = (tuple((verb, card) for card in range(len(CARDS))) for verb in ("turn_up", "look"))


@RULES.moves
def inn_moves(s: State, frame: Frame) -> list[Move]:
    family = s.players[frame[1]].family
    moves: list[Move] = []
    if AT_INN in family:
        if safe_piles(s, frame[1]):
            moves.append(("visit",))
    elif ON_FARM in family:
        moves.append(("settle",))
    moves.append(("pass",))
    return moves


@RULES.take
def inn_take(s: State, frame: Frame, move: Move) -> None:
    seat = frame[1]
    if move[0] == "settle":
        spend_time(s.players[seat], INN_PLACE)
        then(s, ("send", seat, AT_INN), ("settled", seat))
    elif move[0] == "visit":
        spend_time(s.players[seat], INN_VISIT)
        then(s, ("cycle", seat))


@RULES.auto
def settled(s: State, frame: Frame) -> None:
    if safe_piles(s, frame[1]) or DECK.offers(s, "any", frame[1]):
        then(s, ("inn", frame[1]))


def affordable(s: State, seat: Seat, card: int) -> bool:
    return affords(s.players[seat].stock, CARD_COST[card])


def safe_piles(s: State, seat: Seat) -> list[int]:
    """The piles whose top card may go to the bottom: another in view, or the next one if known, can be paid for."""
    top = [pile for pile, cards in enumerate(s.piles) if cards and affordable(s, seat, cards[0])]
    safe = []
    for pile, cards in enumerate(s.piles):
        if not cards:
            continue
        following = cards[1] if len(cards) > 1 else cards[0]
        known = following != HIDDEN and (not s.private >> following & 1 or s.looker == seat)
        if any(other != pile for other in top) or (known and affordable(s, seat, following)):
            safe.append(pile)
    return safe


@RULES.moves
def cycle_moves(s: State, frame: Frame) -> list[Move]:
    return [("cycle", pile) for pile in safe_piles(s, frame[1])]


@RULES.take
def cycle_take(s: State, frame: Frame, move: Move) -> None:
    pile = move[1]
    cards = s.piles[pile]
    s.piles[pile] = cards[1:] + cards[:1]
    then(s, ("reveal", TABLE, pile), ("hire", frame[1]))


@RULES.moves
def hire_moves(s: State, frame: Frame) -> list[Move]:
    """Cards played here may have used up the last villager in reach, or what was to pay for him."""
    piles = [("hire", pile) for pile, cards in enumerate(s.piles) if cards and affordable(s, frame[1], cards[0])]
    return piles or [("pass",)]


@RULES.take
def hire_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "pass":
        return
    seat, pile = frame[1], move[1]
    p, card = s.players[seat], s.piles[pile][0]
    give(s, p, CARD_COST[card])
    p.hand |= 1 << card
    s.piles[pile] = s.piles[pile][1:]
    then(s, ("reveal", TABLE, pile), ("hired", seat, card))


@RULES.auto
def hired(s: State, frame: Frame) -> None:
    """What is new may be answered at once, for this turn gives no other occasion: the card, and the one now on top."""
    seat, new = frame[1:]
    if DECK.listeners["any"] >> new & 1 or s.players[seat].hand >> COUNTESS & 1:
        DECK.fire(s, "any", seat)


@RULES.auto
def reveal(s: State, frame: Frame) -> None:
    """The top card of a pile is seen by all."""
    cards = s.piles[frame[2]]
    if cards and cards[0] == HIDDEN:
        then(s, ("turn_up", CHANCE, frame[2]))
    elif cards:
        s.private &= ~(1 << cards[0])


@RULES.moves
def turn_up_moves(s: State, frame: Frame) -> list[Move]:
    return [move for card, move in enumerate(TURN_UP) if s.unseen >> card & 1]


@RULES.odds
def turn_up_odds(s: State, frame: Frame) -> list[int]:
    return [1] * s.unseen.bit_count()


@RULES.take
def turn_up_take(s: State, frame: Frame, move: Move) -> None:
    s.unseen ^= 1 << move[1]
    s.piles[frame[2]] = (move[1], *s.piles[frame[2]][1:])


# --- the Countess looks through a stack


@RULES.moves
def search_moves(s: State, frame: Frame) -> list[Move]:
    return [("search", pile) for pile, cards in enumerate(s.piles) if cards]


@RULES.take
def search_take(s: State, frame: Frame, move: Move) -> None:
    """Whatever lies below the top card is from now on known to the seat alone: a card may be missing."""
    known = sum(1 << card for card in s.piles[move[1]][1:] if card != HIDDEN)
    s.private |= known
    s.looker = frame[1]
    then(s, ("looks", frame[1], move[1]), ("keep", frame[1], move[1], known))


@RULES.auto
def looks(s: State, frame: Frame) -> None:
    if HIDDEN in s.piles[frame[2]]:
        then(s, ("look", CHANCE, frame[2]), frame)


@RULES.moves
def look_moves(s: State, frame: Frame) -> list[Move]:
    return [move for card, move in enumerate(LOOK) if s.unseen >> card & 1]


@RULES.odds
def look_odds(s: State, frame: Frame) -> list[int]:
    return turn_up_odds(s, frame)


@RULES.take
def look_take(s: State, frame: Frame, move: Move) -> None:
    cards = list(s.piles[frame[2]])
    cards[cards.index(HIDDEN)] = move[1]
    s.piles[frame[2]] = tuple(cards)
    s.unseen ^= 1 << move[1]
    s.private |= 1 << move[1]


@RULES.moves
def keep_moves(s: State, frame: Frame) -> list[Move]:
    return [("keep", card) for card in s.piles[frame[2]]]


@RULES.take
def keep_take(s: State, frame: Frame, move: Move) -> None:
    _, seat, pile, known = frame
    if s.piles[pile][0] == move[1]:  # nobody can miss that it is gone, so all others lie where they were seen
        s.private &= ~known
    s.piles[pile] = tuple(card for card in s.piles[pile] if card != move[1])
    s.players[seat].hand |= 1 << move[1]
    then(s, ("reveal", TABLE, pile))
