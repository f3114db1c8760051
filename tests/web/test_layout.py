"""Tables at the sizes of common screens: what one plays with is in sight, covers nothing, and stays in its place."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Site, Visitor, open_table, version_of, wait_for_change
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
  return {
    boxes: Object.fromEntries(found.map(([name, element]) => [name, box(element)])),
    scrolls: found.filter(([, it]) => it.scrollHeight > it.clientHeight + 1).map(([name]) => name),
    page: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
    choices: document.querySelectorAll("[data-choices] button").length,
  };
}"""
# At these sizes nothing of the board, the prompt and one's own holdings is behind a scroll bar, except in long lists of
# choices.
WITHOUT_SCROLLING = ("1440x900", "1366x768", "1280x720")
MANY_CHOICES = 16


def positions(visitor: Visitor, played: Played) -> Iterator[tuple[str, str]]:
    """A decision in each part of a turn of a game, with a table that goes on from there."""
    run, replay = played.run(), bring(visitor, played)
    for phase in dict.fromkeys(run.phases):
        moves = run.decisions(phase) or run.moves(phase)
        yield phase, go_on(visitor, replay, moves[len(moves) * 2 // 3])


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
def test_prompt_holdings_and_board_are_in_sight_and_the_board_never_moves(site: Site, game: str) -> None:
    visitor = site.visitor(storage_state=prepared_storage(site))
    visitor.open("/account")
    found: list[str] = []
    boards: dict[str, set[tuple[int, ...]]] = {size: set() for size in SIZES}
    for phase, link in positions(visitor, GAMES[game]):
        page = show(visitor, link)
        for size in SIZES:
            resize(page, size)
            measured = page.evaluate(MEASURE)
            boards[size].add(tuple(measured["boxes"].get("board", ())))
            found += [f"{phase} at {size}: {fault}" for fault in faults(size, measured)]
    found += [f"the board moves at {size}: {places}" for size, places in boards.items() if len(places) > 1]
    assert not found, "\n".join(found)


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
