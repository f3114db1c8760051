"""Planning ahead in the browser: an order that is played when the other moves, passing by one press, the bell, mail."""

import re
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.notify.postbox import Postbox
from tests.web.browser import DESKTOP, PHONE, Running, Site, Visitor, open_table, sign_up, version_of, wait_for_change
from tests.web.playing import CHOICES, press_something
from tests.web.test_everyone import violations

DICE = "dice-traders"
DAYS = {"clock": {"pace": "days", "base": 3}}
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
QUICK = f"{CHOICES}[data-action=done]"


@pytest.fixture(params=SCREENS)
def screen(request: pytest.FixtureRequest) -> dict[str, Any]:
    return SCREENS[request.param]


def two(site: Site, screen: dict[str, Any], **setting: Any) -> tuple[Visitor, Visitor]:
    """Two people at a table; who is to move comes first."""
    ada, bob = site.visitor(screen), site.visitor(screen)
    for visitor in (ada, bob):
        visitor.open("/account")
        visitor.page.evaluate(f"localStorage.setItem('met {DICE}', 'yes')")
    link = open_table(ada, DICE, ["me", "open"], **{**DAYS, **setting})
    ada.page.goto(ada.address + link)
    bob.page.goto(bob.address + link)
    bob.page.get_by_role("button", name="Sit down").click()
    return in_turn(ada, bob)


def in_turn(ada: Visitor, bob: Visitor) -> tuple[Visitor, Visitor]:
    while True:
        for mover, other in ((ada, bob), (bob, ada)):
            if mover.page.locator("[data-mine=true]").count():
                return mover, other
        ada.page.wait_for_timeout(50)


def is_mine(page: Page) -> bool:
    return page.locator("[data-mine=true]").count() > 0


def finish_turn(mover: Visitor, other: Visitor) -> None:
    """Play on until it is the other's move."""
    while is_mine(mover.page):
        before = version_of(mover.page)
        done = mover.page.locator(QUICK)
        press_something(mover.page, QUICK if done.count() else CHOICES)
        for each in (mover, other):
            wait_for_change(each.page, before)


def lay(page: Page, phase: str, doing: str, word: str = "") -> None:
    page.locator("[data-plan-ahead]").click()
    dialog = page.get_by_role("dialog", name="Plan ahead")
    dialog.get_by_label("When I reach").select_option(label=phase)
    dialog.get_by_label("play this for me", exact=True).select_option(label=doing)
    if word:
        dialog.get_by_label("play this for me: which one, 1").select_option(label=word)
    dialog.get_by_role("button", name="Add premove").click()
    dialog.locator("[data-order]").first.wait_for()


def test_a_premove_is_played_when_the_opponent_has_moved(site: Site, screen: dict[str, Any]) -> None:
    mover, other = two(site, screen)
    finish_turn(mover, other)
    finish_turn(other, mover)
    mover, other = in_turn(mover, other)
    page = other.page
    lay(page, "Travel", "Explore", "Big")
    dialog = page.get_by_role("dialog", name="Plan ahead")
    expect(dialog.locator("[data-order='explore:big']")).to_contain_text("Explore: Big")
    assert violations(page) == []
    dialog.get_by_label("Only if").select_option(index=1)
    dialog.get_by_label("this", exact=True).select_option(label="Retire")
    assert violations(page) == []
    dialog.get_by_label("When I reach").select_option(label="Buy")
    dialog.get_by_label("play this for me", exact=True).select_option(label="End the turn")
    dialog.get_by_role("button", name="Add premove").click()
    expect(dialog.locator("[data-order]")).to_have_count(2)
    expect(dialog.locator("[data-order=done]")).to_contain_text("played “Retire” on their last turn")
    other.no_sideways_scroll()
    dialog.get_by_role("button", name="Move up: End the turn").click()
    expect(dialog.locator("[data-order]").first).to_contain_text("End the turn")
    dialog.get_by_role("button", name="Remove: End the turn").click()
    expect(dialog.locator("[data-order]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-plan-ahead]")).to_have_text(re.compile("1 premove"))
    expect(mover.page.locator("[data-plan-ahead]")).to_have_text("Plan ahead")
    page.reload()
    expect(page.locator("[data-plan-ahead]")).to_have_text(re.compile("1 premove"))

    finish_turn(mover, other)
    page.locator("[data-phase=lock][data-mine=true]").wait_for(state="attached")
    expect(page.locator("[data-status]")).to_contain_text("Your premove was played in Dice Traders")
    expect(page.locator("[data-plan-ahead]")).to_have_text("Plan ahead")


def test_a_premove_that_cannot_be_played_says_why(site: Site, screen: dict[str, Any]) -> None:
    mover, other = two(site, screen)
    lay(other.page, "Dice", "Keep", "5")
    other.page.keyboard.press("Escape")
    finish_turn(mover, other)
    expect(other.page.locator("[data-status]")).to_contain_text(re.compile(r"was not played.*\(DT-[A-Z]+-\d+\)"))
    expect(other.page.locator("[data-plan-ahead]")).to_have_text("Plan ahead")
    assert is_mine(other.page)


