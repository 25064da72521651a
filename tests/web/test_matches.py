"""Whole matches, from the home page to the score sheet."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.given import opened
from tests.web.person import NOWHERE, pick


def check_all_glow(seen):
    """Every legal move can be made by touching the thing it concerns, and nothing else glows."""
    assert {move["at"] for move in seen.moves} - NOWHERE == set(seen.glowing), seen.question
    assert [at for at, spot in seen.glowing.items() if spot is None] == [], f"covered: {seen.question}"


def check_score(person):
    """The sheet opens by itself; its totals are what the rules make of the match that was played."""
    sheet = person.page.locator("dialog table")
    expect(sheet).to_be_visible()
    shown = [int(text) for text in person.part("total").all_inner_texts()]
    expect(person.page.locator("svg.race polyline")).to_have_count(len(shown))
    person.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    match = opened(person.export())
    assert match.over
    assert shown == match.game.total(match.state)
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
