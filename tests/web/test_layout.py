"""Tables at the sizes of common screens: what one plays with is in sight, covers nothing, and stays in its place."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DESKTOP, PHONE, Running, Site, Visitor, open_table, version_of, wait_for_change
from tests.web.played import ANY, ENDS, Played
from tests.web.playing import CHOICES, press_something
from tests.web.tour import GO, bring, go_on, prepared_storage

SIZES = {
    "1440x900": (1440, 900),
    "1366x768": (1366, 768),
    "1280x720": (1280, 720),
    "1200x720": (1200, 720),
    "1024x768": (1024, 768),
    "820x1180": (820, 1180),
    "390x844": (390, 844),
}
GAMES = {
    "dice-traders": Played("dice-traders", 1, 4),
    "free-trader": Played("free-trader", 29),
    "gem-traders": Played("gem-traders", 1, 4, wants=ANY),
    "star-traders": Played("star-traders", 1, 4),
}
EACH_GAME = pytest.mark.parametrize("game", GAMES)

# The rectangles of what must be in sight, and what hides a part of itself behind a scroll bar.
MEASURE = """() => {
  const shown = (element) => element && element.getClientRects().length > 0;
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, x + width, y + height].map(Math.round);
  };
  const parts = { prompt: ".sheet", own: "[data-own]", board: "section.board", log: "[role=log]" };
  const found = Object.entries(parts)
    .map(([name, selector]) => [name, document.querySelector(selector)])
    .filter(([, element]) => shown(element));
  const page = document.documentElement;
  // A seat's money is in sight if a figure of it lies in the window and in whatever scrolls around it.
  const inSight = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inside = (x, y) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
    if (!shown(element) || !inside(left, top) || !inside(right, bottom)) return false;
    const scroller = element.closest(".left, .strip");
    const around = scroller?.getBoundingClientRect();
    return !around || (left >= around.left - 1 && right <= around.right + 1 && bottom <= around.bottom + 1);
  };
  const scores = Object.groupBy(document.querySelectorAll("[data-anchor^='score ']"), (it) => it.dataset.anchor);
  const hidden = Object.entries(scores).filter(([, places]) => !places.some(inSight)).map(([name]) => name);
  return {
    hidden,
    seats: Object.keys(scores).length,
    boxes: Object.fromEntries(found.map(([name, element]) => [name, box(element)])),
    scrolls: found.filter(([, it]) => it.scrollHeight > it.clientHeight + 1).map(([name]) => name),
    page: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
    choices: document.querySelectorAll("[data-choices] button").length,
  };
}"""
# At these sizes nothing of the board, the prompt and one's own holdings is behind a scroll bar, except in long lists of
# choices.
TIGHT = ("1280x720", "390x844")
WITHOUT_SCROLLING = ("1440x900", "1366x768", "1280x720")
MANY_CHOICES = 16


Theme = Literal["dark", "light"]
LOOKS: dict[Theme, tuple[str, ...]] = {"dark": tuple(SIZES), "light": TIGHT}


@dataclass(frozen=True)
class Tables:
    """A decision in each part of a turn of a game, with a table that goes on from there, and who plays at them."""

    storage: Any
    links: dict[str, str]


@pytest.fixture(scope="module")
def tables(server: Running, browser: Browser) -> Callable[[Played], Tables]:
    """Tables are made once, for tests at several sizes and in several languages."""

    @cache
    def made(played: Played) -> Tables:
        site = Site(server, browser)
        visitor = site.visitor(storage_state=prepared_storage(site))
        visitor.open("/account")
        run, replay, links = played.run(), bring(visitor, played), {}
        for phase in dict.fromkeys(run.phases):
            moves = run.decisions(phase) or run.moves(phase)
            links[phase] = go_on(visitor, replay, moves[len(moves) * 2 // 3])
        storage = visitor.page.context.storage_state()
        site.close()
        return Tables(storage, links)

    return made


def show(visitor: Visitor, link: str) -> Page:
    """As links do: from one table to the next, without loading everything anew."""
    visitor.page.evaluate(GO, link)
    visitor.page.locator("[data-mine=true]").wait_for(state="attached")
    return visitor.page


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def overlap(a: list[int], b: list[int]) -> bool:
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


def faults(size: str, measured: dict[str, Any]) -> Iterator[str]:
    """What is wrong with a layout."""
    boxes, (width, height) = measured["boxes"], SIZES[size]
    wanted = {"prompt", "own", "board"} | ({"log"} if width >= 1000 else set())
    yield from (f"no {name}" for name in wanted - set(boxes))
    if measured["seats"] > 1:
        yield from (f"the {name} is out of sight" for name in measured["hidden"])
    if max(measured["page"]) > 0:
        yield f"the page scrolls by {measured['page']}"
    for name, box in boxes.items():
        if box[0] < 0 or box[1] < 0 or box[2] > width or box[3] > height:
            yield f"{name} is not inside the window: {box}"
        yield from (f"{name} covers {other}" for other in boxes if name < other and overlap(box, boxes[other]))
    if size in WITHOUT_SCROLLING:
        many = measured["choices"] > MANY_CHOICES
        yield from (
            f"{name} scrolls" for name in measured["scrolls"] if name != "log" and not (many and name == "prompt")
        )


@EACH_GAME
def test_prompt_holdings_and_board_are_in_sight_and_the_board_never_moves(
    site: Site, tables: Callable[[Played], Tables], game: str
) -> None:
    """In the dark at all sizes, and in the light at two: only colours differ."""
    found: list[str] = []
    boards: dict[str, set[tuple[int, ...]]] = {size: set() for size in SIZES}
    visitor = seated(site, tables(GAMES[game]))
    for phase, link in tables(GAMES[game]).links.items():
        page = show(visitor, link)
        for theme, sizes in LOOKS.items():
            in_theme(page, theme)
            for size in sizes:
                resize(page, size)
                measured = page.evaluate(MEASURE)
                boards[size].add(tuple(measured["boxes"].get("board", ())))
                found += [f"{phase} at {size}, {theme}: {fault}" for fault in faults(size, measured)]
    found += [f"the board moves at {size}: {places}" for size, places in boards.items() if len(places) > 1]
    assert not found, "\n".join(found)


@EACH_GAME
@pytest.mark.parametrize("language", ["de-DE", "pl-PL"])
def test_longer_words_find_room(site: Site, tables: Callable[[Played], Tables], game: str, language: str) -> None:
    visitor, found = seated(site, tables(GAMES[game]), locale=language), list[str]()
    for phase, link in tables(GAMES[game]).links.items():
        page = show(visitor, link)
        expect(page.locator("html")).to_have_attribute("lang", language[:2])
        for size in TIGHT:
            resize(page, size)
            found += [f"{phase} at {size}: {fault}" for fault in faults(size, page.evaluate(MEASURE))]
    assert not found, "\n".join(found)


def test_six_seats_fit_on_a_phone(site: Site, tables: Callable[[Played], Tables]) -> None:
    crowded = tables(Played("dice-traders", 1, 6))
    visitor, found = seated(site, crowded, **PHONE), list[str]()
    for phase, link in crowded.links.items():
        page = show(visitor, link)
        measured = page.evaluate(MEASURE)
        assert measured["seats"] == 6
        found += [f"{phase}: {fault}" for fault in faults("390x844", measured)]
    assert not found, "\n".join(found)


def seated(site: Site, made: Tables, **screen: Any) -> Visitor:
    visitor = site.visitor(**{"storage_state": made.storage, **screen})
    visitor.open("/account").locator("main").wait_for()
    return visitor


def in_theme(page: Page, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


PLACE = """() => {
  const board = document.querySelector("section.board").getBoundingClientRect();
  return [board.x, board.y, board.width, board.height].map(Math.round);
}"""


@EACH_GAME
@pytest.mark.parametrize("screen", [{"viewport": {"width": 1280, "height": 720}}, PHONE], ids=["laptop", "phone"])
def test_hints_rejections_and_the_result_do_not_move_the_board(site: Site, game: str, screen: dict[str, Any]) -> None:
    visitor = site.visitor(screen, storage_state=prepared_storage(site))
    visitor.open("/account")
    played = next(each for each in ENDS.values() if each.game == game)
    texts = played.run().texts
    page = visitor.open(go_on(visitor, bring(visitor, played), len(texts) - 1))
    page.locator(CHOICES).first.wait_for()
    place = page.evaluate(PLACE)
    page.keyboard.press("h")
    page.locator("[data-hint=ready]").wait_for()
    assert page.evaluate(PLACE) == place
    page.keyboard.press("?")
    page.get_by_label("Or type any move").fill("no such move")
    page.keyboard.press("Enter")
    expect(page.locator("[data-rejection]")).to_be_visible()
    assert page.evaluate(PLACE) == place
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    before = version_of(page)
    button = page.locator(f"[data-choices] [data-action='{texts[-1]}']")
    button.click()
    if page.locator("[data-armed]").get_attribute("data-armed") == texts[-1]:
        button.click()
    wait_for_change(page, before)
    page.locator("[data-end]").wait_for()
    assert page.evaluate(PLACE) == place


# The keyboard -----------------------------------------------------------------------------------------------
def test_focus_comes_to_the_prompt_with_the_turn_and_follows_it(site: Site) -> None:
    visitor = site.visitor(DESKTOP, storage_state=prepared_storage(site))
    visitor.open("/account")
    page = visitor.open(open_table(visitor, "dice-traders", ["me", "trader"], options={"limit": 8}))
    page.locator(CHOICES).first.wait_for()
    heading = page.get_by_role("region", name="What you can do").get_by_role("heading", level=2)
    expect(heading).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-choices] button").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-choices] button").nth(1)).to_be_focused()
    press_something(page)
    page.locator("[data-mine=true]").wait_for(state="attached")
    expect(page.get_by_role("region", name="What you can do").locator(":focus")).to_have_count(1)


@EACH_GAME
def test_each_group_of_choices_is_one_tab_stop(site: Site, tables: Callable[[Played], Tables], game: str) -> None:
    visitor, many = seated(site, tables(GAMES[game])), 0
    for link in tables(GAMES[game]).links.values():
        page = show(visitor, link)
        page.locator("[data-choices] button").first.wait_for()
        stops, groups, buttons = page.evaluate(STOPS)
        assert stops == groups
        many += buttons > groups
        if buttons > 1:
            page.evaluate("document.querySelector('#prompt h2').focus()")
            page.keyboard.press("Tab")
            page.keyboard.press("ArrowDown")
            focused = page.locator("[data-choices] :is(button, [role=spinbutton]):focus")
            expect(focused).to_have_attribute("tabindex", "0")
            assert page.evaluate(STOPS)[0] == groups
    assert many


STOPS = """() => {
  const place = document.querySelector("[data-choices]");
  const buttons = [...place.querySelectorAll("button:not(:disabled)")].filter((it) => it.checkVisibility());
  const groupOf = (it) => it.closest("[data-choices] [role=group], [data-choices] fieldset") ?? place;
  return [buttons.filter((it) => it.tabIndex === 0).length, new Set(buttons.map(groupOf)).size, buttons.length];
}"""


def test_on_a_phone_each_event_is_announced_even_if_it_is_like_the_one_before(site: Site) -> None:
    visitor = site.visitor(PHONE, storage_state=prepared_storage(site))
    visitor.open("/account")
    page = visitor.open(open_table(visitor, "dice-traders", ["me", "trader"], options={"limit": 8}))
    page.locator(CHOICES).first.wait_for()
    region = page.locator("[data-announced]")
    expect(region).to_have_attribute("aria-live", "polite")
    for _ in range(6):  # whatever it says, what is new is a node of its own
        page.evaluate("() => document.querySelectorAll('[data-announced] p').forEach((it) => (it.dataset.heard = ''))")
        press_something(page)
        page.locator("[data-announced] p:not([data-heard])").first.wait_for(state="attached")
        page.locator("[data-mine=true], [data-end]").first.wait_for(state="attached")


def test_one_tab_reaches_the_prompt_while_others_play(site: Site) -> None:
    visitor = site.visitor(DESKTOP, storage_state=prepared_storage(site))
    visitor.open("/account")
    page = visitor.open(open_table(visitor, "star-traders", ["me", "open"]))
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to your choices")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_focused()
    assert page.url.endswith(page.evaluate("location.pathname"))
