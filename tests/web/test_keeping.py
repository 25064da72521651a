"""Nothing is lost: reload, crash, two tabs, a dead worker, a browser that keeps nothing or has no room."""

import contextlib

import pytest
from playwright.sync_api import Error, expect

from tests.web.given import midway, opened
from tests.web.person import Person

# As a disk without room does it: the write begins, and the transaction is aborted.
NO_ROOM = """() => {
  const { put } = IDBObjectStore.prototype;
  globalThis.makeRoom = () => { IDBObjectStore.prototype.put = put; };
  IDBObjectStore.prototype.put = function (...values) {
    queueMicrotask(() => { try { this.transaction.abort(); } catch { /* aborted already */ } });
    return put.apply(this, values);
  };
}"""
CRASH = "() => { setTimeout(() => { throw new Error('on purpose') }, 0) }"


def some_moves(person, count=3):
    for _ in range(count):
        person.answer()
    seen = person.see()
    person.wait_kept(seen.ply)
    return seen


def same(a, b):
    return (a.ply, a.question, a.moves) == (b.ply, b.question, b.moves)


def test_a_reload_comes_back_to_the_same_question(person, half):
    person.sit_at(half)
    seen = some_moves(person)
    person.reload()
    assert same(person.see(), seen)


def test_a_closed_tab_is_found_again_on_the_home_page(person, half):
    person.sit_at(half)
    seen = some_moves(person)
    person.page.close()
    person.page = person.context.new_page()
    person.open().click("continue")
    assert same(person.wait_asked(), seen)
    person.answer()


def test_a_killed_tab_is_found_again(person, half):
    person.sit_at(half)
    seen = some_moves(person)
    with person.page.expect_event("crash"), contextlib.suppress(Error):
        person.page.goto("chrome://crash")
    person.page.close()
    person.page = person.context.new_page()
    person.open().click("continue")
    assert same(person.wait_asked(), seen)


def test_a_tab_closed_in_a_bots_turn_lets_the_bot_go_on_later(people):
    person = people(settings={"speed": "slow"})
    person.begin("human", "apprentice")
    while person.see().moves:
        person.answer()
    person.wait_kept(person.see().ply)
    person.page.close()
    person.page = person.context.new_page()
    person.open().click("continue")
    assert person.hurry().moves


def test_matches_are_renamed_and_deleted(person, half, whole):
    person.sit_at(half)
    person.sit_at(whole)
    person.open()
    expect(person.part("match")).to_have_count(2)
    mine = person.part("match").filter(has_text="Anna and Bruno")
    mine.get_by_test_id("match-rename").click()
    person.part("name").fill("Winter evening")
    person.click("save-name")
    expect(person.part("match").filter(has_text="Winter evening")).to_have_count(1)
    person.page.reload()
    other = person.part("match").filter(has_text="Clara")
    other.get_by_test_id("match-remove").click()
    person.page.locator("dialog button", has_text="Cancel").click()
    expect(person.part("match")).to_have_count(2)
    other.get_by_test_id("match-remove").click()
    person.click("remove-now")
    expect(person.part("match")).to_have_count(1)
    assert [card["name"] for card in person.kept()] == ["Winter evening"]
    person.part("match").get_by_test_id("open-match").click()
    assert person.wait_asked().ply == len(opened(half).past)


def looked_on(person, half):
    """A match of two people in one tab, and a second tab that may only look on; what the first one sees."""
    person.sit_at(half)
    seen = some_moves(person)
    other = person.another_tab()
    other.page.goto(person.page.url)
    expect(other.part("elsewhere")).to_be_visible()
    return seen, other


def test_only_one_of_two_tabs_plays_a_match(person, half):
    seen, other = looked_on(person, half)
    assert other.see().moves == []
    assert other.see().glowing == {}

    person.answer()  # the tab that only looks on follows
    moved = person.see()
    other.page.wait_for_function("(n) => document.querySelectorAll('.logbook .line').length === n", arg=moved.ply)

    other.click("take-over")
    assert same(other.wait_asked(), moved)
    expect(person.part("elsewhere")).to_be_visible()
    assert person.see().moves == []
    other.answer()
    assert other.see().ply > moved.ply > seen.ply
    other.wait_kept(other.see().ply)

    other.page.close()  # whoever closes lets go
    person.click("take-over")
    assert person.wait_asked().ply > moved.ply
    person.answer()


def test_where_nothing_may_be_kept_it_is_said_and_play_goes_on(no_storage, site):
    person = Person(no_storage, site, {})
    person.sit_at(midway(["Anna", "Bot"], moves=40, kinds=["human", "apprentice"]))
    expect(person.part("storage")).to_contain_text("save the match as a file")
    ply = person.hurry().ply
    for _ in range(3):
        person.answer()
        person.hurry()
    person.click("to-home")
    person.click("continue")
    assert person.wait_asked().ply >= ply + 3
    assert len(opened(person.export()).past) == person.see().ply


def test_a_full_store_is_said_and_play_goes_on(person, half):
    person.sit_at(half)
    some_moves(person)
    person.page.evaluate(NO_ROOM)
    person.answer()
    expect(person.part("storage")).to_contain_text("no room left")
    ply = person.see().ply
    for _ in range(2):
        person.answer()
    assert person.see().ply >= ply + 2
    assert len(opened(person.export()).past) == person.see().ply
    person.page.evaluate("makeRoom()")  # somebody has deleted something
    person.answer()
    person.wait_kept(person.see().ply)
    expect(person.part("storage")).to_be_hidden()


def workers(page, count):
    """The Python workers, once so many are there; the first one keeps the rules."""
    while len(page.workers) < count:
        page.wait_for_event("worker")
    return page.workers


def test_a_crash_of_the_rules_is_told_and_the_match_resumes(person, half):
    person.context.forgiven.append("on purpose|ErrorEvent")
    person.sit_at(half)
    seen = some_moves(person)
    workers(person.page, 1)[0].evaluate(CRASH)
    expect(person.part("crash")).to_be_visible()
    expect(person.part("crash")).to_be_hidden()
    assert same(person.wait_asked(), seen)
    person.answer()
    person.wait_kept(person.see().ply)


def test_rules_that_fall_silent_are_started_again(person, half):
    """A worker that neither answers nor fails is given up after half a minute; the clock is turned on by hand."""
    person.page.clock.install()
    person.sit_at(half)
    seen = some_moves(person)
    workers(person.page, 1)[0].evaluate("() => self.close()")
    person.part("move").first.click()
    person.page.clock.run_for(35_000)
    expect(person.part("crash")).to_be_hidden()
    assert same(person.wait_asked(), seen)
    person.answer()


@pytest.mark.parametrize("level", ["apprentice", "elder"])
def test_a_crash_of_the_bots_does_not_end_their_turn(person, level):
    person.context.forgiven.append("on purpose|ErrorEvent")
    person.begin("human", level)
    workers(person.page, 2)[1].evaluate(CRASH)
    while person.see().moves:
        person.answer()
    assert person.hurry().moves
