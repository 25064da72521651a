#!/usr/bin/env python3
"""The test command: sets everything up on a fresh machine, then runs lint, types and every test suite.

Exit code 0: all passed. 1: a stage failed. 2: something needed is missing. 130: interrupted.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):
    sys.exit("Sablier needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

import argparse
import os
import signal
import subprocess
import time
from typing import TYPE_CHECKING, NamedTuple

import assemble
import house
import weigh
from house import ROOT, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

LONGEST_STAGE_S = 40 * 60  # a stage that hangs must end before the patience of whoever runs it; a slow machine is none
NOT_IN_PYODIDE = ("bench", "house", "web")  # they look at this machine's processes, files and browser


class Stage(NamedTuple):
    name: str
    what: str
    run: Callable[[bool], bool]
    quick: bool = False


def call(command: Sequence[str | Path], **env: str) -> bool:
    """Run with its output on the terminal; True if it succeeded. It leaves nothing running behind, however it ends."""
    alone = os.name != "nt"  # in a group of its own, which can be ended with all its browsers and helpers
    words = [str(part) for part in command]
    with subprocess.Popen(words, cwd=ROOT, env={**os.environ, **env}, start_new_session=alone) as process:
        try:
            return process.wait(timeout=LONGEST_STAGE_S) == 0
        except subprocess.TimeoutExpired:
            say(f"Stopped after {LONGEST_STAGE_S // 60} minutes.")
            return False
        finally:
            if process.poll() is None and alone:
                os.killpg(process.pid, signal.SIGKILL)
            elif process.poll() is None:
                process.kill()


def lint(_quick: bool) -> bool:
    return call([house.BIN / "ruff", "check", "--output-format=concise", "."])


def script(_quick: bool) -> bool:
    eslint = house.NODE_MODULES / "eslint" / "bin" / "eslint.js"
    config = house.WEB / "eslint.config.js"
    return call([house.node_ready(), eslint, "--max-warnings=0", "--config", config, house.WEB, ROOT / "build"])


def types(_quick: bool) -> bool:
    return call([house.PYTHON, "-m", "mypy"])


def native(quick: bool) -> bool:
    only = ["-m", "not slow"] if quick else []
    left_out = ["--ignore=tests/web", "--ignore=tests/bench"]
    return call([house.PYTHON, "-m", "pytest", "-q", "-n", "2", *left_out, *only, "tests"])


def pyodide(_quick: bool) -> bool:
    """The same suites inside the runtime that players get. pytest's exit code for "no test ran" is a failure too."""
    pins = [pin for pin in dev_pins() if pin.startswith(("pytest==", "hypothesis=="))]
    wheels = house.wheels_ready("pytest", pins)
    core = next(assemble.bytecode().glob("*.whl"))
    left_out = [f"--ignore=tests/{name}" for name in NOT_IN_PYODIDE]
    return call(
        [house.node_ready(), "--no-warnings", ROOT / "build" / "pytest_in_pyodide.mjs", wheels, core,
         "-q", "-p", "no:cacheprovider", "-m", "not native", *left_out, "tests"],
        SABLIER_SCALE=os.environ.get("SABLIER_SCALE", "0.2"), HYPOTHESIS_PROFILE="pyodide",
    )  # fmt: skip


def site(_quick: bool) -> bool:
    """Build the site that the browser is going to test; too heavy a site does not pass."""
    weigh.report(assemble.assemble())
    return True


def web(_quick: bool) -> bool:
    chromium = house.browser_ready()
    if not (assemble.DIST / "index.html").exists():
        assemble.assemble()
    return call(
        [house.PYTHON, "-m", "pytest", "-q", "-n", "2", "--durations=12", "tests/web"],
        CHROMIUM=chromium, SABLIER_DIST=str(assemble.DIST),
    )


STAGES = (
    Stage("lint", "ruff", lint, quick=True),
    Stage("script", "eslint", script),
    Stage("types", "mypy, strict", types, quick=True),
    Stage("native", "pytest on this Python", native, quick=True),
    Stage("pyodide", "pytest inside Pyodide", pyodide),
    Stage("site", "the site and its weight", site),
    Stage("web", "the site in a browser", web),
)


def dev_pins() -> list[str]:
    table = house.project()["project"]
    assert isinstance(table, dict)
    pins: list[str] = table["optional-dependencies"]["dev"]
    return pins


def set_up(stages: Sequence[Stage]) -> None:
    with house.taking_turns():
        house.python_ready()
        if any(not stage.quick for stage in stages):
            house.node_ready()
        if any(stage.run is web for stage in stages):
            house.browser_ready()


def run(stages: Sequence[Stage], quick: bool) -> list[tuple[str, str, float]]:
    """Every stage, also after a failure: one run shows everything there is to repair."""
    rows = []
    for stage in stages:
        say(f"\n=== {stage.name}: {stage.what}")
        start = time.perf_counter()
        try:
            result = "passed" if stage.run(quick) else "FAILED"
        except house.MissingError as error:
            say(str(error))
            result = "FAILED"
        rows.append((stage.name, result, time.perf_counter() - start))
    return rows


def report(rows: Sequence[tuple[str, str, float]]) -> int:
    say("\nstage      result   seconds")
    for name, result, seconds in rows:
        say(f"{name:10} {result:8} {seconds:7.1f}")
    failed = [name for name, result, _ in rows if result != "passed"]
    say("Failed: " + ", ".join(failed) + "." if failed else "Everything passed.")
    return 1 if failed else 0


def main() -> int:
    names = [stage.name for stage in STAGES]
    parser = argparse.ArgumentParser(description="Set everything up, then lint, check types and run every test.")
    parser.add_argument("--quick", action="store_true", help="lint, types and the native tests that are not slow")
    parser.add_argument(
        "--only", metavar="STAGE", choices=names, action="append", help=f"one of {', '.join(names)}; may be repeated"
    )
    parser.add_argument("--setup-only", action="store_true", help="set everything up and stop")
    options = parser.parse_args()
    wanted = options.only or names
    stages = [stage for stage in STAGES if stage.name in wanted and (stage.quick or not options.quick)]
    try:
        set_up(STAGES if options.setup_only else stages)
        return 0 if options.setup_only else report(run(stages, options.quick))
    except house.MissingError as error:
        say(str(error))
        return 2
    except KeyboardInterrupt:
        say("\nInterrupted; run it again whenever you like.")
        return 130


if __name__ == "__main__":
    sys.exit(main())
