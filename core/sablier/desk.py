"""The desk: what a page asks and what it is told, one JSON text in, one JSON text out.

It keeps the open matches by the names the page gives them. Every answer that shows a match is a `table`: what the seat
sees, what is asked, and what may be done, in the language of the request. Bots and hints come from `thinking`, which
never touches the open matches: it is given a saved match and can be dropped at any time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from typing import Any

from . import bots, edition, ledger
from .bots import hints
from .games import NAMES
from .games import load as load_game
from .kernel.game import Game
from .kernel.match import IllegalMove, Match, Place
from .kernel.rng import Rng
from .kernel.rules import CHANCE, Move, Seat
from .kernel.save import BadSave, follow, link, load, save
from .words import say

VERSION = 1  # of this protocol
HUMAN = "human"

matches: dict[str, Match] = {}


class Refused(Exception):
    """A request that cannot be met; the key names the sentence to say."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key)
        self.key, self.values = key, values


def call(text: str) -> str:
    """Answer one request."""
    request: dict[str, Any] = {}
    lang = "en"
    try:
        request = _understood(text)
        args = request["args"]
        lang = args["lang"] = "fr" if args.get("lang") == "fr" else "en"
        answer: dict[str, Any] = {"ok": REQUESTS[request["fn"]](**args)}
    except Refused as refused:
        answer = {"error": {"key": refused.key, "text": say(lang, refused.key, **refused.values)}}
    except BadSave as bad:
        answer = {"error": {"key": bad.key, "text": say(lang, bad.key)}}
    except TypeError as error:
        answer = {"error": {"key": "request.bad", "text": say(lang, "request.bad"), "detail": str(error)}}
    return json.dumps({"id": request.get("id"), **answer}, separators=(",", ":"), ensure_ascii=False)


def _understood(text: str) -> dict[str, Any]:
    try:
        request = json.loads(text)
    except ValueError as error:
        raise Refused("request.bad") from error
    if type(request) is not dict or type(request.get("args")) is not dict or request.get("fn") not in REQUESTS:
        raise Refused("request.bad")
    return request


def _game(name: str) -> Game:
    try:
        return load_game(name)
    except KeyError as error:
        raise Refused("game.unknown", game=name, games=", ".join(NAMES)) from error


def _match(name: str) -> Match:
    if name not in matches:
        raise Refused("match.unknown")
    return matches[name]


# --- what stands on the shelf -----------------------------------------------------------------------------------------


def games(lang: str) -> list[dict[str, Any]]:
    """All games with everything the page needs before a match."""
    return [_shelf(load_game(name), lang) for name in NAMES]


def _shelf(game: Game, lang: str) -> dict[str, Any]:
    options = []
    for option in game.options:
        name = f"option.{option.key}"
        values = [{"value": value, "label": game.say(lang, f"{name}.{value}")} for value in option.values]
        options.append({"key": option.key, "label": game.say(lang, name), "about": game.say(lang, f"{name}.about"),
                        "values": values})
    doubts = [{"table": table, "text": game.say(lang, f"edition.{table}")} for table in edition.uncertain(game.name)]
    levels = [{"key": level.key, "label": level.label(lang), "about": level.about(lang)} for level in bots.LEVELS]
    return {"name": game.name, "title": game.say(lang, "title"), "tagline": game.say(lang, "tagline"),
            "seats": list(game.seats), "options": options, "levels": levels, "reconstructed": doubts}


def rules(game: str, lang: str) -> dict[str, Any]:
    """The ledger of a game, section by section."""
    face = _game(game)
    book, offered = ledger.load(game), ledger.offered(face)
    sections = [
        {"key": key, "title": names[lang], "rules": [_rule(rule, lang) for rule in offered if rule.section == key]}
        for key, names in book.sections.items()
    ]
    return {"title": face.say(lang, "title"), "sections": [section for section in sections if section["rules"]]}


def _rule(rule: ledger.Rule, lang: str) -> dict[str, Any]:
    return {"id": rule.id, "text": rule.text[lang], "source": rule.source, "option": rule.option, "kind": rule.kind,
            "sourceText": "; ".join(_source(part.strip(), lang) for part in rule.source.split(";"))}


def _source(source: str, lang: str) -> str:
    kind, _, where = source.partition(":")
    return say(lang, f"source.{kind.strip()}", where=where.strip())


# --- matches ----------------------------------------------------------------------------------------------------------


def new(match: str, game: str, seats: list[dict[str, str]], options: dict[str, str], seed: str, lang: str) -> Any:
    """Start a match."""
    face = _game(game)
    if len(seats) not in face.seats:
        raise Refused("match.seats", game=face.say(lang, "title"), n=len(seats))
    try:
        places = [Place(seat["name"], seat["kind"]) for seat in seats]
        matches[match] = Match(face, places, options, int(seed, 16))
    except (KeyError, ValueError) as error:
        raise Refused("match.option", option=str(error)) from error
    return table(match, lang)


