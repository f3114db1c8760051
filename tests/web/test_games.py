"""Whole games in the browser, from Home to the end screen: by pressing what a person can see, and by keyboard alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Site, is_over, open_table, version_of, wait_for_change
from tests.web.played import Played
from tests.web.playing import CHOICES, ENOUGH, key_something, play_to_the_end, press_something, tab_to
from tests.web.tour import bring, go_on

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
LATER = 25  # moves, after which one retires, or ends every turn at once, and lets the bots play on


# From Home to the end screen --------------------------------------------------------------------------------
@SCREENS
def test_dice_traders_from_home_to_the_end_screen(site: Site, screen: dict[str, Any]) -> None:
    visitor = site.visitor(screen)
    page = visitor.open("/")
    page.get_by_role("button", name="Play now: Dice Traders against bots").click()
    assert play_to_the_end(page, turns=LATER) > LATER
    visitor.no_sideways_scroll()
    end = page.get_by_role("region", name="Result")
    expect(end.get_by_role("heading", level=2)).to_contain_text(re.compile("wins?|share"))
    assert end.get_by_role("listitem").count() == 4
    assert the_record(page)["game"] == "dice-traders"
    end.locator("[data-analyse]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dice Traders replay")


@SCREENS
def test_free_trader_from_home_to_the_end_screen_and_not_onto_the_ladder(site: Site, screen: dict[str, Any]) -> None:
    visitor = site.visitor(screen)
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
    expect(page.get_by_role("main").get_by_role("link", name="Gem Traders", exact=True)).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name="Free Trader", exact=True)).to_have_count(0)


@SCREENS
def test_gem_traders_from_home_to_the_end_screen(site: Site, screen: dict[str, Any]) -> None:
    visitor = site.visitor(screen)
    page = visitor.open("/")
    page.get_by_role("button", name="Play now: Gem Traders against bots").click()
    assert play_to_the_end(page, turns=LATER) > LATER
    visitor.no_sideways_scroll()
    end = page.get_by_role("region", name="Result")
    expect(end.get_by_role("heading", level=2)).to_contain_text(re.compile("wins?|share"))
    assert end.get_by_role("listitem").count() == 4
    assert the_record(page)["game"] == "gem-traders"
    end.locator("[data-analyse]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Gem Traders replay")
    expect(page.get_by_role("button", name=re.compile("^Gold die"))).to_be_visible()


@SCREENS
def test_star_traders_from_home_to_the_end_screen(site: Site, screen: dict[str, Any]) -> None:
    visitor = site.visitor(screen)
    page = visitor.open("/")
    page.locator("a[href='/setup/star-traders']").click()
    page.get_by_role("heading", name="Star Traders: set up a table").wait_for()
    for _ in range(2):
        page.get_by_role("button", name="Remove a seat").click()
    page.get_by_label("Victory level").fill("3")
    page.get_by_label("Round cap").fill("5")
    page.get_by_role("button", name="Create table").click()
    assert play_to_the_end(page) > 20
    visitor.no_sideways_scroll()
    end = page.get_by_role("region", name="Result")
    expect(end.get_by_role("heading", level=2)).to_contain_text(re.compile("wins?|share"))
    assert end.get_by_role("listitem").count() == 2
    assert the_record(page)["options"]["victory_level"] == 3
    end.locator("[data-analyse]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Star Traders replay")
    page.get_by_role("region", name="Map").wait_for()


def the_record(page: Page) -> Any:
    with page.expect_download() as dialog:
        page.get_by_role("region", name="Result").get_by_role("link", name="Download game").click()
    return page.evaluate("(text) => JSON.parse(text)", dialog.value.path().read_text())


def test_a_game_is_won_resigned_and_played_again(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.open("/account")
    played = Played("free-trader", 29)
    texts = played.run().texts
    page = visitor.open(go_on(visitor, bring(visitor, played), len(texts) - 1))
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


def test_a_loss_on_time_is_shown_to_loser_and_winner(site: Site) -> None:
    ada, bob = site.visitor(), site.visitor(PHONE)
    ada.open("/")
    clock = {"pace": "turn", "base": 5, "increment": 0}
    link = open_table(ada, "dice-traders", ["me", "open"], clock=clock, rated=False)
    pages = [ada.open(link), bob.open(f"{link}#sit")]
    ends = [page.get_by_role("region", name="Result").locator(".why") for page in pages]
    for end in ends:
        end.wait_for()
    assert sorted(end.inner_text() for end in ends) == ["The others ran out of time.", "Your time ran out."]


# By keyboard alone ------------------------------------------------------------------------------------------
def test_a_whole_game_of_dice_traders_by_keyboard_alone(site: Site) -> None:
    page = site.visitor().open("/")
    page.get_by_role("button", name="Play now: Dice Traders against bots").wait_for()
    tab_to(page, "a[href='/setup/dice-traders']")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Dice Traders: set up a table").wait_for()
    two_seats_less(page)
    page.get_by_label("Limit", exact=True).wait_for()
    while page.evaluate("document.activeElement.id") != page.get_by_label("Limit", exact=True).get_attribute("id"):
        page.keyboard.press("Tab")
    page.keyboard.press("Control+a")
    page.keyboard.type("12")
    open_the_table_by_keyboard(page)
    moves = 0
    while not is_over(page):
        key_something(page)
        moves += 1
    assert moves > 5
    tab_to(page, "[data-rematch]")


def two_seats_less(page: Page) -> None:
    for _ in range(2):
        tab_to(page, "button[aria-label='Remove a seat']")
        page.keyboard.press("Enter")


def open_the_table_by_keyboard(page: Page) -> None:
    while page.evaluate("document.activeElement.textContent.trim()") != "Create table":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_a_whole_game_of_free_trader_by_keyboard_alone(site: Site) -> None:
    page = site.visitor().open("/")
    page.locator("[data-play='free-trader']").wait_for()
    tab_to(page, "[data-play='free-trader']")
    page.keyboard.press("Enter")
    while not is_over(page):
        key_something(page)
    tab_to(page, "[data-rematch]")


def test_a_whole_game_of_gem_traders_by_keyboard_alone(site: Site) -> None:
    page = site.visitor().open("/")
    page.locator("[data-play='gem-traders']").wait_for()
    tab_to(page, "a[href='/setup/gem-traders']")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Gem Traders: set up a table").wait_for()
    two_seats_less(page)
    open_the_table_by_keyboard(page)
    moves = 0
    while not is_over(page):
        key_something(page, ENOUGH if moves >= LATER and page.locator(ENOUGH).count() else CHOICES)
        moves += 1
    assert moves > LATER
    tab_to(page, "[data-rematch]")


def test_a_whole_game_of_star_traders_by_keyboard_alone(site: Site) -> None:
    page = site.visitor().open("/")
    page.locator("[data-play='star-traders']").wait_for()
    tab_to(page, "a[href='/setup/star-traders']")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Star Traders: set up a table").wait_for()
    two_seats_less(page)
    for label, figure in {"Victory level": "3", "Round cap": "5"}.items():
        tab_to(page, f"[id='{page.get_by_label(label).get_attribute('id')}']")
        page.keyboard.press("Control+a")
        page.keyboard.type(figure)
    open_the_table_by_keyboard(page)
    moves = 0
    while not is_over(page):
        key_something(page)
        moves += 1
    assert moves > 20
    tab_to(page, "[data-rematch]")


# On the board -----------------------------------------------------------------------------------------------
def test_gem_traders_is_played_on_the_board_itself(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.open("/account")
    page = visitor.open(open_table(visitor, "gem-traders", ["me", "trader"]))
    board = page.get_by_role("region", name="Board")
    board.get_by_role("button", name=re.compile("^Fly into space")).click()  # one of two actions
    expect(board.get_by_role("img", name=re.compile("^Your ship: Space"))).to_be_visible()
    page.locator(f"{CHOICES}[data-action=salvage]").click()  # only Scrap lies there: the table takes it by itself
    is_over(page)  # waits for one's own next turn
    expect(page.locator("[data-seat='0']").get_by_label("1 of 6 spaces taken")).to_be_visible()
    board.get_by_role("button", name=re.compile("^Dock X2")).click()
    expect(board.get_by_role("img", name=re.compile("^Your ship: Dock X2"))).to_be_visible()
    page.locator(f"{CHOICES}[data-action=trade]").click()
    expect(board.locator(".touched")).to_have_count(3)  # the dice that the dock touches


def test_cards_out_of_reach_say_why_and_figures_say_their_sums(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.open("/account")
    page = visitor.open(open_table(visitor, "gem-traders", ["me", "trader"]))
    market = page.get_by_role("region", name="Market")
    market.locator("button.press").first.click(force=True)  # it is said to be disabled, and answers all the same
    expect(page.locator("[data-rejection]")).to_contain_text("GT-BUY-03")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Emerald die")).hover()
    expect(page.get_by_text("GT-DICE-05")).to_be_visible()
    page.mouse.move(0, 0)
    page.get_by_role("region", name="Your crew").get_by_role("button", name=re.compile("^carry")).hover()
    expect(page.get_by_text("3 Dockworkers × 2 = 6")).to_be_visible()


# On the map -------------------------------------------------------------------------------------------------
LIT = ".card.lit button[data-legal]"  # planets that may be chosen on the map
WHOLE = """((picture, room) => picture.offsetWidth <= room.clientWidth && picture.offsetHeight <= room.clientHeight)(
    document.querySelector('.picture'), document.querySelector('.picture').parentElement)"""


def test_the_map_is_pressed_to_jump_moved_by_keys_and_shown_whole_again(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.open("/account")
    played = Played("free-trader", 29)
    jump = next(move for move in played.run().decisions("jump") if move >= 40)
    page = visitor.open(go_on(visitor, bring(visitor, played), jump))
    region = page.get_by_role("region", name="Map")
    page.locator(LIT).first.wait_for()
    region.press("0")
    page.wait_for_function(f"() => {WHOLE}")
    for _ in range(4):
        region.press("+")
    page.wait_for_function(f"() => !{WHOLE}")
    region.press("0")
    page.wait_for_function(f"() => {WHOLE}")
    before, name = version_of(page), page.locator(".card.lit .name").first.inner_text()
    page.locator(LIT).first.click()
    wait_for_change(page, before)
    expect(page.locator(".card.here .name")).to_have_text(name)


def test_a_course_is_set_on_the_map_of_star_traders_and_flown_to_its_end(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.open("/account")
    played = Played("star-traders", 1, 2, (("victory_level", 3),))
    page = visitor.open(go_on(visitor, bring(visitor, played), played.run().phases.index("travel")))
    goal = page.locator(
        "[data-target].site", has=page.locator(".step", has_text=re.compile("2"))
    ).first  # of 3 moves: it may go on
    goal.wait_for()
    there = goal.get_attribute("data-target")
    before, name = version_of(page), goal.locator(".visually-hidden").inner_text()
    goal.hover()
    expect(page.locator("path.route")).to_be_attached()  # the route is shown before the click
    goal.click()
    expect(page.locator(f"[data-chosen='{there}']")).to_be_visible()  # nothing is flown yet
    assert version_of(page) == before
    expect(goal).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=re.compile("^Set course for ")).click()
    steps = int(re.findall(r"(\d) sector", name)[0])
    page.wait_for_function(
        "(to) => Number(document.querySelector('[data-version]').dataset.version) >= to", arg=before + steps
    )
    expect(page.locator(f"[data-target='{there}']")).to_have_count(0)  # it is there
    expect(page.get_by_role("heading", level=2).first).to_contain_text(
        name.removeprefix("Go to ").split(",")[0].split(" ")[0]
    )


def test_every_figure_on_the_board_of_star_traders_says_its_sum_and_its_clause(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.open("/account")
    played = Played("star-traders", 1, 2, (("victory_level", 3),))
    page = visitor.open(go_on(visitor, bring(visitor, played), played.run().phases.index("travel")))
    page.get_by_role("button", name="Market price of red").click()
    expect(page.get_by_role("dialog", name="Market price of red")).to_contain_text("ST-MKT-09")
    page.keyboard.press("Escape")
    page.locator("[data-site] .label").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Trade modifier")
    expect(dialog).to_contain_text(re.compile(r"population \d, region −\d"))
    expect(dialog.get_by_role("link")).to_have_attribute("href", "/rules/star-traders#ST-TRADE-08")
