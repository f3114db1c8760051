"""The pages a browser opens: one page serves all addresses, and gets its data from the API and the socket.

Assets have a hash of their content in their names, so that browsers can cache them for good.
"""

from typing import Any

from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from longhaul.server import client_files
from longhaul.server.client_files import asset_response, compressed_response, find_file, page
from longhaul.server.errors import handle

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
NOT_PAGES = ("/api", "/page", "/health", "/metrics")
IMMUTABLE = "public, max-age=31536000, immutable"


def not_found(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """An unknown address: a page for people, an error for programs."""
    is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if is_person and not request.url.path.startswith(NOT_PAGES):
        return page(request, status=404)
    return handle(request, error)


class PagesController(Controller):
    include_in_schema = False

    @get(ADDRESSES, sync_to_thread=False)
    def index(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        return page(request)

    @get("/page/assets/{name:str}", sync_to_thread=False)
    def asset(self, name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        return asset_response(request, name, IMMUTABLE)

    @get("/sw.js", sync_to_thread=False)
    def worker(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The service worker, at the root: its scope is its own folder and what is below."""
        return compressed_response(request, find_file(client_files.FOLDER, "sw.js").read_bytes(), ".js", "no-cache")

    @get("/page/{name:str}", sync_to_thread=False)
    def file(self, name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        path = find_file(client_files.FOLDER, name)
        return compressed_response(request, path.read_bytes(), path.suffix, "no-cache")
