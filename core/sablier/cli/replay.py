"""`sablier replay`: check a saved match and tell it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..games import load as load_game
from ..kernel.match import Match
from ..kernel.save import BadSave, load
from ..words import say
from .common import Failure


def add(commands: Any) -> None:
    command = commands.add_parser("replay", help="check a saved match and tell it move by move")
    command.add_argument("file", metavar="FILE", help="a match saved by the page or by `sablier play`")
    command.add_argument("--lang", choices=("en", "fr"), default="en", help="language (default: en)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = opened(args.file, args.lang)
    names = [place.name for place in match.places]
    for moment in match.past:
        print(match.game.tell(moment.state, moment.move, names, args.lang))
    print()
    print(say(args.lang, "replay.ok", n=len(match.past)))
    if match.shortened:
        print(say(args.lang, "replay.shortened"))
    if match.over:
        print_sheet(match, args.lang)
    else:
        print(say(args.lang, "replay.running"))
    return 0


def opened(path: str, lang: str) -> Match:
    """The match in a file, or a Failure that says what is wrong with it."""
    try:
        return load(Path(path).read_text("utf-8"), load_game)
    except FileNotFoundError as error:
        raise Failure(say(lang, "save.missing", path=path)) from error
    except (OSError, UnicodeDecodeError) as error:
        raise Failure(say(lang, "save.unreadable", path=path)) from error
    except BadSave as error:
        raise Failure(say(lang, error.key)) from error


def print_sheet(match: Match, lang: str) -> None:
    """The final score, line by line."""
    game, scores = match.game, match.game.score(match.state)
    names = [place.name[:12] for place in match.places]
    rows = [[game.say(lang, f"score.{key}"), *(str(lines[i][1]) for lines in scores)]
            for i, (key, _) in enumerate(scores[0])]
    rows.append([say(lang, "play.total"), *map(str, game.total(match.state))])
    wide = max(len(row[0]) for row in rows)
    print(f"\n{say(lang, 'play.final'):{wide}}  {'  '.join(f'{name:>12}' for name in names)}")
    for row in rows:
        print(f"{row[0]:{wide}}  {'  '.join(f'{cell:>12}' for cell in row[1:])}")
    winners = [names[seat] for seat, rank in enumerate(game.ranks(match.state)) if rank == 1]
    print(say(lang, "play.winner" if len(winners) == 1 else "play.winners", names=", ".join(winners)))
    if tie := game.decided(match.state, names, lang):
        print(tie)
