"""A table in the browser: people who join by a link, a "no" and its reason, taking back, a server that goes away."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from longhaul.bots.heuristic import heuristic_bot
from longhaul.core.files.game_record import export
from longhaul.core.position import Position
from longhaul.games import find_game
from tests.web.browser import DESKTOP, PHONE, Site, Visitor, open_table, version_of, wait_for_change
from tests.web.played import Played
from tests.web.playing import CHOICES, play_to_the_end, press_something
from tests.web.tour import POST, bring, go_on

FREE, DICE = "free-trader", "dice-traders"
RETIRE = f"{CHOICES}[data-action=retire]"


def begin(site: Site, game: str, seats: list[str], **setting: object) -> Visitor:
    """Someone who has set up a table and sits there."""
    visitor = site.visitor()
    visitor.open("/account")
    visitor.page.goto(visitor.address + open_table(visitor, game, seats, **setting))
    visitor.page.locator("[data-version]").wait_for(state="attached")
    return visitor


def come(site: Site, link: str, **screen: Any) -> Visitor:
    """Someone else who opens a link."""
    visitor = site.visitor(screen.get("screen", PHONE))
    visitor.open("/account")
    visitor.page.goto(link)
    visitor.page.locator("[data-version]").wait_for(state="attached")
    return visitor


def in_turn(*visitors: Visitor) -> tuple[Visitor, ...]:
    """Who is to move, and then the others."""
    while not any(visitor.page.locator("[data-mine=true]").count() for visitor in visitors):
        visitors[0].page.wait_for_timeout(50)
    return tuple(sorted(visitors, key=lambda each: each.page.locator("[data-mine=true]").count(), reverse=True))


def steps(page: Page, narrated: bool = False) -> list[int]:
    """The numbers of all steps that the server has kept of this table, or of those that the log tells."""
    return list(
        page.evaluate(
            """async (told) => {
              const api = location.pathname.replace("/t/", "/api/tables/");
              const { steps } = await (await fetch(`${api}/log?before=100000&limit=500`)).json();
              return steps.filter((it) => !told || it.kind !== "play" || it.story.length).map((it) => it.number);
            }""",
            narrated,
        )
    )


def test_the_chat_is_on_screen_at_any_number_of_seats(site: Site) -> None:
    ada = begin(site, DICE, ["me", "open", "trader", "cadet"])
    for width, height in ((1440, 900), (1280, 720)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.get_by_label("Write a message")).to_be_in_viewport(ratio=1)
        assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


# People -----------------------------------------------------------------------------------------------------
def test_two_players_chat_mute_take_back_and_play_a_rematch(site: Site) -> None:
    ada = begin(site, DICE, ["me", "open"], options={"limit": 8})
    expect(ada.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    ada.page.get_by_role("button", name="Invite a friend").click()
    link = ada.page.get_by_label("Link to this table").input_value()
    ada.page.keyboard.press("Escape")
    bob = come(site, link)
    bob.page.get_by_role("button", name="Sit down").click()
    mover, other = in_turn(ada, bob)
    host = ada.page.locator("[data-seat='0'] .name strong span").first.inner_text()
    expect(bob.page.locator("[data-welcome] h2")).to_have_text(f"{host} invites you to play Dice Traders")
    expect(ada.page.locator("[data-welcome] h2")).to_have_text("New to Dice Traders?")

    ada.page.get_by_label("Write a message").fill("Hello <b>there</b>")
    ada.page.get_by_role("button", name="Send", exact=True).click()
    bob.page.get_by_role("button", name="Chat").click()
    bob.page.get_by_text("Hello <b>there</b>").wait_for()
    bob.page.get_by_role("button", name="Thanks!").click()
    chat = ada.page.get_by_role("region", name="Chat")
    chat.get_by_role("listitem").filter(has_text="Thanks!").wait_for()
    chat.get_by_role("button", name=re.compile("^Mute ")).click()
    expect(chat.get_by_role("listitem").filter(has_text="Thanks!")).to_have_count(0)
    ada.page.get_by_role("button", name="Unmute everyone").click()
    chat.get_by_role("listitem").filter(has_text="Thanks!").wait_for()
    bob.page.get_by_role("button", name="Back to the board").click()

    before = version_of(mover.page)
    press_something(mover.page)
    mover.page.get_by_role("button", name="More", exact=True).click()
    mover.page.get_by_role("button", name="Propose a takeback").click()
    other.page.get_by_role("button", name="Accept").click()
    wait_for_change(mover.page, before + 2)
    assert in_turn(ada, bob) == (mover, other)

    while not ada.page.locator("[data-end]").count():  # both to the end, each on their own screen
        [now, *_] = in_turn(ada, bob) if not ada.page.locator("[data-end]").count() else [ada]
        before = version_of(now.page)
        press_something(now.page, RETIRE if now.page.locator(RETIRE).count() else CHOICES)
        for each in (ada, bob):
            wait_for_change(each.page, before)
    names = [each.page.get_by_role("region", name="Result").inner_text() for each in (ada, bob)]
    assert all("(you)" in name for name in names)
    table = ada.page.url
    ada.page.get_by_role("button", name="Rematch", exact=True).click()
    bob.page.get_by_role("link", name="Go to the rematch").click()
    in_turn(ada, bob)
    assert ada.page.url == bob.page.url != table


def test_a_bot_holds_a_seat_until_someone_comes(site: Site) -> None:
    ada = begin(site, DICE, ["me", "open"], options={"limit": 6})
    ada.page.get_by_role("button", name="Add Trader bot").click()
    in_turn(ada)
    expect(ada.page.get_by_text("bot until someone joins")).to_be_visible()
    bob = come(site, ada.page.url)
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("here")
    in_turn(ada, bob)


def test_spectators_see_nothing_hidden_and_cannot_act(site: Site) -> None:
    frames: list[str] = []
    stranger = site.visitor()
    stranger.page.on("websocket", lambda line: listen(line, frames))
    ada = begin(site, FREE, ["me"])
    stranger.open("/account")
    stranger.page.goto(ada.page.url)
    page = stranger.page
    page.get_by_text("Watching.").wait_for()
    expect(ada.page.get_by_text("1 watching")).to_be_visible()
    ada.page.locator(CHOICES).first.wait_for()
    before = version_of(page)
    press_something(ada.page)
    wait_for_change(page, before)
    expect(page.locator("[data-legal], [data-choices], [data-action]")).to_have_count(0)
    for name in ("Hint", "Take back", "Resign"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    before = version_of(page)
    for key in ("1", "2", "3", "Enter", "u", "h", "?"):
        page.keyboard.press(key)
    play_to_the_end(ada.page)
    seen = list(frames)
    page.locator("[data-end]").wait_for()
    narrated = [json.loads(text) for text in seen]
    positions = [message for message in narrated if message["t"] in ("table", "step")]
    assert len(positions) > 3 and not any(message["actions"] for message in positions)
    secrets = page.evaluate(
        "async () => (await fetch(location.pathname.replace('/t/', '/api/tables/') + '/record')).json()"
    )
    early = [json.dumps(message) for message in positions if not message["state"]["over"]]
    assert not any(str(secrets[key]) in text for key in ("seed", "salt") for text in early)


def listen(line: WebSocket, frames: list[str]) -> None:
    line.on("framereceived", lambda text: frames.append(str(text)))


# A decision -------------------------------------------------------------------------------------------------
def test_illegal_moves_say_why_and_link_to_the_clause(site: Site) -> None:
    page = begin(site, DICE, ["me", "trader"], options={"limit": 8}).page
    page.locator("[data-mine=true]").wait_for(state="attached")
    while not page.locator("[data-choices] [data-action]:not([data-legal])").count():
        press_something(page)
        page.locator("[data-mine=true]").wait_for(state="attached")
    before = version_of(page)
    page.locator("[data-choices] [data-action]:not([data-legal])").first.click()
    rejection = page.locator("[data-rejection]")
    expect(rejection).to_contain_text("Not allowed.")
    link = rejection.get_by_role("link", name="Read the rule")
    clause = (link.get_attribute("href") or "").partition("#")[2]
    assert re.fullmatch(r"D[TA]-[A-Z]*-?\d+", clause) and clause in rejection.inner_text()
    with page.expect_popup() as opened:
        link.click()
    expect(opened.value.locator(f"[id='{clause}']")).to_be_in_viewport()
    opened.value.close()
    page.keyboard.press("Escape")
    expect(rejection).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_label("Or type any move").fill("no such move")
    page.keyboard.press("Enter")
    expect(rejection).to_be_visible()
    assert version_of(page) == before


def test_a_move_is_taken_back_by_button_and_by_key(site: Site) -> None:
    page = begin(site, FREE, ["me"]).page
    page.locator(CHOICES).first.wait_for()
    acts: list[Callable[[], None]] = [
        lambda: page.keyboard.press("u"),
        lambda: page.get_by_role("button", name="Take back").click(),
    ]
    for undo in acts:
        phase, choices = page.locator("[aria-current=step]").inner_text(), page.locator(CHOICES).all_inner_texts()
        press_something(page)
        before = version_of(page)
        undo()
        wait_for_change(page, before)
        assert page.locator("[aria-current=step]").inner_text() == phase
        assert page.locator(CHOICES).all_inner_texts() == choices


def test_a_hint_shows_the_captains_move_and_enter_plays_it(site: Site) -> None:
    page = begin(site, DICE, ["me", "trader"], options={"limit": 6}).page
    page.locator("[data-mine=true]").wait_for(state="attached")
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-hint=ready]").wait_for()
    assert re.search(r"The Captain suggests: .* simulations", page.locator("[data-hint]").inner_text(), re.DOTALL)
    before = version_of(page)
    page.keyboard.press("Enter")  # though it was the hint's button that was pressed last
    wait_for_change(page, before)


def test_a_move_with_a_warning_needs_a_second_press(site: Site) -> None:
    visitor = site.visitor()
    visitor.open("/account")
    record, action = before_a_fatal_move()
    replay = visitor.page.evaluate(POST, ["/api/records", json.dumps(record)])["id"]
    page = visitor.open(go_on(visitor, replay, len(record["actions"])))
    button = page.locator(f"{CHOICES}[data-action='{action}']")
    button.click()
    expect(button).to_contain_text(re.compile("Press again"))
    before = version_of(page)
    page.keyboard.press("Escape")
    expect(button).not_to_contain_text("Press again")
    button.click()
    button.click()
    wait_for_change(page, before)


def before_a_fatal_move() -> tuple[dict[str, Any], str]:
    """A game of Free Trader up to a decision one of whose actions has a warning, and that action."""
    rules = find_game(FREE)
    bot = heuristic_bot(rules)
    for seed in range(1, 40):
        position = Position.start(rules, rules.find_content("house"), seed, 1)
        while not position.over:
            warned = [each for each in position.legal if position.warning(each)]
            if warned and len(warned) < len(position.legal):
                return export(position), warned[0].text
            position.play(bot.choose(position.blinded(0, 1)))
    raise AssertionError("no such decision")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_first_time_players_see_the_introduction_once_without_layout_shift(site: Site, screen: dict[str, Any]) -> None:
    page = site.visitor(screen).open("/")
    board, narrated = page.get_by_role("region", name="Board"), page.locator("[data-welcome]")
    page.get_by_role("button", name="Play now: Free Trader against bots").click()
    expect(narrated).to_contain_text("Make all four and you win")
    place = board.bounding_box()
    narrated.get_by_role("button", name="Got it").click()
    expect(narrated).to_have_count(0)
    assert board.bounding_box() == place
    page.reload()
    page.locator(CHOICES).first.wait_for()
    expect(narrated).to_have_count(0)


def test_the_introduction_closes_with_the_first_move(site: Site) -> None:
    page = begin(site, FREE, ["me"]).page
    expect(page.locator("[data-welcome]")).to_be_visible()
    press_something(page)
    expect(page.locator("[data-welcome]")).to_have_count(0)


CUT = """() => [...document.querySelectorAll(".choice span, .choice small, td, th span")]
  .filter((it) => it.offsetParent && !it.classList.contains("visually-hidden") && it.scrollWidth > it.clientWidth + 1)
  .filter((it) => getComputedStyle(it).display !== "inline").map((it) => it.textContent.trim())"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (390, 844)], ids=str)
