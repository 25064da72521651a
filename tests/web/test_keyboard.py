"""A whole match without a mouse: from the first Tab on the home page to the score sheet."""

import random
from pathlib import Path

from playwright.sync_api import expect

from tests.web.given import opened
from tests.web.person import NOWHERE

FOCUSED = "() => document.activeElement?.dataset?.testid ?? document.activeElement?.getAttribute('aria-label') ?? ''"


def tab_to(person, name, nth=0):
    """Press Tab until a part of the page has the focus; every stop on the way must be visible."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(FOCUSED).startswith(name):
            if nth == 0:
                return
            nth -= 1
    raise AssertionError(f"Tab does not lead to {name}")


def by_number(person, seen, luck):
    """Type the number that stands before a move."""
    for digit in str(luck.randrange(len(seen.moves)) + 1):
        person.page.keyboard.press(digit)


def from_the_list(person, seen, luck):
    person.page.keyboard.press("m")
    for _ in range(luck.randrange(min(4, len(seen.moves)))):
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")


def on_the_board(person, seen, luck):
    """Walk from one thing that may be taken to the next; a list that opens is walked with arrows."""
    person.page.keyboard.press("b")
    for _ in range(luck.randrange(4)):
        person.page.keyboard.press("PageDown")
    at = person.page.evaluate("() => document.activeElement.dataset.at")
    assert at in seen.glowing
    person.page.keyboard.press(luck.choice(["Enter", "Space"]))
    if sum(move["at"] == at for move in seen.moves) > 1:
        person.part("choice").first.wait_for()
        person.page.keyboard.press("ArrowDown")
        person.page.keyboard.press("Enter")


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
        ways = [by_number, from_the_list]
        if {move["at"] for move in seen.moves} - NOWHERE:
            ways.append(on_the_board)
        ways[turn % len(ways)](person, seen, luck)
        person.wait_moved(seen.ply)
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


def test_arrows_lead_over_the_whole_board(person):
    """Everything that can be touched is reached by arrows, and whatever has the focus can be seen to have it."""
    person.begin("human", "human")
    person.page.keyboard.press("b")
    everything = set(person.page.locator(".play [data-at]").evaluate_all("(all) => all.map((one) => one.dataset.at)"))
    here = "() => document.activeElement.dataset.at"
    seen, todo = {person.page.evaluate(here)}, [person.page.evaluate(here)]
    focus = "(at) => document.querySelector(`.play [data-at='${at}']`).focus()"
    while todo:
        start = todo.pop()
        for arrow in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
            person.page.evaluate(focus, start)
            person.page.keyboard.press(arrow)
            at = person.page.evaluate(here)
            if at not in seen:
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
