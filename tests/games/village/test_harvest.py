"""The grain harvest."""

import pytest

from sablier.games.village import GAME
from tests.games.village.given import action, asked, can, do, given, held, home, turn

rule = pytest.mark.rule


@rule("VIL-048")
def test_t15_nobody_on_the_farm_nothing_to_harvest():
    s = given(smithy="1", spaces={"harvest": "green", "church": "pink"})
    turn(s)
    do(s, "cube harvest green")
    assert (asked(s), held(s)) == (("choose", 1), {"green": 1}), "the cube may still be taken"


@rule("VIL-048")
def test_the_well_does_not_offer_a_harvest_without_a_member():
    s = given(smithy="1", green=3, spaces={"market": "pink"})
    turn(s)
    do(s, "well")
    assert "action harvest" not in can(s)
    assert GAME.why_not(s, 0, "space:harvest").rule == "VIL-048"


@rule("VIL-049", "VIL-050", "VIL-051", "VIL-052")
@pytest.mark.parametrize(("goods", "grain"), [
    ({}, 2), ({"horse": 1}, 2), ({"plow": 1}, 2), ({"ox": 1}, 2), ({"horse": 1, "plow": 1}, 3),
    ({"ox": 1, "plow": 1}, 4), ({"horse": 1, "ox": 1, "plow": 1}, 4), ({"ox": 2, "plow": 2, "horse": 2}, 4)])
def test_the_yield_depends_on_plow_and_animal(goods, grain):
    s = given(farm="1 1 2", **goods)
    action(s, "harvest")
    do(s, "harvest")
    assert held(s)["grain"] == grain


@rule("VIL-053")
def test_neither_goods_nor_members_are_used_up():
    s = given(ox=1, plow=1)
    action(s, "harvest")
    do(s, "harvest")
    assert held(s) == {"ox": 1, "plow": 1, "grain": 4}
    assert home(s) == {"farm": "1 1 1 1"}


@rule("VIL-054", "VIL-010")
def test_t13_grain_above_five_is_lost():
    s = given(farm="1", horse=1, plow=1, grain=3)
    action(s, "harvest")
    assert GAME.label(s, ("harvest",), "en") == "Harvest 2 grain"
    do(s, "harvest")
    assert held(s)["grain"] == 5


@rule("VIL-055")
def test_the_harvest_costs_no_time():
    s = given(time=9)
    action(s, "harvest")
    do(s, "harvest")
    assert (s.players[0].time, asked(s)) == (9, None)
