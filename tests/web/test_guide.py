"""First-game guides in the browser: every chapter of every game, by what the page says and nothing else."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from longhaul.core.files.guide import find_guide
from longhaul.games import GAMES, find_game
from tests.web.browser import PHONE, Site, Visitor
from tests.web.test_everyone import violations
from tests.web.tour import POST

LIT = "[data-choices] button.hinted:visible"
# Whether what is lit is on the screen with all its edges, inside every box that scrolls, and covered by nothing.
IN_SIGHT = """(selector) => {
  const lit = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length);
  if (!lit || document.getAnimations().some((one) => one.playState === "running")) return false;
  const { left, top, right, bottom } = lit.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const edges = [[x, top + 4], [x, bottom - 4], [left + 4, y], [right - 4, y]];
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return inside && edges.every(([x, y]) => lit.contains(document.elementFromPoint(x, y)));
}"""
# A move with a warning is pressed twice, and so is a destination.
SETTLED = """(before) => {
  const [{ lesson }, { armed, running }] = ["[data-lesson]", "[data-version]"].map(
    (one) => document.querySelector(one).dataset);
  if (lesson !== before) return running ? "" : "done";
  return armed || document.querySelector("[data-chosen]") ? "again" : "";
}"""
DONE = """(before) => {
  const [{ lesson }, { running }] = ["[data-lesson]", "[data-version]"].map(
    (one) => document.querySelector(one).dataset);
  return lesson !== before && !running;
}"""
SIZES: dict[str, dict[str, Any]] = {"laptop": {"viewport": {"width": 1280, "height": 720}}, "phone": PHONE}


def see_what_is_lit(page: Page) -> Locator:
    """What the guide lights up, which must be on the screen before anyone scrolls; a question is answered first."""
    if page.locator("[data-asks=true]").count():
        page.locator("[data-show]").click()
    page.wait_for_function(IN_SIGHT, arg=LIT.removesuffix(":visible"))
    return page.locator(LIT).first


def play_chapter(page: Page) -> None:
    """Press what is lit until the chapter is over; in Star Traders one press may fly several sectors."""
    lesson = page.locator("[data-lesson]")
    lesson.wait_for()
    while (number := lesson.get_attribute("data-lesson")) != "over":
        page.locator("[data-mine=true]").wait_for(state="attached")
        see_what_is_lit(page).click()
        if page.wait_for_function(SETTLED, arg=number).json_value() == "again":
            page.locator(LIT).first.click()
            page.wait_for_function(DONE, arg=number)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_played_from_its_first_chapter_to_its_last(site: Site, game: str, size: str) -> None:
    guide = find_guide(find_game(game))
    visitor = site.visitor(SIZES[size])
    page = visitor.open("/")
    page.locator(f"a[href='/guide/{game}']").first.click()
    page.get_by_role("button", name="Start learning", exact=True).click()
    for number, chapter in enumerate(guide.chapters, 1):
        panel = page.locator("[data-lesson]")
        expect(panel).to_contain_text(f"chapter {number} of {len(guide.chapters)}")
        expect(panel).to_contain_text(chapter.before)
        play_chapter(page)
        expect(panel).to_contain_text(chapter.after)
        if number == 1:
            assert violations(page) == []
        if number < len(guide.chapters):
            page.get_by_role("button", name="Next chapter").click()
            expect(panel).to_contain_text(f"chapter {number + 1} of")
    expect(page.locator("[data-lesson]")).to_contain_text(guide.wins)
    page.get_by_role("link", name="All chapters").click()
    expect(page.get_by_role("heading", name="How to win")).to_be_visible()
    assert violations(page) == []
    page.go_back()
    last = page.url
    page.get_by_role("button", name="Play a game of your own").click()
    page.wait_for_url(lambda url: "/t/" in url and url != last)
    page.locator("[data-mine]").first.wait_for(state="attached")
    expect(page.locator("[data-lesson], [data-welcome]")).to_have_count(0)


def test_a_guide_lets_nothing_else_happen_and_goes_on_where_it_was_left(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.open("/guide/dice-traders")
    page.get_by_role("button", name="Start learning", exact=True).click()
    page.locator("[data-lesson='0']").wait_for()
    page.get_by_role("button", name="Keep all, stop rolling").click()
    [first, *_] = find_guide(find_game("dice-traders")).chapters[0].steps
    expect(page.locator("[data-rejection] [lang=en]")).to_have_text(first.otherwise["lock:1+2+3+4+5"])
    expect(page.locator("[data-rejection]")).to_contain_text("For now: Keep 2 Ore; reroll 3.")
    page.keyboard.press("Escape")
    page.locator(LIT).click()
    page.locator("[data-lesson='1']").wait_for()
    page.reload()
    page.locator("[data-lesson='1']").wait_for()
    play_chapter(page)
    page = visitor.open("/guide/dice-traders")
    page.get_by_role("button", name="Continue with chapter 2").click()
    expect(page.locator("[data-lesson]")).to_contain_text("chapter 2 of")


def test_a_question_is_lit_after_a_wrong_try_only(site: Site) -> None:
    visitor = site.visitor()
    visitor.open("/account")
    page = visitor.open(open_chapter(visitor, "star-traders", 3))
    page.locator("[data-asks=true]").wait_for()
    expect(page.locator(LIT)).to_have_count(0)
    page.locator("[data-choices] [data-action='manipulate:red:up']").click()
    expect(page.locator("[data-rejection]")).to_contain_text("You have none of that colour")
    page.keyboard.press("Escape")
    expect(page.locator(LIT)).to_have_attribute("data-action", "manipulate:yellow:up")


def test_a_guide_goes_on_with_a_move_that_does_as_well(site: Site) -> None:
    visitor = site.visitor()
    visitor.open("/account")
    page = visitor.open(open_chapter(visitor, "gem-traders", 1))
    page.locator("[data-lesson='0']").wait_for()
    page.locator(LIT).click()
    page.locator("[data-lesson='1']").wait_for()
    page.locator("[data-choices] [data-action='go:ruby']").click()
    page.locator("[data-lesson='over']").wait_for()


def open_chapter(visitor: Visitor, game: str, chapter: int) -> str:
    """The table of a chapter, opened by HTTP."""
    answer = visitor.page.evaluate(POST, [f"/api/guides/{game}/{chapter}/table", "{}"])
    return str(answer["link"])


def test_a_guide_that_is_not_there(site: Site) -> None:
    visitor = site.visitor()
    visitor.allow("404")
    page = visitor.open("/guide/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("Guide not found")
    expect(page.get_by_text(re.compile("no game"))).to_be_visible()
