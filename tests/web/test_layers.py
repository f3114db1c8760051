"""What opens over a table: popovers in the browser's top layer, drawers as dialogs."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Site, open_table


def a_table(site: Site, screen: dict[str, Any]) -> Page:
    visitor = site.visitor(screen)
    visitor.open("/account")
    page = visitor.open(open_table(visitor, "dice-traders", ["me", "trader"]))
    page.locator("[data-choices]").wait_for()
    return page


def test_a_popover_is_closed_by_escape_its_anchor_or_a_press_elsewhere(site: Site) -> None:
    page = a_table(site, DESKTOP)
    figure = page.locator("button.explain").first
    pinned = page.locator(".popover:popover-open[role=dialog]")
    figure.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    figure.click()
    expect(pinned).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(pinned).to_have_count(0)
    more = page.get_by_role("button", name="More", exact=True)
    closing: list[Callable[[], None]] = [
        more.click,
        lambda: page.mouse.click(700, 880),
        lambda: page.keyboard.press("Escape"),
    ]
    for close in closing:
        more.click()
        expect(pinned).to_be_visible()
        close()
        expect(pinned).to_have_count(0)
        expect(more).to_have_attribute("aria-expanded", "false")


def test_a_drawer_is_a_dialog(site: Site) -> None:
    page = a_table(site, PHONE)
    log = page.get_by_role("button", name="Log", exact=True)
    drawer = page.locator("dialog:modal")
    closing: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.touchscreen.tap(200, 40),
        lambda: drawer.get_by_role("button", name="Back to the board").click(),
        lambda: drawer.get_by_role("button", name="Log", exact=True).click(),
    ]
    for close in closing:
        log.click()
        expect(drawer).to_have_attribute("aria-label", "Log")
        close()
        expect(drawer).to_have_count(0)
        expect(log).to_be_focused()
    log.click()
    drawer.get_by_role("button", name="Seats", exact=True).click()
    expect(drawer).to_have_attribute("aria-label", "Seats")
    page.set_viewport_size({"width": 1300, "height": 800})  # room for the seats: nothing stays behind a drawer
    expect(drawer).to_have_count(0)
