"""The pictures of the page in the README: `python -m docs.images.page`. A real server, a real browser, real games."""

import tempfile
from pathlib import Path

from tests.server.chromium import Chromium
from tests.server.test_page import STATE, Running, home, play_on

HERE = Path(__file__).resolve().parent


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server, browser = Running(Path(folder)), Chromium(Path(folder))
        try:
            home(browser, server)
            browser.click("[data-play='dice-traders']")
            play_on(browser, moves=14)
            browser.wait(STATE)
            browser.screenshot(HERE / "page-table.png")
            home(browser, server)
            browser.screenshot(HERE / "page-home.png")
            browser.resize(390, 844)
            browser.click("[data-play='free-trader']")
            play_on(browser, moves=12)
            browser.screenshot(HERE / "page-phone.png")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
