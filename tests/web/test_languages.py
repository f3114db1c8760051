"""The page in German and in Spanish: no English is left, nothing breaks by longer words, and the choice is kept."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import DESKTOP, PHONE, Site, Visitor, is_over, open_table, play_rated
from tests.web.playing import play_to_the_end, press_something
from tests.web.test_commitment import looks_right

WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "i18n"
LANGUAGES = ("de", "es")
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
GAME = "dice-traders"
DECISIONS = 8  # that are made before a table is looked at: every part of a turn

# What people see and what is read out to them, less what is meant to be in another language, and names.
READ = """() => {
  const UNTRANSLATED = "[lang]:not(html), [translate=no], code, kbd, script, style, input";
  const isUntranslated = (element) => element.closest(UNTRANSLATED) !== null;
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (!isUntranslated(parentElement) && parentElement.checkVisibility()) texts.push(data);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]"))
    if (element.checkVisibility() && !element.closest("[lang]:not(html)"))
      for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
        if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
  return [document.title, ...texts].map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""
COUNTED = f"""async () => (await (await fetch("/api/ratings/{GAME}")).json()).some((row) => row.kind === "person")"""
# Words that neither German nor Spanish has: what no catalogue knows is found by them.
ENGLISH = re.compile(r"\b(the|and|you|your|with|is|are|for|from|of|to|buys?|sells?|rolls?|keeps?|trades?)\b", re.I)


def english(language: str) -> list[re.Pattern[str]]:
    """The messages that read otherwise in that language, with anything in their slots."""
    found = []
    for path in sorted((WORDS / language).glob("*.json")):
        if path.name.startswith(("shell.", f"{GAME}.")):
            for message, words in json.loads(path.read_text("utf-8")).items():
                forms = zip(message.split("|"), words.split("|"), strict=True)
                found += [shape(form) for form, other in forms if form != other]
    return found


def shape(message: str) -> re.Pattern[str]:
    bare = re.sub(r" @\w+$", "", message).strip()
    return re.compile(".+".join(map(re.escape, re.split(r"\{\d\}", bare))))


def left_in_english(page: Page, language: str, names: list[str]) -> list[str]:
    shapes = english(language)
    own = {*json.loads((WORDS / language / "shell.json").read_text("utf-8")).values()}
    texts = {without(text, names) for text in page.evaluate(READ)}
    return sorted(
        text
        for text in texts
        if text not in own and (ENGLISH.search(text) or any(shape.fullmatch(text) for shape in shapes))
    )


def without(text: str, names: list[str]) -> str:
    for name in names:
        text = text.replace(name, "N")
    return text


def check_language(visitor: Visitor, language: str, names: list[str]) -> None:
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    assert left_in_english(visitor.page, language, names) == []
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


def account(visitor: Visitor) -> Iterator[None]:
    visitor.open("/account").locator("main .panel").first.wait_for()
    yield


def table(visitor: Visitor) -> Iterator[None]:
    """A table decision by decision, with its log."""
    page = visitor.open(open_table(visitor, GAME, ["me", "trader"]))
    for _ in range(DECISIONS):
        assert not is_over(page)
        yield
        press_something(page)
    if page.locator(".drawers nav").is_visible():
        page.locator(".drawers nav button").last.click()
    yield


def end(visitor: Visitor) -> Iterator[None]:
    page = visitor.open(open_table(visitor, GAME, ["me", "trader"], options={"limit": 6}))
    play_to_the_end(page)
    yield


LOOKS: list[Callable[[Visitor], Iterator[None]]] = [home, setup, ladder, account, table, end]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.__name__)
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_is_left_and_nothing_breaks(
    site: Site, language: str, screen: str, look: Callable[[Visitor], Iterator[None]]
) -> None:
    visitor = site.visitor(SCREENS[screen], locale=language)
    visitor.open("/account")
    open_table(visitor, GAME, ["me", "trader"])  # whoever has played has a name
    names = [the_name(visitor), "Dice Traders", "Free Trader", "Gem Traders", "Star Traders"]
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
    for locale, language in (("de-AT", "de"), ("es-MX", "es"), ("fr", "en")):
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
