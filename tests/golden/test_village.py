"""Whole matches of Village, compared move by move, word by word and point by point."""

import pytest

from tests.golden import village


@pytest.mark.parametrize("name", village.MATCHES)
def test_golden_match(name):
    expected = village.path(name).read_text(encoding="utf-8").splitlines()
    assert village.told(name, village.moves(name)).splitlines() == expected
