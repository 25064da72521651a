"""The church action and the mass."""

import pytest

from sablier.games.village import GAME
from sablier.kernel.rules import CHANCE, TABLE
from tests.games.village.given import action, ask, asked, can, do, given, has, held, home, turn

rule = pytest.mark.rule


def mass(s):
    ask(s, ("mass", TABLE))


@rule("VIL-111")
def test_a_member_goes_into_the_bag_for_a_brown_cube_a_coin_or_time():
    s = given(farm="1 2", brown=1, coin=1)
    action(s, "church")
    do(s, "bless 2")
    assert can(s) == ["pay 1 brown", "pay 3 time", "pay 1 coin"]
    do(s, "pay 3 time")
    assert (s.players[0].time, home(s), held(s)) == (3, {"farm": "1", "bag": "2"}, {"brown": 1, "coin": 1})


@rule("VIL-117")
def test_the_last_cube_still_brings_its_action_and_its_death():
    s = given(spaces={"church": "plague"}, farm="1 1", time=8)
    turn(s)
    do(s, "cube church plague", "bless 1")
    assert asked(s) == ("die", 0)
    do(s, "die 1 farm")
    assert asked(s) == ("draw", CHANCE)


@rule("VIL-118", "VIL-156")
def test_a_mass_is_held_at_the_end_of_the_match_too():
    s = given(bag="1", spaces={"harvest": "green"})
    s.ender = 1
    has(s, 1, farm="2")
    ask(s, ("turn_over", 1))
    do(s, "cube harvest green")
    assert asked(s) == ("draw", CHANCE)
    do(s, "figure 0 1", "majority 1")
    assert asked(s) is None
    assert home(s) == {"church1": "1"}


@rule("VIL-119", "VIL-122")
def test_four_figures_leave_the_bag_at_random():
    s = given(bag="1 1 2")
    mass(s)
    assert can(s) == ["monk", "figure 0 1", "figure 0 2"]
    assert GAME.rules.weights(s) == [4, 2, 1]
    do(s, "monk", "figure 0 1", "monk", "monk")
    assert can(s) == ["majority 1"], "four are out"
    assert home(s) == {"bag": "1 2", "church1": "1"}


@rule("VIL-120", "VIL-121")
def test_from_the_first_player_on_each_may_pay_a_coin_for_an_own_member():
    s = given(seats=3, bag="1 2", coin=2)
    has(s, 1, bag="3", coin=1)
    s.first = 1
    mass(s)
    assert (asked(s), can(s)) == (("redeem", 1), ["redeem 3", "done"])
    do(s, "done")
    assert asked(s) == ("redeem", 0)
    do(s, "redeem 2", "redeem 1")
    assert (held(s), home(s)) == ({}, {"church1": "1 2"})
    assert asked(s) == ("draw", CHANCE), "two more are drawn"


@rule("VIL-120")
def test_no_more_than_four_can_be_bought_out():
    s = given(bag="1 1 2 2", coin=4)
    has(s, 1, bag="1", coin=1)
    mass(s)
    do(s, "redeem 1", "redeem 1", "redeem 2", "redeem 2")
    assert can(s) == ["majority 1"], "seat 1 has no chance any more"
    assert home(s, 1) == {"bag": "1"}


@rule("VIL-123", "VIL-004")
def test_monks_go_back_and_members_to_the_rightmost_window():
    s = given(bag="1")
    mass(s)
    do(s, "monk", "monk")
    assert (s.monks, GAME.rules.weights(s)) == (2, [2, 1])
    do(s, "figure 0 1")
    assert (s.monks, home(s)) == (4, {"church1": "1"})


@rule("VIL-124")
def test_who_is_not_drawn_stays_for_a_later_mass():
    s = given(bag="1")
    mass(s)
    do(s, "monk", "monk", "monk", "monk")
    assert home(s) == {"bag": "1"}


@rule("VIL-125", "VIL-127")
def test_members_move_left_for_grain_as_far_as_it_goes():
    s = given(church1="1", church2="2", church3="3", grain=5)
    mass(s)
    assert can(s) == ["step 1 church1", "step 2 church2", "step 3 church3", "done"]
    do(s, "step 1 church1", "step 1 church2")
    assert (held(s), home(s)) == ({"grain": 2}, {"church3": "1 3", "church2": "2"})
    do(s, "step 2 church2", "majority 1")
    assert held(s) == {}


@rule("VIL-127")
def test_the_last_step_costs_four_grain():
    s = given(church3="1", grain=4)
    mass(s)
    do(s, "step 1 church3", "majority 1")
    assert (held(s), home(s)) == ({}, {"church4": "1"})


@rule("VIL-126")
def test_members_move_even_if_only_monks_were_drawn():
    s = given(bag="1", church1="2", grain=1)
    mass(s)
    do(s, "monk", "monk", "monk", "monk")
    assert asked(s) == ("step", 0)


@rule("VIL-128")
def test_most_members_in_the_church_score_two():
    s = given(church1="1 1")
    has(s, 1, church4="1")
    mass(s)
    do(s, "majority 1")
    assert [p.points for p in s.players] == [2, 0]


@rule("VIL-129")
def test_a_tie_goes_to_the_member_furthest_left():
    s = given(church1="1", church2="1")
    has(s, 1, church1="1", church3="1")
    mass(s)
    do(s, "majority 2")
    assert [p.points for p in s.players] == [0, 2]


@rule("VIL-130")
def test_who_is_still_tied_scores_too():
    s = given(seats=3, church1="1", church3="1")
    has(s, 1, church2="1", church3="1")
    has(s, 2, church4="1")
    mass(s)
    do(s, "majority 3")
    assert [p.points for p in s.players] == [2, 2, 0]


@rule("VIL-131")
def test_members_in_the_bag_do_not_count():
    s = given(church1="1")
    has(s, 1, bag="1 1")
    mass(s)
    do(s, "monk", "monk", "monk", "monk", "majority 1")
    assert [p.points for p in s.players] == [2, 0]


@rule("VIL-132")
def test_nobody_in_the_church_nobody_scores():
    s = given()
    mass(s)
    assert asked(s) is None
    assert [p.points for p in s.players] == [0, 0]


def three_at_mass():
    """The worked example of the rulebook: J is seat 0 and First Player, A seat 1, P seat 2."""
    s = given(seats=3, church2="1", bag="2", coin=1, grain=3)
    has(s, 1, bag="1", coin=1)
    has(s, 2, church3="2", bag="1", coin=1, grain=4)
    mass(s)
    return s


@rule("VIL-120", "VIL-122", "VIL-123")
def test_t09_who_pays_who_is_drawn():
    s = three_at_mass()
    do(s, "redeem 2", "done", "redeem 1", "monk", "figure 1 1")
    assert s.monks == 4
    assert [home(s, seat) for seat in range(3)] == [{"church2": "1", "church1": "2"}, {"church1": "1"},
                                                    {"church1": "1", "church3": "2"}]


@rule("VIL-125", "VIL-129")
def test_t10_t11_who_moves_and_who_scores():
    s = three_at_mass()
    do(s, "redeem 2", "done", "redeem 1", "monk", "figure 1 1")
    do(s, "step 1 church2", "step 2 church1")
    assert held(s) == {}
    assert asked(s) == ("step", 2), "A has no grain"
    do(s, "step 2 church3", "majority 4")
    assert (held(s, 2), [p.points for p in s.players]) == ({}, [0, 0, 2])
