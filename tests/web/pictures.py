"""Pictures of every page and board, desktop and phone, both themes: `make screenshots`.

With `pages` or `boards` only those are taken. A real server, a real browser, real games.
"""

import sys
import tempfile
from pathlib import Path

from tests.web.browser import House, Running, Visitor, chromium
from tests.web.tour import Tour

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "screenshots"
README = ROOT / "docs" / "images"
SHOWN = {  # pictures that the README shows
    "home-desktop-dark": "page-home.png",
    "dice-traders-0-lock-desktop-dark": "page-dice-traders.png",
    "free-trader-2-jump-desktop-dark": "page-free-trader.png",
    "free-trader-2-buy-phone-dark": "page-phone.png",
}


def main(arguments: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder))
        try:
            with chromium() as browser:
                house = House(server, browser)
                tour = Tour(house)
                for name, visitor in tour.pages() if arguments != ["boards"] else ():
                    take(name, visitor, whole=True)
                for name, visitor in tour.boards() if arguments != ["pages"] else ():
                    take(name, visitor)
                house.close()
        finally:
            server.stop()


def take(name: str, visitor: Visitor, whole: bool = False) -> None:
    page, size = visitor.page, visitor.page.viewport_size
    assert size is not None
    if whole:  # as high a screen as the page is long, so that bars at its edges stay there
        page.set_viewport_size({**size, "height": max(size["height"], page.evaluate("document.body.scrollHeight"))})
    page.screenshot(path=FOLDER / f"{name}.png")
    page.set_viewport_size(size)
    if name in SHOWN:
        visitor.page.screenshot(path=README / SHOWN[name])
    print(name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
