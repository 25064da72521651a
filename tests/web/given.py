"""Positions for the page, made without it: the rules play at random and save."""

import random

from sablier.games import load as game
from sablier.kernel.match import Match, Place
from sablier.kernel.save import load, save

VILLAGE = game("village")


def started(names, kinds=None, seed=7):
    kinds = kinds or ["human"] * len(names)
    return Match(VILLAGE, [Place(name, kind) for name, kind in zip(names, kinds, strict=True)], {}, seed)


def midway(names, moves, kinds=None, seed=7):
    """A save after so many decisions."""
    match, luck = started(names, kinds, seed), random.Random(seed)
    for _ in range(moves):
        match.play(luck.choice(match.legal()))
    return save(match)


def finished(names, kinds=None, seed=7):
    match, luck = started(names, kinds, seed), random.Random(seed)
    while not match.over:
        match.play(luck.choice(match.legal()))
    return save(match)


def after_a_draw(names, seed=7):
    """A save in which chance has spoken since anybody last chose: fair play takes nothing back."""
    match, luck, seats = started(names, None, seed), random.Random(seed), range(len(names))
    while match.undo_target(seats, practice=True) is None or match.undo_target(seats) is not None:
        match.play(luck.choice(match.legal()))
    return save(match)


def opened(text):
    """The match a save of the page holds."""
    return load(text, game)
