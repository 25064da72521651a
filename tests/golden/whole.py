"""Whole matches as text: every move, how it is offered in English and told in French, and the scores.

A game's module beside this one says which matches there are and how they are played; run as a program it plays them
anew, for a change of the rules that is meant. The commit then names the rule.
"""

from pathlib import Path

from sablier.kernel.rng import Rng
from sablier.kernel.rules import CHANCE

NAMES = ["Anna", "Bela", "Cleo", "Dora", "Egon"]


class Whole:
    """The golden matches of a game. `matches`: name to seats, options and seed; `choose(s, legal, rng)` plays."""

    def __init__(self, game, matches, choose):
        self.game, self.matches, self.choose = game, matches, choose

    def path(self, name: str) -> Path:
        return Path(__file__).with_name(f"{name}.txt")

    def moves(self, name: str) -> list[tuple]:
        """The moves a file tells."""
        found = []
        for line in self.path(name).read_text(encoding="utf-8").splitlines():
            if line[:1].isdigit():
                verb, *numbers = line.split(" | ")[0].split()[2:]
                found.append((verb, *map(int, numbers)))
        return found

    def start(self, name: str):
        seats, options, _ = self.matches[name]
        s = self.game.setup(seats, self.game.chosen(options))
        self.game.rules.start(s)
        return s

    def told(self, name: str, log: list[tuple]) -> str:
        """The match of a log, every move checked."""
        game, (seats, options, _) = self.game, self.matches[name]
        s, lines = self.start(name), [", ".join([f"Seats: {seats}", *(f"{key}: {options[key]}" for key in options)])]
        for ply, move in enumerate(log, start=1):
            assert move in game.rules.legal(s), f"move {ply}: {move}"
            seat = game.rules.decider(s)
            who = "-" if seat == CHANCE else NAMES[seat][0]
            said = f"{game.label(s, move, 'en')} | {game.tell(s, move, NAMES, 'fr')}"
            lines.append(f"{ply:04} {who} {' '.join(map(str, move))} | {said}")
            game.rules.apply(s, move)
        assert game.rules.decider(s) is None, "the match is not over"
        for seat, sheet in enumerate(game.score(s)):
            rows = ", ".join(f"{game.say('en', f'score.{key}')} {points}" for key, points in sheet)
            lines.append(f"{NAMES[seat]}: {rows}, in all {game.total(s)[seat]}, rank {game.ranks(s)[seat]}")
        return "\n".join(lines) + "\n"

    def play(self, name: str) -> list[tuple]:
        s, rng, log, rules = self.start(name), Rng(self.matches[name][2]), [], self.game.rules
        while (seat := rules.decider(s)) is not None:
            legal = rules.legal(s)
            log.append(legal[rng.weighted(rules.weights(s))] if seat == CHANCE else self.choose(s, legal, rng))
            rules.apply(s, log[-1])
        return log

    def write(self) -> None:
        for name in self.matches:
            self.path(name).write_text(self.told(name, self.play(name)), encoding="utf-8")
