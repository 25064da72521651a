"""Market days."""

import pytest

from sablier.games.village import GAME
from sablier.games.village.board import CUSTOMERS, FREE
from tests.games.village.given import action, asked, can, do, given, has, held, home, luck, turn

rule = pytest.mark.rule


def served(s, seat=0):
    return [customer["key"] for customer in GAME.view(s, 0)["players"][seat]["customers"]]


def stalls(s):
    return ["-" if tile == FREE else CUSTOMERS[tile] for tile in s.stalls]


@rule("VIL-075")
def test_everybody_takes_part_in_a_market_day():
    s = given(seats=3, stalls="C03 C04 C05", horse=1)
    has(s, 1, ox=1, green=1)
    has(s, 2, plow=1, green=1)
    action(s, "market")
    do(s, "serve C03", "serve C04", "serve C05")
    assert [served(s, seat) for seat in range(3)] == [["C03"], ["C04"], ["C05"]]


@rule("VIL-076")
def test_the_queue_cannot_be_served():
    s = given(stalls="C04", queue="C03", horse=1, ox=1)
    action(s, "market")
    assert can(s) == ["serve C04", "pass"]
    assert GAME.why_not(s, 0, "customer:C03").rule == "VIL-076"


@rule("VIL-077")
def test_the_active_player_serves_first_and_pays_only_the_goods():
    s = given(stalls="C19", horse=1, grain=3, green=1)
    has(s, 1, horse=1, grain=3, green=1)
    action(s, "market")
    assert asked(s) == ("sell", 0)
    do(s, "serve C19")
    assert (held(s), s.players[0].time) == ({"grain": 1, "green": 1}, 0)


@rule("VIL-078", "VIL-161")
def test_a_served_customer_counts_at_the_end():
    s = given(stalls="C23", scroll=1, ox=1, plow=1)
    action(s, "market")
    do(s, "serve C23")
    assert served(s) == ["C23"]
    assert dict(GAME.score(s)[0])["customers"] == 8
    assert s.players[0].points == 0, "not on the track yet"


@rule("VIL-079")
def test_the_others_pay_a_green_cube_and_time_besides():
    s = given(seats=3, stalls="C03 C04 C05")
    has(s, 1, ox=1, green=2)
    has(s, 2, horse=1)
    action(s, "market")
    assert asked(s) == ("sell", 1), "seat 0 has nothing to sell"
    do(s, "serve C04")
    assert (held(s, 1), s.players[1].time, s.supply[3]) == ({"green": 1}, 1, 17)
    assert asked(s) is None, "seat 2 has a horse but neither a green cube nor a coin"


@rule("VIL-080", "VIL-089")
def test_t17_the_second_sale_of_the_active_player_costs_as_much():
    s = given(stalls="C03 C04", horse=1, ox=1, coin=1)
    action(s, "market")
    do(s, "serve C03")
    assert held(s) == {"ox": 1, "coin": 1}
    do(s, "serve C04")
    assert (held(s), s.players[0].time) == ({}, 1)


@rule("VIL-080")
def test_without_a_green_cube_or_coin_there_is_no_second_sale():
    s = given(stalls="C03 C04", horse=1, ox=1)
    action(s, "market")
    do(s, "serve C03")
    assert asked(s) is None


@rule("VIL-081")
def test_who_passes_is_out_for_the_day():
    s = given(stalls="C03 C04 C05", horse=1, ox=1, green=2)
    has(s, 1, plow=1, green=1)
    action(s, "market")
    do(s, "serve C03", "pass", "serve C04")
    assert asked(s) is None, "seat 1 could still serve but has passed"


@rule("VIL-082")
def test_an_active_player_who_passes_at_once_is_out_and_the_others_still_pay():
    s = given(stalls="C03 C04", horse=1, green=1)
    has(s, 1, ox=1, horse=1, green=2)
    action(s, "market")
    do(s, "pass", "serve C03", "serve C04")
    assert (served(s, 1), held(s, 1), s.players[1].time) == (["C03", "C04"], {}, 2)


