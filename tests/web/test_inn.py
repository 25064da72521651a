"""The Inn: villagers are hired and played by touch and by key, and hands are covered between two people."""

import pytest
from playwright.sync_api import expect

from sablier.games.village.board import CARDS
from sablier.kernel.save import save
from tests.web.given import until
from tests.web.test_matches import check_all_glow, check_score

INN, TWO = {"inn": "on"}, ["Anna", "Bruno"]
OPAQUE = """() => {
  const colour = getComputedStyle(document.getElementById('dialog'), '::backdrop').backgroundColor;
  return colour.startsWith('rgb(') || colour.endsWith(' 1)');
}"""


def offering(verb, fits=lambda match: True):
    """A match in which such a move can be made; rare ones do not come up in every match played at random."""
    come = lambda match: match.over or (moves_of(verb, match) and fits(match))
    found = (until(come, TWO, seed, options=INN) for seed in range(1, 100))
    return next(match for match in found if not match.over)


def moves_of(verb, match):
    return [move for move in match.legal() if move[0] == verb]


def by_touch(person, seen, at):
    person.choose(seen, at)


def by_keys(person, seen, at):
    person.walk_to(seen, at)
    person.page.keyboard.press("Enter")
    if sum(move["at"] == at for move in seen.moves) > 1:
        person.part("choice").first.wait_for()
        person.page.keyboard.press("Enter")
    person.wait_moved(seen.ply)


BOTH_WAYS = pytest.mark.parametrize("way", [by_touch, by_keys])


def card(person, key):
    return person.page.locator(f'.hand [data-at="card:{key}"]')


@BOTH_WAYS
def test_a_villager_is_hired(person, way):
    match = offering("hire")
    pile = moves_of("hire", match)[0][1]
    key = CARDS[match.state.piles[pile][0]]
    person.sit_at(save(match))
    expect(card(person, key)).to_have_count(0)
    way(person, person.wait_asked(), f"stack:{pile + 1}")
    expect(card(person, key)).to_be_visible()


@BOTH_WAYS
def test_a_villager_is_played(person, way):
    match = offering("card")
    key = CARDS[moves_of("card", match)[0][1]]
    person.sit_at(save(match))
    person.click("hand-taken")  # whoever opens it need not be the one who is asked
    expect(card(person, key)).to_be_visible()
    way(person, person.wait_asked(), f"card:{key}")
    expect(card(person, key)).to_have_count(0)


def covered(person):
    """The screen is covered so that nothing behind can be seen, touched or read, and that cannot be switched off."""
    expect(person.part("hand-taken")).to_be_visible()
    expect(person.part("no-handover")).to_have_count(0)
    assert person.page.evaluate(OPAQUE)
    assert person.page.evaluate("() => document.elementFromPoint(300, 300).closest('.play')") is None


def test_what_one_person_has_kept_the_next_does_not_see(person):
    match = offering("keep")  # the Countess looks through a stack
    keep = next(move for move in moves_of("keep", match) if match.state.private >> move[1] & 1)  # not the top card
    key = CARDS[keep[1]]
    person.sit_at(save(match))
    person.hurry()
    person.answer(match.legal().index(keep))
    while not person.part("hand-taken").is_visible():
        person.answer()
    covered(person)
    expect(card(person, key)).to_have_count(0)  # not even behind the cover
    person.reload()
    covered(person)
    person.click("hand-taken")
    expect(person.page.locator(".hand .back")).to_have_count(1)
    assert key not in person.page.locator(".farms").inner_html()


def test_a_stack_that_is_searched_is_covered_even_if_nobody_holds_a_card(person):
    match = offering("keep", lambda match: not any(p.hand for p in match.state.players))
    person.sit_at(save(match))
    covered(person)


def test_a_match_with_the_inn_of_two_people(people):
    person = people(settings={"lang": "fr"})
    person.begin("human", "human", names=TWO, options=INN)
    person.play_out(seed=9, each=check_all_glow)
    match = check_score(person)
    assert match.options == INN
    assert {"hire", "card"} <= {move[0] for move in match.log}
