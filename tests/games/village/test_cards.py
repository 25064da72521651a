"""The thirty villagers, one after the other."""

import pytest

from sablier.games.village import GAME
from sablier.kernel.rules import CHANCE, TABLE
from tests.games.village.given import (
    action,
    ask,
    asked,
    bury,
    can,
    cubes_on,
    do,
    fill_up,
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


def villagers(s, seat=0):
    return dict(GAME.score(s)[seat])["villagers"]


# --- kept to the end


@rule("VIL-190")
@pytest.mark.parametrize(("entries", "points"), [(0, 0), (1, 2), (2, 4), (3, 8), (4, 12), (5, 16), (6, 16)])
def test_artist(entries, points):
    s = inn(seats=4, farm="4", hand="artist")
    for i in range(entries):
        bury(s, 0, (1, 1, 1, 2, 2, 2)[i], ("crafts", "church", "farm")[i % 3])
    assert lines(s).get("chronicle", 0) == points


@rule("VIL-191")
@pytest.mark.parametrize(("cities", "points"), [("1 2 4", 0), ("3", 2), ("3 5 6", 6), ("1 2 3 4 5 6", 6)])
def test_t29_count(cities, points):
    assert villagers(inn(cities=cities, hand="count")) == points


@rule("VIL-192")
@pytest.mark.parametrize(("others", "points"), [((8, 9), 6), ((5, 9), 6), ((4, 9), 3), ((1, 2), 3)])
def test_rogue(others, points):
    s = inn(seats=3, points=5, hand="rogue")
    for seat, one in enumerate(others, 1):
        has(s, seat, points=one, coin=0, beer=0)
    assert villagers(s) == points


@rule("VIL-192")
def test_the_rogue_counts_after_all_other_cards():
    s = inn(points=3, hand="rogue nun", brown=2)
    has(s, 1, points=4)
    assert villagers(s) == 4 + 3, "the nun has brought him above the other"


@rule("VIL-193")
@pytest.mark.parametrize(("orange", "points"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 0), (7, 0)])
def test_t28_guild_master(orange, points):
    assert villagers(inn(orange=orange, coin=3, hand="guild_master")) == points


@rule("VIL-194")
def test_t30_steward():
    assert villagers(inn(scroll=2, ox=1, beer=1, hand="steward")) == 6
    assert villagers(inn(scroll=2, ox=1, beer=1, horse=3, plow=1, wagon=1, grain=5, hand="steward")) == 12


@rule("VIL-195")
def test_mayor():
    assert [villagers(inn(green=n, coin=2, hand="mayor")) for n in (0, 1, 3, 4)] == [0, 2, 6, 0]


@rule("VIL-196")
def test_medico():
    s = inn(farm="2 2", bag="3", smithy="3", inn="4", hand="medico")
    bury(s, 0, 1, "farm")
    bury(s, 0, 1, "graves")
    assert villagers(s) == 5, "neither the dead nor the unborn"


@rule("VIL-197")
def test_nun():
    assert [villagers(inn(brown=n, coin=2, hand="nun")) for n in (0, 2, 3, 5)] == [0, 4, 6, 0]


@rule("VIL-198")
def test_peasant_woman():
    assert [villagers(inn(grain=n, hand="peasant_woman")) for n in (0, 3, 5)] == [0, 3, 5]


@rule("VIL-199")
def test_scholar():
    assert [villagers(inn(pink=n, coin=2, hand="scholar")) for n in (0, 1, 2, 4)] == [0, 2, 4, 0]


@rule("VIL-200")
@pytest.mark.parametrize(("cities", "points"), [("", 0), ("1", 3), ("1 2 3", 10), ("1 2 3 4 5 6", 22)])
def test_traveller(cities, points):
    assert lines(inn(cities=cities, hand="traveller")).get("travel", 0) == points


# --- played at any time


@rule("VIL-201")
def test_abbot():
    s = inn(church1="1", church3="2", hand="abbot")
    action(s, "harvest")
    do(s, "card abbot")
    assert can(s) == ["exalt 1 church1", "exalt 2 church3"]
    do(s, "exalt 1 church1")
    assert home(s) == {"church4": "1", "church3": "2"}


@rule("VIL-201")
def test_the_abbot_needs_a_member_who_can_move():
    s = inn(church4="1", farm="2", hand="abbot")
    action(s, "harvest")
    assert can(s) == ["harvest", "pass"]


@rule("VIL-202")
def test_blacksmith():
    s = inn(hand="blacksmith")
    action(s, "harvest")
    do(s, "card blacksmith")
    assert held(s) == {"plow": 2}


