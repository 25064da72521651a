"""Every rule has a test, and every test names a rule that exists."""

from pathlib import Path

import pytest

from sablier import ledger
from sablier.games import NAMES, load

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_is_named_by_a_test(name):
    assert [rule.id for rule in ledger.untested(load(name), HERE / name)] == []


@pytest.mark.parametrize("name", NAMES)
def test_no_test_names_an_unknown_rule(name):
    assert ledger.unknown(load(name), HERE / name) == []
