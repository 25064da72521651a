"""Learning: towards the targets, the same from the same seed, and the same after an interruption."""

import pytest

from sablier.bots.taste.tables import Look
from sablier.bots.taste.village import LOOK, by_hand
from sablier.bots.training import Checkpoint, Course, Lesson, Sample, _samples, fit, learn, start, study
from sablier.games import load
from sablier.kernel.rng import Rng

SHORT = Course("village", seed=3, seats=(2,), mixed=("inn",), matches=1, small=1, trial=1, panel_every=1)


def quiet(what, done, whole):
    pass


def learned(checkpoint, generations):
    *_, last = learn(checkpoint, LOOK, load, generations, map, quiet)
    return last


def test_fitting_finds_the_weights_that_made_the_targets():
    look = Look("x", (("a", 4),), 3, int, list, list)
    true = [[1.0, -2.0, 3.0, 0.5], [2.0, 0.0, 1.0, 0.0], [0.0, 5.0, -1.0, 1.0]]
    rng = Rng(1)
    samples = []
    for _ in range(3000):
        stage, answer = rng.below(3), rng.below(4)
        samples.append(Sample(stage, [[answer]], [true[stage][answer]]))
    knots = [[0.0] * 4 for _ in range(3)]
    error = fit(look, knots, samples, 0.2, Course("x", common=1.0, passes=4), rng)
    assert error == 0.0  # one seat has no lead over others
    assert [w for knot in knots for w in knot] == pytest.approx([w for knot in true for w in knot], abs=0.1)


def test_promises_are_mixed_from_the_end_back():
    kept = [(0, [[0]], [0], [8.0]), (1, [[1]], [2], [4.0])]
    for trust, first in ((1.0, 10.0), (0.0, 4.0), (0.5, 7.0)):
        assert _samples(kept, [10.0], trust) == [Sample(1, [[1]], [8.0]), Sample(0, [[0]], [first])]


def test_what_sets_the_seats_apart_is_learned_before_what_they_share():
    look = Look("x", (("a", 2),), 3, int, list, list)
    samples = [Sample(0, [[0], [1]], [11.0, 9.0])] * 40  # ten points more than expected for both, and a lead of two
    knots = [[0.0] * 2 for _ in range(3)]
    fit(look, knots, samples, 0.05, Course("x", common=0.1, passes=3), Rng(1))
    assert knots[0][0] - knots[0][1] == pytest.approx(2.0, abs=0.1)
    assert sum(knots[0]) / 2 < 5


def test_a_lesson_is_the_same_every_time():
    lesson = Lesson(SHORT, load, 2, 5, by_hand(), by_hand(), {})
    samples = study(lesson)
    assert samples == study(lesson)
    assert all(len(sample.answers) == len(samples[0].answers) for sample in samples)


@pytest.mark.slow
def test_an_interrupted_course_ends_with_the_same_weights():
    whole = learned(start(SHORT, by_hand()), 2)
    half = learned(start(SHORT, by_hand()), 1)
    resumed = learned(Checkpoint.load(half.dump()), 2)
    assert resumed.dump() == whole.dump()
    assert [name for name, _ in whole.panel] == ["hand", "generation 1", "generation 2"]
    assert whole.panel[0][1] == by_hand()  # frozen
    assert set(whole.history[1]["against"]) == {"hand", "generation 1"}
    assert whole.weights != half.weights
