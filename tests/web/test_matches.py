"""Whole matches, from the home page to the score sheet."""

import random

import pytest
from playwright.sync_api import expect

from sablier.kernel.save import save
from tests.web.beside import Beside
from tests.web.given import opened, until
from tests.web.person import NOWHERE, pick

FOUR = ["Anna", "Bruno", "Clara", "David"]
# A key that has no words is shown as it is written.
WORDLESS = """() => {
  const key = /\\b(village|orleans|table|hand|match|start|sheet)\\.[a-z]\\w*/;
  const read = (one) => [one.getAttribute('aria-label'), one.getAttribute('title'),
    ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)];
  return [...document.querySelectorAll('.table *')].flatMap(read).filter((text) => key.test(text ?? ''));
}"""


def check_all_glow(seen):
    """Every legal move can be made by touching the thing it concerns, and nothing else glows."""
    ats = {move["at"] for move in seen.moves}
    assert ats - NOWHERE == set(seen.glowing) - NOWHERE, seen.question
    assert set(seen.glowing) <= ats, seen.question
    assert [at for at, spot in seen.glowing.items() if spot is None] == [], f"covered: {seen.question}"


# How high the line of every seat ends in the chart of the race.
RACE = """(all) => all.map((one) => Number(one.getAttribute('points').trim().split(' ').at(-1).split(',')[1]))"""
LINES = """(rows) => rows.map((row) => [row.querySelector('th').textContent,
  [...row.querySelectorAll('td')].map((one) => Number(one.textContent.replace('\u2212', '-')))])"""


def check_score(person):
    """The sheet opens by itself; its lines and totals are what the rules make of the match that was played."""
    sheet = person.page.locator("dialog table")
    expect(sheet).to_be_visible()
    shown = [int(text) for text in person.part("total").all_inner_texts()]
    lines = sheet.locator("tbody tr").evaluate_all(LINES)
    ends = person.page.locator("svg.race polyline").evaluate_all(RACE)
    lang = person.page.evaluate("document.documentElement.lang")
    person.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    match = opened(person.export())
    assert match.over
    assert shown == match.game.total(match.state)
    scores = match.game.score(match.state)
    labels = [match.game.say(lang, f"score.{key}") for key, _ in scores[0]]
    assert lines == [[label, [seat[i][1] for seat in scores]] for i, label in enumerate(labels)]
    highest_first = sorted(range(len(shown)), key=lambda seat: -shown[seat])
    assert [ends[seat] for seat in highest_first] == sorted(ends)
    return match


@pytest.mark.parametrize("bots", [1, 3])
def test_a_match_against_bots_by_touching_what_glows(person, bots):
    person.begin("human", *["apprentice"] * bots, names=["Anna"])
    person.play_out(seed=bots, each=check_all_glow)
    match = check_score(person)
    assert [place.kind for place in match.places] == ["human"] + ["apprentice"] * bots


def test_a_match_of_two_people_at_one_screen(people):
    """Somebody else's turn is announced, and covered, until they take the screen."""
    person = people(settings={"handover": True})
    person.begin("human", "human", names=["Anna", "Bruno"])
    luck, covers = random.Random(3), 0
    while not (seen := person.see()).over:
        check_all_glow(seen)
        person.choose(seen, *pick(seen, luck))
        if person.part("hand-taken").is_visible():
            covers += 1
            if covers == 1:
                expect(person.page.locator("dialog")).to_contain_text("Bruno")
            person.click("hand-taken")
            expect(person.part("hand-taken")).to_be_hidden()
    assert covers > 20
    check_score(person)


@pytest.mark.parametrize(
    ("seats", "lang", "haste"), [(2, "fr", 0.0), (4, "en", 0.5)], ids=["two in French", "four in English"]
)
def test_orleans_by_touching_what_glows(people, seats, lang, haste):
    """What the page asks and offers is, to the last word, what the rules say on this Python."""
    person, names = people(settings={"lang": lang}), FOUR[:seats]
    person.begin(*["human"] * seats, names=names, game="orleans")
    beside = Beside(names, "orleans", lang=lang, haste=haste)
    while not beside.match.over:
        seen = person.hurry()
        beside.check(seen)
        check_all_glow(seen)
        if seen.ply % 7 == 0:
            assert person.page.evaluate(WORDLESS) == []
        person.choose_nth(seen, beside.choose())
    match = check_score(person)
    assert match.log == beside.match.log
    assert len({move[0] for move in match.log}) >= 10  # a match worth the name, not one of passing


@pytest.mark.parametrize("name", ["village", "orleans"])
def test_the_page_says_what_decided_a_tie(person, name):
    ends = (until(lambda match: match.over, FOUR[:2], seed, name=name) for seed in range(1, 200))
    match = next(match for match in ends if len(set(match.game.total(match.state))) == 1)
    person.sit_at(save(match))
    decided = match.game.decided(match.state, FOUR[:2], "en")
    expect(person.part("tie")).to_have_text(decided)
    person.click("open-sheet")
    expect(person.page.locator("dialog [data-testid=tie]")).to_have_text(decided)


def test_orleans_against_bots(person):
    """A whole match of a person and two bots, whose turns are hurried through."""
    person.begin("human", "apprentice", "apprentice", names=["Anna"], game="orleans")
    person.play_out(each=check_all_glow)
    check_score(person)
