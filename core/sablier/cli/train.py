"""`sablier train`: learn a game's taste by self-play."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from ..bots import taste as tastes
from ..bots.taste.tables import TableTaste, write
from ..bots.training import Checkpoint, Course, learn, start
from ..games import load
from ..kernel.game import Game
from .common import Failure, game_argument, game_of, options_of, positive, progress, seats_of, table_arguments


def add(commands: Any) -> None:
    command = commands.add_parser(
        "train", help="learn the weights of a game's bots by self-play",
        description="Learns by self-play, generation after generation. Everything follows from the seed. Interrupt it "
                    "whenever you like: started again with the same checkpoint, it goes on where it stopped.")
    game_argument(command)
    table_arguments(command)
    command.add_argument("--generations", type=positive, default=12, metavar="N", help="how many (default: 12)")
    command.add_argument("--matches", type=positive, default=Course.matches, metavar="N",
                         help=f"matches per generation at a table for two (default: {Course.matches})")
    command.add_argument("--mix", action="append", default=[], metavar="KEY",
                         help="an option that is on in every second match, such as inn; may be repeated")
    command.add_argument("--small", type=positive, default=Course.small, metavar="N",
                         help=f"generations at the smallest table only, before all others (default: {Course.small})")
    command.add_argument("--trial", type=positive, default=Course.trial, metavar="N",
                         help=f"matches against each earlier bot of the panel (default: {Course.trial})")
    command.add_argument("--rate", type=float, default=Course.rate, metavar="X",
                         help=f"size of the first steps; the longer a match, the smaller (default: {Course.rate})")
    command.add_argument("--blur", type=float, default=Course.blur, metavar="POINTS",
                         help=f"by how much moves are misjudged while learning (default: {Course.blur})")
    command.add_argument("--taste", default=tastes.HAND, metavar="NAME", help="weights to start from (default: hand)")
    command.add_argument("--checkpoint", type=Path, metavar="FILE", help="default: GAME.checkpoint.json")
    command.add_argument("--out", type=Path, metavar="FILE", help="where the weights go (default: GAME.weights.json)")
    command.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="J",
                         help="processes (default: all cores)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    look = tastes.look(game)
    if look is None:
        raise Failure(f"{game.name} has no taste of its own that could learn.")
    out = args.out or Path(f"{game.name}.weights.json")
    path = args.checkpoint or Path(f"{game.name}.checkpoint.json")
    checkpoint = begun(game, args, path)
    with nullcontext() if args.jobs == 1 else ProcessPoolExecutor(args.jobs) as pool:
        mapper: Callable[..., Iterable[Any]] = map if pool is None else pool.map
        for reached in learn(checkpoint, look, load, args.generations, mapper, bar):
            keep(path, reached.dump())
            print(told(reached), flush=True)
            checkpoint = reached
    keep(out, write(look, checkpoint.weights))
    print(f"Weights of generation {checkpoint.generation} are in {out}.")
    return 0


def begun(game: Game, args: argparse.Namespace, path: Path) -> Checkpoint:
    """The checkpoint to go on from, or a new beginning."""
    options = tuple(sorted(options_of(game, args).items()))
    options_of(game, argparse.Namespace(option=args.mix))  # says so if there is no such option
    course = Course(game.name, args.seed or Course.seed, tuple(seats_of(game, args)), options, tuple(args.mix),
                    args.matches, args.small, args.blur, rate=args.rate, trial=args.trial)
    if path.exists():
        try:
            found = Checkpoint.load(path.read_text(encoding="utf-8"))
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise Failure(f"{path} is not a checkpoint; move it away or name another with --checkpoint.") from error
        if found.course != course:
            raise Failure(f"{path} belongs to other settings; repeat them or name another file with --checkpoint.")
        return found
    try:
        taste = tastes.load(game, args.taste)
    except KeyError as error:
        raise Failure(f"There is no taste called {args.taste}.") from error
    if not isinstance(taste, TableTaste):
        raise Failure(f"The taste {args.taste} has no weights to start from.")
    return start(course, taste.weights)


def keep(path: Path, text: str) -> None:
    """Either the old file or the new one is there, never half of one."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise Failure(f"The file {path} cannot be written.") from error


def bar(what: str, done: int, whole: int) -> None:
    progress(done, whole, what)


def told(checkpoint: Checkpoint) -> str:
    line = checkpoint.history[-1]
    errors = ", ".join(f"{seats} seats {error:.2f}" for seats, error in line["error"].items())
    shares = ", ".join(f"{name} {100 * share:.0f} %" for name, share in line["against"].items())
    told = f"generation {line['generation']}: {line['positions']} positions; error in points: {errors}"
    return told + (f"; wins against: {shares}" if shares else "")
