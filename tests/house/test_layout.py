"""The house itself: what lies where, what may import what, how long things may be."""

import ast
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "core" / "sablier"
TOP_LEVEL = {
    "core", "web", "build", "tests", "seeds",
    "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md",
}  # fmt: skip
LONGEST_FUNCTION, LONGEST_FILE = 50, 500
NEVER_IN_CORE = {"js", "pyodide", "pyscript", "polyscript", "asyncio", "random", "time", "threading", "copy", "pickle"}
CLOCK_READERS = {"cli", "bench"}  # programs for a terminal: they look at the clock and pass it in


def tracked(*patterns: str) -> list[str]:
    done = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return sorted(name for name in done.stdout.split("\0") if name and (ROOT / name).is_file())


def sources() -> list[str]:
    kinds = ("py", "js", "mjs", "css")
    return tracked(*(f"{folder}/*.{kind}" for folder in ("core", "build", "web", "tests") for kind in kinds))


def test_only_the_agreed_things_at_the_top():
    top = {name.split("/")[0] for name in tracked()}
    assert {name for name in top if not name.startswith(".")} <= TOP_LEVEL


def test_build_is_source_and_is_not_ignored():
    ignored = subprocess.run(["git", "check-ignore", "-q", "build/anything.py"], cwd=ROOT, check=False)
    assert ignored.returncode == 1
    assert not (ROOT / "build" / "__init__.py").exists()  # it would shadow the PyPI package of that name


def test_lock_file_names_no_registry():
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert "://" not in "".join(line for line in lock.splitlines() if '"url"' not in line)


def too_long(name: str) -> list[str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    found = [name] if text.count("\n") > LONGEST_FILE else []
    if name.endswith(".py"):
        functions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
        nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, functions)]
        found += [f"{name}:{node.lineno}" for node in nodes if node.end_lineno - node.lineno >= LONGEST_FUNCTION]
    return found


def test_files_and_functions_stay_short():
    assert [place for name in sources() for place in too_long(name)] == []


def imports(path: Path) -> set[str]:
    """Every module that a file imports, absolute, at the top or inside a function."""
    package = ("sablier", *path.relative_to(CORE).parent.parts)
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) + "." if node.level else ""
            module = (base + (node.module or "")).rstrip(".")
            found |= {module} | {f"{module}.{alias.name}" for alias in node.names}
    return found


def parts(path: Path) -> tuple[str, ...]:
    return path.relative_to(CORE).with_suffix("").parts


def allowed(path: Path) -> tuple[str, ...] | None:
    """The packages a file may import; None: anything. kernel <- games <- bots.taste, kernel <- bots."""
    match parts(path):
        case ("kernel", *_):
            return ("sablier.kernel.",)
        case ("games", "__init__"):
            return ("sablier.kernel.", "sablier.games.")
        case ("games", game, *_):
            return ("sablier.kernel.", f"sablier.games.{game}.")
        case ("bots", "taste", "__init__"):
            return ("sablier.kernel.", "sablier.bots.")
        case ("bots", "taste", file):  # a taste may be several files, each beginning with the game's name
            return ("sablier.kernel.", "sablier.bots.", f"sablier.games.{file.partition('_')[0]}.")
        case ("bots", *_):
            return ("sablier.kernel.", "sablier.bots.")
    return None


def forbidden(path: Path) -> set[str]:
    """The imports of a file that break the dependency rule."""
    inner = allowed(path)
    packages = {"sablier", "sablier.games", "sablier.bots"}  # `from sablier.games import village` names the package too
    ours = {name for name in imports(path) - packages if name.startswith("sablier.")}
    return set() if inner is None else {name for name in ours if not f"{name}.".startswith(inner)}


def test_dependency_rule():
    assert {path: bad for path in CORE.rglob("*.py") if (bad := forbidden(path))} == {}


def test_core_knows_nothing_of_browsers_clocks_or_luck():
    for path in CORE.rglob("*.py"):
        never = NEVER_IN_CORE - ({"time"} if parts(path)[0] in CLOCK_READERS else set())
        assert not {name.split(".")[0] for name in imports(path)} & never, path


def test_dependency_rule_as_written():
    assert allowed(CORE / "games" / "village" / "market.py") == ("sablier.kernel.", "sablier.games.village.")
    assert allowed(CORE / "bots" / "search.py") == ("sablier.kernel.", "sablier.bots.")
    assert allowed(CORE / "cli.py") is None
