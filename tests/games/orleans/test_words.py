"""What is said: both catalogues alike, every target explained, every refusal with a rule."""

import re

import pytest

from sablier import edition, ledger
from sablier.games.orleans import GAME
from sablier.games.orleans.about import PLACE_RULES
from sablier.games.orleans.board import CHARACTERS, CITIZENS, DEEDS, GOODS, PLACE, PLACES, ROUTE_ROWS, SLOTS, TOWNS
from sablier.games.orleans.why import REASONS
from sablier.games.orleans.words import KIND_KEYS, WORDS
from sablier.kernel.words import LANGUAGES
from tests.games.orleans.given import ask, do, given, has, kind, place, slot, town, use
from tests.games.orleans.test_laws import positions

EN, FR = WORDS.catalogue("en"), WORDS.catalogue("fr")


def targets(s):
    """Everything on the table that can be pointed at."""
    seats = range(len(s.players))
    return [
        *(f"place:{seat}:{key}" for seat in seats for key in PLACES if s.players[seat].places >> PLACE[key] & 1),
        *(f"slot:{seat}:{slot}" for seat in seats for slot in range(SLOTS)),
        *(f"market:{seat}" for seat in seats), *(f"market:{seat}:{key}" for seat in seats for key in KIND_KEYS[:-1]),
        *(f"{name}:{seat}" for seat in seats
          for name in ("tower", "bag", "stock", "technology", "development", "coins", "merchant")),
        *(f"goods:{seat}:{key}" for seat in seats for key in GOODS), *(f"good:{key}" for key in GOODS),
        *(f"town:{n}" for n in range(len(TOWNS))), *(f"route:{n}" for n in range(len(ROUTE_ROWS))),
        *(f"deed:{key}" for key in DEEDS), *(f"tile:{key}" for key in PLACES[10:]),
        *(f"character:{key}" for key in CHARACTERS), *(f"citizen:{n}" for n in range(CITIZENS)),
        "technology", "development", "event", "hourglass", "bank", "first", "pass", "done",
    ]


def test_both_catalogues_have_the_same_keys():
    assert set(EN) == set(FR)


def test_every_place_has_its_forms():
    assert all(len(words[f"forms.{key}"].split("|")) == 3 for words in (EN, FR) for key in PLACES)


@pytest.mark.parametrize("key", list(EN))
def test_sentences_ask_for_the_same_values(key):
    def names(text):
        return set(re.findall(r"\{(\w+)", text))

    assert names(EN[key]) == names(FR[key])


def test_french_typography():
    for key, text in FR.items():
        assert "'" not in text, key
        assert not re.search(r" [:;?!»]|« ", text), f"{key}: a space that could break the line"


