"""`sablier play`: a match in the terminal, with numbered moves."""

from __future__ import annotations

import argparse
from pathlib import Path
from secrets import randbits
from typing import Any

from .. import bots
from ..kernel.game import Game
from ..kernel.match import Match, Place
from ..kernel.rng import Rng
from ..kernel.save import save
from ..words import say
from .common import Failure, game_argument, game_of, options_of, seats_of, table_arguments
from .replay import opened, print_sheet


def add(commands: Any) -> None:
    command = commands.add_parser("play", help="play a match in the terminal")
    game_argument(command)
    table_arguments(command)
    command.add_argument("--bots", metavar="KIND,…", help="bots for the last seats (default: all seats but yours)")
    command.add_argument("--lang", choices=("en", "fr"), default="en", help="language (default: en)")
    command.add_argument("--load", metavar="FILE", help="go on with a saved match")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    match = opened(args.load, args.lang) if args.load else fresh(game, args)
    Terminal(match, args.lang).play()
    return 0


def fresh(game: Game, args: argparse.Namespace) -> Match:
    """A new match: people first, then the bots."""
    seats = seats_of(game, args)[0]
    kinds = args.bots.split(",") if args.bots else [bots.LEVELS[1].key] * (seats - 1)
    for kind in kinds:
        if kind not in bots.names(game):
            raise Failure(say(args.lang, "match.bot", bot=kind))
    if len(kinds) > seats:
        raise Failure(say(args.lang, "match.seats", game=game.say(args.lang, "title"), n=len(kinds)))
    kinds = ["human"] * (seats - len(kinds)) + kinds
    names = [say(args.lang, "play.player", n=seat + 1) for seat in range(seats)]
    places = [Place(name, kind) for name, kind in zip(names, kinds, strict=True)]
    return Match(game, places, options_of(game, args), randbits(64) if args.seed is None else args.seed)


class Terminal:
    """A match and the person in front of it."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match, self.lang, self.told = match, lang, 0
        self.rng = Rng(match.rng.seed ^ 0x5AB11E)

    def play(self) -> None:
        while not self.match.over:
            self.tell()
            seat = self.match.decider
            assert seat is not None
            place = self.match.places[seat]
            if place.kind != "human":
                bot = bots.make(self.match.game, place.kind)
                self.match.play(bots.decide(bot, self.match.table(), self.rng).move)
            elif not self.ask(place.name):
                print(say(self.lang, "play.bye"))
                return
        self.tell()
        print_sheet(self.match, self.lang)

    def tell(self) -> None:
        """What has happened since it was last told."""
        game, names = self.match.game, [place.name for place in self.match.places]
        for moment in self.match.past[self.told:]:
            print("·", game.tell(moment.state, moment.move, names, self.lang))
        self.told = len(self.match.past)

    def ask(self, name: str) -> bool:
        """One decision of a person; False to quit."""
        game, moves = self.match.game, self.match.legal()
        print(f"\n{game.text(self.match.state, self.lang)}\n\n{game.question(self.match.state, self.lang)}")
        for number, move in enumerate(moves, 1):
            print(f"{number:4}  {game.label(self.match.state, move, self.lang)}")
        while True:
            try:
                answer = input(say(self.lang, "play.prompt", name=name)).strip().lower()
            except EOFError:
                return False
            if answer.isdecimal() and 1 <= int(answer) <= len(moves):
                self.match.play(moves[int(answer) - 1])
                return True
            if answer == "q":
                return False
            if answer == "u" and self.undo():
                return True
            if answer == "s":
                self.save()
            elif answer != "u":
                print(say(self.lang, "play.number", n=len(moves)))

    def undo(self) -> bool:
        people = [seat for seat, place in enumerate(self.match.places) if place.kind == "human"]
        done = self.match.undo(people)
        print(say(self.lang, "play.undone" if done else "undo.none"))
        self.told = min(self.told, len(self.match.past))
        return done

    def save(self) -> None:
        path = input(say(self.lang, "play.save_as")).strip() or f"{self.match.game.name}.json"
        try:
            Path(path).write_text(save(self.match), "utf-8")
        except OSError:
            print(say(self.lang, "save.unwritable", path=path))
        else:
            print(say(self.lang, "play.saved", path=path))
