"""How many sequences of moves there are from positions of the golden matches; on mismatch, per first move."""

import pytest

from sablier.games.orleans import GAME
from tests.golden.orleans import WHOLE
from tests.perft import orleans


@pytest.mark.parametrize("name", WHOLE.matches)
def test_perft(name):
    found = orleans.positions(name)
    rows = [row[1:] for row in orleans.rows() if row[0] == name]
    assert [(ply, step) for ply, step, _, _ in rows] == [(ply, step) for step, (ply, _) in found.items()]
    for ply, step, depth, count in rows:
        split = orleans.split(found[step][1], depth)
        assert sum(split.values()) == count, f"move {ply}, {step}: {split}"


def test_every_question_is_counted():
    """The kernel's own, for cards that ask by themselves, is not used; the others of these never have a choice."""
    assert set(GAME.rules.asks) - {row[2] for row in orleans.rows()} == {"may", "grant", "charge", "honour"}
