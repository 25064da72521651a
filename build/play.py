#!/usr/bin/env python3
"""The play command: sets everything up on a fresh machine, builds the site, serves it and opens the browser.

Exit code 0: done, or stopped with Ctrl-C while serving. 2: something needed is missing. 130: interrupted before that.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):
    sys.exit("Sablier needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

import argparse
import threading
import webbrowser

import assemble
import house
import serve
import weigh
from house import say

PORT, HIGHEST_PORT = 8320, 65535


def build() -> None:
    with house.taking_turns():
        house.python_ready()
        house.node_ready()
    weigh.report(assemble.assemble())


def show(address: str) -> None:
    """Beside the server: some browsers only come back when they are closed."""
    if not webbrowser.open(address):
        say("No browser could be opened: open that address yourself.")


def play(port: int, open_browser: bool) -> None:
    with serve.server(assemble.DIST, port) as server:
        address = f"http://127.0.0.1:{server.server_port}/"
        say(f"Sablier is at {address} (Ctrl-C to stop)")
        if open_browser:
            threading.Thread(target=show, args=(address,), daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("\nStopped.")


def port(text: str) -> int:
    if not text.isdecimal() or int(text) > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to {HIGHEST_PORT}")
    return int(text)


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the site, serve it on this machine and open the browser.")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    about_port = f"port to serve on (default {PORT}; 0 takes a free one)"
    parser.add_argument("--port", type=port, default=PORT, help=about_port)
    parser.add_argument("--build-only", action="store_true", help="build dist/ and stop")
    options = parser.parse_args()
    try:
        build()
        if options.build_only:
            say(f"The site is in {assemble.DIST.name}/: copy it to any static host.")
        else:
            play(options.port, not options.no_open)
        return 0
    except house.MissingError as error:
        say(str(error))
        return 2
    except KeyboardInterrupt:
        say("\nInterrupted; run it again whenever you like.")
        return 130


if __name__ == "__main__":
    sys.exit(main())