def table(match: str, lang: str, seat: Seat | None = None, since: int = 0) -> dict[str, Any]:
    """The match as a seat sees it now: the one to move if it is a person's, else the last person's that moved."""
    return _told(match, _match(match), lang, _eyes(_match(match)) if seat is None else seat, since)


def _eyes(m: Match) -> Seat | None:
    people = [seat for seat, place in enumerate(m.places) if place.kind == HUMAN]
    if m.decider in people or not people:
        return m.decider if m.decider in people else None
    for moment in reversed(m.past):
        decider = m.game.rules.decider(moment.state)
        if decider in people:
            return decider
    return people[0]


def _told(name: str, m: Match, lang: str, seat: Seat | None, since: int) -> dict[str, Any]:
    game, s = m.game, m.state
    person = m.decider is not None and m.places[m.decider].kind == HUMAN
    points = game.total(s)
    people = _people(m)
    return {
        "match": name, "game": game.name, "title": game.say(lang, "title"), "ply": len(m.past), "seat": seat,
        "decider": m.decider, "over": m.over, "question": "" if m.over else game.question(s, lang),
        "seats": [{"name": place.name, "kind": place.kind, "points": points[i]} for i, place in enumerate(m.places)],
        "moves": _moves(m, lang) if person else [], "view": game.view(s, seat), "options": m.options,
        "undo": m.undo_target(people) is not None, "takeback": m.undo_target(people, practice=True) is not None,
        "redo": bool(m.undone), "log": _log(m, lang, since, seat), "shortened": m.shortened,
    }


def _people(m: Match) -> list[Seat]:
    """The seats that may take back: people's, or everybody's where only bots play."""
    return [seat for seat, place in enumerate(m.places) if place.kind == HUMAN] or list(range(len(m.places)))


def _moves(m: Match, lang: str) -> list[dict[str, Any]]:
    game, s = m.game, m.state
    return [{"n": n, "move": move, "words": game.label(s, move, lang), "at": game.target(s, move)}
            for n, move in enumerate(m.legal())]


def _names(m: Match) -> list[str]:
    return [place.name for place in m.places]


def _log(m: Match, lang: str, since: int, eyes: Seat | None) -> list[dict[str, Any]]:
    """What has happened since then. What is still secret is told anew each time: the eyes may be another's by now.

    Whoever decided it reads what was chosen, in the words of the button; all others only that something was.
    """
    names, game, lines = _names(m), m.game, []
    secret = _secret_since(m)
    since = min(since, secret)
    for ply, moment in enumerate(m.past[since:], since):
        seat = game.rules.decider(moment.state)
        hidden, own = ply >= secret, seat == eyes
        text = game.label(moment.state, moment.move, lang) if hidden and own else (
            game.tell(moment.state, moment.move, names, lang))
        where = "" if hidden and not own else game.target(moment.state, moment.move)
        lines.append({"ply": ply, "seat": seat, "text": text, "chance": seat == CHANCE, "at": where})
    return lines


def _secret_since(m: Match) -> int:
    """The ply from which on moves are hidden from the other seats until a reveal."""
    ply = len(m.past)
    if m.game.secret(m.state):
        while ply and m.game.secret(m.past[ply - 1].state):
            ply -= 1
    return ply


def play(match: str, lang: str, ply: int, n: int | None = None, move: list[Any] | None = None, since: int = 0) -> Any:
    """Make a move, by its number in the list or by itself."""
    m = _match(match)
    if ply != len(m.past):
        raise Refused("move.stale")
    legal = m.legal()
    chosen: Move = tuple(move) if move is not None else legal[n] if n is not None and 0 <= n < len(legal) else ()
    try:
        m.play(chosen)
    except IllegalMove as error:
        raise Refused("move.illegal") from error
    return table(match, lang, since=since)


def undo(match: str, lang: str, practice: bool = False) -> Any:
    """Take back a person's last decision, with what bots have answered since."""
    m = _match(match)
    if not m.undo(_people(m), practice):
        raise Refused("undo.none")
    return table(match, lang)


def redo(match: str, lang: str) -> Any:
    """Do again what was taken back."""
    m = _match(match)
    if not m.redo(_people(m)):
        raise Refused("redo.none")
    return table(match, lang)


def save_match(match: str, lang: str) -> Any:
    return {"text": save(_match(match))}


def load_match(match: str, text: str, lang: str) -> Any:
    matches[match] = load(text, load_game)
    return table(match, lang)


def link_match(match: str, lang: str) -> Any:
    return {"text": link(_match(match))}


def follow_link(match: str, text: str, seed: str, lang: str) -> Any:
    matches[match] = follow(text, load_game, int(seed, 16))
    return table(match, lang)


def at(match: str, ply: int, lang: str, seat: Seat | None = None) -> Any:
    """An earlier position, to look at: while the match goes on, only with the eyes of now."""
    m = _match(match)
    shown = _until(m, ply)
    told = _told(match, shown, lang, _eyes(shown if m.over else m) if seat is None else seat, 0)
    return {**told, "moves": [], "of": len(m.past)}


