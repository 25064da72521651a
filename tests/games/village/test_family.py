"""Births, and members called home."""

import pytest

from sablier.games.village import GAME
from tests.games.village.given import action, asked, bury, can, do, given, home

rule = pytest.mark.rule


@rule("VIL-056")
def test_t37_the_lowest_number_is_born_first():
    s = given(farm="1 1 1 1 2")
    action(s, "family")
    do(s, "birth")
    assert home(s) == {"farm": "1 1 1 1 2 2"}


@rule("VIL-057")
def test_a_member_on_the_board_may_come_home_instead():
    s = given(farm="1", smithy="1", city3="2", council2="3", church4="4")
    action(s, "family")
    assert can(s) == ["birth", "recall 1 smithy", "recall 2 city3", "recall 3 council2", "recall 4 church4", "pass"]
    do(s, "recall 2 city3")
    assert home(s) == {"farm": "1 2", "smithy": "1", "council2": "3", "church4": "4"}


@rule("VIL-058", "VIL-148")
def test_neither_bag_nor_dead_come_home():
    s = given(farm="1", bag="1")
    bury(s, 0, 1, "farm")
    bury(s, 0, 1, "graves")
    action(s, "family")
    assert can(s) == ["birth", "pass"]
    assert GAME.why_not(s, 0, "member:0:1").key == "no.bag"


@rule("VIL-059")
def test_the_family_action_costs_nothing():
    s = given(farm="1", time=9)
    action(s, "family")
    do(s, "birth")
    assert (s.players[0].time, asked(s)) == (9, None)


@rule("VIL-060")
def test_with_nobody_unborn_only_calling_home_is_left():
    s = given(farm="1 1 1 1 2 2 2 3 3 4", smithy="4")
    action(s, "family")
    assert can(s) == ["recall 4 smithy", "pass"]


@rule("VIL-061")
def test_a_smith_called_home_must_be_trained_again():
    s = given(smithy="1")
    action(s, "family")
    do(s, "recall 1 smithy")
    action(s, "crafts")
    assert "work smithy" not in can(s)
    assert "train smithy" in can(s)
