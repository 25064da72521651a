"""Bots by name: four levels with friendly names, and the plain kinds they are made of.

A level is a kind, a taste and a budget. Names for the arena: a level (`master`); a kind (`random`, `greedy`, `turn`,
`search`), if you like with a taste (`turn:hand`), and with a budget (`search:learned:3000`). Budgets count positions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..kernel.game import Game
from . import taste as tastes
from .bot import Bot, RandomBot
from .lookahead import LookAhead
from .search import Search
from .taste import Taste
from .words import say

DEPTH = 500  # positions of one turn; enough for almost any turn of the games so far
BUDGET = 3000


@dataclass(frozen=True)
class Level:
    """How strong a bot is. `blur`: by how much it may misjudge a move, in what a misjudgement is in the game."""

    key: str
    kind: str
    taste: str = ""  # the best there is
    budget: int = 0
    blur: float = 0.0

    def label(self, lang: str) -> str:
        return say(lang, f"level.{self.key}")

    def about(self, lang: str) -> str:
        return say(lang, f"level.{self.key}.about")


LEVELS: tuple[Level, ...] = (
    Level("apprentice", "greedy"),
    Level("journeyman", "turn", blur=1.5),
    Level("master", "turn", blur=0.5),
    Level("elder", "search", budget=1500),
)

KINDS: dict[str, Callable[[Game, Taste, int, float], Bot]] = {
    "random": lambda game, taste, budget, blur: RandomBot(),
    "greedy": lambda game, taste, budget, blur: LookAhead(game, taste, 0, budget, blur),
    "turn": lambda game, taste, budget, blur: LookAhead(game, taste, DEPTH, budget, blur),
    "search": lambda game, taste, budget, blur: Search(game, taste, DEPTH, budget or BUDGET),
}


def names(game: Game) -> list[str]:
    """The names of all bots of a game, without budgets."""
    judged = [f"{kind}:{taste}" for kind in KINDS if kind != "random" for taste in tastes.names(game)]
    return [level.key for level in LEVELS] + list(KINDS) + judged


def make(game: Game, name: str) -> Bot:
    """The bot of that name; KeyError if there is none."""
    level = next((level for level in LEVELS if level.key == name), None)
    if level is None:
        level = _parsed(name)
        taste = level.taste or tastes.best(game)
    else:  # a level is there for every game, whatever tastes the game has
        taste = level.taste if level.taste in tastes.names(game) else tastes.best(game)
    look = tastes.look(game)
    blur = level.blur * look.slip if look else level.blur
    return KINDS[level.kind](game, tastes.load(game, taste), level.budget, blur)


def _parsed(name: str) -> Level:
    kind, _, rest = name.partition(":")
    taste, _, budget = rest.partition(":")
    if kind not in KINDS or not ((budget.isascii() and budget.isdigit()) or not budget):
        raise KeyError(name)
    return Level(name, kind, taste, int(budget or 0))
