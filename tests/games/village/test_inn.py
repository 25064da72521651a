"""The Inn: setup, brewery, the inn itself, and what is common to all villagers."""

import pytest

from sablier.games.village import GAME, imagine
from sablier.games.village.board import BEER, CARDS, FREE, VILLAGERS, WANTS
from sablier.kernel.rng import Rng
from sablier.kernel.rules import CHANCE, TABLE
from tests.games.village.given import (
    action,
    ask,
    asked,
    can,
    do,
    given,
    hand,
    has,
    held,
    home,
    in_chronicle,
    inn,
    lines,
    luck,
    turn,
)

rule = pytest.mark.rule
ON = {"inn": "on"}


def fresh(seats):
    s = GAME.setup(seats, ON)
    GAME.rules.start(s)
    return s


def costs(cost):
    """The cards with this cost."""
    return [key for key, row in VILLAGERS.items() if row["cost"] == cost]


@rule("VIL-164")
def test_there_is_an_eighth_space_and_a_sixth_building():
    view = GAME.view(fresh(3), 0)
    assert list(view["spaces"])[-1] == "inn"
    assert view["board"]["buildings"][-1]["key"] == "brewery"


@rule("VIL-165")
@pytest.mark.parametrize("seats", [2, 5])
def test_five_more_cubes_of_each_colour(seats):
    assert GAME.setup(seats, ON).supply == [23, 23, 23, 23, 6]


@rule("VIL-166", "VIL-169")
@pytest.mark.parametrize(("seats", "chronicle", "graves"), [(2, 10, 3), (3, 12, 4), (4, 14, 5), (5, 18, 6)])
def test_the_new_tiles_are_used_and_blocked_by_number_of_players(seats, chronicle, graves):
    s = fresh(seats)
    assert (len(s.chronicle), len(s.graves)) == (18, 6)
    assert (s.chronicle.count(FREE), s.graves.count(FREE)) == (chronicle, graves)


@rule("VIL-167", "VIL-179")
def test_three_stacks_of_ten_of_which_only_the_tops_are_seen():
    s = fresh(2)
    luck(s)
    view = GAME.view(s, 0)
    assert [stack["count"] for stack in view["stacks"]] == [10, 10, 10]
    assert [stack["top"]["key"] for stack in view["stacks"]] == ["artist", "count", "rogue"], "the first chance deals"
    assert s.unseen.bit_count() == 27
    assert GAME.about(s, "stack:1", "en")["text"] == "10 cards; only the one on top is seen."


@rule("VIL-168")
def test_four_more_customers():
    assert GAME.setup(4, ON).pile.bit_count() == 28
    assert [any(item == BEER for item, _ in wants) for wants in WANTS] == [False] * 24 + [True] * 4
    assert len(fresh(5).stalls) == 5


@rule("VIL-170")
def test_each_player_starts_with_a_beer():
    assert [held(fresh(3), seat) for seat in range(3)] == [{"coin": 1, "beer": 1}] * 3


@rule("VIL-171")
@pytest.mark.parametrize(("seats", "placed"), [(2, 20), (3, 24), (4, 28), (5, 36)])
def test_the_setup_tiles_of_the_inn_are_used(seats, placed):
    s = fresh(seats)
    luck(s)
    assert sum(s.spaces) == placed


@rule("VIL-172", "VIL-173")
def test_t24_brewing_by_time():
    s = inn(farm="1")
    action(s, "crafts")
    do(s, "train brewery", "work brewery")
    assert (s.players[0].time, held(s), home(s)) == (6, {"beer": 2}, {"brewery": "1"})


@rule("VIL-173")
def test_t25_brewing_for_grain():
    s = inn(grain=3)
    action(s, "crafts")
    do(s, "buy brewery")
    assert (s.players[0].time, held(s)) == (0, {"beer": 2})


@rule("VIL-174")
def test_beer_is_a_good_like_others():
    s = inn(stalls="I01", council3="1", beer=1)
    action(s, "council")
    do(s, "privilege 3")
    assert "good beer" in can(s)
    do(s, "good beer")
    action(s, "market")
    do(s, "serve I01")
    assert held(s) == {}
    assert lines(s) == {"council": 4, "customers": 4}


