"""A whole match without a mouse: from the first Tab on the home page to the score sheet."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.beside import Beside
from tests.web.given import opened
from tests.web.person import HERE

# Whatever has the focus is in sight and has an outline, itself or the label around it.
FOCUS_UNSEEN = """() => {
  const one = document.activeElement;
  if (one === document.body) return null;
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const outlined = [one, one.closest('label')].some((around) => {
    const { outlineStyle, outlineWidth } = around ? getComputedStyle(around) : {};
    return outlineStyle && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const seen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return outlined && seen ? null : one.outerHTML.slice(0, 120);
}"""
FOCUSED = "() => document.activeElement?.dataset?.testid ?? document.activeElement?.getAttribute('aria-label') ?? ''"


def tab_to(person, name, nth=0):
    """Press Tab until a part of the page has the focus; every stop on the way must be visible."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        assert person.page.evaluate(FOCUS_UNSEEN) is None
        if person.page.evaluate(FOCUSED).startswith(name):
            if nth == 0:
                return
            nth -= 1
    raise AssertionError(f"Tab does not lead to {name}")


def by_number(person, seen, i):
    """Type the number that stands before a move."""
    for digit in str(i + 1):
        person.page.keyboard.press(digit)


def from_the_list(person, seen, i):
    person.page.keyboard.press("m")
    for _ in range(i):
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")


def on_the_board(person, seen, i):
    """Walk from one thing that may be taken to the next; a list that opens is walked with arrows."""
    at = seen.moves[i]["at"]
    same = [n for n, move in enumerate(seen.moves) if move["at"] == at]
    person.walk_to(seen, at)
    person.page.keyboard.press("Enter" if i % 2 else "Space")
    if len(same) > 1:
        person.part("choice").first.wait_for()
        for _ in range(same.index(i)):
            person.page.keyboard.press("ArrowDown")
        person.page.keyboard.press("Enter")


def make(person, seen, i, turn):
    """A move by one key after the other, in turns by each way there is."""
    ways = [by_number, from_the_list] + [on_the_board] * (seen.moves[i]["at"] in seen.glowing)
    ways[turn % len(ways)](person, seen, i)
    person.wait_moved(seen.ply)


def test_a_match_by_keyboard_alone(person):
    person.open()
    tab_to(person, "cover-village")
    person.page.keyboard.press("Enter")
    person.part("seat").first.wait_for()
    tab_to(person, "Remove", nth=2)
    person.page.keyboard.press("Enter")
    expect(person.part("seat")).to_have_count(2)
    tab_to(person, "play")
    person.page.keyboard.press("Space")
    person.part("question").wait_for()
    luck, turn = random.Random(5), 0
    while not (seen := person.hurry()).over:
        make(person, seen, luck.randrange(len(seen.moves)), turn)
        turn += 1
    expect(person.page.locator("dialog table")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog table")).to_be_hidden()
    tab_to(person, "menu")
    person.page.keyboard.press("Enter")
    with person.page.expect_download() as download:
        tab_to(person, "export")
        person.page.keyboard.press("Enter")
    assert opened(Path(download.value.path()).read_text(encoding="utf-8")).over


def test_orleans_by_keyboard_alone(person):
    names = ["Anna", "Bruno"]
    person.begin("human", "human", names=names, game="orleans")
    beside, turn = Beside(names, "orleans", haste=0.5), 0
    while not beside.match.over:
        if person.part("hand-taken").is_visible():
            person.page.keyboard.press("Enter")
            expect(person.part("hand-taken")).to_be_hidden()
        make(person, person.see(), beside.choose(), turn)
        turn += 1
    expect(person.page.locator("dialog table")).to_be_visible()
    person.page.keyboard.press("Escape")
    assert opened(person.export()).log == beside.match.log


@pytest.mark.parametrize("game", ["village", "orleans"])
def test_arrows_lead_over_the_whole_board(person, game):
    """Everything that can be touched is reached by arrows, and whatever has the focus can be seen to have it."""
    person.begin("human", "human", game=game)
    person.hurry()
    person.page.keyboard.press("b")
    shown = "(all) => all.filter((one) => one.checkVisibility()).map((one) => one.dataset.at)"  # empty stores are not
    everything = set(person.page.locator(".play [data-at]").evaluate_all(shown))
    seen, todo = {person.page.evaluate(HERE)}, [person.page.evaluate(HERE)]
    focus = "(at) => document.querySelector(`.play [data-at='${at}']`).focus()"
    while todo:
        start = todo.pop()
        for arrow in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
            person.page.evaluate(focus, start)
            person.page.keyboard.press(arrow)
            at = person.page.evaluate(HERE)
            if at not in seen:
                assert person.page.evaluate(FOCUS_UNSEEN) is None
                seen.add(at)
                todo.append(at)
    assert seen == everything


def test_keys_are_explained_and_do_what_they_say(person, half):
    person.sit_at(half)
    ply = person.wait_asked().ply
    person.page.keyboard.press("?")
    expect(person.page.locator("dialog dl")).to_be_visible()
    person.page.keyboard.press("1")  # a dialog is open: the table does not listen
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog")).to_be_hidden()
    assert person.see().ply == ply
    person.answer()
    person.page.keyboard.press("u")
    person.page.wait_for_function("(n) => document.querySelectorAll('.logbook .line').length === n", arg=ply)
    person.page.keyboard.press("r")
    person.wait_moved(ply)
    person.page.keyboard.press("h")
    expect(person.page.locator(".rank").first).to_be_visible()
    person.page.keyboard.press("q")
    expect(person.page.locator("#speech")).to_contain_text(person.see().question)


def test_the_first_tab_offers_a_way_past_the_head(person):
    person.open().part("cover-village").wait_for()
    person.page.keyboard.press("Tab")
    expect(person.page.locator(".skip-link")).to_be_focused()
    expect(person.page.locator(".skip-link")).to_be_in_viewport()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#main")).to_be_focused()
