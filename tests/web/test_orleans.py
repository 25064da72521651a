"""Planning in Orléans: a follower is taken up and put onto an action space, with a click, by dragging, with keys."""

import re

import pytest
from playwright.sync_api import expect

from sablier.games.orleans.words import KIND_KEYS
from tests.web.given import opened

TWO = ["Anna", "Bruno"]
BY_LANGUAGE = pytest.mark.parametrize("lang", ["en", "fr"])


def planning(people, lang, **options):
    """Somebody who is asked to plan, and a move: what is taken up, where it may go."""
    person = people(settings={"lang": lang}, **options)
    person.begin("human", "human", names=TWO, game="orleans")
    person.hurry()
    while not (placing := moves_of("place", beside := opened(person.export()))):
        person.answer()
        person.hurry()
    kind, slot = placing[0][1:]
    assert beside.game.question(beside.state, lang) == person.see().question
    return person, placing, f"market:{beside.decider}:{KIND_KEYS[kind]}", f"slot:{beside.decider}:{slot}"


def moves_of(verb, match):
    return [move for move in match.legal() if move[0] == verb]


def middle(person, at):
    box = person.page.locator(f'.play [data-at="{at}"]').first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person, start, end):
    person.page.mouse.move(*middle(person, start))
    person.page.mouse.down()
    person.page.mouse.move(*(end if isinstance(end, tuple) else middle(person, end)), steps=6)
    person.page.mouse.up()


def thing(person, at):
    return person.page.locator(f'.play [data-at="{at}"]').first


def placed(person, move):
    assert opened(person.export()).log[-1] == move


@BY_LANGUAGE
def test_a_follower_is_dragged_onto_an_action_space(people, lang):
    person, placing, source, slot = planning(people, lang)
    ply = person.see().ply
    drag(person, source, slot)
    person.wait_moved(ply)
    placed(person, placing[0])


@BY_LANGUAGE
def test_a_follower_is_taken_up_by_a_click_and_put_down_by_another(people, lang):
    person, placing, source, slot = planning(people, lang)
    ply = person.see().ply
    person.touch(source)
    expect(thing(person, source)).to_have_attribute("aria-pressed", "true")
    person.touch(slot)
    person.wait_moved(ply)
    placed(person, placing[0])


def test_while_something_is_held_only_where_it_may_go_glows(people):
    person, placing, source, slot = planning(people, "en")
    before = person.see()
    person.touch(source)
    expect(thing(person, source)).to_have_class(re.compile("held"))
    seat = slot.split(":")[1]
    may = {f"slot:{seat}:{to}" for _, kind, to in placing if kind == placing[0][1]}
    assert {at for at in person.see().glowing if at.startswith("slot:")} == may
    person.page.keyboard.press("Escape")
    expect(thing(person, source)).not_to_have_class(re.compile("held"))
    assert person.see().glowing.keys() == before.glowing.keys()


def test_a_follower_let_go_elsewhere_stays_where_it_was(people):
    person, _, source, _ = planning(people, "en")
    before = person.see()
    drag(person, source, (5, 5))
    expect(thing(person, source)).not_to_have_class(re.compile("held"))
    expect(person.page.locator("#flights > *")).to_have_count(0)
    after = person.see()
    assert (after.ply, after.moves) == (before.ply, before.moves)


def test_thumbs_find_followers_and_action_spaces(people):
    """On a phone whatever can be touched while planning is 44 pixels or more, above what is asked in words."""
    person, *_ = planning(people, "fr", viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True)
    sizes = person.page.evaluate("""() => [...document.querySelectorAll('.estate.own .at:is(.legal, .source)')]
      .map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))""")
    assert len(sizes) > 8
    assert min(sizes) >= 43.5
    room = person.page.locator(".estate.own").bounding_box()
    assert room["y"] + room["height"] <= person.page.locator(".side").bounding_box()["y"]


def test_what_comes_to_lie_below_a_resting_mouse_is_not_explained(people):
    person, _, _, slot = planning(people, "en")
    seat = slot.split(":")[1]
    x, y = middle(person, f"place:{seat}:castle")
    person.page.mouse.move(x, y)
    expect(person.page.locator("#tip")).to_be_visible()
    person.page.keyboard.press("?")
    expect(person.page.locator("dialog[open]")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)
    person.page.wait_for_timeout(1000)
    expect(person.page.locator("#tip")).to_be_hidden()
    person.page.mouse.move(x + 1, y)
    expect(person.page.locator("#tip")).to_be_visible()


def test_a_follower_is_placed_with_keys(people):
    person, placing, source, slot = planning(people, "en")
    ply = person.see().ply
    person.page.keyboard.press("b")
    walk_to(person, source)
    person.page.keyboard.press("Enter")
    expect(thing(person, source)).to_have_attribute("aria-pressed", "true")
    walk_to(person, slot)
    person.page.keyboard.press("Space")
    person.wait_moved(ply)
    placed(person, placing[0])


def walk_to(person, at):
    """With arrows, always towards it."""
    goal = middle(person, at)
    for _ in range(60):
        here = person.page.evaluate("() => document.activeElement.dataset.at")
        if here == at:
            return
        x, y = middle(person, here)
        dx, dy = goal[0] - x, goal[1] - y
        sideways = ("ArrowRight" if dx > 0 else "ArrowLeft") if abs(dx) > abs(dy) else None
        person.page.keyboard.press(sideways or ("ArrowDown" if dy > 0 else "ArrowUp"))
    raise AssertionError(f"arrows do not lead to {at}")


def test_plans_are_hidden_from_the_next_person(people):
    """Both plan at once by the rules: at one screen the second sees that the first has planned, not what."""
    person, _, source, slot = planning(people, "en")
    ply = person.see().ply
    drag(person, source, slot)
    person.wait_moved(ply)
    expect(thing(person, slot)).to_be_visible()
    done = next(i for i, move in enumerate(person.see().moves) if move["at"] == "done")
    person.answer(done)
    expect(person.part("hand-taken")).to_be_visible()
    expect(person.part("no-handover")).to_have_count(0)
    expect(thing(person, slot)).to_have_count(0)  # of others only spaces where somebody stands are drawn
    line = person.page.locator(".logbook .line").nth(ply)
    assert line.inner_text().strip() == f"{planner(slot)} plans in secret."
    assert line.get_attribute("data-show") == ""
    assert person.page.locator(f'.logbook [data-show="{slot}"]').count() == 0


def planner(slot):
    return TWO[int(slot.split(":")[1])]
