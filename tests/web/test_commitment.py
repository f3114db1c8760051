"""Fair dice, as a player sees them: the seal while the game goes on, and Verify when it is over."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import Site, Visitor, open_table, wait_for_the_end
from tests.web.played import ENDS
from tests.web.playing import play_to_the_end
from tests.web.test_everyone import violations
from tests.web.tour import POST, SCREENS, STILL, THEMES

HOLDS, FAILS = "Every shuffle and roll checks out.", "Something does not check out."
LIMITS_OF_THE_SEED = re.compile(r"seed has 64 bits.*Philox.*not cryptographic.*not for stakes")


def looks_right(visitor: Visitor) -> None:
    for theme in THEMES:
        visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        visitor.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        visitor.page.wait_for_function(STILL)  # colours change step by step
        assert violations(visitor.page) == []
    visitor.no_sideways_scroll()


@pytest.mark.parametrize("screen", SCREENS)
def test_the_seal_is_shown_noted_and_checked_when_the_game_is_over(site: Site, screen: str) -> None:
    visitor = site.visitor(SCREENS[screen])
    visitor.open("/account")
    link = open_table(visitor, "dice-traders", ["me", "trader"], options={"limit": 6})
    page = visitor.open(link)
    expect(page.locator(".table")).to_be_visible()
    page.keyboard.press("s")
    seal = page.locator("dialog code").inner_text()
    assert len(seal) == 64
    looks_right(visitor)
    page.keyboard.press("Escape")
    assert page.evaluate("(id) => JSON.parse(localStorage.seals)[id]", link.removeprefix("/t/")) == seal
    if screen == "desktop":
        expect(page.locator(".log .sealed")).to_contain_text(seal[:16])
    play_to_the_end(page)
    page.locator("[data-end]").get_by_role("button", name="Verify").click()
    verdict = page.locator("[data-end]")
    expect(verdict.get_by_role("heading", name=HOLDS)).to_be_focused()
    expect(verdict.get_by_text("Seal recomputed in your browser: it matches.")).to_be_visible()
    expect(verdict.get_by_text("It is the seal your browser saved during the game.")).to_be_visible()
    expect(verdict.get_by_label("Failed")).to_have_count(0)
    expect(verdict.get_by_text(LIMITS_OF_THE_SEED)).to_be_visible()
    verdict.get_by_text("move by move").click()
    assert verdict.locator(".moves li").count() > 3
    looks_right(visitor)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_replay_with_another_salt_is_found_out_by_the_browser_itself(site: Site, screen: str) -> None:
    visitor = site.visitor(SCREENS[screen])
    page = visitor.open("/account")
    record = json.loads(ENDS["over"].run().record) | {"salt": "00", "commitment": "ab" * 32}
    page.goto(f"{visitor.address}{page.evaluate(POST, ['/api/records', json.dumps(record)])['link']}")
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_role("heading", name=FAILS)).to_be_visible()
    expect(page.get_by_text("Seal recomputed in your browser: it is")).to_be_visible()
    expect(page.get_by_text("the seed, the salt or the commitment was changed")).to_be_visible()
    looks_right(visitor)


def altered(record: dict[str, Any], what: str) -> str:
    """What the page says of a record in which one thing was changed."""
    if what == "roll":
        move = next(number for number, verdict in record["rolls"].items() if number != "0" and len(verdict[0]) > 2)
        figure = next(name for name in record["rolls"][move][0] if name not in ("event", "seat"))
        record["rolls"][move][0][figure] = "a nine"
        return rf"Record: move {move} \("
    if what == "option":
        record["options"]["limit"] += 1
        return "Record: before move 1: "
    record["actions"][1] = 0 if record["actions"][1] else 1
    return r"move 2 \(|action 2 of the record cannot be played"


@pytest.mark.parametrize("what", ["roll", "option", "action"])
def test_an_altered_record_is_rejected_with_the_move(site: Site, tmp_path: Path, what: str) -> None:
    visitor = site.visitor()
    visitor.open("/account")
    link = open_table(visitor, "dice-traders", ["trader", "trader"], options={"limit": 6})
    wait_for_the_end(visitor, link)
    to = f"/api/tables{link[2:]}/record"
    record = json.loads(visitor.page.evaluate("async (to) => (await fetch(to)).text()", to))  # a seed has 64 bits
    sentence = altered(record, what)
    (tmp_path / "game.json").write_text(json.dumps(record))
    visitor.allow("400", "422")
    page = visitor.open("/r/nothing-here")
    visitor.allow("404")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(page.get_by_text(re.compile(sentence))).to_be_visible()
