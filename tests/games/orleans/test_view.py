"""What a seat sees: the documented shape, JSON through and through, and where moves are shown."""

import json

import pytest

from sablier.games.orleans import GAME
from sablier.kernel.rules import TABLE
from tests.games.orleans.given import NAMES, ask, do, given, has, kind, slot
from tests.games.orleans.test_laws import positions
from tests.games.orleans.test_setup import laid_out
from tests.games.orleans.test_words import targets


def test_a_view_is_json_and_has_the_documented_keys():
    view = json.loads(json.dumps(GAME.view(laid_out(3), 0)))
    assert set(view) == {
        "round", "rounds", "first", "turn", "phase", "event", "passed", "hourglass", "bank", "technology", "supply",
        "goods", "tiles", "citizens", "deeds", "towns", "routes", "gone", "players", "board"}
    assert set(view["players"][0]) == {
        "seat", "coins", "town", "stock", "stations", "development", "status", "citizens", "technology", "draw",
        "room", "tracks", "goods", "bag", "market", "tower", "drawn", "hidden", "places"}
    assert set(view["board"]) == {
        "characters", "goods", "tracks", "citizens", "development", "places", "deeds", "market", "towns", "routes"}


def test_the_map_in_a_view():
    view = GAME.view(laid_out(4), None)
    assert sum(len(route["goods"]) for route in view["routes"]) == 52
    assert len(view["board"]["towns"]) == len(view["towns"]) == 23
    assert view["towns"][0]["merchants"] == [0, 1, 2, 3]
    assert view["board"]["routes"][13] == {"n": 13, "from": 0, "to": 8, "way": "waterway", "spaces": 2}


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_move_is_shown_somewhere_on_the_table(seats):
    for n, (s, moves) in enumerate(positions(seats, 6)):
        if n % 7 == 0:
            shown = set(targets(s))
            assert {GAME.target(s, move) for move in moves} <= shown


@pytest.mark.parametrize(("frame", "phase"), [
    (("act", 0, 1), "actions"), (("plan", 0, 3), "planning"), (("gather", 0, 2), "followers"),
    (("install", 0), "technology"), (("eat", 0), "event"), (("torture", 0, 1), "event"),
])
def test_phases(frame, phase):
    s = given()
    s.stack.append(frame)
    assert GAME.view(s, 0)["phase"] == phase


def test_torture_at_the_census():
    s = given(seats=3)
    for seat in range(3):
        has(s, seat, tracks={"farmer": seat}, coins=0)
    s.stack.append(("gathering", TABLE))
    ask(s, "census", TABLE)
    assert GAME.view(s, 0)["phase"] == "census"


def test_phase_of_a_match_that_is_over():
    assert GAME.view(given(), 0)["phase"] == "over"
    assert GAME.view(given(), 0)["turn"] is None


def test_a_plan_in_the_making_is_marked():
    s = given()
    has(s, 0, market="knight")
    ask(s, "planning", TABLE)
    do(s, ("place", kind("knight"), slot("ship", 2)))
    ship = next(place for place in GAME.view(s, 0)["players"][0]["places"] if place["key"] == "ship")
    assert ship["slots"][2] == {"n": slot("ship", 2), "holds": "knight", "planned": True}
    assert GAME.view(s, 1)["players"][0]["hidden"]


def test_tooltips_keep_plans_secret():
    """They do not know who asks: not even that a space is empty is told while its owner plans."""
    s = given()
    has(s, 0, market="knight", tiles="gunpowder_tower", tower="monk", places={"ship": "farmer - -"})
    ask(s, "planning", TABLE)
    do(s, ("sally", kind("monk"), slot("village")))
    for _ in range(2):
        assert GAME.about(s, "tower:0", NAMES, "en")["text"] == "Monk"
        needs = "It belongs to the Village and needs a "
        assert GAME.about(s, f"slot:0:{slot('village')}", NAMES, "en")["text"] == needs + "farmer."
        assert GAME.about(s, f"slot:0:{slot('village', 1)}", NAMES, "en")["text"] == needs + "boatman."
        assert GAME.about(s, f"slot:0:{slot('ship')}", NAMES, "en")["text"].endswith("It holds a farmer.")
        do(s, ("done",))
    assert GAME.about(s, f"slot:0:{slot('village')}", NAMES, "en")["text"].endswith("It holds a monk.")
    assert GAME.about(s, f"slot:0:{slot('village', 1)}", NAMES, "en")["text"].endswith("It is empty.")