@rule("VIL-083")
def test_the_day_goes_round_until_all_stalls_are_served():
    s = given(stalls="C03 C04 C05", horse=1, plow=1, green=1)
    has(s, 1, ox=1, green=1)
    action(s, "market")
    do(s, "serve C03", "serve C04", "serve C05")
    assert (stalls(s), asked(s)) == (["-", "-", "-"], None)


@rule("VIL-084")
def test_stalls_are_not_refilled_during_the_day():
    s = given(stalls="C03", queue="C04", horse=1, ox=1, green=1)
    has(s, 1, ox=1, green=1)
    action(s, "market")
    do(s, "serve C03")
    assert stalls(s) == ["C04", "-", "-"], "nobody could serve the next one before the day was over"
    assert served(s, 1) == []


@rule("VIL-085")
def test_the_queue_moves_up_in_order_and_is_refilled_from_the_pile():
    s = given(stalls="C03 C06 C04", queue="C10 C11 C12 C13 C14", pile="C20 C21", horse=1, ox=1, green=1)
    action(s, "market")
    do(s, "serve C03", "serve C04")
    assert stalls(s) == ["C10", "C06", "C11"]
    assert can(s) == ["customer C20", "customer C21"]
    do(s, "customer C21", "customer C20")
    assert [CUSTOMERS[tile] for tile in s.queue] == ["C12", "C13", "C14", "C21", "C20"]


@rule("VIL-086")
def test_without_a_sale_nothing_moves():
    s = given(stalls="C03 C06 C04", queue="C10 C11 C12 C13 C14", pile="C20 C21")
    action(s, "market")
    assert (asked(s), stalls(s), len(s.queue)) == (None, ["C03", "C06", "C04"], 5)


@rule("VIL-087")
def test_once_all_are_served_stalls_stay_empty():
    s = given(stalls="C03", horse=1)
    action(s, "market")
    do(s, "serve C03")
    luck(s)
    assert stalls(s) == ["-", "-", "-"]
    action(s, "market")
    assert asked(s) is None


@rule("VIL-088")
def test_t18_a_bridge_crossed_on_a_market_day_kills_at_once():
    s = given(seats=3, stalls="C03 C04 C05", horse=1)
    has(s, 1, ox=1, green=1, time=9, farm="1 2")
    has(s, 2, plow=1, green=1)
    action(s, "market")
    do(s, "serve C03", "serve C04")
    assert (asked(s), can(s)) == (("die", 1), ["die 1 farm"])
    do(s, "die 1 farm")
    assert asked(s) == ("sell", 2)


@rule("VIL-088")
def test_a_bridge_crossed_by_the_plague_before_the_market_waits_for_the_end_of_the_turn():
    s = given(spaces={"market": "plague", "church": "pink"}, stalls="C03 C04", horse=1, ox=1, coin=1, time=8)
    turn(s)
    do(s, "cube market plague", "serve C03", "serve C04")
    assert (s.players[0].time, asked(s)) == (1, ("die", 0))
    assert stalls(s) == ["-", "-", "-"]
    do(s, "die 1 farm")
    assert asked(s) == ("choose", 1), "one bridge, one death"


@rule("VIL-088")
def test_two_deaths_on_one_market_day():
    s = given(stalls="C03 C04", time=9, horse=1, ox=1, green=1, farm="1 1 2")
    has(s, 1, time=9, horse=1, ox=1, green=1, farm="1 1 2")
    action(s, "market")
    do(s, "serve C03", "serve C04", "die 1 farm")
    assert home(s, 1) == {"chronicle": "1", "farm": "1 2"}
    assert home(s) == {"farm": "1 1 2"}


@rule("VIL-089")
def test_green_cube_or_coin_the_seller_chooses():
    s = given(stalls="C03")
    has(s, 1, horse=1, green=1, coin=1)
    action(s, "market")
    do(s, "serve C03")
    assert can(s) == ["pay 1 green 1 time", "pay 1 coin 1 time"]
    do(s, "pay 1 coin 1 time")
    assert held(s, 1) == {"green": 1}


@rule("VIL-090")
def test_goods_sold_no_longer_help_at_the_harvest():
    s = given(stalls="C18", ox=1, plow=1)
    action(s, "market")
    do(s, "serve C18")
    action(s, "harvest")
    do(s, "harvest")
    assert held(s) == {"grain": 2}
