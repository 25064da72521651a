"""The terminal program: play, check, measure and train, one command a module.

Exit codes: 0 all is well, 1 the command found something wrong, 2 it was asked for something that cannot be.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from .. import __version__
from . import arena, bench, fuzz, play, replay, rules, shelf, train
from .common import Failure

COMMANDS = (shelf, play, replay, rules, fuzz, bench, arena, train)
EPILOG = "Start with `sablier play village`. Each command explains itself: `sablier play --help`."


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    args = parser().parse_args(argv)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except Failure as failure:
        print(f"sablier: {failure}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of a pipe has gone, as `| head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="sablier", description="Medieval euro games in a terminal.", epilog=EPILOG)
    top.add_argument("--version", action="version", version=f"sablier {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in COMMANDS:
        module.add(commands)
    return top
