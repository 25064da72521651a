"""Files, links, replays and branches; and everything that claims to be a match and is not."""

import json

import pytest
from playwright.sync_api import expect

from sablier.kernel.save import link
from sablier.words import say
from tests.web.given import finished, midway, opened, started

STORY = "() => [...document.querySelectorAll('.logbook .line')].map((one) => one.textContent.trim())"
HOSTILE = "<img src=x onerror=hacked=1>"


def changed(text, **parts):
    return json.dumps({**json.loads(text), **parts})


def richer(text):
    """A save whose state nobody could have reached by its log."""
    data = json.loads(text)
    data["state"] = json.loads(json.dumps(data["state"]).replace("0", "1", 1))
    return json.dumps(data)


def bad_files(good):
    """What is brought in, and the sentence that answers it."""
    data = json.loads(good)
    return {
        "nothing": (b"", "save.foreign"),
        "prose": (b"Once upon a time", "save.foreign"),
        "binary": (bytes(range(256)) * 40, "save.foreign"),
        "a list": (b"[]", "save.foreign"),
        "somebody else's JSON": (b'{"name": "village"}', "save.foreign"),
        "null": (b"null", "save.foreign"),
        "cut off": (good[: len(good) // 2].encode(), "save.foreign"),
        "another version": (changed(good, sablier=99).encode(), "save.version"),
        "another game": (changed(good, game="chess").encode(), "save.game"),
        "a path for a game": (changed(good, game="../village").encode(), "save.game"),
        "no seats": (changed(good, seats=[]).encode(), "save.broken"),
        "a name that is no text": (changed(good, seats=[[{"a": 1}, "human"]] * 2).encode(), "save.broken"),
        "an endless name": (changed(good, seats=[["x" * 100_000, "human"]] * 2).encode(), "save.broken"),
        "an illegal move": (changed(good, log=data["log"] + [["fly", 7]]).encode(), "save.broken"),
        "a log that is no list": (changed(good, log="all of them").encode(), "save.broken"),
        "a state out of nowhere": (richer(good).encode(), "save.broken"),
        "depth": (b"[" * 200_000, "save.foreign"),
        "deep objects": (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "save.foreign"),
        "five megabytes": (b'{"sablier": 1, "x": "' + b"y" * 5_000_000 + b'"}', "save.long"),
        "ten megabytes": (b" " * 10_000_000, None),
    }


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_no_match_is_answered_by_one_sentence_and_nothing_is_lost(people, half, lang):
    person = people(settings={"lang": lang})
    person.sit_at(half)
    large = {"en": "This file is too large to be a match.", "fr": "Ce fichier est trop gros pour être une partie."}
    person.open()
    for what, (data, key) in bad_files(half).items():
        person.part("import").set_input_files({"name": "m.json", "mimeType": "application/json", "buffer": data})
        expect(person.part("import"), what).to_have_value("")  # the file has been dealt with
        expect(person.part("import-trouble"), what).to_have_text(say(lang, key) if key else large[lang])
    assert len(person.kept()) == 1
    person.click("continue")
    assert person.wait_asked().ply == len(opened(half).past)


def bad_links(good):
    return {
        "cut off": (good[: len(good) // 2], "link.broken"),
        "one letter changed": (good[:40] + ("A" if good[40] != "A" else "B") + good[41:], "link.broken"),
        "another version": ("Ag" + good[2:], "link.version"),
        "no base64": ("%%%<script>", "link.broken"),
        "something else": ("hello", "link.broken"),
        "very long": ("A" * 1_000_000, "link.version"),
    }


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_damaged_link_is_answered_by_one_sentence(people, half, lang):
    person = people(settings={"lang": lang})
    person.sit_at(half)
    for what, (text, key) in bad_links(link(opened(half))).items():
        person.open("#/")
        person.page.evaluate("(text) => { location.hash = 'm=' + text }", text)
        expect(person.part("sorry"), what).to_have_text(say(lang, key))
    person.open("#/")
    person.part("paste-link").fill("   ")
    person.click("follow-link")
    expect(person.part("import-trouble")).to_be_visible()
    assert len(person.kept()) == 1


ASTRAY = [
    "#/match/nothing", "#/replay/nothing", "#/new/chess", "#/new/toString", "#/rules/chess", "#/rules/constructor",
    "#/%E0%A4%A", "#/nowhere/at/all",
]  # fmt: skip


@pytest.mark.parametrize("path", ASTRAY)
def test_an_address_that_leads_nowhere_still_leads_home(person, path):
    person.open(path)
    person.page.locator("a[href='#/']").first.click()
    expect(person.part("cover-village")).to_be_visible()


def test_a_script_for_a_name_is_shown_and_not_run(person):
    person.sit_at(finished([HOSTILE, "Bruno"]))
    expect(person.page.locator(".farm").first).to_contain_text(HOSTILE)
    expect(person.page.locator("[data-testid=question]")).to_be_visible()
    person.click("open-sheet")
    expect(person.page.locator("dialog table")).to_contain_text(HOSTILE)
    person.page.keyboard.press("Escape")
    person.open()
    expect(person.part("match")).to_contain_text(HOSTILE)
    person.click("match-rename")
    person.part("name").fill(HOSTILE)
    person.click("save-name")
    expect(person.part("match")).to_contain_text(HOSTILE)
    person.begin("human", "human", names=[HOSTILE, "Bruno"])
    expect(person.page.locator(".farm").first).to_contain_text(HOSTILE)
    person.answer()
    expect(person.part("log")).to_contain_text(HOSTILE)
    assert person.page.locator("img[onerror]").count() == 0
    assert person.page.evaluate("typeof hacked") == "undefined"


def test_a_file_brings_the_same_match_to_another_browser(person, people, half):
    person.sit_at(half)
    person.answer()
    seen, text = person.see(), person.export()
    other = people()
    other.sit_at(text)
    there = other.wait_asked()
    assert (there.ply, there.question, there.moves) == (seen.ply, seen.question, seen.moves)
    assert other.page.evaluate(STORY) == person.page.evaluate(STORY)
    other.answer()
    assert len(other.kept()) == 1


def test_a_link_holds_the_whole_match(person, people, half):
    person.sit_at(half)
    seen = person.wait_asked()
    person.click("menu")
    person.page.locator("#menu").get_by_test_id("link").click()
    address = person.part("link-text").input_value()
    assert len(address) <= 2000
    other = people()
    other.page.goto(address)
    there = other.wait_asked()
    assert (there.ply, there.question, there.moves) == (seen.ply, seen.question, seen.moves)
    assert "#m=" not in other.page.url  # a reload goes on with the copy instead of making another one
    other.answer()
    other.wait_kept(other.see().ply)
    other.reload()
    assert len(other.kept()) == 1

    other.open()
    other.part("paste-link").fill(address)
    other.click("follow-link")
    assert other.wait_asked().ply == seen.ply
    assert len(other.kept()) == 2


def test_a_finished_match_fits_into_a_link(person, whole):
    person.sit_at(whole)
    person.page.keyboard.press("Escape")
    person.click("menu")
    person.page.locator("#menu").get_by_test_id("link").click()
    assert len(person.part("link-text").input_value()) <= 2000


def slide(person, ply):
    person.part("slider").fill(str(ply))
    person.page.wait_for_function("(n) => document.querySelectorAll('.logbook .line').length === n", arg=ply)


def test_the_menu_closes_after_an_export(person, half):
    person.sit_at(half)
    person.export()
    expect(person.page.locator("#menu")).to_be_hidden()
    expect(person.part("menu")).to_be_focused()


def test_a_replay_goes_to_any_moment_and_branches_from_it(person, half):
    match = opened(half)
    person.sit_at(half)
    whole_story = person.page.evaluate(STORY)
    person.click("menu")
    person.click("to-replay")
    expect(person.part("replay-at")).to_contain_text(f"0 of {len(match.past)}")
    start = len(started(["Anna", "Bruno"]).past)
    for ply in (start, len(match.past), start + 10):
        slide(person, ply)
        assert person.page.evaluate(STORY) == whole_story[:ply]
    person.click("on")
    expect(person.part("replay-at")).to_contain_text(f"{start + 11} of")
    person.click("back")
    person.click("back")
    expect(person.part("replay-at")).to_contain_text(f"{start + 9} of")
    assert person.see().glowing == {}
    person.click("branch")
    branched = person.wait_asked()
    assert start + 9 <= branched.ply < len(match.past)
    assert person.page.evaluate(STORY)[: start + 9] == whole_story[: start + 9]
    person.answer()
    person.wait_kept(person.see().ply)
    assert max(card["ply"] for card in person.kept()) == len(match.past)  # the first one is as it was


def test_a_replay_runs_by_itself_to_the_end(people):
    person = people(settings={"speed": "fast"})
    short = midway(["Anna", "Bruno"], moves=4)
    person.sit_at(short)
    last = len(opened(short).past)
    person.click("menu")
    person.click("to-replay")
    slide(person, last - 4)
    person.click("run")
    expect(person.part("replay-at")).to_contain_text(f"{last} of {last}")
    expect(person.part("run")).to_have_attribute("aria-label", "Play")
