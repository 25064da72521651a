"""Two places with a choice of their own: the pharmacy sells development points, the bathhouse draws followers."""

from __future__ import annotations

from ...kernel.rules import CHANCE, Frame, Move, then
from .board import FITS, LAST, PLACE, PLACE_ROWS, SPACES, TWINS
from .goods import advance, bag_moves, bag_odds, members, pay, put
from .state import RULES, State
from .windows import suits

BATHHOUSE, PHARMACY = PLACE["bathhouse"], PLACE["pharmacy"]
BATHERS: int = PLACE_ROWS[BATHHOUSE]["draw"]
DOSES: int = PLACE_ROWS[PHARMACY]["most"]


@RULES.moves
def dose_moves(s: State, frame: Frame) -> list[Move]:
    p = s.players[frame[1]]
    return [("pay", coins) for coins in range(1, min(DOSES, p.coins, LAST - p.development) + 1)]


@RULES.take
def dose_take(s: State, frame: Frame, move: Move) -> None:
    pay(s, frame[1], move[1])
    advance(s, frame[1], move[1])


@RULES.auto
def bathing(s: State, frame: Frame) -> None:
    """Draw while there is something to draw, then keep one if one can be placed; the others go back into the bag."""
    _, seat, left = frame
    p = s.players[seat]
    if left and any(p.bag):
        then(s, ("bathe", CHANCE, seat, left))
    elif keep_moves(s, frame):
        then(s, ("keep", seat))
    else:
        dry(s, seat)


@RULES.moves
def bathe_moves(s: State, frame: Frame) -> list[Move]:
    return bag_moves(s.players[frame[2]])


@RULES.odds
def bathe_odds(s: State, frame: Frame) -> list[int]:
    return bag_odds(s.players[frame[2]])


@RULES.take
def bathe_take(s: State, frame: Frame, move: Move) -> None:
    _, _, seat, left = frame
    p = s.players[seat]
    p.bag[move[1]] -= 1
    p.drawn = tuple(sorted((*p.drawn, move[1])))
    then(s, ("bathing", seat, left - 1))


@RULES.moves
def keep_moves(s: State, frame: Frame) -> list[Move]:
    p = s.players[frame[1]]
    free, fits = p.free & ~SPACES[BATHHOUSE], FITS[suits(s, frame[1])]
    free &= ~((free & TWINS) << 1)
    return [("keep", kind, slot) for kind in sorted({*p.drawn}) for slot in members(free & fits[kind])]


@RULES.take
def keep_take(s: State, frame: Frame, move: Move) -> None:
    _, kind, slot = move
    p = s.players[frame[1]]
    drawn = list(p.drawn)
    drawn.remove(kind)
    p.drawn = tuple(drawn)
    put(p, kind, slot)
    dry(s, frame[1])


def dry(s: State, seat: int) -> None:
    p = s.players[seat]
    for kind in p.drawn:
        p.bag[kind] += 1
    p.drawn = ()