def test_every_option_and_table_in_doubt_is_described():
    for lang in LANGUAGES:
        for option in GAME.options:
            assert all(WORDS.has(lang, f"option.{option.key}{tail}") for tail in ("", ".about"))
            assert all(WORDS.has(lang, f"option.{option.key}.{value}") for value in option.values)
        assert all(WORDS.has(lang, f"edition.{table}") for table in edition.uncertain("orleans"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_table_is_explained(lang):
    known = {rule.id for rule in ledger.load("orleans").rules}
    for n, (s, _) in enumerate(positions(3, 4)):
        if n % 150 == 149:
            for target in targets(s):
                told = GAME.about(s, target, lang)
                assert told["title"], target
                assert told["text"], target
                assert told["rules"], target
                assert set(told["rules"]) <= known, target


def test_places_tell_their_cost():
    s = given()
    assert GAME.about(s, "place:0:ship", "en")["costs"] == ["A farmer", "A boatman", "A knight"]
    assert GAME.about(s, "tile:brewery", "fr")["costs"] == ["Un moine"]
    assert set(PLACE_RULES) == set(PLACES)


@pytest.mark.parametrize("target", ["", "dragon", "place:0:dragon", "slot:9:1", "slot:0:99", "town:x", "deed", "bag"])
def test_unknown_targets_are_nothing(target):
    s = given()
    ask(s, "turn", 0, 1)
    assert GAME.about(s, target, "en")["title"] == ""
    assert GAME.why_not(s, 0, target) is None


def test_why_not_is_none_for_what_may_be_taken_and_speaks_for_the_rest():
    known = {rule.id for rule in ledger.load("orleans").rules}
    reasons = set()
    for n, (s, moves) in enumerate(positions(2, 9)):
        seat = s.stack[-1][1]
        if n % 20 or seat < 0:
            continue
        allowed = {GAME.target(s, move) for move in moves}
        for target in targets(s):
            refusal = GAME.why_not(s, seat, target)
            assert (refusal is None) == (target in allowed), target
            if refusal:
                reasons.add(refusal.key)
                assert refusal.rule in known
                for lang in LANGUAGES:
                    assert "{" not in GAME.say(lang, refusal.key, **refusal.values)
    assert len(reasons) > 10


@pytest.mark.parametrize(("things", "step", "target", "key", "rule"), [
    ({"places": {"farmhouse": "boatman -"}}, "act", "place:0:farmhouse", "incomplete", "ORL-061"),
    ({"places": {"monastery": "scholar trader"}, "event": "pilgrimage"},
     "act", "place:0:monastery", "pilgrimage", "ORL-170"),
    ({"places": {"castle": "farmer boatman trader"}, "tracks": {"knight": 5}},
     "act", "place:0:castle", "track_end", "ORL-076"),
    ({"places": {"ship": "farmer boatman knight"}, "town": "chartres"}, "act", "place:0:ship", "no_way", "ORL-093"),
    ({"places": {"guildhall": "farmer craftsman knight"}, "stations": "orleans"},
     "act", "place:0:guildhall", "station", "ORL-102"),
    ({"places": {"guildhall": "farmer craftsman knight"}, "stock": 0},
     "act", "place:0:guildhall", "no_stock", "ORL-104"),
    ({"tiles": "pharmacy", "places": {"pharmacy": "monk"}, "coins": 0},
     "act", "place:0:pharmacy", "no_coins", "ORL-141"),
    ({"tiles": "sacristy", "places": {"sacristy": "monk"}}, "act", "place:0:sacristy", "sacristy", "ORL-148"),
    ({"tiles": "school"}, "act", "place:0:school", "permanent", "ORL-149"),
    ({}, "act", "place:1:ship", "other_board", "ORL-126"),
    ({"market": "own_farmer"}, "plan", f"slot:0:{slot('townhall')}", "starter", "ORL-066"),
    ({"market": "farmer", "tiles": "brewery"}, "plan", f"slot:0:{slot('brewery')}", "monk_only", "ORL-064"),
    ({"market": "farmer"}, "plan", f"slot:0:{slot('ship', 2)}", "no_fit", "ORL-058"),
    ({"market": "farmer"}, "plan", "place:0:ship", "actions_later", "ORL-067"),
    ({"technology": 1}, "install", f"slot:0:{slot('farmhouse')}", "first_farmer", "ORL-117"),
    ({"technology": 1, "tiles": "hayrick"}, "install", f"slot:0:{slot('hayrick')}", "single", "ORL-121"),
    ({"technology": 1, "places": {"village": "technology - -"}},
     "install", f"slot:0:{slot('village', 1)}", "one_each", "ORL-120"),
    ({"technology": 1, "tiles": "cellar"}, "install", f"slot:0:{slot('cellar')}", "no_monk_tile", "ORL-119"),
    ({"goods": "wool grain"}, "eat", "goods:0:wool", "not_food", "ORL-172"),
    ({}, "act", "deed:cathedral", "deed_later", "ORL-108"),
    ({}, "act", "tile:school", "tile_trader", "ORL-085"),
])  # fmt: skip
def test_reasons(things, step, target, key, rule):
    things = dict(things)
    s = given(event=things.pop("event", "income"))
    has(s, 0, **things)
    ask(s, step, 0, {"act": 1, "plan": 5}.get(step, 0))
    refusal = GAME.why_not(s, 0, target)
    assert (refusal.key, refusal.rule) == (f"why.{key}", rule)


def test_the_other_seat_is_told_to_wait():
    s = given()
    ask(s, "turn", 0, 1)
    assert GAME.why_not(s, 1, "pass") is None, "it may be taken, by whoever is asked"
    assert GAME.why_not(s, 1, "bank").key == "why.turn"


def test_travel_and_first_tiles_are_refused_with_a_reason():
    s = given()
    has(s, 0, places={"ship": "farmer boatman knight"})
    do(s, use(s, 0, "ship"))
    refusal = GAME.why_not(s, 0, f"town:{town('nevers')}")
    assert GAME.say("en", refusal.key, **refusal.values) == "No waterway leads there from Orléans."
    s = given()
    ask(s, "choose", 0, 1)
    assert GAME.why_not(s, 0, "tile:school").rule == "ORL-124"


def test_reasons_are_about_things_that_exist():
    assert set(REASONS) <= {target.split(":")[0] for target in targets(given())}


def test_a_label_says_who_stands_in_for_whom():
    s = given()
    has(s, 0, market="monk")
    ask(s, "plan", 0, 5)
    move = ("place", kind("monk"), slot("village", 1))
    assert GAME.label(s, move, "en") == "Place a monk in the Village as a boatman"
    assert GAME.label(s, move, "fr") == "Placez un moine au Village comme batelier"


def test_a_label_tells_what_a_place_gives():
    s = given()
    has(s, 0, places={"farmhouse": "boatman craftsman"}, tracks={"farmer": 4})
    move = use(s, 0, "farmhouse")
    assert move == ("card", place("farmhouse"))
    assert GAME.label(s, move, "en") == "Use the Farmhouse: a farmer, wine"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_as_text(lang):
    for n, (s, _) in enumerate(positions(2, 3)):
        if n % 100 == 0:
            assert len(GAME.text(s, lang).splitlines()) > 10
    has(s, 0, town="chartres")
    assert "Étampes (" in GAME.text(s, lang), "where the merchant may go"
    s.stack.clear()
    assert GAME.text(s, lang).splitlines()[0] == GAME.say(lang, "text.over")
