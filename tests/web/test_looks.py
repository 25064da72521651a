"""Every screen in every size and both lights: photographed, measured, and examined by axe.

The pictures are left in .cache/screenshots for people to look at.
"""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import house
from tests.web.given import midway

PICTURES = house.CACHE / "screenshots"
SIZES = {"phone": (360, 800), "tablet": (1024, 768), "laptop": (1366, 768), "desktop": (1920, 1080)}
FOUR = ["Anna", "Bruno", "Clara", "David"]
OUT_OF_SIGHT = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((one) => one.outerHTML.slice(0, 80))"""
SCROLLS = """() => {
  const page = document.scrollingElement;
  return [page.scrollWidth > innerWidth, page.scrollHeight > innerHeight];
}"""


def home(person, saves):
    person.sit_at(saves["half"])
    person.sit_at(saves["whole"])
    person.open()
    expect(person.part("match")).to_have_count(2)


def new(game):
    def show(person, saves):
        person.open(f"#/new/{game}")
        person.part("seat").first.wait_for()

    return show


def table_of(name):
    def show(person, saves):
        person.sit_at(saves[name])
        person.hurry()

    return show


table = table_of("four")


def end(person, saves):
    person.sit_at(saves["whole"])
    person.click("open-sheet")
    expect(person.page.locator("dialog table")).to_be_visible()


def over(person, saves):
    person.sit_at(saves["whole"])
    person.part("open-sheet").wait_for()


def sorry(person, saves):
    person.open("#/match/nothing").part("sorry").wait_for()


def replay(person, saves):
    table(person, saves)
    person.open(person.page.url.split("#")[1].replace("/match/", "#/replay/"))
    person.part("slider").fill("60")
    expect(person.part("replay-at")).to_contain_text("60")


def rules(game):
    def show(person, saves):
        person.open(f"#/rules/{game}")
        person.part("rule").first.wait_for()

    return show


def settings(person, saves):
    person.open("#/settings")
    person.part("set-handover").wait_for()


def credits_(person, saves):
    person.open("#/credits")
    person.part("licences").wait_for()


SCREENS = {
    "home": home, "new": new("village"), "new-orleans": new("orleans"), "table": table, "table-inn": table_of("inn"),
    "table-orleans": table_of("orleans"), "over": over, "end": end, "sorry": sorry, "replay": replay,
    "rules": rules("village"), "rules-orleans": rules("orleans"), "settings": settings, "credits": credits_,
}  # fmt: skip


@pytest.fixture(scope="module")
def saves(half, whole):
    inn, orleans = midway(FOUR, moves=200, options={"inn": "on"}), midway(FOUR, moves=200, name="orleans")
    return {"half": half, "whole": whole, "four": midway(FOUR, moves=90), "inn": inn, "orleans": orleans}


def settled(person):
    """Nothing moves any more and all pictures and fonts are there."""
    person.page.evaluate("""async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
      await Promise.all(document.getAnimations()
        .filter((one) => one.effect.getComputedTiming().endTime < 1e6).map((one) => one.finished.catch(() => null)));
    }""")


def photographed(person, name):
    settled(person)
    PICTURES.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=PICTURES / f"{name}.png")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits(people, saves, size, scheme):
    """The page never scrolls sideways, a table not at all, and what is asked stands in sight."""
    width, height = SIZES[size]
    phone = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    person = people(viewport={"width": width, "height": height}, color_scheme=scheme, **phone)
    for name, show in SCREENS.items():
        show(person, saves)
        photographed(person, f"{name}-{size}-{scheme}")
        sideways, downwards = person.page.evaluate(SCROLLS)
        assert not sideways, f"{name} scrolls sideways"
        if name.startswith(("table", "over", "end", "replay")):
            assert not downwards, f"{name} scrolls"
            assert person.page.evaluate(OUT_OF_SIGHT, "[data-testid=question], .bar button, .bar a") == [], name
        if name.startswith("table"):
            seen_on_the_table(person, size)


def seen_on_the_table(person, size):
    """The first answers can be read without scrolling; on more than a phone, board and farms are all there."""
    first = "[data-testid=moves] li:first-child button"
    assert person.page.evaluate(OUT_OF_SIGHT, first) == []
    assert person.page.evaluate("(one) => document.querySelector(one).clientHeight", first) >= 24
    if size != "phone":
        assert person.page.evaluate(OUT_OF_SIGHT, "svg.board, .farm, .farm [data-at], .farm [role=img]") == []
        cut = """() => [...document.querySelectorAll('.farm')].flatMap((farm) => {
          const box = farm.getBoundingClientRect();
          return [...farm.querySelectorAll('[data-at], [role=img], svg')].filter((one) => {
            const { right, bottom, width } = one.getBoundingClientRect();
            return width && (right > box.right + 1 || bottom > box.bottom + 1);
          }).map((one) => one.outerHTML.slice(0, 80));
        })"""
        assert person.page.evaluate(cut) == [], "a farm is cut off"


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("size", ["tablet", "laptop"])
def test_a_table_of_any_size_fits(people, size, seats):
    width, height = SIZES[size]
    person = people(viewport={"width": width, "height": height})
    person.sit_at(midway([*FOUR, "Émilie"][:seats], moves=40))
    person.wait_asked()
    photographed(person, f"table{seats}-{size}-light")
    assert person.page.evaluate(SCROLLS) == [False, False]
    seen_on_the_table(person, size)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(people, saves, scheme):
    person = people(color_scheme=scheme)
    axe, found = Axe(), {}
    for name, show in SCREENS.items():
        show(person, saves)
        settled(person)
        bad = [one for one in axe.run(person.page).response["violations"] if one["impact"] in ("serious", "critical")]
        found |= {f"{name}: {one['id']}": [node["html"][:120] for node in one["nodes"]] for one in bad}
    assert found == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_what_opens(people, half, scheme):
    """Menus, lists of choices, dialogs and notices."""
    person = people(settings={"handover": True}, color_scheme=scheme)
    person.sit_at(half)
    axe, found = Axe(), {}

    def examine(name):
        settled(person)
        bad = [one for one in axe.run(person.page).response["violations"] if one["impact"] in ("serious", "critical")]
        found.update({f"{name}: {one['id']}": [node["html"][:120] for node in one["nodes"]] for one in bad})

    person.click("menu")
    examine("menu")
    person.page.locator("#menu").get_by_test_id("keys").click()
    examine("keys")
    person.page.keyboard.press("Escape")
    person.click("menu")
    person.page.locator("#menu").get_by_test_id("link").click()
    examine("link")
    person.page.keyboard.press("Escape")
    while not person.part("hand-taken").is_visible():
        person.answer()
    examine("hand-over")
    person.click("hand-taken")
    other = person.another_tab()
    other.page.goto(person.page.url)
    other.part("elsewhere").wait_for()
    person.page = other.page
    examine("elsewhere")
    assert found == {}


def test_twice_as_large_nothing_is_out_of_reach(people, saves):
    """A page at 200 %: half the window, twice the pixels."""
    person = people(viewport={"width": 683, "height": 384}, device_scale_factor=2)
    for name, show in SCREENS.items():
        show(person, saves)
        photographed(person, f"{name}-zoomed-light")
        assert person.page.evaluate(SCROLLS)[0] is False, name
        if name.startswith("table"):
            assert person.page.evaluate(OUT_OF_SIGHT, "[data-testid=question]") == []
            person.page.keyboard.press("Escape")
            person.answer()


def test_thumbs_find_their_targets(people, saves):
    """On a phone everything beside the board that can be touched is 44 pixels or more; a move can be made."""
    person = people(viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True)
    small = {}
    for name, show in SCREENS.items():
        show(person, saves)
        found = person.page.evaluate("""() => [...document.querySelectorAll(
            'button, a, select, summary, input:not([type=checkbox], [type=radio], .sr)')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true })
            && getComputedStyle(one).display !== 'inline')
          .filter((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width > 1 && (width < 43.5 || height < 43.5);
          })
          .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect().width,
            one.getBoundingClientRect().height].join(' '))""")
        if found:
            small[name] = found
    assert small == {}


def test_a_move_is_made_by_tapping_the_board_of_a_phone(people, saves):
    person = people(viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True)
    person.sit_at(saves["four"])
    seen = person.wait_asked()
    at = next(iter(seen.glowing))
    person.page.locator(f'.play [data-at="{at}"]').first.tap()
    if sum(move["at"] == at for move in seen.moves) > 1:
        person.part("choice").first.tap()
    person.wait_moved(seen.ply)


def moving(page):
    """How many pieces glide after the next move."""
    return page.evaluate("""async () => {
      const most = { n: 0 };
      const look = () => { most.n = Math.max(most.n, document.getElementById('flights').childElementCount) };
      new MutationObserver(look).observe(document.getElementById('flights'), { childList: true });
      document.querySelector('[data-testid=move]').click();
      const lines = document.querySelectorAll('.logbook .line').length;
      while (document.querySelectorAll('.logbook .line').length === lines) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return most.n;
    }""")


def test_pieces_glide_unless_motion_is_unwelcome(people):
    """Whoever asks the system, or the page, for less motion gets none."""
    person = people()
    person.begin("human", "human")
    assert moving(person.page) > 0
    calm = people(reduced_motion="reduce")
    calm.begin("human", "human")
    assert moving(calm.page) == 0
    chosen = people(settings={"motion": "reduced"})
    chosen.begin("human", "human")
    assert moving(chosen.page) == 0


def test_light_and_dark_follow_the_system_or_the_choice(people):
    paper = "() => getComputedStyle(document.documentElement).backgroundColor"
    person = people(color_scheme="light").open()
    light = person.page.evaluate(paper)
    person.page.emulate_media(color_scheme="dark")
    dark = person.page.evaluate(paper)
    assert light != dark
    person.open("#/settings")
    person.part("set-scheme-light").check()
    assert person.page.evaluate(paper) == light
    person.page.reload()
    assert person.page.evaluate(paper) == light
