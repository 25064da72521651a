"""Phase 6: what the hourglass tile brings, a step per event and seat. The pilgrimage has none: it bars the monastery.

Harvest, taxes and plague may be warded off by a place that speaks in the window `hardship`; a seat the event would not
harm is not asked.
"""

from __future__ import annotations

from ...kernel.rules import CHANCE, Frame, Move, then
from .board import FOOD, HARVEST_COINS, OWN, TAX, TAXED_GOODS, TRADE_COINS
from .goods import bag_moves, bag_odds, built, has_neutral, status
from .purse import charge, grant
from .state import RULES, Player, State
from .windows import DECK


@RULES.auto
def income(s: State, frame: Frame) -> None:
    then(s, *grant(s, frame[1], status(s.players[frame[1]])))


@RULES.auto
def trading_day(s: State, frame: Frame) -> None:
    then(s, *grant(s, frame[1], TRADE_COINS * built(s.players[frame[1]])))


@RULES.auto
def harvest(s: State, frame: Frame) -> None:
    threaten(s, ("feed", frame[1]))


@RULES.auto
def taxes(s: State, frame: Frame) -> None:
    if tax(s.players[frame[1]]):
        threaten(s, ("levy", frame[1]))


@RULES.auto
def plague(s: State, frame: Frame) -> None:
    if has_neutral(s.players[frame[1]]):
        threaten(s, ("sicken", frame[1]))


# --- Warding off


def threaten(s: State, harm: Frame) -> None:
    """Let a place ward the harm off, otherwise do it."""
    seat = harm[1]
    then(s, ("ward", seat, HARMS.index(harm[0])) if DECK.offers(s, "hardship", seat) else harm)


HARMS = ("feed", "levy", "sicken")


@RULES.moves
def ward_moves(s: State, frame: Frame) -> list[Move]:
    return [*DECK.offers(s, "hardship", frame[1]), ("pass",)]


@RULES.take
def ward_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "pass":
        then(s, (HARMS[frame[2]], frame[1]))
    else:
        DECK.use(s, "hardship", frame[1], move[1])


# --- The harms


def tax(p: Player) -> int:
    return sum(p.goods) // TAXED_GOODS * TAX


@RULES.auto
def levy(s: State, frame: Frame) -> None:
    then(s, *charge(frame[1], tax(s.players[frame[1]])))


@RULES.auto
def feed(s: State, frame: Frame) -> None:
    """Food if there is any, coins only without."""
    if any(s.players[frame[1]].goods[good] for good in FOOD):
        then(s, ("eat", frame[1]))
    else:
        then(s, *charge(frame[1], HARVEST_COINS))


@RULES.moves
def eat_moves(s: State, frame: Frame) -> list[Move]:
    return [("good", good) for good in FOOD if s.players[frame[1]].goods[good]]


@RULES.take
def eat_take(s: State, frame: Frame, move: Move) -> None:
    s.players[frame[1]].goods[move[1]] -= 1
    s.goods[move[1]] += 1


@RULES.auto
def sicken(s: State, frame: Frame) -> None:
    then(s, ("catch", CHANCE, frame[1]))


@RULES.moves
def catch_moves(s: State, frame: Frame) -> list[Move]:
    return bag_moves(s.players[frame[2]])


@RULES.odds
def catch_odds(s: State, frame: Frame) -> list[int]:
    return bag_odds(s.players[frame[2]])


@RULES.take
def catch_take(s: State, frame: Frame, move: Move) -> None:
    """A neutral follower returns to the main board and may be recruited again; a starting one stays in the bag."""
    if move[1] < OWN:
        s.players[frame[2]].bag[move[1]] -= 1
        s.supply[move[1]] += 1
