"""The pages around the tables, in a real browser: Home, set-up, rules, replay, account, ladder, lost addresses."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from longhaul.games import GAMES
from tests.web.browser import (
    DESKTOP,
    PASSWORD,
    PHONE,
    Running,
    Site,
    Visitor,
    open_table,
    play_rated,
    sign_up,
    wait_for_the_end,
)
from tests.web.test_everyone import violations

SCREENS = {"desktop": DESKTOP, "phone": PHONE}


@pytest.fixture(scope="module")
def finished(server: Running, browser: Any) -> Iterator[str]:
    """The id of a game that bots have played to its end."""
    site = Site(server, browser)
    visitor = site.visitor()
    visitor.open("/account")
    yield bots_alone(visitor)
    site.close()


def bots_alone(visitor: Visitor) -> str:
    link = open_table(visitor, "dice-traders", ["trader", "trader"], options={"limit": 9})
    return wait_for_the_end(visitor, link)


# Every page is looked at in test_everyone.py; here is what can be done on them ------------------------------------
def test_navigation_does_not_reload(site: Site) -> None:
    page = site.visitor().open("/")
    page.evaluate("window.before = true")
    for name, heading in (("Rules", "Rules"), ("Ladder", "Ladder"), ("Play", "Pick a ship")):
        page.get_by_role("navigation", name="Pages").get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
        expect(page.get_by_role("main")).to_be_focused()
    page.go_back()
    expect(page).to_have_title(re.compile("Ladder"))
    assert page.evaluate("window.before")


def test_the_theme_defaults_to_dark_is_saved_and_set_before_the_first_paint(site: Site) -> None:
    visitor = site.visitor(color_scheme="light")
    page = visitor.open("/account")
    theme = page.locator("html")
    expect(theme).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name="Light").check(force=True)
    expect(theme).to_have_attribute("data-theme", "light")
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => (window.first = document.documentElement.dataset.theme))"
    )
    page.reload()
    assert page.evaluate("window.first") == "light"
    expect(page.get_by_role("radio", name="Light")).to_be_checked()
    page.get_by_role("radio", name="System").check(force=True)
    page.emulate_media(color_scheme="dark")
    expect(theme).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(theme).to_have_attribute("data-theme", "light")


# Home -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("screen", list(SCREENS))
@pytest.mark.parametrize("game", ["Dice Traders", "Free Trader"])
def test_play_now_opens_a_table_that_can_be_resumed(site: Site, screen: str, game: str) -> None:
    page = site.visitor(SCREENS[screen]).open("/")
    page.get_by_role("button", name=f"Play now: {game} against bots").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-mine=true]").first).to_be_attached()
    table = page.url
    page.goto(page.url.rpartition("/t/")[0] + "/")
    page.get_by_role("link", name=re.compile(f"Your move: {game}")).click()
    page.wait_for_url(table)


def test_previews_are_small_pictures_and_can_be_paused(site: Site) -> None:
    page = site.visitor().open("/")
    pictures = page.locator(".card [data-picture]")
    expect(pictures).to_have_count(len(GAMES))
    for picture in pictures.all():
        expect(picture).to_be_visible()
    running = "() => document.getAnimations().filter(({ effect }) => effect.target.closest('[data-picture]')).length"
    assert page.evaluate(running) == 0  # visitors of tests want less motion
    page.get_by_role("button", name="Play previews").click()
    page.wait_for_function(f"() => ({running})() >= {len(GAMES)}")
    page.get_by_role("button", name="Pause previews").click()
    page.wait_for_function(f"() => ({running})() === 0")


def test_open_tables_come_and_go_and_lead_to_a_seat(site: Site) -> None:
    ada, bea = site.visitor(), site.visitor()
    page = bea.open("/")
    expect(page.get_by_text("No open tables right now")).to_be_visible()
    ada.open("/setup/dice-traders")
    ada.page.get_by_role("button", name="Remove a seat").click(click_count=2)
    seat = ada.page.get_by_role("group", name="Seat 2")
    seat.get_by_role("radio", name="Open").check(force=True)
    ada.page.get_by_role("radio", name="Public").check(force=True)
    ada.page.get_by_role("button", name="Create table").click()
    ada.page.wait_for_url("**/t/*")
    expect(page.get_by_text("1 of 2 seats free")).to_be_visible()
    page.get_by_role("link", name=re.compile("^Watch ?: Dice Traders$")).click()
    page.wait_for_url(ada.page.url.partition("#")[0])


def test_a_code_or_a_link_leads_to_its_table(site: Site) -> None:
    ada, bea = site.visitor(), site.visitor()
    ada.open("/account")
    link = open_table(ada, "dice-traders", ["me", "open"])
    for pasted in (link.removeprefix("/t/").upper(), ada.address + link):
        page = bea.open("/")
        page.get_by_label("Have a code?").fill(pasted)
        page.get_by_role("button", name="Join").click()
        page.wait_for_url(f"**{link}")
    page = bea.open("/")
    page.get_by_label("Have a code?").fill("what code?")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert").filter(has_text="valid")).to_contain_text(
        "That is not a valid code or table link."
    )


# Set-up -----------------------------------------------------------------------------------------------
def test_dependent_options_follow_and_can_be_reset(site: Site) -> None:
    page = site.visitor().open("/setup/free-trader")
    page.get_by_text("Advanced rules").click()
    floor = page.get_by_label("Sell floor", exact=True)
    expect(floor).to_have_value("1")
    page.get_by_label("Edition", exact=True).select_option("v2")
    expect(floor).to_have_value("0")
    floor.fill("1")
    expect(page.get_by_text("Changed from 0.")).to_be_visible()
    page.get_by_role("button", name="Reset: Sell floor").click()
    expect(floor).to_have_value("0")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    options = page.evaluate(
        "async () => (await (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()).about.options"
    )
    assert options["edition"] == "v2" and options["sell_floor"] == 0


def test_errors_are_shown_at_their_field(site: Site) -> None:
    visitor = site.visitor()
    visitor.allow("400")
    page = visitor.open("/setup/dice-traders")
    limit = page.get_by_label("Limit", exact=True)
    limit.fill("100000")
    expect(limit).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Create table").click()
    assert page.url.endswith("/setup/dice-traders")
    limit.fill("short")
    expect(limit).to_have_attribute("aria-invalid", "false")
    message = ["rejected-setup", {"text-part": "clock", "reason": ["text", {"text": "too short"}]}]
    error = {"code": "x", "text": "clock: too short", "message": message}
    page.route("**/api/tables", lambda route: route.fulfill(status=400, json={"error": error}))
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("region", name="The table").get_by_role("alert")).to_contain_text(["Too short."])
    page.unroute("**/api/tables")
    page.get_by_role("radio", name="Per game").check(force=True)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")


# Rules ------------------------------------------------------------------------------------------------
def test_a_clause_can_be_linked_to_and_found(site: Site) -> None:
    page = site.visitor().open("/rules/dice-traders#DT-ROLL-05")
    clause = page.locator("#DT-ROLL-05")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    expect(clause).to_have_class(re.compile("target"))
    clause.get_by_role("link", name="DA-12").click()
    expect(page.locator("#DA-12")).to_be_in_viewport()
    expect(page.locator("#DA-12")).to_have_class(re.compile("target"))
    page.get_by_label("Search the rules").fill("police die")
    expect(page.get_by_text(re.compile(r"^\d+ places$"))).to_be_visible()
    expect(page.locator("mark").first).to_be_visible()
    expect(page.locator("#DT-SETUP-01")).to_have_count(0)
    page.get_by_label("Search the rules").fill("zebra")
    expect(page.get_by_text("Nothing found")).to_be_visible()
    page.get_by_label("Search the rules").fill("")
    expect(page.locator("#DT-SETUP-01")).to_be_attached()


def test_the_rules_name_the_options_that_decide(site: Site) -> None:
    page = site.visitor().open("/rules/free-trader#FT-SELL-05")
    expect(page.locator("#FT-SELL-05").get_by_role("link", name="Sell floor")).to_be_visible()
    page.goto(site.server.address + "/rules/chess")
    site.visitors[0].allow("404")
    expect(page.get_by_role("alert")).to_contain_text(["There is no game"])


# Replay -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("screen", list(SCREENS))
def test_a_replay_is_navigated_by_keys_slider_and_links(site: Site, finished: str, screen: str) -> None:
    visitor = site.visitor(SCREENS[screen])
    page = visitor.open(f"/r/{finished}#move-5")
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_value("5")
    expect(page.locator("#board-title + *")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("6")
    assert page.url.endswith("#move-6")
    page.get_by_role("button", name="Previous move").click()
    expect(slider).to_have_value("5")
    page.locator("body").click(position={"x": 3, "y": 3})
    page.keyboard.press("End")
    length = slider.get_attribute("max")
    expect(slider).to_have_value(length or "")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    expect(page.locator(".story")).to_contain_text(re.compile("win"))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    slider.fill("9")
    expect(slider).to_have_value("9")
    page.get_by_role("region", name="What happened so far").get_by_role("link").first.click()
    expect(slider).not_to_have_value("9")


def test_a_replay_plays_by_itself_and_stops_at_the_end(site: Site, finished: str) -> None:
    page = site.visitor().open(f"/t/{finished}/replay")
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_value("0")
    slider.fill(str(int(slider.get_attribute("max") or 0) - 2))
    page.get_by_role("radio", name="Fast").check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_game_can_be_played_on_from_a_move(site: Site, finished: str) -> None:
    page = site.visitor().open(f"/r/{finished}#move-3")
    expect(page.get_by_role("slider", name="Move")).to_have_value("3")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-mine=true]").first).to_be_attached()
    about = page.evaluate(
        "async () => (await (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()).about"
    )
    assert about["origin"] == f"/r/{finished}#move-3"


def test_a_record_is_downloaded_and_imported(site: Site, finished: str, tmp_path: Path) -> None:
    visitor = site.visitor()
    page = visitor.open(f"/r/{finished}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    path = tmp_path / "record.json"
    download.value.save_as(path)
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_label("Import a game").set_input_files(path)
    page.wait_for_url(re.compile(r"/r/[\w-]{16}"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Dice Traders replay")
    path.write_text(json.dumps({**json.loads(path.read_text()), "actions": ["x"]}))
    visitor.allow("400")
    page.goto(visitor.address)
    page.get_by_label("Import a game").set_input_files(path)
    expect(page.get_by_role("alert")).to_contain_text(["action 1 of the record"])


def test_running_or_unknown_games_have_no_replay(site: Site) -> None:
    visitor = site.visitor()
    visitor.allow("404", "409")
    visitor.open("/account")
    link = open_table(visitor, "free-trader", ["me"])
    page = visitor.open(f"{link}/replay")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is not over yet")
    page.get_by_role("link", name="Go to the table").click()
    page.wait_for_url(f"**{link}")
    page = visitor.open("/r/nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text("Game not available")


# Account --------------------------------------------------------------------------------------------------
def test_a_guest_signs_up_out_and_in(site: Site) -> None:
    visitor = site.visitor()
    visitor.allow("401", "403", "409")
    page = visitor.open("/account")
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    open_table(visitor, "free-trader", ["me"])
    page.reload()
    sign_up(page, "Ines")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ines")
    assert violations(page) == []
    page.get_by_role("button", name="Sign out").click()
    sign_in = page.get_by_role("region", name="Sign in")
    sign_in.get_by_label("Name").fill("Ines")
    sign_in.get_by_label("Password").fill("not this one")
    sign_in.get_by_role("button", name="Sign in").click()
    expect(sign_in.get_by_role("alert")).not_to_be_empty()
    sign_in.get_by_label("Password").fill(PASSWORD)
    sign_in.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("link", name="Playing as Ines")).to_be_visible()
    page.goto(visitor.address)
    expect(page.get_by_role("link", name=re.compile("Your move: Free Trader"))).to_be_visible()


def test_account_settings_bots_sessions_and_deletion(site: Site) -> None:
    visitor = site.visitor()
    visitor.allow("403", "401")
    page = visitor.open("/account")
    open_table(visitor, "free-trader", ["me"])
    page.reload()
    sign_up(page, "Otto")
    page.get_by_label("New name", exact=True).fill("Otto the Second")
    page.get_by_role("button", name="Change name").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Otto the Second")
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("Your password has been changed")).to_be_visible()
    page.get_by_label("Name of the new bot").fill("Ottobot")
    page.get_by_role("button", name="Add bot").click()
    expect(page.get_by_text(re.compile("lh_"))).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Remove Ottobot?").click()
    expect(page.get_by_text("Ottobot")).to_have_count(0)

    other = site.visitor()
    other.open("/account")
    other.page.get_by_label("Name").fill("Otto the Second")
    other.page.get_by_label("Password").fill("battery staple")
    other.page.get_by_role("button", name="Sign in").click()
    expect(other.page.get_by_role("heading", level=1)).to_have_text("Otto the Second")
    page.reload()
    page.get_by_role("button", name="End session", exact=True).click()
    page.get_by_role("button", name="End this session?").click()
    expect(page.get_by_role("button", name="End session", exact=True)).to_have_count(0)
    other.page.reload()
    expect(other.page.get_by_role("heading", level=1)).to_have_text("Account")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert json.loads(Path(download.value.path()).read_text())["account"]["name"] == "Otto the Second"
    page.get_by_text("Delete my account").first.click()
    page.get_by_label("Confirm your password").fill("battery staple")
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_role("button", name="Delete for good?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Account")


# Ladder ---------------------------------------------------------------------------------------------------
def test_a_rated_game_is_on_the_ladder(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.open("/account")
    play_rated(visitor)
    page.wait_for_function("async () => (await (await fetch('/api/ratings/dice-traders')).json()).length >= 2")
    page = visitor.open("/ladder/gem-traders")
    expect(page.get_by_text("Nobody has a Gem Traders rating yet.")).to_be_visible()
    page = visitor.open("/ladder/dice-traders")
    expect(page.get_by_role("row", name=re.compile("Bot.*Trader"))).to_be_visible()
    expect(page.locator("tr.mine")).to_have_count(1)
    assert violations(page) == []
    page.get_by_role("link", name="Dice Traders").click()
    expect(page.get_by_role("link", name="Dice Traders")).to_have_attribute("aria-current", "page")


# The server is away -----------------------------------------------------------------------------------------
def test_server_errors_are_shown_and_retried(site: Site) -> None:
    visitor = site.visitor()
    visitor.allow("503")
    visitor.page.route(
        "**/api/games", lambda route: route.fulfill(status=503, json={"error": {"code": "x", "text": "not just now"}})
    )
    page = visitor.open("/")
    expect(page.get_by_text("Not just now.")).to_be_visible()
    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_have_count(len(GAMES))
