"""What a host gets: a folder for any path, offline after the first visit, with a strict policy, no surprises."""

import os
import re
import shutil
from html.parser import HTMLParser

import pytest
from playwright.sync_api import expect

import serve

KEPT_FOR_OFFLINE = "async () => { await navigator.serviceWorker.ready; return true }"
IN_CHARGE = "() => navigator.serviceWorker.controller !== null"
MARK = '<meta name="generation" content="second">'


@pytest.fixture
def keeper(people):
    """Somebody whose browser may keep the site."""
    return lambda at, **options: people(at, service_workers="allow", **options)


def wait_kept_for_offline(person):
    person.page.evaluate(KEPT_FOR_OFFLINE)
    person.page.wait_for_function(IN_CHARGE)


def test_after_the_first_visit_no_network_is_needed(keeper, own_dist):
    with serve.serving(own_dist) as address:
        person = keeper(address)
        person.begin("human", "apprentice")
        person.answer()
        wait_kept_for_offline(person)
        kept = person.see()
        person.wait_kept(kept.ply)
    # the server is gone
    person.page.reload()
    seen = person.hurry()
    assert seen.ply >= kept.ply
    person.answer()
    person.click("menu")
    person.click("to-rules")
    expect(person.part("rule").first).to_be_visible()
    person.part("lang").select_option("fr")
    expect(person.page.locator("h1")).to_contain_text("règles")
    person.click("nav-credits")
    expect(person.part("licences")).to_be_visible()
    person.begin("human", "apprentice", "apprentice")
    person.answer()
    assert person.hurry().moves


def test_every_file_is_kept_so_that_nothing_is_missing_offline(keeper, own_dist):
    with serve.serving(own_dist) as address:
        person = keeper(address).open()
        wait_kept_for_offline(person)
        names = person.page.evaluate("""async () => {
          const [name] = await caches.keys();
          return (await (await caches.open(name)).keys()).map((request) => request.url);
        }""")
    kept = {url.removeprefix(address) or "index.html" for url in names}
    files = {path.relative_to(own_dist).as_posix() for path in own_dist.rglob("*") if path.is_file()}
    left_out = {path for path in files - kept if path != "sw.js" and not path.startswith(".")}
    assert all(re.search(r"/(python_whole\.zip|micropip-.*\.whl)$", path) for path in left_out), left_out
    assert kept <= files


def newer(folder):
    """The same site as another build would leave it: another page, another list of files."""
    page = folder / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace("</head>", MARK + "</head>"), encoding="utf-8")
    worker = folder / "sw.js"
    source, changes = re.subn(r'const VERSION = "\w+"', 'const VERSION = "second"', worker.read_text(encoding="utf-8"))
    assert changes == 1
    worker.write_text(source, encoding="utf-8")


def test_a_new_version_is_offered_and_not_forced(keeper, own_dist, half):
    with serve.serving(own_dist) as address:
        person = keeper(address)
        person.sit_at(half)
        wait_kept_for_offline(person)
        person.answer()
        ply = person.see().ply
        person.wait_kept(ply)
        newer(own_dist)
        person.reload()
        expect(person.part("update")).to_be_visible()
        generation = person.page.locator("meta[name=generation]")
        assert generation.count() == 0
        person.answer()  # the match goes on under the old one
        ply = person.see().ply
        person.wait_kept(ply)
        person.reload()
        assert generation.count() == 0
        person.part("update").get_by_role("button").click()
        expect(generation).to_have_count(1)
        assert person.wait_asked().ply == ply
        expect(person.part("update")).to_have_count(0)
        person.answer()


def rebuilt(folder):
    """The same site with another view, as after a release: the folder of the old one is no longer on the host."""
    newer(folder)
    (view,) = folder.glob("view-*")
    new = view.rename(folder / "view-0123456789ab")
    for path in (folder / "index.html", folder / "sw.js", folder / "manifest.webmanifest"):
        path.write_text(path.read_text(encoding="utf-8").replace(view.name, new.name), encoding="utf-8")


def test_a_tab_that_stays_with_the_old_version_finds_its_files(keeper, own_dist):
    with serve.serving(own_dist) as address:
        person = keeper(address).open()
        wait_kept_for_offline(person)
        rebuilt(own_dist)
        other = person.another_tab().open()
        other.part("update").get_by_role("button").click()
        expect(other.page.locator("meta[name=generation]")).to_have_count(1)
        person.part("lang").select_option("fr")  # words, drawings and styles it has not needed until now
        expect(person.page.locator("h1")).to_contain_text("jeux")
        person.begin("human", "human", game="orleans")
        assert person.hurry().glowing
        assert person.page.locator("meta[name=generation]").count() == 0


