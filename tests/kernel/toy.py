"""Beads: a game of fifty lines that shows the kernel. Two to four seats draw beads from a bag and sell them.

Each turn a seat takes a bead (chance says which colour) or sells all beads of one colour for their number squared. A
peddler card, dealt to each seat, may be played once for an extra point. The match ends when the bag is empty.
"""

from __future__ import annotations

from typing import Any

from sablier.kernel.cards import Deck, may
from sablier.kernel.game import Game, Option
from sablier.kernel.record import Record
from sablier.kernel.rng import Rng
from sablier.kernel.rules import CHANCE, Frame, Move, Rules, then

COLOURS = ("red", "blue", "jet")


class Player(Record):
    beads: list[int]
    points: int = 0
    hand: int = 1


class State(Record):
    stack: list[Frame]
    players: list[Player]
    bag: list[int]
    sold: list[int]


RULES: Rules[State] = Rules()


def discard(s: State, seat: int, number: int) -> None:
    s.players[seat].hand &= ~(1 << number)


DECK = Deck(RULES, {"sale": "after a seat has sold beads"}, held=lambda s, seat: s.players[seat].hand, played=discard)


def win_point(s: State, seat: int) -> None:
    s.players[seat].points += 1


DECK.card("peddler", sale=may(win_point))


@RULES.auto
def turn(s: State, frame: Frame) -> None:
    if sum(s.bag):
        then(s, ("choose", frame[1]), ("turn", (frame[1] + 1) % len(s.players)))


@RULES.moves
def choose_moves(s: State, frame: Frame) -> list[Move]:
    return [("take",), *(("sell", c) for c, n in enumerate(s.players[frame[1]].beads) if n)]


@RULES.take
def choose_take(s: State, frame: Frame, move: Move) -> None:
    if move[0] == "take":
        then(s, ("draw", CHANCE, frame[1]))
        return
    p, colour = s.players[frame[1]], move[1]
    p.points += p.beads[colour] ** 2
    s.sold[colour] += p.beads[colour]
    p.beads[colour] = 0
    DECK.fire(s, "sale", frame[1])


@RULES.moves
def draw_moves(s: State, frame: Frame) -> list[Move]:
    return [("bead", c) for c, n in enumerate(s.bag) if n]


@RULES.odds
def draw_odds(s: State, frame: Frame) -> list[int]:
    return [n for n in s.bag if n]


@RULES.take
def draw_take(s: State, frame: Frame, move: Move) -> None:
    s.bag[move[1]] -= 1
    s.players[frame[2]].beads[move[1]] += 1


def setup(seats: int, options: Any) -> State:
    beads = 3 if options["short"] == "on" else 6
    players = [Player(beads=[0, 0, 0]) for _ in range(seats)]
    return State(stack=[("turn", 0)], players=players, bag=[beads, beads, beads], sold=[0, 0, 0])


def imagine(s: State, seat: int, rng: Rng) -> State:
    return s.fork()


def ranks(s: State) -> list[int]:
    return [1 + sum(q.points > p.points for q in s.players) for p in s.players]


def components(s: State) -> dict[str, int]:
    return {c: s.bag[i] + s.sold[i] + sum(p.beads[i] for p in s.players) for i, c in enumerate(COLOURS)}


GAME = Game(
    name="beads", version=1, seats=(2, 3, 4), options=(Option("short"),), rules=RULES, state=State, bound=400,
    setup=setup, view=lambda s, seat: {k: v for k, v in s.dump().items() if k != "stack"}, imagine=imagine,
    score=lambda s: [[("points", p.points)] for p in s.players], ranks=ranks, components=components,
    question=lambda s, lang: s.stack[-1][0], label=lambda s, move, lang: " ".join(map(str, move)),
    tell=lambda s, move, names, lang: " ".join(map(str, move)), say=lambda lang, key, **values: key,
    target=lambda s, move: move[0], about=lambda s, target, names, lang: {}, why_not=lambda s, seat, target: None,
    text=lambda s, lang: repr(s),
)
