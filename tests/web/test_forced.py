"""Forced moves as players see them: played by the table, or offered as a single button where the set-up says so."""

from random import Random

from playwright.sync_api import Page, expect

from tests.web.browser import Site, is_over, open_table
from tests.web.playing import CHOICES, press_something

PLAYED_BY_TABLE = "Only legal move, played automatically."
MAX_MOVES = 150
LEGAL_ACTIONS = """async () => {
  const { actions } = await (await fetch(location.pathname.replace("/t/", "/api/tables/"))).json();
  return actions.length;
}"""


def press_any(page: Page, random: Random) -> None:
    page.locator(CHOICES).first.wait_for()
    press_something(page, f":nth-match({CHOICES}, {random.randint(1, page.locator(CHOICES).count())})")


def test_the_log_says_which_moves_the_table_played(site: Site) -> None:
    visitor, random = site.visitor(), Random(1)
    page = visitor.open("/account")
    page = visitor.open(open_table(visitor, "free-trader", ["me"]))
    line = page.get_by_role("log").get_by_text(PLAYED_BY_TABLE)
    for _ in range(MAX_MOVES):
        if is_over(page):
            page = visitor.open(open_table(visitor, "free-trader", ["me"]))
        assert page.evaluate(LEGAL_ACTIONS) != 1, "the table plays it"
        if line.count():
            break
        press_any(page, random)
    expect(line.first).to_be_visible()


def test_with_the_option_off_a_single_choice_is_offered(site: Site) -> None:
    visitor, random = site.visitor(), Random(1)
    page = visitor.open("/setup/free-trader")
    page.get_by_role("switch", name="Play forced moves").uncheck()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    for _ in range(MAX_MOVES):
        assert not is_over(page)
        if page.evaluate(LEGAL_ACTIONS) == 1:
            break
        press_any(page, random)
    expect(page.locator(CHOICES)).to_have_count(1)
    press_something(page)
    expect(page.get_by_role("log").get_by_text(PLAYED_BY_TABLE)).to_have_count(0)
