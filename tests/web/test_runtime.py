"""Python in the page: it starts, says how far it is, answers, thinks, survives, and needs nothing from the host."""

import base64
import hashlib
import zipfile
from pathlib import Path

import pytest

import serve

SEATS = [{"name": "Ada", "kind": "human"}, {"name": "Bo", "kind": "human"}]
NEW = {"match": "m", "game": "village", "seats": SEATS, "options": {}, "seed": "1", "lang": "en"}
CALL = "([fn, args]) => engine.call(fn, args)"


def call(page, fn, **args):
    return page.evaluate(CALL, [fn, {"lang": "en", **args}])


def tiny_wheel(folder: Path) -> str:
    """A pure wheel of one module, made by hand."""
    files = {
        "tiny.py": "answer = 42\n",
        "tiny-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n",
        "tiny-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = ""
    for name, text in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(text)}\n"
    name = "tiny-1.0-py3-none-any.whl"
    with zipfile.ZipFile(folder / name, "w") as wheel:
        for path, text in {**files, "tiny-1.0.dist-info/RECORD": record + "tiny-1.0.dist-info/RECORD,,\n"}.items():
            wheel.writestr(path, text)
    return name


def test_every_request_finds_its_modules(page, site, engine_of):
    """The library is trimmed: whatever the desk can reach must be in it."""
    page.goto(site)
    engine_of(page)
    games = call(page, "games")["ok"]
    assert "village" in [game["name"] for game in games]
    for game in games:
        assert call(page, "rules", game=game["name"])["ok"]["sections"]
        seats = [{"name": str(n), "kind": "human"} for n in range(max(game["seats"]))]
        table = call(page, "new", match="m", game=game["name"], seats=seats, options={}, seed="1")["ok"]
        assert table["moves"]
        assert call(page, "sheet", match="m")["ok"]["lines"]
        text = call(page, "save", match="m")["ok"]["text"]
        assert call(page, "load", match="n", text=text)["ok"]["moves"] == table["moves"]
        assert call(page, "link", match="m")["ok"]["text"]
        for level in game["levels"]:
            args = {"text": text, "level": level["key"], "seed": "7", "lang": "fr"}
            thought = "(args) => { const job = engine.think('think', args); job.stop(); return job.answer; }"
            assert "move" in page.evaluate(thought, args)["ok"]


def test_a_refusal_is_an_answer_and_a_fault_is_an_error(page, site, engine_of):
    page.goto(site)
    engine_of(page)
    assert call(page, "table", match="nobody")["error"]["text"]
    assert call(page, "nonsense")["error"]["key"] == "request.bad"
    with pytest.raises(Exception, match="ZeroDivisionError"):
        page.evaluate("engine.python('1/0')")
    assert call(page, "new", **NEW)["ok"]["moves"]


def test_progress_only_moves_forward_and_ends_ready(page, site):
    page.add_init_script("""
      globalThis.seen = [];
      const add = EventTarget.prototype.dispatchEvent;
      EventTarget.prototype.dispatchEvent = function (event) {
        if (event.type === 'progress' && event.detail?.step) seen.push([event.detail.step, event.detail.part]);
        if (event.type === 'ready') seen.push(['ready', 1]);
        return add.call(this, event);
      };""")
    page.goto(site)
    page.evaluate("async () => { while (seen.at(-1)?.[0] !== 'ready') await new Promise((r) => setTimeout(r, 20)); }")
    seen = page.evaluate("seen")
    parts = [part for _, part in seen]
    assert parts == sorted(parts)
    assert len({part for step, part in seen if step == "fetch"}) > 3
    assert list(dict.fromkeys(step for step, _ in seen)) == ["fetch", "start", "rules", "ready"]


