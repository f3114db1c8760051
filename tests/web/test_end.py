"""The end of a game: who came where and why, how the game went, and where to go next."""

import re

from playwright.sync_api import Page, expect

from tests.web.browser import Site, open_table
from tests.web.played import ENDS
from tests.web.playing import play_to_the_end
from tests.web.tour import Tour

THREE_SEATS = ENDS["stored"].seats


def test_the_points_and_the_tie_break_are_named_and_charted(site: Site) -> None:
    """In this game the best two have the same points."""
    for _, visitor in Tour(site, hurry=True).end("stored"):
        result = visitor.page.locator("[data-end]")
        expect(result).to_contain_text("Tied on points: the most unplayed Boosts win")
        expect(result.locator("ol > li")).to_have_count(THREE_SEATS)
        for row in result.locator("ol > li").all():
            sources = [int(number) for number in re.findall(r": (\d+)", row.inner_text())]
            assert len(sources) == 3 and sum(sources) == int(row.locator("strong").first.inner_text())
        expect(result.locator("svg polyline")).to_have_count(THREE_SEATS)
        expect(result.get_by_role("img", name="Points over the game")).to_be_visible()


def test_the_turning_point_and_ones_own_moves_are_found(site: Site) -> None:
    visitor = site.visitor()
    visitor.open("/account")
    page = visitor.open(open_table(visitor, "dice-traders", ["me", "trader"], options={"limit": 10}))
    play_to_the_end(page)
    page.locator("[data-turning]").click()
    found = page.locator("[data-end] dl dd")
    found.first.wait_for()
    assert "replay#move-" in (found.first.locator("a").get_attribute("href") or "") or found.count() == 1
    order = [page.locator(f"[data-{name}]").bounding_box() for name in ("analyse", "rematch", "share")]
    places = [(box["y"], box["x"]) for box in order if box]
    assert places == sorted(places) and len(places) == 3
    page.locator("[data-analyse]").click()
    page.wait_for_url("**/replay#move-0")


def resign(page: Page) -> None:
    page.locator("[data-mine=true]").wait_for(state="attached")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def test_bots_keep_their_names_in_a_rematch(site: Site) -> None:
    visitor = site.visitor()
    visitor.open("/account")
    page = visitor.open(open_table(visitor, "dice-traders", ["me", "trader", "cadet"], options={"limit": 6}))
    for seat, name in {1: "Trader Rigel", 2: "Cadet Deneb"}.items():
        expect(page.locator(f"[data-seat='{seat}'] .name strong")).to_have_text(name)
    play_to_the_end(page)
    page.get_by_role("button", name="Rematch", exact=True).click()
    for seat, name in {0: "Cadet Deneb", 2: "Trader Rigel"}.items():
        expect(page.locator(f"[data-seat='{seat}'] .name strong")).to_have_text(name)


def test_who_resigned_comes_last_whatever_the_bot_made_of_it(site: Site) -> None:
    visitor = site.visitor()
    visitor.open("/account")
    page = visitor.open(open_table(visitor, "dice-traders", ["me", "trader", "trader"], options={"limit": 6}))
    resign(page)
    rows = page.locator("[data-end] ol > li")
    expect(rows).to_have_count(3)
    expect(rows.last).to_contain_text("resigned")
    expect(rows.last.locator("strong")).to_have_count(0)
