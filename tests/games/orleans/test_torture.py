"""Torture: what is given for coins that are missing."""

import pytest

from sablier.games.orleans import GAME
from sablier.games.orleans.board import MAY_STEP_BACK, TECHNOLOGY
from tests.games.orleans.given import ask, asked, chance, count, do, given, good, has, kind, legal, place, slot, town

rule = pytest.mark.rule


def tortured(missing=1, coins=0, **things):
    s = given()
    has(s, 0, coins=coins, **things)
    ask(s, "debt", 0, missing)
    return s


@rule("ORL-158", "ORL-173")
def test_coins_are_paid_first():
    """X-15."""
    s = given(event="harvest")
    p = has(s, 0, coins=3)
    ask(s, "harvest", 0)
    assert (p.coins, s.bank) == (0, 205 + 3)
    assert s.stack[-1] == ("torture", 0, 2)
    do(s, ("stock",), ("stock",))
    assert not s.stack


@rule("ORL-159")
def test_a_station_built_or_not():
    s = tortured(2, stations="tours")
    do(s, ("station", town("tours")), ("stock",))
    p = s.players[0]
    assert (p.stations, p.stock, s.gone_stations) == (0, 8, 2)


@rule("ORL-160", "ORL-183")
def test_a_neutral_follower_at_random():
    s = tortured(bag="monk monk knight own_farmer")
    do(s, ("follower",))
    assert chance(s)
    assert (legal(s), GAME.rules.weights(s)) == ([("follower", kind("knight")), ("follower", kind("monk"))], [1, 2])
    supply = s.supply[:]
    do(s, ("follower", kind("monk")))
    assert s.players[0].bag == count("monk knight own_farmer")
    assert (s.supply, s.gone_supply[kind("monk")]) == (supply, 1), "out of the game"


@rule("ORL-160", "ORL-183")
def test_starting_followers_are_never_given():
    assert ("follower",) not in legal(tortured(bag="own_farmer own_boatman"))


@rule("ORL-161")
def test_a_development_point():
    """X-17."""
    s = tortured(development=6)
    do(s, ("point",))
    assert s.players[0].development == 5


@rule("ORL-161")
def test_never_onto_or_behind_a_coin_space():
    """X-16 among them."""
    assert [space for space, may in enumerate(MAY_STEP_BACK) if not may] == [0, 7, 8, 12, 13, 25, 26]
    assert ("point",) not in legal(tortured(development=8))


@rule("ORL-161")
def test_the_status_falls_with_the_marker():
    s = tortured(development=9)
    do(s, ("point",))
    assert GAME.view(s, 0)["players"][0]["status"] == 2


@rule("ORL-162")
def test_a_good():
    s = tortured(goods="wool grain")
    supply = s.goods[:]
    do(s, ("good", good("wool")))
    assert sum(s.players[0].goods) == 1
    assert (s.goods, s.gone_goods[good("wool")]) == (supply, 1)


@rule("ORL-163")
def test_a_place_tile():
    s = tortured(tiles="winery", places={"winery": "farmer technology"})
    p = s.players[0]
    do(s, ("tile", place("winery")))
    assert not p.places >> place("winery") & 1
    assert not p.free >> slot("winery") & 1
    assert p.bag == count("farmer"), "who stood there goes home"
    assert (s.gone_tiles, s.gone_technology) == (1 << place("winery"), 1)


@rule("ORL-163")
def test_every_place_tile_and_no_place_of_the_board():
    moves = legal(tortured(tiles="hayrick gunpowder_tower"))
    assert [move[1] for move in moves if move[0] == "tile"] == [place("hayrick"), place("gunpowder_tower")]


@rule("ORL-163")
def test_a_lost_tower_sends_its_followers_home():
    s = tortured(tiles="gunpowder_tower", tower="monk own_farmer")
    do(s, ("tile", place("gunpowder_tower")))
    assert (s.players[0].tower, s.players[0].bag) == ((), count("monk own_farmer"))


@rule("ORL-163")
def test_another_lost_tile_leaves_the_tower_alone():
    s = tortured(tiles="gunpowder_tower hayrick", tower="monk", places={"hayrick": "farmer"})
    do(s, ("tile", place("hayrick")))
    assert (s.players[0].tower, s.players[0].bag) == ((kind("monk"),), count("farmer"))


@rule("ORL-164")
def test_a_technology_tile_laid_or_not():
    s = tortured(2, technology=1, places={"village": "technology - -"})
    do(s, ("technology",), ("technology", slot("village")))
    p = s.players[0]
    assert (p.technology, p.slots.count(TECHNOLOGY), s.gone_technology) == (0, 0, 2)
    assert p.free >> slot("village") & 1


@rule("ORL-165")
def test_items_are_combined_freely():
    """X-02."""
    s = tortured(5, bag="monk", development=6)
    do(s, ("follower",), ("follower", kind("monk")), ("stock",), ("stock",), ("point",), ("point",))
    assert not s.stack
    p = s.players[0]
    assert (p.stock, p.development, sum(p.bag)) == (8, 4, 0)


@rule("ORL-166")
def test_everything_lost_leaves_the_game():
    s = tortured(4, goods="wine", tiles="winery", technology=1)
    tiles, technology, supply = s.tiles, s.technology, s.goods[:]
    do(s, ("good", good("wine")), ("tile", place("winery")), ("technology",), ("stock",))
    assert (s.tiles, s.technology, s.goods) == (tiles, technology, supply)
    assert (s.gone_goods[good("wine")], s.gone_technology, s.gone_stations) == (1, 1, 1)


@rule("ORL-166")
def test_points_can_be_regained_but_not_their_citizen():
    from sablier.games.orleans.goods import advance

    s = given()
    p = has(s, 0, development=2)
    advance(s, 0, 1)
    ask(s, "debt", 0, 1)
    do(s, ("point",))
    advance(s, 0, 1)
    assert (p.development, p.citizens.bit_count()) == (3, 1)


def test_whoever_has_nothing_left_is_let_off():
    s = tortured(3, stock=1)
    do(s, ("stock",))
    assert not s.stack
    assert asked(tortured(3, stock=0)) is None
