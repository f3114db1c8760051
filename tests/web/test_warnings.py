"""What cannot be meant lightly is pressed twice, and what may be looked at at any time can be found."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Site, open_table, version_of
from tests.web.playing import press_something, tab_to

LOW_DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, LOW_DESKTOP, PHONE], ids=["desktop", "low", "phone"])
RETIRE = "[data-choices] [data-action=retire]"


def at_the_first_journey(site: Site, screen: dict[str, Any]) -> Page:
    """A table of Dice Traders for one, after the first turn, which costs no day."""
    visitor = site.visitor(screen)
    visitor.open("/")
    page = visitor.open(open_table(visitor, "dice-traders", ["me"], options={"limit": "short"}))
    while not page.locator(RETIRE).count():
        press_something(page)
    return page


@SCREENS
def test_retiring_needs_a_second_press_on_any_day(site: Site, screen: dict[str, Any]) -> None:
    page = at_the_first_journey(site, screen)
    before, retire = version_of(page), page.locator(RETIRE)
    retire.click()
    expect(retire).to_contain_text(re.compile(r"You give up \d+ days and end with \d+ cr. Press again: Retire"))
    assert version_of(page) == before and not page.locator("[data-end]").count()
    retire.click()
    page.locator("[data-end]").wait_for(state="attached")


def test_retiring_by_keys_needs_a_second_press(site: Site) -> None:
    page = at_the_first_journey(site, DESKTOP)
    before = version_of(page)
    page.keyboard.press(page.locator(RETIRE).locator("kbd").inner_text())
    expect(page.locator("[data-armed=retire]")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("[data-armed=retire]")).not_to_be_attached()
    assert version_of(page) == before


@SCREENS
def test_the_discard_pile_can_be_browsed_at_any_time(site: Site, screen: dict[str, Any]) -> None:
    visitor = site.visitor(screen)
    visitor.open("/")
    page = visitor.open(open_table(visitor, "free-trader", ["me"]))
    pile = page.get_by_role("button", name=re.compile("^Discard pile: "))
    expect(pile).to_contain_text("Discard pile: 0")
    while "pile: 0" in (pile.text_content() or ""):
        press_something(page)
    used = int((pile.text_content() or "").split()[-1])
    pile.click()
    dialog = page.get_by_role("dialog", name="Discard pile, month 1")
    expect(dialog.get_by_role("listitem")).to_have_count(used)
    expect(dialog.get_by_role("row", name=re.compile("^Buy")).first).to_be_visible()
    visitor.no_sideways_scroll()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_discard_pile_is_reached_by_keys(site: Site) -> None:
    visitor = site.visitor()
    visitor.open("/")
    page = visitor.open(open_table(visitor, "free-trader", ["me"]))
    page.locator("[data-version]").wait_for(state="attached")
    tab_to(page, "button.pile")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Discard pile, month 1")).to_contain_text("No cards used this month yet.")


@SCREENS
def test_a_distance_that_does_not_count_is_not_shown(site: Site, screen: dict[str, Any]) -> None:
    visitor = site.visitor(screen)
    visitor.open("/")
    page = visitor.open(open_table(visitor, "free-trader", ["me"], options={"pregen": True}))
    planets = page.locator("article[aria-label]")
    expect(planets.first).to_be_attached()
    for _ in range(2):  # while a home is chosen, and after
        says = planets.evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))")
        assert says and not any("distance" in each for each in says)
        assert not page.get_by_role("button", name=re.compile("^Distance of")).count()
        press_something(page)
