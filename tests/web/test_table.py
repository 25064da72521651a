"""What stands on a table: the story of every turn, what is chosen so far, the pace of bots, fingers on a phone."""

import pytest
from playwright.sync_api import expect

from sablier.kernel.rules import CHANCE
from tests.web.given import VILLAGE, midway, opened
from tests.web.test_bots import to_the_bots

STORY = "() => [...document.querySelectorAll('.logbook .line')].map((one) => one.textContent.trim())"
CHANCES = "() => [...document.querySelectorAll('.logbook .line.chance')].map((one) => one.textContent.trim())"
# Makes a move and stops every flight: where it starts, where it ends, and where the pieces that fly were and are.
FLIGHTS = """async () => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const lines = () => document.querySelectorAll('.logbook .line').length;
  const were = new Map([...document.querySelectorAll('[data-piece]')].map((one) => [one.dataset.piece, middle(one)]));
  const before = lines();
  document.querySelector('[data-testid=move]').click();
  while (lines() === before) await new Promise((soon) => setTimeout(soon));
  const flights = [...document.getElementById('flights').children].map((holder) => {
    const [flight] = holder.getAnimations();
    flight.pause();
    const at = (time) => { flight.currentTime = time; return middle(holder); };
    return [at(0), at(flight.effect.getComputedTiming().endTime)];
  });
  const flying = [...document.querySelectorAll('.in-flight')];
  const pieces = flying.map((one) => [were.get(one.dataset.piece) ?? null, middle(one)]);
  for (const one of document.getAnimations()) if (one.effect.target.parentElement?.id === 'flights') one.finish();
  return { flights, pieces };
}"""
PHONE = {"viewport": {"width": 360, "height": 800}, "has_touch": True, "is_mobile": True}


def test_the_story_tells_every_turn_and_what_chance_brought(person, half):
    match, names = opened(half), ["Anna", "Bruno"]
    told = [VILLAGE.tell(moment.state, moment.move, names, "en") for moment in match.past]
    drawn = [text for text, moment in zip(told, match.past, strict=True) if decider(moment) == CHANCE]
    person.sit_at(half)
    assert person.page.evaluate(STORY) == told
    assert person.page.evaluate(CHANCES) == drawn
    assert drawn


def decider(moment):
    return VILLAGE.rules.decider(moment.state)


def test_what_is_chosen_so_far_is_shown_and_can_be_taken_back(person):
    person.begin("human", "human", names=["Anna", "Bruno"])
    so_far = person.page.locator(".so-far li")
    while not so_far.count():
        person.answer()
    chosen, ply = so_far.last.inner_text(), person.see().ply
    assert person.page.evaluate(STORY)[-1] == chosen
    person.click("undo")
    person.page.wait_for_function("(n) => document.querySelectorAll('.logbook .line').length < n", arg=ply)
    assert chosen not in so_far.all_inner_texts()


@pytest.mark.parametrize(("speed", "not_yet", "then"), [("slow", 1200, 1000), ("normal", 450, 500), ("fast", 60, 200)])
def test_every_pace_has_its_length(people, speed, not_yet, then):
    """A bot that has thought still rests, so that its turn can be watched. The clock is turned on by hand."""
    person = people(settings={"speed": speed})
    person.page.clock.install()
    person.begin("human", "apprentice")
    person.page.clock.pause_at(person.page.evaluate("Date.now() + 1000"))
    ply = to_the_bots(person)
    person.page.clock.run_for(not_yet)
    person.page.wait_for_timeout(2000)  # of the real clock: the thought is over
    assert person.see().ply == ply
    person.page.clock.run_for(then)
    person.wait_moved(ply)


def near(a, b):
    return abs(a[0] - b[0]) <= 3 and abs(a[1] - b[1]) <= 3


def test_pieces_glide_from_where_they_were_to_where_they_are(person):
    person.begin("human", "human")
    from_the_board = 0
    while not from_the_board:
        seen = person.page.evaluate(FLIGHTS)
        for was, now in seen["pieces"]:
            ways = [start for start, end in seen["flights"] if near(end, now)]
            assert ways, now
            assert was is None or any(near(start, was) for start in ways)
        from_the_board = sum(was is not None for was, _ in seen["pieces"])
        person.wait_asked()


def fingers(person):
    client = person.context.new_cdp_session(person.page)

    def touch(kind, *points):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    return touch


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_long_press_explains_and_does_nothing_else(people):
    person = people(**PHONE)
    person.sit_at(midway(["Anna", "Bruno"], moves=60))
    seen, touch = person.wait_asked(), fingers(person)
    at, spot = next((at, spot) for at, spot in seen.glowing.items() if spot)
    tip = person.page.locator("#tip")
    expect(tip).to_be_hidden()
    touch("touchStart", spot)
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("VIL-")
    touch("touchEnd")
    person.page.wait_for_timeout(500)
    assert person.see().ply == seen.ply, at
    expect(person.part("choice")).to_have_count(0)


def test_the_board_of_a_phone_is_moved_and_enlarged(people, half):
    person = people(**PHONE)
    person.sit_at(half)
    person.wait_asked()
    touch, board = fingers(person), person.page.locator("svg.board")
    frame = person.part("board").bounding_box()
    x, y = middle(frame)

    def now():
        return board.bounding_box()

    person.page.locator("[data-do=zoom-fit]").click()
    whole = now()
    assert whole["x"] >= frame["x"] - 1
    assert whole["y"] >= frame["y"] - 1
    assert whole["x"] + whole["width"] <= frame["x"] + frame["width"] + 1
    assert whole["y"] + whole["height"] <= frame["y"] + frame["height"] + 1

    person.page.locator("[data-do=zoom-in]").click()
    person.page.locator("[data-do=zoom-in]").click()
    large = now()
    assert large["width"] > whole["width"] * 1.5

    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x - 10 * step, y))
    touch("touchEnd")
    moved = now()
    assert moved["x"] < large["x"] - 20
    assert abs(moved["width"] - large["width"]) < 1

    touch("touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 6):
        touch("touchMove", (x - 30 - 6 * step, y), (x + 30 + 6 * step, y))
    touch("touchEnd")
    assert now()["width"] > large["width"] * 1.3
