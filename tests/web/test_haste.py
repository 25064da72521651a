"""What haste could lose: two tabs at once, a screen left while a move is being saved, a worker that dies in thought."""

import json

import pytest
from playwright.sync_api import expect

from sablier.words import say
from tests.web.given import midway, opened
from tests.web.test_keeping import CRASH, NO_ROOM, looked_on, some_moves, workers

# From now on a save takes its time, as on a slow phone.
SLOW_SAVES = """
  const call = engine.call.bind(engine);
  engine.call = async (fn, args) => {
    if (fn === 'save') await new Promise((on) => setTimeout(on, 2000));
    return call(fn, args);
  };"""
DULL_BOTS = """
  const think = engine.think;
  engine.think = () => ({ answer: Promise.reject(new Error('no idea')), stop() {} });
  globalThis.learn = () => { engine.think = think; };"""
STORED = "async () => (await indexedDB.databases()).some(({ name }) => name === 'sablier')"


def test_a_match_taken_over_while_a_move_is_being_saved_has_that_move(person, half):
    seen, other = looked_on(person, half)
    person.engine(SLOW_SAVES)
    person.answer()
    other.click("take-over")
    assert other.wait_asked(seen.ply).ply == person.see().ply
    other.answer()
    other.wait_kept(other.see().ply)
    expect(other.part("elsewhere")).to_have_count(0)
    expect(person.part("elsewhere")).to_be_visible()


def test_a_tab_that_does_not_answer_is_not_waited_for(person, half):
    seen, other = looked_on(person, half)
    person.engine("engine.call = () => new Promise(() => {});")
    person.part("move").first.click()  # under way for ever
    other.click("take-over")
    expect(other.part("elsewhere")).to_have_count(0)
    other.answer()
    assert other.see().ply > seen.ply
    other.wait_kept(other.see().ply)


def test_a_match_left_while_a_move_is_being_saved_is_found_with_that_move(person, half):
    person.sit_at(half)
    some_moves(person)
    person.engine(SLOW_SAVES)
    person.answer()
    ply = person.see().ply
    person.click("to-home")
    person.click("continue")
    assert person.wait_asked().ply == ply
    expect(person.part("elsewhere")).to_have_count(0)
    person.answer()
    ply = person.see().ply
    person.click("menu")
    person.click("to-replay")
    expect(person.part("replay-at")).to_contain_text(f"of {ply}")


@pytest.mark.parametrize("step", ["move", "undo"])
def test_a_crash_while_a_move_is_being_saved_does_not_lose_it(person, half, step):
    person.context.forgiven.append("on purpose|ErrorEvent")
    person.sit_at(half)
    before = some_moves(person)
    person.engine(SLOW_SAVES)
    if step == "move":
        person.answer()
    else:
        person.click("undo")
        person.wait_moved(before.ply)
    seen = person.see()
    workers(person.page, 1)[0].evaluate(CRASH)
    expect(person.part("crash")).to_be_visible()
    expect(person.part("crash")).to_be_hidden()
    person.wait_asked()
    assert person.see() == seen
    person.wait_kept(seen.ply)
    person.answer()


def test_a_name_given_in_another_tab_stays_when_the_match_goes_on(person, half):
    person.sit_at(half)
    some_moves(person)
    other = person.another_tab().open()
    other.click("match-rename")
    other.part("name").fill("Winter evening")
    other.click("save-name")
    expect(other.part("match")).to_contain_text("Winter evening")
    person.answer()
    person.wait_kept(person.see().ply)
    assert [card["name"] for card in person.kept()] == ["Winter evening"]
    person.answer()  # the other tab's notes are no foreign save
    person.wait_kept(person.see().ply)


def test_a_full_store_takes_no_new_name_away(person, half):
    person.sit_at(half)
    some_moves(person)
    person.open()
    person.page.evaluate(NO_ROOM)
    person.click("match-rename")
    person.part("name").fill("Winter evening")
    person.click("save-name")
    expect(person.part("match")).to_contain_text("Winter evening")
    expect(person.part("storage")).to_contain_text("no room left")


def test_a_match_outlives_the_clearing_of_the_sites_data(person, half):
    person.sit_at(half)
    some_moves(person)
    origin = person.page.evaluate("location.origin")
    client = person.context.new_cdp_session(person.page)
    client.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    person.page.wait_for_function(f"async () => !await ({STORED})()")
    person.answer()
    person.page.wait_for_function(STORED)
    person.wait_kept(person.see().ply)
    expect(person.part("storage")).to_have_count(0)


@pytest.mark.parametrize("which", ["rules", "bots"])
def test_a_worker_that_dies_while_a_bot_thinks_does_not_end_the_turn(person, which):
    person.context.forgiven.append("on purpose|ErrorEvent")
    person.begin("human", "elder")
    both = workers(person.page, 2)
    while person.see().moves:
        person.answer()
    ply = person.see().ply
    expect(person.page.locator(".thinking")).to_be_visible()
    both[["rules", "bots"].index(which)].evaluate(CRASH)
    expect(person.part("crash" if which == "rules" else "trouble")).to_be_visible()
    person.wait_asked(ply)
    expect(person.part("move").first).to_be_visible()  # after a restart it may be drawn anew
    assert person.see().moves
    person.answer()


def test_a_replay_survives_a_crash(person, half):
    person.context.forgiven.append("on purpose|ErrorEvent")
    last = len(opened(half).past)
    person.sit_at(half)
    person.click("menu")
    person.click("to-replay")
    person.part("slider").fill("40")
    expect(person.part("replay-at")).to_contain_text(f"40 of {last}")
    workers(person.page, 1)[0].evaluate(CRASH)
    expect(person.part("crash")).to_be_visible()
    expect(person.part("crash")).to_be_hidden()
    expect(person.part("replay-at")).to_contain_text(f"40 of {last}")
    person.click("on")
    expect(person.part("replay-at")).to_contain_text(f"41 of {last}")
    person.page.wait_for_function("() => document.querySelectorAll('.logbook .line').length === 41")


def test_a_bot_that_cannot_think_is_paused_and_may_try_again(person):
    person.begin("human", "apprentice")
    person.engine(DULL_BOTS)
    while person.see().moves:
        person.answer()
    ply = person.see().ply
    expect(person.part("trouble")).to_be_visible()
    expect(person.part("question")).to_contain_text("Paused")
    person.page.evaluate("learn()")
    person.click("pause")
    assert person.wait_asked(ply).moves


def outgrown(text):
    """A save from before a rule was mended: its log no longer leads to its state."""
    data = json.loads(text)
    return json.dumps({**data, "rules": data["rules"] - 1, "log": data["log"][:-1]})


def test_a_match_older_than_the_rules_goes_on_and_says_so(person):
    before = midway(["Anna", "Bruno"], moves=60)
    person.sit_at(outgrown(before))
    expect(person.page.locator(".notice")).to_contain_text("The rules have changed")
    assert person.wait_asked().question == opened(before).game.question(opened(before).state, "en")
    person.click("menu")
    person.page.locator("#menu").get_by_test_id("link").click()
    expect(person.part("trouble")).to_have_text(say("en", "link.shortened"))
    person.answer()
    seen = person.see()
    person.wait_kept(seen.ply)
    person.reload()
    assert person.see() == seen
