"""`sablier bench`: how fast a game plays at random, beside a fixed loop measured in the same run.

Machines differ and are noisy: compare figures as ratios to `calibration_per_s`.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

from ..kernel.game import Game
from ..kernel.rng import Rng
from ..kernel.rules import CHANCE
from .common import game_argument, game_of, options_of, seats_of, table_arguments

UNITS = {"decisions_per_s": "decisions a second", "matches_per_s": "matches a second", "fork_us": "µs a fork",
         "legal_p50_us": "µs for the legal moves, median", "legal_p99_us": "µs for the legal moves, 99th percentile",
         "legal_max_us": "µs for the legal moves, longest", "import_s": "s to import the game",
         "calibration_per_s": "iterations a second of the calibration loop"}


def add(commands: Any) -> None:
    command = commands.add_parser("bench", help="measure the speed of random play")
    game_argument(command)
    table_arguments(command)
    command.add_argument("--seconds", type=float, default=4.0, metavar="S", help="how long to play (default: 4)")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    figures = measure(game, seats_of(game, args), options_of(game, args), args.seconds, args.seed or 1)
    if args.json:
        print(json.dumps(figures))
        return 0
    for key, value in figures.items():
        print(f"{value:>14,.3f}  {UNITS[key]}")
    print(f"{figures['calibration_per_s'] / figures['decisions_per_s']:>14,.1f}  calibration iterations a decision")
    return 0


def measure(game: Game, seats: list[int], options: dict[str, str], seconds: float, seed: int) -> dict[str, float]:
    """All figures; play, single legal calls and the loop share the time, so that noise hits them alike."""
    imported = import_seconds(game.name)
    rng, played = Rng(seed), Counted()
    calibration: list[float] = []
    while played.seconds < seconds * 0.6:
        calibration.append(loop_rate(seconds / 100))
        played.match(game, seats[played.matches % len(seats)], options, rng)
    times = legal_times(game, seats, options, rng, seconds * 0.2)
    return {
        "decisions_per_s": played.decisions / played.seconds, "matches_per_s": played.matches / played.seconds,
        "fork_us": fork_time(game, max(seats), options, rng), "legal_p50_us": times[len(times) // 2],
        "legal_p99_us": times[len(times) * 99 // 100], "legal_max_us": times[-1], "import_s": imported,
        "calibration_per_s": sorted(calibration)[len(calibration) // 2],
    }


class Counted:
    """Random matches, counted and timed."""

    def __init__(self) -> None:
        self.decisions = self.matches = 0
        self.seconds = 0.0

    def match(self, game: Game, seats: int, options: dict[str, str], rng: Rng) -> None:
        start = perf_counter()
        self.decisions += play(game, seats, options, rng, lambda s: None)
        self.seconds += perf_counter() - start
        self.matches += 1


def play(game: Game, seats: int, options: dict[str, str], rng: Rng, look: Callable[[Any], None]) -> int:
    """One random match; `look` is shown every position."""
    rules, s, count = game.rules, game.setup(seats, options), 0
    rules.start(s)
    while moves := rules.legal(s):
        look(s)
        index = rng.weighted(rules.weights(s)) if rules.decider(s) == CHANCE else rng.below(len(moves))
        rules.apply(s, moves[index])
        count += 1
    return count


def legal_times(game: Game, seats: list[int], options: dict[str, str], rng: Rng, seconds: float) -> list[float]:
    """Microseconds of single calls, sorted. Each is the better of two, for a pause of the machine is not the game's."""
    times: list[float] = []
    legal, end = game.rules.legal, perf_counter() + seconds

    def look(s: Any) -> None:
        best = 1.0
        for _ in range(2):
            start = perf_counter()
            legal(s)
            best = min(best, perf_counter() - start)
        times.append(best * 1e6)

    while perf_counter() < end or not times:
        play(game, seats[len(times) % len(seats)], options, rng, look)
    return sorted(times)


def fork_time(game: Game, seats: int, options: dict[str, str], rng: Rng) -> float:
    """Microseconds a fork at the largest table, in the middle of a match; the best of several rounds."""
    positions: list[Any] = []
    play(game, seats, options, rng, lambda s: positions.append(s.fork()))
    middle = positions[len(positions) // 2]
    best = 1.0
    for _ in range(9):
        start = perf_counter()
        for _ in range(200):
            middle.fork()
        best = min(best, (perf_counter() - start) / 200)
    return best * 1e6


def import_seconds(name: str) -> float:
    """How long a first import of the game takes, everything of it forgotten before."""
    package = f"sablier.games.{name}"
    kept = {key: sys.modules.pop(key) for key in list(sys.modules) if key.startswith(package)}
    start = perf_counter()
    importlib.import_module(package)
    spent = perf_counter() - start
    sys.modules.update(kept)
    return spent


def loop_rate(seconds: float) -> float:
    """Iterations a second of a loop that never changes, to compare machines by."""
    a, x, done, start = [0] * 64, 1, 0, perf_counter()
    end = start + seconds
    while perf_counter() < end:
        for _ in range(1000):
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            a[x & 63] += 1
        done += 1000
    return done / (perf_counter() - start)
