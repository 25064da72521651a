"""The end of the match: triggers, last turns, the final mass."""

import pytest

from sablier.games.village import GAME
from sablier.kernel.rules import CHANCE, TABLE
from tests.games.village.given import action, ask, asked, can, do, fill_up, given, has, held, home, luck, turn

rule = pytest.mark.rule
OCCUPATIONS = ("council", "crafts", "travel", "church", "farm")


def nearly_full(s, last="graves"):
    """One space left there, and everything that could lead there is full."""
    for occupation in OCCUPATIONS:
        fill_up(s, occupation, but=1 if last == occupation else 0)
    if last == "graves":
        fill_up(s, "graves", but=1)


def ending(last="graves", seats=2, spaces=None, **things):
    """Seat 0 is about to lose a member in its turn."""
    s = given(seats, spaces=spaces or {"harvest": "green green green"}, farm="1 2", time=9, **things)
    for seat in range(1, seats):
        has(s, seat, farm="1 2")
    nearly_full(s, last)
    return s


@rule("VIL-149")
@pytest.mark.parametrize("last", ["graves", "farm"])
def test_the_last_grave_or_the_last_chronicle_space_brings_the_end(last):
    s = ending(last, due=1)
    turn(s)
    do(s, "cube harvest green", "pass", "die 1 farm")
    assert GAME.view(s, 0)["ending"]
    assert s.ender == 0


@rule("VIL-149")
def test_a_full_section_alone_does_not_end_the_match():
    s = given(farm="1 2", due=1, spaces={"harvest": "green green"})
    fill_up(s, "farm", but=1)
    turn(s)
    do(s, "cube harvest green", "pass", "die 1 farm")
    assert not GAME.view(s, 0)["ending"]


@rule("VIL-150", "VIL-151", "VIL-156")
def test_all_others_have_one_last_turn():
    s = ending(seats=3, due=1, spaces={"harvest": "green green", "family": "pink"})
    turn(s)
    do(s, "cube harvest green", "pass", "die 1 farm")
    assert asked(s) == ("choose", 1)
    assert GAME.question(s, "en").startswith("Your last turn")
    do(s, "cube family pink", "pass", "cube harvest green", "pass")
    luck(s)
    assert asked(s) is None
    assert held(s, 2) == {"green": 1}


@rule("VIL-151")
def test_the_well_is_open_in_the_last_turns():
    s = ending(due=1)
    has(s, 1, green=3)
    turn(s)
    do(s, "cube harvest green", "pass", "die 1 farm", "well", "action family", "birth")
    assert (held(s, 1), asked(s)) == ({}, None)


@rule("VIL-152")
def test_t20_without_cubes_any_action_is_free():
    s = ending(seats=3, due=1, spaces={"harvest": "green green"})
    turn(s)
    do(s, "cube harvest green", "pass", "die 1 farm", "cube harvest green", "pass")
    assert asked(s) == ("action", 2)
    assert s.round == 2, "nothing is refilled"
    do(s, "action family", "birth")
    assert (home(s, 2), asked(s)) == ({"farm": "1 1 2"}, None)


@rule("VIL-152")
def test_the_free_action_may_be_declined():
    s = ending(due=1, spaces={"harvest": "green"})
    turn(s)
    do(s, "cube harvest green", "pass", "die 1 farm")
    assert can(s)[-1] == "pass"
    do(s, "pass")
    assert asked(s) is None


@rule("VIL-153")
def test_only_one_mass_is_held_after_all_last_actions():
    s = ending(seats=3, due=1, spaces={"harvest": "green"})
    has(s, 2, farm="2", church1="1")
    turn(s)
    do(s, "cube harvest green", "pass", "die 1 farm")
    assert asked(s) == ("action", 1), "no mass in between although the cubes are gone"
    do(s, "pass", "pass", "majority 4")
    assert (asked(s), s.players[2].points) == (None, 2)


@rule("VIL-154")
def test_who_finds_no_place_leaves_the_game():
    s = ending(due=1)
    has(s, 1, due=1)
    turn(s)
    do(s, "cube harvest green", "pass", "die 1 farm", "cube harvest green", "pass")
    assert "leaves the game" in GAME.label(s, GAME.rules.legal(s)[0], "en")
    do(s, "die 1 farm")
    assert home(s, 1) == {"removed": "1", "farm": "2"}


def market_end(seats=3, **things):
    s = given(seats, spaces={"market": "pink", "harvest": "green green green green"}, stalls="C03 C04", **things)
    for seat in range(1, seats):
        has(s, seat, farm="1 2")
    nearly_full(s)
    return s


@rule("VIL-155")
def test_t21_another_player_fills_the_last_grave_on_a_market_day():
    s = market_end(farm="2", horse=1)
    has(s, 1, ox=1, green=1, time=9)
    turn(s)
    do(s, "cube market pink", "serve C03", "serve C04", "die 1 farm")
    assert asked(s) == ("choose", 0), "all get one more action, starting with the one who called the day"
    do(s, "cube harvest green", "pass", "cube harvest green", "pass", "cube harvest green", "pass")
    assert asked(s) is None


@rule("VIL-155")
def test_t22_the_caller_fills_the_last_grave_himself():
    s = market_end(farm="1 2", horse=1, ox=1, green=1, time=9)
    turn(s)
    do(s, "cube market pink", "serve C03", "serve C04", "die 1 farm")
    assert asked(s) == ("choose", 1)
    do(s, "cube harvest green", "pass", "cube harvest green", "pass")
    assert asked(s) is None, "the caller has none"


@rule("VIL-155")
def test_the_market_day_is_finished_first():
    s = market_end(farm="2", horse=1)
    has(s, 1, ox=1, green=1, time=9)
    has(s, 2, plow=1, green=1)
    s.stalls[2] = 4
    turn(s)
    do(s, "cube market pink", "serve C03", "serve C04", "die 1 farm")
    assert asked(s) == ("sell", 2)


@rule("VIL-230")
def test_the_first_of_two_triggers_decides():
    s = market_end(farm="1 2", horse=1, ox=1, green=1, time=9)
    fill_up(s, "farm")
    has(s, 1, plow=1, green=1, time=9, farm="2", smithy="1")
    s.chronicle[3] = -1  # one space for crafts is left besides the last grave
    s.stalls[2] = 4
    turn(s)
    do(s, "cube market pink", "serve C03", "serve C05", "die 1 smithy")
    assert s.ender == 1
    do(s, "serve C04", "die 1 farm")
    assert s.ender == 1
    assert asked(s) == ("choose", 0)


@rule("VIL-231")
def test_the_free_last_action_may_be_a_market_day():
    s = ending(due=1, spaces={"harvest": "green"}, stalls="C03")
    has(s, 1, horse=1)
    turn(s)
    do(s, "cube harvest green", "pass", "die 1 farm", "action market", "serve C03")
    assert (asked(s), s.players[1].time) == (None, 0)


@rule("VIL-156")
def test_the_final_mass_comes_before_the_scoring():
    s = given(bag="1", coin=1)
    s.ender = 0
    ask(s, ("mass", TABLE))
    do(s, "redeem 1")
    assert asked(s) == ("majority", CHANCE)
    do(s, "majority 1")
    assert asked(s) is None
    assert dict(GAME.score(s)[0])["church"] == 2


@rule("VIL-151")
def test_a_last_turn_has_its_deaths_too():
    s = ending(due=1)
    has(s, 1, time=7)
    turn(s)
    do(s, "cube harvest green", "pass", "die 1 farm")
    action(s, "church", 1)
    do(s, "bless 2")
    assert asked(s) == ("die", 1)
