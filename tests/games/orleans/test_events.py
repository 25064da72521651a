"""Phase 6: the six events."""

import pytest

from sablier.games.orleans import GAME
from tests.games.orleans.given import act, ask, asked, chance, count, do, given, good, has, kind, legal, usable

rule = pytest.mark.rule


@rule("ORL-170")
def test_pilgrimage_bars_the_monastery():
    """X-28: it stays activated."""
    s = given(event="pilgrimage")
    p = has(s, 0, places={"monastery": "scholar trader"})
    assert not usable(s, 0, "monastery")
    s.event += 1
    assert usable(s, 0, "monastery")
    act(s, 0, "monastery")
    assert p.bag[kind("monk")] == 1


@rule("ORL-171", "ORL-133")
@pytest.mark.parametrize(("development", "coins"), [(0, 1), (9, 3), (30, 6)])
def test_income(development, coins):
    s = given(event="income")
    p = has(s, 0, development=development, coins=0)
    ask(s, "income", 0)
    assert p.coins == coins


@rule("ORL-172", "ORL-174")
def test_harvest_takes_food_of_ones_choice():
    s = given(event="harvest")
    p = has(s, 0, goods="grain wine wool", coins=9)
    ask(s, "harvest", 0)
    assert legal(s) == [("good", good("grain")), ("good", good("wine"))]
    wine = s.goods[good("wine")]
    do(s, ("good", good("wine")))
    assert (p.goods[good("wine")], s.goods[good("wine")], p.coins) == (0, wine + 1, 9)


@rule("ORL-173")
def test_harvest_without_food_costs_five_coins():
    s = given(event="harvest")
    p = has(s, 0, goods="wool brocade", coins=7)
    ask(s, "harvest", 0)
    assert not s.stack
    assert (p.coins, sum(p.goods)) == (2, 2)


@rule("ORL-173", "ORL-167")
def test_harvest_without_food_or_coins_is_torture():
    s = given(event="harvest")
    has(s, 0, coins=0)
    ask(s, "harvest", 0)
    assert s.stack[-1] == ("torture", 0, 5)


@rule("ORL-175")
@pytest.mark.parametrize(("goods", "due"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (7, 2)])
def test_taxes(goods, due):
    """X-14 among them."""
    s = given(event="taxes")
    p = has(s, 0, goods="grain " * goods, coins=5)
    ask(s, "taxes", 0)
    assert (p.coins, s.bank) == (5 - due, 205 + due)


@rule("ORL-175", "ORL-167")
def test_taxes_beyond_the_purse_are_torture():
    """X-13."""
    s = given(event="taxes")
    p = has(s, 0, goods="grain " * 7, coins=1)
    ask(s, "taxes", 0)
    assert p.coins == 0
    assert s.stack[-1] == ("torture", 0, 1)


@rule("ORL-176")
def test_trading_day():
    s = given(event="trading_day")
    p = has(s, 0, stations="tours orleans", coins=0)
    ask(s, "trading_day", 0)
    assert p.coins == 2


@rule("ORL-177", "ORL-179")
def test_plague_returns_a_follower_to_the_board():
    s = given(event="plague")
    p = has(s, 0, bag="monk knight", tracks={"knight": 2})
    ask(s, "plague", 0)
    assert chance(s)
    knights = s.supply[kind("knight")]
    do(s, ("follower", kind("knight")))
    assert (p.bag, p.tracks[kind("knight")]) == (count("monk"), 2)
    assert s.supply[kind("knight")] == knights + 1, "to be recruited again"


@rule("ORL-178", "ORL-183")
def test_plague_spares_starting_followers():
    s = given(event="plague")
    p = has(s, 0, bag="own_farmer monk")
    ask(s, "plague", 0)
    assert GAME.rules.weights(s) == [1, 1]
    do(s, ("follower", kind("own_farmer")))
    assert p.bag == count("own_farmer monk")


@rule("ORL-178")
@pytest.mark.parametrize("bag", ["own_farmer own_boatman own_craftsman own_trader", ""])
def test_plague_without_a_neutral_follower(bag):
    """X-18."""
    s = given(event="plague")
    p = has(s, 0, bag=bag)
    ask(s, "plague", 0)
    assert asked(s) is None
    assert p.bag == count(bag)


@rule("ORL-179")
def test_a_character_returned_can_be_recruited_again():
    s = given(event="plague")
    has(s, 0, bag="monk")
    has(s, 1, places={"monastery": "scholar trader"})
    s.supply[kind("monk")] = 0
    assert not usable(s, 1, "monastery")
    ask(s, "plague", 0)
    do(s, ("follower", kind("monk")))
    assert usable(s, 1, "monastery")
