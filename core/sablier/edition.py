"""Where a game's printed numbers come from: the tables of its edition, with their sources."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def read(name: str) -> dict[str, Any]:
    """The edition of a game as it stands in its file."""
    return tomllib.loads(files(f"sablier.games.{name}").joinpath("edition.toml").read_text("utf-8"))


def uncertain(name: str) -> list[str]:
    """The tables that hold something reconstructed, in the order of the edition."""
    return [table for table, content in read(name).items() if "reconstructed" in _sources(content)]


def _sources(content: Any) -> str:
    if isinstance(content, list):
        return " ".join(_sources(row) for row in content)
    if not isinstance(content, dict):
        return ""
    return " ".join([str(content.get("source", "")), *(_sources(value) for value in content.values())])
