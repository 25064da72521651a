"""Villagers of the Inn in hand: when they may be played, and when somebody is asked about them."""

import pytest

from sablier.games.village import GAME
from sablier.games.village.board import VILLAGERS
from sablier.kernel.rules import CHANCE, TABLE
from tests.games.village.given import (
    action,
    ask,
    asked,
    can,
    do,
    hand,
    has,
    held,
    home,
    inn,
    lines,
    turn,
)

rule = pytest.mark.rule


@rule("VIL-183", "VIL-185")
def test_a_card_works_once_and_leaves_the_match():
    s = inn(hand="scribe blacksmith", spaces={"harvest": "pink"})
    turn(s)
    do(s, "card scribe")
    assert (held(s), hand(s)) == ({"scroll": 2}, ["blacksmith"])
    assert "card scribe" not in can(s)
    do(s, "card blacksmith", "cube harvest pink")
    assert held(s) == {"pink": 1, "scroll": 2, "plow": 2}
    assert GAME.view(s, 0)["played"].count("scribe") == 1


@rule("VIL-184")
def test_eleven_cards_are_kept_to_the_end():
    unlit = [key for key, row in VILLAGERS.items() if row["candle"] == "unlit"]
    assert len(unlit) == 11
    s = inn(hand=" ".join(unlit), spaces={"harvest": "pink"})
    turn(s)
    assert can(s) == ["cube harvest pink"]
    assert GAME.why_not(s, 0, "card:nun").rule == "VIL-184"


@rule("VIL-186")
def test_eleven_cards_may_be_played_at_any_time():
    free = [key for key, row in VILLAGERS.items() if row["timing"] == "any"]
    assert len(free) == 11
    s = inn("nun", hand=" ".join(free), church1="1", council2="1", spaces={"harvest": "pink"})
    turn(s)
    assert [move for move in can(s) if move.startswith("card")] == [f"card {key}" for key in free]


@rule("VIL-186")
@pytest.mark.parametrize("space", ["harvest", "family", "crafts", "council", "church", "inn"])
def test_in_the_own_turn_they_stand_beside_the_moves_of_the_action(space):
    s = inn("nun", farm="1", hand="wainwright", beer=1, scroll=1)
    action(s, space)
    do(s, "card wainwright")
    assert (asked(s), held(s)["wagon"]) == ((space, 0), 1)


@rule("VIL-186", "VIL-204")
def test_the_councillor_may_follow_a_member_to_the_level_just_reached():
    s = inn(council2="1", scroll=1, hand="councillor nun")
    action(s, "council")
    do(s, "rise 1 council2")
    assert can(s) == ["privilege 1", "privilege 2", "privilege 3", "pass", "card councillor"]
    do(s, "card councillor", "privilege 3", "good ox", "privilege 3", "good plow")
    assert (asked(s), held(s)) == (("privilege", 0), {"ox": 1, "plow": 1}), "one privilege is still to come"


@rule("VIL-186")
def test_a_card_can_make_the_action_of_a_cube_possible():
    s = inn(hand="wainwright", farm="1", brown=1, spaces={"travel": "brown", "harvest": "pink"})
    turn(s)
    do(s, "cube travel brown")
    assert (asked(s), can(s)) == (("travel", 0), ["pass", "card wainwright"])
    do(s, "card wainwright", "ride 1 farm T1")
    assert home(s) == {"city1": "1"}


@rule("VIL-186")
def test_a_card_can_pay_the_villager_of_a_member_just_placed_in_the_inn():
    s = inn("scribe", "prior", hand="messenger", farm="1")
    action(s, "inn")
    do(s, "settle", "card messenger", "mark T3", "visit", "cycle 1", "hire 2")
    assert hand(s) == ["prior"]


@rule("VIL-186")
def test_a_card_can_make_a_sale_on_a_market_day_possible():
    s = inn(stalls="C09 C05")
    has(s, 1, hand="scribe", green=1)
    action(s, "market")
    assert (asked(s), can(s)) == (("sell", 1), ["pass", "card scribe"])
    do(s, "card scribe", "serve C09")
    assert (held(s, 1), hand(s, 1)) == ({}, [])


@rule("VIL-186")
def test_nobody_is_asked_about_a_card_that_cannot_help_to_sell():
    s = inn(stalls="C03", hand="abbot", church1="1")
    has(s, 1, hand="scribe", green=1)
    action(s, "market")
    assert asked(s) is None


@rule("VIL-186")
@pytest.mark.parametrize(("things", "asks"), [
    ({"hand": "councillor", "council3": "1", "green": 1}, True),  # a plow by privilege
    ({"hand": "councillor", "council2": "1", "green": 1}, False),
    ({"hand": "councillor", "council2": "1", "plow": 1}, True),  # a green cube by privilege
    ({"hand": "councillor", "council1": "1", "plow": 1}, False),
    ({"hand": "messenger", "cities": "1 2 4 6", "plow": 1}, True),  # a coin from a city
    ({"hand": "messenger", "cities": "1 2 3 5", "plow": 1}, True),  # cubes from a city
    ({"hand": "messenger", "cities": "3 4 5 6", "plow": 1}, False),
    ({"hand": "countess"}, True),
])
def test_at_a_market_day_whoever_a_card_could_help_is_asked(things, asks):
    s = inn("nun", stalls="C05")
    has(s, 1, **things)
    action(s, "market")
    assert (asked(s) == ("sell", 1)) is asks