def test_rules_answer_while_a_bot_thinks_and_a_stop_is_heard(page, site, engine_of):
    page.goto(site)
    engine_of(page)
    call(page, "new", **NEW)
    text = call(page, "save", match="m")["ok"]["text"]
    times = page.evaluate(
        """async (args) => {
          await engine.startBots();
          const work = [];
          const job = engine.think('hint', args, (done) => work.push(done));
          const begun = performance.now();
          while (!work.length) await new Promise((r) => setTimeout(r, 5));
          const called = performance.now();
          await engine.call('table', { match: 'm', lang: 'en' });
          const answered = performance.now();
          job.stop();
          const answer = await job.answer;
          return { first: called - begun, call: answered - called, stop: performance.now() - answered, answer, work };
        }""",
        {"text": text, "seed": "7", "lang": "en"},
    )
    assert times["answer"]["ok"]
    assert times["work"] == sorted(times["work"])
    assert times["call"] < 1000
    assert times["stop"] < 1000


def test_a_dead_worker_is_told_and_started_again(page, site, engine_of):
    page.goto(site)
    engine_of(page)
    text = (call(page, "new", **NEW), call(page, "save", match="m"))[1]["ok"]["text"]
    page.evaluate("""async () => {
      globalThis.told = new Promise((done) => engine.addEventListener('crash', () => done(true), { once: true }));
      await engine.python('import os; os.abort()').then(() => { throw new Error('survived'); }, () => {});
    }""")
    assert page.evaluate("told") is True
    assert call(page, "table", match="m")["error"]["key"] == "match.unknown"  # a new worker knows no matches
    assert call(page, "load", match="m", text=text)["ok"]["moves"]
    page.context.complaints.clear()  # the dying runtime said so on the console


@pytest.mark.slow
def test_a_silent_worker_is_given_up(page, site, engine_of):
    page.goto(site)
    engine_of(page)
    call(page, "new", **NEW)
    page.evaluate("""async () => {
      globalThis.told = new Promise((done) => engine.addEventListener('crash', () => done(true), { once: true }));
      await engine.python('"the tools are here"');
      engine.python('while True: pass').catch(() => {});
      await new Promise((soon) => setTimeout(soon, 500));
      await engine.call('table', { match: 'm', lang: 'en' }).then(() => { throw new Error('answered'); }, () => {});
    }""")
    assert page.evaluate("told") is True
    assert call(page, "new", **NEW)["ok"]["moves"]


def test_micropip_installs_a_local_wheel(own_dist, engine_of, context):
    name = tiny_wheel(own_dist)
    with serve.serving(own_dist, "/x/") as address:
        page = context.new_page()
        page.goto(address)
        engine_of(page)
        page.evaluate("(name) => engine.python(`import micropip; await micropip.install('./${name}')`)", name)
        assert page.evaluate("engine.python('import tiny; tiny.answer')") == "42"
        page.goto("about:blank")


def test_starts_where_storage_is_forbidden(no_storage, site, engine_of):
    page = no_storage.new_page()
    page.goto(site)
    engine_of(page)
    assert call(page, "new", **NEW)["ok"]["moves"]


UNKNOWN = [".wasm", ".json", ".whl", ".zip", ".webmanifest", ".woff2", ".py", ".txt"]


def test_starts_on_a_host_that_knows_few_kinds_of_files(own_dist, context, engine_of, monkeypatch):
    for kind in UNKNOWN:
        monkeypatch.setitem(serve.Handler.extensions_map, kind, "application/octet-stream")
    with serve.serving(own_dist) as address:
        page = context.new_page()
        page.goto(address)
        engine_of(page)
        assert call(page, "new", **NEW)["ok"]["moves"]
        page.goto(address + "#/new/village")
        page.get_by_test_id("play").click()
        page.get_by_test_id("move").first.wait_for()
        page.goto("about:blank")


def test_keeping_the_site_leaves_other_caches_alone(page, site):
    page.goto(site)
    others = page.evaluate("""async () => {
      await caches.open('sablier of somebody else');
      await navigator.serviceWorker.ready;
      return (await caches.keys()).filter((name) => !name.startsWith(`sablier ${location.href.split('#')[0]} `));
    }""")
    assert others == ["sablier of somebody else"]
