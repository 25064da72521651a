"""Bots at the table: three paces, step, pause, skip, a thought cut short; hints; and what the table explains."""

import re

from playwright.sync_api import expect

LINES = "() => document.querySelectorAll('.logbook .line').length"


def to_the_bots(person):
    """Play until a bot is to move."""
    while person.see().moves:
        person.answer()
    expect(person.part("skip")).to_be_visible()
    return person.see().ply


def test_step_by_step_a_bot_makes_one_move_per_click(people):
    person = people(settings={"speed": "step"})
    person.begin("human", "apprentice", "apprentice", names=["Anna", "Bot", "Bot"])
    ply = to_the_bots(person)
    for _ in range(2):
        person.click("step")
        person.wait_moved(ply)
        ply = person.see().ply
        expect(person.part("step")).to_be_visible()
    person.part("speed").select_option("fast")  # no longer step by step: they go on alone
    assert person.wait_asked(ply).moves


def test_the_pace_is_remembered(person):
    person.begin("human", "apprentice")
    person.part("speed").select_option("slow")
    person.open("#/settings")
    expect(person.part("set-speed-slow")).to_be_checked()


def test_a_pause_holds_the_bots(people):
    person = people(settings={"speed": "slow"})
    person.page.clock.install()
    person.begin("human", "apprentice", names=["Anna", "Bot"])
    ply = to_the_bots(person)
    person.click("pause")
    expect(person.part("question")).to_contain_text("Paused")
    person.page.clock.run_for(20_000)
    assert person.see().ply == ply
    person.click("pause")
    person.page.clock.run_for(5_000)
    person.wait_moved(ply)


def test_skipping_leads_straight_to_the_next_question(people):
    """Slow bots rest a second and a half after every move; skipped, they do not."""
    person = people(settings={"speed": "slow"})
    person.page.clock.install()
    person.begin("human", "apprentice", "apprentice", "apprentice")
    ply = to_the_bots(person)
    person.page.clock.pause_at(person.page.evaluate("Date.now() + 1000"))
    person.click("skip")
    assert person.wait_asked(ply).moves  # although the clock stands still


def test_a_long_thought_can_be_cut_short(person):
    person.begin("human", "elder")
    ply = to_the_bots(person)
    expect(person.page.locator(".thinking")).to_be_visible()
    person.click("skip")
    assert person.wait_asked(ply).moves


def test_taking_back_wins_over_a_bot_that_thinks(person):
    person.begin("human", "elder")
    before = person.see()
    to_the_bots(person)
    person.click("undo")
    person.page.wait_for_function("() => document.querySelector('[data-testid=move]') !== null")
    while person.see().ply > before.ply:
        now = person.see().ply
        person.click("undo")
        person.page.wait_for_function(f"(n) => ({LINES})() < n", arg=now)
    person.answer(3)  # the desk would refuse a stale answer of the bot; none may come at all
    expect(person.part("trouble")).to_have_count(0)


def test_leaving_the_table_while_a_bot_thinks_does_no_harm(person):
    person.begin("human", "elder")
    ply = to_the_bots(person)
    person.click("to-home")
    expect(person.part("cover-village")).to_be_visible()
    person.click("continue")
    person.part("question").wait_for()
    assert person.hurry().ply > ply


def test_only_bots_play_a_match_by_themselves(person):
    person.begin("apprentice", "apprentice")
    ply = person.see().ply
    person.page.wait_for_function(f"(n) => ({LINES})() > n + 5", arg=ply)


def test_a_hint_names_up_to_three_moves_and_goes_with_the_next(person, half):
    person.sit_at(half)
    seen = person.wait_asked()
    assert len(seen.moves) > 2
    person.click("hint")
    expect(person.page.locator(".rank").first).to_be_visible()
    ranks = person.page.locator(".rank").all_inner_texts()
    assert sorted(ranks) == [f"Hint {n + 1}" for n in range(len(ranks))]
    assert len(ranks) == 3
    expect(person.page.locator(".answer .reason")).to_contain_text(["Leads to about"] * 3)
    hinted = person.page.locator(".play [data-at].hinted").evaluate_all("(all) => all.map((one) => one.dataset.at)")
    assert set(hinted) <= set(seen.glowing)
    assert hinted
    person.answer()
    expect(person.page.locator(".rank")).to_have_count(0)
    expect(person.page.locator(".hinted")).to_have_count(0)


def test_a_hint_may_be_left_unanswered(person, half):
    person.sit_at(half)
    person.wait_asked()
    person.click("hint")
    person.answer()
    expect(person.part("hint")).to_be_enabled()
    expect(person.page.locator(".rank")).to_have_count(0)


def test_pointing_at_a_thing_explains_it(person):
    person.begin("human", "human")
    person.page.locator('[data-at="building:wainwright"]').first.hover()
    tip = person.page.locator("#tip")
    expect(tip).to_be_visible()
    expect(tip.locator("h3")).to_have_text(re.compile("wainwright", re.IGNORECASE))
    expect(tip.locator(".costs li").first).to_be_visible()
    expect(tip.locator(".rule").first).to_contain_text("VIL-")
    person.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    person.page.keyboard.press("b")
    person.page.keyboard.press("ArrowRight")
    expect(tip).to_be_visible()


def test_touching_what_may_not_be_taken_says_why(person):
    person.begin("human", "human")
    ply = person.see().ply
    person.touch("building:wainwright")
    tip = person.page.locator("#tip")
    expect(tip).to_be_visible()
    expect(tip).to_have_class(re.compile("refusal"))
    expect(tip.locator(".rule")).to_contain_text("VIL-")
    expect(person.page.locator("#speech")).to_have_text(tip.locator("p").first.inner_text())
    assert person.see().ply == ply


def test_a_line_of_the_story_shows_its_place(person, half):
    person.sit_at(half)
    line = person.page.locator(".logbook .story > .line").last
    at = line.get_attribute("data-show")
    line.hover()
    expect(person.page.locator(f'.play [data-at="{at}"]').first).to_have_class(re.compile("shown"))


def test_bots_moves_and_questions_are_announced(person):
    person.begin("human", "apprentice", names=["Anna", "Bot"])
    expect(person.page.locator("#speech")).to_contain_text(person.see().question)
    to_the_bots(person)
    person.page.wait_for_function("() => document.getElementById('speech').textContent.includes('Bot ')")
    question = person.hurry().question
    expect(person.page.locator("#speech")).to_contain_text(question)
