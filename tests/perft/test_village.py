"""How many sequences of moves there are from a position; on mismatch, per first move."""

import pytest

from tests.perft import village


@pytest.mark.parametrize(("name", "depth", "count"), village.rows())
def test_perft(name, depth, count):
    found = village.split(name, depth)
    assert sum(found.values()) == count, found


def test_every_position_is_counted():
    assert [name for name, _, _ in village.rows()] == list(village.POSITIONS)
