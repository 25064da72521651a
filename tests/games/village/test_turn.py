"""A turn: the cube, time, the well, who may be sent."""

import pytest

from sablier.games.village import GAME
from tests.games.village.given import action, ask, asked, can, cubes_on, do, given, has, held, home, turn

rule = pytest.mark.rule


@rule("VIL-033")
def test_one_cube_must_be_taken_and_there_is_no_pass():
    s = given(spaces={"harvest": "green green plague", "church": "pink"})
    turn(s)
    assert can(s) == ["cube harvest green", "cube harvest plague", "cube church pink"]
    do(s, "cube harvest green")
    assert cubes_on(s, "harvest") == {"green": 1, "plague": 1}
    assert GAME.why_not(s, 0, "cube:church:pink").rule == "VIL-036"


@rule("VIL-034", "VIL-010")
def test_influence_cubes_go_to_the_farm_without_limit():
    s = given(spaces={"harvest": "green"}, green=15)
    turn(s)
    do(s, "cube harvest green")
    assert held(s) == {"green": 16}


@rule("VIL-035")
def test_a_plague_cube_goes_back_and_costs_two_time():
    s = given(spaces={"family": "plague"}, time=3)
    turn(s)
    do(s, "cube family plague")
    assert (s.players[0].time, s.supply[4], held(s)) == (5, 6, {})


@rule("VIL-036")
def test_the_action_may_be_declined():
    s = given(spaces={"family": "pink", "church": "pink"})
    turn(s)
    do(s, "cube family pink")
    assert can(s) == ["birth", "pass"]
    do(s, "pass")
    assert (home(s), asked(s)) == ({"farm": "1 1 1 1"}, ("choose", 1))


@rule("VIL-037", "VIL-075")
def test_a_market_day_cannot_be_declined():
    s = given(spaces={"market": "pink", "church": "pink"}, stalls="C03")
    has(s, 1, horse=1, green=1)
    turn(s)
    do(s, "cube market pink")
    assert asked(s) == ("sell", 1), "the day is held although seat 0 has nothing to sell"


@rule("VIL-038")
def test_the_cube_just_taken_may_be_spent_in_the_action():
    s = given(spaces={"church": "brown"})
    turn(s)
    do(s, "cube church brown", "bless 1", "pay 1 brown")
    assert held(s) == {}
    assert home(s) == {"bag": "1", "farm": "1 1 1"}


@rule("VIL-039", "VIL-049", "VIL-055")
def test_t01_a_plague_cube_still_allows_the_action():
    s = given(spaces={"harvest": "plague", "church": "pink"}, farm="1", time=3)
    turn(s)
    do(s, "cube harvest plague", "harvest")
    assert (s.players[0].time, s.supply[4], held(s)) == (5, 6, {"grain": 2})


@rule("VIL-040", "VIL-041")
def test_t38_ten_time_bring_the_marker_round_and_one_death():
    s = given(spaces={"family": "plague plague plague plague plague plague"}, time=0)
    for spent in range(5):
        assert s.players[0].time == 2 * spent
        ask(s, ("turn_over", 0), ("choose", 0))
        do(s, "cube family plague", "pass")
    assert (s.players[0].time, s.players[0].due) == (0, 1)


@rule("VIL-042")
def test_crossing_the_bridge_costs_a_life():
    s = given(spaces={"family": "plague", "church": "pink"}, farm="1 2", time=8)
    turn(s)
    do(s, "cube family plague", "pass")
    assert (asked(s), can(s)) == (("die", 0), ["die 1 farm"])
    do(s, "die 1 farm")
    assert home(s) == {"farm": "2", "chronicle": "1"}


@rule("VIL-043")
def test_time_is_never_refused():
    s = given(farm="1", time=9)
    action(s, "church")
    do(s, "bless 1")
    assert (s.players[0].time, home(s)) == (2, {"bag": "1"}), "nothing else to pay with, so 3 time were taken"


