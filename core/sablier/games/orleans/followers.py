"""Phase 3: followers out of the bag onto the market, or back to it from action spaces.

A seat may draw `left` followers: as many as its knights allow and the market has room for. For each of them it does not
draw, even because its bag is empty, it may fetch a placed follower: so draws and fetches share one number, the room is
never exceeded, and nobody whose followers all stand on unfinished places is stuck for good.
With the gunpowder tower some of the market then move there; what the market itself cannot hold must.
"""

from __future__ import annotations

from ...kernel.rules import CHANCE, Frame, Move, then
from .board import KNIGHT, KNIGHTS, MARKET_SPACES, SLOTS, TECHNOLOGY
from .goods import bag_moves, bag_odds, is_twin, lift
from .state import RULES, Player, State, clockwise
from .windows import room


@RULES.auto
def gathering(s: State, frame: Frame) -> None:
    then(s, *(("muster", seat) for seat in clockwise(s)))


@RULES.auto
def muster(s: State, frame: Frame) -> None:
    seat = frame[1]
    then(s, ("gathered", seat, allowance(s, seat)), ("stow", seat))


def allowance(s: State, seat: int) -> int:
    p = s.players[seat]
    return min(KNIGHTS[p.tracks[KNIGHT]], room(s, seat) - sum(p.market) - len(p.tower))


@RULES.auto
def gathered(s: State, frame: Frame) -> None:
    p = s.players[frame[1]]
    if frame[2] and (any(p.bag) or placed(p)):
        then(s, ("gather", *frame[1:]))


@RULES.moves
def gather_moves(s: State, frame: Frame) -> list[Move]:
    p = s.players[frame[1]]
    draws: list[Move] = [("draw", n) for n in range(min(frame[2], sum(p.bag)), 0, -1)]
    return [*draws, *(("fetch", slot) for slot in placed(p)), ("done",)]


def placed(p: Player) -> list[int]:
    """The action spaces where a follower stands; of two alike with followers alike only the first."""
    return [slot for slot in range(SLOTS) if 0 <= p.slots[slot] < TECHNOLOGY and not is_twin(p, slot)]


@RULES.take
def gather_take(s: State, frame: Frame, move: Move) -> None:
    _, seat, left = frame
    if move[0] == "draw":
        then(s, ("draw", CHANCE, seat, move[1]), ("gathered", seat, left - move[1]))
    elif move[0] == "fetch":
        p = s.players[seat]
        p.market[lift(p, move[1])] += 1
        then(s, ("gathered", seat, left - 1))


@RULES.moves
def draw_moves(s: State, frame: Frame) -> list[Move]:
    return bag_moves(s.players[frame[2]])


@RULES.odds
def draw_odds(s: State, frame: Frame) -> list[int]:
    return bag_odds(s.players[frame[2]])


@RULES.take
def draw_take(s: State, frame: Frame, move: Move) -> None:
    _, _, seat, left = frame
    p = s.players[seat]
    p.bag[move[1]] -= 1
    p.market[move[1]] += 1
    if left > 1:
        then(s, ("draw", CHANCE, seat, left - 1))


@RULES.auto
def stow(s: State, frame: Frame) -> None:
    p = s.players[frame[1]]
    if room(s, frame[1]) - MARKET_SPACES > len(p.tower) and any(p.market):
        then(s, ("store", frame[1]))


@RULES.moves
def store_moves(s: State, frame: Frame) -> list[Move]:
    p = s.players[frame[1]]
    stores: list[Move] = [("store", kind) for kind, n in enumerate(p.market) if n]
    return stores if sum(p.market) > MARKET_SPACES else [*stores, ("done",)]


@RULES.take
def store_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "store":
        p = s.players[frame[1]]
        p.market[move[1]] -= 1
        p.tower = tuple(sorted((*p.tower, move[1])))
        then(s, ("stow", frame[1]))
