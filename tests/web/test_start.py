"""The first minute: what is painted at once, how far the rules are, and one click to a match against bots."""

import threading

import pytest
from playwright.sync_api import expect

import serve
from sablier import edition
from sablier.bots import LEVELS
from sablier.games import NAMES
from sablier.games import load as game_of
from tests.web.given import opened

SHOWN = """() => {
  const bar = document.querySelector('[data-testid=progress]');
  const told = (part) => bar.querySelector(part).textContent;
  return bar && [bar.querySelector('progress').value, told('label'), told('span')];
}"""
SHIELDS = """(all) => all.map((one) => one.innerHTML.replace(/class="[^"]*"|<!--.*?-->/g, ''))"""


@pytest.fixture
def stopping(monkeypatch):
    """A host that sends half of the interpreter, and the rest when it is told to."""
    go_on = threading.Event()

    def copyfile(self, source, out):
        data = source.read()
        if self.path.endswith(".wasm"):
            out.write(data[: len(data) // 2])
            out.flush()
            go_on.wait(120)
            data = data[len(data) // 2 :]
        out.write(data)

    monkeypatch.setattr(serve.Handler, "copyfile", copyfile)
    yield go_on
    go_on.set()


def bytes_at_start(dist):
    """What the start has to fetch: all of it, and the half of the interpreter that a stopping host keeps back."""
    names = ("pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
    sizes = {path.name: path.stat().st_size for path in dist.glob("runtime-*/*") if path.name in names}
    (wheel,) = dist.glob("rules-*/*.whl")
    return sum(sizes.values()) + wheel.stat().st_size, sizes["pyodide.asm.wasm"] / 2


def test_the_bar_shows_how_many_bytes_have_come(people, dist, stopping):
    """Nine tenths of it are bytes; where nothing comes, nothing moves."""
    every, kept_back = bytes_at_start(dist)
    part = 0.9 * (1 - kept_back / every)
    with serve.serving(dist) as address:
        person = people(at=address).open()
        person.page.wait_for_function(f"() => Math.abs(({SHOWN})()?.[0] - {part}) < 0.02")
        before = person.page.evaluate(SHOWN)
        assert before[1] == "Fetching the rules"
        assert before[2] == f"{round(before[0] * 100)}\u00a0%"
        person.page.wait_for_timeout(1500)
        assert person.page.evaluate(SHOWN) == before
        stopping.set()
        expect(person.part("progress")).to_have_count(0)
        person.page.goto("about:blank")


def test_five_games_and_the_match_to_go_on_with(person, half):
    person.sit_at(half)
    person.open()
    covers = person.page.locator(".covers img")
    expect(covers).to_have_count(5)
    drawn = "(all) => Promise.all(all.map((one) => one.decode().then(() => one.naturalWidth > 0)))"
    assert all(covers.evaluate_all(drawn))
    expect(person.part("continue")).to_contain_text("Anna and Bruno")
    expect(person.part("lang")).to_be_visible()
    expect(person.part("next-scheme")).to_be_visible()


def test_one_click_begins_a_match_against_bots(person):
    person.open().click("cover-village")
    person.click("play")
    person.part("ask").wait_for()
    kinds = [place.kind for place in opened(person.export()).places]
    assert kinds[0] == "human"
    assert len(kinds) > 1
    assert set(kinds[1:]) <= {level.key for level in LEVELS}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_options_and_bots_are_explained_and_doubts_are_named(people, name, lang):
    """A sentence with every option and every level; which numbers are reconstructed, here and with the rules."""
    person, game = people(settings={"lang": lang}), game_of(name)
    person.open(f"#/new/{name}").part("seat").first.wait_for()
    for option in game.options:
        box = person.page.locator("fieldset.option").filter(has_text=game.say(lang, f"option.{option.key}"))
        expect(box.locator("p")).to_have_text(game.say(lang, f"option.{option.key}.about"))
        expect(box.locator("input:checked")).to_have_count(1)
    for level in LEVELS:
        person.part("seat-kind").nth(1).select_option(level.key)
        expect(person.part("seat").nth(1).locator("small")).to_have_text(level.about(lang))
    doubts = [game.say(lang, f"edition.{table}") for table in edition.uncertain(name)]
    assert doubts
    for path in (f"#/new/{name}", f"#/rules/{name}"):
        person.open(path)
        person.part("reconstructed").locator("summary").click()
        expect(person.part("reconstructed").locator("li")).to_have_text(doubts)


@pytest.mark.parametrize("name", NAMES)
def test_arms_are_told_apart_without_their_colours(person, name):
    person.open(f"#/new/{name}").part("seat").first.wait_for()
    most = max(game_of(name).seats)
    for seats in range(person.part("seat").count() + 1, most + 1):
        person.click("add-seat")
        expect(person.part("seat")).to_have_count(seats)
    expect(person.part("add-seat")).to_be_disabled()
    shields = person.page.locator(".seat > svg").evaluate_all(SHIELDS)
    assert len(set(shields)) == len(shields)


def test_faces_come_with_the_site(person):
    person.open().part("cover-village").wait_for()
    loaded = """async () => {
      await document.fonts.ready;
      return [...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family.replaceAll('"', ''));
    }"""
    assert set(person.page.evaluate(loaded)) == {"Alegreya", "Alegreya Sans"}


def test_lists_and_numbers_follow_the_language(people, half):
    person = people(settings={"lang": "fr"})
    person.sit_at(half)
    person.open()
    expect(person.part("open-match")).to_contain_text("Anna et Bruno")
    person.part("lang").select_option("en")
    expect(person.part("open-match")).to_contain_text("Anna and Bruno")
    assert person.page.evaluate("document.documentElement.lang") == "en"
