"""The course of the match: setup, refilling, turn after turn, the mass, the last turns."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.rules import CHANCE, TABLE, Frame, Move, then
from .board import (
    ADDED,
    BASE_CUSTOMERS,
    BEER,
    BORN,
    CARDS,
    CHRONICLE,
    COIN,
    COLOURS,
    CUBES,
    CUBES_ADDED,
    CUBES_PER_COLOUR,
    CUSTOMERS,
    FREE,
    GENERATION,
    GRAIN,
    GRAVES,
    HIDDEN,
    ITEMS,
    MONKS,
    ON_FARM,
    PLACED,
    PLAGUE,
    PLAGUE_CUBES,
    SPACES,
    STACK_CARDS,
    STACKS,
    STALLS,
    START,
    START_BEER,
    START_TIME,
    UNBORN,
)
from .goods import after
from .state import NOBODY, RULES, Player, State
from .windows import DECK

FILL: tuple[Move, ...] = tuple(("fill", cube) for cube in range(len(CUBES)))


def setup(seats: int, options: Mapping[str, str]) -> State:
    inn = options.get("inn") == "on"
    expanded = inn or seats == max(STALLS)  # the box that brings the Inn also brings the fifth player
    cubes = CUBES_PER_COLOUR + CUBES_ADDED * expanded
    return State(
        stack=[("begin", CHANCE)],
        piles=[(HIDDEN,) * STACK_CARDS * inn] * STACKS, unseen=(1 << len(CARDS) * inn) - 1,
        players=[new_player(inn) for _ in range(seats)], inn=int(inn), monks=MONKS,
        pile=(1 << (len(CUSTOMERS) if inn else BASE_CUSTOMERS)) - 1,
        supply=[cubes] * len(COLOURS) + [PLAGUE_CUBES], bag=[0] * len(CUBES), spaces=[0] * len(CUBES) * len(SPACES),
        stalls=[FREE] * STALLS[seats], queue=[], graves=list(GRAVES[seats, expanded]),
        chronicle=[space for row in CHRONICLE[seats, expanded] for space in row],
    )


def new_player(inn: bool) -> Player:
    stock = [0] * len(ITEMS)
    stock[COIN], stock[GRAIN], stock[BEER] = START["coins"], START["grain"], START_BEER * inn
    family = [ON_FARM if generation == BORN else UNBORN for generation in GENERATION]
    return Player(time=START_TIME, points=START["points"], stock=stock, family=family)


@RULES.moves
def begin_moves(s: State, frame: Frame) -> list[Move]:
    """The oldest player starts; not knowing ages, we draw lots."""
    return [("first", seat) for seat in range(len(s.players))]


@RULES.odds
def begin_odds(s: State, frame: Frame) -> list[int]:
    return [1] * len(s.players)


@RULES.take
def begin_take(s: State, frame: Frame, move: Move) -> None:
    s.first = move[1]
    stacks = [("reveal", TABLE, pile) for pile in range(STACKS)]
    then(s, ("deals", TABLE), *stacks, ("refill", TABLE), ("turn", s.first))


@RULES.auto
def refill(s: State, frame: Frame) -> None:
    """The setup card's cubes, as far as there are any, and all plague cubes go into the bag."""
    s.round += 1
    wanted = (*ADDED[bool(s.inn), len(s.players)], s.supply[PLAGUE])
    for cube, number in enumerate(wanted):
        there = min(number, s.supply[cube])
        s.supply[cube] -= there
        s.bag[cube] += there
    then(s, ("fills", TABLE, 0))


@RULES.auto
def fills(s: State, frame: Frame) -> None:
    if frame[2] < len(PLACED[bool(s.inn), len(s.players)]) and any(s.bag):
        then(s, ("fill", CHANCE, frame[2]))


@RULES.moves
def fill_moves(s: State, frame: Frame) -> list[Move]:
    return [move for move, number in zip(FILL, s.bag, strict=True) if number]


@RULES.odds
def fill_odds(s: State, frame: Frame) -> list[int]:
    return [number for number in s.bag if number]


@RULES.take
def fill_take(s: State, frame: Frame, move: Move) -> None:
    cube, space = move[1], PLACED[bool(s.inn), len(s.players)][frame[2]]
    s.bag[cube] -= 1
    s.spaces[space * len(CUBES) + cube] += 1
    then(s, ("fills", TABLE, frame[2] + 1))


@RULES.auto
def turn(s: State, frame: Frame) -> None:
    seat = frame[1]
    if s.inn:
        then(s, ("choose", seat), ("acted", seat), ("deaths", seat), ("turn_over", seat))
    else:
        then(s, ("choose", seat), ("deaths", seat), ("turn_over", seat))


@RULES.auto
def acted(s: State, frame: Frame) -> None:
    DECK.fire(s, "after_action", frame[1])


@RULES.auto
def encore(s: State, frame: Frame) -> None:
    """The Juggler's second action: a cube or the well as always; free if no cube is left in the last turns."""
    then(s, ("choose", frame[1]) if any(s.spaces) else ("action", frame[1], 1))


@RULES.auto
def turn_over(s: State, frame: Frame) -> None:
    """On to the next seat; the round ends with the last cube; a full chronicle or graveyard brings the last turns."""
    seat = frame[1]
    if s.ender != NOBODY:
        count = len(s.players)
        start = after(s, seat) if s.ender == seat else seat
        lasts = [("last_turn", (start + i) % count) for i in range(count - (s.ender == seat))]
        then(s, *lasts, ("mass", TABLE))
    elif any(s.spaces):
        then(s, ("turn", after(s, seat)))
    else:
        then(s, ("mass", TABLE), ("new_round", TABLE))


@RULES.auto
def last_turn(s: State, frame: Frame) -> None:
    """As always, but without a cube left any action is free."""
    seat = frame[1]
    then(s, ("choose", seat) if any(s.spaces) else ("action", seat, 1), ("acted", seat), ("deaths", seat))


@RULES.auto
def new_round(s: State, frame: Frame) -> None:
    if s.next_first != NOBODY:
        s.first, s.next_first = s.next_first, NOBODY
    then(s, ("refill", TABLE), ("turn", s.first))
