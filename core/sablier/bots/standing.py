"""What an arena's results say: shares with their 95 % intervals, points, times, and an Elo ladder."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log10, sqrt

from .arena import Result

Z = 1.959964  # 95 %
ELO_MEAN = 1000.0
ELO_ROUNDS = 2000


@dataclass
class Standing:
    """One bot over all its matches. A bot on several seats wins a match if one of them does."""

    name: str
    matches: int = 0
    wins: float = 0.0
    points: list[int] = field(default_factory=list)  # of each seat
    margins: list[float] = field(default_factory=list)  # over the best seat of the others
    micros: list[int] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=lambda: defaultdict(int))  # points by line of the sheet

    @property
    def win_share(self) -> float:
        return self.wins / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.matches)

    @property
    def mean_points(self) -> float:
        return sum(self.points) / len(self.points)

    def milliseconds(self, percent: int) -> float:
        ordered = sorted(self.micros) or [0]
        return ordered[min(len(ordered) * percent // 100, len(ordered) - 1)] / 1000


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The interval in which the true share lies with 95 % confidence (Wilson, 1927)."""
    share, room = wins / matches, Z * Z / matches
    middle = (share + room / 2) / (1 + room)
    half = Z * sqrt(share * (1 - share) / matches + room / matches / 4) / (1 + room)
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(results: Iterable[Result], bots: Sequence[str]) -> list[Standing]:
    """One line per bot, in the order they were named."""
    lines = {name: Standing(name) for name in bots}
    for result in results:
        for name in dict.fromkeys(result.line_up):
            _count(lines[name], result)
    return list(lines.values())


def _count(standing: Standing, result: Result) -> None:
    own = [seat for seat, name in enumerate(result.line_up) if name == standing.name]
    others = [points for seat, points in enumerate(result.points) if seat not in own]
    standing.matches += 1
    for seat in own:
        standing.wins += result.wins[seat]
        standing.points.append(result.points[seat])
        standing.micros += result.micros[seat]
        if others:
            standing.margins.append(result.points[seat] - max(others))
        for key, points in result.sheet[seat]:
            standing.lines[key] += points


def elo(results: Iterable[Result], bots: Sequence[str]) -> dict[str, float]:
    """Ratings that explain the results best, their mean 1000 (Bradley and Terry, fitted by Hunter's iteration).

    Every two seats of a match with different bots are one comparison, by rank. One drawn comparison between any two
    bots that met is added, so that a bot which never lost still has a finite rating.
    """
    scores: dict[tuple[str, str], float] = defaultdict(float)
    for result in results:
        for (a, rank_a), (b, rank_b) in combinations(zip(result.line_up, result.ranks, strict=True), 2):
            if a != b:
                scores[a, b] += (rank_a < rank_b) + (rank_a == rank_b) / 2
                scores[b, a] += (rank_b < rank_a) + (rank_a == rank_b) / 2
    for pair in list(scores):
        scores[pair] += 0.5
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ELO_ROUNDS):
        for bot in bots:
            met = [other for other in bots if (bot, other) in scores]
            games = sum((scores[bot, o] + scores[o, bot]) / (strength[bot] + strength[o]) for o in met)
            if games:
                strength[bot] = sum(scores[bot, o] for o in met) / games
    ratings = {bot: 400 * log10(strength[bot]) for bot in bots}
    mean = sum(ratings.values()) / len(ratings)
    return {bot: rating - mean + ELO_MEAN for bot, rating in ratings.items()}
