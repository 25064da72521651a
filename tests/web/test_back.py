"""Going back: undo over the bots' answers, redo, practice; and the same match in another language."""

from playwright.sync_api import expect

from tests.web.given import VILLAGE, after_a_draw, opened

STORY = "() => [...document.querySelectorAll('.logbook .line')].map((one) => one.textContent.trim())"


def test_undo_takes_back_what_bots_have_answered_and_redo_brings_it_again(person):
    person.begin("human", "apprentice", names=["Anna", "Bot"])
    before = person.hurry()
    while "Bot" not in person.page.evaluate(STORY)[-1]:
        before = person.see()
        person.answer()
        after = person.hurry()
    story = person.page.evaluate(STORY)

    person.click("undo")
    person.page.wait_for_function(f"(n) => ({STORY})().length === n", arg=before.ply)
    assert person.see() == before
    expect(person.part("skip")).to_have_count(0)  # it is nobody's turn but ours

    person.click("redo")
    person.page.wait_for_function(f"(n) => ({STORY})().length === n", arg=after.ply)
    assert person.page.evaluate(STORY) == story
    assert person.see() == after
    expect(person.part("redo")).to_be_disabled()


def test_after_an_undo_another_move_can_be_made_and_is_kept(person, half):
    person.sit_at(half)
    before = person.wait_asked()
    person.answer(0)
    first = person.page.evaluate(STORY)
    person.page.keyboard.press("u")
    person.page.wait_for_function(f"(n) => ({STORY})().length === n", arg=before.ply)
    person.answer(len(before.moves) - 1)
    assert person.page.evaluate(STORY) != first
    person.wait_kept(person.see().ply)
    person.reload()
    expect(person.part("redo")).to_be_disabled()


def test_fair_play_stops_at_a_draw_and_practice_does_not(person):
    person.sit_at(after_a_draw(["Anna", "Bruno"]))
    ply = person.wait_asked().ply
    expect(person.part("undo")).to_be_disabled()
    person.click("menu")
    person.part("practice").check()
    person.page.keyboard.press("Escape")
    person.click("undo")
    person.page.wait_for_function(f"(n) => ({STORY})().length < n", arg=ply)
    expect(person.part("redo")).to_be_enabled()


def test_the_language_changes_in_mid_match_and_nothing_else(person, half):
    person.sit_at(half)
    before, story = person.wait_asked(), person.page.evaluate(STORY)
    person.click("menu")
    person.click("to-settings")
    person.part("set-lang-fr").check()
    expect(person.page.locator("h1")).to_have_text("Réglages")
    person.page.go_back()
    after = person.wait_asked()
    match = opened(half)
    assert after.question == VILLAGE.question(match.state, "fr") != before.question
    assert [move["words"] for move in after.moves] == [VILLAGE.label(match.state, move, "fr") for move in match.legal()]
    assert [(move["n"], move["at"]) for move in after.moves] == [(move["n"], move["at"]) for move in before.moves]
    assert (after.ply, set(after.glowing)) == (before.ply, set(before.glowing))
    told = person.page.evaluate(STORY)
    assert len(told) == len(story)
    assert told != story
    assert person.page.evaluate("document.documentElement.lang") == "fr"
    person.answer()
    assert opened(person.export()).log[: len(match.log)] == match.log
