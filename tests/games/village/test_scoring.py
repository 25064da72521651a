"""Coins and final scoring."""

import pytest

from sablier.games.village import GAME
from tests.games.village.given import action, bury, can, do, given, has, held, lines

rule = pytest.mark.rule
NAMES = ["Anna", "Ben", "Clara"]


@rule("VIL-136")
def test_coins_come_from_the_mill_and_from_travelling():
    s = given(city1="1", wagon=1, pink=2, grain=2)
    action(s, "travel")
    do(s, "ride 1 city1 T3")
    assert held(s)["coin"] == 1
    action(s, "crafts")
    do(s, "buy mill")
    assert held(s) == {"coin": 3}


@rule("VIL-228")
def test_coins_never_run_out():
    s = given(coin=15, grain=2)
    action(s, "crafts")
    do(s, "buy mill")
    assert held(s) == {"coin": 17}


@rule("VIL-137")
def test_a_coin_is_no_grain_and_no_good():
    s = given(coin=5, stalls="C06 C03")
    action(s, "market")
    assert not s.stack
    action(s, "crafts")
    assert "buy stables" not in can(s)


@rule("VIL-138")
def test_coins_may_stand_for_any_colour_in_any_mix():
    s = given(farm="1", orange=1, pink=1, coin=2)
    action(s, "crafts")
    do(s, "buy smithy")
    assert can(s) == ["pay 1 orange 1 pink 1 coin", "pay 1 orange 2 coin", "pay 1 pink 2 coin"]


@rule("VIL-139", "VIL-162")
def test_unspent_coins_score_one_each():
    assert lines(given(coin=4)) == {"coins": 4}


@rule("VIL-157")
@pytest.mark.parametrize(("cities", "points"), [
    ("", 0), ("1", 1), ("1 4", 3), ("1 2 3", 6), ("1 2 3 4", 10), ("2 3 4 5 6", 14), ("1 2 3 4 5 6", 18)])
def test_t32_cities_visited(cities, points):
    assert dict(GAME.score(given(cities=cities))[0])["travel"] == points


@rule("VIL-158")
@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 2), (3, 4), (4, 6)])
def test_council_members_score_by_level(level, points):
    assert dict(GAME.score(given(**{f"council{level}": "1 2"}))[0])["council"] == 2 * points


@rule("VIL-159")
@pytest.mark.parametrize(("window", "points"), [(1, 2), (2, 3), (3, 4), (4, 6)])
def test_church_members_score_by_window(window, points):
    s = given(**{f"church{window}": "1 2"}, bag="3 3")
    assert lines(s) == {"church": 2 * points}, "the bag is worth nothing"


@rule("VIL-160")
@pytest.mark.parametrize(("entries", "points"), [(0, 0), (1, 0), (2, 0), (3, 4), (4, 7), (5, 12), (6, 12)])
def test_t33_entries_in_the_chronicle(entries, points):
    s = given(seats=4, farm="4")
    for i in range(entries):
        bury(s, 0, (1, 1, 1, 2, 2, 2)[i], ("crafts", "church", "farm")[i % 3])
    bury(s, 0, 3, "graves")
    assert dict(GAME.score(s)[0])["chronicle"] == points


@rule("VIL-161")
def test_customers_score_what_their_tiles_say():
    s = given(customers="C17 C11 C12")
    assert lines(s) == {"customers": 16}


@rule("VIL-157", "VIL-158", "VIL-159", "VIL-160", "VIL-161", "VIL-162")
def test_t12_the_worked_example():
    s = given(seats=4, cities="1 2 5", council2="2", church1="3", church3="3", customers="C17 C11 C12", coin=2)
    for where in ("crafts", "travel", "church", "farm"):
        bury(s, 0, 1, where)
    assert lines(s) == {"travel": 6, "council": 2, "church": 6, "chronicle": 7, "customers": 16, "coins": 2}
    assert GAME.total(s)[0] == 39


@rule("VIL-163")
def test_most_points_win():
    s = given(seats=3, points=10)
    has(s, 1, points=12)
    has(s, 2, points=11)
    assert GAME.ranks(s) == [3, 1, 2]
    assert GAME.decided(s, NAMES, "en") == ""


@rule("VIL-163")
def test_only_those_still_level_are_compared():
    s = given(seats=3, customers="C01", farm="1 1")
    has(s, 1, customers="C02", farm="1")
    has(s, 2, farm="1 1 1")
    most = max(GAME.total(s))
    for seat, total in enumerate(GAME.total(s)):
        has(s, seat, points=most - total)
    assert GAME.ranks(s) == [1, 2, 3]
    assert "(Anna 2, Ben 1)" in GAME.decided(s, NAMES, "en")


@rule("VIL-163")
def test_t34_a_tie_goes_to_whoever_served_more_customers():
    s = given(customers="C01 C02 C03 C04", points=3)
    has(s, 1, customers="C08 C11 C12")
    assert GAME.total(s) == [15, 15]
    assert GAME.ranks(s) == [1, 2]
    assert GAME.decided(s, NAMES, "en") == "Equal on points: more customers served decide (Anna 4, Ben 3)."


@rule("VIL-163")
def test_then_to_whoever_has_more_living_members():
    s = given(farm="1 1", bag="2", council1="2")
    has(s, 1, farm="1 1 1")
    assert GAME.ranks(s) == [1, 2], "the bag counts as living"
    assert "(Anna 4, Ben 3)" in GAME.decided(s, NAMES, "fr")
    has(s, 1, farm="1 1 1 2")
    assert GAME.ranks(s) == [1, 1], "a tie that remains is shared"
    assert GAME.decided(s, NAMES, "en").endswith("Anna and Ben share the victory.")
