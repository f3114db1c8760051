"""The page in every language but English: no other text is left, nothing breaks by longer words, the choice is kept.

The pseudo-locale is among the languages: what it leaves plain is in no catalogue.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from longhaul.core.messages.catalogs import ENGLISH, languages
from longhaul.core.messages.pseudo import PSEUDO
from longhaul.games import GAMES
from tests.web.browser import DESKTOP, PHONE, Site, Visitor, is_over, open_table, play_rated
from tests.web.playing import play_to_the_end, press_something
from tests.web.reading import Reader
from tests.web.test_commitment import looks_right
from tests.web.tour import PAGES, speak

LANGUAGES = [PSEUDO, *(language for language in languages() if language != ENGLISH)]
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
GAME = "dice-traders"
DECISIONS = 8  # that are made before a table is looked at: every part of a turn
UNKNOWN_PAGES = (
    "/r/nothing",
    "/p/Nobody%20Known",
    "/t/nothing",
    "/guide/chess",
    "/rules/chess",
    "/mail/confirm/nothing",
)
QUOTED = ("chess", "Chess", "nothing", *GAMES)  # what was typed, and what could be
PROGRAMS = ("Chrome", "Linux")  # that a session is from
COUNTED = f"""async () => (await (await fetch("/api/ratings/{GAME}")).json()).some((row) => row.kind === "person")"""


def check_language(visitor: Visitor, language: str, names: list[str]) -> None:
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    assert Reader(language, names).strange(visitor.page) == []
    if language != PSEUDO:  # which is no language by BCP 47
        looks_right(visitor)


def the_name(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("async () => (await (await fetch('/api/me')).json()).user.name"))


# What is looked at -------------------------------------------------------------------------------------
def home(visitor: Visitor) -> Iterator[None]:
    visitor.open("/").locator("[data-play]").first.wait_for()
    yield


def setup(visitor: Visitor) -> Iterator[None]:
    visitor.open(f"/setup/{GAME}").locator(".option").first.wait_for()
    yield


def ladder(visitor: Visitor) -> Iterator[None]:
    """A rated game is counted when it is over, which is told a moment before."""
    visitor.open("/account")
    play_rated(visitor)
    page = visitor.open(f"/ladder/{GAME}")
    page.wait_for_function(COUNTED)
    page.reload()
    page.locator("main tbody").wait_for()
    yield
    visitor.open("/p/trader").locator("#ratings").wait_for()
    yield


def pages(visitor: Visitor) -> Iterator[None]:
    """Every kind of page, and those that are not there."""
    visitor.allow("404")
    for path in [*(path for path, _ in PAGES.values()), *UNKNOWN_PAGES]:
        page = visitor.open(path)
        page.get_by_role("heading", level=1).first.wait_for(state="attached")
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        yield


def account(visitor: Visitor) -> Iterator[None]:
    page = visitor.open("/account")
    page.locator("main .panel").first.wait_for()
    yield
    page.locator("[data-bell]:visible").first.click()
    yield


def table(visitor: Visitor) -> Iterator[None]:
    """A table decision by decision, with its log."""
    page = visitor.open(open_table(visitor, GAME, ["me", "trader"]))
    for _ in range(DECISIONS):
        assert not is_over(page)
        yield
        press_something(page)
    page.keyboard.press("?")
    yield
    page.keyboard.press("Escape")
    if page.locator(".drawers nav").is_visible():
        page.locator(".drawers nav button").last.click()
    yield


def end(visitor: Visitor) -> Iterator[None]:
    page = visitor.open(open_table(visitor, GAME, ["me", "trader"], options={"limit": 6}))
    play_to_the_end(page)
    yield
    page.locator("[data-analyse]").click()
    page.get_by_role("slider").first.wait_for()
    yield


LOOKS: list[Callable[[Visitor], Iterator[None]]] = [home, setup, ladder, account, table, end]
EVERYWHERE = [(language, look) for language in LANGUAGES for look in LOOKS] + [(PSEUDO, pages)]


@pytest.mark.parametrize(
    ("language", "look", "screen"),
    [(*each, [*SCREENS][number % 2]) for number, each in enumerate(EVERYWHERE)],
    ids=[f"{language}-{look.__name__}" for language, look in EVERYWHERE],
)
def test_no_other_language_is_left_and_nothing_breaks(
    site: Site, language: str, look: Callable[[Visitor], Iterator[None]], screen: str
) -> None:
    visitor = site.visitor(SCREENS[screen], **({} if language == PSEUDO else {"locale": language}))
    if language == PSEUDO:
        speak(visitor, PSEUDO)
    visitor.open("/account")
    open_table(visitor, GAME, ["me", "trader"])  # whoever has played has a name
    names = [the_name(visitor), *QUOTED, *PROGRAMS]
    for _ in look(visitor):
        check_language(visitor, language, names)


# The choice --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("screen", "path"), [("desktop", "/"), ("phone", "/account")])
def test_a_language_is_chosen_and_remembered(site: Site, screen: str, path: str) -> None:
    page = site.visitor(SCREENS[screen]).open(path)
    html, choice = page.locator("html"), page.locator("[data-language]:visible")
    expect(html).to_have_attribute("lang", "en")
    for language, label, account in (
        ("de", "Sprache", "Konto"),
        ("es", "Idioma", "Cuenta"),
        ("en", "Language", "Account"),
    ):
        choice.select_option(language)
        expect(html).to_have_attribute("lang", language)
        page.reload()
        expect(html).to_have_attribute("lang", language)
        expect(page.get_by_role("combobox", name=label)).to_have_value(language)
        expect(page.locator("nav a[href='/account']")).to_have_text(re.compile(account))


def test_the_browser_is_asked_for_its_language(site: Site) -> None:
    for locale, language in (("de-AT", "de"), ("es-MX", "es"), ("fr", "fr"), ("it", "en")):
        page = site.visitor(locale=locale).open("/rules")
        expect(page.locator("html")).to_have_attribute("lang", language)


def test_days_and_numbers_follow_the_language(site: Site) -> None:
    for language, day in (("de", r"\d+\. \p{L}+ \d{4}"), ("es", r"\d+ de \p{L}+ de \d{4}")):
        page = site.visitor(locale=language).open("/daily")
        expect(page.locator(".when strong")).to_have_text(re.compile(day.replace(r"\p{L}", "[a-zäé]"), re.I))


def test_what_stays_english_says_so(site: Site) -> None:
    page = site.visitor(locale="de").open(f"/rules/{GAME}")
    expect(page.locator("article[lang=en] h1")).to_be_visible()
    page = site.visitor(locale="de").open(f"/guide/{GAME}")
    expect(page.locator("li [lang=en]").first).to_be_visible()
