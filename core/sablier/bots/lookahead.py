"""The look-ahead bot: thinks its own turn through to the end and takes the turn whose end it likes best.

With `depth` 0 it sees only the position right after each move: that is the greedy bot.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.game import Game
from ..kernel.match import Table
from ..kernel.rng import Rng
from .bot import Thought, utility
from .taste import Taste
from .tree import Grower, Node, plans


class LookAhead:
    """`depth`: positions seen per imagined state, at most; `budget`: go on imagining until so many are seen in all.

    `blur` makes a gentler opponent: it misjudges each move by up to that many points.
    """

    def __init__(self, game: Game, taste: Taste, depth: int, budget: int = 0, blur: float = 0.0) -> None:
        self.game, self.taste, self.depth, self.budget, self.blur = game, taste, depth, budget, blur

    def think(self, table: Table, rng: Rng) -> Iterator[Thought]:
        seat = table.seat
        grower, seen = Grower(self.game, self.taste), Node(table.seat)
        misjudged = {move: (2 * rng.unit() - 1) * self.blur for move in table.moves}
        while not seen.visits or grower.work < self.budget:
            root = Node(seat)
            s = table.sample(rng)
            grower.unfold(root, s, self.taste.shortlist(s, table.moves), self.depth, rng)
            seen.visits += 1
            for move, child in root.children.items():
                seen.children.setdefault(move, child).visit(child.values)
            found = plans(seen, lambda move, child: utility(child.mean(), seat) + misjudged[move])
            yield Thought(found[0].line[0], found[0].values[seat], grower.work, found)
