"""Hints: the best moves with the points they lead to, and a reason for each.

The reason compares where a move leads with where the other candidates lead, part by part of what the taste looks at,
and names the parts that differ most. Everything is told from an imagined state: a hint knows no more than the player.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..kernel.game import Game
from ..kernel.match import Table
from ..kernel.rng import Rng
from ..kernel.rules import Seat
from ..kernel.words import listed
from . import taste as tastes
from .bot import Plan
from .levels import LEVELS, make
from .taste import Taste
from .tree import settle
from .words import say

SHOWN = 3  # moves
NAMED = 2  # gains per reason
SLIGHT = 0.15  # points below which a difference is not worth telling


def best(game: Game, table: Table, rng: Rng, lang: str) -> Iterator[dict[str, Any]]:
    """Thinks like the strongest level. Each step is `{work, answer}`, the answer growing better until it is final.

    `answer` is `{moves: [{n, words, points, reason, at}]}`: a move's number, its words, the final points to expect.
    """
    taste = tastes.load(game, tastes.best(game))
    for thought in make(game, LEVELS[-1].key).think(table, rng.fork()):
        yield {"work": thought.work, "answer": {"moves": _told(game, table, thought.plans, taste, rng.seed, lang)}}


def _told(game: Game, table: Table, plans: Sequence[Plan], taste: Taste, seed: int, lang: str) -> list[dict[str, Any]]:
    s = table.sample(Rng(seed))  # the same image every time, so that only the plans make a difference
    shown = plans[:SHOWN]
    parts = [_parts(game, s, plan, taste, table.seat) for plan in shown]
    told = []
    for plan, own in zip(shown, parts, strict=True):
        others = [other for other in parts if other is not own]
        move = plan.line[0]
        told.append({"n": table.moves.index(move), "words": game.label(s, move, lang), "at": game.target(s, move),
                     "points": round(plan.values[table.seat], 1), "reason": reason(taste, own, others, lang)})
    return told


def _parts(game: Game, s: Any, plan: Plan, taste: Taste, seat: Seat) -> dict[str, float]:
    """What the position at the end of the planned turn is worth to the seat, part by part."""
    end = s.fork()
    for move in plan.line:
        if move not in game.rules.legal(end):
            break  # planned in another imagined state
        game.rules.apply(end, move)
        settle(game.rules, end)
    return taste.reasons(end, seat)


def reason(taste: Taste, own: dict[str, float], others: Sequence[dict[str, float]], lang: str) -> str:
    """One sentence: what the move is better for than the others, and what it costs."""
    if not others:
        return say(lang, "hint.only")
    keys = dict.fromkeys([*own, *(key for other in others for key in other)])
    gains = {key: own.get(key, 0.0) - sum(other.get(key, 0.0) for other in others) / len(others) for key in keys}
    ordered = sorted(gains, key=lambda key: -gains[key])
    good = [key for key in ordered[:NAMED] if gains[key] > SLIGHT]
    bad = [key for key in ordered[-1:] if gains[key] < -SLIGHT]
    if not good:
        return say(lang, "hint.price", price=_named(taste, bad, gains, lang)) if bad else say(lang, "hint.even")
    said = _named(taste, good, gains, lang)
    return say(lang, "hint.gain_price", gain=said, price=_named(taste, bad, gains, lang)) if bad else (
        say(lang, "hint.gain", gain=said))


def _named(taste: Taste, keys: list[str], gains: dict[str, float], lang: str) -> str:
    return listed(lang, [f"{taste.name(lang, key)} ({points(gains[key], lang)})" for key in keys])


def points(number: float, lang: str) -> str:
    """A difference in points as it is written in the language."""
    text = f"{number:+.1f}".replace("-", "−")
    return text.replace(".", ",") if lang == "fr" else text