@rule("VIL-203")
@pytest.mark.parametrize("animal", ["horse", "ox"])
def test_cattle_breeder(animal):
    s = inn(hand="cattle_breeder")
    action(s, "harvest")
    do(s, "card cattle_breeder")
    assert can(s) == ["good horse", "good ox"]
    do(s, f"good {animal}")
    assert (held(s), asked(s)) == ({animal: 1}, ("harvest", 0))


@rule("VIL-204")
def test_t23_councillor():
    s = inn(council3="1", hand="councillor")
    action(s, "harvest")
    do(s, "card councillor", "privilege 3", "good ox", "privilege 3", "good plow")
    assert held(s) == {"ox": 1, "plow": 1}


@rule("VIL-204")
def test_the_councillor_cannot_take_the_marker_twice():
    s = inn(council1="1", hand="councillor")
    action(s, "harvest")
    do(s, "card councillor", "privilege 1")
    assert (s.next_first, asked(s)) == (0, ("harvest", 0)), "nothing is left for the second privilege"


@rule("VIL-204")
def test_the_councillor_needs_a_member_in_the_council():
    s = inn(farm="1", hand="councillor")
    action(s, "harvest")
    assert can(s) == ["harvest", "pass"]


@rule("VIL-205")
def test_day_labourer():
    s = inn(grain=1, hand="day_labourer")
    action(s, "harvest")
    do(s, "card day_labourer")
    assert (held(s), s.players[0].points) == ({"grain": 5}, 2)


@rule("VIL-206")
@pytest.mark.parametrize("space", [9, 0])
def test_herbalist(space):
    s = inn(time=4, hand="herbalist")
    action(s, "harvest")
    do(s, "card herbalist")
    assert can(s) == ["clock 9", "clock 0", "pass"]
    do(s, f"clock {space}", "pass")
    assert (s.players[0].time, s.players[0].points, asked(s)) == (space, 2, None), "nobody dies of it"


@rule("VIL-207")
def test_lost_son():
    s = inn(smithy="1", farm="1", hand="lost_son", spaces={"harvest": "pink", "church": "pink"})
    turn(s)
    do(s, "card lost_son")
    assert can(s) == ["birth", "recall 1 smithy", "pass"]
    do(s, "birth")
    assert (s.players[0].points, home(s), cubes_on(s, "harvest")) == (3, {"farm": "1 1", "smithy": "1"}, {"pink": 1})
    assert asked(s) == ("choose", 0)


@rule("VIL-208")
def test_messenger():
    s = inn(farm="1", cities="1 2", hand="messenger")
    action(s, "harvest")
    do(s, "card messenger")
    assert can(s) == ["mark T3", "mark T4", "mark T5", "mark T6"]
    do(s, "mark T6", "take pink", "take green")
    assert (held(s), home(s), GAME.view(s, 0)["players"][0]["cities"]) == (
        {"pink": 1, "green": 1}, {"farm": "1"}, [1, 2, 6])


@rule("VIL-208")
def test_the_messenger_needs_a_city_without_an_own_marker():
    s = inn(farm="1", cities="1 2 3 4 5 6", hand="messenger")
    action(s, "harvest")
    assert can(s) == ["harvest", "pass"]


@rule("VIL-209")
def test_countess():
    s = inn("nun ? artist ?", "rogue", unseen="sage bard", hand="countess")
    action(s, "harvest")
    do(s, "card countess")
    assert (s.players[0].points, can(s)) == (2, ["search 1", "search 2"])
    do(s, "search 1", "look sage", "look bard")
    assert can(s) == ["keep nun", "keep sage", "keep artist", "keep bard"]
    assert GAME.view(s, 1)["searched"] == 1
    do(s, "keep artist")
    assert GAME.view(s, 1)["searched"] is None
    assert (hand(s), held(s), asked(s)) == (["artist"], {}, ("harvest", 0))
    assert [GAME.target(s, ("hire", 0)), len(s.piles[0])] == ["stack:1", 3]


@rule("VIL-209")
def test_the_countess_leaves_the_order_of_the_stack():
    s = inn("nun ? ?", "rogue", unseen="sage scribe", hand="countess", coin=1, beer=1, inn="1")
    action(s, "inn")
    do(s, "card countess", "search 1", "look scribe", "look sage", "keep nun")
    assert GAME.view(s, 1)["stacks"][0]["top"]["key"] == "scribe", "the next card comes into view without chance"
    do(s, "visit", "cycle 2", "hire 1")
    assert GAME.view(s, 1)["stacks"][0]["top"]["key"] == "sage"