def test_automatic_passing_is_switched_on_shown_and_switched_off(site: Site, screen: dict[str, Any]) -> None:
    mover, other = two(site, screen, clock={"pace": "none"})
    page = mover.page
    expect(page.locator("[data-plan-ahead]")).to_have_count(0)
    while not page.locator("[data-phase=buy]").count():
        press_something(page)
    switch = page.locator("[data-pass=buy]")
    expect(switch).to_have_text("Always “End the turn” here")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert violations(page) == []
    assert page.locator("[data-phase=buy][data-mine=true]").count(), "nothing is played by switching it on"
    press_something(page, QUICK)
    chip = page.locator("[data-passing=buy]")
    expect(chip).to_contain_text("Always “End the turn” at Buy")
    assert violations(page) == []
    expect(other.page.locator("[data-passing]")).to_have_count(0)
    mover, other = in_turn(mover, other)
    if other.page is page:
        finish_turn(mover, other)
    seen = set[str]()
    while is_mine(page):  # a whole turn: buying is not asked for any more
        before = version_of(page)
        seen.add(page.locator("[data-phase]").get_attribute("data-phase") or "")
        press_something(page, QUICK if page.locator(QUICK).count() else CHOICES)
        wait_for_change(page, before)
        expect(page.locator("[data-phase=buy][data-mine=true]")).to_have_count(0)  # it passes by itself
        if page.locator("[data-phase=travel]").count():
            break
    assert "buy" not in seen and "lock" in seen
    chip.get_by_role("button", name="Stop passing at Buy").click()
    expect(chip).to_have_count(0)


def test_the_bell_counts_lists_and_leads_to_the_table(site: Site, screen: dict[str, Any]) -> None:
    mover, other = two(site, screen)
    table, page = other.page.url, other.page
    page.goto(other.address + "/")
    expect(page.locator("[data-bell='0']")).to_be_visible()
    mover.page.bring_to_front()
    while is_mine(mover.page):
        before = version_of(mover.page)
        press_something(mover.page, QUICK if mover.page.locator(QUICK).count() else CHOICES)
        wait_for_change(mover.page, before)
    bell = page.get_by_role("button", name="Notifications: 1 unread")
    expect(bell).to_be_visible()
    bell.focus()
    page.keyboard.press("Enter")
    listed = page.get_by_role("dialog", name="Notifications")
    expect(listed.get_by_role("link")).to_contain_text("It's your turn in Dice Traders.")
    other.no_sideways_scroll()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    expect(bell).to_be_focused()
    bell.click()
    listed.get_by_role("link").click()
    page.locator("[data-version]").wait_for(state="attached")
    assert page.url == table
    expect(page.locator("[data-bell='0']")).to_be_visible()


def test_all_notifications_are_marked_read_at_once(site: Site) -> None:
    mover, other = two(site, DESKTOP)
    other.page.goto(other.address + "/rules")
    finish = mover.page
    while is_mine(finish):
        before = version_of(finish)
        press_something(finish, QUICK if finish.locator(QUICK).count() else CHOICES)
        wait_for_change(finish, before)
    other.page.goto(other.address + "/ladder")
    other.page.get_by_role("button", name="Notifications: 1 unread").click()
    other.page.get_by_role("button", name="Mark all as read").click()
    expect(other.page.locator("[data-bell='0']")).to_be_visible()


# Mail -----------------------------------------------------------------------------------------------
@pytest.fixture
def postbox() -> Iterator[Postbox]:
    made = Postbox()
    yield made
    made.close()


@pytest.fixture
def mailing(postbox: Postbox, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose host has set mail up."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    running = Running(
        tmp_path_factory.mktemp("mail"),
        port,
        LONGHAUL_PUBLIC_URL=f"http://localhost:{port}",
        LONGHAUL_SMTP_HOST="127.0.0.1",
        LONGHAUL_SMTP_PORT=str(postbox.port),
        LONGHAUL_SMTP_TLS="none",
        LONGHAUL_SMTP_FROM="Longhaul <games@example.org>",
    )
    site = Site(running, browser)
    yield site
    site.close()
    running.stop()


def test_an_email_address_is_added_confirmed_and_removed(mailing: Site, postbox: Postbox) -> None:
    visitor = mailing.visitor()
    page = visitor.open("/account")
    expect(page.get_by_role("heading", name="E-mail when it is my turn")).to_have_count(0)
    open_table(visitor, "free-trader", ["me"])
    page.reload()
    sign_up(page, "Grace")
    section = page.get_by_role("region", name="E-mail when it is my turn")
    section.get_by_label("E-mail address").fill("grace@example.org")
    section.get_by_role("button", name="Send confirmation link").click()
    expect(section).to_contain_text("We sent a confirmation link to grace@example.org")
    assert violations(page) == []
    [link] = re.findall(r"http://localhost:\d+/mail/confirm/\S+", postbox.wait_for(1)[0].get_content())
    elsewhere = mailing.visitor(PHONE)
    elsewhere.page.goto(link)
    expect(elsewhere.page.get_by_text("Confirmed: from now on, e-mails about your moves go to")).to_be_visible()
    elsewhere.no_sideways_scroll()
    assert violations(elsewhere.page) == []
    page.reload()
    expect(section).to_contain_text("we e-mail grace@example.org")
    section.get_by_role("button", name="Remove address").click()
    section.get_by_label("E-mail address").wait_for()
    elsewhere.allow("404")
    elsewhere.page.goto(link.replace("confirm", "stop"))
    expect(elsewhere.page.get_by_role("alert")).to_contain_text("This link is not valid, or it is incomplete")


def test_without_mail_the_account_page_offers_none(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.open("/account")
    open_table(visitor, "free-trader", ["me"])
    page.reload()
    sign_up(page, "Ada Quiet")
    page.get_by_role("heading", name="My bots").wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading", name="E-mail when it is my turn")).to_have_count(0)
