"""Craft buildings and the mill."""

import pytest

from sablier.games.village import GAME
from tests.games.village.given import action, asked, can, do, given, held, home

rule = pytest.mark.rule


@rule("VIL-062")
def test_one_action_makes_one_good():
    s = given(orange=2, pink=2)
    action(s, "crafts")
    do(s, "buy wainwright")
    assert (held(s), asked(s)) == ({"orange": 1, "pink": 1, "wagon": 1}, None)


@rule("VIL-062")
def test_five_buildings_are_open_to_whoever_can_pay():
    s = given(farm="1", orange=2, pink=2, grain=3)
    action(s, "crafts")
    for building in ("wainwright", "stables", "office", "smithy", "mill"):
        assert f"buy {building}" in can(s)
    assert not any("brewery" in move for move in can(s))


@rule("VIL-063", "VIL-067")
def test_t02_a_wagon_by_time_needs_training_first():
    s = given(farm="1")
    action(s, "crafts")
    do(s, "train wainwright", "work wainwright")
    assert (s.players[0].time, held(s), home(s)) == (4, {"wagon": 1}, {"wainwright": "1"})


@rule("VIL-064", "VIL-067")
def test_t03_later_the_wainwright_pays_only_for_the_work():
    s = given(wainwright="1")
    action(s, "crafts")
    do(s, "work wainwright")
    assert (s.players[0].time, held(s)) == (2, {"wagon": 1})


@rule("VIL-065", "VIL-067")
def test_t04_a_wagon_for_cubes_needs_neither_member_nor_time():
    s = given(farm="1", orange=1, pink=1)
    action(s, "crafts")
    do(s, "buy wainwright")
    assert (s.players[0].time, held(s), home(s)) == (0, {"wagon": 1}, {"farm": "1"})
    assert s.supply == [18, 18, 18, 18, 6]


@rule("VIL-066")
def test_a_craftsman_makes_only_what_his_building_makes():
    s = given(smithy="1")
    action(s, "crafts")
    assert can(s) == ["work smithy", "pass"]


@rule("VIL-068")
@pytest.mark.parametrize("animal", ["horse", "ox"])
def test_the_stables_raise_a_horse_or_an_ox(animal):
    s = given(farm="1", time=1, grain=3)
    action(s, "crafts")
    do(s, "train stables", "work stables")
    assert can(s) == ["good horse", "good ox"]
    do(s, f"good {animal}")
    assert (s.players[0].time, held(s)) == (7, {"grain": 3, animal: 1})
    action(s, "crafts")
    do(s, "buy stables", f"good {animal}")
    assert held(s) == {animal: 2}


@rule("VIL-069")
def test_the_office_makes_scrolls():
    s = given(farm="1", pink=2)
    action(s, "crafts")
    do(s, "train office", "work office")
    assert (s.players[0].time, held(s)) == (4, {"pink": 2, "scroll": 1})
    action(s, "crafts")
    do(s, "buy office")
    assert held(s) == {"scroll": 2}


@rule("VIL-070")
def test_the_smithy_makes_plows():
    s = given(farm="1", orange=2, pink=1)
    action(s, "crafts")
    do(s, "train smithy", "work smithy")
    assert (s.players[0].time, held(s)) == (6, {"pink": 1, "orange": 2, "plow": 1})
    action(s, "crafts")
    do(s, "buy smithy")
    assert held(s) == {"plow": 2}


@rule("VIL-071", "VIL-136")
def test_t16_the_mill_takes_grain_and_time_and_gives_coins():
    s = given(grain=2)
    action(s, "crafts")
    assert "train mill" not in can(s)
    do(s, "buy mill")
    assert (s.players[0].time, held(s)) == (2, {"coin": 2})


@rule("VIL-071")
def test_the_mill_is_idle_without_two_sacks():
    s = given(grain=1)
    action(s, "crafts")
    assert "buy mill" not in can(s)
    assert GAME.why_not(s, 0, "building:mill").rule == "VIL-071"


@rule("VIL-072")
def test_a_member_may_be_trained_without_working():
    s = given(farm="1")
    action(s, "crafts")
    do(s, "train smithy", "pass")
    assert (s.players[0].time, held(s), home(s)) == (3, {}, {"smithy": "1"})


@rule("VIL-073")
def test_a_second_craftsman_in_the_same_building_pays_for_training_again():
    s = given(farm="1", smithy="2")
    action(s, "crafts")
    do(s, "train smithy", "work smithy")
    assert (s.players[0].time, home(s)) == (6, {"smithy": "1 2"})


@rule("VIL-074")
def test_goods_never_run_out():
    s = given(wagon=8, wainwright="1")
    action(s, "crafts")
    do(s, "work wainwright")
    assert held(s) == {"wagon": 9}