@rule("VIL-209")
def test_the_card_found_may_be_played_at_once():
    s = inn("scribe", hand="countess")
    action(s, "harvest")
    do(s, "card countess", "search 1", "keep scribe", "card scribe")
    assert held(s) == {"scroll": 2}


@rule("VIL-210")
def test_scribe():
    s = inn(hand="scribe")
    action(s, "harvest")
    do(s, "card scribe")
    assert held(s) == {"scroll": 2}


@rule("VIL-211")
def test_wainwright():
    s = inn(hand="wainwright")
    action(s, "harvest")
    do(s, "card wainwright")
    assert held(s) == {"wagon": 1}


# --- tied to an action or event


@rule("VIL-212")
@pytest.mark.parametrize("place", ["farm", "inn", "church1"])
def test_bard(place):
    s = inn(**{place: "1"}, due=1, hand="bard")
    for where in ("farm", "church", "graves"):
        fill_up(s, where)
    action(s, "market")
    assert can(s) == [f"die 1 {place}", "card bard"]
    do(s, "card bard", f"die 1 {place}")
    assert (home(s), GAME.view(s, 1)["extra"]["seat"]) == ({"chronicle": "1"}, 0)


@rule("VIL-212")
def test_the_bard_takes_no_space_and_ends_nothing():
    s = inn(farm="1 2", due=1, hand="bard", spaces={"harvest": "pink pink"})
    for where in ("council", "crafts", "travel", "church"):
        fill_up(s, where)
    fill_up(s, "farm", but=1)
    turn(s)
    do(s, "cube harvest pink", "pass", "card bard", "die 1 farm")
    assert (s.ender, in_chronicle(s, "farm").count(0), s.chronicle.count(-1)) == (-1, 0, 1)


@rule("VIL-213")
def test_market_crier():
    s = inn(stalls="C03", queue="C04 C05", hand="market_crier", ox=1, plow=1, green=1)
    has(s, 1, ox=1, green=1)
    action(s, "market")
    assert (asked(s)[1], can(s)) == (0, ["card market_crier", "pass"])
    do(s, "card market_crier")
    assert can(s) == ["serve C04", "serve C05", "pass"]
    do(s, "serve C05")
    assert asked(s) == ("sell", 0), "seat 1 may not serve the queue"
    do(s, "serve C04")
    assert (held(s), s.players[0].time) == ({}, 1), "the second sale costs as always"


@rule("VIL-213")
def test_the_market_crier_may_belong_to_another_player():
    s = inn(stalls="C03", queue="C04")
    has(s, 1, hand="market_crier", ox=1, green=1)
    action(s, "market")
    do(s, "card market_crier", "serve C04")
    assert GAME.view(s, 0)["players"][1]["customer_points"] == 3


@rule("VIL-213")
@pytest.mark.parametrize(("seat", "green", "asks"), [(0, 0, True), (1, 0, False), (1, 1, True)])
def test_nobody_is_asked_about_the_market_crier_who_can_pay_for_no_sale(seat, green, asks):
    s = inn(stalls="C03", queue="C04")
    has(s, seat, hand="market_crier", ox=1, green=green)
    action(s, "market")
    assert (asked(s) == ("may", seat)) is asks


@rule("VIL-214")
def test_juggler():
    s = inn(hand="juggler", spaces={"harvest": "pink", "family": "green green"})
    turn(s)
    do(s, "cube harvest pink", "harvest")
    assert can(s) == ["card juggler", "pass"]
    do(s, "card juggler")
    assert (s.players[0].points, asked(s)) == (2, ("choose", 0))
    do(s, "cube family green", "birth")
    assert (held(s), asked(s)) == ({"pink": 1, "green": 1, "grain": 2}, ("choose", 1))


@rule("VIL-214")
def test_a_death_of_the_first_action_comes_before_the_jugglers_second():
    s = inn(farm="1 2", time=8, hand="juggler", spaces={"harvest": "plague", "family": "green green"})
    turn(s)
    do(s, "cube harvest plague", "harvest", "card juggler")
    assert asked(s) == ("die", 0)
    do(s, "die 1 farm")
    assert asked(s) == ("choose", 0)


@rule("VIL-214")
def test_after_the_last_cube_there_is_no_second_action():
    s = inn(hand="juggler", green=3, spaces={"harvest": "pink"})
    turn(s)
    do(s, "cube harvest pink", "pass")
    assert s.round == 3
    assert hand(s) == ["juggler"]


