"""What a first visit costs, as the browser counts it on the wire: compressed, headers and all, with an empty cache.

Home's first load is everything that was asked for before the page rested: until then it asks for no small live board.
Those come after it, one after the other, and only for the cards that are in view. The service worker comes later still,
and what it hands out crosses no wire: here there is none.
"""

from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from longhaul.games import GAMES, find_game
from tests.web.browser import DESKTOP, Site, Visitor, open_table

HOME, TABLE = 100_000, 200_000  # bytes
PICTURES = ("/sample", "/layout", "/boards")


@dataclass
class Wire:
    """Counts what crosses the wire."""

    page: Page
    asked: list[str] = field(default_factory=list)
    sizes: dict[str, float] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.line: CDPSession = self.page.context.new_cdp_session(self.page)
        self.line.send("Network.enable")
        self.line.send("Network.setCacheDisabled", {"cacheDisabled": True})
        self.line.on("Network.requestWillBeSent", self._asked)
        self.line.on("Network.loadingFinished", self._came)

    def _asked(self, event: dict[str, Any]) -> None:
        self.asked.append(event["request"]["url"])
        self.names[event["requestId"]] = event["request"]["url"]

    def _came(self, event: dict[str, Any]) -> None:
        url = self.names.get(event["requestId"], "")
        self.sizes[url] = self.sizes.get(url, 0) + event["encodedDataLength"]

    def before(self, part: str) -> float:
        """Bytes of all that was asked for before the first request with this in its address."""
        first = next((i for i, url in enumerate(self.asked) if part in url), len(self.asked))
        return sum(self.sizes.get(url, 0) for url in set(self.asked[:first]))

    @property
    def whole(self) -> float:
        return sum(self.sizes.values())


def first_visit(site: Site) -> Visitor:
    visitor = site.visitor(DESKTOP, service_workers="block")
    visitor.allow("Service Worker registration blocked")
    return visitor


def test_home_is_light(site: Site, record_property: Any) -> None:
    page = first_visit(site).page
    wire = Wire(page)
    page.goto(site.server.address)
    page.locator(".card .stage").nth(len(GAMES) - 1).wait_for()
    page.wait_for_load_state("networkidle")
    assert sum("/sample" in url for url in wire.asked) == len(GAMES)
    record_property("home", wire.before("/sample"))
    print(f"Home: {wire.before('/sample'):.0f} bytes, with its small boards {wire.whole:.0f}")
    assert 30_000 < wire.before("/sample") <= HOME


def test_home_fetches_only_the_boards_that_are_seen(site: Site) -> None:
    page = site.visitor({"viewport": {"width": 390, "height": 400}, "is_mobile": True, "has_touch": True}).page
    wire = Wire(page)
    page.goto(site.server.address)
    page.locator(".card .stage").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert sum("/sample" in url for url in wire.asked) == 1
    page.locator("[data-play]").nth(1).scroll_into_view_if_needed()
    page.locator(".card .stage").nth(1).wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(site: Site, game: str) -> None:
    visitor = first_visit(site)
    visitor.open("/account")
    link = open_table(visitor, game, ["me"] + ["trader"] * (find_game(game).facts.seats[0] - 1))
    page = visitor.page.context.new_page()
    wire = Wire(page)
    page.goto(site.server.address + link)
    page.locator("[data-choices]").wait_for()
    page.wait_for_load_state("networkidle")
    print(f"{game}: {wire.whole:.0f} bytes")
    assert 30_000 < wire.whole <= TABLE
    page.close()
