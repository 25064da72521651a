"""The play command on a machine where something is missing, and how it serves, opens and stops."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

import house

ROOT = Path(__file__).resolve().parents[2]
NOWHERE = "http://127.0.0.1:9"  # nobody answers there
# The command itself; what it builds is tested elsewhere.
PLAY = "import sys; sys.path.insert(0, 'build'); import play; play.build = lambda: None; sys.exit(play.main())"
BROWSER = """
import pathlib, signal, sys, time, urllib.error, urllib.request
signal.signal(signal.SIGINT, signal.SIG_DFL)
try:
    urllib.request.urlopen(sys.argv[2] + "nothing", timeout=60)
except urllib.error.HTTPError as answered:
    pathlib.Path(sys.argv[1]).write_text(f"{sys.argv[2]} {answered.code}")
time.sleep(600)
"""


@pytest.fixture
def playing(tmp_path):
    """`playing(*options)`: the command serves; its address, the process, and where its browser notes what it opens."""
    noted, running = tmp_path / "opened", []
    browser = tmp_path / "browser.py"
    browser.write_text(BROWSER)

    def start(*options):
        env = {**os.environ, "BROWSER": f"{sys.executable} {browser} {noted} %s", "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-c", PLAY, *options]
        process = subprocess.Popen(
            command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            start_new_session=True,
        )  # fmt: skip
        running.append(process)
        return re.search(r"http://\S+/", process.stdout.readline())[0], process, noted

    yield start
    for process in running:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def stopped(process):
    """Ctrl-C, which a terminal sends to everybody: what it says, and how it ends."""
    os.killpg(process.pid, signal.SIGINT)
    said, complaints = process.communicate(timeout=60)
    return said.strip().splitlines()[-1], complaints, process.returncode


def test_it_serves_until_it_is_stopped(playing):
    address, process, noted = playing("--no-open", "--port", "0")
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(address + "nothing", timeout=60)
    assert stopped(process) == ("Stopped.", "", 0)
    assert not noted.exists()


def test_it_opens_the_browser_and_serves_it_while_it_is_open(playing):
    address, process, noted = playing("--port", "0")
    give_up = time.monotonic() + 60
    while not noted.exists() and time.monotonic() < give_up:
        time.sleep(0.1)
    assert noted.read_text() == f"{address} 404"
    assert stopped(process) == ("Stopped.", "", 0)


@pytest.mark.parametrize("port", ["many", "-1", "65536", "1.5"])
def test_a_port_that_is_none_is_said_in_a_sentence(port):
    done = subprocess.run(
        [sys.executable, "build/play.py", f"--port={port}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith("a port is a number from 0 to 65535")


def test_an_old_node_is_said_in_a_sentence(tmp_path, monkeypatch):
    for name in ("node", "npm"):
        tool = tmp_path / name
        tool.write_text("#!/bin/sh\necho v18.19.0\n")
        tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(house.MissingError, match=r"Node 20 or newer is needed; this is v18\.19\.0\."):
        house.node_ready()


def test_a_missing_network_is_said_in_a_sentence(tmp_path, monkeypatch):
    """Neither npm nor pip reaches anybody, for packages that no cache can know."""
    package = {"name": "x", "dependencies": {"sablier-nothing": "1.0.0"}}
    entry = {"node_modules/sablier-nothing": {"version": "1.0.0"}}
    lock = {"name": "x", "lockfileVersion": 3, "packages": {"": {"dependencies": package["dependencies"]}, **entry}}
    (tmp_path / "package.json").write_text(json.dumps(package))
    (tmp_path / "package-lock.json").write_text(json.dumps(lock))
    for name, value in {"registry": NOWHERE, "fetch_retries": "0"}.items():
        monkeypatch.setenv(f"npm_config_{name}", value)
    for name, value in {"INDEX_URL": NOWHERE, "RETRIES": "0"}.items():
        monkeypatch.setenv(f"PIP_{name}", value)
    monkeypatch.setattr(house, "WEB", tmp_path)
    monkeypatch.setattr(house, "NODE_MODULES", tmp_path / "node_modules")
    monkeypatch.setattr(house, "CACHE", tmp_path / "cache")
    with pytest.raises(house.MissingError, match=r"npm packages could not be installed: is the network"):
        house.node_ready()
    with pytest.raises(house.MissingError, match=r"wheels of .* could not be fetched: is the network"):
        house.wheels_ready("x", ["sablier-nothing==1.0"])
