"""What first visits cost, as the browser counts it on the wire: `python -m tests.web.weight [--files]`.

The sum of `encodedDataLength` of the DevTools protocol, so compressed and with headers, from an empty cache until three
seconds after the page has loaded; no sounds, as nobody has pressed anything. The service worker is not counted: what it
hands out crosses no wire.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import CDPSession, Page

from longhaul.games import GAMES, find_game
from tests.web.browser import DESKTOP, Running, Site, chromium, open_table

HOME, HOME_REQUESTS, TABLE = 100_000, 25, 160_000  # bytes; the limits
AFTER_LOAD_MS = 3000
LANGUAGES = {"en": "en-GB", "de": "de-DE", "es": "es-ES", "fr": "fr-FR", "pl": "pl-PL"}


@dataclass
class Wire:
    """Counts what crosses the wire."""

    page: Page
    sizes: dict[str, float] = field(default_factory=dict)  # by request
    urls: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.line: CDPSession = self.page.context.new_cdp_session(self.page)
        self.line.send("Network.enable")
        self.line.send("Network.setCacheDisabled", {"cacheDisabled": True})
        self.line.on("Network.requestWillBeSent", self._asked)
        self.line.on("Network.loadingFinished", self._came)

    def _asked(self, event: dict[str, Any]) -> None:
        self.urls[event["requestId"]] = event["request"]["url"]

    def _came(self, event: dict[str, Any]) -> None:
        self.sizes[event["requestId"]] = event["encodedDataLength"]

    @property
    def bytes(self) -> int:
        return round(sum(self.sizes.values()))

    @property
    def requests(self) -> int:
        return len(self.urls)

    def files(self) -> list[tuple[int, str]]:
        """The heaviest first."""
        return sorted(((round(self.sizes.get(each, 0)), url) for each, url in self.urls.items()), reverse=True)


def home(site: Site, language: str) -> Wire:
    """Home with its previews."""
    page = site.visitor(DESKTOP, service_workers="block", locale=LANGUAGES[language]).page
    site.visitors[-1].allow("Service Worker registration blocked")
    return load(page, site.server.address)


def table(site: Site, language: str, game: str) -> Wire:
    """A table of a game against bots, opened by its address."""
    visitor = site.visitor(DESKTOP, service_workers="block", locale=LANGUAGES[language])
    visitor.allow("Service Worker registration blocked")
    visitor.open("/account")
    link = open_table(visitor, game, ["me"] + ["trader"] * (find_game(game).facts.seats[0] - 1))
    visitor.page.evaluate("localStorage.removeItem('letters')")  # the cache is empty
    return load(visitor.page.context.new_page(), site.server.address + link)


def load(page: Page, address: str) -> Wire:
    wire = Wire(page)
    page.goto(address, wait_until="load")
    page.wait_for_timeout(AFTER_LOAD_MS)
    return wire


def measures(site: Site, language: str) -> dict[str, Callable[[], Wire]]:
    tables = {game: (lambda game=game: table(site, language, game)) for game in GAMES}
    return {"home": lambda: home(site, language), **tables}


def main(arguments: list[str]) -> None:
    parser = ArgumentParser(prog="python -m tests.web.weight", description=__doc__)
    parser.add_argument("--files", action="store_true", help="list the files of each page, too")
    parser.add_argument(
        "languages", nargs="*", choices=[*LANGUAGES, []], metavar="LANGUAGE", help="all languages if none is given"
    )
    wanted = parser.parse_args(arguments)
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Running(Path(folder))
        try:
            for language in wanted.languages or LANGUAGES:
                for name, measure in measures(Site(server, browser), language).items():
                    wire = measure()
                    print(f"{language}  {name:<14} {wire.bytes:>8} bytes  {wire.requests:>3} requests", flush=True)
                    for size, url in wire.files() if wanted.files else ():
                        print(f"    {size:>8}  {url.removeprefix(server.address)}")
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
