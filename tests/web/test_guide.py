"""First-game guides in the browser: every chapter of every game, by what the page says and nothing else."""

import re

import pytest
from playwright.sync_api import Page, expect

from longhaul.core.files.guide import find_guide
from longhaul.games import GAMES, find_game
from tests.web.browser import Site
from tests.web.test_everyone import violations

LIT = "[data-choices] button.hinted:visible"


def play_chapter(page: Page) -> None:
    """Press what is lit until the chapter is over; in Star Traders one press may fly several sectors."""
    lesson = page.locator("[data-lesson]")
    lesson.wait_for()
    while (number := lesson.get_attribute("data-lesson")) != "over":
        page.locator(LIT).first.click()
        if page.locator("[data-armed]").get_attribute("data-armed"):
            page.locator(LIT).first.click()
        expect(lesson).not_to_have_attribute("data-lesson", str(number))


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_played_from_its_first_chapter_to_its_last(site: Site, game: str) -> None:
    guide = find_guide(find_game(game))
    visitor = site.visitor()
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
    expect(page.locator("[data-rejection]")).to_contain_text("Good idea, but for now")
    page.keyboard.press("Escape")
    page.locator(LIT).click()
    page.locator("[data-lesson='1']").wait_for()
    page.reload()
    page.locator("[data-lesson='1']").wait_for()
    play_chapter(page)
    page = visitor.open("/guide/dice-traders")
    page.get_by_role("button", name="Continue with chapter 2").click()
    expect(page.locator("[data-lesson]")).to_contain_text("chapter 2 of")


def test_a_guide_that_is_not_there(site: Site) -> None:
    visitor = site.visitor()
    visitor.allow("404")
    page = visitor.open("/guide/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("Guide not found")
    expect(page.get_by_text(re.compile("no game"))).to_be_visible()
