"""The mass: four figures leave the black bag, members move left for grain, the majority scores."""

from __future__ import annotations

from ...kernel.rules import CHANCE, TABLE, Frame, Move, Seat, then
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
from .state import NOBODY, RULES, State
from .windows import DECK, NUMBER, hopes


@RULES.auto
def mass(s: State, frame: Frame) -> None:
    s.leaving = FIGURES
    phases = (("ransoms", TABLE, 0), ("draws", TABLE), ("steps", TABLE, 0), ("praise", TABLE))
    if s.inn:
        then(s, ("announce", s.first, NUMBER["mass_start"]), *phases)
    else:
        then(s, *phases)


@RULES.auto
def ransoms(s: State, frame: Frame) -> None:
    """From the First Player on, each may pay for own members."""
    count = len(s.players)
    for i in range(frame[2], count if s.leaving else 0):
        seat = (s.first + i) % count
        if IN_BAG in s.players[seat].family and can_redeem(s, seat):
            then(s, ("redeem", seat, i))
            return


def can_redeem(s: State, seat: Seat) -> bool:
    """Whether a seat has a coin, or could come to one by playing cards."""
    p = s.players[seat]
    if p.stock[COIN] >= RANSOM:
        return True
    return bool(p.hand & DECK.listeners["hope"] and hopes(s, seat)[COIN] >= RANSOM)


@RULES.moves
def redeem_moves(s: State, frame: Frame) -> list[Move]:
    p = s.players[frame[1]]
    moves: list[Move] = []
    if p.stock[COIN] >= RANSOM:
        moves += [("redeem", member) for member in figures(p.family, IN_BAG, IN_BAG)]
    moves.append(("done",))
    return moves


@RULES.take
def redeem_take(s: State, frame: Frame, move: Move) -> None:
    _, seat, turn = frame
    if move[0] == "done":
        then(s, ("ransoms", TABLE, turn + 1))
        return
    s.players[seat].stock[COIN] -= RANSOM
    s.players[seat].family[move[1]] = WINDOW
    s.leaving -= 1
    then(s, ("ransoms", TABLE, turn))


@RULES.moves
def call_moves(s: State, frame: Frame) -> list[Move]:
    """The Prior chooses who leaves the bag."""
    return draw_moves(s, frame)


@RULES.take
def call_take(s: State, frame: Frame, move: Move) -> None:
    come_out(s, move)
    then(s, ("calls", frame[1]))


@RULES.auto
def calls(s: State, frame: Frame) -> None:
    if s.leaving and any(IN_BAG in p.family for p in s.players):
        then(s, ("call", frame[1]))
    else:
        s.leaving = 0


@RULES.auto
def draws(s: State, frame: Frame) -> None:
    """Chance draws the rest. Without a member in the bag these are monks, who go back into it."""
    if s.leaving and any(IN_BAG in p.family for p in s.players):
        then(s, ("draw", CHANCE))
    else:
        s.leaving = 0
        s.monks += s.drawn
        s.drawn = 0


def come_out(s: State, move: Move) -> None:
    s.leaving -= 1
    if move[0] == "monk":
        s.monks -= 1
        s.drawn += 1
    else:
        s.players[move[1]].family[move[2]] = WINDOW


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
    come_out(s, move)
    then(s, ("draws", TABLE))


@RULES.auto
def steps(s: State, frame: Frame) -> None:
    """From the First Player on, each once moves members to the left."""
    count = len(s.players)
    for i in range(frame[2], count):
        seat = (s.first + i) % count
        if can_step(s, seat):
            then(s, ("step", seat, i))
            return


def can_step(s: State, seat: Seat) -> bool:
    """Whether there is anything to ask: a step, a card that may matter here, or the last occasion for any card."""
    p = s.players[seat]
    if p.stock[GRAIN] and steps_left(s, seat):
        return True
    if not p.hand & DECK.listeners["any"]:
        return False
    if s.ender != NOBODY and DECK.offers(s, "any", seat):
        return True
    return bool(DECK.fold(False, "mass", s, seat))


def steps_left(s: State, seat: Seat) -> list[Move]:
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


@RULES.moves
def abbot_moves(s: State, frame: Frame) -> list[Move]:
    """The Abbot moves a member to the last window for nothing."""
    return [("exalt", member) for member in figures(s.players[frame[1]].family, WINDOW, LAST_WINDOW - 1)]


@RULES.take
def abbot_take(s: State, frame: Frame, move: Move) -> None:
    s.players[frame[1]].family[move[1]] = LAST_WINDOW


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
