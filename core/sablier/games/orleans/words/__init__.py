"""What is said in Orléans: questions, moves as buttons and as lines of the log, in both languages.

A move has one phrase, a key and its values; the button says it as `do.<key>` and the log as `tell.<key>`, which may be
shorter. While planning is secret the log only tells that somebody plans.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.rules import Frame, Move, Seat
from ....kernel.words import Words, capital, listed
from ..board import (
    ANY,
    BOATMAN,
    BOATMEN,
    CHARACTER,
    CHARACTERS,
    CITIZENS,
    DEED_COINS,
    DEED_POINTS,
    DEEDS,
    EDITION,
    EMPTY,
    EVENTS,
    FARMER,
    FARMERS,
    GOODS,
    KNIGHT,
    KNIGHTS,
    LAST,
    MARKET_SPACES,
    OWN,
    PLACE_ROWS,
    PLACES,
    ROUTE_ENDS,
    ROUTE_SPACES,
    ROUTE_WAY,
    SCHOLAR,
    SCHOLARS,
    SLOT_NEED,
    SLOT_PLACE,
    SPACE_CITIZENS,
    SPACE_COINS,
    SPACE_ROUTE,
    STARTERS,
    TOWNS,
    TRACK_CITIZENS,
    TRACK_LAST,
    WAYS,
)
from ..deeds import POINTS, deed_spaces
from ..goods import built, status
from ..purse import at_census
from ..remedies import BATHERS
from ..state import State
from ..travel import NO_GOOD

WORDS = Words(__name__)
Phrase = tuple[str, dict[str, Any]]

KIND_KEYS = (*CHARACTERS, *(f"own_{CHARACTERS[c]}" for c in STARTERS), "technology")
FORMS = ("the", "at", "from")
TOWN_NAMES: tuple[str, ...] = tuple(row["name"] for row in EDITION["map"]["towns"])


def say(lang: str, key: str, **values: Any) -> str:
    """A sentence of the catalogue. A value that is itself a key is said, and a tuple of keys is said as a list."""
    return WORDS.say(lang, key, **{name: _said(lang, value) for name, value in values.items()})


def _said(lang: str, value: Any) -> Any:
    if type(value) is tuple:
        return listed(lang, [_said(lang, one) for one in value])
    return WORDS.say(lang, value) if type(value) is str and WORDS.has(lang, value) else value


# --- Names


def kind_name(lang: str, kind: int) -> str:
    """With its article: `a monk`."""
    return WORDS.say(lang, f"kind.{KIND_KEYS[kind]}.a")


def need_key(slot: int) -> str:
    """The key of what an action space needs, with its article."""
    need = SLOT_NEED[slot]
    return "kind.any.a" if need == ANY else f"kind.{CHARACTERS[need]}.a"


def some_good(lang: str, good: int) -> str:
    return WORDS.say(lang, f"good.{GOODS[good]}.some")


def place_name(lang: str, place: int, form: str) -> str:
    """`the` Village, `at` the Village, `from` the Village: both languages have words of their own for each."""
    return WORDS.say(lang, f"forms.{PLACES[place]}").split("|")[FORMS.index(form)]


def town_name(lang: str, town: int, form: str) -> str:
    """`to`, `in` or `of` a town; into some names French melts its preposition."""
    own = f"town.{form}.{TOWNS[town]}"
    return WORDS.say(lang, own if WORDS.has(lang, own) else f"town.{form}", town=TOWN_NAMES[town])


def coins(lang: str, n: int) -> str:
    return WORDS.say(lang, "coins", n=n)


def points(lang: str, n: int) -> str:
    return WORDS.say(lang, "points", n=n)


def route_name(lang: str, route: int) -> str:
    a, b = ROUTE_ENDS[route]
    return WORDS.say(lang, f"way.{WAYS[ROUTE_WAY[route]]}.from", a=TOWN_NAMES[a], b=TOWN_NAMES[b])


def at_slot(lang: str, kind: int, slot: int, standing: str = "as") -> dict[str, Any]:
    """A follower on an action space: where, and for whom if it stands in for another: it goes there `as` one or is
    `there` for one.
    """
    need = SLOT_NEED[slot]
    instead = "" if need in (ANY, CHARACTER[kind]) else WORDS.say(lang, f"{standing}.{CHARACTERS[need]}")
    place = SLOT_PLACE[slot]
    return {"kind": kind_name(lang, kind), "at": place_name(lang, place, "at"),
            "from_": place_name(lang, place, "from"), "instead": instead}


# --- What using a place brings


def gives(s: State, seat: Seat, place: int, lang: str) -> str:
    key, p, row = PLACES[place], s.players[seat], PLACE_ROWS[place]
    if "good" in row:
        return some_good(lang, GOODS.index(row["good"]))
    if key in ("hospital", "office"):
        return brought(s, seat, lang, status(p) if key == "hospital" else row["coins"] * built(p))
    if "coins" in row or "points" in row:
        return brought(s, seat, lang, row.get("coins", 0), row.get("points", 0))
    step = {character: min(p.tracks[character] + 1, TRACK_LAST[character]) for character in (FARMER, KNIGHT, SCHOLAR)}
    said = WORDS.say(lang, f"gives.{key}", good=some_good(lang, FARMERS[step[FARMER]]), draw=KNIGHTS[step[KNIGHT]],
                     points=brought(s, seat, lang, 0, SCHOLARS[step[SCHOLAR]]), town=town_name(lang, p.town, "in"),
                     bathers=BATHERS)
    return ", ".join([said, *waiting_citizen(s, KNIGHT, step[KNIGHT], lang)]) if key == "castle" else said


def brought(s: State, seat: Seat, lang: str, coins_due: int, points_due: int = 0, paid: int = 0) -> str:
    """Coins as far as the bank has them (after so many were paid), points, and what they pass on their track."""
    bank, here = s.bank + paid, s.players[seat].development
    end = min(here + points_due, LAST)
    parts = []
    if coins_due or not points_due:
        parts.append(coins(lang, min(coins_due, bank)))
        bank -= min(coins_due, bank)
    if points_due:
        parts.append(points(lang, end - here))
    for space in range(here + 1, end + 1):
        if space in SPACE_COINS:
            parts.append(coins(lang, min(SPACE_COINS[space], bank)))
            bank -= min(SPACE_COINS[space], bank)
        elif space in SPACE_CITIZENS and s.citizens >> SPACE_CITIZENS[space] & 1:
            parts.append(WORDS.say(lang, "citizen"))
    return ", ".join(parts)


def waiting_citizen(s: State, character: int, step: int, lang: str) -> list[str]:
    """The citizen on that space of a character's track, if it is still there."""
    citizen = TRACK_CITIZENS.get((character, step), CITIZENS)
    return [WORDS.say(lang, "citizen")] if s.citizens >> citizen & 1 else []


