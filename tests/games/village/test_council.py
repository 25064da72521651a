"""The council chamber and its privileges."""

import pytest

from sablier.games.village import GAME
from tests.games.village.given import action, asked, can, do, given, held, home

rule = pytest.mark.rule


@rule("VIL-102")
def test_enter_rise_or_use_a_privilege():
    s = given(farm="1", council2="2", scroll=1)
    action(s, "council")
    assert can(s) == ["enter", "rise 2 council2", "privilege 1", "privilege 2", "pass"]


@rule("VIL-103")
@pytest.mark.parametrize("payment", [{"scroll": 1}, {"green": 2}])
def test_entering_costs_time_and_a_scroll_or_two_green_cubes(payment):
    s = given(farm="1", **payment)
    action(s, "council")
    do(s, "enter")
    assert (s.players[0].time, held(s), home(s)) == (1, {}, {"council1": "1"})
    assert can(s) == ["privilege 1", "pass"]
    do(s, "privilege 1")
    assert s.next_first == 0


@rule("VIL-103", "VIL-138")
def test_t08_coins_may_be_mixed_with_cubes_or_pay_for_all():
    s = given(farm="1", green=1, coin=2)
    action(s, "council")
    do(s, "enter")
    assert can(s) == ["pay 1 green 1 coin 1 time", "pay 2 coin 1 time"]


@rule("VIL-103")
def test_t08_one_green_cube_alone_is_not_enough():
    s = given(farm="1", green=1)
    action(s, "council")
    assert can(s) == ["pass"]
    assert GAME.why_not(s, 0, "level:1").key == "no.dues"


@rule("VIL-104")
@pytest.mark.parametrize(("level", "time"), [(2, 2), (3, 2), (4, 3)])
def test_rising_a_level(level, time):
    s = given(scroll=1, coin=1, **{f"council{level - 1}": "2"})
    action(s, "council")
    do(s, f"rise 2 council{level - 1}")
    assert (s.players[0].time, home(s)) == (time, {f"council{level}": "2"})
    assert can(s) == [*(f"privilege {n}" for n in range(1, level + 1)), "pass"]


@rule("VIL-105")
def test_a_privilege_of_ones_level_or_a_lower_one_is_free():
    s = given(council3="1", council1="2")
    action(s, "council")
    assert can(s) == ["privilege 1", "privilege 2", "privilege 3", "pass"]
    do(s, "privilege 3", "good plow")
    assert (held(s), s.players[0].time, home(s)) == ({"plow": 1}, 0, {"council3": "1", "council1": "2"})


@rule("VIL-105")
def test_nobody_on_the_fourth_level_no_fourth_privilege():
    s = given(council3="1", coin=1)
    action(s, "council")
    assert GAME.why_not(s, 0, "privilege:4").key == "no.rank"


@rule("VIL-106")
def test_one_privilege_per_action():
    s = given(council4="1", coin=2)
    action(s, "council")
    do(s, "privilege 4")
    assert (asked(s), held(s)) == (None, {"coin": 1})


@rule("VIL-106")
def test_the_member_who_rose_decides_which_privileges_are_open():
    s = given(council1="1", council4="2", green=2)
    action(s, "council")
    do(s, "rise 1 council1")
    assert can(s) == ["privilege 1", "privilege 2", "pass"]


@rule("VIL-107")
def test_the_marker_is_taken_once_a_round():
    s = given(council1="1")
    s.next_first = 1
    action(s, "council")
    assert can(s) == ["pass"]
    assert GAME.why_not(s, 0, "privilege:1").rule == "VIL-107"


@rule("VIL-232")
def test_the_first_player_may_take_the_marker_too():
    s = given(council1="1")
    s.first = 0
    action(s, "council")
    do(s, "privilege 1")
    assert s.next_first == 0


@rule("VIL-108")
def test_the_second_privilege_gives_two_cubes_of_choice():
    s = given(council2="1")
    action(s, "council")
    do(s, "privilege 2", "take pink", "take pink")
    assert (held(s), s.supply[1]) == ({"pink": 2}, 16)


@rule("VIL-229")
def test_cubes_of_choice_come_from_the_supply_alone():
    s = given(council2="1", brown=18, pink=18, orange=18, green=17)
    action(s, "council")
    do(s, "privilege 2")
    assert can(s) == ["take green"]
    do(s, "take green")
    assert asked(s) is None, "the supply had only one"
    action(s, "council")
    assert "privilege 2" not in can(s)


@rule("VIL-109")
def test_the_third_privilege_gives_any_good():
    s = given(council3="1")
    action(s, "council")
    do(s, "privilege 3")
    assert can(s) == ["good scroll", "good horse", "good plow", "good ox", "good wagon"]
    do(s, "good ox")
    assert held(s) == {"ox": 1}


@rule("VIL-110", "VIL-137")
def test_the_fourth_privilege_turns_a_coin_into_three_points():
    s = given(council4="1", coin=1)
    action(s, "council")
    do(s, "privilege 4")
    assert (s.players[0].points, held(s)) == (3, {})
    action(s, "council")
    assert "privilege 4" not in can(s)
    assert GAME.why_not(s, 0, "privilege:4").rule == "VIL-110"
