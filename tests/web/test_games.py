"""Whole games in the browser, from Home to the end screen: by pressing what a person can see, and by keyboard alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, House, is_over, version_of, wait_for_change
from tests.web.playing import CHOICES, key_something, play_to_the_end, press_something, tab_to
from tests.web.tour import Played, bring, go_on

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
ENOUGH = 25  # moves of Dice Traders, after which one retires and lets the bots play on


# From Home to the end screen --------------------------------------------------------------------------------
@SCREENS
def test_dice_traders_from_home_to_the_end_screen(house: House, screen: dict[str, Any]) -> None:
    visitor = house.visitor(screen)
    page = visitor.open("/")
    page.get_by_role("button", name="Play now: Dice Traders against bots").click()
    assert play_to_the_end(page, turns=ENOUGH) > ENOUGH
    visitor.no_sideways_scroll()
    end = page.get_by_role("region", name="Result")
    expect(end.get_by_role("heading", level=2)).to_contain_text(re.compile("wins?|share"))
    assert end.get_by_role("listitem").count() == 4
    assert the_record(page)["game"] == "dice-traders"
    end.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dice Traders replay")


@SCREENS
def test_free_trader_from_home_to_the_end_screen_and_onto_the_ladder(house: House, screen: dict[str, Any]) -> None:
    visitor = house.visitor(screen)
    page = visitor.open("/")
    page.get_by_role("button", name="Play now: Free Trader against bots").click()
    play_to_the_end(page)
    visitor.no_sideways_scroll()
    end = page.get_by_role("region", name="Result")
    expect(end.get_by_role("heading", level=2)).to_contain_text(re.compile("lost|made it"))
    expect(page.get_by_role("region", name="The end").get_by_role("listitem")).to_have_count(4)  # payments, made or not
    assert "points" not in page.get_by_role("main").inner_text().lower()  # it is won or lost, and has no score
    assert the_record(page)["game"] == "free-trader"
    end.get_by_role("link", name="Home").click()
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Ladder").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ladder")
    page.get_by_role("main").get_by_role("link", name="Free Trader", exact=True).click()
    expect(page.get_by_role("row", name=re.compile("The house set"))).to_be_visible()


@SCREENS
def test_star_traders_from_home_to_the_end_screen(house: House, screen: dict[str, Any]) -> None:
    visitor = house.visitor(screen)
    page = visitor.open("/")
    page.locator("a[href='/setup/star-traders']").click()
    page.get_by_role("heading", name="Star Traders: set up a table").wait_for()
    for _ in range(2):
        page.get_by_role("button", name="One seat less").click()
    page.get_by_label("Victory level").fill("3")
    page.get_by_label("Round cap").fill("5")
    page.get_by_role("button", name="Open the table").click()
    assert play_to_the_end(page) > 20
    visitor.no_sideways_scroll()
    end = page.get_by_role("region", name="Result")
    expect(end.get_by_role("heading", level=2)).to_contain_text(re.compile("wins?|share"))
    assert end.get_by_role("listitem").count() == 2
    assert the_record(page)["options"]["victory_level"] == 3
    end.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Star Traders replay")
    page.get_by_role("region", name="Map").wait_for()


def the_record(page: Page) -> Any:
    with page.expect_download() as told:
        page.get_by_role("region", name="Result").get_by_role("link", name="Download the record").click()
    return page.evaluate("(text) => JSON.parse(text)", told.value.path().read_text())


def test_a_game_is_won_resigned_and_played_again(house: House) -> None:
    visitor = house.visitor()
    page = visitor.open("/account")
    replay, _, texts = bring(visitor, Played("free-trader", 29))
    page = visitor.open(go_on(visitor, replay, len(texts) - 1))
    press_something(page, f"{CHOICES}[data-action='{texts[-1]}']")
    expect(page.get_by_role("region", name="Result")).to_contain_text(
        re.compile(r"You made it\.\s*All four payments made\.")
    )
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-version='0'], [data-version='1']")).to_be_attached()  # a new table, not this one
    is_over(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("region", name="Result")).to_contain_text("The game is lost")


# By keyboard alone ------------------------------------------------------------------------------------------
def test_a_whole_game_of_dice_traders_by_keyboard_alone(house: House) -> None:
    page = house.visitor().open("/")
    page.get_by_role("button", name="Play now: Dice Traders against bots").wait_for()
    tab_to(page, "a[href='/setup/dice-traders']")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Dice Traders: set up a table").wait_for()
    for _ in range(2):
        tab_to(page, "button[aria-label='One seat less']")
        page.keyboard.press("Enter")
    page.get_by_label("Limit", exact=True).wait_for()
    while page.evaluate("document.activeElement.id") != page.get_by_label("Limit", exact=True).get_attribute("id"):
        page.keyboard.press("Tab")
    page.keyboard.press("Control+a")
    page.keyboard.type("12")
    while page.evaluate("document.activeElement.textContent.trim()") != "Open the table":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    moves = 0
    while not is_over(page):
        key_something(page)
        moves += 1
    assert moves > 5
    tab_to(page, "[data-rematch]")


def test_a_whole_game_of_free_trader_by_keyboard_alone(house: House) -> None:
    page = house.visitor().open("/")
    page.locator("[data-play='free-trader']").wait_for()
    tab_to(page, "[data-play='free-trader']")
    page.keyboard.press("Enter")
    while not is_over(page):
        key_something(page)
    tab_to(page, "[data-rematch]")


def test_a_whole_game_of_star_traders_by_keyboard_alone(house: House) -> None:
    page = house.visitor().open("/")
    page.locator("[data-play='star-traders']").wait_for()
    tab_to(page, "a[href='/setup/star-traders']")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Star Traders: set up a table").wait_for()
    for _ in range(2):
        tab_to(page, "button[aria-label='One seat less']")
        page.keyboard.press("Enter")
    for label, figure in {"Victory level": "3", "Round cap": "5"}.items():
        tab_to(page, f"[id='{page.get_by_label(label).get_attribute('id')}']")
        page.keyboard.press("Control+a")
        page.keyboard.type(figure)
    while page.evaluate("document.activeElement.textContent.trim()") != "Open the table":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    moves = 0
    while not is_over(page):
        key_something(page)
        moves += 1
    assert moves > 20
    tab_to(page, "[data-rematch]")


# On the map -------------------------------------------------------------------------------------------------
LIT = ".card.lit button[data-legal]"  # planets that may be chosen on the map


def test_the_map_is_pressed_to_jump_moved_by_keys_and_shown_whole_again(house: House) -> None:
    visitor = house.visitor()
    page = visitor.open("/account")
    replay, phases, _ = bring(visitor, Played("free-trader", 29))
    page = visitor.open(go_on(visitor, replay, phases.index("jump", 40)))
    region = page.get_by_role("region", name="Map")
    width = "() => document.querySelector('.picture').offsetWidth"
    page.locator(LIT).first.wait_for()
    region.press("0")
    page.wait_for_function(f"() => ({width})() > 100")
    whole = page.evaluate(width)
    region.press("+")
    page.wait_for_function(f"(whole) => ({width})() > whole", arg=whole)
    region.press("0")
    page.wait_for_function(f"(whole) => Math.abs(({width})() - whole) < 3", arg=whole)
    before, name = version_of(page), page.locator(".card.lit .name").first.inner_text()
    page.locator(LIT).first.click()
    wait_for_change(page, before)
    expect(page.locator(".card.here .name")).to_have_text(name)


def test_a_course_is_set_on_the_map_of_star_traders_and_flown_to_its_end(house: House) -> None:
    visitor = house.visitor()
    page = visitor.open("/account")
    replay, phases, _ = bring(visitor, Played("star-traders", 1, 2, (("victory_level", 3),)))
    page = visitor.open(go_on(visitor, replay, phases.index("travel")))
    goal = page.locator("[data-target].site", has=page.locator(".step", has_text=re.compile("[23]"))).first
    goal.wait_for()
    there = goal.get_attribute("data-target")
    before, name = version_of(page), goal.locator(".unseen").inner_text()
    goal.hover()
    expect(page.locator("path.route")).to_be_attached()  # the way is shown before anyone commits to it
    goal.click()
    steps = int(re.findall(r"(\d) sector", name)[0])
    page.wait_for_function(
        "(to) => Number(document.querySelector('[data-version]').dataset.version) >= to", arg=before + steps
    )
    expect(page.locator(f"[data-target='{there}']")).to_have_count(0)  # it is there
    expect(page.get_by_role("heading", level=2).first).to_contain_text(
        name.removeprefix("Go to ").split(",")[0].split(" ")[0]
    )


def test_every_figure_on_the_board_of_star_traders_says_its_sum_and_its_clause(house: House) -> None:
    visitor = house.visitor()
    page = visitor.open("/account")
    replay, phases, _ = bring(visitor, Played("star-traders", 1, 2, (("victory_level", 3),)))
    page = visitor.open(go_on(visitor, replay, phases.index("travel")))
    page.get_by_role("button", name="Market price of red").click()
    expect(page.get_by_role("dialog", name="Market price of red")).to_contain_text("ST-MKT-09")
    page.keyboard.press("Escape")
    page.locator(".label button").first.click()
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("Trade modifier")
    expect(told).to_contain_text(re.compile(r"population \d, region −\d"))
    expect(told.get_by_role("link")).to_have_attribute("href", "/rules/star-traders#ST-TRADE-08")
