"""Village: the game's face."""

from __future__ import annotations

from ...kernel.game import Game
from ...kernel.rng import Rng
from ...kernel.rules import Seat
from . import church, council, crafts, death, family, goods, harvest, market, mass, rounds, travel, turn  # noqa: F401
from .about import about, why_not
from .score import components, ranks, score
from .state import RULES, State
from .text import text
from .view import target, view
from .words import label, question, say, tell


def imagine(s: State, seat: Seat, rng: Rng) -> State:
    """Nothing is hidden but what chance has not drawn yet, and the state holds that only as counts."""
    return s.fork()


GAME = Game(
    name="village", version=1, seats=(2, 3, 4, 5), options=(), rules=RULES, state=State,
    bound=6000,  # random matches take 400 to 1300 moves
    setup=rounds.setup, view=view, imagine=imagine, score=score, ranks=ranks, components=components, question=question,
    label=label, tell=tell, say=say, target=target, about=about, why_not=why_not, text=text,
)
