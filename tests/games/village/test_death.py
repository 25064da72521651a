"""Death: who dies, when, and where they rest."""

import pytest

from sablier.games.village import GAME
from tests.games.village.given import action, asked, bury, can, do, fill_up, given, has, held, home, in_chronicle, turn

rule = pytest.mark.rule


@rule("VIL-140", "VIL-143")
def test_t05_the_action_is_completed_first_and_the_new_smith_may_die():
    s = given(spaces={"crafts": "plague", "church": "pink"}, farm="1", city1="1", time=8)
    turn(s)
    do(s, "cube crafts plague")
    assert (s.players[0].time, asked(s)) == (0, ("crafts", 0)), "over the bridge, but the action comes first"
    do(s, "train smithy", "work smithy")
    assert (s.players[0].time, held(s)) == (6, {"plow": 1})
    assert can(s) == ["die 1 smithy", "die 1 city1"]
    do(s, "die 1 smithy")
    assert (in_chronicle(s, "crafts"), home(s)) == ([0], {"chronicle": "1", "city1": "1"})


@rule("VIL-141")
def test_the_lowest_visible_number_dies_and_the_owner_chooses_among_equals():
    s = given(farm="2 2 3", smithy="2", council1="4", due=1)
    action(s, "harvest")
    do(s, "pass")
    assert can(s) == ["die 2 farm", "die 2 smithy"]
    assert GAME.why_not(s, 0, "member:0:7").key == "no.younger"


@rule("VIL-142", "VIL-141")
def test_bag_and_unborn_are_safe():
    s = given(bag="1", farm="3", due=1)
    action(s, "harvest")
    do(s, "pass")
    assert can(s) == ["die 3 farm"]
    assert GAME.why_not(s, 0, "member:0:0").rule == "VIL-142"


@rule("VIL-142")
@pytest.mark.parametrize("place", ["farm", "smithy", "city4", "council1", "church4"])
def test_farm_and_board_are_visible(place):
    s = given(**{place: "1"}, due=1)
    action(s, "market")
    assert can(s) == [f"die 1 {place}"]


@rule("VIL-144", "VIL-146")
@pytest.mark.parametrize(("place", "occupation"), [
    ("farm", "farm"), ("wainwright", "crafts"), ("stables", "crafts"), ("office", "crafts"), ("smithy", "crafts"),
    ("city1", "travel"), ("city6", "travel"), ("council1", "council"), ("council4", "council"), ("church1", "church"),
    ("church4", "church")])
def test_the_dead_go_to_the_chronicle_of_where_they_stood(place, occupation):
    s = given(**{place: "1"}, due=1)
    action(s, "market")
    do(s, f"die 1 {place}")
    assert (home(s), in_chronicle(s, occupation)) == ({"chronicle": "1"}, [0])


@rule("VIL-145")
def test_t06_without_a_free_space_an_anonymous_grave():
    s = given(church1="1", smithy="1", due=1)
    fill_up(s, "church")
    action(s, "market")
    do(s, "die 1 church1")
    assert (home(s)["grave"], in_chronicle(s, "graves")) == ("1", [0])


@rule("VIL-144")
def test_t07_another_member_with_a_free_space_goes_to_the_chronicle():
    s = given(church1="1", smithy="1", due=1)
    fill_up(s, "church")
    action(s, "market")
    do(s, "die 1 smithy")
    assert (home(s)["chronicle"], in_chronicle(s, "crafts")) == ("1", [0])


@rule("VIL-147")
def test_a_grave_is_no_choice_while_the_chronicle_has_room():
    s = given(farm="1", due=1)
    action(s, "market")
    assert can(s) == ["die 1 farm"]
    assert "chronicle" in GAME.label(s, GAME.rules.legal(s)[0], "en")


@rule("VIL-148")
def test_the_dead_neither_die_again_nor_return():
    s = given(farm="2", due=1)
    bury(s, 0, 1, "farm")
    action(s, "family")
    assert can(s) == ["birth", "pass"]
    do(s, "pass")
    assert can(s) == ["die 2 farm"]


@rule("VIL-226")
def test_with_nobody_visible_nobody_dies():
    s = given(bag="1", due=1, spaces={"harvest": "pink pink"})
    turn(s)
    do(s, "cube harvest pink")
    assert (s.players[0].due, asked(s)) == (0, ("choose", 1))


@rule("VIL-140")
def test_two_bridges_two_deaths():
    s = given(farm="1 1 2", due=2)
    action(s, "market")
    do(s, "die 1 farm", "die 1 farm")
    assert home(s) == {"chronicle": "1 1", "farm": "2"}


@rule("VIL-224")
def test_early_entries_pay():
    """Spending ten time costs a life, and lives in the chronicle are what its table pays for."""
    s = given(smithy="1", time=4)
    for _ in range(2):
        action(s, "crafts")
        do(s, "work smithy")
    do(s, "die 1 smithy")
    assert (home(s), held(s)) == ({"chronicle": "1"}, {"plow": 2})


@rule("VIL-225")
def test_the_old_die_before_the_young_in_church_and_council():
    s = given(council4="4", church4="3", farm="1", due=1)
    action(s, "market")
    do(s, "die 1 farm")
    assert dict(GAME.score(s)[0])["council"] + dict(GAME.score(s)[0])["church"] == 12


@rule("VIL-146")
def test_a_member_dies_where_he_stands_now():
    s = given(smithy="1", time=9)
    action(s, "family")
    do(s, "recall 1 smithy")
    action(s, "church")
    do(s, "pass")
    has(s, 0, due=1)
    action(s, "market")
    do(s, "die 1 farm")
    assert in_chronicle(s, "farm") == [0]
