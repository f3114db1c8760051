"""Pointing at a line of the log, or focusing it, lights up what it speaks of: on the board and in the seats."""

import pytest
from playwright.sync_api import Page, expect

from longhaul.games import GAMES, find_game
from tests.web.browser import Site, Visitor, open_table, wait_for_the_end
from tests.web.playing import press_something

LINES = "[role=log] p[tabindex]"
BOARD = "main :not([aria-label=Seats] *)"
SEATS = "[aria-label=Seats] "
ON_THE_BOARD = {  # kinds of things that the log speaks of and the board has elements for
    "dice-traders": {"good", "seat"},
    "free-trader": {"planet", "card"},
    "gem-traders": {"place", "good", "seat"},
    "star-traders": {"sector", "tile", "mark"},
}
SPOKEN_OF = """all => all.map(one => one.dataset.thing)"""


def lit(page: Page, where: str) -> set[str]:
    return set(page.locator(f"{where}[data-lit]").evaluate_all(SPOKEN_OF))


def play_some(visitor: Visitor, game: str, moves: int = 12) -> Page:
    page = visitor.open("/account")
    link = open_table(visitor, game, ["me"] + ["trader"] * (find_game(game).facts.seats[0] - 1))
    visitor.open(link)
    for _ in range(moves):
        press_something(page)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_line_that_is_pointed_at_lights_up_what_it_speaks_of(site: Site, game: str) -> None:
    page = play_some(site.visitor(), game)
    board, seats = set[str](), set[str]()
    for line in page.locator(LINES).all():
        line.hover()
        board |= lit(page, BOARD)
        seats |= lit(page, SEATS)
    assert {thing.split()[0] for thing in board} >= ON_THE_BOARD[game]
    assert "seat 0" in seats
    page.mouse.move(0, 0)
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_a_line_lights_up_when_keys_reach_it(site: Site) -> None:
    page = play_some(site.visitor(), "star-traders")
    page.locator("[role=log]").focus()
    found = set[str]()
    for _ in range(page.locator(LINES).count()):
        page.keyboard.press("ArrowDown")
        found |= lit(page, BOARD)
    assert any(thing.startswith("sector ") for thing in found)
    page.keyboard.press("Tab")
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_a_replay_lights_up_what_its_log_speaks_of(site: Site) -> None:
    visitor = site.visitor()
    visitor.open("/account")
    table = wait_for_the_end(visitor, open_table(visitor, "dice-traders", ["trader", "trader"]))
    page = visitor.open(f"/r/{table}#move-30")
    lines = page.get_by_role("region", name="What happened so far").locator("a")
    lines.nth(9).wait_for()
    found = set[str]()
    for line in lines.all()[-10:]:
        line.hover()
        found |= lit(page, ".spread ")
    assert {thing.split()[0] for thing in found} >= {"good", "seat"}


def test_a_turn_of_the_log_folds_and_unfolds(site: Site) -> None:
    page = play_some(site.visitor(), "dice-traders")
    turn = page.locator("[role=log] details", has=page.locator("p[tabindex]")).first
    heading, lines = turn.locator("summary"), turn.locator("p[tabindex]")
    expect(lines.first).to_be_visible()
    heading.click()
    expect(lines.first).to_be_hidden()
    expect(heading).to_be_visible()
    heading.press("Enter")
    expect(lines.first).to_be_visible()


def test_a_line_of_the_table_lights_up_the_seat(site: Site) -> None:
    page = play_some(site.visitor(), "dice-traders", moves=2)
    page.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Resign").or_(page.get_by_role("button", name="Resign")).first.click()
    page.get_by_role("button", name="Resign", exact=True).last.click()
    line = page.locator(LINES, has_text="resigns")
    line.locator(".seat").wait_for()
    line.hover()
    assert "seat 0" in lit(page, SEATS)