def branch(match: str, source: str, ply: int, lang: str) -> Any:
    """A match of its own that begins like another one up to that ply."""
    matches[match] = _until(_match(source), ply)
    matches[match].settle()
    return table(match, lang)


def _until(m: Match, ply: int) -> Match:
    """The match as it was after so many moves."""
    ply = max(0, min(ply, len(m.past)))
    copy = Match.__new__(Match)
    copy.game, copy.places, copy.options, copy.shortened, copy.first = m.game, m.places, m.options, m.shortened, m.first
    copy.past, copy.undone = m.past[:ply], []
    then = m.past[ply] if ply < len(m.past) else None
    copy.state, copy.rng = (then.state, Rng(then.seed)) if then else (m.state, Rng(m.rng.seed))
    return copy


def close(match: str, lang: str) -> Any:
    matches.pop(match, None)
    return {}


# --- explanations -----------------------------------------------------------------------------------------------------


def about(match: str, target: str, lang: str) -> Any:
    """What a place on the board is, with the rules it rests on."""
    m = _match(match)
    try:
        told = m.game.about(m.state, target, _names(m), lang)
    except (LookupError, ValueError) as error:
        raise Refused("target.unknown") from error
    book = ledger.load(m.game.name)
    return {**told, "rules": [{"id": key, "text": book.rule(key).text[lang]} for key in told["rules"]]}


def why(match: str, target: str, lang: str) -> Any:
    """Why a place may not be taken now."""
    m = _match(match)
    if m.decider is None:
        return None
    refusal = m.game.why_not(m.state, m.decider, target)
    if refusal is None:
        return None
    text = ledger.load(m.game.name).rule(refusal.rule).text[lang]
    return {"text": m.game.say(lang, refusal.key, **refusal.values), "rule": {"id": refusal.rule, "text": text}}


def sheet(match: str, lang: str) -> Any:
    """The score sheet line by line, and the race: points after every decision."""
    m = _match(match)
    scores = m.game.score(m.state)
    keys = [key for key, _ in scores[0]]
    lines = [{"key": key, "label": m.game.say(lang, f"score.{key}"), "points": [lines[i][1] for lines in scores]}
             for i, key in enumerate(keys)]
    race = [{"ply": ply, "points": m.game.total(moment.state)} for ply, moment in enumerate(m.past)
            if m.game.rules.decider(moment.state) != CHANCE]
    race.append({"ply": len(m.past), "points": m.game.total(m.state)})
    tie = m.game.decided(m.state, [place.name for place in m.places], lang) if m.over else ""
    return {"lines": lines, "totals": m.game.total(m.state), "ranks": m.game.ranks(m.state), "tie": tie, "race": race}


REQUESTS: dict[str, Callable[..., Any]] = {
    "games": games, "rules": rules, "new": new, "table": table, "play": play, "undo": undo, "redo": redo,
    "save": save_match, "load": load_match, "link": link_match, "follow": follow_link, "at": at, "branch": branch,
    "close": close, "about": about, "why": why, "sheet": sheet,
}


# --- bots -------------------------------------------------------------------------------------------------------------


Thoughts = Iterator[tuple[int, Any]]  # work done so far, and the answer if nobody waits any longer


def thinking(text: str) -> Generator[str, bool | None, None]:
    """Let a bot think: yields progress, and the answer last. Send True to have the answer at once."""
    request = json.loads(text)
    args, head = request["args"], {"id": request.get("id")}
    lang = "fr" if args.get("lang") == "fr" else "en"
    try:
        m = load(args["text"], load_game)
        if m.over:
            raise Refused("move.stale")
        best = None
        for work, answer in THINKERS[request["fn"]](m, args, Rng(int(args["seed"], 16)), lang):
            best = answer
            if (yield json.dumps({**head, "progress": work})):
                break
        yield json.dumps({**head, "ok": best}, ensure_ascii=False)
    except (BadSave, Refused) as wrong:
        error = {"key": wrong.key, "text": say(lang, wrong.key, **getattr(wrong, "values", {}))}
        yield json.dumps({**head, "error": error}, ensure_ascii=False)


def _think(m: Match, args: dict[str, Any], rng: Rng, lang: str) -> Thoughts:
    try:
        bot = bots.make(m.game, args["level"])
    except KeyError as error:
        raise Refused("match.bot", bot=args["level"]) from error
    table = m.table()
    for thought in bot.think(table, rng):
        yield thought.work, {"n": table.moves.index(thought.move), "move": thought.move}


def _hint(m: Match, args: dict[str, Any], rng: Rng, lang: str) -> Thoughts:
    for thought in hints.best(m.game, m.table(), rng, lang):
        yield thought["work"], thought["answer"]


THINKERS: dict[str, Callable[[Match, dict[str, Any], Rng, str], Thoughts]] = {"think": _think, "hint": _hint}
