"""`sablier fuzz`: random matches under all laws."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from ..games import load
from ..kernel.prove import Report, play_random
from .common import game_argument, game_of, options_of, positive, progress, seats_of, table_arguments

BATCH = 20  # matches handed to a process at a time
SHOWN = 20  # violations printed at the most


def add(commands: Any) -> None:
    command = commands.add_parser("fuzz", help="play random matches and check every law; exit code 1 on a violation")
    game_argument(command)
    table_arguments(command)
    command.add_argument("--matches", type=positive, required=True, metavar="N", help="matches for each seat count")
    command.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="J",
                         help="processes (default: all cores)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    options, first = options_of(game, args), args.seed or 0
    whole = Report()
    for seats in seats_of(game, args):
        report = Report()
        for part in batches(game.name, seats, options, first, args.matches, args.jobs):
            report.add(part)
            progress(report.matches, args.matches, f"{game.name}, {seats} seats")
        print(f"{game.name}, {seats} seats: {told(report)}")
        whole.add(report)
    for violation in whole.violations[:SHOWN]:
        print(violation)
    print(f"total: {told(whole)}")
    return 1 if whole.violations else 0


def told(report: Report) -> str:
    return f"{report.matches} matches, {report.moves} moves, {len(report.violations)} violations"


def batches(name: str, seats: int, options: dict[str, str], first: int, count: int, jobs: int) -> Iterator[Report]:
    tasks = [(name, seats, options, first + i, min(BATCH, count - i)) for i in range(0, count, BATCH)]
    if jobs == 1:
        yield from map(batch, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(batch, tasks)


def batch(task: tuple[str, int, dict[str, str], int, int]) -> Report:
    name, seats, options, first, count = task
    report = Report()
    for seed in range(first, first + count):
        report.add(play_random(load(name), seats, options, seed))
    return report
