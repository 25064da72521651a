"""What the commands share: how games, tables and numbers are given, and how a user hears what cannot be."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from ..games import NAMES, load
from ..kernel.game import Game
from ..words import say


class Failure(Exception):
    """Something a user asked for that cannot be: one sentence, exit code 2."""


def game_argument(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=f"one of: {', '.join(NAMES)}")


def table_arguments(command: argparse.ArgumentParser) -> None:
    """How many seats, which options, which seed: the same words in every command that plays."""
    command.add_argument("--seats", type=int, metavar="N", help="number of players (default: see the command)")
    command.add_argument("--option", action="append", default=[], metavar="KEY[=VALUE]",
                         help="an option of the game, such as inn; may be repeated")
    command.add_argument("--seed", type=int, metavar="N", help="chance repeats itself for the same seed")


def game_of(args: argparse.Namespace) -> Game:
    """The game a command was given."""
    try:
        return load(args.game)
    except KeyError as error:
        raise Failure(say("en", "game.unknown", game=args.game, games=", ".join(NAMES))) from error


def options_of(game: Game, args: argparse.Namespace) -> dict[str, str]:
    """`--option inn` means inn=on."""
    given = dict(text.split("=", 1) if "=" in text else (text, "on") for text in args.option)
    try:
        return game.chosen(given)
    except ValueError as error:
        raise Failure(say("en", "match.option", option=str(error))) from error


def seats_of(game: Game, args: argparse.Namespace) -> list[int]:
    """The seat count asked for, or every one the game has."""
    if args.seats is None:
        return list(game.seats)
    if args.seats not in game.seats:
        raise Failure(say("en", "match.seats", game=game.say("en", "title"), n=args.seats))
    return [args.seats]


def positive(text: str) -> int:
    """An argparse type: a whole number from 1 on."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def progress(done: int, whole: int, what: str) -> None:
    """A bar on standard error, only where somebody watches."""
    if sys.stderr.isatty():
        filled = 30 * done // max(whole, 1)
        end: Any = "\n" if done == whole else ""
        print(f"\r{what} [{'#' * filled}{'.' * (30 - filled)}] {done}/{whole}", end=end, file=sys.stderr, flush=True)
