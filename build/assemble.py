"""Puts the site together in `dist/`: rules, runtime, view, and what makes it an app that works offline.

Three folders are named after the digest of what is in them, so that a host or a browser may keep them for ever:
`runtime-…` (Python and PyScript), `rules-…` (our wheel) and `view-…` (everything written for the page). Only the few
files beside them have fixed names. The same sources give the same bytes. The new site replaces the old one when it is
complete.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import house
import library
import pages
from house import ROOT, WEB, say
from library import Files

DIST = ROOT / "dist"
MICROPIP = "micropip==0.11.1"
KEPT_BYTECODE = 4  # a test that runs at the same time may still read an older one
VIEW_KINDS = frozenset({".js", ".css", ".json", ".svg", ".png", ".webp", ".woff2", ".py", ".html", ".txt"})
NOT_OF_THE_VIEW = frozenset(
    {"index.html", "sw.js", "manifest.webmanifest", "package.json", "package-lock.json", "lib.json", "icons.json",
     "eslint.config.js"}
)  # fmt: skip
# Everything the home page shows before Python is there, asked of the desk as the page would ask it.
SHELF = """
import json, sys
from sablier import desk
from sablier.games import NAMES

def ask(fn, **args):
    answer = json.loads(desk.call(json.dumps({"id": 0, "fn": fn, "args": args})))
    return answer["ok"]

def in_both(fn, **args):
    return {lang: ask(fn, lang=lang, **args) for lang in ("en", "fr")}

shelf = {"games.json": in_both("games")}
shelf |= {f"rules-{name}.json": in_both("rules", game=name) for name in NAMES}
json.dump(shelf, sys.stdout)
"""


def plain_wheel(folder: Path) -> Path:
    """The wheel anybody can pip install, built from this checkout."""
    house.run_quietly(
        [house.PYTHON, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        "The wheel could not be built.",
    )
    return next(folder.glob("*.whl"))


def bytecode() -> Path:
    """A folder with the standard library and our wheel, compiled by the runtime's own Python; kept while of use."""
    with house.taking_turns("bytecode"), tempfile.TemporaryDirectory() as temporary:
        wheel = plain_wheel(Path(temporary))
        scripts = [(ROOT / "build" / name).read_bytes() for name in ("bytecode.py", "bytecode.mjs")]
        folder = house.CACHE / "bytecode" / house.digest(wheel.read_bytes(), library.version("pyodide"), *scripts)
        if not folder.is_dir():
            say("Compiling the rules and the standard library for the browser ...")
            compile_with_runtime(wheel, folder)
        return folder


def compile_with_runtime(wheel: Path, folder: Path) -> None:
    part = folder.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    house.run_quietly(
        [house.node_ready(), "--no-warnings", ROOT / "build" / "bytecode.mjs", wheel, part],
        "The rules could not be compiled for the browser.",
    )
    part.rename(folder)
    oldest_first = sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime)
    for old in oldest_first[:-KEPT_BYTECODE]:
        shutil.rmtree(old, ignore_errors=True)


def micropip() -> tuple[str, bytes]:
    folder = house.wheels_ready("micropip", [MICROPIP], "--no-deps")
    wheel = next(folder.glob("micropip-*.whl"))
    return wheel.name, wheel.read_bytes()


def lock(name: str, wheel: bytes) -> dict[str, Any]:
    """Pyodide's list of packages, with ours alone: micropip from our folder, by its own digest."""
    entry = {
        "name": "micropip", "version": MICROPIP.partition("==")[2], "file_name": name, "install_dir": "site",
        "sha256": house.sha256(wheel), "package_type": "package", "imports": ["micropip"], "depends": [],
        "unvendored_tests": False,
    }  # fmt: skip
    return {"info": library.pyodide_facts(), "packages": {"micropip": entry}}


def named(stem: str, files: Files) -> tuple[str, Files]:
    """The files below a folder that carries their digest."""
    parts = [part for path in sorted(files) for part in (path, files[path])]
    folder = f"{stem}-{house.digest(*parts)[:12]}"
    return folder, {f"{folder}/{path}": data for path, data in files.items()}


def shelf() -> Files:
    text = house.run_quietly([house.PYTHON, "-c", SHELF], "The rules could not say what is on the shelf.")
    made: dict[str, Any] = json.loads(text)
    return {f"data/{name}": compact(content) for name, content in made.items()}


def compact(content: Any) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def view(runtime: tuple[str, Files], rules: tuple[str, Files], packages: dict[str, Any]) -> tuple[str, Files]:
    files = library.tree(WEB, VIEW_KINDS)
    files = {path: data for path, data in files.items() if path not in NOT_OF_THE_VIEW}
    files |= library.libraries() | shelf() | {"icons.svg": library.icons()}
    files["runtime/places.js"] = pages.places(runtime, rules, packages)
    return named("view", files)


def site() -> Files:
    compiled = bytecode()
    wheel = next(compiled.glob("*.whl"))
    micropip_name, micropip_wheel = micropip()
    runtime = named("runtime", {
        **library.pyodide(), **library.pyscript(), micropip_name: micropip_wheel,
        **{name: (compiled / name).read_bytes() for name in ("python_stdlib.zip", "python_whole.zip")},
    })  # fmt: skip
    rules = named("rules", {wheel.name: wheel.read_bytes()})
    seen = view(runtime, rules, lock(micropip_name, micropip_wheel))
    files = runtime[1] | rules[1] | seen[1] | {"licences.txt": library.licences(), ".nojekyll": b""}
    files |= pages.root(*seen, sorted(path for path in runtime[1] if "/pyscript/" in path))
    files["sw.js"] = pages.service_worker(files)
    return files


def write(files: Files, out: Path) -> None:
    """A whole new folder in the place of the old one."""
    new, old = (house.CACHE / f"site.{os.getpid()}.{name}" for name in ("new", "old"))
    for path, data in files.items():
        target = new / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    out.parent.mkdir(parents=True, exist_ok=True)
    if out.exists():
        out.rename(old)
    new.rename(out)
    shutil.rmtree(old, ignore_errors=True)


def assemble(out: Path = DIST) -> Files:
    with house.taking_turns("assemble"):
        files = site()
        write(files, out)
    return files
