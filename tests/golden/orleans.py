"""Whole matches of Orléans as text: every move, how it is offered in English and told in French, and the scores.

`python -m tests.golden.orleans` plays them anew, for a change of the rules that is meant; the commit names its rule id.
"""

from pathlib import Path

from sablier.games.orleans import GAME
from sablier.kernel.rng import Rng
from sablier.kernel.rules import CHANCE
from tests.games.orleans.keen import keen

MATCHES = {2: {"planning": "together", "exclusion": "on"}, 3: {"planning": "in_turn", "exclusion": "off"},
           4: {"planning": "together", "exclusion": "off"}}
SEEDS = {2: 12, 3: 5, 4: 6}  # between them these matches come to every question there is
NAMES = ["Anna", "Bela", "Cleo", "Dora"]


def path(seats: int) -> Path:
    return Path(__file__).with_name(f"orleans-{seats}.txt")


def moves(seats: int) -> list[tuple]:
    """The moves a file tells."""
    found = []
    for line in path(seats).read_text(encoding="utf-8").splitlines():
        if line[:1].isdigit():
            verb, *numbers = line.split(" | ")[0].split()[2:]
            found.append((verb, *map(int, numbers)))
    return found


def start(seats: int):
    s = GAME.setup(seats, MATCHES[seats])
    GAME.rules.start(s)
    return s


def told(seats: int, log: list[tuple]) -> str:
    """The match of a log, every move checked."""
    options = ", ".join(f"{key}: {value}" for key, value in MATCHES[seats].items())
    s, lines = start(seats), [f"Seats: {seats}, {options}"]
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


def play(seats: int) -> list[tuple]:
    s, rng, log = start(seats), Rng(SEEDS[seats]), []
    while (seat := GAME.rules.decider(s)) is not None:
        legal = GAME.rules.legal(s)
        log.append(legal[rng.weighted(GAME.rules.weights(s))] if seat == CHANCE else keen(s, legal, rng))
        GAME.rules.apply(s, log[-1])
    return log


if __name__ == "__main__":
    for count in MATCHES:
        path(count).write_text(told(count, play(count)), encoding="utf-8")
