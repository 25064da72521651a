"""The few files of the site that name all others: the page, the manifest, the service worker, and where things are."""

from __future__ import annotations

import json
import posixpath
import re
from typing import Any

import house
import library
from house import WEB, MissingError
from library import Files

# `blob:` and 'wasm-unsafe-eval' are what PyScript's worker and WebAssembly need; nothing inline, nothing evaluated.
POLICY = (
    "default-src 'none'",
    "script-src 'self' blob: 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "connect-src 'self' blob:",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
)
ON_DEMAND = ("python_whole.zip", "micropip-")  # only tinkerers fetch them
LINK = re.compile(r'\b(href|src)="(?:\./)?([^":#?]+)"')
CHARSET = re.compile(r'<meta charset="?utf-8"?\s*/?>', re.IGNORECASE)
FETCHED_AT_START = ("pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")


def places(runtime: tuple[str, Files], rules: tuple[str, Files], packages: dict[str, Any]) -> bytes:
    """A module that tells the page and the worker where the runtime is, and how many bytes it has."""
    (folder, files), (_, (wheel,)) = runtime, (rules[0], list(rules[1]))
    sizes = {f"{folder}/{name}": len(files[f"{folder}/{name}"]) for name in FETCHED_AT_START}
    sizes[wheel] = len(rules[1][wheel])
    listed = "".join(f"  [at({json.dumps(path)})]: {size},\n" for path, size in sizes.items())
    return f"""/** Made by the build: where the parts of the runtime are. */
const at = (path) => new URL(`../../${{path}}`, import.meta.url).href;

export const version = {json.dumps(library.version("pyodide"))};
export const runtime = at({json.dumps(folder + "/")});
export const pyscript = at({json.dumps(folder + "/pyscript/core.js")});
export const whole = at({json.dumps(folder + "/python_whole.zip")});
export const wheel = at({json.dumps(wheel)});
export const lock = {json.dumps(packages, sort_keys=True)};
export const files = {{ // fetched at the start, and how large they are
{listed}}};
""".encode()


def root(folder: str, files: Files, pyscript: list[str]) -> Files:
    """The page and the manifest, with every link into the view's folder."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    page = LINK.sub(lambda link: f'{link[1]}="./{moved(link[2], folder, files)}"', page)
    head = [f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(POLICY)}">']
    head += [f'<link rel="modulepreload" href="./{path}">' for path in modules(page, files, pyscript)]
    page, found = CHARSET.subn(lambda charset: "\n  ".join([charset[0], *head]), page, count=1)
    if not found:
        raise MissingError("web/index.html has no <meta charset>: the content policy belongs right behind it.")
    manifest = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    for icon in manifest["icons"]:
        icon["src"] = moved(icon["src"], folder, files)
    return {
        "index.html": page.encode(),
        "manifest.webmanifest": json.dumps(manifest, ensure_ascii=False, indent=2).encode() + b"\n",
    }


def moved(path: str, folder: str, files: Files) -> str:
    path = posixpath.normpath(path)
    if path == "manifest.webmanifest":
        return path
    if f"{folder}/{path}" not in files:
        raise MissingError(f"The page names a file that does not exist: web/{path}.")
    return f"{folder}/{path}"


def modules(page: str, files: Files, pyscript: list[str]) -> list[str]:
    """The page's scripts, each with all it imports, so that the browser need not discover them one by one.

    The first one starts the rules; PyScript, which it imports when it runs, comes right behind it.
    """
    found: dict[str, None] = {}
    for script in re.findall(r'<script[^>]*\bsrc="([^"]+)"', page):
        found |= dict.fromkeys([*imported(posixpath.normpath(script), files), *pyscript])
    return list(found)


def imported(script: str, files: Files) -> list[str]:
    """A module and all that it and those it imports import."""
    todo, found = [script], list[str]()
    while todo:
        path = todo.pop(0)
        if path in found:
            continue
        if path not in files:
            raise MissingError(f"A module imports a file that does not exist: {path}.")
        found.append(path)
        base = posixpath.dirname(path)
        for name in library.static_imports(files[path].decode()):
            todo.append(posixpath.normpath(posixpath.join(base, name)))
    return found


def service_worker(files: Files) -> bytes:
    """web/sw.js with the list of what a visitor keeps."""
    kept = sorted(path for path in files if not path.startswith(".") and not any(name in path for name in ON_DEMAND))
    parts = [part for path in kept for part in (path, files[path])]
    source = (WEB / "sw.js").read_text(encoding="utf-8")
    version = json.dumps(house.digest(source, *parts)[:12])
    return f"const VERSION = {version};\nconst FILES = {json.dumps(kept, indent=1)};\n{source}".encode()
