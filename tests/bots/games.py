"""Games to try bots on: Beads as it is, and Guess, in which hidden cards decide everything.

Guess: every seat is dealt a hidden card out of nine; then each guesses once whether its neighbour's card is low,
middling or high, for two points; or keeps quiet, for one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sablier.kernel.game import Game
from sablier.kernel.record import Record
from sablier.kernel.rng import Rng
from sablier.kernel.rules import CHANCE, TABLE, Frame, Move, Rules, then
from tests.kernel.toy import GAME as BEADS

CARDS, NONE = 9, -1


class State(Record):
    stack: list[Frame]
    hands: list[int]
    guesses: list[int]


RULES: Rules[State] = Rules()


@RULES.auto
def deals(s: State, frame: Frame) -> None:
    seats = range(len(s.hands))
    then(s, *(("deal", CHANCE, seat) for seat in seats), *(("guess", seat) for seat in seats))


@RULES.moves
def deal_moves(s: State, frame: Frame) -> list[Move]:
    return [("card", card) for card in range(CARDS) if card not in s.hands]


@RULES.odds
def deal_odds(s: State, frame: Frame) -> list[int]:
    return [1] * (CARDS - sum(card != NONE for card in s.hands))


@RULES.take
def deal_take(s: State, frame: Frame, move: Move) -> None:
    s.hands[frame[2]] = move[1]


@RULES.moves
def guess_moves(s: State, frame: Frame) -> list[Move]:
    return [*(("guess", third) for third in range(3)), ("quiet",)]


@RULES.take
def guess_take(s: State, frame: Frame, move: Move) -> None:
    s.guesses[frame[1]] = move[1] if move[0] == "guess" else 3


def points(s: State, seat: int) -> int:
    if s.guesses[seat] in (NONE, 3):
        return int(s.guesses[seat] == 3)
    return 2 * (s.hands[(seat + 1) % len(s.hands)] // 3 == s.guesses[seat])


def view(s: State, seat: int | None) -> dict[str, Any]:
    return {"own": None if seat is None else s.hands[seat], "guesses": s.guesses, "dealt": NONE not in s.hands}


def imagine(s: State, seat: int, rng: Rng) -> State:
    image = s.fork()
    unseen = [card for card in range(CARDS) if card != s.hands[seat]]
    rng.shuffle(unseen)
    image.hands = [hand if other == seat or hand == NONE else unseen.pop() for other, hand in enumerate(s.hands)]
    return image


def setup(seats: int, options: Any) -> State:
    return State(stack=[("deals", TABLE)], hands=[NONE] * seats, guesses=[NONE] * seats)


GUESS = replace(
    BEADS, name="guess", options=(), rules=RULES, state=State, bound=20, setup=setup, view=view, imagine=imagine,
    score=lambda s: [[("points", points(s, seat))] for seat in range(len(s.hands))],
    ranks=lambda s: [1 + sum(points(s, other) > points(s, seat) for other in range(len(s.hands)))
                     for seat in range(len(s.hands))],
    components=lambda s: {},
)


def find(name: str) -> Game:
    """As sablier.games.load, for games that stand on no shelf; other processes can import it."""
    return {game.name: game for game in (BEADS, GUESS)}[name]
