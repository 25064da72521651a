"""Positions for the page, made without it: the rules play at random and save."""

import random

from sablier.games import load as game
from sablier.kernel.match import Match, Place
from sablier.kernel.save import load, save

VILLAGE = game("village")


def started(names, kinds=None, seed=7, name="village", options=None):
    kinds = kinds or ["human"] * len(names)
    places = [Place(who, kind) for who, kind in zip(names, kinds, strict=True)]
    return Match(game(name), places, options or {}, seed)


def until(come, names, seed=7, **of):
    """A match played at random up to the first position for which `come(match)` holds."""
    match, luck = started(names, seed=seed, **of), random.Random(seed)
    while not come(match):
        match.play(luck.choice(match.legal()))
    return match


def midway(names, moves, seed=7, **of):
    """A save after so many decisions."""
    match, luck = started(names, seed=seed, **of), random.Random(seed)
    for _ in range(moves):
        match.play(luck.choice(match.legal()))
    return save(match)


def finished(names, seed=7, **of):
    return save(until(lambda match: match.over, names, seed, **of))


def after_a_draw(names, seed=7):
    """A save in which chance has spoken since anybody last chose: fair play takes nothing back."""
    seats = range(len(names))
    come = lambda match: match.undo_target(seats, practice=True) is not None and match.undo_target(seats) is None
    return save(until(come, names, seed))


def opened(text):
    """The match a save of the page holds."""
    return load(text, game)
