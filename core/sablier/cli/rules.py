"""`sablier rules`: the rules ledger of a game, and which of its rules no test names."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .. import ledger
from .common import Failure, game_argument, game_of


def add(commands: Any) -> None:
    command = commands.add_parser("rules", help="print the rules of a game, one numbered sentence each")
    game_argument(command)
    command.add_argument("--lang", choices=("en", "fr"), default="en", help="language (default: en)")
    command.add_argument("--untested", action="store_true", help="only the rules no test names (in a checkout)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    if args.untested:
        missing = ledger.untested(game, tests_of(game.name))
        for rule in missing:
            print(rule.id, rule.text[args.lang])
        return 1 if missing else 0
    book = ledger.load(game.name)
    for key, names in book.sections.items():
        shown = [rule for rule in ledger.offered(game) if rule.section == key]
        if shown:
            print(f"\n{names[args.lang]}")
        for rule in shown:
            print(f"  {rule.id}  {rule.text[args.lang]}  [{rule.source}]")
    return 0


def tests_of(name: str) -> Path:
    folder = Path(__file__).parents[3] / "tests" / "games" / name
    if not folder.is_dir():
        raise Failure("the tests are not here: --untested works in a source checkout only.")
    return folder
