"""The course of a match: goods onto the map, eighteen rounds of seven phases, the end."""

from __future__ import annotations

from ...kernel.rules import CHANCE, TABLE, Frame, Move, then
from .board import (
    CENSUS,
    EVENTS,
    FARMER,
    FIRST_EVENT,
    GOODS_REMOVED,
    GOODS_SPACES,
    LAST_CITIZEN,
    LAST_PAYS_FROM,
    ROUNDS,
)
from .goods import built, take_citizen
from .purse import charge, grant
from .state import RULES, State, clockwise

# --- Before the first round: the goods tiles leave the supply one by one, some for the box, the others for the map


@RULES.auto
def lay_out(s: State, frame: Frame) -> None:
    seats = len(s.players)
    removed: list[Frame] = [("remove", CHANCE)] * GOODS_REMOVED[seats]
    laid: list[Frame] = [("lay", CHANCE, space) for space in range(GOODS_SPACES[seats])]
    then(s, *removed, *laid)


@RULES.moves
def remove_moves(s: State, frame: Frame) -> list[Move]:
    return [("good", good) for good, n in enumerate(s.goods) if n]


@RULES.odds
def remove_odds(s: State, frame: Frame) -> list[int]:
    return [n for n in s.goods if n]


@RULES.take
def remove_take(s: State, frame: Frame, move: Move) -> None:
    s.goods[move[1]] -= 1
    s.gone_goods[move[1]] += 1


@RULES.moves
def lay_moves(s: State, frame: Frame) -> list[Move]:
    return remove_moves(s, frame)


@RULES.odds
def lay_odds(s: State, frame: Frame) -> list[int]:
    return remove_odds(s, frame)


@RULES.take
def lay_take(s: State, frame: Frame, move: Move) -> None:
    s.goods[move[1]] -= 1
    s.spaces[frame[2]] = move[1]


@RULES.moves
def begin_moves(s: State, frame: Frame) -> list[Move]:
    return [("first", seat) for seat in range(len(s.players))]


@RULES.odds
def begin_odds(s: State, frame: Frame) -> list[int]:
    return [1] * len(s.players)


@RULES.take
def begin_take(s: State, frame: Frame, move: Move) -> None:
    s.first = move[1]


# --- Rounds


@RULES.auto
def next_round(s: State, frame: Frame) -> None:
    if s.round == ROUNDS:
        then(s, ("end", TABLE))
        return
    s.round += 1
    phases = ("census", "gathering", "planning", "actions", "happening", "pass_on", "next_round")
    then(s, ("hourglass", CHANCE), *((phase, TABLE) for phase in phases))


@RULES.moves
def hourglass_moves(s: State, frame: Frame) -> list[Move]:
    if s.round == 1:
        return [("event", FIRST_EVENT)]
    return [("event", event) for event, n in enumerate(s.hourglass) if n]


@RULES.odds
def hourglass_odds(s: State, frame: Frame) -> list[int]:
    return [s.hourglass[move[1]] for move in hourglass_moves(s, frame)]


@RULES.take
def hourglass_take(s: State, frame: Frame, move: Move) -> None:
    s.event = move[1]
    s.hourglass[move[1]] -= 1


@RULES.auto
def census(s: State, frame: Frame) -> None:
    """Only a place held alone counts, and the last one pays only in company."""
    farmers = [p.tracks[FARMER] for p in s.players]
    most, fewest = max(farmers), min(farmers)
    won = grant(s, farmers.index(most), CENSUS) if farmers.count(most) == 1 else []
    pays = farmers.count(fewest) == 1 and len(farmers) >= LAST_PAYS_FROM
    then(s, *won, *(charge(farmers.index(fewest), CENSUS) if pays else []))


@RULES.auto
def happening(s: State, frame: Frame) -> None:
    """The event strikes seat by seat; each has a step of its own, except the pilgrimage."""
    step = EVENTS[s.event]
    if step in RULES.autos:
        then(s, *((step, seat) for seat in clockwise(s)))


@RULES.auto
def pass_on(s: State, frame: Frame) -> None:
    s.first = (s.first + 1) % len(s.players)


@RULES.auto
def end(s: State, frame: Frame) -> None:
    """The citizen beside the board goes to whoever alone has built most stations."""
    stations = [built(p) for p in s.players]
    if stations.count(max(stations)) == 1:
        then(s, ("honour", CHANCE, stations.index(max(stations))))


@RULES.moves
def honour_moves(s: State, frame: Frame) -> list[Move]:
    """Nobody decides this; it is a move of chance so that the log tells it."""
    return [("citizen", LAST_CITIZEN)]


@RULES.odds
def honour_odds(s: State, frame: Frame) -> list[int]:
    return [1]


@RULES.take
def honour_take(s: State, frame: Frame, move: Move) -> None:
    take_citizen(s, frame[2], move[1])
