"""The two commands and what they make, without a browser."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import assemble
import house
import library
import pages
import weigh

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def site():
    with house.taking_turns("assemble"):
        return assemble.site()


def run(*command, **env):
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=300
    )


@pytest.mark.parametrize("command", ["play.py", "test.py"])
def test_missing_node_is_said_in_a_sentence(command):
    done = run(f"build/{command}", "--build-only" if command == "play.py" else "--setup-only", PATH="/nowhere")
    assert done.returncode == 2
    assert done.stdout.splitlines()[-1].startswith("Node 20 or newer with npm is needed")
    assert done.stderr == ""


def test_a_failing_tool_is_said_in_a_sentence(capsys):
    with pytest.raises(house.MissingError, match=r"It failed\."):
        house.run_quietly([sys.executable, "-c", "print('why'); raise SystemExit(3)"], "It failed.")
    assert "why" in capsys.readouterr().out
    with pytest.raises(house.MissingError, match=r"Not there\. .*no-such-tool"):
        house.run_quietly(["no-such-tool"], "Not there.")


def test_a_port_in_use_is_said_in_a_sentence():
    import serve

    with serve.serving(ROOT / "web") as address, pytest.raises(house.MissingError, match="choose another one"):
        serve.server(ROOT / "web", int(address.split(":")[2].strip("/")))


def test_a_stamp_counts_only_for_what_was_asked(tmp_path):
    stamp = tmp_path / "stamp"
    assert not house.stamped(stamp, house.digest("a"))
    house.write_whole(stamp, house.digest("a"))
    assert house.stamped(stamp, house.digest("a"))
    assert not house.stamped(stamp, house.digest("a", "b"))
    assert house.digest("ab") != house.digest("a", "b")
    assert [path.name for path in tmp_path.iterdir()] == ["stamp"]


@pytest.mark.slow
def test_the_same_sources_give_the_same_bytes(site, tmp_path):
    assemble.compile_with_runtime(assemble.plain_wheel(tmp_path / "wheel"), tmp_path / "compiled" / "again")
    compiled = {path.name: path.read_bytes() for path in (tmp_path / "compiled" / "again").iterdir()}
    shipped = {path.rpartition("/")[2]: data for path, data in site.items()}
    assert compiled == {name: shipped[name] for name in compiled}
    with house.taking_turns("assemble"):
        assert assemble.site() == site


def test_folders_carry_the_digest_of_what_is_in_them():
    name, files = assemble.named("view", {"a.js": b"1"})
    assert re.fullmatch(r"view-[0-9a-f]{12}", name)
    assert files == {f"{name}/a.js": b"1"}
    assert assemble.named("view", {"a.js": b"2"})[0] != name


@pytest.mark.slow  # needs Node's packages, which the quick tests do without
def test_page_is_strict_and_relative(site):
    page = site["index.html"].decode()
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page)[1]
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert policy.startswith("default-src 'none'")
    for link in re.findall(r'(?:href|src)="([^"]+)"', page):
        assert link.startswith("./")
        assert link.removeprefix("./") in site
    assert not re.search(r"<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=", page)


@pytest.mark.slow
def test_what_is_kept_is_what_is_there(site):
    files = json.loads(re.search(r"const FILES = (\[.*?\]);", site["sw.js"].decode(), re.DOTALL)[1])
    assert set(files) == {path for path in site if path not in {"sw.js", ".nojekyll"}} - {
        path for path in site if any(name in path for name in pages.ON_DEMAND)
    }
    manifest = json.loads(site["manifest.webmanifest"])
    assert all(icon["src"] in site for icon in manifest["icons"])


def test_a_page_that_names_a_missing_file_is_refused():
    with pytest.raises(house.MissingError, match=r"does not exist: web/app/nothing\.js"):
        pages.moved("app/nothing.js", "view-0", {})
    with pytest.raises(house.MissingError, match="imports a file that does not exist"):
        pages.modules('<script type="module" src="./v/a.js"></script>', {"v/a.js": b"import './b.js';"}, [])


def test_an_icon_that_does_not_exist_is_refused():
    with pytest.raises(house.MissingError, match="x = set:nothing"):
        library.symbol("x", "nothing", {"prefix": "set", "icons": {}})


def test_too_heavy_a_site_is_refused(monkeypatch):
    monkeypatch.setattr(weigh, "BUDGET", 10)
    with pytest.raises(house.MissingError, match="too heavy"):
        weigh.report({"index.html": bytes(range(256))})


@pytest.mark.slow
def test_licences_name_everything_shipped(site):
    text = site["licences.txt"].decode()
    for package in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]:
        assert package in text
