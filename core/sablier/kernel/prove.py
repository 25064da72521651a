"""The laws every game obeys, checked on play: random matches, perft counts, forks, dumps, images and components.

A law returns sentences about what is wrong, and nothing when all is well. They speak English only, to authors.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from .game import Game
from .match import Match, Place
from .rng import Rng
from .rules import CHANCE, Move
from .save import follow, link, load, save

SAMPLED = 16  # the dear laws are checked at one position in so many


@dataclass
class Report:
    """What a run of matches showed."""

    matches: int = 0
    moves: int = 0
    violations: list[str] = field(default_factory=list)

    def add(self, other: Report) -> None:
        self.matches += other.matches
        self.moves += other.moves
        self.violations += other.violations


def perft(game: Game, s: Any, depth: int) -> int:
    """How many sequences of `depth` moves there are, chance counted like a seat."""
    moves = game.rules.legal(s)
    if depth <= 1:
        return len(moves) if depth else 1
    return sum(perft(game, after, depth - 1) for _, after in children(game, s))


def children(game: Game, s: Any) -> Iterator[tuple[Move, Any]]:
    """Every legal move with the state it leads to."""
    for move in game.rules.legal(s):
        after = s.fork()
        game.rules.apply(after, move)
        yield move, after


def play_random(game: Game, seats: int, options: Mapping[str, str], seed: int) -> Report:
    """One random match under all laws."""
    rng, report = Rng(seed), Report(matches=1)
    s = game.setup(seats, game.chosen(options))
    whole = game.components(s)
    game.rules.start(s)
    log: list[Move] = []
    where = f"{game.name} seats={seats} options={dict(options)} seed={seed}"
    while game.rules.decider(s) is not None:
        moves = game.rules.legal(s)
        wrong = moves_law(game, s, moves) + conserved_law(game, s, whole)
        if rng.below(SAMPLED) == 0:
            wrong += fork_law(game, s, moves) + dump_law(game, s)
            wrong += image_law(game, s, seats, rng) + words_law(game, s, moves)
        if len(log) > game.bound:
            wrong.append(f"the match is longer than {game.bound} moves")
        report.violations += [f"{where} move={len(log)}: {sentence}" for sentence in wrong]
        if wrong:
            break
        chance = game.rules.decider(s) == CHANCE
        move = moves[rng.weighted(game.rules.weights(s)) if chance else rng.below(len(moves))]
        log.append(move)
        game.rules.apply(s, move)
    report.moves = len(log)
    if not report.violations:
        wrong = conserved_law(game, s, whole) + end_law(game, s, seats) + replay_law(game, seats, options, log, s)
        report.violations += [f"{where} at the end: {sentence}" for sentence in wrong]
    return report


def moves_law(game: Game, s: Any, moves: list[Move]) -> list[str]:
    """Moves are distinct and never empty; chance weighs each of them."""
    step = s.stack[-1][0]
    if not moves:
        return [f"{step} offers no move"]
    wrong = [] if len(set(moves)) == len(moves) else [f"{step} offers a move twice"]
    if game.rules.decider(s) == CHANCE:
        odds = game.rules.weights(s)
        if len(odds) != len(moves) or min(odds) <= 0:
            wrong.append(f"{step} does not weigh its moves")
    return wrong


def conserved_law(game: Game, s: Any, whole: Mapping[str, int]) -> list[str]:
    """Every component is somewhere, and nothing is negative."""
    now = game.components(s)
    return [f"{key}: {now.get(key)} instead of {count}" for key, count in whole.items() if now.get(key) != count]


def fork_law(game: Game, s: Any, moves: list[Move]) -> list[str]:
    """Whatever is done to a fork, the original does not change, and equal forks play alike."""
    before, wrong = s.dump(), []
    for move in moves:
        one, two = s.fork(), s.fork()
        game.rules.apply(one, move)
        game.rules.apply(two, move)
        if one != two:
            wrong.append(f"{move} does not always lead to the same state")
    if s.dump() != before:
        wrong.append("a fork shares something with its original")
    return wrong


def dump_law(game: Game, s: Any) -> list[str]:
    """A dump is JSON and loads to an equal state."""
    again = game.state.load(json.loads(json.dumps(s.dump())))
    return [] if again == s and again.dump() == s.dump() else ["a dump does not load to the same state"]


def image_law(game: Game, s: Any, seats: int, rng: Rng) -> list[str]:
    """A seat cannot tell its image of the state from the state itself, and has the same moves in it."""
    wrong = []
    for seat in range(seats):
        image = game.imagine(s, seat, rng.fork())
        if game.view(image, seat) != game.view(s, seat):
            wrong.append(f"seat {seat} can tell its image from the state")
        if game.rules.decider(s) == seat and game.rules.legal(image) != game.rules.legal(s):
            wrong.append(f"seat {seat} has other moves in its image")
    return wrong


def words_law(game: Game, s: Any, moves: list[Move]) -> list[str]:
    """Questions, moves and the log can be said in both languages, and no two moves sound alike."""
    wrong, names = [], [f"P{seat}" for seat in range(max(game.seats))]
    for lang in ("en", "fr"):
        said = [game.label(s, move, lang) for move in moves]
        if len(set(said)) != len(said) and game.rules.decider(s) != CHANCE:
            wrong.append(f"two moves of {s.stack[-1][0]} sound alike in {lang}: {sorted(said)}")
        sentences = [game.question(s, lang), *said, *(game.tell(s, move, names, lang) for move in moves)]
        if not all(sentences):
            wrong.append(f"{s.stack[-1][0]} has nothing to say in {lang}")
    return wrong + [f"{move} is shown nowhere" for move in moves if not game.target(s, move)]


def end_law(game: Game, s: Any, seats: int) -> list[str]:
    """The match is scored for every seat, and somebody has won."""
    sheet, ranks = game.score(s), game.ranks(s)
    if len(sheet) != seats or len(ranks) != seats or min(ranks) != 1:
        return ["the sheet or the ranks do not fit the seats"]
    best = max(game.total(s))
    return [] if all(best == total for total, rank in zip(game.total(s), ranks, strict=True) if rank == 1) else [
        "a winner has fewer points than another seat"]


def replay_law(game: Game, seats: int, options: Mapping[str, str], log: list[Move], s: Any) -> list[str]:
    """The log replays to the same state; the match survives a save and a link."""
    match = Match(game, [Place(f"P{seat}") for seat in range(seats)], options, 0)
    match.rewind()
    match.replay(log)
    wrong = [] if match.state == s else ["the log does not replay to the same state"]
    for way, again in (("save", load(save(match), lambda _: game)), ("link", follow(link(match), lambda _: game, 0))):
        if again.state != s or again.log != log:
            wrong.append(f"the match does not survive a {way}")
    return wrong
