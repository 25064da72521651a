"""Orléans: followers drawn from a bag, places to activate with them, eighteen rounds. The game's face."""

from __future__ import annotations

from ...kernel.game import Game, Option
from . import actions, cards, events, exclusion, followers, rounds, technology  # noqa: F401 - their steps enter RULES
from .about import about
from .planning import imagine
from .score import components, ranks, score, ties
from .setup import setup
from .state import RULES, State
from .text import text
from .view import secret, target, view
from .why import why_not
from .words import label, question, say, tell

GAME = Game(
    name="orleans", version=2, seats=(2, 3, 4),
    options=(Option("planning", ("together", "in_turn")), Option("exclusion")), rules=RULES, state=State,
    bound=15_000,  # random matches take 400 to 1300 moves
    setup=setup, view=view, imagine=imagine, score=score, ranks=ranks, ties=ties, components=components,
    question=question, label=label, tell=tell, say=say, target=target, about=about, why_not=why_not, text=text,
    secret=secret,
)
