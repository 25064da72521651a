"""Tastes: the score sheet, tables in general, and what is looked at in Village."""

import json
from importlib.resources import files

import pytest

from sablier.bots import taste as tastes
from sablier.bots.honesty import positions
from sablier.bots.taste import tables, village
from sablier.bots.taste.tables import BadWeights, Look, TableTaste, mixed, read, write
from sablier.bots.words import BOTS
from sablier.games import load
from sablier.kernel.words import LANGUAGES
from tests.bots.games import BEADS
from tests.bots.test_thinking import beads

VILLAGE = load("village")
TWO = Look("beads", (("red", 2), ("blue", 3)), 5, lambda s: 2, lambda s: [10, 20], lambda s: [[0, 2], [1, 4]])


def some_positions(game, seats, count, seed=1, **options):
    """Positions from all over random matches."""
    found = positions(game, seats, options, seed)
    return [next(found)[0] for _ in range(count * 7)][::7]


def test_a_game_without_a_taste_is_judged_by_its_score():
    assert tastes.names(BEADS) == ["score"]
    taste, s = tastes.load(BEADS, "score"), beads((1, 1, 1), (0, 0, 0), (0, 0, 0)).sample(None)
    s.players[1].points = 7
    assert taste.values(s) == [0.0, 7.0]
    assert taste.reasons(s, 1) == {"points": 7.0}
    assert taste.name("en", "points") == "score.points"  # Beads has no catalogue: it says the key
    with pytest.raises(KeyError):
        tastes.load(BEADS, "learned")


def test_weights_are_mixed_between_the_knots():
    assert [mixed(TWO, stage) for stage in range(5)] == [(0, 0.0), (0, 0.5), (1, 0.0), (1, 0.5), (1, 1.0)]
    taste = TableTaste(TWO, {2: [[0.0] * 5, [1.0, 2.0, 4.0, 8.0, 16.0], [9.0] * 5]})
    assert taste.values(None) == [10 + 1 + 4, 20 + 2 + 16]  # stage 2 is the knot in the middle
    assert taste.reasons(None, 1) == {"banked": 20.0, "red": 2.0, "blue": 16.0}


def test_weights_survive_writing_and_reading():
    weights = {2: [[0.25 * i + knot for i in range(5)] for knot in range(3)]}
    assert read(TWO, write(TWO, weights)) == weights


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"tables": 3}', '{"tables": [["red", 2]], "weights": {}}'])
def test_other_weights_are_refused(text):
    with pytest.raises(BadWeights):
        read(TWO, text)


def test_weights_for_other_tables_are_refused(tmp_path):
    file = tmp_path / "weights.json"
    file.write_text(write(TWO, {2: [[0.0] * 5] * 3}))
    with pytest.raises(KeyError):
        tastes.load(VILLAGE, str(file))


@pytest.mark.parametrize("inn", ["off", "on"])
@pytest.mark.parametrize("seats", VILLAGE.seats)
def test_village_answers_every_question(seats, inn, scaled):
    """A figure of each generation's tables for each of its members, every card held, every other table once."""
    look = village.LOOK
    sizes = [size for _, size in look.tables]
    tables = [table for table, size in enumerate(sizes) for _ in range(size)]
    figures, cards = 8 * 4, tables[village.HAND]
    single = [table for table in range(figures, len(sizes)) if table < cards or (table > cards and inn == "on")]
    for s in some_positions(VILLAGE, seats, scaled(60), inn=inn):
        answers = look.answers(s)
        assert len(answers) == seats
        assert 0 <= look.stage(s) < look.stages
        for p, given in zip(s.players, answers, strict=True):
            hits = [tables[index] for index in given]
            assert sum(hit < figures for hit in hits) == len(p.family)
            assert hits.count(cards) == p.hand.bit_count()
            assert sorted(hit for hit in hits if hit >= figures and hit != cards) == single


@pytest.mark.parametrize("seats", VILLAGE.seats)
def test_village_judges_alike_with_and_without_memory(seats):
    """What is remembered must be all that matters: forgetting it changes nothing."""
    for s in some_positions(VILLAGE, seats, 20, inn="on"):
        before = village.LOOK.answers(s)
        village._own.cache_clear()
        village._customers.cache_clear()
        village._purse.cache_clear()
        assert village.LOOK.answers(s) == before


@pytest.mark.parametrize("name", ["hand", "learned"])
def test_reasons_add_up_to_the_value(name):
    taste = tastes.load(VILLAGE, name)
    for s in some_positions(VILLAGE, 3, 10):
        for seat, value in enumerate(taste.values(s)):
            assert sum(taste.reasons(s, seat).values()) == pytest.approx(value)


def test_banked_points_are_on_the_sheet():
    for s in some_positions(VILLAGE, 4, 30):
        sheets = [dict(lines) for lines in VILLAGE.score(s)]
        assert village.LOOK.banked(s) == [sheet["prestige"] + sheet["customers"] for sheet in sheets]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_looked_at_has_a_name(lang):
    for name in tastes.names(VILLAGE)[1:]:
        taste = tastes.load(VILLAGE, name)
        assert all(taste.name(lang, key) for key, _ in village.LOOK.tables)
    assert set(BOTS.catalogue("en")) == set(BOTS.catalogue("fr"))


def test_the_learned_weights_are_small_and_for_every_number_of_seats():
    text = files(tastes).joinpath("village.json").read_text(encoding="utf-8")
    assert len(text) <= 50_000
    assert sorted(map(int, json.loads(text)["weights"])) == list(VILLAGE.seats)
    assert read(village.LOOK, text)
    assert tables.KNOTS == 3
