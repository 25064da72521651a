"""`sablier games`: what can be played."""

from __future__ import annotations

import argparse
from typing import Any

from ..games import NAMES, load


def add(commands: Any) -> None:
    command = commands.add_parser("games", help="list the games, their seat counts and options")
    command.add_argument("--lang", choices=("en", "fr"), default="en", help="language (default: en)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    for name in NAMES:
        game = load(name)
        print(f"{name}: {game.say(args.lang, 'title')}, {game.seats[0]}-{game.seats[-1]} players")
        print(f"  {game.say(args.lang, 'tagline')}")
        for option in game.options:
            about = game.say(args.lang, f"option.{option.key}.about")
            print(f"  --option {option.key}={'|'.join(option.values)}: {about}")
    return 0
