"""The games, each imported only when it is chosen."""

from __future__ import annotations

import importlib

from ..kernel.game import Game

NAMES = ("village", "orleans")


def load(name: str) -> Game:
    """The game of that name; KeyError if there is none."""
    if name not in NAMES:
        raise KeyError(name)
    game = importlib.import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game
