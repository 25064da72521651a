"""What every game obeys: on random play at every seat count and option, and through Hypothesis."""

from __future__ import annotations

import itertools
import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sablier.games import NAMES, load
from sablier.kernel import prove
from sablier.kernel.match import Match, Place
from sablier.kernel.rng import Rng
from sablier.kernel.words import LANGUAGES

SCALE = float(os.environ.get("SABLIER_SCALE", "1"))
MATCHES = max(2, int(12 * SCALE))


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """Every game at every seat count with every combination of its options."""
    found = []
    for name in NAMES:
        game = load(name)
        keys = [option.key for option in game.options]
        for values in itertools.product(*(option.values for option in game.options)):
            found += [(name, seats, dict(zip(keys, values, strict=True))) for seats in game.seats]
    return found


@pytest.mark.parametrize(("name", "seats", "options"), tables(), ids=str)
def test_random_play_obeys_all_laws(name: str, seats: int, options: dict[str, str]):
    report = prove.Report()
    for seed in range(MATCHES):
        report.add(prove.play_random(load(name), seats, options, seed))
    assert report.violations == []
    assert report.matches == MATCHES


@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_complete(name: str):
    assert load(name).rules.faults() == []


@given(data=st.data())
@settings(max_examples=max(5, int(25 * SCALE)), deadline=None, suppress_health_check=list(HealthCheck))
@pytest.mark.parametrize("name", NAMES)
def test_chosen_play_obeys_the_laws(name: str, data: st.DataObject):
    """Hypothesis picks the moves itself and shrinks what it finds; chance included."""
    game = load(name)
    seats = data.draw(st.sampled_from(game.seats))
    options = {option.key: data.draw(st.sampled_from(option.values)) for option in game.options}
    s = game.setup(seats, game.chosen(options))
    whole = game.components(s)
    game.rules.start(s)
    for _ in range(60):
        moves = game.rules.legal(s)
        if not moves:
            break
        assert prove.moves_law(game, s, moves) == []
        game.rules.apply(s, moves[data.draw(st.integers(0, len(moves) - 1))])
        assert prove.conserved_law(game, s, whole) == []
    if game.rules.decider(s) is not None:
        moves = game.rules.legal(s)
        assert prove.fork_law(game, s, moves) + prove.dump_law(game, s) == []
        assert prove.image_law(game, s, seats, Rng(1)) + prove.words_law(game, s, moves) == []


@pytest.mark.parametrize("name", NAMES)
def test_both_catalogues_have_the_same_keys(name: str):
    import importlib

    keys = [set(importlib.import_module(f"sablier.games.{name}.words.{lang}").WORDS) for lang in LANGUAGES]
    assert keys[0] == keys[1]


@pytest.mark.parametrize("name", NAMES)
def test_undo_and_redo_lead_back_to_the_same_position(name: str):
    game = load(name)
    match = Match(game, [Place(f"P{n}") for n in range(game.seats[0])], {}, 5)
    rng = Rng(5)
    for _ in range(40):
        if match.over:
            break
        match.play(rng.choice(match.legal()))
    end, log = match.state.dump(), match.log
    seats = range(game.seats[0])
    for _ in range(10):
        assert match.undo(seats, practice=True)
    while match.redo(seats):
        pass
    assert (match.state.dump(), match.log) == (end, log)