@rule("VIL-175")
def test_a_dead_brewer_counts_as_crafts():
    s = inn(brewery="1", due=1)
    action(s, "market")
    do(s, "die 1 brewery")
    assert in_chronicle(s, "crafts") == [0]


@rule("VIL-176", "VIL-177")
def test_t26_the_way_to_a_villager():
    s = inn("scribe ?", "nun ?", "artist", farm="1", beer=1, unseen="sage bard")
    action(s, "inn")
    assert can(s) == ["settle", "pass"]
    do(s, "settle", "visit")
    assert s.players[0].time == 2
    assert can(s) == ["cycle 1", "cycle 3"], "the nun must stay: no other card in view costs one beer"
    do(s, "cycle 1", "turn_up sage")
    assert can(s) == ["hire 2"], "the others cost two beers"
    do(s, "hire 2", "turn_up bard")
    assert (hand(s), held(s), home(s)) == (["nun"], {}, {"inn": "1"})
    assert [[CARDS[card] if card >= 0 else "?" for card in pile] for pile in s.piles] == [
        ["sage", "scribe"], ["bard"], ["artist"]]


@rule("VIL-176")
def test_a_member_in_the_inn_need_not_be_placed_again():
    s = inn("scribe", "nun", farm="1", coin=1, inn="1")
    action(s, "inn")
    assert can(s) == ["visit", "pass"]


@rule("VIL-177")
@pytest.mark.parametrize(("card", "paid"), [("scribe", {"coin": 1}), ("nun", {"beer": 1}), ("artist", {"beer": 2})])
def test_a_card_costs_a_coin_or_beer(card, paid):
    s = inn("steward", card, inn="1", coin=3, beer=3)
    action(s, "inn")
    do(s, "visit", "cycle 1", "hire 2")
    assert {key: 3 - held(s).get(key, 0) for key in ("coin", "beer")} == {"coin": 0, "beer": 0} | paid


@rule("VIL-177")
def test_a_coin_is_no_beer():
    s = inn("nun", "mayor", coin=5, inn="1")
    action(s, "inn")
    assert can(s) == ["pass"]


@rule("VIL-178")
def test_the_three_steps_belong_together():
    s = inn("nun", "mayor", "scholar", beer=3, inn="1")
    action(s, "inn")
    do(s, "visit")
    assert "pass" not in can(s)
    do(s, "cycle 1")
    assert can(s) == ["hire 1", "hire 2", "hire 3"]
    do(s, "hire 2")
    assert (asked(s), hand(s), s.players[0].time) == (None, ["mayor"], 1)


@rule("VIL-180")
def test_t27_who_dies_in_the_inn_goes_to_a_grave():
    s = inn(due=1, inn="1")
    action(s, "market")
    do(s, "die 1 inn")
    assert (home(s), in_chronicle(s, "graves")) == ({"grave": "1"}, [0])


@rule("VIL-181")
def test_a_member_may_be_placed_without_taking_a_card():
    s = inn("nun", "mayor", farm="1", beer=1)
    action(s, "inn")
    do(s, "settle", "pass")
    assert (s.players[0].time, home(s), hand(s)) == (1, {"inn": "1"}, [])


@rule("VIL-182")
def test_what_is_paid_is_gone():
    s = inn("nun", "mayor", beer=1, inn="1")
    action(s, "inn")
    do(s, "visit", "cycle 1", "hire 1")
    assert held(s) == {}


@rule("VIL-233")
def test_a_single_card_put_under_its_stack_stays_in_view():
    s = inn("nun", beer=1, inn="1")
    action(s, "inn")
    do(s, "visit", "cycle 1", "hire 1")
    assert hand(s) == ["nun"]


@rule("VIL-234")
def test_without_villagers_the_inn_only_takes_a_member():
    s = inn(farm="1 1", beer=2)
    action(s, "inn")
    do(s, "settle")
    assert (asked(s), home(s)) == (None, {"farm": "1", "inn": "1"})
    action(s, "inn")
    assert can(s) == ["pass"]


@rule("VIL-235")
def test_only_what_can_surely_be_completed_is_offered():
    s = inn("nun ?", "artist ?", beer=1, unseen="sage bard", inn="1")
    action(s, "inn")
    do(s, "visit")
    assert can(s) == ["cycle 2"], "under the nun nobody knows what comes"
    assert GAME.why_not(s, 0, "stack:1").rule == "VIL-235"


