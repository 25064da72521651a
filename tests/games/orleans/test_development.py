"""The development track."""

import pytest

from sablier.games.orleans.board import LAST, SPACE_CITIZENS, STATUS
from sablier.games.orleans.goods import advance, status
from tests.games.orleans.given import act, given, has

rule = pytest.mark.rule


@rule("ORL-129")
def test_a_point_is_a_space():
    s = given()
    advance(s, 0, 2)
    assert s.players[0].development == 2


@rule("ORL-130")
@pytest.mark.parametrize(("start", "points", "coins"), [
    (6, 1, 3), (6, 3, 3), (11, 2, 4), (24, 1, 5), (6, 6, 7), (7, 4, 0), (0, 6, 0),
])
def test_coins_when_landing_on_or_passing(start, points, coins):
    """X-11 among them."""
    s = given()
    p = has(s, 0, development=start, coins=0)
    advance(s, 0, points)
    assert p.coins == coins


@rule("ORL-130")
def test_coins_are_for_everybody():
    s = given()
    for seat in (0, 1):
        has(s, seat, development=6, coins=0)
        advance(s, seat, 1)
    assert [p.coins for p in s.players] == [3, 3]


@rule("ORL-131")
@pytest.mark.parametrize("space", [3, 18, 28])
def test_citizens_are_for_the_first(space):
    s = given()
    for seat in (0, 1):
        has(s, seat, development=space - 1)
        advance(s, seat, 2)
    assert [p.citizens for p in s.players] == [1 << SPACE_CITIZENS[space], 0]


@rule("ORL-132")
def test_status_by_space():
    assert [STATUS[space] for space in (0, 3, 4, 8, 9, 14, 15, 21, 22, 29, 30)] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]


@rule("ORL-134")
def test_surplus_points_are_lost():
    """X-12."""
    s = given()
    p = has(s, 0, places={"university": "farmer craftsman trader"}, tracks={"scholar": 4}, development=29)
    act(s, 0, "university")
    assert (p.development, status(p)) == (LAST, 6)


@rule("ORL-131", "ORL-132")
def test_first_scholar():
    """X-09."""
    s = given()
    p = has(s, 0, places={"university": "farmer craftsman trader"}, development=2)
    act(s, 0, "university")
    assert (p.development, p.citizens.bit_count(), status(p)) == (4, 1, 2)


@rule("ORL-130", "ORL-132")
def test_second_scholar():
    """X-10."""
    s = given()
    p = has(s, 0, places={"university": "farmer craftsman trader"}, tracks={"scholar": 1}, development=6, coins=0)
    act(s, 0, "university")
    assert (p.development, p.coins, status(p)) == (9, 3, 3)