@rule("VIL-214")
def test_in_the_last_turns_the_jugglers_action_is_free():
    s = inn(hand="juggler", spaces={"harvest": "pink"})
    s.ender = 1
    ask(s, ("last_turn", 0))
    do(s, "cube harvest pink", "pass", "card juggler")
    assert asked(s) == ("action", 0)


@rule("VIL-215")
def test_t31_miller():
    s = inn(grain=2, hand="miller")
    action(s, "crafts")
    do(s, "buy mill", "card miller")
    assert (held(s), s.players[0].time) == ({"coin": 5}, 2)


@rule("VIL-215")
def test_the_miller_may_wait():
    s = inn(grain=2, hand="miller")
    action(s, "crafts")
    do(s, "buy mill", "pass")
    assert (held(s), hand(s)) == ({"coin": 2}, ["miller"])


@rule("VIL-216")
def test_sage():
    s = inn(hand="sage", spaces={"harvest": "pink"})
    turn(s)
    do(s, "card sage", "action family", "birth")
    assert (s.players[0].points, held(s), cubes_on(s, "harvest"), asked(s)) == (3, {}, {"pink": 1}, ("choose", 1))


@rule("VIL-216")
def test_the_sage_works_in_the_last_turns_but_not_after_paying_the_well():
    s = inn(hand="sage", green=3)
    s.ender = 1
    ask(s, ("last_turn", 0))
    assert "card sage" in can(s)
    s = inn(hand="sage", green=3, spaces={"harvest": "pink"})
    turn(s)
    do(s, "well")
    assert "card sage" not in can(s)


@rule("VIL-217")
def test_prior():
    s = inn(bag="1 2", coin=2)
    has(s, 1, bag="3", hand="prior")
    ask(s, ("mass", TABLE))
    assert (asked(s)[1], can(s)) == (1, ["card prior", "pass"])
    do(s, "card prior")
    assert can(s) == ["monk", "figure 0 1", "figure 0 2", "figure 1 3"]
    do(s, "figure 1 3", "monk", "monk", "figure 0 2")
    assert asked(s) == ("majority", CHANCE), "nobody may pay"
    assert (home(s), home(s, 1), s.monks, held(s)) == ({"bag": "1", "church1": "2"}, {"church1": "3"}, 4, {"coin": 2})


@rule("VIL-218")
def test_scrap_dealer():
    s = inn(stalls="C03 C04", queue="C23 C05", pile="C06", horse=1)
    has(s, 1, hand="scrap_dealer")
    action(s, "market")
    do(s, "serve C03")
    assert (asked(s)[1], can(s)) == (1, ["card scrap_dealer", "pass"])
    do(s, "card scrap_dealer")
    assert can(s) == ["pick C23", "pick C04", "pick C05"], "the queue has stepped up first"
    do(s, "pick C23")
    luck(s)
    assert GAME.view(s, 0)["players"][1]["customer_points"] == 8
    assert held(s, 1) == {}


@rule("VIL-218")
def test_the_scrap_dealer_needs_a_customer_at_a_stall():
    s = inn(stalls="C03", horse=1, hand="scrap_dealer")
    action(s, "market")
    do(s, "serve C03")
    assert (asked(s), hand(s)) == (None, ["scrap_dealer"])


@rule("VIL-218")
def test_no_scrap_dealer_after_the_own_market_crier():
    s = inn(stalls="C03 C06", queue="C04", ox=1, hand="market_crier scrap_dealer")
    has(s, 1, green=0)
    action(s, "market")
    do(s, "card market_crier", "serve C04")
    assert (asked(s), hand(s)) == (None, ["scrap_dealer"])
    action(s, "market")
    assert can(s) == ["card scrap_dealer", "pass"], "on another day he may"


@rule("VIL-219")
def test_toll_keeper():
    s = inn(city5="1", farm="2", hand="toll_keeper")
    action(s, "travel")
    assert can(s) == ["pass", "card toll_keeper"]
    do(s, "card toll_keeper")
    assert set(can(s)) == {"ride 1 city5 T3", "ride 1 city5 T4", "ride 1 city5 T6", "ride 2 farm T1", "ride 2 farm T2"}
    do(s, "ride 1 city5 T3")
    assert (home(s), held(s), s.players[0].time) == ({"city3": "1", "farm": "2"}, {"coin": 1}, 0)


@rule("VIL-219")
def test_the_toll_keeper_makes_a_journey_possible_without_a_wagon():
    s = inn(farm="1", hand="toll_keeper", spaces={"travel": "pink", "church": "pink"})
    turn(s)
    do(s, "cube travel pink")
    assert asked(s) == ("travel", 0)
