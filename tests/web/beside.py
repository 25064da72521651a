"""The same match beside the page, on this Python: it tells what must be asked, and what a sensible player answers."""

import random

from sablier import bots
from sablier.kernel.rng import Rng
from tests.web.given import started
from tests.web.person import NOWHERE, SEED


class Beside:
    """Follows a match of people, begun on the page with the usual seed. `haste`: how often somebody is done early."""

    def __init__(self, names, name, options=None, lang="en", haste=0.0):
        self.match = started(names, seed=int(SEED, 16), name=name, options=options)
        self.lang, self.haste, self.luck, self.rng = lang, haste, random.Random(1), Rng(1)
        self.bot = bots.make(self.match.game, "greedy")

    def check(self, seen):
        """The page asks what the rules ask here, in its language, and offers the same moves."""
        game, state = self.match.game, self.match.state
        assert seen.question == game.question(state, self.lang)
        legal = self.match.legal()
        assert [one["words"] for one in seen.moves] == [game.label(state, move, self.lang) for move in legal]
        assert [one["at"] for one in seen.moves] == [game.target(state, move) for move in legal]

    def choose(self):
        """The number of the next move among the legal ones; it is made here at once."""
        legal = self.match.legal()
        ends = [move for move in legal if self.match.game.target(self.match.state, move) in NOWHERE]
        early = ends and self.luck.random() < self.haste
        move = ends[0] if early else bots.decide(self.bot, self.match.table(), self.rng).move
        self.match.play(move)
        return legal.index(move)
