"""Filling the spaces, turn after turn, the next round."""

import pytest

from sablier.games.village import GAME
from sablier.kernel.rules import CHANCE, TABLE
from tests.games.village.given import NAMES, ask, asked, can, cubes_on, do, given, has, luck, turn

rule = pytest.mark.rule


@rule("VIL-021")
def test_turns_go_round_until_no_cube_is_left_and_a_mass_follows():
    s = given(seats=3, spaces={"harvest": "green green"})
    turn(s, 1)
    do(s, "cube harvest green", "pass")
    assert asked(s) == ("choose", 2)
    do(s, "cube harvest green", "pass")
    assert (s.round, asked(s)) == (3, ("fill", CHANCE)), "nobody has anything to do in the mass"


@rule("VIL-022", "VIL-023", "VIL-024", "VIL-025")
@pytest.mark.parametrize(("colour", "uses"), [
    ("orange", {"crafts", "road"}), ("green", {"market", "council"}), ("brown", {"church", "road"}),
    ("pink", {"crafts", "road"})])
def test_what_each_colour_pays_for(colour, uses):
    s = given()
    about = {use: [GAME.about(s, spot, NAMES, "en") for spot in spots] for use, spots in {
        "crafts": ("building:wainwright", "building:smithy"), "council": ("level:1",),
        "road": [f"city:{n}" for n in range(1, 7)]}.items()}
    paid = {use for use, told in about.items() if any(colour in cost for one in told for cost in one["costs"])}
    paid |= {"market"} if colour in GAME.about(s, "space:market", NAMES, "en")["text"] else set()
    paid |= {"church"} if colour in GAME.about(s, "space:church", NAMES, "en")["text"] else set()
    assert paid == uses


@rule("VIL-026")
def test_plague_cubes_are_never_owned_nor_spent():
    s = given(spaces={"church": "plague", "harvest": "green"})
    turn(s)
    do(s, "cube church plague")
    assert "plague" not in GAME.view(s, 0)["players"][0]["cubes"]
    assert s.supply[4] == 6


@rule("VIL-027")
def test_the_bag_gets_the_cubes_of_the_card_and_all_plague():
    s = given(seats=3)
    ask(s, ("refill", TABLE))
    assert s.bag == [5, 5, 5, 5, 6]
    assert s.supply == [13, 13, 13, 13, 0]


@rule("VIL-028", "VIL-031")
def test_each_space_gets_its_number_of_cubes_of_any_colour():
    s = given(seats=4)
    ask(s, ("refill", TABLE))
    assert can(s) == ["fill brown", "fill pink", "fill orange", "fill green", "fill plague"]
    assert GAME.rules.weights(s) == [6, 6, 6, 6, 6]
    luck(s)
    view = GAME.view(s, 0)["spaces"]
    assert [sum(view[key].values()) for key in view] == [4, 3, 5, 3, 3, 3, 3]


@rule("VIL-029")
def test_what_stays_in_the_bag_mixes_with_the_next_round():
    s = given()
    s.bag = [2, 0, 0, 0, 0]
    s.supply[0] -= 2
    ask(s, ("refill", TABLE))
    assert s.bag == [6, 4, 4, 4, 6]
    assert GAME.rules.weights(s) == [6, 4, 4, 4, 6]


@rule("VIL-030")
def test_a_short_supply_gives_what_it_has():
    s = given(orange=16)
    ask(s, ("refill", TABLE))
    assert (s.bag[2], s.supply[2]) == (2, 0), "T-36: two left, so two are added"


@rule("VIL-227")
def test_an_empty_bag_leaves_all_spaces_lacking_alike():
    s = given(seats=2, brown=18, pink=18, orange=18, green=18)
    ask(s, ("refill", TABLE))
    luck(s)
    assert [sum(cubes_on(s, key).values()) for key in ("harvest", "family", "crafts", "market", "travel", "council",
                                                       "church")] == [1, 1, 1, 1, 1, 1, 0]


@rule("VIL-032")
def test_everybody_sees_the_cubes():
    s = given(spaces={"travel": "pink pink plague"})
    for seat in (0, 1, None):
        assert GAME.view(s, seat)["spaces"]["travel"] == {"brown": 0, "pink": 2, "orange": 0, "green": 0, "plague": 1}


@rule("VIL-133")
def test_whoever_took_the_marker_is_first_next_and_puts_it_back():
    s = given(seats=3)
    s.next_first = 2
    ask(s, ("new_round", TABLE))
    luck(s)
    assert (s.first, s.next_first, asked(s)) == (2, -1, ("choose", 2))


@rule("VIL-133")
def test_t35_nobody_took_it_so_the_first_player_stays():
    s = given(seats=3)
    s.first = 1
    ask(s, ("new_round", TABLE))
    luck(s)
    assert (s.first, asked(s)) == (1, ("choose", 1))


@rule("VIL-134")
def test_the_mass_still_follows_the_old_first_player():
    s = given(bag="1", coin=1, spaces={"harvest": "green"})
    has(s, 1, bag="1", farm="1", coin=1)
    s.next_first = 0
    s.first = 1
    turn(s, 1)
    do(s, "cube harvest green", "pass")
    assert asked(s) == ("redeem", 1)
    assert s.first == 1


@rule("VIL-135")
def test_a_new_round_fills_the_spaces_and_starts_with_the_first_player():
    s = given(seats=4)
    s.first = 3
    ask(s, ("new_round", TABLE))
    assert s.round == 3
    luck(s)
    assert (sum(s.spaces), asked(s)) == (24, ("choose", 3))
