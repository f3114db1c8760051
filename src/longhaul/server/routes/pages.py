"""The pages a browser opens. They are files; all that moves on them comes from the API and the socket."""

from pathlib import Path

from litestar import Controller, Response, get
from litestar.params import FromPath

from longhaul.server.errors import Refused

FOLDER = Path(__file__).resolve().parent.parent / "page"
KINDS = {  # of text, the framework says itself that it is UTF-8
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}


def page(name: str) -> Response[bytes]:
    """A file of the page folder, and of no other: names are looked up, never put together to a path."""
    path = next((file for file in FOLDER.iterdir() if file.name == name and file.suffix in KINDS), None)
    if path is None:
        raise Refused(404, "not_found", "there is nothing here")
    return Response(path.read_bytes(), media_type=KINDS[path.suffix], headers={"cache-control": "no-cache"})


class PagesController(Controller):
    include_in_schema = False

    @get(["/", "/t/{table:str}", "/r/{record:str}", "/rules/{game:str}"], sync_to_thread=False)
    def index(self) -> Response[bytes]:
        """One page; its script looks at the address."""
        return page("index.html")

    @get("/page/{name:str}", sync_to_thread=False)
    def file(self, name: FromPath[str]) -> Response[bytes]:
        return page(name)
