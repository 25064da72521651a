"""What the two commands need before they can work: a virtual environment, npm packages, wheels, a browser.

Every part is safe to interrupt and to repeat. A part counts as present only while its stamp, written last and all at
once, holds the digest of what was asked for; anything half done is done again from the start. Two commands started at
the same time take turns.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
WEB = ROOT / "web"
NODE_MODULES = WEB / "node_modules"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OLDEST_NODE = 20
TAIL_LINES = 15


class MissingError(Exception):
    """Something this machine lacks, said in a sentence that tells what to do about it."""


def say(text: str) -> None:
    print(text, flush=True)


def digest(*parts: str | bytes) -> str:
    total = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()[:32]


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def write_whole(path: Path, data: str | bytes) -> None:
    """Either the old file or the new one is there, never half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    part.write_bytes(data.encode() if isinstance(data, str) else data)
    part.replace(path)


def stamped(stamp: Path, want: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == want


@contextlib.contextmanager
def taking_turns(name: str = "house") -> Iterator[None]:
    """Only one process at a time; the system frees the lock however the process ends."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as lock:
        if os.name != "nt":
            import fcntl  # noqa: PLC0415 - absent on Windows

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def run_quietly(
    command: Sequence[str | Path], sentence: str, cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> str:
    """Run a tool and return what it printed; if it fails, show the end of its output and say what it means."""
    try:
        done = subprocess.run(
            [str(part) for part in command], cwd=cwd, env=dict(os.environ, **(env or {})), text=True, encoding="utf-8",
            errors="replace", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
        )
    except OSError as error:
        raise MissingError(f"{sentence} ({error.strerror}: {command[0]})") from error
    if done.returncode:
        for line in done.stdout.splitlines()[-TAIL_LINES:]:
            say("  | " + line[:300])
        raise MissingError(sentence)
    return done.stdout


# --- Python


def project() -> dict[str, object]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def python_ready() -> Path:
    """The virtual environment with the package itself (editable) and every development tool."""
    tables = project()
    want = digest(sys.version, json.dumps([tables["project"], tables["build-system"]], sort_keys=True), str(ROOT))
    stamp = VENV / "sablier.stamp"
    if stamped(stamp, want) and PYTHON.exists():
        return PYTHON
    say("Setting up the Python environment in .venv ...")
    fresh = not (stamp.is_file() and PYTHON.exists())  # without a stamp an earlier set-up was interrupted
    stamp.unlink(missing_ok=True)
    if fresh:
        run_quietly(
            [sys.executable, "-m", "venv", "--clear", VENV],
            "The virtual environment could not be made: Python's venv module is needed (Debian: python3-venv).",
        )
    run_quietly(
        [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", f"{ROOT}[dev]"],
        "The Python packages could not be installed: is the network reachable?",
    )
    write_whole(stamp, want)
    return PYTHON


def wheels_ready(name: str, requirements: Sequence[str], *options: str) -> Path:
    """A folder with pure wheels for the browser's Python, dependencies included unless an option says otherwise."""
    want = digest(*requirements, *options)
    folder = CACHE / "wheels" / name
    stamp = folder / "sablier.stamp"
    if stamped(stamp, want):
        return folder
    say(f"Fetching wheels: {', '.join(requirements)} ...")
    shutil.rmtree(folder, ignore_errors=True)
    run_quietly(
        [PYTHON, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--only-binary=:all:",
         "--platform=any", "--python-version=3.14", "--implementation=py", "--abi=none", "--dest", folder,
         *options, *requirements],
        f"The wheels of {', '.join(requirements)} could not be fetched: is the network reachable?",
    )  # fmt: skip
    write_whole(stamp, want)
    return folder


# --- Node


def node_ready() -> str:
    """The npm packages pinned by web/package-lock.json; returns the path of node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        raise MissingError(f"Node {OLDEST_NODE} or newer with npm is needed and was not found: see nodejs.org.")
    version = run_quietly([node, "--version"], "Node does not start.").strip()
    if int(version.lstrip("v").split(".")[0]) < OLDEST_NODE:
        raise MissingError(f"Node {OLDEST_NODE} or newer is needed; this is {version}.")
    want = digest((WEB / "package.json").read_bytes(), (WEB / "package-lock.json").read_bytes())
    stamp = NODE_MODULES / "sablier.stamp"  # `npm ci` begins by deleting the folder, and the stamp with it
    if not stamped(stamp, want):
        say("Fetching the npm packages ...")
        run_quietly(
            [npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"],
            "The npm packages could not be installed: is the network reachable?",
            cwd=WEB,
        )
        write_whole(stamp, want)
    return node


# --- Browser


def find_browser() -> str | None:
    """A chromium of this machine; CHROMIUM names another one."""
    named = os.environ.get("CHROMIUM")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, BROWSERS)), None)


def browser_ready() -> str:
    found = find_browser()
    if found:
        return found
    apt = shutil.which("apt-get")
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        say("Installing chromium for the browser tests ...")
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        sentence = "chromium could not be installed with apt-get: is the network reachable?"
        run_quietly([apt, "update", "-qq"], sentence, env=quiet)
        run_quietly([apt, "install", "-qq", "-y", "--no-install-recommends", "chromium"], sentence, env=quiet)
        found = find_browser()
    if not found:
        raise MissingError("The browser tests need chromium: install it, or set CHROMIUM to its path.")
    return found