def test_free_trader_text_is_not_cut_and_the_ship_is_fully_visible(site: Site, size: tuple[int, int]) -> None:
    visitor = site.visitor({"viewport": {"width": size[0], "height": size[1]}})
    visitor.open("/account")
    played = Played(FREE, 29)
    page = visitor.open(go_on(visitor, bring(visitor, played), played.run().phases.index("buy")))
    page.locator(CHOICES).first.wait_for()
    assert page.evaluate(CUT) == []
    if size[0] >= 1000:
        hidden = "() => { const it = document.querySelector('.left'); return it.scrollHeight - it.clientHeight }"
        assert page.evaluate(hidden) <= 0


# Others' moves ----------------------------------------------------------------------------------------------
def test_bot_moves_are_paced_and_can_be_skipped(site: Site) -> None:
    page = begin(site, DICE, ["me", "trader", "trader"], options={"limit": 9}).page
    page.locator("[data-mine=true]").wait_for(state="attached")
    page.get_by_role("group", name="Speed of others' moves").get_by_role("button", name="Slow").click()
    while not page.get_by_text("Skip", exact=True).count():
        press_something(page)
        page.locator("[data-mine=true], [data-turn]:not([data-mine=true])").first.wait_for(state="attached")
        if page.locator("[data-mine=false]").count():
            page.get_by_text("Skip", exact=True).wait_for()
    shown = version_of(page)
    page.get_by_text("Skip", exact=True).click()
    page.locator("[data-mine=true]").wait_for(state="attached")
    assert version_of(page) > shown


