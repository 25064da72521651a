"""The tree all thinking bots grow: positions by the moves that lead to them, valued for every seat.

A tree is grown a turn at a time. A position in the middle of a turn says little (the cube is taken, the action is still
to come), so `unfold` follows all the decisions of one seat up to where somebody else decides and only those ends are
believed: each position before them is worth its best continuation. Chance met on the way counts by its odds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from typing import Any

from ..kernel.game import Game
from ..kernel.rng import Rng
from ..kernel.rules import CHANCE, Move, Rules, Seat
from .bot import Plan, Values, utility
from .taste import Taste

FEW, SAMPLES = 6, 2  # so many outcomes of chance are all looked at; of more, so many are drawn


class Node:
    """A position as far as the moves since the root tell; in imagined states it may stand for several."""

    __slots__ = ("children", "odds", "others", "ranked", "seat", "sight", "total", "values", "visits")

    def __init__(self, seat: Seat | None, values: Values = ()) -> None:
        self.seat = seat  # who decides here
        self.values = values  # as far as it is unfolded
        self.sight: Values = ()  # its values when its parent was unfolded: at first sight
        self.children: dict[Move, Node] = {}
        self.others: dict[Seat | None, Node] = {}  # the same moves in imagined states where somebody else decides here
        self.ranked: list[Ranked] = []  # the children with their utility at first sight, best first
        self.odds: list[int] = []  # of the children, where chance decides
        self.visits = 0
        self.total: list[float] = []  # of the values of all visits

    def mean(self) -> Values:
        """What the visits have shown; without any, the first sight."""
        n = self.visits
        return [value / n for value in self.total] if n else self.values

    def visit(self, values: Values) -> None:
        self.visits += 1
        self.total = [a + b for a, b in zip(self.total, values, strict=True)] if self.total else list(values)

    def rank(self) -> None:
        """Put the children in order and take over what the best of them, or chance on average, is worth."""
        if self.seat == CHANCE:
            whole = sum(self.odds)
            columns = zip(*(child.values for child in self.children.values()), strict=True)
            self.values = [sum(p * v for p, v in zip(self.odds, column, strict=True)) / whole for column in columns]
            return
        seat = self.seat
        assert seat is not None
        for child in self.children.values():
            child.sight = child.values
        judged = [(utility(child.sight, seat), move, child) for move, child in self.children.items()]
        self.ranked = sorted(judged, key=_first, reverse=True)
        self.values = self.ranked[0][2].values


Ranked = tuple[float, Move, Node]


def _first(item: Ranked) -> float:
    return item[0]


def settle(rules: Rules[Any], s: Any) -> tuple[Seat | None, list[Move]]:
    """Run on through what has only one answer; who decides then, and among what."""
    while True:
        moves = rules.legal(s)
        if len(moves) != 1:
            return rules.decider(s), moves
        rules.apply(s, moves[0])


class Grower:
    """Grows trees for one game and taste, and counts the work."""

    def __init__(self, game: Game, taste: Taste) -> None:
        self.game, self.rules, self.taste = game, game.rules, taste
        self.work = 0

    def value(self, s: Any, over: bool) -> Values:
        self.work += 1
        return [float(points) for points in self.game.total(s)] if over else self.taste.values(s)

    def settle(self, s: Any) -> tuple[Seat | None, list[Move]]:
        """Run on to the next decision; whose it is, and what is worth looking at."""
        seat, moves = settle(self.rules, s)
        return seat, moves if seat is None or seat == CHANCE else self.taste.shortlist(s, moves)

    def unfold(self, root: Node, s: Any, moves: list[Move], limit: int, rng: Rng) -> None:
        """Grow below `root` by its moves, then on through the seat's turn until about `limit` positions are seen.

        What looks best is followed first. Children already there keep what they know.
        """
        seat, last = root.seat, self.work + limit
        assert seat is not None
        grown: list[Node] = []
        waiting: list[tuple[float, int, Node, Any, list[Move]]] = [(0.0, 0, root, s, moves)]
        ticket = 0  # makes every entry different, so that nodes are never compared
        while waiting and (not grown or self.work < last):
            _, _, node, state, moves = heappop(waiting)
            grown.append(node)
            for move in moves:
                if move in node.children:
                    continue
                after = state.fork()
                self.rules.apply(after, move)
                node.children[move], ends = self._reach(after, grown, rng)
                for end, end_state, answers in ends:
                    if end.seat == seat:
                        ticket += 1
                        heappush(waiting, (-utility(end.values, seat), ticket, end, end_state, answers))
        for node in reversed(grown):
            node.rank()

    def _reach(self, s: Any, grown: list[Node], rng: Rng) -> tuple[Node, list[tuple[Node, Any, list[Move]]]]:
        """The node of a position just reached, and the ends from which the turn may go on."""
        seat, moves = self.settle(s)
        if seat != CHANCE:
            node = Node(seat, self.value(s, seat is None))
            return node, [(node, s, moves)]
        node, ends = Node(CHANCE), []
        odds = self.rules.weights(s)
        drawn = range(len(moves)) if len(moves) <= FEW else sorted({rng.weighted(odds) for _ in range(SAMPLES)})
        for index in drawn:
            after = s.fork()
            self.rules.apply(after, moves[index])
            decider, answers = self.settle(after)
            child = Node(decider, self.value(after, decider is None))
            node.children[moves[index]] = child
            ends.append((child, after, answers))
        node.odds = [odds[index] for index in drawn]
        grown.append(node)
        return node, ends


def plans(root: Node, worth: Callable[[Move, Node], Any]) -> tuple[Plan, ...]:
    """What could be done at the root, the worthiest first, each with the turn it begins and what it promises.

    Answers make a difference, so what was only seen at first sight is told with the difference they made elsewhere.
    """
    ordered = sorted(root.children.items(), key=lambda item: worth(*item), reverse=True)
    visited = [child for child in root.children.values() if child.visits and child.sight]
    columns = zip(*([b - a for a, b in zip(child.sight, child.mean(), strict=True)] for child in visited), strict=True)
    shift = [sum(column) / len(visited) for column in columns]
    return tuple(Plan((move, *_rest(child, root.seat)), _promised(child, shift)) for move, child in ordered)


def _promised(child: Node, shift: Sequence[float]) -> Values:
    values = child.mean()
    return values if child.visits or not shift else [value + more for value, more in zip(values, shift, strict=True)]


def _rest(node: Node, seat: Seat | None) -> list[Move]:
    """How the seat would go on in this turn, as far as it is sure of it."""
    line = []
    while node.seat == seat and node.ranked:
        _, move, node = max(node.ranked, key=lambda item: item[2].visits)
        line.append(move)
    return line
