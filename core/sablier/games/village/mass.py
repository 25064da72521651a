"""The mass: four figures leave the black bag, members move left for grain, the majority scores."""

from __future__ import annotations

from ...kernel.rules import CHANCE, TABLE, Frame, Move, then
from .board import (
    COIN,
    FIGURES,
    GENERATION,
    GRAIN,
    IN_BAG,
    LAST_WINDOW,
    MAJORITY,
    RANSOM,
    STEP_GRAIN,
    WINDOW,
)
from .goods import figures
from .state import RULES, State


@RULES.auto
def mass(s: State, frame: Frame) -> None:
    then(s, ("ransoms", TABLE, 0, FIGURES), ("steps", TABLE, 0), ("praise", TABLE))


@RULES.auto
def ransoms(s: State, frame: Frame) -> None:
    """From the First Player on, each may pay for own members; chance draws the rest."""
    _, _, turn, left = frame
    count = len(s.players)
    for i in range(turn, count if left else turn):
        seat = (s.first + i) % count
        p = s.players[seat]
        if p.stock[COIN] >= RANSOM and IN_BAG in p.family:
            then(s, ("redeem", seat, i, left))
            return
    then(s, ("draws", TABLE, left))


@RULES.moves
def redeem_moves(s: State, frame: Frame) -> list[Move]:
    moves: list[Move] = [("redeem", member) for member in figures(s.players[frame[1]].family, IN_BAG, IN_BAG)]
    moves.append(("done",))
    return moves


@RULES.take
def redeem_take(s: State, frame: Frame, move: Move) -> None:
    _, seat, turn, left = frame
    if move[0] == "done":
        then(s, ("ransoms", TABLE, turn + 1, left))
    else:
        s.players[seat].stock[COIN] -= RANSOM
        s.players[seat].family[move[1]] = WINDOW
        then(s, ("ransoms", TABLE, turn, left - 1))


@RULES.auto
def draws(s: State, frame: Frame) -> None:
    """Without a member in the bag the rest are monks, who go back into it."""
    if frame[2] and any(IN_BAG in p.family for p in s.players):
        then(s, ("draw", CHANCE, frame[2]))
    else:
        s.monks += s.drawn
        s.drawn = 0


@RULES.moves
def draw_moves(s: State, frame: Frame) -> list[Move]:
    moves: list[Move] = [("monk",)] if s.monks else []
    for seat, p in enumerate(s.players):
        if IN_BAG in p.family:
            moves += [("figure", seat, member) for member in figures(p.family, IN_BAG, IN_BAG)]
    return moves


@RULES.odds
def draw_odds(s: State, frame: Frame) -> list[int]:
    odds = [s.monks] if s.monks else []
    for p in s.players:
        inside = [GENERATION[member] for member, place in enumerate(p.family) if place == IN_BAG]
        odds += [inside.count(generation) for generation in dict.fromkeys(inside)]
    return odds


@RULES.take
def draw_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "monk":
        s.monks -= 1
        s.drawn += 1
    else:
        s.players[move[1]].family[move[2]] = WINDOW
    then(s, ("draws", TABLE, frame[2] - 1))


@RULES.auto
def steps(s: State, frame: Frame) -> None:
    """From the First Player on, each once moves members to the left."""
    count = len(s.players)
    for i in range(frame[2], count):
        seat = (s.first + i) % count
        if s.players[seat].stock[GRAIN] and steps_left(s, seat):
            then(s, ("step", seat, i))
            return


def steps_left(s: State, seat: int) -> list[Move]:
    p = s.players[seat]
    grain = p.stock[GRAIN]
    return [("step", member) for member in figures(p.family, WINDOW, LAST_WINDOW - 1)
            if STEP_GRAIN[p.family[member] + 1 - WINDOW] <= grain]


@RULES.moves
def step_moves(s: State, frame: Frame) -> list[Move]:
    return [*steps_left(s, frame[1]), ("done",)]


@RULES.take
def step_take(s: State, frame: Frame, move: Move) -> None:
    _, seat, turn = frame
    if move[0] == "done":
        then(s, ("steps", TABLE, turn + 1))
        return
    p = s.players[seat]
    p.family[move[1]] += 1
    p.stock[GRAIN] -= STEP_GRAIN[p.family[move[1]] - WINDOW]
    then(s, ("steps", TABLE, turn))


@RULES.auto
def praise(s: State, frame: Frame) -> None:
    if majority(s):
        then(s, ("majority", CHANCE))


def majority(s: State) -> int:
    """The seats that score, as a mask: most members, then the one furthest left, then all who are still tied."""
    standing = [[place for place in p.family if WINDOW <= place <= LAST_WINDOW] for p in s.players]
    rank = [(len(places), max(places, default=0)) for places in standing]
    best = max(rank)
    return sum(1 << seat for seat, mine in enumerate(rank) if mine == best and mine[0])


@RULES.moves
def majority_moves(s: State, frame: Frame) -> list[Move]:
    """Nobody decides this; it is a move of chance so that the log tells it."""
    return [("majority", majority(s))]


@RULES.odds
def majority_odds(s: State, frame: Frame) -> list[int]:
    return [1]


@RULES.take
def majority_take(s: State, frame: Frame, move: Move) -> None:
    for seat, p in enumerate(s.players):
        if move[1] >> seat & 1:
            p.points += MAJORITY
