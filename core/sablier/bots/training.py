"""Learning a taste by self-play.

A generation plays matches against itself, looking its own turns through to the end with the weights it has and
misjudging moves a little (else it would never see what it thinks bad). Every position where somebody else takes over
is kept, for those are the positions a look-ahead judges. What a seat got in the end, mixed with what the later
positions of the same match promised (the lambda return of temporal-difference learning), is what the weights should
have said; small steps towards it (stochastic gradient descent on the squared error) give the next generation its
weights.

All chance comes from the course's seed, and a checkpoint after each generation holds all there is to know: a course
that was interrupted ends with the same weights as one that was not. A panel of earlier generations never changes; a
generation is only better than another if it scores more against the panel.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from typing import Any, NamedTuple

from ..kernel.match import Table
from ..kernel.rng import Rng
from ..kernel.rules import CHANCE
from . import taste as tastes
from .arena import Find, Fixture, play_with
from .bot import decide
from .lookahead import LookAhead
from .taste.tables import Look, TableTaste, Weights, mixed
from .tree import settle

Mapper = Callable[[Callable[[Any], Any], Sequence[Any]], Iterable[Any]]  # `map`, here or in other processes
Progress = Callable[[str, int, int], None]
EVERY = 200  # positions between two copies of the weights that are averaged


@dataclass(frozen=True)
class Course:
    """How to learn. Everything that decides the outcome is here."""

    game: str
    seed: int = 1
    seats: tuple[int, ...] = (2, 3, 4)
    options: tuple[tuple[str, str], ...] = ()
    mixed: tuple[str, ...] = ()  # options that are on in every second match
    matches: int = 200  # per generation at a table for two; fewer where more sit, for each of them learns
    small: int = 9  # generations at the smallest table only; all others start from what is learned there
    blur: float = 1.5  # points by which moves are misjudged while learning
    trust: float = 0.95  # lambda: 1 believes only in how matches end, 0 only in the next position
    league: int = 3  # one match in so many is played against a member of the panel, the others against itself
    rate: float = 0.002  # the step of the first generation
    slowing: float = 0.1  # how much smaller the steps get, generation by generation
    common: float = 0.3  # how much an error that all seats share counts beside what sets them apart
    passes: int = 2  # through the positions of a generation
    trial: int = 100  # matches against each member of the panel
    panel_every: int = 3  # generations from one trial, and one new member of the panel, to the next
    depth: int = 200  # positions of one turn, at most


class Sample(NamedTuple):
    """A position as the tables saw it, and what they should have said of the points still to come, seat by seat."""

    stage: int
    answers: list[list[int]]
    targets: list[float]


class Lesson(NamedTuple):
    """One match to learn from, with everything needed to play it elsewhere."""

    course: Course
    find: Find
    seats: int
    seed: int
    weights: Weights
    rival: Weights  # sits on every second seat
    options: dict[str, str]


class Trial(NamedTuple):
    """One match at the smallest table against a member of the panel, from the first seat on or from the second."""

    course: Course
    find: Find
    seed: int
    swapped: bool
    options: dict[str, str]
    own: Weights
    other: Weights


@dataclass
class Checkpoint:
    """All there is to know after a generation."""

    course: Course
    generation: int
    weights: Weights
    panel: list[tuple[str, Weights]]
    history: list[dict[str, Any]] = field(default_factory=list)

    def dump(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def load(text: str) -> Checkpoint:
        """ValueError, KeyError or TypeError if the text is not a checkpoint."""
        data = json.loads(text)
        course = data["course"] | {"seats": tuple(data["course"]["seats"]),
                                   "options": tuple((key, value) for key, value in data["course"]["options"]),
                                   "mixed": tuple(data["course"]["mixed"])}
        panel = [(name, _weights(weights)) for name, weights in data["panel"]]
        return Checkpoint(Course(**course), data["generation"], _weights(data["weights"]), panel, data["history"])


def _weights(data: dict[str, Any]) -> Weights:
    return {int(seats): knots for seats, knots in data.items()}


def start(course: Course, weights: Weights) -> Checkpoint:
    """The beginning: weights made by hand, which are also the first member of the panel."""
    return Checkpoint(course, 0, weights, [("hand", weights)])


def learn(checkpoint: Checkpoint, look: Look, find: Find, generations: int, mapper: Mapper,
          progress: Progress) -> Iterator[Checkpoint]:
    """Generation after generation, each as a checkpoint."""
    while checkpoint.generation < generations:
        checkpoint = _generation(checkpoint, look, find, mapper, progress)
        yield checkpoint


def _generation(before: Checkpoint, look: Look, find: Find, mapper: Mapper, progress: Progress) -> Checkpoint:
    course, number = before.course, before.generation + 1
    rng = Rng(course.seed + number * 1_000_003)
    tables = course.seats[:1] if number <= course.small else course.seats
    weights = {seats: [list(knot) for knot in knots] for seats, knots in before.weights.items()}
    if number == course.small + 1:
        weights |= {seats: [list(knot) for knot in weights[course.seats[0]]] for seats in course.seats}
    lessons = []
    for seats in tables:
        for i in range(max(course.matches * 2 // seats, 1)):
            rival = weights if i % course.league else rng.choice(before.panel)[1]
            lessons.append(Lesson(course, find, seats, rng.bits(), weights, rival, _options(course, i)))
    samples: dict[int, list[Sample]] = {seats: [] for seats in tables}
    for done, (lesson, found) in enumerate(zip(lessons, mapper(study, lessons), strict=True), 1):
        samples[lesson.seats] += found
        progress(f"generation {number}, playing", done, len(lessons))
    rate = course.rate / (1 + course.slowing * before.generation)
    errors = {seats: fit(look, weights[seats], samples[seats], rate, course, rng) for seats in tables}
    shares, panel = {}, list(before.panel)
    if number % course.panel_every == 0:
        for name, other in before.panel:
            shares[name] = _share(course, find, weights, other, mapper, partial(progress, f"against {name}"))
        panel.append((f"generation {number}", weights))
    line = {"generation": number, "error": errors, "against": shares, "positions": sum(map(len, samples.values()))}
    return Checkpoint(course, number, weights, panel, [*before.history, line])


def _options(course: Course, number: int) -> dict[str, str]:
    """The options of a generation's match or deal of that number."""
    return dict(course.options) | (dict.fromkeys(course.mixed, "on") if number % 2 else {})