@rule("VIL-186")
def test_at_a_mass_a_card_is_offered_where_it_matters():
    s = inn(church2="1", hand="day_labourer herbalist")
    has(s, 1, hand="scribe", church1="1")
    s.stack[:] = [("mass", -2)]
    GAME.rules.start(s)
    assert asked(s) == ("step", 0)
    do(s, "card day_labourer", "step 1 church2")
    assert asked(s) == ("majority", CHANCE), "scrolls would change nothing"


@rule("VIL-186", "VIL-204")
@pytest.mark.parametrize(("card", "taken", "asks"), [
    ("councillor", -1, True), ("councillor", 1, False), ("countess", -1, True), ("scribe", -1, False),
])
def test_at_a_mass_it_may_still_be_decided_who_is_first(card, taken, asks):
    s = inn("nun", hand=card, council1="1")
    s.next_first = taken
    ask(s, ("mass", TABLE))
    assert (asked(s) == ("step", 0)) is asks
    if card == "councillor" and asks:
        do(s, "card councillor", "privilege 1")
        assert (s.next_first, asked(s)) == (0, ("step", 0))


@rule("VIL-186")
def test_the_final_mass_is_the_last_occasion():
    s = inn(hand="blacksmith herbalist nun")
    s.ender = 1
    s.stack[:] = [("mass", -2)]
    GAME.rules.start(s)
    assert can(s) == ["done", "card blacksmith", "card herbalist"]
    do(s, "card herbalist", "pass", "done")
    assert s.players[0].points == 2


@rule("VIL-187")
def test_eight_cards_are_tied_to_something():
    tied = [key for key, row in VILLAGERS.items() if row["candle"] == "lit" and row["timing"] != "any"]
    assert tied == ["bard", "market_crier", "juggler", "miller", "sage", "prior", "scrap_dealer", "toll_keeper"]
    s = inn(hand=" ".join(tied), farm="1")
    action(s, "crafts")
    assert not any(move.startswith("card") for move in can(s))
    assert GAME.why_not(s, 0, "card:toll_keeper").rule == "VIL-219"


@rule("VIL-188")
def test_goods_from_cards_never_run_out():
    s = inn(hand="scribe", scroll=8)
    action(s, "harvest")
    do(s, "card scribe")
    assert held(s) == {"scroll": 10}


@rule("VIL-189")
def test_a_lit_card_left_in_hand_scores_nothing():
    assert lines(inn(hand="herbalist sage lost_son countess")) == {}


@rule("VIL-185")
def test_a_villager_just_hired_may_be_played_at_once():
    s = inn("nun", "day_labourer", coin=1, inn="1")
    action(s, "inn")
    do(s, "visit", "cycle 1", "hire 2")
    assert can(s) == ["card day_labourer", "pass"]
    do(s, "card day_labourer")
    assert (held(s), s.players[0].points) == ({"grain": 5}, 2)


@rule("VIL-186")
def test_a_card_can_pay_for_a_villager_who_has_just_come_into_view():
    s = inn("scribe ?", "nun", unseen="sage", inn="1", council3="1", beer=1, hand="councillor")
    action(s, "inn")
    do(s, "visit", "cycle 1", "turn_up sage")
    assert can(s) == ["hire 2", "card councillor"]
    do(s, "card councillor", "privilege 3", "good beer", "pass", "hire 1")
    assert (hand(s), held(s)) == (["sage"], {})


@rule("VIL-178", "VIL-209")
def test_whoever_takes_the_last_villager_in_reach_by_a_card_buys_none():
    s = inn("artist", "nun", inn="1", beer=1, hand="countess")
    action(s, "inn")
    do(s, "visit", "cycle 1", "card countess", "search 2", "keep nun")
    assert can(s) == ["pass"]
    do(s, "pass")
    assert (asked(s), hand(s), held(s)) == (None, ["nun"], {"beer": 1})


@rule("VIL-186", "VIL-209")
@pytest.mark.parametrize(("card", "offered"), [("countess", ["card countess", "pass"]), ("scribe", [])])
def test_the_countess_may_still_take_whom_a_purchase_brought_into_view(card, offered):
    s = inn("nun", "mayor ?", unseen="sage", inn="1", beer=1, hand=card)
    action(s, "inn")
    do(s, "visit", "cycle 1", "hire 2", "turn_up sage")
    assert can(s) == offered, "scrolls can wait"
    if offered:
        do(s, "card countess", "search 2", "keep sage")
        assert hand(s) == ["mayor", "sage"]
