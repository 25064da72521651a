"""Technology tiles: when they are laid, where they may lie, what they replace."""

import pytest

from sablier.games.orleans.board import EMPTY, PLACES, SLOT_PLACE, TECHNOLOGY
from sablier.kernel.rules import TABLE
from tests.games.orleans.given import (
    act,
    ask,
    asked,
    character,
    count,
    do,
    given,
    has,
    kind,
    legal,
    place,
    slot,
    usable,
    use,
)

rule = pytest.mark.rule


def spaces(s):
    """Where the tile may go."""
    return {move[1] for move in legal(s) if move[0] == "install"}


def placing(**things):
    s = given()
    has(s, 0, technology=1, **things)
    s.technology -= 1
    ask(s, "workshop", 0)
    return s


@rule("ORL-114")
def test_tiles_are_laid_at_the_end_of_the_action_phase():
    s = given()
    has(s, 0, places={"village": "farmer boatman craftsman"})
    has(s, 1, places={"scriptorium": "knight scholar"})
    ask(s, "actions", TABLE)
    do(s, ("card", place("village")), ("recruit", character("craftsman")))
    assert s.stack[-1][:2] == ("act", 1)
    do(s, ("card", place("scriptorium")), ("pass",), ("pass",))
    assert s.stack[-1][:2] == ("install", 0), "everybody has passed"


@rule("ORL-114")
def test_a_tile_may_be_kept_for_later():
    s = placing()
    do(s, ("done",))
    assert s.players[0].technology == 1
    assert not s.stack


@rule("ORL-115", "ORL-116")
def test_a_tile_stands_in_for_good():
    s = placing()
    do(s, ("install", slot("castle")))
    p = has(s, 0, places={"castle": "- boatman trader"})
    for _ in range(2):
        act(s, 0, "castle")
        assert p.slots[slot("castle")] == TECHNOLOGY
        has(s, 0, places={"castle": "- boatman trader"})
    assert usable(s, 0, "castle")


@rule("ORL-117")
def test_the_first_tile_replaces_a_farmer():
    """X-20: so not at the farmhouse."""
    s = placing(tiles="cheese_factory winery hayrick")
    keys = {PLACES[SLOT_PLACE[i]] for i in spaces(s)}
    assert keys == {"village", "university", "castle", "ship", "wagon", "guildhall", "cheese_factory", "winery"}
    assert spaces(s) == {slot(key) for key in keys}


@rule("ORL-118")
def test_later_tiles_replace_anybody_but_a_monk():
    s = placing(installed=1, tiles="cellar library")
    assert spaces(s) >= {slot("farmhouse"), slot("farmhouse", 1), slot("village", 1), slot("monastery"),
                         slot("ship", 2), slot("library", 1), slot("cellar", 1)}


@rule("ORL-119", "ORL-064")
def test_no_tile_replaces_a_monk():
    s = placing(installed=1, tiles="cellar sacristy brewery")
    assert not spaces(s) & {slot("cellar", 0), slot("sacristy"), slot("brewery")}


@rule("ORL-120")
def test_one_tile_a_place():
    """X-22."""
    s = placing(installed=1, places={"village": "technology - -"})
    assert not spaces(s) & {slot("village", i) for i in range(3)}


@rule("ORL-121")
@pytest.mark.parametrize("installed", [0, 1])
def test_no_tile_on_a_place_with_a_single_space(installed):
    """X-21."""
    s = placing(installed=installed, tiles="hayrick shipping_line pharmacy bathhouse")
    assert not spaces(s) & {slot(key) for key in ("hayrick", "shipping_line", "pharmacy", "bathhouse")}


@rule("ORL-121")
def test_no_tile_in_the_town_hall():
    s = placing(installed=1)
    assert not spaces(s) & {slot("townhall"), slot("townhall", 1)}


@rule("ORL-122")
def test_a_laid_tile_is_never_moved():
    s = given()
    p = has(s, 0, places={"village": "technology boatman craftsman"})
    ask(s, "muster", 0)
    assert ("fetch", slot("village")) not in legal(s)
    do(s, ("done",))
    ask(s, "workshop", 0)
    assert not s.stack
    assert p.slots[slot("village")] == TECHNOLOGY


@rule("ORL-123")
def test_without_tiles_neither_craftsman_nor_laboratory():
    s = given()
    has(s, 0, tiles="laboratory", places={"village": "farmer boatman craftsman", "laboratory": "craftsman scholar"})
    s.technology = 0
    assert not usable(s, 0, "laboratory")
    do(s, use(s, 0, "village"))
    assert ("recruit", character("craftsman")) not in legal(s)


@rule("ORL-115")
@pytest.mark.parametrize(("market", "home"), [("monk", "market"), ("monk " * 8, "bag")])
def test_a_follower_makes_way(market, home):
    s = placing(market=market, places={"village": "own_farmer - -"})
    p = s.players[0]
    do(s, ("install", slot("village")))
    assert p.slots[slot("village")] == TECHNOLOGY
    assert getattr(p, home)[kind("own_farmer")] == 1


@rule("ORL-156")
def test_laboratory_brings_a_tile():
    s = given()
    p = has(s, 0, tiles="laboratory", places={"laboratory": "craftsman scholar"})
    act(s, 0, "laboratory")
    assert (p.technology, s.technology) == (1, 15)
    assert p.bag == count("craftsman scholar")
    ask(s, "workshop", 0)
    assert asked(s) == "install"
    assert slot("farmhouse") not in spaces(s), "the usual rules"


@rule("ORL-157")
def test_a_tile_may_lie_on_the_laboratory():
    s = placing(installed=1, tiles="laboratory")
    do(s, ("install", slot("laboratory", 1)))
    assert s.players[0].slots[slot("laboratory", 1)] == TECHNOLOGY
    assert s.players[0].slots[slot("laboratory", 0)] == EMPTY


@rule("ORL-114", "ORL-117")
def test_whose_tile_fits_nowhere_is_not_asked():
    filled = ("village", "university", "castle", "ship", "wagon", "guildhall")
    assert asked(placing(places=dict.fromkeys(filled, "technology - -"))) is None, "no farmer is left to replace"


def test_two_tiles_are_laid_one_after_the_other():
    s = given()
    has(s, 0, technology=2)
    ask(s, "workshop", 0)
    do(s, ("install", slot("village")), ("install", slot("farmhouse", 1)))
    assert s.players[0].technology == 0
    assert not s.stack
