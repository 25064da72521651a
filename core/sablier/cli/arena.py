"""`sablier arena`: bots against each other, on all cores or on a cluster."""

from __future__ import annotations

import argparse
import importlib
import json
import os
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from .. import bots
from ..bots.arena import BROKEN, Opener, Result, fixtures
from ..bots.arena import run as played
from ..bots.standing import Standing, elo, standings
from ..games import load
from ..kernel.game import Game
from ..words import say
from .common import Failure, game_argument, game_of, options_of, positive, progress, seats_of, table_arguments

PATIENCE_S = 8  # for a scheduler to answer
EPILOG = """A bot is a level (apprentice, journeyman, master, elder) or a kind (random, greedy, turn, search), the
latter with a taste and a budget if you like: turn:hand, search:learned:3000. With more bots than seats every group that
fills the table plays the given number of matches; with fewer, the bots take seats in turn. A bot named more than once
takes as many of them (elder,master,master,master: one against three), and its share is that of all its seats."""


def add(commands: Any) -> None:
    command = commands.add_parser("arena", help="let bots play many matches and compare them", epilog=EPILOG)
    game_argument(command)
    table_arguments(command)
    command.add_argument("--bots", required=True, metavar="A,B,…", help="who plays")
    command.add_argument("--matches", type=positive, required=True, metavar="N", help="matches for each pairing")
    command.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="J",
                         help="processes (default: all cores)")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.add_argument("--ladder", action="store_true", help="also rate the bots (Elo, mean 1000)")
    command.add_argument("--lines", action="store_true", help="also show what each line of the score sheet brings")
    command.add_argument("--on", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://10.0.0.5:8786")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    names = bots_of(game, args.bots)
    seats = seats_of(game, args)[0]
    todo = fixtures(game.name, names, seats, args.matches, args.seed or 0, options_of(game, args))
    results: list[Result] = []
    try:
        for result in played(todo, load, perf_counter, *hall(args.on, args.jobs)):
            results.append(result)
            progress(len(results), len(todo), f"{game.name}, {seats} seats")
    except BrokenExecutor as error:
        raise Failure(f"The matches could not all be played: {error}.") from error
    results.sort(key=lambda result: result.number)  # so that the same seed prints the same, whoever was faster
    table = standings(results, names)
    ratings = elo(results, names) if args.ladder else {}
    show = as_json if args.json else as_text
    print(show(table, ratings, results, args.lines))
    return 0


def bots_of(game: Game, text: str) -> list[str]:
    """The bots named, each of them known."""
    names = text.split(",")
    for name in names:
        try:
            bots.make(game, name)
        except KeyError as error:
            raise Failure(say("en", "match.bot", bot=name)) from error
    return names


def hall(address: str | None, jobs: int) -> tuple[Opener | None, tuple[type[BaseException], ...]]:
    """Where the matches are played: how to open it (None: this very process) and which exceptions tell that it
    broke."""
    if address is None:
        return (None if jobs == 1 else lambda: ProcessPoolExecutor(jobs)), BROKEN
    try:
        dask = importlib.import_module("distributed")  # an extra, needed only here
    except ImportError as error:
        raise Failure("A cluster needs an extra: pip install 'sablier[cluster]'.") from error

    @contextmanager
    def cluster() -> Iterator[Executor]:
        """A Dask cluster as an executor. The matches of a worker that dies are given to another."""
        try:
            client = dask.Client(address, set_as_default=False, timeout=PATIENCE_S)
        except (OSError, ValueError) as error:
            raise Failure(f"There is no Dask scheduler at {address}.") from error
        with client, client.get_executor(pure=False) as pool:
            yield pool

    return cluster, (*BROKEN, dask.KilledWorker)


def as_json(table: list[Standing], ratings: dict[str, float], results: list[Result], lines: bool) -> str:
    rows = []
    for bot in table:
        low, high = bot.interval
        row: dict[str, Any] = {
            "name": bot.name, "win_share": bot.win_share, "low": low, "high": high, "points": bot.mean_points,
            "margin": mean(bot.margins), "matches": bot.matches,
            "p50_ms": bot.milliseconds(50), "p95_ms": bot.milliseconds(95),
        }
        if ratings:
            row["elo"] = ratings[bot.name]
        if lines:
            row["lines"] = {key: points / len(bot.points) for key, points in bot.lines.items()}
        rows.append(row)
    return json.dumps({"bots": rows, "matches": len(results), "moves": mean([result.moves for result in results])})


def as_text(table: list[Standing], ratings: dict[str, float], results: list[Result], lines: bool) -> str:
    width = max(8, *(len(bot.name) for bot in table))
    head = f"{'bot':{width}}  matches  wins %  95 % interval   points  margin  p50 ms  p95 ms"
    said = [head + "     Elo" * bool(ratings)]
    for bot in sorted(table, key=lambda bot: -ratings[bot.name]) if ratings else table:
        low, high = (100 * share for share in bot.interval)
        said.append(f"{bot.name:{width}}  {bot.matches:7}  {100 * bot.win_share:6.1f}  {low:5.1f} to {high:5.1f}"
                    f"  {bot.mean_points:6.1f}  {mean(bot.margins):+6.1f}"
                    f"  {bot.milliseconds(50):6.1f}  {bot.milliseconds(95):6.1f}")
        if ratings:
            said[-1] += f"  {ratings[bot.name]:6.0f}"
    for bot in table if lines else ():
        parts = [f"{key} {points / len(bot.points):.1f}" for key, points in bot.lines.items()]
        said.append(f"{bot.name}: {', '.join(parts)}")
    said.append(f"{len(results)} matches, {mean([result.moves for result in results]):.0f} moves each, chance included")
    return "\n".join(said)


def mean(numbers: list[int] | list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
