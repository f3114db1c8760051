"""Pictures of the gallery and of all boards, to compare with those in `looks/`: `python -m tests.web.looks [NAME …]`.

The command makes the references anew, all of them or those whose names begin with a NAME. Look at what has changed
before you commit it.
"""

import base64
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Browser, Page

from longhaul.games import GAMES, find_game
from tests.web.browser import DESKTOP, ROOT, Running, Site, chromium, open_table
from tests.web.png import PIXELS, shrink
from tests.web.tour import prepared_storage

FOLDER = Path(__file__).parent / "looks"
THEMES = ("dark", "light")
GALLERY = {"gallery": "body", "popover": ".popover", "dialog": "dialog"}  # what is open, and is shown
STILL = """() => {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSAnimation || animation instanceof CSSTransition) {
      animation.cancel();
      continue;
    }
    animation.pause();
    const { endTime } = animation.effect.getComputedTiming();
    animation.currentTime = Number(endTime) * 0.4;
  }
}"""
CHANNEL = 48  # by which a channel of a pixel may differ: references have 256 colours only
SHARE = 0.003  # of the pixels may differ by more: the edges of letters

Picture = Callable[[Path], None]


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def built_gallery() -> Iterator[str]:
    """The address of the gallery, built into a folder of its own: it is no part of the page."""
    with TemporaryDirectory() as folder:
        subprocess.run([sys.executable, ROOT / "web" / "build.py", "--gallery", folder], check=True)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


def gallery(browser: Browser, address: str) -> dict[str, Picture]:
    def shoot(theme: str, opened: str, shown: str, path: Path) -> None:
        page = browser.new_page(viewport={"width": 1120, "height": 1600})  # all of it is in the window
        page.goto(f"{address}?theme={theme}&open={opened}")
        page.locator("main h2").first.wait_for()
        settle(page)
        page.locator(shown).screenshot(path=path)
        page.close()

    return {
        f"{name}-{theme}": partial(shoot, theme, name, shown) for name, shown in GALLERY.items() for theme in THEMES
    }


def boards(site: Site) -> dict[str, Picture]:
    """The first decision of a game against bots, dealt from the server's fixed seed, for those who know the game."""
    known = prepared_storage(site)

    def shoot(game: str, theme: str, path: Path) -> None:
        visitor = site.visitor(DESKTOP, storage_state=known)
        visitor.open("/account")
        visitor.page.evaluate("(theme) => localStorage.setItem('theme', theme)", theme)
        seats = ["me"] + ["trader"] * (find_game(game).facts.seats[0] - 1)
        page = visitor.open(open_table(visitor, game, seats))
        page.locator("[data-mine=true] [data-choices] button").first.wait_for()
        page.locator("[data-overlay]").wait_for(state="attached")  # the stage has come, and is idle
        page.wait_for_load_state("networkidle")
        settle(page)
        page.locator("section.board").screenshot(path=path)

    return {f"board-{game}-{theme}": partial(shoot, game, theme) for game in GAMES for theme in THEMES}


def settle(page: Page) -> None:
    """Nothing moves any more, and the letters have come."""
    page.evaluate("() => document.fonts.ready")
    page.evaluate(STILL)


def pixels(browser: Browser, path: Path) -> NDArray[np.int16]:
    page = browser.new_page()
    width, height, data = page.evaluate(PIXELS, base64.b64encode(path.read_bytes()).decode())
    page.close()
    drawn = np.frombuffer(base64.b64decode(data), np.uint8).reshape(height, width, 4)
    return drawn[:, :, :3].astype(np.int16)


def difference(browser: Browser, one: Path, other: Path) -> float:
    """The share of pixels that differ visibly; all of them if the sizes differ."""
    a, b = pixels(browser, one), pixels(browser, other)
    return 1.0 if a.shape != b.shape else float((np.abs(a - b).max(axis=2) > CHANNEL).mean())


def remake(browser: Browser, pictures: dict[str, Picture], wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, shoot in pictures.items():
        if wanted and not name.startswith(tuple(wanted)):
            continue
        path = FOLDER / f"{name}.png"
        shoot(path)
        shrink(browser, path)
        print(f"{path.name}: {path.stat().st_size} bytes", flush=True)


def main(wanted: list[str]) -> None:
    with TemporaryDirectory() as folder, chromium() as browser:
        with built_gallery() as address:
            remake(browser, gallery(browser, address), wanted)
        server = Running(Path(folder))
        try:
            remake(browser, boards(Site(server, browser)), wanted)
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
