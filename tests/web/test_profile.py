"""Profiles in the browser: reached from seats, the end screen and the ladder; whole on both screens."""

import pytest
from playwright.sync_api import expect

from tests.web.browser import Site, play_rated
from tests.web.test_commitment import looks_right
from tests.web.tour import SCREENS


@pytest.mark.parametrize("screen", SCREENS)
def test_from_the_end_of_a_game_to_profiles_and_the_ladder(site: Site, screen: str) -> None:
    visitor = site.visitor(SCREENS[screen])
    visitor.open("/account")
    page = visitor.page
    for _ in range(2):
        page = visitor.open(play_rated(visitor))
        if screen == "desktop":
            expect(page.locator(".seat").get_by_role("link", name="Trader Rigel")).to_have_attribute(
                "href", "/p/trader"
            )
    page.wait_for_function("async () => (await (await fetch('/api/ratings/mine')).json())[0]?.games === 2")
    page.locator("[data-end] .name").get_by_role("link", name="Trader Rigel").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Trader")
    expect(page.get_by_text("House bot")).to_be_visible()
    expect(page.get_by_role("img", name="Skill over the last rated games")).to_be_visible()
    looks_right(visitor)
    page.goto(f"{visitor.address}/ladder/dice-traders")
    name = page.locator("tr.mine a").inner_text()
    page.locator("tr.mine a").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_text("Longest streak")).to_be_visible()
    expect(page.get_by_role("link", name="Replay: Dice Traders")).to_have_count(2)  # private games, to oneself alone
    looks_right(visitor)
    other = site.visitor().open(page.url.removeprefix(visitor.address))
    expect(other.get_by_text("No public games.")).to_be_visible()


def test_an_unknown_player(site: Site) -> None:
    visitor = site.visitor()
    visitor.allow("404")
    page = visitor.open("/p/Nobody%20Known")
    expect(page.get_by_role("heading", level=1)).to_have_text("Player not found")
    looks_right(visitor)
