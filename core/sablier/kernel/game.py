"""A game's face: everything the rest of the house may ask of one of the five."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .rng import Rng
from .rules import Move, Rules, Seat
from .words import listed

Options = Mapping[str, str]
Line = tuple[str, int]  # a line of the score sheet: its key in the catalogue, its points


def never(s: Any) -> bool:
    return False


def no_ties(s: Any) -> dict[str, list[int]]:
    return {}


@dataclass(frozen=True)
class Option:
    """A choice made before the match; the first value is the default. Switches have the values off and on."""

    key: str
    values: tuple[str, ...] = ("off", "on")


@dataclass(frozen=True)
class Refusal:
    """Why something may not be taken: a sentence's key, its values, and the rule it rests on."""

    key: str
    rule: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Game:
    """One game. States are opaque here: only the game itself and its tests look inside."""

    name: str
    version: int  # raised when a rule changes, so that a save knows which rules it was played by
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules: Rules[Any]
    state: type[Any]
    bound: int  # no match has more moves than this
    setup: Callable[[int, Options], Any]
    view: Callable[[Any, Seat | None], dict[str, Any]]  # what a seat sees; None: what everybody sees
    imagine: Callable[[Any, Seat, Rng], Any]  # a state this seat could not tell from the true one
    score: Callable[[Any], list[list[Line]]]  # the score sheet as it stands, a list of lines per seat
    ranks: Callable[[Any], list[int]]  # 1 for the winner; ties share a rank
    components: Callable[[Any], dict[str, int]]  # how many of each component there are, wherever they are
    question: Callable[[Any, str], str]  # what is asked now, in a language
    label: Callable[[Any, Move, str], str]  # a legal move, as a button says it
    tell: Callable[[Any, Move, list[str], str], str]  # a move as the log tells it; the state is the one before it
    say: Callable[..., str]  # a sentence of the game's catalogue: (lang, key, **values)
    target: Callable[[Any, Move], str]  # where on the board a move is shown
    about: Callable[[Any, str, list[str], str], dict[str, Any]]  # what a place on the board is; names as in `tell`
    why_not: Callable[[Any, Seat, str], Refusal | None]  # why a target may not be taken now
    text: Callable[[Any, str], str]  # the whole table as text, for the terminal
    secret: Callable[[Any], bool] = never  # whether what is decided now stays hidden until a reveal
    ties: Callable[[Any], dict[str, list[int]]] = no_ties  # what breaks a tie on points, first to last: more of it wins

    def chosen(self, given: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in; ValueError names what does not exist."""
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known or value not in known[key].values:
                raise ValueError(f"{key}={value}")
        return {key: given.get(key, option.values[0]) for key, option in known.items()}

    def total(self, s: Any) -> list[int]:
        """Points per seat: the sums of the sheet."""
        return [sum(points for _, points in lines) for lines in self.score(s)]

    def decided(self, s: Any, names: list[str], lang: str) -> str:
        """What decided between those with most points, in a sentence; nothing if only one has them."""
        totals = self.total(s)
        level = [seat for seat, points in enumerate(totals) if points == max(totals)]
        for key, counts in self.ties(s).items():
            most = max(counts[seat] for seat in level)
            ahead = [seat for seat in level if counts[seat] == most]
            if len(ahead) == 1 < len(level):
                standing = ", ".join(f"{names[seat]} {counts[seat]}" for seat in level)
                return self.say(lang, f"tie.{key}", standing=standing)
            level = ahead
        return self.say(lang, "tie.shared", names=listed(lang, [names[seat] for seat in level])) if level[1:] else ""
