"""A tour of every page and of every part of a turn on every board, for tests and for pictures.

Boards are real tables that go on from a game which bots have played: the same seed, so the same dice and cards.
"""

import json
import re
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, Literal

from playwright.sync_api import Page, expect

from longhaul.games import GAMES
from tests.web.browser import DESKTOP, PHONE, Site, Visitor
from tests.web.played import ENDS, Played, stops_of

SCREENS = {"desktop": DESKTOP, "phone": PHONE}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
STILL = "() => document.getAnimations().every((it) => it.playState !== 'running')"

# Every kind of page, and the heading it has
PAGES: dict[str, tuple[str, str | None]] = {
    "home": ("/", "Pick a ship, make a fortune."),
    "setup-dice-traders": ("/setup/dice-traders", "Dice Traders: set up a table"),
    "setup-free-trader": ("/setup/free-trader", "Free Trader: set up a table"),
    "setup-gem-traders": ("/setup/gem-traders", "Gem Traders: set up a table"),
    "setup-star-traders": ("/setup/star-traders", "Star Traders: set up a table"),
    "setup-unknown": ("/setup/chess", "Game not found"),
    "rules": ("/rules", "Rules"),
    "rules-dice-traders": ("/rules/dice-traders", "Dice Traders"),
    "rules-free-trader": ("/rules/free-trader", "Free Trader"),
    "rules-gem-traders": ("/rules/gem-traders", "Gem Traders"),
    "rules-star-traders": ("/rules/star-traders", "Star Traders"),
    "account": ("/account", None),  # one's name
    "ladder": ("/ladder", "Ladder"),
    "puzzles": ("/puzzles", "Puzzles"),
    "daily": ("/daily", "Daily challenge"),
    "lost": ("/off/the/map", "Off the charts"),
}


POST = """async ([path, body]) => {
  const me = await (await fetch("/api/me")).json();
  const headers = { "Content-Type": "application/json", ...(me.csrf ? { "X-Longhaul-CSRF": me.csrf } : {}) };
  const known = me.user ? me : await (await fetch("/api/me/guest", { method: "POST", headers, body: "{}" })).json();
  const answer = await fetch(path, { method: "POST", headers: { ...headers, "X-Longhaul-CSRF": known.csrf }, body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
# Pages are opened in this language, whatever is chosen: no menu and no browser offers the pseudo-locale.
SPEAK = """if (location.host && !location.search.includes("language=")) {
  const search = new URLSearchParams(location.search);
  search.set("language", "%s");
  history.replaceState(history.state, "", `${location.pathname}?${search}${location.hash}`);
}"""
GO = """async (path) => {
  const before = document.querySelector("main");
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  while (before.isConnected) await new Promise((next) => setTimeout(next));
}"""


def speak(visitor: Visitor, language: str) -> None:
    """From the next page that is loaded on."""
    visitor.page.add_init_script(SPEAK % language)


def bring(visitor: Visitor, played: Played) -> str:
    """The replay of a game."""
    return str(visitor.page.evaluate(POST, ["/api/records", played.run().record])["id"])


def go_on(visitor: Visitor, replay: str, move: int) -> str:
    return str(visitor.page.evaluate(POST, [f"/api/replays/{replay}/table", json.dumps({"move": move})])["link"])


class Tour:
    """One person with a large and a small screen; in a hurry, each in one theme, the next time in the other."""

    def __init__(self, site: Site, hurry: bool = False) -> None:
        self.hurry, self.seen = hurry, 0
        self.big = site.visitor(DESKTOP, storage_state=prepared_storage(site))
        self.big.open("/account")
        self.big.page.evaluate(POST, ["/api/tables", json.dumps({"game": "free-trader", "seats": ["me"]})])
        known = self.big.page.context.storage_state()
        self.small = site.visitor(PHONE, storage_state=known)
        for visitor in (self.big, self.small):
            visitor.allow("404")  # pages that say that there is nothing

    def looks(self, name: str) -> Iterator[tuple[str, Visitor]]:
        """What is open now, on both screens and in both themes."""
        self.seen += 1
        screens = zip(SCREENS, (self.big, self.small), strict=True)
        for number, ((screen, visitor), theme) in enumerate(product(screens, THEMES)):
            if self.hurry and (number in (0, 3)) != self.seen % 2:
                continue
            visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
            visitor.page.wait_for_function(STILL)  # colours change step by step
            yield f"{name}-{screen}-{theme}", visitor

    def open(self, path: str) -> None:
        """In a hurry, as links do: from one page to the next, without loading everything anew."""
        for visitor in (self.big, self.small):
            if self.hurry and visitor.page.url.startswith(visitor.address) and not visitor.page.url.endswith(path):
                visitor.page.evaluate(GO, path)
            else:
                visitor.page.goto(visitor.address + path)

    def pages(self, names: Iterable[str] = PAGES) -> Iterator[tuple[str, Visitor]]:
        for name in names:
            path, heading = PAGES[name]
            self.open(path)
            for visitor in (self.big, self.small):
                expect(visitor.page.get_by_role("heading", level=1)).to_have_text(heading or re.compile(r"\w"))
                expect(visitor.page.locator("[aria-busy=true]")).to_have_count(0)
                if name == "home":
                    visitor.page.locator(".card [data-picture]").nth(1).wait_for()
            yield from self.looks(name)

    def replay(self) -> Iterator[tuple[str, Visitor]]:
        self.open(f"/r/{bring(self.big, ENDS['over'])}#move-120")
        for visitor in (self.big, self.small):
            expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Dice Traders replay")
            expect(visitor.page.get_by_role("slider")).to_have_value("120")
        yield from self.looks("replay")

    def boards(self, name: str) -> Iterator[tuple[str, Visitor]]:
        """Every part of a turn that is looked at in a game or on a quest."""
        for played, moves in stops_of(name).items():
            replay = bring(self.big, played)
            for phase, move in moves.items():
                self.open(go_on(self.big, replay, move))
                for visitor in (self.big, self.small):
                    visitor.page.locator("[data-mine=true]").wait_for(state="attached")
                yield from self.looks(f"{name}-{phase}")

    def end(self, name: str) -> Iterator[tuple[str, Visitor]]:
        """The last move of a game, and what is shown then."""
        played = ENDS[name]
        texts = played.run().texts
        self.open(go_on(self.big, bring(self.big, played), len(texts) - 1))
        press(self.big.page, texts[-1])
        for visitor in (self.big, self.small):
            visitor.page.locator("[data-end]").wait_for()
        yield from self.looks(f"{played.game}-{name}")


def prepared_storage(site: Site) -> dict[str, Any]:
    """What a browser has kept that follows the system's theme, is told others' moves at once, and knows the games."""
    values = {"theme": "system", "pace": "instant", **{f"met {game}": "yes" for game in GAMES}}
    entries = [{"name": name, "value": value} for name, value in values.items()]
    return {"cookies": [], "origins": [{"origin": site.server.address, "localStorage": entries}]}


def press(page: Page, action: str) -> None:
    """Press the button of an action, twice where there is a warning."""
    button = page.locator(f"[data-choices] [data-action='{action}']")
    button.click()
    if page.locator("[data-armed]").get_attribute("data-armed") == action:
        button.click()
