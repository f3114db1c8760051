"""Pictures of every page, desktop and phone, and of every board at five sizes, in both themes: `make screenshots`.

With `readme`, `pages` or `boards` (ARGS=…) only those are taken. A real server, a real browser, real games.
"""

import sys
import tempfile
from itertools import chain
from pathlib import Path

from playwright.sync_api import Page

from longhaul.games import GAMES
from tests.web.browser import DESKTOP, PHONE, Running, Site, Visitor, chromium, is_over
from tests.web.played import ENDS, Played, all_stops
from tests.web.playing import CHOICES, press_something
from tests.web.png import shrink
from tests.web.tour import Tour, bring, go_on

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "screenshots"
README = ROOT / "docs" / "images"
BOARD_SIZES = {"desktop": ((1440, 900), (1366, 768), (1280, 720), (820, 1180)), "phone": ((390, 844),)}
BEFORE = 14  # moves played before a picture for the README, so that the log tells of them
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def main(arguments: list[str]) -> None:
    wanted = arguments or ["readme", "pages", "boards"]
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder))
        try:
            with chromium() as browser:
                site = Site(server, browser)
                tour = Tour(site)
                if "readme" in wanted:
                    readme(site)
                    for path in sorted(README.glob("page-*.png")):
                        shrink(browser, path)
                for name, visitor in chain(tour.pages(), tour.replay()) if "pages" in wanted else ():
                    take(name, visitor, whole=True)
                boards = chain(*map(tour.boards, all_stops()), *map(tour.end, ENDS))
                for name, visitor in boards if "boards" in wanted else ():
                    take_sizes(name, visitor)
                site.close()
        finally:
            server.stop()


def take(name: str, visitor: Visitor, whole: bool = False) -> None:
    page, size = visitor.page, visitor.page.viewport_size
    assert size is not None
    if whole:  # as high a screen as the page is long, so that bars at its edges stay there
        page.set_viewport_size({**size, "height": max(size["height"], page.evaluate("document.body.scrollHeight"))})
    page.screenshot(path=FOLDER / f"{name}.png")
    page.set_viewport_size(size)
    print(name, flush=True)


def take_sizes(name: str, visitor: Visitor) -> None:
    """A board on the screens that such a device may have."""
    name, screen, theme = name.rsplit("-", 2)
    page, size = visitor.page, visitor.page.viewport_size
    assert size is not None
    for width, height in BOARD_SIZES[screen]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        take(f"{name}-{width}x{height}-{theme}", visitor)
    page.set_viewport_size(size)


# The README's -----------------------------------------------------------------------------------------------
def readme(site: Site) -> None:
    """Home, a table of each kind and a phone, in the dark, in the middle of a game."""
    visitor = site.visitor(DESKTOP)
    dice, free = Played("dice-traders", 1, 4), Played("free-trader", 29)
    at_the_table(visitor, dice, 60, "lock").screenshot(path=README / "page-dice-traders.png")
    at_the_table(visitor, free, 100, "jump").screenshot(path=README / "page-free-trader.png")
    page = visitor.open("/")
    page.locator(".card [data-picture]").nth(len(GAMES) - 1).wait_for()
    page.wait_for_load_state("networkidle")
    page.screenshot(path=README / "page-home.png")
    at_the_table(site.visitor(PHONE), free, 100, "buy").screenshot(path=README / "page-phone.png")


def at_the_table(visitor: Visitor, played: Played, first: int, phase: str) -> Page:
    """Someone who has played on from a move of a game for a while, up to some part of the turn."""
    visitor.open("/account")
    texts = played.run().texts
    page = visitor.open(go_on(visitor, bring(visitor, played), first))
    done = 0
    while not is_over(page) and (done < BEFORE or page.locator(f"[data-phase='{phase}']").count() == 0):
        recorded = f"{CHOICES}[data-action='{texts[first + done]}']" if first + done < len(texts) else CHOICES
        press_something(page, recorded if page.locator(recorded).count() else CHOICES)
        done += 1
    page.mouse.move(0, 0)
    return page


if __name__ == "__main__":
    main(sys.argv[1:])
