"""The law that no bot peeks: it may not matter which of the states it could not tell apart is the true one.

A position is shown to a bot twice with the same seed, once as it is and once with the true state replaced by an image
with the same view. An honest bot gives the same answer. The law returns sentences about what is wrong, for authors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ..kernel.game import Game
from ..kernel.match import Table
from ..kernel.rng import Rng
from ..kernel.rules import CHANCE
from .bot import Bot, decide
from .tree import settle


def positions(game: Game, seats: int, options: Mapping[str, str], seed: int) -> Iterator[tuple[Any, int]]:
    """The real decisions of random matches, one after the other, without end."""
    rng = Rng(seed)
    while True:
        s = game.setup(seats, game.chosen(options))
        game.rules.start(s)
        while True:
            seat, moves = settle(game.rules, s)
            if seat is None:
                break
            if seat == CHANCE:
                game.rules.apply(s, moves[rng.weighted(game.rules.weights(s))])
                continue
            yield s.fork(), seat
            game.rules.apply(s, rng.choice(moves))


def no_peek_law(game: Game, make: Callable[[], Bot], seats: int, options: Mapping[str, str], count: int, seed: int,
                every: int = 1) -> list[str]:
    """Checks `count` positions, one out of `every` that random play comes by."""
    wrong, rng, bot = [], Rng(seed), make()
    for number, (s, seat) in enumerate(positions(game, seats, options, seed)):
        if number // every >= count:
            break
        if number % every:
            continue
        image, mind = game.imagine(s, seat, rng.fork()), rng.bits()
        if game.view(image, seat) != game.view(s, seat):
            wrong.append(f"position {number}: seat {seat} can tell the image from the state")
        moves = [decide(bot, Table(game, state, seat), Rng(mind)).move for state in (s, image)]
        if moves[0] != moves[1]:
            wrong.append(f"position {number}: {moves[0]} as it is, {moves[1]} in the image")
    return wrong