@rule("VIL-235", "VIL-209")
@pytest.mark.parametrize(("seat", "piles"), [(0, ["cycle 1", "cycle 2"]), (1, ["cycle 2"])])
def test_whoever_has_looked_through_a_stack_knows_what_comes(seat, piles):
    s = inn("nun ? ?", "artist ?", unseen="mayor bard sage", hand="countess", inn="1", beer=1)
    has(s, 1, inn="1", beer=1)
    action(s, "harvest")
    do(s, "card countess", "search 1", "look mayor", "look bard", "keep bard")
    action(s, "inn", seat)
    do(s, "visit")
    assert can(s) == piles


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


@rule("VIL-236")
def test_others_know_what_was_taken_face_up_but_not_what_the_countess_brought():
    s = inn("nun ? ?", "rogue", unseen="sage bard", hand="countess mayor")
    action(s, "harvest")
    do(s, "card countess", "search 1", "look sage", "look bard")
    secret = ("keep", CARDS.index("bard"))
    assert "bard" not in (GAME.tell(s, secret, ["Anna", "Bela"], "en") + GAME.target(s, secret)).lower()
    do(s, "keep bard")
    keys = [[card and card["key"] for card in GAME.view(s, seat)["players"][0]["hand"]] for seat in (0, 1, None)]
    assert keys == [["mayor", "bard"], ["mayor", None], ["mayor", None]]


@rule("VIL-236")
def test_what_lay_seen_below_the_top_may_be_the_card_that_is_missing():
    s = inn("nun scribe ?", "rogue ?", unseen="sage bard", hand="countess")
    action(s, "harvest")
    do(s, "card countess", "search 1", "look sage", "keep scribe")
    assert [GAME.view(s, seat)["players"][0]["hand"][0] is None for seat in (0, 1)] == [False, True]
    assert {key for seed in range(40) for key in hand(imagine(s, 1, Rng(seed)))} == {"scribe", "sage", "bard"}


@rule("VIL-236", "VIL-209")
def test_if_the_top_card_is_missing_all_that_was_seen_below_is_still_known():
    s = inn("nun scribe ? prior", "rogue ?", unseen="sage bard", hand="countess")
    action(s, "harvest")
    do(s, "card countess", "search 1", "look sage", "keep nun")
    assert GAME.view(s, 1)["players"][0]["hand"][0]["key"] == "nun"
    piles = [imagine(s, 1, Rng(seed)).piles[0] for seed in range(20)]
    assert {tuple(CARDS[card] for card in pile) for pile in piles} == {
        ("scribe", "sage", "prior"), ("scribe", "bard", "prior")}


@rule("VIL-236")
def test_what_others_imagine_of_a_secret_card():
    s = inn("nun ? ?", "rogue ?", unseen="sage bard scribe", hand="countess mayor")
    action(s, "harvest")
    do(s, "card countess", "search 1", "look sage", "look bard", "keep bard")
    mine = imagine(s, 0, Rng(1))
    assert mine == s
    seen = set()
    for seed in range(40):
        image = imagine(s, 1, Rng(seed))
        assert GAME.components(image) == GAME.components(s)
        assert GAME.view(image, 1) == GAME.view(s, 1)
        seen.update(hand(image))
    assert seen == {"mayor", "sage", "bard", "scribe"}


@rule("VIL-236")
def test_a_secret_card_shows_in_no_score_before_the_end():
    s = inn("rogue ?", unseen="nun", hand="countess", brown=2)
    action(s, "harvest")
    do(s, "card countess", "search 1", "look nun", "keep nun")
    assert lines(s) == {"prestige": 2}
    do(s, "pass")
    assert s.stack == []
    assert lines(s) == {"prestige": 2, "villagers": 4}


def test_ten_cards_of_each_cost():
    assert [len(costs(cost)) for cost in ({"coin": 1}, {"beer": 1}, {"beer": 2})] == [10, 10, 10]


def test_the_base_game_has_no_cards():
    s = given()
    assert "hand" not in GAME.view(s, 0)["players"][0]
    assert (s.piles, s.unseen) == ([(), (), ()], 0)
