"""Every page and every part of a turn on every board, on both screens and in both themes: whole, and open to everyone.

axe-core runs with all its rules, those of best practice too; none is off. A theme changes colours alone, so the light
one is judged by the contrast of colours alone.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from longhaul.games import GAMES
from tests.web.browser import TABLET, Site, Visitor
from tests.web.played import CHOSEN, ENDS, QUESTS
from tests.web.playing import CHOICES
from tests.web.tour import PAGES, Tour

AXE = (Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
RUN = "(rules) => axe.run(document, { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) })"
COLOURS = ["color-contrast"]


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(RUN, rules)["violations"]
    return [f"{each['id']}: {[node['target'] for node in each['nodes'][:3]]}" for each in found]


def judge(looks: Iterable[tuple[str, Visitor]]) -> None:
    found = {}
    for name, visitor in looks:
        visitor.no_sideways_scroll()
        if wrong := violations(visitor.page, COLOURS if name.endswith("-light") else None):
            found[name] = wrong
    assert found == {}


@pytest.mark.parametrize("name", PAGES)
def test_every_page(site: Site, name: str) -> None:
    judge(Tour(site, hurry=True).pages([name]))


def test_the_replay(site: Site) -> None:
    judge(Tour(site, hurry=True).replay())


@pytest.mark.parametrize("name", [*map(str, CHOSEN)])
def test_every_board_in_every_part_of_a_turn(site: Site, name: str) -> None:
    judge(Tour(site, hurry=True).boards(name))


@pytest.mark.parametrize("name", QUESTS)
def test_boards_in_the_many_parts_of_long_turns(site: Site, name: str) -> None:
    judge(Tour(site, hurry=True).boards(name))


@pytest.mark.parametrize("name", ENDS)
def test_every_end(site: Site, name: str) -> None:
    judge(Tour(site, hurry=True).end(name))


def test_what_opens_over_a_table(site: Site) -> None:
    tour, found = Tour(site), {}
    visitor = next(visitor for look, visitor in tour.boards(str(next(iter(CHOSEN)))) if "-buy-" in look)
    page, small = visitor.page, tour.small.page
    opened: dict[str, Callable[[], None]] = {
        "share": lambda: page.keyboard.press("s"),
        "why": lambda: page.keyboard.press("?"),
        "more": lambda: page.get_by_role("button", name="More", exact=True).click(),
        "resign": lambda: page.get_by_role("button", name="Resign").click(),
        "a figure": lambda: page.locator("button.explain").first.hover(),
        "a figure that stays": lambda: page.locator("button.explain").first.click(),
        "a no": lambda: page.locator("[data-choices] [data-action]:not([data-legal])").first.click(),
    }
    for name, act in opened.items():
        act()
        if wrong := violations(page):
            found[name] = wrong
        if name != "more":
            page.keyboard.press("Escape")
    for name in ("Seats", "Log"):
        small.get_by_role("button", name=name, exact=True).click()
        if wrong := violations(small):
            found[name] = wrong
        small.get_by_role("button", name="Back to the board").click()
    assert found == {}


def test_every_page_fits_a_tablet(site: Site) -> None:
    visitor = site.visitor(TABLET)
    visitor.allow("404")
    for path, heading in PAGES.values():
        page = visitor.open(path)
        if heading:
            expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        visitor.no_sideways_scroll()
    for game in GAMES:
        page = visitor.open("/")
        page.locator(f"[data-play='{game}']").click()
        page.locator(CHOICES).first.wait_for()
        visitor.no_sideways_scroll()
