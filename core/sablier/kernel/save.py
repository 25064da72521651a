"""Saves and links: a match as text, and back again, with everything checked.

A save is JSON with the state and the log. If the log no longer replays because a rule was fixed since, the state alone
is taken and the match goes on from there. A link holds no state: each move is its place among the legal ones, all of
them together one large number, so a whole match fits into an address.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Callable
from typing import Any

from .game import Game
from .match import IllegalMove, Match, Place
from .record import BadRecord
from .rules import Move

FORMAT = 1
LONGEST = 4_000_000  # characters of a save; a whole match needs about fifty thousand
DEEPEST = 400  # a save is nested six deep; names, in which brackets count too, may add some
NAME_LENGTH = 40
BROKEN = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError, AssertionError)

Find = Callable[[str], Game]  # the game of a name, KeyError if there is none


class BadSave(ValueError):
    """Something that is not a match of ours; `key` names the sentence to say."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def save(match: Match) -> str:
    """The match as text. The generator goes in as hexadecimal: a page would round so large a number."""
    return json.dumps({"sablier": FORMAT, "game": match.game.name, "rules": match.game.version, **_table(match),
                       "rng": f"{match.rng.seed:x}", "first": match.first.dump() if match.shortened else None,
                       "log": match.log, "state": match.state.dump()}, separators=(",", ":"), ensure_ascii=False)


def load(text: str, find: Find) -> Match:
    """The match a save holds; BadSave if anything about it is wrong."""
    data = _parsed(text)
    if data.get("sablier") != FORMAT:
        raise BadSave("save.version" if type(data.get("sablier")) is int else "save.foreign")
    match = _match(data, find)
    try:
        seed = int(data["rng"], 16)
        if data["first"] is not None:
            match.restart(match.game.state.load(data["first"]))
            _check(match)
        true = match.game.state.load(data["state"])
        log = _moves(data["log"], match.game.bound)
    except BROKEN as error:
        raise BadSave("save.broken") from error
    _replay(match, log, true, older=data.get("rules") != match.game.version)
    match.rng.seed = seed
    return match


def _replay(match: Match, log: list[Move], true: Any, older: bool) -> None:
    try:
        match.rewind()
        match.replay(log)
        if match.state == true:
            return
    except (IllegalMove, *BROKEN) as error:
        if not older:
            raise BadSave("save.broken") from error
    if not older:
        raise BadSave("save.broken")
    match.restart(true)
    _check(match)


def _check(match: Match) -> None:
    """A state that no log vouches for must at least be whole: all components there, and a question to ask."""
    try:
        fresh = match.game.setup(len(match.places), match.options)
        same = match.game.components(match.state) == match.game.components(fresh)
        if not same or (not match.over and not match.legal()):
            raise BadSave("save.broken")
        match.game.view(match.state, None)
    except BROKEN as error:
        raise BadSave("save.broken") from error


def link(match: Match) -> str:
    """The whole match as the tail of an address."""
    if match.shortened:
        raise BadSave("link.shortened")
    number, rules = 1, match.game.rules
    for moment in reversed(match.past):
        moves = rules.legal(moment.state)
        number = number * len(moves) + moves.index(moment.move)
    head = json.dumps({"g": match.game.name, "r": match.game.version, "n": len(match.past), **_table(match)},
                      separators=(",", ":"), ensure_ascii=False)
    packed = zlib.compress(head.encode(), 9)
    body = len(packed).to_bytes(2, "big") + packed + number.to_bytes((number.bit_length() + 7) // 8, "big")
    whole = bytes([FORMAT]) + zlib.crc32(body).to_bytes(4, "big") + body
    return base64.urlsafe_b64encode(whole).rstrip(b"=").decode()


def follow(text: str, find: Find, seed: int) -> Match:
    """The match a link holds; chance to come is drawn from `seed`, for a link tells nothing of it."""
    if len(text) > LONGEST:
        raise BadSave("save.long")
    try:
        whole = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        form, check, body = whole[0], whole[1:5], whole[5:]
    except (binascii.Error, ValueError, IndexError) as error:
        raise BadSave("link.broken") from error
    if form != FORMAT:
        raise BadSave("link.version")
    if zlib.crc32(body).to_bytes(4, "big") != check:
        raise BadSave("link.broken")
    size = 2 + int.from_bytes(body[:2], "big")
    unzip = zlib.decompressobj()
    try:
        head = _parsed(unzip.decompress(body[2:size], 100_000).decode())
        match = _match({**head, "game": head.get("g")}, find)
        count, number = int(head["n"]), int.from_bytes(body[size:], "big")
        if head.get("r") != match.game.version:
            raise BadSave("link.version")
        if not 0 <= count <= match.game.bound:
            raise BadSave("link.broken")
        match.rewind()
        for _ in range(count):
            moves = match.legal()
            number, index = divmod(number, len(moves))
            match.replay([moves[index]])
    except (zlib.error, *BROKEN) as error:
        raise error if type(error) is BadSave else BadSave("link.broken") from error
    match.rng.seed = seed
    match.settle()
    return match


def _table(match: Match) -> dict[str, Any]:
    return {"seats": [[place.name, place.kind] for place in match.places], "options": match.options}


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > LONGEST:
        raise BadSave("save.long")
    if _depth(text) > DEEPEST:
        raise BadSave("save.foreign")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave("save.foreign") from error
    if type(data) is not dict:
        raise BadSave("save.foreign")
    return data


def _depth(text: str) -> int:
    """How deeply brackets are nested. Checked before parsing: too deep a nesting ends the whole runtime of a page."""
    depth = deepest = 0
    for bracket in re.finditer(r"[][{}]", text):
        depth += 1 if bracket[0] in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _match(data: dict[str, Any], find: Find) -> Match:
    try:
        game = find(data["game"])
    except BROKEN as error:
        raise BadSave("save.game") from error
    try:
        places = [Place(_name(name), _name(kind)) for name, kind in data["seats"]]
        return Match(game, places, data["options"], 0)
    except BROKEN as error:
        raise BadSave("save.broken") from error


def _name(text: Any) -> str:
    if type(text) is not str or not 0 < len(text) <= NAME_LENGTH or not text.isprintable():
        raise ValueError("not a name")
    return text


def _moves(data: Any, bound: int) -> list[Move]:
    """The log as moves: a verb and whole numbers each."""
    if type(data) is not list or len(data) > bound:
        raise BadRecord("the log is not a list of that length")
    for move in data:
        if type(move) is not list or not move or type(move[0]) is not str or any(type(n) is not int for n in move[1:]):
            raise BadRecord("a line of the log is not a move")
    return [tuple(move) for move in data]
