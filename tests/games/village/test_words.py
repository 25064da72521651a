"""What is said: catalogues alike in both languages, and something to say about every place and every refusal."""

import string

import pytest

from sablier import edition, ledger
from sablier.games.village import GAME
from sablier.games.village.board import BUILDINGS, CARDS, CUSTOMERS, GOODS, OCCUPATIONS, SPACES
from sablier.games.village.words.en import WORDS as EN
from sablier.games.village.words.fr import WORDS as FR
from sablier.kernel.rng import Rng
from sablier.kernel.rules import CHANCE, TABLE
from tests.games.village.given import NAMES, action, ask, do, given, has, inn, turn

COLOURS = ("brown", "pink", "orange", "green", "plague")
TARGETS = [
    *(f"space:{key}" for key in SPACES[:7]), *(f"cube:{key}:green" for key in SPACES[:7]), "well", "blackbag", "graves",
    "pass", "done", *(f"building:{key}" for key in BUILDINGS[:5]), *(f"good:{key}" for key in GOODS[:5]),
    *(f"customer:{key}" for key in CUSTOMERS[:24]), *(f"city:{n}" for n in range(1, 7)),
    *(f"{kind}:{n}" for kind in ("level", "privilege", "window") for n in range(1, 5)),
    *(f"member:{seat}:{member}" for seat in (0, 1) for member in range(11)), *(f"colour:{key}" for key in COLOURS),
    *(f"chronicle:{key}" for key in OCCUPATIONS), *(f"{kind}:{seat}" for kind in ("farm", "time", "grain", "coins")
                                                    for seat in (0, 1)),
]
INN_TARGETS = [*(f"card:{key}" for key in CARDS), "stack:1", "stack:2", "stack:3", "space:inn", "building:brewery",
               "good:beer", *(f"customer:{key}" for key in CUSTOMERS[24:])]
RULES = {rule.id for rule in ledger.load("village").rules}


def blanks(template):
    return sorted(name for _, name, _, _ in string.Formatter().parse(template) if name)


def test_both_languages_say_the_same_things():
    assert list(EN) == list(FR)


def test_a_sentence_has_the_same_blanks_in_both_languages():
    assert [key for key in EN if set(blanks(EN[key])) != set(blanks(FR[key]))] == []


def test_french_has_no_break_before_double_punctuation():
    wrong = [text for text in FR.values() for sign in ":;?!" if f" {sign}" in text or f"'{sign}" in text]
    assert wrong == []
    assert not any("'" in text for text in FR.values()), "the apostrophe is ’"


def test_every_doubtful_table_is_explained():
    assert all(f"edition.{table}" in EN for table in edition.uncertain("village"))


@pytest.mark.parametrize("target", TARGETS + INN_TARGETS)
def test_every_place_is_explained(target):
    s = inn("nun", stalls="C01 C02 C03", queue="C04", smithy="1", bag="1", farm="2")
    for lang in ("en", "fr"):
        told = GAME.about(s, target, NAMES, lang)
        assert told["title"]
        assert told["text"]
        assert set() < set(told["rules"]) <= RULES


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_cube_tells_which_action_comes_with_it(lang):
    spots = ("cube:church:pink", "colour:pink", "space:church")
    cube, colour, space = (GAME.about(given(), at, NAMES, lang) for at in spots)
    assert cube["title"] == colour["title"]
    assert cube["text"].startswith(colour["text"])
    assert space["title"] in cube["text"]
    assert cube["text"].endswith(space["text"])


@pytest.mark.parametrize("target", [
    "moon", "city:7", "city:x", "member:5:0", "member:0:11", "building:bakery", "cube:moon:green", "cube:harvest:red",
    "customer:C99", "space:", "good:gold", "farm:9", "level:0", "stack:4", "card:joker"])
def test_a_place_that_does_not_exist_is_refused(target):
    with pytest.raises((LookupError, ValueError)):
        GAME.about(given(), target, NAMES, "en")


@pytest.mark.parametrize("target", ["moon", "customer", "customer:C99", "customer:C01:x"])
def test_a_place_that_does_not_exist_is_no_answer(target):
    s = given(stalls="C03", horse=1)
    action(s, "market")
    assert GAME.why_not(s, 0, target).key == "no.now"


def test_every_refusal_can_be_said_and_rests_on_a_rule():
    """At every decision of some random matches, every place that may not be taken has its reason."""
    seen = set()
    for seed in range(8):
        s, rng = GAME.setup(2, {"inn": "on"}), Rng(seed)
        GAME.rules.start(s)
        while (seat := GAME.rules.decider(s)) is not None:
            moves = GAME.rules.legal(s)
            if seat != CHANCE and rng.below(6) == 0:
                taken = {GAME.target(s, move) for move in moves}
                for target in TARGETS + INN_TARGETS:
                    refusal = GAME.why_not(s, seat, target)
                    assert (refusal is None) == (target in taken)
                    if refusal:
                        seen.add(refusal.key)
                        assert refusal.rule in RULES
            GAME.rules.apply(s, moves[rng.weighted(GAME.rules.weights(s))] if seat == CHANCE else rng.choice(moves))
    for key in seen:
        assert GAME.say("en", key) != GAME.say("fr", key)
    assert len(seen) > 20


