"""How many sequences of moves there are from positions of the golden matches; on mismatch, per first move."""

import tomllib
from pathlib import Path

import pytest

from sablier.games.orleans import GAME
from sablier.kernel.prove import children, perft
from tests.golden import orleans

ROWS = tomllib.loads(Path(__file__).with_name("orleans.toml").read_text(encoding="utf-8"))["position"]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['seats']} seats, move {row['move']}: {row['step']}")
def test_perft(row):
    s = orleans.start(row["seats"])
    for move in orleans.moves(row["seats"])[:row["move"]]:
        GAME.rules.apply(s, move)
    assert s.stack[-1][0] == row["step"]
    split = {str(move): perft(GAME, after, row["depth"] - 1) for move, after in children(GAME, s)}
    assert sum(split.values()) == row["count"], split
