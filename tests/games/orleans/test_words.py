"""What is said: both catalogues alike, every target explained, every refusal with a rule."""

import re

import pytest

from sablier import edition, ledger
from sablier.games.orleans import GAME
from sablier.games.orleans.about import PLACE_RULES
from sablier.games.orleans.board import CHARACTERS, CITIZENS, DEEDS, GOODS, PLACE, PLACES, ROUTE_ROWS, SLOTS, TOWNS
from sablier.games.orleans.why import REASONS
from sablier.games.orleans.words import KIND_KEYS, WORDS
from sablier.kernel.rules import TABLE
from sablier.kernel.words import LANGUAGES
from tests.games.orleans.given import NAMES, ask, asked, do, given, has, kind, place, slot, town, use
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
                told = GAME.about(s, target, NAMES, lang)
                assert told["title"], target
                assert told["text"], target
                assert told["rules"], target
                assert set(told["rules"]) <= known, target


def test_places_tell_their_cost():
    s = given()
    assert GAME.about(s, "place:0:ship", NAMES, "en")["costs"] == ["A farmer", "A boatman", "A knight"]
    assert GAME.about(s, "tile:brewery", NAMES, "fr")["costs"] == ["Un moine"]
    assert set(PLACE_RULES) == set(PLACES)


@pytest.mark.parametrize(("target", "sentence"), [
    ("first", "Ben starts this round"), ("town:tours", "Ben"), ("merchant:1", "Ben"), ("development", "Ben: "),
])
def test_players_are_called_by_their_names(target, sentence):
    s = given()
    s.first = 1
    has(s, 1, stations="tours", town="tours")
    kind_of, _, name = target.partition(":")
    spot = f"town:{TOWNS.index(name)}" if kind_of == "town" else target
    assert sentence in GAME.about(s, spot, NAMES, "en")["text"]


@pytest.mark.parametrize(("step", "rules"), [
    (("gather", 0, 4), ["ORL-049", "ORL-053"]), (("plan", 0, 0), ["ORL-057", "ORL-060"]),
])
def test_being_done_rests_on_the_rules_of_the_question(step, rules):
    s = given()
    has(s, 0, bag="monk monk", market="farmer")
    ask(s, *step)
    assert asked(s) == step[0]
    assert GAME.about(s, "done", NAMES, "fr")["rules"] == rules


