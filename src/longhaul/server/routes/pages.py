"""The pages a browser opens: the built client. All that moves on them comes from the API and the socket.

One page serves all addresses; its script looks at where it is. Its parts have a hash of what they hold in their names,
so that browsers keep them for good, and are sent compressed.
"""

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from longhaul.server.errors import Refused, handle

FOLDER = Path(__file__).resolve().parent.parent / "client"
KINDS = {  # of text, the framework says itself that it is UTF-8
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
PACKED_ALREADY = (".png",)
ADDRESSES = [
    "/",
    "/setup/{game:str}",
    "/t/{table:str}",
    "/t/{table:str}/replay",
    "/r/{record:str}",
    "/rules",
    "/rules/{game:str}",
    "/guide/{game:str}",
    "/guide/{game:str}/{chapter:str}",
    "/puzzles",
    "/puzzles/{puzzle:str}",
    "/account",
    "/mail/{what:str}/{token:str}",
    "/p/{player:str}",
    "/daily",
    "/daily/{day:str}",
    "/ladder",
    "/ladder/{game:str}",
]
OTHERS = ("/api", "/page", "/health", "/metrics")  # what is asked for there is no page
FOR_GOOD = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<title>Longhaul</title>
<p>The server runs, but its page has not been built. In a clone of Longhaul, <code>make client</code> builds it and
<code>make play</code> does so by itself; then load this page again.
A game in the terminal: <code>longhaul play</code>.</p>
"""


def page(request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """The one page."""
    path = FOLDER / "index.html"
    if not path.is_file():
        return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)
    return packed(request, path.read_bytes(), ".html", "no-cache", status)


def packed(request: Request[Any, Any, Any], body: bytes, suffix: str, keep: str, status: int = 200) -> Response[bytes]:
    """A body, compressed for those who can read it."""
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and suffix not in PACKED_ALREADY:
        body, headers["content-encoding"] = compressed(body), "gzip"
    return Response(body, media_type=KINDS[suffix], headers=headers, status_code=status)


@lru_cache(maxsize=256)
def compressed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def file_in(folder: Path, name: str) -> Path:
    """A file of a folder, and of no other: names are looked up, never put together to a path."""
    found = folder.iterdir() if folder.is_dir() else iter(())
    path = next((file for file in found if file.name == name and file.suffix in KINDS), None)
    if path is None or path.suffix == ".html":
        raise Refused(404, "not_found", "there is nothing here")
    return path


def lost(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """An address that leads nowhere: people are shown a page that says so, programs are told."""
    is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if is_person and not request.url.path.startswith(OTHERS):
        return page(request, status=404)
    return handle(request, error)


class PagesController(Controller):
    include_in_schema = False

    @get(ADDRESSES, sync_to_thread=False)
    def index(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        return page(request)

    @get("/page/assets/{name:str}", sync_to_thread=False)
    def asset(self, name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        path = file_in(FOLDER / "assets", name)
        return packed(request, path.read_bytes(), path.suffix, FOR_GOOD)

    @get("/sw.js", sync_to_thread=False)
    def worker(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The service worker, at the top: it may look after what lies beside and below its own address only."""
        return packed(request, file_in(FOLDER, "sw.js").read_bytes(), ".js", "no-cache")

    @get("/page/{name:str}", sync_to_thread=False)
    def file(self, name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        path = file_in(FOLDER, name)
        return packed(request, path.read_bytes(), path.suffix, "no-cache")