def boatman_reward(s: State, seat: Seat, lang: str) -> str:
    step = s.players[seat].tracks[BOATMAN] + 1
    if BOATMEN[step]:
        return brought(s, seat, lang, BOATMEN[step])
    return "".join(waiting_citizen(s, BOATMAN, step, lang)) or WORDS.say(lang, "nothing")


# --- Phrases by verb


OF_SEAT = ("draw", "bathe", "catch", "seize", "grant", "charge", "honour")  # what chance does to one seat


def owner(frame: Frame) -> Seat:
    """Whose question it is, or to whom chance does something; nobody's if it is chance's own."""
    return int(frame[2] if frame[0] in OF_SEAT else frame[1])


def _good(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    values: dict[str, Any] = {"good": some_good(lang, move[1])}
    if frame[0] == "lay":
        values["route"] = route_name(lang, SPACE_ROUTE[frame[2]])
    return "good" if frame[0] == "torture" else frame[0], values


def _first(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    return "begin", {"seat": move[1] + 1}


def _event(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    return "event", {"event": WORDS.say(lang, f"event.{EVENTS[move[1]]}"), "round": s.round}


def _tile(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    return "torture.tile" if frame[0] == "torture" else move[0], {"the": place_name(lang, move[1], "the")}


def _number(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    return move[0], {"n": move[1]}


def _follower(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    return ("follower", {"kind": kind_name(lang, move[1])}) if len(move) > 1 else ("torture.follower", {})


def _store(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    return "store", {"kind": kind_name(lang, move[1])}


def _onto(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    return move[0], at_slot(lang, move[1], move[2])


def _off(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    p, slot = s.players[frame[1]], move[1]
    key = "back.tower" if move[0] == "back" and p.sallied >> slot & 1 else move[0]
    return key, at_slot(lang, p.slots[slot], slot, "there")


def _card(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    return "use", {"the": place_name(lang, move[1], "the"), "gives": gives(s, frame[1], move[1], lang)}


def _recruit(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    reward = boatman_reward(s, frame[1], lang) if move[1] == BOATMAN else ""
    return f"recruit.{CHARACTERS[move[1]]}", {"reward": reward}


def _go(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    _, route, good = move
    values = {"town": town_name(lang, sum(ROUTE_ENDS[route]) - s.players[frame[1]].town, "to")}
    if good != NO_GOOD:
        return "go.with", {**values, "good": some_good(lang, good)}
    return "go" if all(s.spaces[space] == EMPTY for space in ROUTE_SPACES[route]) else "go.without", values


def _send(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    _, kind, deed, reward = move
    last = sum(s.deeds[i] for i in deed_spaces(deed)) == 1
    return "send.last" if last else "send", {
        "kind": kind_name(lang, kind), "deed": WORDS.say(lang, f"deed.{DEEDS[deed]}.to"),
        "reward": brought(s, frame[1], lang, *((0, DEED_POINTS[deed]) if reward == POINTS else (DEED_COINS[deed],)))}


def _pay(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    return "dose", {"coins": coins(lang, move[1]), "points": brought(s, frame[1], lang, 0, move[1], paid=move[1])}


def _install(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    p, slot = s.players[frame[1]], move[1]
    values = {"at": place_name(lang, SLOT_PLACE[slot], "at"), "need": WORDS.say(lang, need_key(slot))}
    if p.slots[slot] == EMPTY:
        return "install", values
    way = "install.market" if sum(p.market) < MARKET_SPACES else "install.bag"
    return way, {**values, "kind": kind_name(lang, p.slots[slot])}


def _station(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    return "station", {"town": town_name(lang, move[1], "of")}


def _technology(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    if len(move) == 1:
        return "technology", {}
    return "technology.at", {"at": place_name(lang, SLOT_PLACE[move[1]], "at")}


def _coins(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    """Coins received or paid without a choice, and for what."""
    cause = WORDS.say(lang, "census" if at_census(s) else f"event.{EVENTS[s.event]}")
    has = s.players[frame[2]].coins
    key = frame[0] if move[0] == "receive" or has >= move[1] else "charge.short" if has else "charge.nothing"
    return key, {"cause": cause, "coins": coins(lang, move[1]), "has": coins(lang, has)}


def _plain(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    return move[0], {}


def _citizen(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    return "honour", {}


def _end(s: State, frame: Frame, move: Move, lang: str) -> Phrase:
    """Of the questions that can be left, `install` tells how many tiles are kept."""
    return f"{frame[0]}.{move[0]}", {"n": s.players[frame[1]].technology}


PHRASES: dict[str, Callable[[State, Frame, Move, str], Phrase]] = {
    "good": _good, "first": _first, "event": _event, "exclude": _tile, "tile": _tile, "draw": _number,
    "follower": _follower, "store": _store, "place": _onto, "sally": _onto, "keep": _onto, "fetch": _off, "back": _off,
    "card": _card, "recruit": _recruit, "go": _go, "send": _send, "pay": _pay, "install": _install, "stock": _plain,
    "station": _station, "point": _plain, "technology": _technology, "receive": _coins, "owe": _coins,
    "citizen": _citizen, "pass": _end, "done": _end,
}
TOLD = {"sally": "place", "back.tower": "back", "install.market": "install", "install.bag": "install",
        "go.without": "go", "technology.at": "technology"}  # where the log says less than the button


# --- The face


def question(s: State, lang: str) -> str:
    frame = s.stack[-1]
    event = WORDS.say(lang, f"event.{EVENTS[s.event]}") if s.event >= 0 else ""
    return WORDS.say(lang, f"ask.{frame[0]}", n=frame[2] if len(frame) > 2 else 0, event=event)


def label(s: State, move: Move, lang: str) -> str:
    key, values = PHRASES[move[0]](s, s.stack[-1], move, lang)
    return capital(WORDS.say(lang, f"do.{key}", **values))


def tell(s: State, move: Move, names: list[str], lang: str) -> str:
    frame = s.stack[-1]
    key, values = PHRASES[move[0]](s, frame, move, lang)
    key = TOLD.get(key, key)
    if frame[0] == "plan" and move[0] != "done" and not s.in_turn:
        key = "plan.secret"
    elif frame[0] == "ward" and move[0] == "card":
        key = "ward"
    elif frame[0] in ("seize", "catch"):
        key = "catch.spared" if frame[0] == "catch" and move[1] >= OWN else frame[0]
    seat = move[1] if move[0] == "first" else owner(frame)
    named = {"name": names[seat]} if seat >= 0 else {}
    return capital(WORDS.say(lang, f"tell.{key}", **values, **named))
