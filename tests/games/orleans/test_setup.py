"""Setup: what everybody has and what lies in the middle, by number of players."""

import pytest

from sablier.games.orleans import GAME
from sablier.games.orleans.board import (
    CITIZENS,
    DEED_NEEDS,
    EMPTY,
    EVENT_TILES,
    EVENTS,
    GOODS_SPACES,
    MONK,
    ORLEANS,
    PLACE_ROWS,
    ROUTE_ROWS,
    SPACE_ROUTE,
    TILES,
)
from sablier.kernel.rng import Rng
from sablier.kernel.rules import CHANCE
from tests.games.orleans.given import PLAIN, count

rule = pytest.mark.rule
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def fresh(seats):
    return GAME.setup(seats, PLAIN)


def laid_out(seats, seed=1, **options):
    """The table when the first real question is asked."""
    s, rng = GAME.setup(seats, {**PLAIN, **options}), Rng(seed)
    GAME.rules.start(s)
    while GAME.rules.decider(s) == CHANCE:
        GAME.rules.apply(s, GAME.rules.legal(s)[rng.weighted(GAME.rules.weights(s))])
    return s


@rule("ORL-001")
def test_two_to_four_players():
    assert GAME.seats == (2, 3, 4)


@SEATS
@rule("ORL-002", "ORL-003")
def test_what_a_player_gets(seats):
    for p in fresh(seats).players:
        assert (p.coins, p.stock, p.stations, sum(p.bag)) == (5, 10, 0, 0)
        assert len(p.tracks) + 1 == 7  # the markers: six tracks and the development track


@SEATS
@rule("ORL-004", "ORL-005")
def test_starting_followers_stand_on_the_market(seats):
    for p in fresh(seats).players:
        assert p.market == count("own_farmer own_boatman own_craftsman own_trader")


@SEATS
@rule("ORL-006")
def test_nobody_draws_in_the_first_round(seats):
    s = laid_out(seats)
    assert s.round == 1
    assert s.stack[-1][0] == "plan"
    assert all(p.market == count("own_farmer own_boatman own_craftsman own_trader") for p in s.players)


@rule("ORL-007")
def test_main_board_and_deeds_are_laid_out_whole():
    s = fresh(4)
    assert s.deeds == list(DEED_NEEDS)
    assert sum(s.deeds) == 45
    assert len(ROUTE_ROWS) == 43


@SEATS
@rule("ORL-008")
def test_markers_on_the_first_spaces(seats):
    assert all(p.tracks == [0] * MONK and p.development == 0 for p in fresh(seats).players)


@pytest.mark.parametrize(("seats", "supply"), [
    (4, [16, 10, 10, 10, 14, 14, 14]),
    (3, [14, 8, 8, 8, 11, 11, 11]),
    (2, [12, 6, 6, 6, 8, 8, 8]),
])
@rule("ORL-018", "ORL-020", "ORL-021", "ORL-025", "ORL-026")
def test_neutral_characters_by_players(seats, supply):
    assert fresh(seats).supply == supply


@rule("ORL-009", "ORL-010", "ORL-011", "ORL-012")
def test_supplies_in_the_middle():
    s = fresh(4)
    assert len(s.supply) == 7
    assert s.technology == 16
    assert s.bank == 215 - 4 * 5
    assert s.citizens.bit_count() == CITIZENS == 13 + 1


@pytest.mark.parametrize(("seats", "removed", "on_map", "supply", "neutral"), [
    (4, 0, 52, 38, 88),
    (3, 6, 48, 36, 71),
    (2, 12, 43, 35, 54),
])
@rule("ORL-014", "ORL-015", "ORL-018", "ORL-022", "ORL-023", "ORL-027", "ORL-028")
def test_goods_tiles_by_players(seats, removed, on_map, supply, neutral):
    """X-31, X-32 and X-33."""
    s = laid_out(seats)
    assert sum(s.gone_goods) == removed
    assert sum(good != EMPTY for good in s.spaces) == on_map == GOODS_SPACES[seats]
    assert sum(s.goods) == supply
    assert sum(s.supply) == neutral


@SEATS
@rule("ORL-023", "ORL-028")
def test_spaces_for_more_players_stay_empty(seats):
    s = laid_out(seats)
    for space, route in enumerate(SPACE_ROUTE):
        extra = ROUTE_ROWS[route].get("extra", 0) if space >= len(ROUTE_ROWS) else 0
        assert (s.spaces[space] != EMPTY) == (extra <= seats)


def test_goods_are_drawn_as_likely_as_they_are_many():
    s = fresh(2)
    GAME.rules.start(s)
    assert GAME.rules.weights(s) == [24, 21, 18, 15, 12]


@SEATS
@rule("ORL-019", "ORL-024")
def test_unused_colours_are_not_in_play(seats):
    s = fresh(seats)
    assert len(s.players) == seats
    assert sum(GAME.components(s)[f"starting followers of seat {seat}"] for seat in range(seats)) == 4 * seats


@rule("ORL-013")
def test_pilgrimage_lies_on_top():
    for seed in range(5):
        assert EVENTS[laid_out(3, seed).event] == "pilgrimage"


@rule("ORL-013", "ORL-168")
def test_the_other_seventeen_tiles_are_mixed():
    assert EVENT_TILES == (3, 3, 3, 3, 3, 3)
    s = laid_out(2)
    assert s.hourglass == [2, 3, 3, 3, 3, 3]


@rule("ORL-016", "ORL-127")
def test_place_tiles_lie_open_in_two_stacks():
    view = GAME.view(laid_out(4), 0)
    assert [len(stack) for stack in view["tiles"]] == [12, 8]


@rule("ORL-128")
def test_each_place_tile_exists_once():
    keys = [row["key"] for row in PLACE_ROWS if row.get("stack")]
    assert len(keys) == len(set(keys)) == TILES.bit_count() == 20


@SEATS
@rule("ORL-017")
def test_merchants_start_in_orleans(seats):
    assert all(p.town == ORLEANS for p in fresh(seats).players)


@rule("ORL-029")
def test_chance_names_the_start_player():
    assert {laid_out(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