def test_questions_labels_and_log_in_both_languages():
    s = given(spaces={"crafts": "orange"}, pink=1, coin=1)
    turn(s)
    assert GAME.question(s, "en") == "Take a cube, or use the well."
    assert GAME.label(s, ("cube", 2, 2), "fr") == "Prendre un cube orange\u00a0: Artisanat"
    assert GAME.tell(s, ("cube", 2, 2), ["Anna", "Bela"], "en") == "Anna takes an orange cube: Crafts."
    do(s, "cube crafts orange", "buy wainwright")
    assert GAME.label(s, ("pay", 0), "en") == "Pay 1 orange cube and 1 pink cube"
    assert GAME.label(s, ("pay", 2), "fr") == "Payer 1 cube rose et 1 pièce"


def test_a_price_says_its_time_once():
    s = given(farm="1", scroll=1, green=2)
    action(s, "council")
    assert GAME.label(s, ("enter",), "en") == "Enter level 1 for 1 time, and 1 scroll or 2 green cubes"


def test_a_price_that_can_be_paid_in_one_way_says_this_way():
    s = given(farm="1", pink=1, coin=1)
    action(s, "crafts")
    move = next(move for move in GAME.rules.legal(s) if move[0] == "buy")
    assert GAME.label(s, move, "en") == "Get 1 wagon at the wainwright’s for 1 pink cube and 1 coin"


@pytest.mark.parametrize(("target", "key"), [
    ("member:0:1", "no.twin"), ("member:0:7", "no.away"), ("member:0:9", "no.away"), ("member:1:0", "no.other")])
def test_a_figure_that_may_not_be_sent_hears_why(target, key):
    s = given(farm="1 1", bag="3", smithy="4")
    action(s, "church")
    assert GAME.why_not(s, 0, target).key == key


def test_who_cannot_pay_for_a_member_in_the_bag_hears_so():
    s = inn(bag="1", hand="messenger", farm="2")
    ask(s, ("mass", TABLE))
    assert [GAME.why_not(s, 0, f"member:0:{member}").key for member in (0, 4)] == ["no.coin", "no.out"]


def test_refusals_on_a_market_day():
    s = inn(stalls="C03", queue="C05 C07", hand="market_crier", horse=1, plow=1, customers="C09")
    action(s, "market")
    do(s, "card market_crier")
    assert [GAME.why_not(s, 0, f"customer:{key}").key for key in ("C07", "C09")] == ["no.goods", "no.now"]


def test_an_action_with_nobody_to_send_says_so():
    s = given(bag="1", wagon=1, brown=3, scroll=1, spaces={"harvest": "pink"})
    turn(s)
    do(s, "well")
    assert [GAME.why_not(s, 0, f"space:{key}").key for key in ("travel", "council", "crafts")] == [
        "no.farm", "no.farm", "no.crafts"]


def test_a_space_with_cubes_is_not_called_empty():
    s = given(spaces={"harvest": "pink"})
    turn(s)
    assert [GAME.why_not(s, 0, f"space:{key}").key for key in ("harvest", "family")] == ["no.now", "no.space"]


def test_a_villager_too_dear_is_refused_for_its_price():
    s = inn("nun", "artist", beer=1, inn="1")
    action(s, "inn")
    do(s, "visit", "cycle 1")
    assert [GAME.why_not(s, 0, f"stack:{n}").key for n in (2, 3)] == ["no.price", "no.now"]


def test_who_pays_the_well_in_the_last_turn_is_not_told_it_is_free():
    s = given(spaces={"harvest": "pink"}, green=3, farm="1")
    s.ender = 1
    ask(s, ("last_turn", 0))
    do(s, "well")
    assert GAME.question(s, "en") == "Which action?"


def test_the_log_tells_what_chance_did():
    s = given(seats=3, bag="1")
    has(s, 1, church1="2")
    has(s, 2, church1="2")
    s.stack[:] = [("majority", CHANCE)]
    told = GAME.tell(s, ("majority", 6), ["Anna", "Bela", "Cleo"], "en")
    assert told == "The mass ends: Bela and Cleo score 2 points for the majority in the church."
    s.stack[:] = [("draw", CHANCE, 4)]
    assert "Anna" in GAME.tell(s, ("figure", 0, 0), ["Anna", "Bela", "Cleo"], "fr")


def test_the_table_as_text():
    s = given(smithy="1", farm="2", coin=2, stalls="C03", cities="2")
    text = GAME.text(s, "en")
    assert "smithy (1)" in text
    assert "Oakford" in text
    assert "1 horse = 3" in text
    assert "forge (1)" in GAME.text(s, "fr")
