"""Travel."""

import pytest

from sablier.games.village import GAME
from tests.games.village.given import action, asked, bury, can, do, given, held, home, lines

rule = pytest.mark.rule


@rule("VIL-091", "VIL-093")
def test_the_first_traveller_goes_to_one_of_two_start_cities():
    s = given(farm="1", wagon=1, brown=2, pink=2, orange=9)
    action(s, "travel")
    assert can(s) == ["ride 1 farm T1", "ride 1 farm T2", "pass"]
    do(s, "ride 1 farm T1")
    assert (s.players[0].time, held(s), home(s)) == (2, {"pink": 2, "orange": 9}, {"city1": "1"})


@rule("VIL-093")
def test_the_other_gate_takes_two_pink_cubes():
    s = given(farm="1", wagon=1, pink=2)
    action(s, "travel")
    do(s, "ride 1 farm T2")
    assert held(s) == {}
    assert home(s) == {"city2": "1"}


@rule("VIL-092")
def test_every_road_costs_time_a_wagon_and_two_or_three_cubes():
    for road in GAME.view(given(), 0)["board"]["roads"]:
        assert (road["time"], road["wagon"], sum(road["cubes"].values()) in (2, 3)) == (2, 1, True)


@rule("VIL-092")
def test_no_wagon_no_journey():
    s = given(farm="1", pink=2, coin=3)
    action(s, "travel")
    assert can(s) == ["pass"]
    assert GAME.why_not(s, 0, "city:2").key == "no.wagon"


@rule("VIL-092", "VIL-138")
def test_coins_stand_in_for_the_cubes_of_a_road():
    s = given(farm="1", wagon=1, pink=1, coin=1)
    action(s, "travel")
    assert can(s) == ["ride 1 farm T2", "pass"]
    do(s, "ride 1 farm T2")
    assert held(s) == {}
    assert GAME.why_not(given_travel(), 0, "city:1").key == "no.toll"


def given_travel():
    s = given(farm="1", wagon=1, pink=2)
    action(s, "travel")
    return s


@rule("VIL-094")
def test_with_a_traveller_one_may_move_him_or_send_another():
    s = given(farm="2", city1="1", wagon=1, brown=2, pink=3, orange=2)
    action(s, "travel")
    assert sorted(can(s)) == sorted(["ride 1 city1 T2", "ride 1 city1 T3", "ride 2 farm T1", "ride 2 farm T2", "pass"])
    assert GAME.why_not(s, 0, "city:6").rule == "VIL-094"


@rule("VIL-095")
def test_one_action_is_one_road():
    s = given(city1="1", wagon=3, pink=5, orange=5)
    action(s, "travel")
    do(s, "ride 1 city1 T3")
    assert (asked(s), home(s)) == (None, {"city3": "1"})


@rule("VIL-096", "VIL-098")
@pytest.mark.parametrize(("start", "road", "reward"), [
    ("farm", "T1", {"points": 3}), ("city1", "T3", {"coin": 1}), ("city4", "T5", {"coin": 1}),
    ("farm", "T2", {"points": 3})])
def test_a_new_city_takes_a_marker_and_gives_its_reward(start, road, reward):
    s = given(wagon=1, brown=3, pink=2, **{start: "1"})
    action(s, "travel")
    do(s, f"ride 1 {start} {road}")
    assert s.players[0].points == reward.get("points", 0)
    assert held(s).get("coin", 0) == reward.get("coin", 0)
    assert GAME.view(s, 0)["players"][0]["cities"] == [int(road[1])]


@rule("VIL-098")
def test_some_cities_give_two_cubes_of_choice():
    s = given(city2="1", wagon=1, brown=2)
    action(s, "travel")
    do(s, "ride 1 city2 T4", "take green", "take orange")
    assert held(s) == {"orange": 1, "green": 1}
    assert s.supply == [18, 18, 17, 17, 6]


@rule("VIL-097")
def test_a_city_visited_before_gives_nothing_but_costs_as_much():
    s = given(farm="1", wagon=1, pink=2, cities="2")
    action(s, "travel")
    do(s, "ride 1 farm T2")
    assert (s.players[0].points, held(s), s.players[0].time) == (0, {}, 2)
    assert GAME.view(s, 0)["players"][0]["cities"] == [2]


@rule("VIL-099")
def test_roads_lead_both_ways():
    s = given(city3="1", wagon=1, pink=2)
    action(s, "travel")
    assert "ride 1 city3 T1" in can(s)


@rule("VIL-100")
def test_nobody_rides_back_to_the_village():
    s = given(city1="1", wagon=1, brown=9)
    action(s, "travel")
    assert can(s) == ["pass"]
    action(s, "family")
    assert "recall 1 city1" in can(s)


@rule("VIL-101")
def test_markers_count_even_when_the_traveller_is_dead():
    s = given(farm="2", cities="1 3")
    bury(s, 0, 1, "travel")
    assert lines(s) == {"travel": 3}
