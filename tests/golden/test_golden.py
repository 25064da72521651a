"""Whole matches, compared move by move, word by word and point by point."""

import pytest

from tests.golden import orleans, village

ALL = [(whole, name) for whole in (orleans.WHOLE, village.WHOLE) for name in whole.matches]


@pytest.mark.parametrize(("whole", "name"), ALL, ids=[name for _, name in ALL])
def test_golden_match(whole, name):
    expected = whole.path(name).read_text(encoding="utf-8").splitlines()
    assert whole.told(name, whole.moves(name)).splitlines() == expected
