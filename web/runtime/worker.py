"""The worker's side of the desk: one JSON text in, one JSON text out.

Thinking is done in slices, so that requests and a "stop" are heard in between. Whatever goes wrong in Python comes back
as a "fault"; the page tells it, and the worker lives on.
"""

import asyncio
import json
import time
import traceback

from polyscript import xworker

from sablier import desk

SLICE_S = 0.05

stopped = set()
tools = []  # of tinkerers: on their way, or here


def fault():
    return json.dumps({"fault": traceback.format_exc()})


def rpc(text):
    try:
        return desk.call(text)
    except Exception:
        return fault()


async def think(text):
    """Drive a bot's thoughts; the last thing it says is its answer."""
    key = json.loads(text)["id"]
    thoughts, said, stop = desk.thinking(text), "", None
    pause = time.perf_counter() + SLICE_S
    try:
        while True:
            said = thoughts.send(stop)
            if time.perf_counter() >= pause:
                xworker.postMessage(said)
                await asyncio.sleep(0)
                pause = time.perf_counter() + SLICE_S
                stop = key in stopped or None
    except StopIteration:
        return said
    except Exception:
        return fault()
    finally:
        stopped.discard(key)


def stop(key):
    """Have a bot answer with what it knows by now."""
    stopped.add(key)


async def python(code):
    """For tinkerers: run Python in here, with the whole standard library and micropip at hand."""
    from pyodide.code import eval_code_async

    try:
        tools[:] = tools or [asyncio.ensure_future(fetch_tools())]
        await tools[0]
        return json.dumps({"ok": repr(await eval_code_async(code, {"__name__": "__main__"}))})
    except Exception:
        return fault()


async def fetch_tools():
    """What a match does not need. Packages that are already imported learn where their other parts are."""
    import sys
    from pathlib import Path

    import js
    import pyodide_js

    whole = Path("/lib/python_whole.zip")
    answer = await js.fetch(js.wholeLibrary)
    whole.write_bytes((await answer.arrayBuffer()).to_bytes())
    sys.path.insert(0, str(whole))
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith("/lib/python3") and hasattr(module, "__path__"):
            module.__path__.append(f"{whole}/{name.replace('.', '/')}")
    await pyodide_js.loadPackage("micropip")


__export__ = ["python", "rpc", "stop", "think"]
