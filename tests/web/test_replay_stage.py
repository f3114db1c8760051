"""A replay shows the next move event by event, as a table does, and any other at once."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, Site
from tests.web.played import Played
from tests.web.test_stage import TRACE, trace_of
from tests.web.tour import bring

DICE = Played("dice-traders", 1, 3)


def watch(site: Site, move: int, **screen: Any) -> Page:
    """The replay of a game after a move, with a trace of what is shown."""
    visitor = site.visitor(DESKTOP, **{"reduced_motion": "no-preference", **screen})
    visitor.page.add_init_script(TRACE)
    visitor.open("/account")
    page = visitor.open(f"/r/{bring(visitor, DICE)}#move-{move}")
    expect(slider(page)).to_have_value(str(move))
    page.locator("section.board .board").wait_for()
    return page


def slider(page: Page) -> Any:
    return page.get_by_role("slider", name="Move")


def sale() -> int:
    """The number of moves before the first sale of the game."""
    return next(move for move, text in enumerate(DICE.run().texts) if text == "sell")


def credits_of(page: Page) -> list[str]:
    return list(page.locator("[data-anchor^='score ']").all_inner_texts())


def test_the_next_move_is_played_event_by_event_and_ends_as_the_position_is(site: Site) -> None:
    page = watch(site, sale())
    before = credits_of(page)
    page.locator("[data-overlay]").wait_for(state="attached")
    page.get_by_role("radio", name="Slow").check(force=True)
    page.get_by_role("button", name="Next move").click()
    page.wait_for_function("() => window.trace?.some(({ event, kind }) => event === 'sold' && kind === 'start')")
    assert credits_of(page) == before  # until the goods have arrived
    page.wait_for_function("() => window.trace.at(-1).kind === 'end'")
    expect(page.locator("[data-overlay] > *")).to_have_count(0)
    trace = trace_of(page)
    assert {cue["step"] for cue in trace} == {sale() + 1}
    starts, ends = ([cue["index"] for cue in trace if cue["kind"] == kind] for kind in ("start", "end"))
    assert starts == ends == sorted(starts)
    after = credits_of(page)
    assert after != before
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-anchor^='score ']")).to_have_text(before, use_inner_text=True)
    page.keyboard.press("End")
    expect(slider(page)).to_have_value(slider(page).get_attribute("max") or "")
    slider(page).fill(str(sale() + 1))  # back, at once
    expect(page.locator("[data-anchor^='score ']")).to_have_text(after, use_inner_text=True)
    assert trace_of(page) == trace


def test_a_key_ends_what_is_being_shown(site: Site) -> None:
    page = watch(site, sale())
    page.locator("[data-overlay]").wait_for(state="attached")
    page.get_by_role("radio", name="Slow").check(force=True)
    page.get_by_role("button", name="Next move").click()
    page.wait_for_function("() => window.trace?.at(-1)?.kind === 'start'")
    page.keyboard.press("End")
    expect(slider(page)).to_have_value(slider(page).get_attribute("max") or "")
    assert trace_of(page)[-1]["kind"] == "skip"
    expect(page.locator("[data-overlay] > *")).to_have_count(0)


def test_it_plays_on_by_itself_move_after_move(site: Site) -> None:
    page = watch(site, 0)
    page.locator("[data-overlay]").wait_for(state="attached")
    page.get_by_role("radio", name="Fast").check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => new Set(window.trace?.map(({ step }) => step)).size >= 4")
    page.get_by_role("button", name="Pause").click()
    steps = [cue["step"] for cue in trace_of(page)]
    assert steps == sorted(steps)
    assert not any(cue["kind"] == "skip" for cue in trace_of(page)[:-1])


def test_with_reduced_motion_moves_are_shown_at_once(site: Site) -> None:
    page = watch(site, sale(), reduced_motion="reduce")
    page.locator("[data-overlay]").wait_for(state="attached")
    before = credits_of(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-anchor^='score ']")).not_to_have_text(before, use_inner_text=True)
    assert trace_of(page) == []
