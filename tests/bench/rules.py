"""How fast the rules are: every game played at random, natively and inside Pyodide under Node, side by side.

    python3 tests/bench/rules.py [GAME …] [--seconds S]

Machines are noisy: compare the last row, decisions per iteration of a loop that never changes, and the two columns.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build"))

import assemble  # noqa: E402 - found through the path just set
import house  # noqa: E402 - found through the path just set

ROWS = ("decisions_per_s", "matches_per_s", "fork_us", "legal_p50_us", "legal_p99_us", "legal_max_us", "import_s",
        "calibration_per_s")


def native(game: str, seconds: float) -> dict[str, float]:
    told = subprocess.run([house.PYTHON, "-m", "sablier", "bench", game, "--seconds", str(seconds), "--json"],
                          check=True, capture_output=True, text=True, cwd=ROOT).stdout
    return dict(json.loads(told))


def in_pyodide(game: str, seconds: float, compiled: Path) -> dict[str, float]:
    script = Path(__file__).with_name("rules_in_pyodide.mjs")
    told = subprocess.run([house.node_ready(), "--no-warnings", script, compiled, game, str(seconds)],
                          check=True, capture_output=True, text=True, cwd=ROOT).stdout
    return dict(json.loads(told.splitlines()[-1]))


def compiled_wheel() -> Path:
    return next(assemble.bytecode().glob("*.whl"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["village"])
    parser.add_argument("--seconds", type=float, default=6.0)
    args = parser.parse_args()
    compiled = compiled_wheel()
    for game in args.games:
        here, there = native(game, args.seconds), in_pyodide(game, args.seconds, compiled)
        print(f"\n{game:32} {'native':>14} {'Pyodide':>14}")
        for row in ROWS:
            print(f"{row:32} {here[row]:>14,.3f} {there[row]:>14,.3f}")
        ratios = [figures["calibration_per_s"] / figures["decisions_per_s"] for figures in (here, there)]
        print(f"{'loop iterations a decision':32} {ratios[0]:>14,.1f} {ratios[1]:>14,.1f}")


if __name__ == "__main__":
    main()
