"""The map of Star Traders: what is read on it, what explains itself, and galaxies with everything in them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Site, Visitor, is_over
from tests.web.played import Played
from tests.web.playing import CHOICES, press_something
from tests.web.tour import bring, go_on, prepared_storage

LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
EVERYTHING = Played(
    "star-traders",
    3,
    4,
    (
        ("more_objects", 1),
        ("exploration", 1),
        ("territory", 1),
        ("precise_hits", 1),
        ("temporary_loss", 1),
        ("flagship_blockades", 1),
        ("round_cap", 16),
    ),
)
PLAIN = Played("star-traders", 1, 4)

# Boxes of the texts on the map that can be read now, each a bit smaller than it is: ascenders may touch.
TEXTS = """() => {
  const window = document.querySelector(".surface").getBoundingClientRect();
  return [...document.querySelectorAll(".picture .name, .picture .tag, .picture .region, .picture .toll")]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width && box.left >= window.left && box.right <= window.right
      && box.top >= window.top && box.bottom <= window.bottom)
    .map((box) => [box.left + 2, box.top + 4, box.right - 2, box.bottom - 4]);
}"""


def at_move(visitor: Visitor, played: Played, move: int) -> Page:
    visitor.open("/account")
    page = visitor.open(go_on(visitor, bring(visitor, played), move))
    page.locator("[data-mine=true]").wait_for(state="attached")
    return page


def covered(page: Page) -> float:
    """The part of all text on the map, in area, that lies under other text."""
    boxes = page.evaluate(TEXTS)
    assert boxes
    shared = sum(
        max(0, min(a[2], b[2]) - max(a[0], b[0])) * max(0, min(a[3], b[3]) - max(a[1], b[1]))
        for i, a in enumerate(boxes)
        for b in boxes[:i]
    )
    return float(shared / sum((box[2] - box[0]) * (box[3] - box[1]) for box in boxes))


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
def test_a_galaxy_of_13_regions_with_every_option_is_played_and_read(site: Site, screen: dict[str, Any]) -> None:
    visitor = site.visitor(screen, storage_state=prepared_storage(site))
    page = at_move(visitor, EVERYTHING, EVERYTHING.run().decisions("travel")[40])
    assert page.locator("polygon.hex").count() == 13
    for turn in range(12):
        if is_over(page):
            break
        if turn % 4 == 0:
            assert covered(page) < 0.06
        press_something(page)
    assert (
        visitor.page.evaluate("document.querySelector('section.board').getBoundingClientRect().bottom")
        <= (screen["viewport"]["height"])
    )


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_names_stay_when_the_whole_map_is_shown(site: Site, screen: dict[str, Any]) -> None:
    visitor = site.visitor(screen, storage_state=prepared_storage(site))
    page = at_move(visitor, PLAIN, PLAIN.run().decisions("act")[10])
    planets = page.locator("[data-site]:has(.population), [data-site]:has(.disc)")
    before = planets.count()
    page.get_by_role("button", name="Show the whole map").click()
    expect(page.locator(".picture .name:visible")).to_have_count(before)
    expect(page.locator(".picture .region:visible")).to_have_count(13)


def test_places_and_one_s_own_things_explain_themselves(site: Site) -> None:
    visitor = site.visitor(storage_state=prepared_storage(site))
    page = at_move(visitor, PLAIN, PLAIN.run().decisions("siege")[-1])
    legend = page.get_by_role("region", name="Legend")
    if not legend.locator("dl").count():  # where no corner of the map is free
        legend.get_by_role("button").click()
    expect(legend).to_contain_text("Region influence")
    odds = page.get_by_role("region", name=re.compile("^Blockade of "))
    expect(odds).to_contain_text(re.compile(r"Needs \d+: .*size of the region \d"))
    page.locator("[data-site] .pin").first.click()
    card = page.get_by_role("dialog")
    for fact in ("Trade modifier", "Unit prices here", "To buy", "To blockade"):
        expect(card).to_contain_text(fact)
    page.keyboard.press("Escape")
    page.locator(".picture .region button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("connected regions")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Next round")).click()
    expect(page.get_by_role("dialog", name="Next round")).to_contain_text(re.compile("income.*ST-INF-02"))


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_the_order_of_the_ships_is_on_the_map_where_it_covers_nothing(site: Site, size: tuple[int, int]) -> None:
    visitor = site.visitor({"viewport": {"width": size[0], "height": size[1]}}, storage_state=prepared_storage(site))
    page = at_move(visitor, PLAIN, PLAIN.run().decisions("travel")[20])
    order = page.locator("[data-order]")
    expect(order.locator("li")).not_to_have_count(0)
    expect(order.locator(".lit")).to_have_count(1)
    if order.evaluate("(it) => getComputedStyle(it).position") != "absolute":
        assert size[0] < 1400  # a row above the map, where no corner of it is free
        return
    box, board = order.bounding_box(), page.locator("section.board").bounding_box()
    assert box and board and box["x"] >= board["x"] and box["x"] + box["width"] <= board["x"] + board["width"]
    assert order.evaluate(COVERS) == []


# What of the map, or what explains it, lies under an element.
COVERS = """(element) => {
  const own = element.getBoundingClientRect();
  const others = [".pin", ".name", ".tag", ".region", ".ship", ".target"].map((each) => `.picture ${each}`);
  return [...document.querySelectorAll(`${others}, .legend`)]
    .filter((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      return left < own.right - 2 && right > own.left + 2 && top < own.bottom - 2 && bottom > own.top + 2;
    })
    .map((it) => it.outerHTML.slice(0, 120));
}"""


def test_a_quantity_shows_where_it_takes_the_market_price(site: Site) -> None:
    visitor = site.visitor(storage_state=prepared_storage(site))
    page = at_move(visitor, PLAIN, PLAIN.run().decisions("quantity")[5])
    expect(page.locator(CHOICES).first).to_contain_text(re.compile(r"\d cr, then at \d"))


def test_a_course_is_chosen_and_confirmed_by_keys(site: Site) -> None:
    visitor = site.visitor(storage_state=prepared_storage(site))
    page = at_move(visitor, PLAIN, PLAIN.run().decisions("travel")[20])
    before = page.locator("[data-version]").get_attribute("data-version")
    page.keyboard.press("1")
    expect(page.get_by_role("button", name=re.compile("^Set course for "))).to_be_visible()
    assert page.locator("[data-version]").get_attribute("data-version") == before
    page.keyboard.press("2")
    expect(page.locator(".destination.chosen button").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before or "")
