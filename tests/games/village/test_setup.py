"""What lies where before the first round, for every number of players."""

import pytest

from sablier.games.village import GAME
from sablier.games.village.board import (
    BASE_CUSTOMERS,
    BLOCKED,
    CITIES,
    EDITION,
    FREE,
    GENERATION,
    ITEMS,
    MONKS,
    OCCUPATIONS,
    PLAYER_COLOURS,
    SECTIONS,
    SPACES,
)
from tests.games.village.given import NAMES, asked, can, do, held, home

rule = pytest.mark.rule


def fresh(seats, begun=True):
    """The table as it is set up; `begun`: run on to the first question."""
    s = GAME.setup(seats, GAME.chosen({}))
    if begun:
        GAME.rules.start(s)
    return s


def dealt(seats):
    s = fresh(seats)
    do(s, "first 0")
    while s.stack[-1][0] == "deal":
        do(s, can(s)[0])
    return s


@rule("VIL-001")
def test_two_to_five_can_play():
    assert GAME.seats == (2, 3, 4, 5)


@rule("VIL-002")
def test_a_family_has_eleven_members_in_four_generations():
    assert [GENERATION.count(n) for n in (1, 2, 3, 4)] == [4, 3, 2, 2]
    assert all(len(p.family) == 11 for p in fresh(4).players)


@rule("VIL-003")
def test_each_seat_has_its_colour():
    assert PLAYER_COLOURS == ("red", "yellow", "blue", "white", "grey")
    assert [GAME.say("en", key) for key in PLAYER_COLOURS[:2]] == ["Red", "Yellow"]


@rule("VIL-004", "VIL-018")
def test_four_monks_wait_in_the_black_bag():
    view = GAME.view(fresh(3), 0)
    assert view["blackbag"] == {"monks": 4, "members": []}
    assert MONKS == 4


@rule("VIL-005")
def test_eighteen_cubes_of_each_colour_and_six_plague_cubes():
    parts = GAME.components(fresh(4, begun=False))
    assert [parts[key] for key in ("brown", "pink", "orange", "green", "plague")] == [18, 18, 18, 18, 6]


@rule("VIL-006", "VIL-017")
def test_goods_lie_in_the_supply_and_nobody_has_any():
    assert EDITION["components"]["goods"][:5] == ["scroll", "horse", "plow", "ox", "wagon"]
    s = fresh(4, begun=False)
    assert s.supply == [18, 18, 18, 18, 6]
    assert s.bag == [0, 0, 0, 0, 0]


@rule("VIL-007")
def test_there_are_twenty_four_customers():
    assert fresh(4, begun=False).pile.bit_count() == BASE_CUSTOMERS == 24


@rule("VIL-008")
def test_there_is_a_marker_for_time_for_prestige_and_for_every_city():
    assert EDITION["components"]["markers"] == 2 + len(CITIES) == 8


@rule("VIL-009")
def test_the_board_has_seven_action_spaces_and_a_well():
    assert list(GAME.view(fresh(2), 0)["spaces"]) == list(SPACES[:7])
    assert GAME.about(fresh(2), "well", NAMES, "en")["title"] == "Well"


@rule("VIL-011")
def test_the_oldest_generation_is_at_home_and_the_others_unborn():
    assert home(fresh(2)) == {"farm": "1 1 1 1"}


@rule("VIL-012")
def test_time_and_prestige_start_at_nothing():
    player = GAME.view(fresh(2), 0)["players"][1]
    assert (player["time"], player["prestige"]) == (0, 0)


@rule("VIL-013")
def test_each_player_starts_with_one_coin_and_nothing_else():
    s = fresh(5)
    assert [held(s, seat) for seat in range(5)] == [{"coin": 1}] * 5


@rule("VIL-014", "VIL-222")
@pytest.mark.parametrize(("seats", "stalls"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_stalls_and_queue_are_filled_by_number_of_players(seats, stalls):
    s = dealt(seats)
    assert (len(s.stalls), len(s.queue)) == (stalls, 5)
    assert FREE not in s.stalls
    assert s.pile.bit_count() == 24 - stalls - 5


@rule("VIL-015", "VIL-220")
@pytest.mark.parametrize(("seats", "chronicle", "graves"), [(2, 10, 3), (3, 12, 4), (4, 14, 5), (5, 18, 6)])
def test_spaces_are_blocked_by_number_of_players(seats, chronicle, graves):
    s = fresh(seats)
    assert (s.chronicle.count(FREE), s.graves.count(FREE)) == (chronicle, graves)
    tiles = (18, 6) if seats == 5 else (14, 5)
    assert (len(s.chronicle), len(s.graves)) == tiles
    assert s.chronicle.count(BLOCKED) == tiles[0] - chronicle


@rule("VIL-005", "VIL-220")
@pytest.mark.parametrize(("seats", "cubes"), [(2, 18), (4, 18), (5, 23)])
def test_the_fifth_player_brings_more_cubes(seats, cubes):
    assert GAME.setup(seats, {}).supply == [cubes] * 4 + [6]


@rule("VIL-220")
def test_the_new_tiles_leave_travel_at_two_spaces():
    sections = dict(zip(OCCUPATIONS, SECTIONS[18], strict=True))
    assert {key: end - start for key, (start, end) in sections.items()} == {
        "council": 4, "crafts": 5, "travel": 2, "church": 4, "farm": 3}


@rule("VIL-016")
def test_the_next_first_player_marker_is_there_to_be_taken():
    assert GAME.view(fresh(2), 0)["next_first"] is None


@rule("VIL-019", "VIL-221")
@pytest.mark.parametrize(("seats", "placed"), [(2, 18), (3, 21), (4, 24), (5, 31)])
def test_the_setup_card_of_the_player_count_is_used(seats, placed):
    s = dealt(seats)
    while s.stack[-1][0] == "fill":
        do(s, can(s)[0])
    assert sum(s.spaces) == placed


@rule("VIL-020")
def test_the_first_player_is_drawn_by_lot():
    s = fresh(3)
    assert asked(s) == ("begin", -1)
    assert can(s) == ["first 0", "first 1", "first 2"]
    assert GAME.rules.weights(s) == [1, 1, 1]
    do(s, "first 2")
    while s.stack[-1][1] == -1:
        do(s, can(s)[0])
    assert (s.first, asked(s)) == (2, ("choose", 2))


@rule("VIL-223")
def test_five_players_without_the_inn_have_neither_beer_nor_inn():
    view = GAME.view(fresh(5), 0)
    assert "inn" not in view["spaces"]
    assert "beer" not in view["players"][0]["goods"]
    assert "brewery" not in [building["key"] for building in view["board"]["buildings"]]
    assert held(fresh(5)).get("beer", 0) == 0
    assert "beer" in ITEMS
