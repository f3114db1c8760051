"""Analysis and puzzles in a real browser: requested, drawn, navigated; tried, answered, solved."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from longhaul.bots.puzzles import puzzles_of
from longhaul.games import GAMES, find_game
from tests.web.browser import DESKTOP, PHONE, Running, Site, Visitor
from tests.web.test_everyone import violations
from tests.web.test_pages import bots_alone

SCREENS = {"desktop": DESKTOP, "phone": PHONE}


@pytest.fixture(scope="module")
def finished(server: Running, browser: Any) -> str:
    site = Site(server, browser)
    visitor = site.visitor()
    visitor.open("/account")
    table = bots_alone(visitor)
    site.close()
    return table


def analysed(visitor: Visitor, table: str) -> Locator:
    """The curve of a game: who is the first to look at its analysis asks for it."""
    page = visitor.open(f"/r/{table}?analysis")
    ask = page.get_by_role("button", name="Analyse game", disabled=False)
    curve = page.get_by_role("img", name=re.compile("^Chance to win, move by move"))
    expect(ask.or_(curve)).to_be_visible()
    if ask.is_visible():
        ask.click()
    expect(curve).to_be_visible()
    return curve


@pytest.mark.parametrize("screen", list(SCREENS))
def test_an_analysis_runs_once_and_is_shown_to_everyone(site: Site, finished: str, screen: str) -> None:
    visitor = site.visitor(SCREENS[screen])
    page = visitor.page
    curve = analysed(visitor, finished)
    expect(page.get_by_role("table")).to_contain_text("Own decisions")
    page.get_by_text("Show as table").click()
    expect(page.get_by_role("region", name="Chart data").get_by_role("row").nth(1)).to_contain_text("%")
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": box["width"] - 1, "y": 20})
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    assert "?analysis#move-" in page.url
    assert violations(page) == []
    visitor.no_sideways_scroll()


def test_turning_points_lead_to_their_moves(site: Site, finished: str) -> None:
    visitor = site.visitor()
    analysed(visitor, finished)
    page = visitor.open(f"/r/{finished}")
    points = page.get_by_role("list", name="Turning points").get_by_role("link")
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    if points.count():
        move = (points.first.get_attribute("href") or "").removeprefix("#move-")
        points.first.click()
        expect(page.get_by_role("slider", name="Move")).to_have_value(move)


@pytest.mark.parametrize("screen", list(SCREENS))
def test_a_puzzle_is_tried_and_solved(site: Site, screen: str) -> None:
    rulebook = find_game("free-trader")
    puzzle = next(each for each in puzzles_of(rulebook) if each.best == "damage:defenses")
    visitor = site.visitor(SCREENS[screen])
    page = visitor.open("/puzzles")
    expect(page.get_by_role("heading", name="Today")).to_be_visible()
    folded = page.get_by_role("button", name=re.compile(r"^All \d+$"))
    assert folded.count() == len(GAMES) and page.locator("main li").count() <= 17 * len(GAMES)
    while folded.count():
        folded.first.click()
    page.locator(f'a[href="/puzzles/{puzzle.id}"]').last.click()  # today's stands in the list, too
    moves = page.locator("section.side")
    expect(moves.get_by_role("button").first).to_be_visible()
    press(page, "Engines")
    expect(moves).to_contain_text("Not the best")
    press(page, "Defenses")
    expect(moves).to_contain_text("Right:")
    expect(moves.get_by_role("table")).to_contain_text("best")
    assert violations(page) == []
    visitor.no_sideways_scroll()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".counts")).to_contain_text("1 solved")


def press(page: Any, module: str) -> None:
    page.locator("section.side").get_by_role("button").filter(has_text=module).last.click()


PARTS = """() => {
  const box = (selector) => {
    const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  };
  return { seats: box("[data-seats]"), board: box("section.board"), moves: box("section.side") };
}"""
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
def test_a_puzzle_shows_all_seats_beside_the_board_and_the_moves(site: Site, game: str, screen: dict[str, Any]) -> None:
    rulebook = find_game(game)
    puzzle = max(puzzles_of(rulebook), key=lambda each: len(each.moves))
    position = puzzle.position(rulebook)
    visitor = site.visitor(screen)
    page = visitor.open(f"/puzzles/{puzzle.id}")
    seats = page.locator("[data-seats] > ul > li")
    expect(seats).to_have_count(position.seats)
    expect(seats.first).to_contain_text("You")  # one's own seat, then the others
    for number in range(position.seats):
        expect(seats.nth(number).locator(".holdings").first).to_be_visible()
    assert not re.search(r"\b(common|table|client|page)-[a-z]", page.locator("main").inner_text())  # texts not loaded
    visitor.no_sideways_scroll()
    if screen is PHONE:
        expect(page.locator("[data-own]")).to_be_in_viewport()
        expect(page.locator("section.board")).to_be_in_viewport(ratio=0.9)
        return
    width, height = screen["viewport"]["width"], screen["viewport"]["height"]
    parts = page.evaluate(PARTS)
    assert all(
        left >= 0 and top >= 0 and right <= width and bottom <= height for left, top, right, bottom in parts.values()
    )
    assert parts["seats"][2] <= parts["board"][0] and parts["board"][2] <= parts["moves"][0]
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_puzzles_are_chosen_by_theme_and_no_streak_is_no_streak(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.open("/puzzles")
    themes = page.get_by_role("group", name="Theme")
    themes.get_by_role("button", name="Police").click()
    fined = [each for each in puzzles_of(find_game("free-trader")) if "law" in each.themes]
    expect(page.get_by_role("heading", level=2)).to_have_text(["Today", "Free Trader"])
    expect(page.locator("main h2:last-of-type + ul a")).to_have_count(len(fined))
    themes.get_by_role("button", name="All themes").click()
    expect(page.get_by_role("heading", level=2)).to_have_count(1 + len(GAMES))
    expect(page.locator(".counts")).to_have_text(re.compile(r"^\s*0 solved\s*$"))
    assert violations(page) == []
