"""A turn: take a cube and use its action space, or pay three equal cubes at the well for any action."""

from __future__ import annotations

from itertools import compress

from ...kernel.rules import Frame, Move, Seat, then
from .board import CUBES, INN, PLAGUE, PLAGUE_TIME, SPACES, TRAVEL, WELL_PRICE
from .church import church_moves
from .council import council_moves
from .crafts import crafts_moves
from .family import family_moves
from .goods import can_pay, spend_time
from .harvest import harvest_moves
from .inn import inn_moves
from .state import RULES, State
from .travel import travel_moves
from .windows import DECK

CUBE: tuple[Move, ...] = tuple(("cube", space, cube) for space in range(len(SPACES)) for cube in range(len(CUBES)))
ACTION: tuple[Move, ...] = tuple(("action", space) for space in range(len(SPACES)))
STEP = tuple("market_day" if space == "market" else space for space in SPACES)
MOVES = (harvest_moves, family_moves, crafts_moves, None, travel_moves, council_moves, church_moves, inn_moves)


@RULES.moves
def choose_moves(s: State, frame: Frame) -> list[Move]:
    moves = list(compress(CUBE, s.spaces))
    if can_pay(s.players[frame[1]].stock, WELL_PRICE):
        moves.append(("well",))
    return moves


@RULES.take
def choose_take(s: State, frame: Frame, move: Move) -> None:
    seat = frame[1]
    if move[0] == "well":
        then(s, ("charge", seat, WELL_PRICE), ("action", seat, 0))
        return
    _, space, cube = move
    s.spaces[space * len(CUBES) + cube] -= 1
    if cube == PLAGUE:
        s.supply[PLAGUE] += 1
        spend_time(s.players[seat], PLAGUE_TIME)
    else:
        s.players[seat].stock[cube] += 1
    act(s, seat, space)


def act(s: State, seat: Seat, space: int) -> None:
    """The action of a space, if there is anything to do or a card to play first; a market day is held in any case."""
    if possible(s, seat, space) or DECK.offers(s, "any", seat):
        then(s, (STEP[space], seat))


def possible(s: State, seat: Seat, space: int) -> bool:
    """Whether there is more to choose from than doing nothing; cards that can be played any time do not count."""
    moves = MOVES[space]
    if moves is None or len(moves(s, (STEP[space], seat))) > 1:
        return True
    return space == TRAVEL and bool(DECK.offers(s, "travel", seat))


@RULES.moves
def action_moves(s: State, frame: Frame) -> list[Move]:
    """Any action: paid for at the well, or, in the last turns without a cube left, free and optional."""
    _, seat, optional = frame
    spaces = range(len(SPACES) if s.inn else INN)
    moves = [ACTION[space] for space in spaces if possible(s, seat, space)]
    if optional:
        moves.append(("pass",))
    return moves


@RULES.take
def action_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "action":
        then(s, (STEP[move[1]], frame[1]))
