"""The arena: many matches between bots, played anywhere, counted once each.

A fixture says everything about one match, so any process on any machine can play it and gets the same result. Bots
change seats from match to match, and every arrangement of the same bots meets the same chance: fixture after fixture
the seats rotate, then the seed moves on; other bots meet on the same seeds. Results are kept by fixture number: a
match that is played again because a worker died cannot count twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, as_completed
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from itertools import combinations

from ..kernel.game import Game
from ..kernel.match import Match, Place
from ..kernel.rng import Rng
from .bot import Bot, decide
from .levels import make

Find = Callable[[str], Game]
Clock = Callable[[], float]  # seconds; handed in, for the core does not look at clocks
Opener = Callable[[], AbstractContextManager[Executor]]
BROKEN: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError)
ATTEMPTS = 5  # times an executor may break before the arena gives up


@dataclass(frozen=True)
class Fixture:
    """One match to be played: who sits where, under which options, with what chance."""

    number: int
    game: str
    line_up: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int


@dataclass(frozen=True)
class Result:
    """What came of a fixture, seat by seat: the share of the win, points, the sheet, and the time of each decision."""

    number: int
    line_up: tuple[str, ...]
    wins: tuple[float, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    sheet: tuple[tuple[tuple[str, int], ...], ...]
    micros: tuple[tuple[int, ...], ...]
    moves: int


def pairings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: everybody at one table if there is room, else every group that fills it."""
    return list(dict.fromkeys(combinations(bots, seats))) if len(bots) > seats else [tuple(bots)]


def fixtures(game: str, bots: Sequence[str], seats: int, matches: int, seed: int,
             options: Mapping[str, str]) -> list[Fixture]:
    """`matches` for each pairing. Where bots are fewer than seats they sit round the table in turn."""
    made: list[Fixture] = []
    chosen = tuple(sorted(options.items()))
    for pairing in pairings(bots, seats):
        for i in range(matches):
            deal, shift = divmod(i, len(pairing))
            line_up = tuple(pairing[(shift + seat) % len(pairing)] for seat in range(seats))
            made.append(Fixture(len(made), game, line_up, chosen, Rng(seed + deal).bits()))
    return made


def play(fixture: Fixture, find: Find, clock: Clock) -> Result:
    """Play one fixture to its end."""
    game = find(fixture.game)
    names = fixture.line_up
    bots = {name: make(game, name) for name in names}
    return play_with(fixture, game, [bots[name] for name in names], clock)


def play_with(fixture: Fixture, game: Game, bots: Sequence[Bot], clock: Clock) -> Result:
    """As `play`, with bots that have no name to make them by."""
    match = Match(game, [Place(name, name) for name in fixture.line_up], dict(fixture.options), fixture.seed)
    minds = [Rng(fixture.seed + seat + 1).fork() for seat in range(len(bots))]
    micros: list[list[int]] = [[] for _ in bots]
    while (seat := match.decider) is not None:
        start = clock()
        move = decide(bots[seat], match.table(), minds[seat]).move
        micros[seat].append(round((clock() - start) * 1e6))
        match.play(move)
    ranks, sheet = game.ranks(match.state), game.score(match.state)
    share = 1 / ranks.count(1)
    return Result(
        fixture.number, fixture.line_up, tuple(share if rank == 1 else 0.0 for rank in ranks),
        tuple(game.total(match.state)), tuple(ranks), tuple(tuple(lines) for lines in sheet),
        tuple(map(tuple, micros)), len(match.past),
    )


def run(todo: Sequence[Fixture], find: Find, clock: Clock, opened: Opener | None = None,
        broken: tuple[type[BaseException], ...] = BROKEN) -> Iterator[Result]:
    """Every fixture's result, once, in the order they come in. Without an executor they are played right here.

    `opened` opens an executor; it is asked for another one after one of the `broken` exceptions, which tell that an
    executor has failed and not a match: a pool of processes is of no more use when one of them has died.
    """
    if opened is None:
        yield from (play(fixture, find, clock) for fixture in todo)
        return
    waiting = {fixture.number: fixture for fixture in todo}
    for _ in range(ATTEMPTS):
        with opened() as pool:
            futures: list[Future[Result]] = []
            with suppress(*broken):
                for fixture in waiting.values():
                    futures.append(pool.submit(play, fixture, find, clock))
            try:
                for result in _finished(futures, broken):
                    if waiting.pop(result.number, None):
                        yield result
            finally:
                for future in futures:
                    future.cancel()
        if not waiting:
            return
    raise BrokenExecutor(f"{len(waiting)} matches are missing")


def _finished(futures: list[Future[Result]], broken: tuple[type[BaseException], ...]) -> Iterator[Result]:
    """What comes in; what a broken executor failed to bring will be asked for again."""
    for future in as_completed(futures):
        with suppress(*broken):
            yield future.result()
