"""Whole matches of Village as text: every move, how it is offered in English and told in French, and the scores.

`python -m tests.golden.village` plays them anew, for a change of the rules that is meant; its commit names the rule.
"""

from pathlib import Path

from sablier.games.village import GAME
from sablier.games.village.board import INN
from sablier.kernel.rng import Rng
from sablier.kernel.rules import CHANCE

MATCHES = {f"village-{seats}": (seats, {}) for seats in GAME.seats} | {
    f"village-inn-{seats}": (seats, {"inn": "on"}) for seats in GAME.seats}
NAMES = ["Anna", "Bela", "Cleo", "Dora", "Egon"]


def path(name: str) -> Path:
    return Path(__file__).with_name(f"{name}.txt")


def moves(name: str) -> list[tuple]:
    """The moves a file tells."""
    found = []
    for line in path(name).read_text(encoding="utf-8").splitlines():
        if line[:1].isdigit():
            verb, *numbers = line.split(" | ")[0].split()[2:]
            found.append((verb, *map(int, numbers)))
    return found


def start(name: str):
    seats, options = MATCHES[name]
    s = GAME.setup(seats, GAME.chosen(options))
    GAME.rules.start(s)
    return s


def told(name: str, log: list[tuple]) -> str:
    """The match of a log, every move checked."""
    s, lines = start(name), [f"Seats: {MATCHES[name][0]}"]
    for ply, move in enumerate(log, start=1):
        assert move in GAME.rules.legal(s), f"move {ply}: {move}"
        seat = GAME.rules.decider(s)
        who = "-" if seat == CHANCE else NAMES[seat][0]
        said = f"{GAME.label(s, move, 'en')} | {GAME.tell(s, move, NAMES, 'fr')}"
        lines.append(f"{ply:04} {who} {' '.join(map(str, move))} | {said}")
        GAME.rules.apply(s, move)
    assert GAME.rules.decider(s) is None, "the match is not over"
    for seat, sheet in enumerate(GAME.score(s)):
        rows = ", ".join(f"{GAME.say('en', f'score.{key}')} {points}" for key, points in sheet)
        lines.append(f"{NAMES[seat]}: {rows}, in all {GAME.total(s)[seat]}, rank {GAME.ranks(s)[seat]}")
    return "\n".join(lines) + "\n"


def play(name: str, seed: int = 1) -> list[tuple]:
    """At random, but seldom idle and fond of the inn: who always passes shows few rules."""
    s, rng, log = start(name), Rng(seed), []
    while (seat := GAME.rules.decider(s)) is not None:
        legal = GAME.rules.legal(s)
        busy = [move for move in legal if move[0] not in ("pass", "done")] if rng.below(8) else legal
        if s.inn and rng.below(2):
            busy = [move for move in busy if move[0] == "card" or move[:2] == ("cube", INN)] or busy
        log.append(legal[rng.weighted(GAME.rules.weights(s))] if seat == CHANCE else rng.choice(busy or legal))
        GAME.rules.apply(s, log[-1])
    return log


if __name__ == "__main__":
    for match in MATCHES:
        path(match).write_text(told(match, play(match)), encoding="utf-8")