@rule("VIL-044")
def test_members_are_sent_from_the_farm_only():
    s = given(smithy="1", city1="1", green=2, pink=5, wagon=1)
    action(s, "church")
    assert can(s) == ["pass"]
    action(s, "council")
    assert can(s) == ["pass"]
    assert GAME.why_not(s, 0, "level:1").key == "no.farm"
    action(s, "crafts")
    assert "train office" not in can(s)


@rule("VIL-045")
def test_any_generation_may_be_sent():
    s = given(farm="1 2 2 4")
    action(s, "crafts")
    do(s, "train office")
    assert can(s) == ["who 1", "who 2", "who 4"]
    do(s, "who 4", "pass")
    assert home(s) == {"farm": "1 2 2", "office": "4"}


@rule("VIL-046")
def test_a_craftsman_stays_where_he_is():
    s = given(farm="1 1", smithy="1")
    for _ in range(2):
        action(s, "crafts")
        do(s, "work smithy")
    assert home(s) == {"farm": "1 1", "smithy": "1"}


@rule("VIL-047")
def test_places_hold_any_number_of_figures_of_any_colour():
    s = given(farm="1", smithy="1 1", council1="2 2", scroll=1)
    has(s, 1, smithy="1 1 1", council1="2 2 3", city1="3")
    action(s, "crafts")
    assert "train smithy" in can(s)
    action(s, "council")
    assert "enter" in can(s)


@rule("VIL-112")
def test_t19_three_equal_cubes_at_the_well_buy_any_action():
    s = given(spaces={"harvest": "pink"}, green=3, brown=1)
    turn(s)
    do(s, "well", "action church", "bless 1", "pay 1 brown")
    assert (held(s), cubes_on(s, "harvest")) == ({}, {"pink": 1})
    assert s.supply == [18, 17, 18, 18, 6]
    assert home(s) == {"bag": "1", "farm": "1 1 1"}
    assert asked(s) == ("choose", 1)


@rule("VIL-112", "VIL-138")
def test_coins_stand_in_at_the_well_as_long_as_one_colour_is_meant():
    s = given(spaces={"harvest": "pink"}, green=2, brown=1, coin=3)
    turn(s)
    do(s, "well")
    assert can(s) == ["pay 2 green 1 coin", "pay 1 brown 2 coin", "pay 1 green 2 coin", "pay 3 coin"]
    do(s, "pay 1 green 2 coin")
    assert held(s) == {"brown": 1, "green": 1, "coin": 1}


@rule("VIL-112")
def test_different_colours_do_not_add_up_at_the_well():
    s = given(spaces={"harvest": "pink"}, green=2, brown=2, orange=1)
    turn(s)
    assert can(s) == ["cube harvest pink"]
    assert GAME.why_not(s, 0, "well").rule == "VIL-112"


@rule("VIL-113")
def test_the_well_needs_a_cube_left_on_a_space():
    s = given(spaces={"harvest": "pink"}, green=3)
    turn(s, 1)
    do(s, "cube harvest pink", "pass")
    assert asked(s) != ("choose", 0)
    assert s.round == 3


@rule("VIL-114")
def test_an_empty_space_is_reached_by_the_well_alone():
    s = given(spaces={"harvest": "pink"}, green=3)
    turn(s)
    assert "cube family green" not in can(s)
    assert GAME.why_not(s, 0, "space:family").rule == "VIL-114"
    do(s, "well", "action family", "birth")
    assert home(s) == {"farm": "1 1 1 1 2"}


@rule("VIL-115")
def test_plague_cubes_are_no_good_at_the_well():
    s = given(spaces={"harvest": "plague plague plague"}, coin=2)
    turn(s)
    assert can(s) == ["cube harvest plague"]


@rule("VIL-116")
def test_a_market_day_from_the_well_is_like_any_other():
    s = given(spaces={"harvest": "pink"}, green=3, horse=1, stalls="C03")
    turn(s)
    do(s, "well", "action market", "serve C03")
    assert (s.players[0].time, GAME.view(s, 0)["players"][0]["customer_points"]) == (0, 3), "the first sale is free"
