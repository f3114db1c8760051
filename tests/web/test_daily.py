"""The daily challenge, as a player sees it: from Home to the table of results, with one try."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.web.browser import Site
from tests.web.playing import play_to_the_end
from tests.web.test_commitment import looks_right
from tests.web.tour import SCREENS

LONGEST = 300  # seconds that a test may take on a busy machine


@pytest.fixture(autouse=True)
def whole_day() -> None:
    """A test that begins today and ends tomorrow would be told the seed."""
    left = 86_400 - time.time() % 86_400
    if left < LONGEST:
        time.sleep(left)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_game_of_the_day_is_played_once_and_stands_in_the_table(site: Site, screen: str) -> None:
    visitor = site.visitor(SCREENS[screen])
    page = visitor.open("/")
    page.locator(".daily").get_by_role("link", name="Play today's").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Daily challenge")
    expect(page.get_by_text("next one in")).to_be_visible()
    looks_right(visitor)
    page.get_by_role("button", name="Play today's Dice Traders").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("daily challenge")).to_be_visible()
    for name in ("Take back", "Hint"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    table = page.url
    page.goto(f"{visitor.address}/daily")
    expect(page.get_by_text("Your game is waiting")).to_be_visible()
    page.get_by_role("link", name="Continue: Dice Traders").click()
    page.wait_for_url(table)
    play_to_the_end(page, turns=2)
    end = page.locator("[data-end]")
    for name in ("Replay", "Download game"):
        expect(end.get_by_role("link", name=name)).to_have_count(0)
    expect(end.get_by_role("button", name="Verify")).to_have_count(0)
    looks_right(visitor)
    end.get_by_role("link", name="Results of the day").click()
    mine = page.locator("tr.mine")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text(re.compile(r"\(you\)\s*\d+ cr"))
    page.get_by_role("link", name="Your table: Dice Traders").click()
    page.wait_for_url(table)
    page.goto(f"{visitor.address}/")
    expect(page.locator(".daily")).to_contain_text(re.compile(r"\d+ cr, place \d of \d"))
    visitor.no_sideways_scroll()


def test_a_daily_challenge_of_today_has_no_spectators(site: Site) -> None:
    ada, bea = site.visitor(), site.visitor()
    page = ada.open("/daily")
    page.get_by_role("button", name="Play today's Free Trader").click()
    page.wait_for_url("**/t/*")
    other = bea.open(page.url.removeprefix(ada.address))
    expect(other.get_by_text("can be watched and replayed when its day is over")).to_be_visible()
    play_to_the_end(page)
    bea.allow("409")
    other.goto(f"{page.url}/replay")
    expect(other.get_by_role("heading", level=1)).to_have_text("Today's game")
    looks_right(bea)


def test_a_day_that_cannot_be_played_says_why(site: Site) -> None:
    visitor = site.visitor()
    visitor.allow("404")
    page = visitor.open("/daily/2999-01-01")
    expect(page.get_by_text("2999-01-01 is in the future")).to_be_visible()
