"""How long the strongest level thinks about a move in the browser.

    .venv/bin/python tests/bench/thoughts.py [GAME[+OPTION] …] [--moves 120] [--site dist]

Matches of four, in the bots' own worker and through the protocol the page uses. The moves that are timed lie as far
into the match as two of the weakest level's for each of them lead.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "build"), str(ROOT)]

from playwright.sync_api import Page, sync_playwright  # noqa: E402 - found through the path just set

import house  # noqa: E402 - found through the path just set
import serve  # noqa: E402 - found through the path just set
from tests.bench.page import FLAGS, person  # noqa: E402 - found through the path just set

P95_S = 2.0  # the bar
STRONGEST, WEAKEST = "elder", "apprentice"
THINK = """
async ({ game, options, moves, levels }) => {
  const { engine } = await import(document.querySelector('link[href$="/runtime/engine.js"]').href);
  const ask = async (fn, args) => {
    const { ok, error } = await engine.call(fn, { ...args, match: 'bench', lang: 'en' });
    if (error) throw new Error(error.text);
    return ok;
  };
  const seats = ['Anna', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, kind: levels[0] }));
  const times = [];
  for (let deal = 1; times.length < moves; deal += 1) {
    let table = await ask('new', { game, seats, options, seed: deal.toString(16) });
    for (let turn = 0; !table.over && times.length < moves; turn += 1) {
      const level = levels[turn % levels.length];
      const { text } = await ask('save', {});
      const start = performance.now();
      const { ok } = await engine.think('think', { text, level, seed: String(turn), lang: 'en' }, () => {}).answer;
      if (level === levels[0]) times.push(performance.now() - start);
      table = await ask('play', { ply: table.ply, move: ok.move });
    }
  }
  return times;
}
"""


def thoughts(page: Page, game: str, options: dict[str, str], moves: int) -> list[float]:
    """Seconds of every thought of the strongest level."""
    levels = [STRONGEST, WEAKEST, WEAKEST]
    asked = {"game": game, "options": options, "moves": moves, "levels": levels}
    times: list[float] = page.evaluate(THINK, asked)
    return [time / 1000 for time in times]


def report(name: str, times: list[float]) -> bool:
    p95 = statistics.quantiles(times, n=20)[-1]
    print(
        f"{name:16} {len(times)} moves of {STRONGEST}: median {statistics.median(times):.2f} s, "
        f"p95 {p95:.2f} s, longest {max(times):.2f} s",
        flush=True,
    )
    return p95 <= P95_S


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=["village", "village+inn", "orleans"], metavar="GAME[+OPTION]")
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--site", type=Path, default=ROOT / "dist")
    options = parser.parse_args()
    met = True
    with serve.serving(options.site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=house.browser_ready(), args=FLAGS)
        page = person(browser, address).begin("human", "human").page  # the runtime is up
        print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        for name in options.games:
            game, _, option = name.partition("+")
            met &= report(name, thoughts(page, game, {option: "on"} if option else {}, options.moves))
        browser.close()
    print(f"bar: p95 <= {P95_S} s:", "met" if met else "MISSED")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
