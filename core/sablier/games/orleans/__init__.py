"""Orléans: followers drawn from a bag, places to activate with them, eighteen rounds. The game's face."""

from __future__ import annotations

from ...kernel.game import Game, Option
from . import (  # every module with steps must be read before the rules are whole
    actions,
    cards,
    deeds,
    events,
    exclusion,
    followers,
    planning,
    recruit,
    remedies,
    rounds,
    technology,
    torture,
    travel,
)
from .about import about
from .planning import imagine
from .score import components, ranks, score
from .setup import setup
from .state import RULES, State
from .text import text
from .view import target, view
from .why import why_not
from .words import label, question, say, tell

__all__ = ["GAME", "actions", "cards", "deeds", "events", "exclusion", "followers", "planning", "recruit", "remedies",
           "rounds", "technology", "torture", "travel"]

GAME = Game(
    name="orleans", version=1, seats=(2, 3, 4),
    options=(Option("planning", ("together", "in_turn")), Option("exclusion")),
    rules=RULES, state=State, bound=15_000, setup=setup, view=view, imagine=imagine, score=score, ranks=ranks,
    components=components, question=question, label=label, tell=tell, say=say, target=target, about=about,
    why_not=why_not, text=text,
)
