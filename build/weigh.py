"""How heavy the site is: what a first visit transfers, compressed, against a budget that a build may not exceed."""

from __future__ import annotations

import gzip
from typing import NamedTuple

from house import MissingError, say
from library import Files
from pages import ON_DEMAND

BUDGET = 6_500_000  # bytes, gzip, for all a visitor keeps: 5.2 million are Python, the rest is for five games
VIEW_BUDGET = 600_000  # of these for the view: code, drawings, fonts, words, rules as text


class Row(NamedTuple):
    what: str
    files: int
    raw: int
    packed: int


def part(path: str) -> str:
    if any(name in path for name in ON_DEMAND):
        return "for tinkerers"
    folder, slash, _ = path.partition("/")
    return folder.rsplit("-", 1)[0] if slash else "root"


def weigh(files: Files) -> list[Row]:
    sizes: dict[str, list[tuple[int, int]]] = {}
    for path, data in sorted(files.items()):
        sizes.setdefault(part(path), []).append((len(data), min(len(data), len(gzip.compress(data, 9, mtime=0)))))
    return [Row(what, len(pairs), *map(sum, zip(*pairs, strict=True))) for what, pairs in sizes.items()]


def report(files: Files) -> None:
    """Print the table; refuse a site that has grown too heavy."""
    rows = weigh(files)
    kept = [row for row in rows if row.what != "for tinkerers"]
    total = Row("first visit", *(sum(column) for column in zip(*(row[1:] for row in kept), strict=True)))
    say("part             files   bytes      gzip")
    for row in [*kept, total, *(row for row in rows if row not in kept)]:
        say(f"{row.what:15} {row.files:6} {row.raw:10,} {row.packed:9,}")
    view = sum(row.packed for row in rows if row.what == "view")
    for name, size, budget in (("first visit", total.packed, BUDGET), ("view", view, VIEW_BUDGET)):
        if size > budget:
            raise MissingError(f"The site has become too heavy: {name} {size:,} bytes, the budget is {budget:,}.")