def _share(course: Course, find: Find, own: Weights, other: Weights, mapper: Mapper,
           progress: Callable[[int, int], None]) -> float:
    """The share of wins at the smallest table, each deal played from both seats."""
    trials = [Trial(course, find, course.seed + i // 2, bool(i % 2), _options(course, i // 2), own, other)
              for i in range(course.trial)]
    won = 0.0
    for done, share in enumerate(mapper(contest, trials), 1):
        won += share
        progress(done, len(trials))
    return won / len(trials)


def study(lesson: Lesson) -> list[Sample]:
    """Play one match and say what every position should have promised."""
    game = lesson.find(lesson.course.game)
    own = tastes.look(game)
    assert own is not None
    taste, rng = TableTaste(own, lesson.weights), Rng(lesson.seed)
    minds = [taste, TableTaste(own, lesson.rival)]
    bots = [LookAhead(game, mind, lesson.course.depth, blur=lesson.course.blur) for mind in minds]
    shift = rng.below(2)
    s = game.setup(lesson.seats, game.chosen(lesson.options))
    game.rules.start(s)
    kept: list[tuple[int, list[list[int]], list[int], list[float]]] = []
    last = None
    while True:
        seat, moves = settle(game.rules, s)
        if seat is None:
            break
        if seat != last:
            kept.append((own.stage(s), own.answers(s), own.banked(s), taste.values(s)))
            last = seat
        if seat == CHANCE:
            move = moves[rng.weighted(game.rules.weights(s))]
        else:
            move = decide(bots[(seat + shift) % 2], Table(game, s, seat), rng).move
        game.rules.apply(s, move)
    return _samples(kept, [float(points) for points in game.total(s)], lesson.course.trust)


def _samples(kept: list[tuple[int, list[list[int]], list[int], list[float]]], final: list[float],
             trust: float) -> list[Sample]:
    """From the last position back: each promise is mixed into the ones before it."""
    samples = []
    promised = final
    for stage, answers, banked, values in reversed(kept):
        targets = [promise - points for promise, points in zip(promised, banked, strict=True)]
        samples.append(Sample(stage, answers, targets))
        promised = [trust * promise + (1 - trust) * value for promise, value in zip(promised, values, strict=True)]
    return samples


def fit(look: Look, knots: list[list[float]], samples: list[Sample], rate: float, course: Course, rng: Rng) -> float:
    """Move the weights towards the targets, in place; gives the root of the mean squared error of the seats' leads.

    What decides a match is what sets the seats apart; that a match lasted longer than expected is an error all of
    them share, and the larger one. So each seat's error is taken relative to the mean of all, and of the mean only a
    part is added. The weights of the last pass are averaged, for single steps are noisy.
    """
    places = [mixed(look, stage) for stage in range(look.stages)]
    squares, kept = 0.0, []
    for last in [False] * (course.passes - 1) + [True]:
        rng.shuffle(samples)
        squares = 0.0
        for number, (stage, answers, targets) in enumerate(samples):
            knot, part = places[stage]
            near, far = knots[knot], knots[knot + 1]
            errors = [target - sum([near[i] + (far[i] - near[i]) * part for i in given])
                      for given, target in zip(answers, targets, strict=True)]
            mean = sum(errors) / len(errors)
            for given, error in zip(answers, errors, strict=True):
                squares += (error - mean) ** 2 / len(errors)
                step = rate * (error - mean + course.common * mean)
                for i in given:
                    near[i] += step * (1 - part)
                    far[i] += step * part
            if last and number % EVERY == 0:
                kept.append([list(weights) for weights in knots])
    for knot, weights in enumerate(knots):
        weights[:] = [sum(column) / len(kept) for column in zip(*(copy[knot] for copy in kept), strict=True)]
    return sqrt(squares / len(samples))


def contest(trial: Trial) -> float:
    """One match between two sets of weights, seat by seat in turn; the share of the win of the first."""
    game = trial.find(trial.course.game)
    own = tastes.look(game)
    assert own is not None
    sides = [LookAhead(game, TableTaste(own, weights), trial.course.depth) for weights in (trial.own, trial.other)]
    chairs = [(seat + trial.swapped) % 2 for seat in range(trial.course.seats[0])]
    line_up = tuple(("own", "other")[side] for side in chairs)
    fixture = Fixture(0, trial.course.game, line_up, tuple(trial.options.items()), Rng(trial.seed).bits())
    result = play_with(fixture, game, [sides[side] for side in chairs], lambda: 0.0)
    return sum(share for share, side in zip(result.wins, chairs, strict=True) if not side)
