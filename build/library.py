"""What the site takes from npm: the browser runtime, the view's libraries, fonts, icons, and everybody's licence."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Any

from house import NODE_MODULES, WEB, MissingError, run_quietly

PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "dist"
# PyScript loads these at once; its other chunks (editor, terminal, unzipping) are never asked for by a worker of ours.
PYSCRIPT_PLUGINS = ("deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
SOURCE_MAP = re.compile(rb"\n?//# sourceMappingURL=\S+\s*$")  # the maps are not shipped
STATIC_IMPORT = re.compile(r"""\b(?:from|import)\s*["'](\.{1,2}/[\w./-]+)["']""")

Files = dict[str, bytes]


def static_imports(source: str) -> list[str]:
    return STATIC_IMPORT.findall(source)


def pyodide() -> Files:
    """The interpreter. The files are called .js because not every host knows what .mjs is."""
    return {
        "pyodide.js": SOURCE_MAP.sub(b"\n", (PYODIDE / "pyodide.mjs").read_bytes()),
        "pyodide.asm.js": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
    }


def pyodide_facts() -> dict[str, Any]:
    """What its lock file says of itself: Python, platform, ABI."""
    facts: dict[str, Any] = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return facts


def version(package: str) -> str:
    text: str = json.loads((NODE_MODULES / package / "package.json").read_text(encoding="utf-8"))["version"]
    return text


def pyscript() -> Files:
    """core.js, what it imports, and the plugins it always fetches."""
    names, todo = set[str](), ["core.js"]
    todo += [path.name for plugin in PYSCRIPT_PLUGINS for path in PYSCRIPT.glob(f"{plugin}-*.js")]
    if len(todo) != 1 + len(PYSCRIPT_PLUGINS):
        raise MissingError("PyScript's files are not called as expected: its version in web/package.json has changed.")
    while todo:
        name = todo.pop()
        if name not in names:
            names.add(name)
            source = (PYSCRIPT / name).read_text(encoding="utf-8")
            todo += [found.removeprefix("./") for found in static_imports(source)]
    return {f"pyscript/{name}": SOURCE_MAP.sub(b"\n", (PYSCRIPT / name).read_bytes()) for name in sorted(names)}


def libraries() -> Files:
    """lib.json: npm packages made into one module each, and files copied as they are."""
    wanted = json.loads((WEB / "lib.json").read_text(encoding="utf-8"))
    files = {target: bundle(packages) for target, packages in wanted["bundles"].items()}
    for target, source in wanted["copies"].items():
        files[target] = (NODE_MODULES / source).read_bytes()
    return files


def bundle(packages: list[str]) -> bytes:
    """Everything these modules export, as one file."""
    entry = NODE_MODULES / ".sablier-entry.js"
    entry.write_text("".join(f"export * from {json.dumps(package)};\n" for package in packages), encoding="utf-8")
    options = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=inline"]
    esbuild = NODE_MODULES / ".bin" / "esbuild"
    return run_quietly([esbuild, entry, *options], "esbuild could not make a bundle.").encode()


def icons() -> bytes:
    """icons.json as one sheet of symbols: `<use href="icons.svg#name">`."""
    wanted: dict[str, str] = json.loads((WEB / "icons.json").read_text(encoding="utf-8"))
    sets: dict[str, Any] = {}
    symbols = []
    for name, icon in sorted(wanted.items()):
        prefix, _, key = icon.partition(":")
        if prefix not in sets:
            source = NODE_MODULES / "@iconify-json" / prefix / "icons.json"
            sets[prefix] = json.loads(source.read_text(encoding="utf-8"))
        symbols.append(symbol(name, key, sets[prefix]))
    return ("<svg xmlns=\"http://www.w3.org/2000/svg\">" + "".join(symbols) + "</svg>\n").encode()


def symbol(name: str, key: str, icon_set: dict[str, Any]) -> str:
    alias = icon_set.get("aliases", {}).get(key, {})
    found = icon_set["icons"].get(alias.get("parent", key))
    if found is None:
        raise MissingError(f"icons.json asks for an icon that does not exist: {name} = {icon_set['prefix']}:{key}.")
    width, height = (found.get(side) or icon_set.get(side) or 16 for side in ("width", "height"))
    return f'<symbol id="{html.escape(name)}" viewBox="0 0 {width} {height}">{found["body"]}</symbol>'


def licences() -> bytes:
    """Who made what we ship, and under which terms."""
    packages = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    parts = ["Sablier is published under the MIT licence. This site also contains:\n"]
    for package in sorted(packages):
        folder = NODE_MODULES / package
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        licence = about.get("license") or "see its home page"
        parts.append(f"{'=' * 80}\n{package} {about['version']}: {licence}\n{about.get('homepage', '')}\n")
        text = next((path for path in sorted(folder.iterdir()) if path.name.upper().startswith("LICEN")), None)
        if text:
            parts.append(text.read_text(encoding="utf-8"))
        if (folder / "info.json").exists():  # a set of icons
            info = json.loads((folder / "info.json").read_text(encoding="utf-8"))
            author = info["author"]
            parts.append(f"Icons by {author['name']} ({author.get('url', '')}), {info['license']['title']}\n")
    return "\n".join(parts).encode()


def tree(folder: Path, kinds: frozenset[str]) -> Files:
    """Every file of the named kinds below a folder, by its path in it."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix in kinds and "node_modules" not in path.parts
    }
