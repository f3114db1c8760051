"""Rated and casual games, as players see them: at set-up, in the lobby, at the table, and when someone leaves."""

from playwright.sync_api import expect

from tests.web.browser import Site, open_table
from tests.web.playing import press_something
from tests.web.test_commitment import looks_right


def test_set_up_explains_rated_and_the_table_enforces_it(site: Site) -> None:
    ada, bea = site.visitor(), site.visitor()
    page = ada.open("/setup/dice-traders")
    expect(page.get_by_role("radio", name="Casual, with hints")).to_be_checked()  # against bots
    page.get_by_text("Rated", exact=True).click()
    expect(page.get_by_text("Leaving loses the game")).to_be_visible()
    looks_right(ada)
    page = ada.open("/account")
    link = open_table(ada, "dice-traders", ["me", "open"], private=False)
    page = ada.open(link)
    expect(page.locator("[data-rated=yes]")).to_contain_text("leaving the game loses it")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    other = bea.open("/")
    expect(other.get_by_text("no clock · rated")).to_be_visible()
    other.goto(f"{bea.address}{link}#sit")
    for each in (page, other):  # both come from one address, and are told before the first move
        expect(each.locator("[data-rated=no]")).to_contain_text("share an internet address")
    looks_right(bea)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("dialog")).to_contain_text("come back within ten minutes or you lose it")
    looks_right(ada)


def test_leaving_a_rated_game_shows_the_deadline_to_return(site: Site) -> None:
    ada = site.visitor()
    ada.open("/account")
    page = ada.open(open_table(ada, "dice-traders", ["me", "trader"], rated=True))
    page.locator("[data-mine=true]").wait_for()
    press_something(page)
    page.locator("[data-mine=true]").wait_for()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Leave the table").click()
    page.locator("[data-confirm]").click()
    expect(page.get_by_text("after that you lose the game")).to_be_visible()
    expect(page.locator("[data-seat='0']")).to_contain_text("loses at")
    looks_right(ada)
    page.locator("[data-sit]").click()
    expect(page.locator("[data-seat='0']")).not_to_contain_text("loses at")


def test_hints_are_offered_where_the_table_is_casual(site: Site) -> None:
    ada = site.visitor()
    ada.open("/account")
    page = ada.open(open_table(ada, "dice-traders", ["me", "open"], rated=False))
    expect(page.get_by_text("casual, hints allowed")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(1)
