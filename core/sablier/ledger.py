"""The rules ledger of a game: every rule by id, in both languages, and which of them a test names."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from .kernel.game import Game


@dataclass(frozen=True)
class Rule:
    id: str
    section: str
    text: dict[str, str]  # by language
    source: str
    option: str = ""  # the option it belongs to, if it is not part of every match
    kind: str = "rule"  # or advice


@dataclass(frozen=True)
class Ledger:
    sections: dict[str, dict[str, str]]  # key -> name by language, in reading order
    rules: tuple[Rule, ...]

    def rule(self, key: str) -> Rule:
        return next(rule for rule in self.rules if rule.id == key)


@cache
def load(name: str) -> Ledger:
    """The ledger of a game, from the seeds: beside the package in a wheel, at the repository's top in a checkout."""
    data = tomllib.loads(_seed(name))
    rules = tuple(
        Rule(row["id"], row["section"], {"en": row["en"], "fr": row["fr"]}, row["source"], row.get("option", ""),
             row.get("kind", "rule"))
        for row in data["rule"]
    )
    return Ledger(data["sections"], rules)


def _seed(name: str) -> str:
    packed = files("sablier").joinpath("seeds", f"{name}.toml")
    if packed.is_file():
        return packed.read_text("utf-8")
    return (Path(__file__).parents[2] / "seeds" / f"{name}.toml").read_text("utf-8")


def offered(game: Game) -> list[Rule]:
    """The rules of everything the game offers: those of an option it does not have are not asked for."""
    options = {option.key for option in game.options}
    return [rule for rule in load(game.name).rules if not rule.option or rule.option in options]


def named(tests: Path) -> set[str]:
    """Every rule id that a test in this folder names: `@rule("VIL-042")`, also with several ids."""
    trees = (ast.parse(path.read_text("utf-8")) for path in sorted(tests.rglob("test_*.py")))
    return {mark for tree in trees for mark in _marks(tree)}


def _marks(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        for mark in getattr(node, "decorator_list", ()):
            if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
                yield from (str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant))


def untested(game: Game, tests: Path) -> list[Rule]:
    """The rules no test names."""
    ids = named(tests)
    return [rule for rule in offered(game) if rule.id not in ids]


def unknown(game: Game, tests: Path) -> list[str]:
    """The ids tests name that the ledger does not have."""
    return sorted(named(tests) - {rule.id for rule in load(game.name).rules})
