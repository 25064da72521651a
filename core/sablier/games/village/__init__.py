"""Village: the game's face."""

from __future__ import annotations

from ...kernel.game import Game, Option
from ...kernel.rng import Rng
from ...kernel.rules import Seat
from . import cards, rounds  # noqa: F401 - cards come last: they stand beside the decisions of all others
from .about import about, why_not
from .score import components, ranks, score, ties
from .state import RULES, State
from .text import text
from .view import target, view
from .windows import DECK
from .words import label, question, say, tell


def imagine(s: State, seat: Seat, rng: Rng) -> State:
    """What chance has not drawn is only counted in a state; what the Countess has shown to another is mixed anew."""
    s = s.fork()
    if s.private and seat != s.looker:
        shuffle_private(s, rng)
    return s


def shuffle_private(s: State, rng: Rng) -> None:
    """Deal the cards that only the looker knows, and those nobody knows, anew onto the same places."""
    pool = [card for card in range(len(DECK.cards)) if (s.private | s.unseen) >> card & 1]
    rng.shuffle(pool)
    secret, s.private = s.private, 0

    def other(card: int) -> int:
        if card < 0 or not secret >> card & 1:
            return card
        dealt = pool.pop()
        s.private |= 1 << dealt
        return dealt

    s.piles = [tuple(other(card) for card in pile) for pile in s.piles]
    p = s.players[s.looker]
    p.hand = sum(1 << other(card) for card in range(len(DECK.cards)) if p.hand >> card & 1)
    s.unseen = sum(1 << card for card in pool)


GAME = Game(
    name="village", version=5, seats=(2, 3, 4, 5), options=(Option("inn"),), rules=RULES, state=State,
    bound=8000,  # random matches take 400 to 1600 moves
    setup=rounds.setup, view=view, imagine=imagine, score=score, ranks=ranks, ties=ties, components=components,
    question=question, label=label, tell=tell, say=say, target=target, about=about, why_not=why_not, text=text,
)
