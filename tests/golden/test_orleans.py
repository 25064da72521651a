"""Whole matches of Orléans, compared move by move, word by word and point by point."""

import pytest

from tests.golden import orleans


@pytest.mark.parametrize("seats", orleans.MATCHES)
def test_golden_match(seats):
    expected = orleans.path(seats).read_text(encoding="utf-8").splitlines()
    assert orleans.told(seats, orleans.moves(seats)).splitlines() == expected
