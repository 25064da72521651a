"""Broken, foreign and hostile saves and links: each gives the clear error, none a traceback, none half a match."""

from __future__ import annotations

import base64
import copy
import json
from typing import Any

import pytest

from sablier.games import NAMES, load
from sablier.kernel.match import Match, Place
from sablier.kernel.rng import Rng
from sablier.kernel.save import BadSave, follow, link, save
from sablier.kernel.save import load as load_save
from sablier.words import say

FUZZED = 150


def match_of(name: str, moves: int = 60) -> Match:
    game = load(name)
    match = Match(game, [Place(f"P{n}") for n in range(game.seats[0])], {}, 11)
    rng = Rng(3)
    while not match.over and len(match.past) < moves:
        match.play(rng.choice(match.legal()))
    return match


def whole(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(save(match_of(name)))
    return data


HAND_BROKEN: dict[str, Any] = {
    "no version": lambda d: d.pop("sablier"),
    "later version": lambda d: d.update(sablier=99),
    "version as text": lambda d: d.update(sablier="1"),
    "no game": lambda d: d.pop("game"),
    "unknown game": lambda d: d.update(game="chess"),
    "game as list": lambda d: d.update(game=[1]),
    "game as path": lambda d: d.update(game="../village"),
    "no seats": lambda d: d.pop("seats"),
    "one seat": lambda d: d.update(seats=d["seats"][:1]),
    "nine seats": lambda d: d.update(seats=d["seats"] * 9),
    "seats as number": lambda d: d.update(seats=2),
    "seat without kind": lambda d: d["seats"].__setitem__(0, ["A"]),
    "long name": lambda d: d["seats"].__setitem__(0, ["A" * 500, "human"]),
    "empty name": lambda d: d["seats"].__setitem__(0, ["", "human"]),
    "name with a line break": lambda d: d["seats"].__setitem__(0, ["A\nB", "human"]),
    "name as number": lambda d: d["seats"].__setitem__(0, [1, "human"]),
    "no options": lambda d: d.pop("options"),
    "unknown option": lambda d: d.update(options={"dragons": "on"}),
    "options as list": lambda d: d.update(options=[]),
    "option as number": lambda d: d.update(options={"inn": 1}),
    "no rng": lambda d: d.pop("rng"),
    "rng as number": lambda d: d.update(rng=5),
    "rng as words": lambda d: d.update(rng="xyz"),
    "no log": lambda d: d.pop("log"),
    "log as text": lambda d: d.update(log="[]"),
    "log emptied": lambda d: d.update(log=[]),
    "log shortened": lambda d: d["log"].pop(),
    "log doubled": lambda d: d["log"].extend(d["log"]),
    "log reversed": lambda d: d["log"].reverse(),
    "first move gone": lambda d: d["log"].pop(0),
    "a move as number": lambda d: d["log"].__setitem__(3, 7),
    "a move without a verb": lambda d: d["log"].__setitem__(3, []),
    "a move with a float": lambda d: d["log"].__setitem__(3, ["x", 1.5]),
    "a move with a bool": lambda d: d["log"].__setitem__(3, ["x", True]),
    "an unknown verb": lambda d: d["log"].__setitem__(-1, ["cheat"]),
    "endless log": lambda d: d.update(log=d["log"][:1] * 100_000),
    "no state": lambda d: d.pop("state"),
    "state as list": lambda d: d.update(state=[]),
    "state emptied": lambda d: d.update(state={}),
    "stack gone": lambda d: d["state"].pop("stack"),
    "stack emptied": lambda d: d["state"].update(stack=[]),
    "unknown step": lambda d: d["state"]["stack"].append(["fly", 0]),
    "extra field": lambda d: d["state"].update(extra=1),
    "no first": lambda d: d.pop("first"),
    "first as list": lambda d: d.update(first=[]),
}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("damage", HAND_BROKEN)
def test_a_save_broken_by_hand_gives_the_clear_error(name: str, damage: str):
    data = whole(name)
    HAND_BROKEN[damage](data)
    refused(json.dumps(data))


def refused(text: str) -> None:
    with pytest.raises(BadSave) as caught:
        load_save(text, load)
    for lang in ("en", "fr"):
        assert say(lang, caught.value.key).endswith(".")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "[]",
        "null",
        "1",
        '"text"',
        "\x00",
        "[" * 100_000,
        '{"a":' * 50_000,
        "{}",
        "<html></html>",
        "NaN",
        "9" * 6000,
        "x" * 5_000_000,
        "PK\x03\x04",
        '{"sablier": 1}',
        '{"sablier": true}',
        '{"sablier": 1e400}',
        "\ud800",
    ],
    ids=range(20),
)
def test_what_is_not_a_save_gives_the_clear_error(text: str):
    refused(text)


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(data, dict):
        return [leaf for key in data for leaf in leaves(data[key], (*path, key))]
    if isinstance(data, list) and data:
        return [leaf for i, item in enumerate(data) for leaf in leaves(item, (*path, i))]
    return [path]


def test_damage_at_a_random_place_of_the_state_or_log_gives_the_clear_error():
    rng = Rng(1)
    for name in NAMES:
        sound = whole(name)
        places = [path for path in leaves(sound) if path[0] in ("state", "log")]
        for _ in range(FUZZED):
            data = copy.deepcopy(sound)
            path = rng.choice(places)
            target = data
            for key in path[:-1]:
                target = target[key]
            old = target[path[-1]]
            target[path[-1]] = rng.choice(
                [v for v in (-1, 99, "", None, [], {}, 1.5, True) if v != old or type(v) is not type(old)]
            )
            refused(json.dumps(data))


def test_a_save_cut_off_anywhere_gives_the_clear_error():
    rng = Rng(2)
    for name in NAMES:
        text = save(match_of(name))
        for _ in range(60):
            refused(text[: rng.below(len(text) - 1)])


@pytest.mark.parametrize("name", NAMES)
def test_a_link_that_is_damaged_gives_the_clear_error(name: str):
    text, rng = link(match_of(name)), Rng(4)
    broken = [text[: rng.below(len(text))] for _ in range(30)]
    for _ in range(30):
        at = rng.below(len(text))
        broken.append(text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :])
    later = base64.urlsafe_b64encode(b"\x63" + base64.urlsafe_b64decode(text + "==")[1:]).decode().rstrip("=")
    for damaged in [*broken, later, "", "###", "é", "A" * 5_000_000, text * 2, "AQ"]:
        with pytest.raises(BadSave):
            follow(damaged, load, 1)


@pytest.mark.parametrize("name", NAMES)
def test_the_sound_one_still_opens(name: str):
    match = match_of(name)
    assert load_save(save(match), load).state == match.state
    assert follow(link(match), load, 1).log[: len(match.log)] == match.log
