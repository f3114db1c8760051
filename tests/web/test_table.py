"""A table in the browser: people who join by a link, a "no" and its reason, taking back, a server that goes away."""

import re

import pytest

from tests.web.browser import PHONE, House, Visitor, open_table, version_of, wait_for_change
from tests.web.playing import CHOICES, press_something

FREE, DICE = "free-trader", "dice-traders"


def begin(house: House, game: str, seats: list[str], **setting: object) -> Visitor:
    """Someone who has set up a table and sits there."""
    visitor = house.visitor()
    visitor.open("/")
    visitor.page.goto(visitor.address + open_table(visitor, game, seats, **setting))
    visitor.page.locator("[data-version]").wait_for()
    return visitor


def in_turn(*visitors: Visitor) -> tuple[Visitor, ...]:
    """Who is to move, and then the others."""
    while not any(visitor.page.locator("[data-mine=true]").count() for visitor in visitors):
        visitors[0].page.wait_for_timeout(50)
    return tuple(sorted(visitors, key=lambda each: each.page.locator("[data-mine=true]").count(), reverse=True))


def test_two_people_by_invite_link_talk_and_take_back_by_agreement(house: House) -> None:
    ada = begin(house, DICE, ["me", "open"], options={"limit": 8})
    assert "Waiting for people" in ada.page.locator(".prompt h2").inner_text()
    ada.page.keyboard.press("s")
    link = ada.page.get_by_label("Link to this table").input_value()
    ada.page.keyboard.press("Escape")

    bob = house.visitor(PHONE)
    bob.open("/")
    bob.page.goto(link)
    bob.page.locator("[data-sit]").click()
    mover, other = in_turn(ada, bob)

    ada.page.get_by_label("Say something").fill("Hello <b>there</b>")
    ada.page.get_by_role("button", name="Say", exact=True).click()
    bob.page.get_by_role("button", name="Talk").click()
    bob.page.get_by_text("Hello <b>there</b>").wait_for()
    bob.page.get_by_role("button", name="Thanks!").click()
    ada.page.locator(".chat li", has_text="Thanks!").wait_for()
    bob.page.get_by_role("button", name="Back to the board").click(position={"x": 5, "y": 5})

    before = version_of(mover.page)
    press_something(mover.page)
    mover.page.get_by_role("button", name="More", exact=True).click()
    mover.page.get_by_role("button", name="Ask to take back").click()
    other.page.get_by_role("button", name="Agree").click()
    wait_for_change(mover.page, before + 2)
    assert in_turn(ada, bob) == (mover, other)


def test_who_looks_on_sees_no_buttons_of_the_players(house: House) -> None:
    ada = begin(house, DICE, ["me", "trader"])
    stranger = house.visitor()
    stranger.open("/")
    stranger.page.goto(ada.page.url)
    stranger.page.get_by_text("You are looking on.").wait_for()
    assert stranger.page.locator("[data-legal]").count() == 0
    assert "looking on" in ada.page.locator("header").first.inner_text()


def test_what_is_not_allowed_says_why_with_its_clause(house: House) -> None:
    visitor = begin(house, FREE, ["me"])
    page = visitor.page
    page.keyboard.press("?")
    page.locator("#typed").fill("jump:earth")
    page.keyboard.press("Enter")
    said = page.locator("[data-refused]")
    said.wait_for()
    link = said.get_by_role("link").get_attribute("href") or ""
    assert re.fullmatch(r"/rules/free-trader#FT-[A-Z]+-\d+", link)
    page.keyboard.press("Escape")
    assert said.count() == 0


def test_a_decision_is_taken_back_by_key(house: House) -> None:
    visitor = begin(house, FREE, ["me"])
    page = visitor.page
    page.locator("[data-mine=true]").wait_for()
    phase = page.locator("[aria-current=step]").first.inner_text()
    press_something(page)
    before = version_of(page)
    page.keyboard.press("u")
    wait_for_change(page, before)
    assert page.locator("[aria-current=step]").first.inner_text() == phase


def test_a_hint_says_what_the_captain_would_do_and_expects(house: House) -> None:
    page = begin(house, DICE, ["me", "trader"], options={"limit": 6}).page
    page.locator("[data-mine=true]").wait_for()
    page.keyboard.press("h")
    page.locator("[data-hint=told]").wait_for()
    assert re.search(r"The Captain would: .* trial games", page.locator("[data-hint]").inner_text(), re.DOTALL)
    before = version_of(page)
    page.locator("body").press("Enter")
    wait_for_change(page, before)


@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
def test_after_a_restart_of_the_server_the_table_comes_back_by_itself(house: House, kill: bool) -> None:
    visitor = begin(house, FREE, ["me"])
    visitor.allow("WebSocket", "Failed to load resource", "ERR_CONNECTION_REFUSED")
    page = visitor.page
    page.locator(CHOICES).first.wait_for()
    press_something(page)
    before, log = version_of(page), page.locator("[role=log]").first.inner_text()
    house.server.stop(kill=kill)
    page.get_by_text("The connection is gone").wait_for()
    house.server.start()
    page.get_by_text("Connected again").wait_for()
    assert version_of(page) == before and log in page.locator("[role=log]").first.inner_text()
    press_something(page)


def test_a_reload_in_the_middle_changes_nothing(house: House) -> None:
    page = begin(house, DICE, ["me", "trader"]).page
    page.locator(CHOICES).first.wait_for()
    press_something(page)
    page.locator("[data-mine=true]").wait_for()
    before = version_of(page)
    choices = page.locator(CHOICES).all_inner_texts()
    page.reload()
    page.locator(CHOICES).first.wait_for()
    assert version_of(page) == before and page.locator(CHOICES).all_inner_texts() == choices


def test_after_a_move_enter_still_does_what_is_lit(house: House) -> None:
    """The focus goes to the heading when the button that had it is gone; keys work from there."""
    page = begin(house, FREE, ["me"]).page
    page.locator(CHOICES).first.wait_for()
    press_something(page)
    page.locator("[data-action=done]").first.wait_for()
    page.locator(".prompt h2").focus()
    before = version_of(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
