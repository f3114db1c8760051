"""Steps are shown event by event, with motion. The clock of a page is stopped where a moment is looked at."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, Site, Visitor, is_over, open_table, version_of, wait_for_change
from tests.web.played import Played
from tests.web.playing import CHOICES, DONE, press_something
from tests.web.tour import bring, go_on

DICE, FREE, GEM, STAR = "dice-traders", "free-trader", "gem-traders", "star-traders"
TRACE = """document.addEventListener("longhaul:cue", ({ detail }) => (window.trace ??= []).push(detail))"""
# Of each game, events that always have a cue.
SHOWN = {
    DICE: {"explored", "followed", "rolled", "locked", "sold", "bought"},
    GEM: {"moved", "mined", "salvaged", "unloaded", "traded", "bought"},
    STAR: {"moved", "bought", "sold", "tokens", "market", "improved"},
    FREE: {"jumped", "drawn", "placed"},
}
MARKS = """() => [...document.querySelectorAll('.board [aria-label], .board [data-die], .seats [aria-label]')]
  .map((it) => it.getAttribute('aria-label') ?? it.textContent)"""
Cue = dict[str, Any]


def sit(site: Site, game: str, seats: int, pace: str = "normal", **setting: Any) -> Visitor:
    """Someone with motion, who plays against bots."""
    visitor = site.visitor(DESKTOP, reduced_motion="no-preference")
    visitor.page.add_init_script(TRACE)
    visitor.open("/account", pace)
    link = open_table(visitor, game, ["me"] + ["trader"] * (seats - 1), **setting)
    visitor.page.goto(visitor.address + link)
    visitor.page.locator("[data-version]").wait_for(state="attached")
    visitor.page.locator("[data-overlay]").wait_for(state="attached")  # the stage has been loaded
    return visitor


def trace_of(page: Page) -> list[Cue]:
    return list(page.evaluate("window.trace ?? []"))


def log_of(page: Page) -> dict[int, Any]:
    """The steps that the server has kept, by their number."""
    script = """async () => {
      const api = location.pathname.replace("/t/", "/api/tables/");
      return (await (await fetch(`${api}/log?before=100000&limit=500`)).json()).steps;
    }"""
    return {step["number"]: step for step in page.evaluate(script)}


def play_until(page: Page, enough: Callable[[list[Cue]], bool]) -> list[Cue]:
    """Press on until what was shown is enough, and nothing is being shown."""
    while not enough(trace_of(page)):
        assert not is_over(page)
        press_something(page)
    page.locator("[data-mine=true], [data-end]").first.wait_for(state="attached")
    return trace_of(page)


def shown_in_full(trace: list[Cue], number: int) -> bool:
    """Whether a step was shown without being skipped."""
    cues = [cue for cue in trace if cue["step"] == number]
    kinds = [cue["kind"] for cue in cues]
    return "skip" not in kinds and kinds.count("start") == kinds.count("end") > 0


@pytest.mark.parametrize(("game", "seats"), [(DICE, 2), (GEM, 2), (STAR, 2), (FREE, 1)])
def test_a_turn_is_shown_event_by_event(site: Site, game: str, seats: int) -> None:
    """Bots' turns; in Free Trader, which is for one, the player's own."""
    page = sit(site, game, seats).page

    def full(trace: list[Cue]) -> list[int]:
        numbers = sorted({cue["step"] for cue in trace if seats == 1 or cue["seat"] > 0})
        return [number for number in numbers if shown_in_full(trace, number)]

    trace = play_until(page, lambda trace: len(full(trace)) >= 5)
    log = log_of(page)
    for number in full(trace):
        step, cues = log[number], [cue for cue in trace if cue["step"] == number]
        starts = [cue["index"] for cue in cues if cue["kind"] == "start"]
        assert starts == sorted(starts)
        assert all(step["events"][cue["index"]]["event"] == cue["event"] for cue in cues)
        expected = [i for i, event in enumerate(step["events"]) if event["event"] in SHOWN[game]]
        assert set(expected) <= set(starts)
    order = [cue["step"] for cue in trace]
    assert order == sorted(order)  # one step after the other


def follow(site: Site, table: str, known: Any, pace: str) -> Page:
    """The same player in another browser."""
    visitor = site.visitor(DESKTOP, reduced_motion="no-preference", storage_state=known)
    visitor.page.add_init_script(TRACE)
    visitor.open("/account", pace).goto(table)
    visitor.page.locator("[data-overlay]").wait_for(state="attached")
    visitor.page.locator("[data-mine=true]").wait_for(state="attached")
    return visitor.page


@pytest.mark.parametrize(("game", "seats"), [(DICE, 3), (GEM, 2), (STAR, 2), (FREE, 1)])
def test_skipping_ends_in_the_same_state_as_watching(site: Site, game: str, seats: int) -> None:
    mover = sit(site, game, seats, "instant").page
    known = mover.context.storage_state()
    viewer, skipper = (follow(site, mover.url, known, pace) for pace in ("normal", "slow"))
    while not any(cue["kind"] == "skip" for cue in trace_of(skipper)):
        if (trace := trace_of(skipper)) and trace[-1]["kind"] == "start":
            skipper.keyboard.press("x")
        elif mover.locator("[data-mine=true]").count():
            press_something(mover)
    mover.locator("[data-mine=true]").wait_for(state="attached")
    version = version_of(mover)
    while version_of(skipper) < version:
        skipper.keyboard.press("x")
    viewer.wait_for_function(DONE, arg=version - 1, timeout=120_000)
    for each in (viewer, skipper):
        expect(each.locator("[data-overlay] > *")).to_have_count(0)
    assert not any(cue["kind"] == "skip" for cue in trace_of(viewer))
    assert viewer.locator(".board").first.inner_text() == skipper.locator(".board").first.inner_text()
    assert viewer.evaluate(MARKS) == skipper.evaluate(MARKS)


PRESS_LAST = """() => [...document.querySelectorAll("[data-choices] button[data-legal]")].at(-1)?.click()"""


MAX_PARTS = 5000  # of the time that a page is given for what it is to show


def rejection_of(page: Page) -> str:
    return " ".join(page.locator("[role=alert]").all_inner_texts())


class StoppedClock:
    """The time of a page, which passes only when told; its animations stand still in the middle."""

    MIDDLE = """() => document.getAnimations().forEach((animation) => {
      const { duration, delay } = animation.effect.getComputedTiming();
      if (duration > 1) animation.currentTime = delay + duration / 2;
    })"""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        line = page.context.new_cdp_session(page)
        line.send("Animation.enable")
        line.send("Animation.setPlaybackRate", {"playbackRate": 0})

    def run_until(self, done: Callable[[], bool]) -> None:
        """Let time pass in small parts; in between the server has its own."""
        for _ in range(MAX_PARTS):
            if done():
                return
            self.page.clock.run_for(20)
            self.page.wait_for_timeout(5)
        raise AssertionError(f"it did not come: {trace_of(self.page)[-5:]}, {rejection_of(self.page)}")

    def picture(self) -> bytes:
        self.page.evaluate(self.MIDDLE)
        return self.page.screenshot()


def stopped(site: Site, game: str, seats: int) -> tuple[Page, StoppedClock]:
    visitor = site.visitor(DESKTOP, reduced_motion="no-preference")
    page = visitor.page
    page.add_init_script(TRACE)
    visitor.open("/account", "normal")
    link = open_table(visitor, game, ["me"] + ["trader"] * (seats - 1))
    page.clock.install()
    page.goto(visitor.address + link)
    page.locator("[data-overlay]").wait_for(state="attached")
    page.locator(CHOICES).first.wait_for()
    return page, StoppedClock(page)


def last_start(page: Page) -> str:
    return str(page.evaluate("(window.trace ?? []).findLast(({ kind }) => kind === 'start')?.event ?? ''"))


def test_dice_settle_before_anything_tells_what_they_show(site: Site) -> None:
    page, clock = stopped(site, DICE, 2)
    before, dice = version_of(page), page.locator("button[data-die]")
    log = page.get_by_role("log").inner_text()
    dice.first.click()
    page.keyboard.press("Enter")
    clock.run_until(lambda: last_start(page) == "rolled")
    tumbling = clock.picture()
    assert version_of(page) == before  # the prompt is the one before
    assert page.get_by_role("log").inner_text() == log
    assert page.locator(".board .rolling").count() > 0
    clock.run_until(lambda: version_of(page) > before)
    settled = clock.picture()
    assert page.locator(".board .rolling").count() == 0
    assert page.get_by_role("log").inner_text() != log
    assert tumbling != settled


@pytest.mark.parametrize(
    ("game", "events", "effect"),
    [(DICE, ("sold", "bought"), "goods"), (GEM, ("mined", "salvaged"), "goods"), (STAR, ("bought", "sold"), "goods")],
)
def test_goods_travel_from_where_they_were_to_where_they_go(
    site: Site, game: str, events: tuple[str, ...], effect: str
) -> None:
    page, clock = stopped(site, game, 2)
    drawn = page.locator(f"[data-overlay] [data-effect={effect}]")

    def under_way() -> bool:
        """Whether a bot trades; the player passes the time with moves."""
        trace = trace_of(page)
        if trace and trace[-1]["kind"] == "start" and trace[-1]["event"] in events and drawn.count():
            return True
        page.evaluate(PRESS_LAST)
        return False

    clock.run_until(under_way)
    flying = clock.picture()
    box = drawn.first.bounding_box()
    assert box is not None
    board = page.locator("section.board").bounding_box()
    assert board is not None
    assert board["x"] <= box["x"] <= board["x"] + board["width"]  # over the board
    page.evaluate("document.querySelector('[data-overlay]').hidden = true")
    assert flying != page.screenshot()  # and to be seen


def at_move(site: Site, host: Visitor, replay: str, move: int) -> tuple[Page, StoppedClock]:
    """A table of the host that goes on from a move, in a browser with a clock of its own."""
    known = host.page.context.storage_state()
    page = site.visitor(DESKTOP, reduced_motion="no-preference", storage_state=known).page
    page.add_init_script(TRACE)
    page.clock.install()
    page.goto(host.address + go_on(host, replay, move))
    page.locator("[data-overlay]").wait_for(state="attached")
    page.locator(CHOICES).first.wait_for()
    return page, StoppedClock(page)


def insist(page: Page, action: str) -> None:
    """Press the button of an action; a move with a warning is pressed twice."""
    page.evaluate(PRESS, action)
    if page.locator("[data-choices] .armed").count():
        page.evaluate(PRESS, action)


def replayed(site: Site, phase: str) -> Iterator[tuple[Page, StoppedClock, int]]:
    """Moves of a game of Free Trader that bots have played, in a part of the turn, just made."""
    played = Played(FREE, 29)
    host = site.visitor(DESKTOP)
    host.open("/account", "normal")
    run, replay = played.run(), bring(host, played)
    for move in run.moves(phase)[:12]:
        page, clock = at_move(site, host, replay, move)
        version = version_of(page)
        insist(page, run.texts[move])
        yield page, clock, version


@pytest.mark.parametrize(
    ("phase", "effect"), [("buy", "goods"), ("combat", "shot"), ("fine", "amount")], ids=["goods", "a shot", "the tank"]
)
def test_moments_of_free_trader_are_seen(site: Site, phase: str, effect: str) -> None:
    for page, clock, version in replayed(site, phase):
        drawn = page.locator(f"[data-overlay] [data-effect={effect}]")
        clock.run_until(lambda: page.evaluate(MOVING, effect) or version_of(page) > version)  # noqa: B023
        if drawn.count():
            break
    seen = clock.picture()
    page.evaluate("document.querySelector('[data-overlay]').hidden = true")
    assert seen != page.screenshot()


def test_a_police_check_is_a_moment_of_its_own(site: Site) -> None:
    """The cards are drawn before the fine is known; the tank and the prompt are as before until it has been shown."""
    played = Played(FREE, 29)
    host = site.visitor(DESKTOP)
    host.open("/account", "normal")
    move = played.run().moves("fine")[0] - 1  # the jump, whose cards come from the seed of the game
    page, clock = at_move(site, host, bring(host, played), move)
    version, tank = version_of(page), page.locator("[data-anchor=tank]").first
    insist(page, played.run().texts[move])
    clock.run_until(lambda: last_start(page) == "drawn")  # the jump is paid for
    money = tank.inner_text()
    clock.run_until(lambda: last_start(page) == "fined")
    assert page.locator("[data-overlay] [data-effect=pulse]").count() > 0
    assert (version_of(page), tank.inner_text()) == (version, money)
    expect(page.locator("[data-phase=fine]")).to_have_count(0)
    clock.run_until(lambda: version_of(page) > version)
    expect(page.locator("[data-phase=fine]")).to_have_count(1)
    moments = [(cue["event"], cue["kind"]) for cue in trace_of(page)]
    names = ("jumped", "drawn", "drawn", "fined")
    assert moments == [(name, kind) for name in names for kind in ("start", "end")]


# Whether an effect is drawn and on its way.
MOVING = """(effect) => {
  const drawn = document.querySelector(`[data-overlay] [data-effect=${effect}]`);
  return drawn?.getAnimations({ subtree: true }).length > 0;
}"""
PRESS = """(action) => document.querySelector(`[data-choices] [data-action="${CSS.escape(action)}"]`)?.click()"""


def test_a_press_ends_what_is_shown_again_and_takes_effect(site: Site) -> None:
    page = sit(site, DICE, 3, "slow", options={"limit": 30}).page
    since = page.locator("[data-since] button")
    while not since.count():
        press_something(page)
        page.locator("[data-mine=true]").wait_for(state="attached")
    version = version_of(page)
    since.first.click()
    page.wait_for_function("() => window.trace.at(-1)?.kind === 'start'")
    press_something(page)
    assert version_of(page) > version


def test_any_key_ends_what_is_shown_and_chooses_nothing(site: Site) -> None:
    page, clock = stopped(site, DICE, 2)
    before = version_of(page)
    page.locator("button[data-die]").first.click()
    page.keyboard.press("Enter")
    clock.run_until(lambda: last_start(page) == "rolled")
    page.keyboard.press("1")
    wait_for_change(page, before)
    assert trace_of(page)[-1]["kind"] == "skip"
    expect(page.locator("button[data-die][aria-pressed=true]")).to_have_count(0)


def test_others_turns_are_summed_up_and_can_be_seen_again(site: Site) -> None:
    page = sit(site, DICE, 3, options={"limit": 30}).page
    since = page.locator("[data-since] button")
    while not since.count():
        press_something(page)
        page.locator("[data-mine=true]").wait_for(state="attached")
    names = {seat: page.locator(f"[data-seat='{seat}'] .name strong").inner_text().strip() for seat in (1, 2)}
    labels = since.evaluate_all(LABELS)
    shown = [next(seat for seat, name in names.items() if name in label) for label in labels]
    assert len(set(shown)) == len(shown)
    version, board = version_of(page), page.locator("section.board").inner_text()
    page.evaluate("window.trace = []")
    since.first.click()
    page.wait_for_function("() => window.trace.some(({ kind }) => kind === 'end')")
    page.keyboard.press("Escape")
    assert page.locator("section.board").inner_text() == board
    assert version_of(page) == version
    assert {cue["seat"] for cue in trace_of(page)} == {shown[0]}


LABELS = "(buttons) => buttons.map((it) => it.getAttribute('aria-label'))"


def test_with_reduced_motion_nothing_moves_and_others_are_summed_up(site: Site) -> None:
    visitor = site.visitor()
    visitor.page.add_init_script(TRACE)
    page = visitor.open("/account", "normal")
    page.goto(visitor.address + open_table(visitor, DICE, ["me", "trader"], options={"limit": 30}))
    while not page.locator("[data-since] p").count():
        press_something(page)
        page.locator("[data-mine=true]").wait_for(state="attached")
    assert trace_of(page) == []
    assert page.locator("[data-since] button").count() == 0


# Sound ------------------------------------------------------------------------------------------------------
LISTEN = """window.played = [];
const create = AudioContext.prototype.createGain;
AudioContext.prototype.createGain = function () {
  const gain = create.call(this);
  window.played.push(gain);
  return gain;
};"""


def test_sounds_play_after_the_first_press_and_can_be_muted(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.page
    page.add_init_script(LISTEN)
    visitor.open("/account")
    page.goto(visitor.address + open_table(visitor, DICE, ["me", "trader"], options={"limit": 30}))
    page.locator("[data-overlay]").wait_for(state="attached")
    assert page.evaluate("window.played.length") == 0
    press_something(page)
    page.wait_for_function("() => window.played.length > 1")
    volume = page.evaluate("window.played[0].gain.value")
    assert 0 < volume <= 0.1  # quiet
    page.locator("[data-sound]").click()
    page.get_by_role("button", name="Mute").click()
    assert page.evaluate("localStorage.getItem('volume')") == "0"
    page.keyboard.press("Escape")
    played = page.evaluate("window.played.length")
    press_something(page)
    page.locator("[data-mine=true]").wait_for(state="attached")
    press_something(page)
    assert page.evaluate("window.played.length") == played
    page.reload()
    expect(page.locator("[data-sound]")).to_have_attribute("aria-label", "Sound: off")
