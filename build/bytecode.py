"""Runs inside Pyodide: turns sources into bytecode of that very Python.

The npm package ships the standard library as source, and compiling it is most of a cold start. We ship two zips of
bytecode instead: `python_stdlib.zip` with what a match needs, and `python_whole.zip` with everything, which only a
tinkerer who runs Python in the page ever fetches. The output depends on nothing but the input: fixed dates, fixed
order, hash-based bytecode files.
"""

from __future__ import annotations

import base64
import hashlib
import importlib
import importlib.util
import io
import marshal
import pkgutil
import sys
import zipfile
from pathlib import Path

STDLIB = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip"
TAG = f"cp{sys.version_info[0]}{sys.version_info[1]}-none-any"
LONG_AGO = (1980, 1, 1, 0, 0, 0)

# What a match needs is what is loaded once the interpreter has started and the desk with all it may reach is imported,
# and these: for a traceback, a slice of thinking, unpacking the wheel.
ALSO = (
    "asyncio", "encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "encodings.utf_8",
    "importlib.resources", "linecache", "pathlib", "pyodide.code", "pyodide.ffi", "shutil", "tokenize", "traceback",
    "zipfile",
)  # fmt: skip
WHOLE = "_pyodide"  # the bridge to JavaScript imports its parts lazily
ASKED_FOR = ("sablier.desk", "sablier.bots")
BY_NAME = ("sablier.games", "sablier.bots.taste")  # packages whose parts are imported when a match needs them
TERMINAL = {"argparse", "multiprocessing"}  # a module of ours that imports them has no business in a page


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """A bytecode file that is never checked against its source: there is none."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    unchecked = (1).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + unchecked + importlib.util.source_hash(source) + marshal.dumps(code)


def add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    entry = zipfile.ZipInfo(name, LONG_AGO)
    entry.external_attr = 0o644 << 16
    archive.writestr(entry, data, zipfile.ZIP_DEFLATED, compresslevel=9)


def needed() -> set[str]:
    for name in (*ALSO, *ASKED_FOR):
        importlib.import_module(name)
    for name in BY_NAME:
        for part in pkgutil.walk_packages(importlib.import_module(name).__path__, f"{name}."):
            importlib.import_module(part.name)
    if TERMINAL & set(sys.modules):
        raise ImportError(f"what a page imports must not need {TERMINAL & set(sys.modules)}")
    return set(sys.modules)


def compile_stdlib(out: Path) -> None:
    keep = needed()
    with (
        zipfile.ZipFile(STDLIB) as stdlib,
        zipfile.ZipFile(out / "python_stdlib.zip", "w") as match,
        zipfile.ZipFile(out / "python_whole.zip", "w") as whole,
    ):
        for name in sorted(name for name in stdlib.namelist() if name.endswith(".py")):
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            data = compiled(stdlib.read(name), f"{STDLIB}/{name}", optimize=2)
            add(whole, name + "c", data)
            if module in keep or module.startswith(WHOLE):
                add(match, name + "c", data)


def compile_wheel(wheel: Path, out: Path) -> None:
    """The same wheel with bytecode for sources, tagged for the only Python that can read it."""
    name, version, *_ = wheel.name.split("-")
    info = f"{name}-{version}.dist-info"
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(wheel) as source:
        for path in sorted(source.namelist()):
            data = source.read(path)
            if path.endswith(".py"):
                files[path + "c"] = compiled(data, path, optimize=0)  # our asserts stay
            elif path == f"{info}/WHEEL":
                files[path] = data.replace(b"py3-none-any", TAG.encode())
            elif path != f"{info}/RECORD":
                files[path] = data
    with zipfile.ZipFile(out / f"{name}-{version}-{TAG}.whl", "w") as target:
        for path, data in files.items():
            add(target, path, data)
        add(target, f"{info}/RECORD", record(files, info))


def record(files: dict[str, bytes], info: str) -> bytes:
    lines = io.StringIO()
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.write(f"{path},sha256={digest},{len(data)}\n")
    lines.write(f"{info}/RECORD,,\n")
    return lines.getvalue().encode()


def main(wheel: str, out: str) -> None:
    compile_stdlib(Path(out))
    compile_wheel(Path(wheel), Path(out))