UPDATED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (registration.installing) await new Promise((again) => setTimeout(again, 50));
  return (await caches.keys()).length;
}"""


def test_a_version_that_was_not_fetched_to_its_end_pushes_none_out(keeper, own_dist):
    with serve.serving(own_dist) as address:
        person = keeper(address).open()
        wait_kept_for_offline(person)
        (first,) = person.page.evaluate("caches.keys()")
        worker = own_dist / "sw.js"
        source = worker.read_text(encoding="utf-8")
        begun = source.replace('VERSION = "', 'VERSION = "begun-').replace("FILES = [", 'FILES = ["missing",')
        worker.write_text(begun, encoding="utf-8")
        assert person.page.evaluate(UPDATED) == 2
        worker.write_text(source, encoding="utf-8")
        rebuilt(own_dist)
        os.utime(worker, times=(0, worker.stat().st_mtime + 2))  # the server tells whole seconds only
        other = person.another_tab().open()
        other.part("update").get_by_role("button").click()
        expect(other.page.locator("meta[name=generation]")).to_have_count(1)
        kept = other.page.evaluate("caches.keys()")
        assert kept[0] == first
        assert len(kept) == 2


@pytest.mark.parametrize("below", ["/", "/games/app/", "/a%20b/c/"])
def test_it_works_at_any_path(keeper, dist, below):
    with serve.serving(dist, below) as address:
        person = keeper(address)
        person.begin("human", "apprentice")
        person.answer()
        assert person.hurry().moves
        wait_kept_for_offline(person)
        assert person.page.evaluate("async () => (await navigator.serviceWorker.ready).scope") == address


class Head(HTMLParser):
    """What a page says of itself before its body."""

    def __init__(self, text):
        super().__init__()
        self.policy, self.inline = "", []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if values.get("http-equiv") == "Content-Security-Policy":
            self.policy = values["content"]
        if (
            "style" in values
            or any(name.startswith("on") for name in values)
            or (tag == "script" and "src" not in values)
        ):
            self.inline.append(self.get_starttag_text())


def test_the_content_policy_is_strict(dist):
    head = Head((dist / "index.html").read_text(encoding="utf-8"))
    rules = dict(rule.strip().split(" ", 1) for rule in head.policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert "'unsafe-inline'" not in head.policy
    assert re.search(r"(?<!wasm-)unsafe-eval", head.policy) is None
    assert re.search(r"https?:|\*", head.policy) is None
    assert head.inline == []


def test_the_policy_is_obeyed(person):
    """What an injected script could try is refused by the browser itself."""
    person.context.forgiven.append("Content Security Policy|Refused to|violates")
    person.open()
    # in a task of its own: what is evaluated for a test is exempt
    person.page.evaluate("""() => new Promise((done) => setTimeout(() => {
      globalThis.ran = [];
      const script = document.createElement('script');
      script.textContent = "ran.push('inline')";
      document.body.append(script);
      try { new Function("ran.push('eval')")() } catch { ran.push('refused') }
      const image = document.createElement('img');
      image.setAttribute('onerror', "ran.push('handler')");
      image.addEventListener('error', done);
      image.src = 'data:,';
      document.body.append(image);
    }))""")
    assert person.page.evaluate("ran") == ["refused"]
    assert "failed" in person.page.evaluate("() => fetch('https://elsewhere.example/').catch(() => 'failed')")


def call_elsewhere(context, watched):
    with watched(context):
        page = context.new_page()
        page.goto("data:text/html,<p>hello")
        page.evaluate("() => fetch('https://elsewhere.example/').catch(() => null)")


def test_requests_to_other_hosts_are_noticed(browser):
    """The watch over all other tests is awake."""
    from tests.web.conftest import watched

    context = browser.new_context()
    with pytest.raises(AssertionError, match=r"elsewhere\.example"):
        call_elsewhere(context, watched)
    context.close()


def test_the_manifest_makes_it_an_app(person):
    person.open()
    manifest = person.context.new_cdp_session(person.page).send("Page.getAppManifest")
    assert manifest["errors"] == []
    problems = person.context.new_cdp_session(person.page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"] == []
    data = person.page.evaluate("""async () => {
      const link = document.querySelector('link[rel=manifest]');
      const manifest = await (await fetch(link.href)).json();
      const sizes = await Promise.all(manifest.icons.map(async ({ src, sizes, type }) => {
        const answer = await fetch(new URL(src, link.href));
        if (type === 'image/svg+xml') return [answer.ok, sizes];
        const image = await createImageBitmap(await answer.blob());
        return [`${image.width}x${image.height}`, sizes];
      }));
      return { manifest, sizes };
    }""")
    assert all(found in (wanted, True) for found, wanted in data["sizes"])
    assert {"192x192", "512x512"} <= {wanted for _, wanted in data["sizes"]}
    assert any(icon.get("purpose") == "maskable" for icon in data["manifest"]["icons"])
    assert data["manifest"]["display"] == "standalone"
    assert data["manifest"]["start_url"] == data["manifest"]["scope"] == "./"


def test_home_needs_no_python(people):
    person = people()
    person.context.route("**/runtime-*/**", lambda route: route.abort())
    person.context.forgiven.append("ERR_FAILED|dynamically imported|Failed to load")
    person.open()
    expect(person.part("cover-village")).to_be_visible()
    person.click("nav-rules")
    expect(person.part("rule").first).to_be_visible()
    expect(person.part("failed")).to_contain_text("could not be started")
    person.context.unroute("**/runtime-*/**")
    person.part("failed").get_by_role("button").click()
    expect(person.part("failed")).to_have_count(0)
    person.begin("human", "human")
    person.answer()


def test_a_copy_of_the_folder_is_the_whole_site(people, dist, tmp_path):
    """No file of the site is fetched from anywhere but its own folder, and none it asks for is missing."""
    copy = shutil.copytree(dist, tmp_path / "elsewhere")
    missing = []
    with serve.serving(copy, "/x/") as address:
        person = people(address)
        person.context.on("response", lambda answer: answer.status >= 400 and missing.append(answer.url))
        person.begin("human", "apprentice")
        person.answer()
        for path in ("#/rules/village", "#/settings", "#/credits", "#/"):
            person.open(path)
            person.page.locator("h1").wait_for()
        person.page.goto("about:blank")
    assert missing == []
