"""The letters that come with the page: early where there is room for them, and without moving anything."""

from typing import Any

from playwright.sync_api import Page

from tests.web.browser import Site, open_table

LOADED = "[...document.fonts].some((each) => each.family === 'inter' && each.status === 'loaded')"
BOXES = (
    "[...document.querySelectorAll('main, .board, #prompt, .log')].map((each) => each.getBoundingClientRect().toJSON())"
)


def is_loaded(page: Page) -> bool:
    return bool(page.evaluate(f"async () => {{ await document.fonts.ready; return {LOADED}; }}"))


def boxes(page: Page) -> Any:
    return page.evaluate(BOXES)


def test_home_is_set_in_inter(site: Site) -> None:
    visitor = site.visitor()
    with visitor.page.expect_response("**/*.woff2"):
        page = visitor.open("/")
    assert is_loaded(page)
    asked = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert sum(".woff2" in url for url in asked) in (
        1,
        2,
    )  # Polish letters are not asked for; accents may be, for the names of languages


def test_a_table_gets_its_letters_with_the_first_key_and_nothing_moves(site: Site) -> None:
    visitor = site.visitor()
    visitor.open("/account")
    link = open_table(visitor, "dice-traders", ["me", "trader"])
    visitor.page.evaluate("localStorage.removeItem('letters')")  # as on a first visit
    page = visitor.open(link)
    page.locator("[data-choices]").wait_for()
    page.wait_for_load_state("networkidle")
    before = boxes(page)
    assert not is_loaded(page)
    with page.expect_response("**/*.woff2"):
        page.keyboard.press("Shift")
    assert is_loaded(page)
    after = boxes(page)
    assert len(before) == len(after) > 3
    for old, new in zip(before, after, strict=True):
        assert all(abs(old[side] - new[side]) < 4 for side in ("left", "top", "right", "bottom")), (old, new)
