"""Free Trader in the browser, from Home to the end screen: by the map and the buttons, and by keyboard alone."""

import re

import pytest
from playwright.sync_api import Page

from tests.web.browser import DESKTOP, PHONE, House, is_over, version_of, wait_for_change
from tests.web.playing import CHOICES, press_something

LIT = ".card.lit button[data-legal]"  # planets that may be chosen on the map
PHASE = "document.querySelector('[data-phase]').dataset.phase"
MOVED = "(before) => Number(document.querySelector('[data-version]').dataset.version) > before"


def start(house: House, screen: dict[str, object]) -> Page:
    page = house.visitor(screen).open("/")
    page.locator("[data-play='free-trader']").click()
    page.locator(CHOICES).first.wait_for()
    return page


def until(page: Page, phase: str) -> bool:
    """Press on until a part of the turn comes; nothing is bought, so that there is fuel."""
    while not is_over(page) and page.evaluate(PHASE) != phase:
        done = page.locator(f"{CHOICES}[data-action=done]")
        if done.count():
            before = version_of(page)
            done.click()
            wait_for_change(page, before)
        else:
            press_something(page)
    return not is_over(page)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_from_home_to_the_end_screen(house: House, screen: dict[str, object]) -> None:
    visitor = house.visitor(screen)
    page = visitor.open("/")
    page.locator("[data-play='free-trader']").click()
    page.locator(CHOICES).first.wait_for()
    while not is_over(page):
        press_something(page)
        visitor.no_sideways_scroll()
    end = page.locator("[data-end]")
    assert re.search(r"lost|made it", end.locator("h2").inner_text())
    assert page.locator(".ending li").count() == 4  # the payments, made or not


def test_a_planet_on_the_map_is_pressed_to_jump_there(house: House) -> None:
    page = start(house, DESKTOP)
    assert until(page, "jump")
    before, name = version_of(page), page.locator(".card.lit .name").first.inner_text()
    page.locator(LIT).first.click()
    wait_for_change(page, before)
    assert name in page.locator(".card.here .name").inner_text()


def test_a_whole_game_by_keyboard(house: House) -> None:
    page = start(house, DESKTOP)
    while not is_over(page):
        before = version_of(page)
        key = page.locator(f"{CHOICES} kbd").first.inner_text()
        page.keyboard.press(key)
        settled = f"(before) => ({MOVED})(before) || document.querySelector('[data-version]').dataset.armed"
        page.wait_for_function(settled, arg=before)
        if version_of(page) == before and not is_over(page):
            page.keyboard.press(key)
            wait_for_change(page, before)


def test_the_map_is_moved_by_keys_and_shown_whole_again(house: House) -> None:
    page = start(house, DESKTOP)
    width = "document.querySelector('.picture').offsetWidth"
    page.wait_for_function(f"() => {width} > 100")
    region = page.get_by_role("region", name="Map")
    region.press("0")
    page.wait_for_timeout(300)  # the layout settles
    whole = page.evaluate(width)
    region.press("+")
    page.wait_for_function(f"() => {width} > {whole}")
    region.press("0")
    page.wait_for_function(f"() => Math.abs({width} - {whole}) < 3")