# Nothing is lost --------------------------------------------------------------------------------------------
def test_a_reload_in_the_middle_of_a_move_changes_nothing(site: Site) -> None:
    page = begin(site, DICE, ["me", "trader"], options={"limit": 8}).page
    page.locator("button[data-die]").first.wait_for()
    page.locator("button[data-die]").first.click()
    expect(page.locator("button[data-die][aria-pressed=true]")).to_have_count(1)
    before, dice = version_of(page), page.locator("button[data-die]").all_inner_texts()
    page.reload()
    page.locator("button[data-die]").first.wait_for()
    assert version_of(page) == before
    assert len(page.locator("button[data-die]").all_inner_texts()) == len(dice)
    press_something(page)


@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
def test_the_table_reconnects_after_a_server_restart(site: Site, kill: bool) -> None:
    visitor = begin(site, DICE, ["me", "trader", "trader"], options={"limit": 10})
    visitor.allow("WebSocket", "Failed to load resource", "ERR_CONNECTION_REFUSED")
    page = visitor.page
    page.locator(CHOICES).first.wait_for()
    press_something(page)
    page.locator("[data-mine=true]").wait_for(state="attached")
    before, log = version_of(page), page.get_by_role("log").inner_text()
    site.server.stop(kill=kill)
    page.get_by_text("Connection lost").wait_for()
    site.server.start()
    page.get_by_text("Reconnected").wait_for()
    assert version_of(page) >= before and log in page.get_by_role("log").inner_text()
    page.locator("[data-mine=true]").wait_for(state="attached")
    press_something(page)
    page.locator("[data-mine=true]").wait_for(state="attached")
    numbers = steps(page)
    assert numbers == list(range(numbers[0], version_of(page) + 1))  # none doubled, none lost
    logged = page.get_by_role("log").locator("[data-step]").evaluate_all("all => all.map(one => +one.dataset.step)")
    assert sorted({*logged}) == [step for step in steps(page, narrated=True) if step >= min(logged)]


def test_missed_events_are_shown_on_return(site: Site) -> None:
    ada = begin(site, DICE, ["me", "open"], options={"limit": 8})
    bob = come(site, ada.page.url)
    bob.page.get_by_role("button", name="Sit down").click()
    mover, away = in_turn(ada, bob)
    table = away.page.url
    away.page.goto(away.address + "/rules")
    press_something(mover.page)
    for visitor in (ada, bob):
        visitor.allow("WebSocket", "Failed to load resource", "ERR_CONNECTION_REFUSED")
    site.server.stop(kill=True)
    site.server.start()
    mover.page.get_by_text("Reconnected").wait_for()
    away.page.goto(table)
    expect(away.page.get_by_text(re.compile(r"You missed (one|\d+) events?"))).to_be_visible()
    assert version_of(away.page) == version_of(mover.page)
