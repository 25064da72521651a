"""A small static server for the built site: what any host does, and nothing a host would have to be told to do."""

from __future__ import annotations

import contextlib
import functools
import re
import threading
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

from house import MissingError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TYPES = {
    ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".json": "application/json",
    ".mjs": "text/javascript", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".whl": "application/zip",
    ".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".zip": "application/zip",
    ".py": "text/plain; charset=utf-8", ".txt": "text/plain; charset=utf-8",
}  # fmt: skip
FOREVER = re.compile(r"-[0-9a-f]{12}/")


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder below one path."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # head and body are two packets; the second would wait 40 ms for the first's receipt
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012 - declared so by its parent

    def __init__(self, *args: Any, below: str, **options: Any) -> None:
        self.below = below
        super().__init__(*args, **options)

    def send_head(self) -> Any:
        path = self.path.split("?")[0].split("#")[0]
        if not path.startswith(self.below):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        self.path = "/" + path[len(self.below) :]
        return super().send_head()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=31536000, immutable" if FOREVER.search(self.path) else "no-cache")
        super().end_headers()

    def log_message(self, *_args: Any) -> None:
        """Silent: whoever looks at the terminal wants the address only."""


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_args: Any) -> None:
        """A browser that goes away in the middle of an answer is no news."""


def server(folder: Path, port: int, below: str = "/") -> Server:
    try:
        return Server(("127.0.0.1", port), functools.partial(Handler, directory=str(folder), below=below))
    except OSError as error:
        raise MissingError(f"Port {port} cannot be used ({error.strerror}): choose another one with --port.") from error


@contextlib.contextmanager
def serving(folder: Path, below: str = "/", port: int = 0) -> Iterator[str]:
    """Serve a folder in the background; gives the address. Port 0: any free one."""
    running = server(folder, port, below)
    thread = threading.Thread(target=running.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{running.server_port}{below}"
    finally:
        running.shutdown()
        running.server_close()
        thread.join()
