"""The searching bot: a tree over imagined states, grown where play is likely to go.

Every visit imagines a state anew, walks down the tree and unfolds the turns it comes to (see `tree`); there are no
random playouts, the taste judges instead. A node stands for all imagined states that the same moves lead to, so
hidden cards are averaged over and never known. Good moves are visited more often, and the more visits a node has, the
more of its moves are considered at all (progressive widening), in the order in which the taste liked them at first
sight.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any

from ..kernel.game import Game
from ..kernel.match import Table
from ..kernel.rng import Rng
from ..kernel.rules import CHANCE, Move
from .bot import Thought, utility
from .taste import Taste
from .tree import Grower, Node, Ranked, plans

CURIOSITY = 2.0  # points a move never tried may lack and still be tried
WIDENING = 1.5
HOPELESS = 2.0  # points behind the best at first sight from which no answer has been seen to make up
REPLY = 120  # positions seen per turn of somebody else: the best answers are found early
MANY = 12  # moves that are worth the whole budget; fewer are thought about for less time


class Search:
    """`depth`: positions seen per unfolded turn of its own, at most; `budget`: positions seen in all."""

    def __init__(self, game: Game, taste: Taste, depth: int, budget: int) -> None:
        self.game, self.rules, self.taste, self.depth, self.budget = game, game.rules, taste, depth, budget

    def think(self, table: Table, rng: Rng) -> Iterator[Thought]:
        grower, root, seat = Grower(self.game, self.taste), Node(table.seat), table.seat
        left = self.budget
        while not root.visits or (left > 0 and not decided(root, left * root.visits // grower.work)):
            self._visit(grower, root, table.sample(rng), rng)
            left = int(self.budget * min(1.0, len(root.children) / MANY)) - grower.work
            found = plans(root, lambda move, child: (child.visits, utility(child.mean(), seat)))
            yield Thought(found[0].line[0], found[0].values[seat], grower.work, found)

    def _visit(self, grower: Grower, root: Node, s: Any, rng: Rng) -> None:
        """Walk down, unfolding turns, until the bot comes to a turn of its own it has not seen; carry that back."""
        node, path, last = root, [root], root.seat
        seat, moves = grower.settle(s)
        while seat is not None:
            if seat == CHANCE:
                move = self._draw(node, s, moves, rng)
            elif seat == root.seat != last and not node.visits:
                break
            else:
                if any(move not in node.children for move in moves):
                    grower.unfold(node, s, moves, self.depth if seat == root.seat else REPLY, rng)
                move = choose(node, moves)
            self.rules.apply(s, move)
            last = seat
            seat, moves = grower.settle(s)
            node = node.children.setdefault(move, Node(seat))
            path.append(node)
            if node.seat != seat:
                node = node.others.setdefault(seat, Node(seat))
                path.append(node)
        grower.work += 1  # a visit is work too: near the end of a match there may be nothing left to unfold
        values = grower.value(s, seat is None)  # in this imagined state; the first sight was of another
        for node in path:
            node.visit(values)

    def _draw(self, node: Node, s: Any, moves: list[Move], rng: Rng) -> Move:
        """An outcome of chance; a new one only if the node has been visited often enough to afford it."""
        odds = self.rules.weights(s)
        move = moves[rng.weighted(odds)]
        if move in node.children or len(node.children) < 1 + sqrt(node.visits):
            return move
        known = [odd if m in node.children else 0 for m, odd in zip(moves, odds, strict=True)]
        return moves[rng.weighted(known)] if any(known) else move


def decided(root: Node, visits: int) -> bool:
    """Whether nothing but the first has hope, or with so many more visits nothing could be looked into as often."""
    if len(hopeful(root.ranked)) == 1:
        return True
    second, first = sorted([0, *(child.visits for child in root.children.values())])[-2:]
    return first - second > visits


def hopeful(ranked: list[Ranked]) -> list[Ranked]:
    """Those that do not look hopeless beside the first."""
    least = ranked[0][0] - HOPELESS if ranked else 0.0
    return [item for item in ranked if item[0] >= least]


def choose(node: Node, moves: list[Move]) -> Move:
    """The legal move to look into next: good so far, or not looked into enough.

    A position usually looks different after the answer to it than at first sight, so a move not looked into yet is
    judged by its first sight corrected by what the others have gained or lost since theirs.
    """
    seat, legal = node.seat, set(moves)
    assert seat is not None
    considered = hopeful([item for item in node.ranked if item[1] in legal])[:2 + int(WIDENING * sqrt(node.visits))]
    gains = [utility(child.mean(), seat) - first for first, _, child in considered if child.visits]
    shift = sum(gains) / len(gains) if gains else 0.0
    curiosity = CURIOSITY * sqrt(node.visits + 1)
    best, best_score = moves[0], float("-inf")
    for first, move, child in considered:
        score = (utility(child.mean(), seat) if child.visits else first + shift) + curiosity / (1 + child.visits)
        if score > best_score:
            best, best_score = move, score
    return best