@pytest.mark.parametrize("target", ["", "dragon", "place:0:dragon", "slot:9:1", "slot:0:99", "town:x", "deed", "bag"])
def test_unknown_targets_are_nothing(target):
    s = given()
    ask(s, "turn", 0, 1)
    assert GAME.about(s, target, NAMES, "en")["title"] == ""
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
    ({"places": {"scriptorium": "knight scholar"}, "development": 30},
     "act", "place:0:scriptorium", "track_end", "ORL-134"),
    ({"tiles": "pharmacy", "places": {"pharmacy": "monk"}, "development": 30},
     "act", "place:0:pharmacy", "track_end", "ORL-134"),
    ({"places": {"ship": "farmer boatman knight"}, "town": "chartres"}, "act", "place:0:ship", "no_way", "ORL-093"),
    ({"places": {"guildhall": "farmer craftsman knight"}, "stations": "orleans"},
     "act", "place:0:guildhall", "own_station", "ORL-103"),
    ({"places": {"guildhall": "farmer craftsman knight"}, "stations": "tours", "town": "tours"},
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
    ({}, "plan", f"slot:0:{slot('ship', 2)}", "nobody_waits", "ORL-056"),
    ({"tiles": "windmill", "market": "craftsman"}, "plan", f"slot:0:{slot('windmill', 1)}", "twin", "ORL-056"),
    ({"tiles": "windmill", "places": {"windmill": "monk monk"}},
     "gather", f"slot:0:{slot('windmill', 1)}", "twin", "ORL-056"),
    ({"bag": "knight"}, "gather", f"slot:0:{slot('windmill', 1)}", "tile_trader", "ORL-085"),
    ({"tiles": "bathhouse", "places": {"bathhouse": "knight"}, "drawn": (0,)},
     "keep", f"slot:0:{slot('bathhouse')}", "bathhouse", "ORL-144"),
    ({"places": {"ship": "farmer - -"}, "drawn": (0,)}, "keep", f"slot:0:{slot('ship')}", "filled", "ORL-062"),
    ({"technology": 1}, "install", f"slot:0:{slot('townhall')}", "town_hall_tile", "ORL-121"),
    ({}, "act", "place:0:winery", "tile_trader", "ORL-085"),
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
    ask(s, step, 0, {"act": 1, "plan": 5, "gather": 4}.get(step, 0))
    refusal = GAME.why_not(s, 0, target)
    assert (refusal.key, refusal.rule) == (f"why.{key}", rule)


def test_the_town_hall_lacks_a_single_follower():
    s = given()
    ask(s, "act", 0, 1)
    refusal = GAME.why_not(s, 0, "place:0:townhall")
    said = GAME.say("en", refusal.key, **refusal.values)
    assert said == "This place is not ready: it still needs a follower of any kind."


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


def test_a_label_says_for_whom_a_follower_stood_who_is_fetched():
    s = given()
    has(s, 0, places={"village": "farmer monk -"})
    ask(s, "muster", 0)
    label = {move: [GAME.label(s, move, lang) for lang in LANGUAGES] for move in GAME.rules.legal(s)}
    assert label["fetch", slot("village")] == [
        "Fetch a farmer back from the Village", "Reprenez un fermier du Village"]
    assert label["fetch", slot("village", 1)] == [
        "Fetch a monk back from the Village, where it stands in for a boatman",
        "Reprenez un moine du Village, où il tient lieu de batelier"]


@pytest.mark.parametrize(("tiles", "english", "french"), [
    (1, "Anna keeps 1 technology tile for later.", "Anna garde 1 jeton Technologie pour plus tard."),
    (2, "Anna keeps 2 technology tiles for later.", "Anna garde 2 jetons Technologie pour plus tard."),
])
def test_the_log_tells_how_many_technology_tiles_are_kept(tiles, english, french):
    s = given()
    has(s, 0, technology=tiles)
    ask(s, "workshop", 0)
    assert told(s, ("done",)) == [english, french]


def test_a_label_tells_what_a_place_gives():
    s = given()
    has(s, 0, places={"farmhouse": "boatman craftsman"}, tracks={"farmer": 4})
    move = use(s, 0, "farmhouse")
    assert move == ("card", place("farmhouse"))
    assert GAME.label(s, move, "en") == "Use the Farmhouse: a farmer, wine"


@pytest.mark.parametrize(("development", "bank", "said"), [
    (0, 205, "a scholar, 2 development points"),
    (2, 205, "a scholar, 2 development points, a citizen"),
    (6, 205, "a scholar, 2 development points, 3 coins"),
    (11, 1, "a scholar, 2 development points, 1 coin"),
    (29, 205, "a scholar, 1 development point"),
])
def test_a_label_tells_what_is_passed_on_the_development_track(development, bank, said):
    s = given()
    has(s, 0, places={"university": "farmer craftsman trader"}, development=development)
    s.bank = bank
    assert GAME.label(s, use(s, 0, "university"), "en") == f"Use the University: {said}"


def test_a_label_tells_of_the_citizen_of_the_knights():
    s = given()
    has(s, 0, places={"castle": "farmer boatman trader"}, tracks={"knight": 3})
    move = use(s, 0, "castle")
    assert GAME.label(s, move, "en") == "Use the Castle: a knight, 7 followers a round, a citizen"
    s.citizens = 0
    assert GAME.label(s, move, "en") == "Use the Castle: a knight, 7 followers a round"


@pytest.mark.parametrize(("where", "to", "of"), [
    ("tours", "à Tours", "de Tours"), ("le_mans", "au Mans", "du Mans"), ("le_blanc", "au Blanc", "du Blanc"),
    ("la_chatre", "à La Châtre", "de La Châtre"), ("orleans", "à Orléans", "d’Orléans"),
    ("etampes", "à Étampes", "d’Étampes"), ("argenton", "à Argenton-sur-Creuse", "d’Argenton-sur-Creuse"),
])
def test_towns_in_french(where, to, of):
    s = given()
    has(s, 0, coins=0, town=where, stations=where, places={"guildhall": "farmer craftsman knight"})
    assert GAME.label(s, use(s, 0, "guildhall"), "fr").endswith(f"un comptoir {to}")
    ask(s, "debt", 0, 1)
    assert GAME.label(s, ("station", town(where)), "fr") == f"Cédez le comptoir {of}"


def told(s, move):
    return [GAME.tell(s, move, ["Anna", "Bela", "Cleo"], lang) for lang in LANGUAGES]


@pytest.mark.parametrize(("coins", "english", "french"), [
    (5, "Harvest: Anna pays 5 coins.", "Moisson\u00a0: Anna paie 5 pièces."),
    (1, "Harvest: Anna owes 5 coins and has only 1 coin.", "Moisson\u00a0: Anna doit 5 pièces et n’a que 1 pièce."),
    (0, "Harvest: Anna owes 5 coins and has none.", "Moisson\u00a0: Anna doit 5 pièces et n’en a aucune."),
])
def test_the_log_tells_what_is_paid(coins, english, french):
    s = given(event="harvest")
    has(s, 0, coins=coins)
    s.stack.append(("feed", 0))
    GAME.rules.start(s)
    assert told(s, *GAME.rules.legal(s)) == [english, french]


def test_the_log_tells_of_the_census():
    s = given(seats=3)
    has(s, 1, tracks={"farmer": 2})
    has(s, 2, tracks={"farmer": 1})
    s.stack += [("gathering", TABLE), ("census", TABLE)]
    GAME.rules.start(s)
    assert told(s, ("receive", 1)) == ["Census: Bela receives 1 coin.", "Recensement\u00a0: Bela reçoit 1 pièce."]
    GAME.rules.apply(s, ("receive", 1))
    assert told(s, ("owe", 1)) == ["Census: Anna pays 1 coin.", "Recensement\u00a0: Anna paie 1 pièce."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_as_text(lang):
    for n, (s, _) in enumerate(positions(2, 3)):
        if n % 100 == 0:
            assert len(GAME.text(s, lang).splitlines()) > 10
    has(s, 0, town="chartres")
    assert "Étampes (" in GAME.text(s, lang), "where the merchant may go"
    s.stack.clear()
    assert GAME.text(s, lang).splitlines()[0] == GAME.say(lang, "text.over")
