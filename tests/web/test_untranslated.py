"""No text outside the catalogues: whole games in Polish, read after every move.

What is exempt is named in `reading.py`: names, clause ids, commands, keys, what says that it is in another language.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from longhaul.core.messages.pseudo import PSEUDO
from longhaul.games import GAMES
from tests.web.browser import Site, Visitor, is_over, open_table
from tests.web.playing import CHOICES, ENOUGH, press_something
from tests.web.reading import Reader
from tests.web.tour import speak

POLISH = "pl"
SHORT: dict[str, dict[str, Any]] = {
    "dice-traders": {"seats": ["me", "trader"], "options": {"limit": 8}},
    "free-trader": {"seats": ["me"]},
    "gem-traders": {"seats": ["me", "trader"]},
    "star-traders": {"seats": ["me", "trader"], "options": {"victory_level": 3, "round_cap": 5}},
}
ENOUGH_MOVES = 25  # after which every turn is ended at once, and the bots play on


def name_of(visitor: Visitor) -> str:
    """What a guest is called, or "" before they have done anything."""
    return str(visitor.page.evaluate("async () => (await (await fetch('/api/me')).json()).user?.name ?? ''"))


def opened(visitor: Visitor, path: str) -> Page:
    """Go to a page, and wait until it is there."""
    page = visitor.page
    page.goto(visitor.address + path)
    page.get_by_role("heading", level=1).first.wait_for(state="attached")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    return page


# Polish ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_polish_has_no_other_words(site: Site, game: str) -> None:
    visitor = site.visitor(locale=POLISH)
    visitor.open("/account")
    page = visitor.open(open_table(visitor, game, **SHORT[game]))
    reader, strange, moves = Reader(POLISH, [name_of(visitor)]), dict[str, int](), 0
    while not is_over(page):
        strange |= dict.fromkeys(reader.strange(page), moves)
        press_something(page, ENOUGH if moves >= ENOUGH_MOVES and page.locator(ENOUGH).count() else CHOICES)
        moves += 1
    strange |= dict.fromkeys(reader.strange(page), moves)
    assert strange == {} and moves > 5


@pytest.mark.parametrize("language", [POLISH, PSEUDO])
def test_a_text_outside_the_catalogues_is_found(site: Site, language: str) -> None:
    visitor = site.visitor()
    speak(visitor, language)
    page = opened(visitor, "/rules")
    reader = Reader(language)
    assert reader.strange(page) == []
    page.evaluate(
        "document.querySelector('h1').append('Roll the dice', Object.assign(new Image(), { alt: 'Two dice' }))"
    )
    assert reader.strange(page) == ["Roll the dice", "Two dice"]
