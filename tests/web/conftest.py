"""The built site in a real browser. Every page is watched: a request to another origin, an error on the console or a
refusal by the content policy fails the test that caused it.

    site                    address of the built site, below a path, as on a shared host
    browser, context, page  chromium; a fresh profile per test
    engine_of(page)         makes `engine` of the page's runtime known to `page.evaluate`
    person, people(...)     somebody at the page, see person.py
    half, whole             saves of a match in its middle and at its end
"""

import contextlib
import json
import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

import assemble
import house
import serve
from tests.web.given import finished, midway
from tests.web.person import Person

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]  # fmt: skip
BELOW = "/games/sablier/"
PATIENCE_MS = 60_000  # a busy machine starts Python slowly
FORBID_STORAGE = {"profile": {"default_content_setting_values": {"cookies": 2}}}
KNOWN_ENGINE = """async () => {
  const link = document.querySelector('link[href$="/runtime/engine.js"]');
  globalThis.engine = (await import(link.href)).engine;
}"""


expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site; `build/test.py` has just made it and says where."""
    made = os.environ.get("SABLIER_DIST")
    if not made:
        assemble.assemble()
    return Path(made) if made else assemble.DIST


@pytest.fixture(scope="session")
def site(dist):
    with serve.serving(dist, BELOW) as address:
        yield address


@pytest.fixture
def own_dist(dist, tmp_path) -> Path:
    """A copy of the site that a test may change."""
    return Path(shutil.copytree(dist, tmp_path / "site"))


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright):
    chromium = playwright.chromium.launch(executable_path=house.browser_ready(), args=FLAGS)
    yield chromium
    chromium.close()


@contextlib.contextmanager
def watched(context):
    """Fails if anything in this context asks another origin, complains, or is refused."""
    complaints = []

    def look(request):
        if not request.url.startswith(("http://127.0.0.1:", "blob:", "data:")):
            complaints.append(f"request to {request.url}")

    context.on("request", look)
    context.on("console", lambda m: complaints.append(f"console: {m.text}") if m.type == "error" else None)
    context.on("weberror", lambda error: complaints.append(f"error: {error.error}"))
    context.set_default_timeout(PATIENCE_MS)
    context.complaints = complaints  # a test that provokes one takes it out
    context.forgiven = []  # or says beforehand, as a pattern, what it is going to provoke
    yield context
    assert [text for text in complaints if not any(re.search(pattern, text) for pattern in context.forgiven)] == []


@pytest.fixture
def context(browser):
    fresh = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    with watched(fresh):
        yield fresh
    fresh.close()


@pytest.fixture
def page(context):
    return context.new_page()


@pytest.fixture
def people(browser, site):
    """`people(...)`: somebody with a profile of their own; options are Playwright's. The site is not kept."""
    with contextlib.ExitStack() as leave:

        def arrive(at=site, settings=None, **options):
            options = {
                "viewport": {"width": 1366, "height": 768},
                "locale": "en-GB",
                "service_workers": "block",
                **options,
            }
            context = leave.enter_context(watched(browser.new_context(**options)))
            leave.callback(context.close)
            return Person(context, at, {"speed": "fast", "handover": False, **(settings or {})})

        yield arrive


@pytest.fixture
def person(people):
    """Somebody at a laptop who reads English, likes fast bots and needs no hand-over card."""
    return people()


@pytest.fixture(scope="session")
def half():
    """A save in the middle of a match of two people."""
    return midway(["Anna", "Bruno"], moves=60)


@pytest.fixture(scope="session")
def whole():
    """A save of a finished match: a person against three bots."""
    return finished(["Anna", "Bruno", "Clara", "David"], kinds=["human", "apprentice", "apprentice", "master"])


@pytest.fixture
def engine_of():
    def known(page):
        page.evaluate(KNOWN_ENGINE)
        return page

    return known


@pytest.fixture
def no_storage(playwright, tmp_path):
    """A browser told to keep nothing: IndexedDB, caches and service workers are refused, in workers too."""
    profile = tmp_path / "profile" / "Default"
    profile.mkdir(parents=True)
    (profile / "Preferences").write_text(json.dumps(FORBID_STORAGE), encoding="utf-8")
    context = playwright.chromium.launch_persistent_context(
        str(profile.parent), executable_path=house.browser_ready(), args=FLAGS, headless=True
    )
    with watched(context):
        yield context
    context.close()
