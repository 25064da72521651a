"""The arena on a Dask cluster: a real scheduler and real workers, one of which dies in the middle."""

import json
import os
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from sablier.bots.arena import fixtures, run
from sablier.cli.arena import hall
from sablier.cli.common import Failure
from tests.bots.games import find

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 60

pytestmark = pytest.mark.native


def silent():
    return 0.0


@contextmanager
def started(*command):
    """A process of the cluster; it can import what the tests can."""
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen([sys.executable, "-m", *command], env=env, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@pytest.fixture
def scheduler(tmp_path):
    """The address of a scheduler of our own."""
    file = tmp_path / "scheduler.json"
    arguments = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file))
    with started("distributed.cli.dask_scheduler", *arguments) as process:
        end = time.monotonic() + PATIENCE_S
        while not file.exists() or not file.read_text():
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.05)
        yield json.loads(file.read_text())["address"]


def worker(address):
    return started("distributed.cli.dask_worker", address, "--no-nanny", "--nthreads", "1", "--no-dashboard")


def test_a_worker_that_dies_loses_no_match_and_none_counts_twice(scheduler):
    from distributed import Client  # not there inside Pyodide, where this file is read but nothing of it runs

    todo = fixtures("beads", ("greedy", "search::80"), 2, 30, 1, {})
    with worker(scheduler) as doomed, worker(scheduler):
        with Client(scheduler, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=PATIENCE_S)
        results = []
        for result in run(todo, find, silent, *hall(scheduler, 1)):
            results.append(result)
            if len(results) == 6:
                doomed.kill()
        assert doomed.poll() is not None
    assert len(results) == len(todo)
    assert sorted(results, key=lambda result: result.number) == list(run(todo, find, silent))


def test_no_scheduler_is_said_in_a_sentence():
    opened, _ = hall("tcp://127.0.0.1:9", 1)
    with pytest.raises(Failure, match="no Dask scheduler"), opened():
        pass
