"""The built client's files, as responses: the page that serves every address, and compressed assets."""

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response

from longhaul.core.messages import Message
from longhaul.table import Rejection

FOLDER = Path(__file__).resolve().parent / "client"
MEDIA_TYPES = {  # the framework adds the charset to text types
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
ALREADY_COMPRESSED = (".png", ".woff2")
ASSETS, BROTLI = "assets", "brotli"  # the folders of the built files, and of the same compressed by the build
# For developers who run a clone without its page; English, like the commands that it names.
NOT_BUILT = """<!doctype html>
<title>Longhaul</title>
<p>The server is running, but its page has not been built. In a clone of Longhaul, run <code>make client</code> and load
this page again; <code>make play</code> builds it by itself. To play in the terminal: <code>longhaul play</code>.</p>
"""


def page(request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """The page that serves every address; its script renders what the address names."""
    path = FOLDER / "index.html"
    if not path.is_file():
        return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)
    return compressed_response(request, path.read_bytes(), ".html", "no-cache", status)


def compressed_response(
    request: Request[Any, Any, Any], body: bytes, suffix: str, cache_control: str, status: int = 200
) -> Response[bytes]:
    """A response, compressed if the client accepts it."""
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and suffix not in ALREADY_COMPRESSED:
        body, headers["content-encoding"] = compressed(body), "gzip"
    return Response(body, media_type=MEDIA_TYPES[suffix], headers=headers, status_code=status)


def asset_response(request: Request[Any, Any, Any], name: str, cache_control: str) -> Response[bytes]:
    """An asset as the build has compressed it, if the client accepts that: smaller than what is compressed here."""
    path = find_file(FOLDER / ASSETS, name)
    better = FOLDER / BROTLI / f"{path.name}.br"
    if not (accepts(request, "br") and better.is_file()):
        return compressed_response(request, path.read_bytes(), path.suffix, cache_control)
    headers = {"cache-control": cache_control, "vary": "accept-encoding", "content-encoding": "br"}
    return Response(better.read_bytes(), media_type=MEDIA_TYPES[path.suffix], headers=headers)


def accepts(request: Request[Any, Any, Any], encoding: str) -> bool:
    return encoding in [each.strip() for each in request.headers.get("accept-encoding", "").split(",")]


@lru_cache(maxsize=256)
def compressed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def find_file(folder: Path, name: str) -> Path:
    """A file directly in a folder. The name is compared with what the folder lists, never joined to a path."""
    found = folder.iterdir() if folder.is_dir() else iter(())
    path = next((file for file in found if file.name == name and file.suffix in MEDIA_TYPES), None)
    if path is None or path.suffix == ".html":
        raise Rejection(Message("rejected-nothing-here"), code="not_found")
    return path
