"""Somebody at the page: opens it, sits down, touches what glows. Only what a person can see and do, no rule."""

import json
import random
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import expect

SEE = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  // a point of the element that is not covered by anything else; null if there is none
  const point = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    for (const [dx, dy] of [[.5, .5], [.5, .2], [.5, .8], [.2, .5], [.8, .5], [.2, .2], [.8, .2], [.2, .8], [.8, .8]]) {
      const spot = [x + width * dx, y + height * dy];
      if (document.elementFromPoint(...spot)?.closest('[data-at]') === element) return spot;
    }
    return null;
  };
  const glowing = {};
  for (const element of all('.play [data-at].legal')) glowing[element.dataset.at] ??= point(element);
  return {
    ply: all('.logbook .line').length,
    question: document.querySelector('[data-testid=question]')?.textContent ?? null,
    moves: all('[data-testid=move]').map((one) => (
      { n: Number(one.dataset.n), at: one.dataset.show, words: one.querySelector('span').textContent })),
    glowing,
    over: document.querySelector('[data-testid=over]') !== null,
  };
}"""
ASKED = """(ply) => document.querySelectorAll('.logbook .line').length > ply
  && (document.querySelector('[data-testid=move]') !== null || document.querySelector('[data-testid=over]') !== null)"""
BOTS_TURN = "() => document.querySelector('[data-testid=skip]') !== null"
KEPT = """() => new Promise((yes, no) => {
  const open = indexedDB.open('sablier');
  open.onerror = () => no(open.error);
  open.onsuccess = () => {
    const cards = open.result.transaction('cards').objectStore('cards').getAll();
    cards.onsuccess = () => { open.result.close(); yes(cards.result); };
  };
})"""
# The page's own module, so that a test can reach behind the page: the address carries a digest.
ENGINE = """(() => {
  const link = document.querySelector('link[href$="/runtime/engine.js"]');
  return import(link.href).then((module) => module.engine);
})()"""


HERE = "() => document.activeElement.dataset.at"  # the thing on the table that has the focus
NOWHERE = {"pass", "done"}  # targets that need not be a thing on the table
SEED = "5ab11e"


class Seen(NamedTuple):
    """What stands on the page at one moment."""

    ply: int
    question: str
    moves: list
    glowing: dict  # target -> where it can be touched
    over: bool


def pick(seen, luck):
    """Some target, and which of its moves."""
    return luck.choice(sorted({move["at"] for move in seen.moves})), luck.randrange(20)


class Person:
    """One browser profile, with one tab open at a time unless a test asks for more."""

    def __init__(self, context, address, settings):
        self.context, self.address = context, address
        context.add_init_script(
            f"try {{ localStorage['sablier.settings'] ??= {json.dumps(json.dumps(settings))} }} catch {{}}"
        )
        self.page = context.new_page()

    # --- getting about

    def open(self, path="#/"):
        self.page.goto(self.address + path)
        return self

    def part(self, name):
        """A part of the page by its test id."""
        return self.page.get_by_test_id(name)

    def click(self, name):
        self.part(name).click()

    def another_tab(self):
        """A second tab of the same browser; the first one stays open."""
        other = object.__new__(Person)
        other.context, other.address = self.context, self.address
        other.page = self.context.new_page()
        return other

    def reload(self):
        self.page.reload()
        self.wait_asked()

    def engine(self, code, argument=None):
        """Run `code` with the page's engine at hand."""
        return self.page.evaluate(f"async (argument) => {{ const engine = await {ENGINE}; {code} }}", argument)

    # --- before a match

    def begin(self, *kinds, names=(), game="village", options=None, seed=SEED, practice=False):
        """A new match, chosen on the page: a kind for every seat."""
        self.open(f"#/new/{game}")
        self.part("seat").first.wait_for()
        seats = self.part("seat").count()
        while seats != len(kinds):
            drop = seats > len(kinds)
            (self.part("seat").last.locator("[data-do=drop-seat]") if drop else self.part("add-seat")).click()
            seats += -1 if drop else 1
            expect(self.part("seat")).to_have_count(seats)
        for i, kind in enumerate(kinds):
            self.part("seat-kind").nth(i).select_option(kind)
        for i, name in enumerate(names):
            self.part("seat-name").nth(i).fill(name)
        for key, value in (options or {}).items():
            self.part(f"option-{key}-{value}").check()
        self.page.locator("details:has([data-testid=seed]) summary").click()
        self.part("seed").fill(seed)
        self.part("practice").set_checked(practice)
        self.click("play")
        self.part("ask").wait_for()
        return self

    def bring(self, text, name="match.json"):
        """Choose a file on the home page."""
        self.open()
        data = text if isinstance(text, bytes) else text.encode()
        self.part("import").set_input_files({"name": name, "mimeType": "application/json", "buffer": data})
        return self

    def sit_at(self, text):
        """Bring a match in and sit down at it."""
        self.bring(text).page.get_by_test_id("question").wait_for()
        return self

    # --- at the table

    def see(self):
        return Seen(**self.page.evaluate(SEE))

    def wait_asked(self, after=-1):
        """Until a person is asked something, or the match is over."""
        self.page.wait_for_function(ASKED, arg=after)
        return self.see()

    def touch(self, at):
        """Click a thing on the table, whatever its state."""
        box = self.page.locator(f'.play [data-at="{at}"]').first.bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def walk_to(self, seen, at):
        """By keys, over what may be taken, until it is reached."""
        self.page.keyboard.press("b")
        for _ in seen.glowing:
            if self.page.evaluate(HERE) == at:
                break
            self.page.keyboard.press("PageDown")
        assert self.page.evaluate(HERE) == at

    def choose(self, seen, at, pick=0):
        """Click what glows and, if it stands for several moves, one of the list. Doing nothing may have no place."""
        same = [i for i, move in enumerate(seen.moves) if move["at"] == at]
        if at in NOWHERE and at not in seen.glowing:
            self.part("move").nth(same[0]).click()
        else:
            self.page.mouse.click(*seen.glowing[at])
            if len(same) > 1:
                self.part("choice").nth(pick % len(same)).click()
        self.wait_moved(seen.ply)

    def choose_nth(self, seen, i):
        """Make the move of that number by touching what it concerns."""
        at = seen.moves[i]["at"]
        self.choose(seen, at, sum(move["at"] == at for move in seen.moves[:i]))

    def answer(self, i=0):
        """Click one of the moves listed in words; wait until it is made."""
        ply = self.see().ply
        self.part("move").nth(i).click()
        self.wait_moved(ply)

    def wait_moved(self, ply):
        self.page.wait_for_function("(ply) => document.querySelectorAll('.logbook .line').length !== ply", arg=ply)

    def hurry(self):
        """Let the bots go on to the next question asked of a person, unwatched; take the screen if it is covered."""
        if self.part("hand-taken").is_visible():
            self.click("hand-taken")
            expect(self.part("hand-taken")).to_be_hidden()
        if self.page.evaluate(BOTS_TURN):
            self.page.keyboard.press("s")
        return self.wait_asked()

    def play_out(self, seed=1, each=lambda seen: None):
        """Touch what glows until the match is over; returns how often."""
        luck, count = random.Random(seed), 0
        while not (seen := self.hurry()).over:
            each(seen)
            self.choose(seen, *pick(seen, luck))
            count += 1
        return count

    def export(self):
        """The match as a file, as the menu gives it."""
        self.click("menu")
        with self.page.expect_download() as download:
            self.page.locator("#menu").get_by_test_id("export").click()
        return Path(download.value.path()).read_text(encoding="utf-8")

    # --- what is kept

    def kept(self):
        """The cards in the browser's storage, the newest last."""
        return sorted(self.page.evaluate(KEPT), key=lambda card: card["changed"])

    def wait_kept(self, ply):
        """Until the match on the table is saved at that ply."""
        self.page.wait_for_function(f"async (ply) => (await ({KEPT})()).some((card) => card.ply === ply)", arg=ply)
