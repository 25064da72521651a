"""The arena: fair fixtures, every match once, wherever it is played."""

import os
from collections import Counter
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from time import perf_counter

import pytest

from sablier.bots.arena import fixtures, pairings, play, run
from sablier.bots.standing import elo, standings, wilson
from tests.bots.games import find

BOTS = ("random", "greedy", "turn")


def silent():
    return 0.0


def played(todo, **how):
    return sorted(run(todo, find, silent, **how), key=lambda result: result.number)


def test_more_bots_than_seats_meet_in_every_group():
    assert pairings(BOTS, 2) == [("random", "greedy"), ("random", "turn"), ("greedy", "turn")]
    assert pairings(BOTS, 3) == [BOTS]
    assert pairings(BOTS[:2], 4) == [BOTS[:2]]


def test_a_bot_named_more_than_once_takes_as_many_seats():
    todo = fixtures("beads", ("greedy", "random", "random"), 3, 6, 1, {})
    assert {Counter(fixture.line_up)["random"] for fixture in todo} == {2}
    assert {fixture.line_up.index("greedy") for fixture in todo} == {0, 1, 2}
    assert [bot.name for bot in standings(played(todo), ("greedy", "random", "random"))] == ["greedy", "random"]
    assert pairings(("random", "random", "greedy"), 2) == [("random", "random"), ("random", "greedy")]


@pytest.mark.parametrize(("bots", "seats"), [(BOTS[:2], 2), (BOTS, 3), (BOTS, 2), (BOTS[:2], 4), (BOTS, 4)])
def test_everybody_sits_everywhere_equally_often(bots, seats):
    todo = fixtures("beads", bots, seats, 12, 1, {})
    for seat in range(seats):
        assert len(set(Counter(fixture.line_up[seat] for fixture in todo).values())) == 1


def test_all_pairings_meet_the_same_chance():
    todo = fixtures("beads", BOTS, 2, 6, 1, {})
    seeds = [[fixture.seed for fixture in todo[i:i + 6]] for i in (0, 6, 12)]
    assert seeds[0] == seeds[1] == seeds[2]
    assert len(set(seeds[0])) == 3  # each seed in both seatings
    assert todo[0].line_up == todo[1].line_up[::-1]


def test_numbers_are_unique_and_seeds_follow_the_seed():
    todo = fixtures("beads", BOTS, 2, 6, 1, {})
    assert [fixture.number for fixture in todo] == list(range(18))
    assert todo == fixtures("beads", BOTS, 2, 6, 1, {})
    assert todo[0].seed != fixtures("beads", BOTS, 2, 6, 2, {})[0].seed


def test_options_reach_the_match():
    short = fixtures("beads", BOTS[:1], 2, 1, 1, {"short": "on"})
    long = fixtures("beads", BOTS[:1], 2, 1, 1, {})
    assert play(short[0], find, silent).moves < play(long[0], find, silent).moves


def test_a_match_ends_the_same_wherever_it_is_played():
    todo = fixtures("beads", BOTS, 2, 4, 1, {})
    assert played(todo) == played(todo[::-1])


@pytest.mark.native
def test_processes_play_the_same_matches():
    todo = fixtures("beads", BOTS, 2, 4, 1, {})
    assert played(todo, opened=lambda: ProcessPoolExecutor(2)) == played(todo)


class Fragile:
    """An executor that breaks after a few matches, as a pool does when one of its processes dies."""

    def __init__(self, matches):
        self.matches = matches

    def submit(self, fn, *args):
        future = Future()
        if self.matches:
            self.matches -= 1
            future.set_result(fn(*args))
        else:
            future.set_exception(BrokenExecutor("a process died"))
        return future


def test_a_broken_executor_loses_no_match_and_counts_none_twice():
    todo = fixtures("beads", BOTS[:2], 2, 10, 1, {})

    @contextmanager
    def opened():
        yield Fragile(4)

    assert played(todo, opened=opened) == played(todo)


def test_an_executor_that_always_breaks_is_given_up():
    @contextmanager
    def opened():
        yield Fragile(0)

    with pytest.raises(BrokenExecutor, match="2 matches"):
        played(fixtures("beads", BOTS[:2], 2, 2, 1, {}), opened=opened)


def find_or_die(name):
    """Beads; but one of two processes that play it is killed once."""
    flag = os.environ["SABLIER_TEST_FLAG"]
    try:
        os.close(os.open(flag, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return find(name)
    os._exit(1)


@pytest.mark.native
def test_a_process_that_dies_loses_no_match(tmp_path, monkeypatch):
    monkeypatch.setenv("SABLIER_TEST_FLAG", str(tmp_path / "died"))
    todo = fixtures("beads", BOTS[:2], 2, 10, 1, {})
    results = sorted(run(todo, find_or_die, silent, lambda: ProcessPoolExecutor(2)), key=lambda result: result.number)
    assert (tmp_path / "died").exists()
    assert results == played(todo)


def test_shares_points_and_times():
    results = list(run(fixtures("beads", BOTS[:2], 4, 6, 1, {}), find, perf_counter))
    table = {bot.name: bot for bot in standings(results, BOTS[:2])}
    assert sum(bot.wins for bot in table.values()) == pytest.approx(6)
    assert all(bot.matches == 6 and len(bot.points) == 12 for bot in table.values())
    assert table["greedy"].milliseconds(95) >= table["greedy"].milliseconds(50) > 0
    assert sum(table["greedy"].lines.values()) == sum(table["greedy"].points)


def test_wilson_interval():
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 10) == pytest.approx((0.0, 0.278), abs=0.001)
    assert wilson(50, 100) == pytest.approx((0.404, 0.596), abs=0.001)


def test_elo_explains_the_shares():
    """One drawn comparison is added to the matches played."""
    results = list(run(fixtures("beads", BOTS[:2], 2, 40, 1, {}), find, silent))
    table = {bot.name: bot for bot in standings(results, BOTS[:2])}
    ratings = elo(results, BOTS[:2])
    expected = 1 / (1 + 10 ** ((ratings["greedy"] - ratings["random"]) / 400))
    assert sum(ratings.values()) == pytest.approx(2000)
    assert (table["random"].wins + 0.5) / 41 == pytest.approx(expected, abs=0.001)


