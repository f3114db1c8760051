"""Dice Traders in the browser, from Home to the end screen, by pressing what a person can see."""

import re

import pytest

from tests.web.browser import DESKTOP, PHONE, House, is_over
from tests.web.playing import press_something


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_from_home_to_the_end_screen(house: House, screen: dict[str, object]) -> None:
    visitor = house.visitor(screen)
    page = visitor.open("/")
    visitor.no_sideways_scroll()
    page.locator("[data-play='dice-traders']").click()
    moves = 0
    while not is_over(page):
        press_something(page)
        moves += 1
        if moves % 10 == 1:
            visitor.no_sideways_scroll()
    assert moves > 20
    end = page.locator("[data-end]")
    assert re.search(r"wins?|share", end.locator("h2").inner_text())
    assert end.locator("li").count() == 4
    record = end.locator("a[download]").get_attribute("href")
    assert (
        page.evaluate("(path) => fetch(path).then((it) => it.json()).then((it) => it.game)", record) == "dice-traders"
    )
    end.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile(r"/t/\w+/replay"))
