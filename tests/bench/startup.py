"""How long a visitor waits for the rules, beside what the unmodified runtime takes for its bare start.

    .venv/bin/python tests/bench/startup.py [--runs 5] [--site dist]

Cold is a browser that has never been here; warm is the same profile, started again. The bare runtime is the npm
package as it is: `loadPyodide()` in a worker and nothing else. Ours counts up to the first list of legal moves. Both
are measured in turns; ratios can be compared between machines, milliseconds cannot.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build"))

from playwright.sync_api import BrowserContext, Page, sync_playwright  # noqa: E402

import house  # noqa: E402 - found through the line above
import serve  # noqa: E402

BARS = {"cold": 0.6, "warm": 0.4}  # times the bare cold start
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
BARE_PAGE = "<!doctype html><meta charset=utf-8><title>bare</title><script type=module src=page.js></script>"
BARE_SCRIPT = """
const worker = new Worker('worker.js', { type: 'module' });
globalThis.ready = new Promise((done) => { worker.onmessage = () => done(performance.now()); });
"""
BARE_WORKER = "import { loadPyodide } from './pyodide.mjs'; await loadPyodide(); self.postMessage('ready');"
PLAY = """async () => {
  const { engine } = await import(document.querySelector('link[href$="/runtime/engine.js"]').href);
  const seats = [{ name: 'A', kind: 'human' }, { name: 'B', kind: 'human' }];
  const match = { match: 'bench', game: 'village', seats, options: {}, seed: '1', lang: 'en' };
  const { ok, error } = await engine.call('new', match);
  if (error || !ok.moves.length) throw new Error(error?.text ?? 'no moves');
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return { paint, ready: performance.getEntriesByName('sablier:ready')[0].startTime, moves: performance.now() };
}"""


def bare_site(folder: Path) -> None:
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
        shutil.copy(house.NODE_MODULES / "pyodide" / name, folder)
    (folder / "index.html").write_text(BARE_PAGE, encoding="utf-8")
    (folder / "page.js").write_text(BARE_SCRIPT, encoding="utf-8")
    (folder / "worker.js").write_text(BARE_WORKER, encoding="utf-8")


def measure_bare(page: Page, url: str) -> dict[str, float]:
    page.goto(url)
    return {"ready": page.evaluate("() => ready")}


def measure_ours(page: Page, url: str) -> dict[str, float]:
    page.goto(url)
    times: dict[str, float] = page.evaluate(PLAY)
    return times


def visit(playwright, profile: str, measure, url: str) -> dict[str, float]:
    context: BrowserContext = playwright.chromium.launch_persistent_context(
        profile, executable_path=house.browser_ready(), headless=True, args=FLAGS
    )
    try:
        return measure(context.pages[0], url)
    finally:
        context.close()


def rounds(playwright, runs: int, sites: dict[str, tuple[object, str]]) -> dict[str, dict[str, list[float]]]:
    """Every site once per round, so that a busy minute hurts all of them alike."""
    times: dict[str, dict[str, list[float]]] = {}
    for _ in range(runs):
        for name, (measure, url) in sites.items():
            with tempfile.TemporaryDirectory() as profile:
                for kind in BARS:
                    for what, value in visit(playwright, profile, measure, url).items():
                        times.setdefault(f"{name} {what}", {}).setdefault(kind, []).append(value)
    return times


def table(times: dict[str, dict[str, list[float]]]) -> bool:
    base = statistics.median(times["bare ready"]["cold"])
    print(f"{'milliseconds':14}" + "".join(f"{kind + ' min':>12} {'median':>8} {'ratio':>6}" for kind in BARS))
    for name, kinds in times.items():
        middles = {kind: statistics.median(kinds[kind]) for kind in BARS}
        cells = (f"{min(kinds[kind]):12.0f} {middle:8.0f} {middle / base:6.2f}" for kind, middle in middles.items())
        print(f"{name:14}" + "".join(cells))
    ratios = {kind: statistics.median(times["ours moves"][kind]) / base for kind in BARS}
    for kind, bar in BARS.items():
        verdict = "met" if ratios[kind] <= bar else "MISSED"
        print(f"{kind}: {ratios[kind]:.2f} of the bare cold start, at most {bar}: {verdict}")
    return all(ratios[kind] <= bar for kind, bar in BARS.items())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--site", type=Path, default=ROOT / "dist")
    parser.add_argument("--json", action="store_true", help="print the raw times as JSON instead")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare_site(Path(folder))
        with serve.serving(Path(folder)) as bare, serve.serving(options.site) as ours:
            sites = {"bare": (measure_bare, bare), "ours": (measure_ours, ours)}
            times = rounds(playwright, options.runs, sites)
    if options.json:
        print(json.dumps(times))
        return 0
    return 0 if table(times) else 1


if __name__ == "__main__":
    sys.exit(main())
