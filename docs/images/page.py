"""The pictures of the page in the README: `python -m docs.images.page`. A real server, a real browser, real games."""

import tempfile
from pathlib import Path

from tests.web.browser import DESKTOP, PHONE, House, Running, chromium, is_over
from tests.web.playing import press_something

HERE = Path(__file__).resolve().parent


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder))
        try:
            with chromium() as browser:
                take(House(server, browser))
        finally:
            server.stop()


def take(house: House) -> None:
    page = house.visitor().open("/")
    page.wait_for_timeout(1500)
    page.screenshot(path=HERE / "page-home.png")
    for game, screen, name in (("dice-traders", DESKTOP, "page-table.png"), ("free-trader", PHONE, "page-phone.png")):
        page = house.visitor(screen).open("/")
        page.locator(f"[data-play='{game}']").click()
        for _ in range(12):
            if is_over(page):
                break
            press_something(page)
        page.wait_for_timeout(1000)
        page.screenshot(path=HERE / name)
    house.close()


if __name__ == "__main__":
    main()
