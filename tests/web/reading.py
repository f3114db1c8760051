"""What people read on a page, and which words of it are in no catalogue of the page's language.

In the pseudo-locale every text of a catalogue has accents on all letters, so plain letters are a find. In a real
language it is a word that nothing in its catalogue contains.
"""

import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from babel.dates import get_day_names, get_month_names
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor as Syntax
from playwright.sync_api import Page

from longhaul.core.messages.catalogs import domains, locale_of
from longhaul.core.messages.check import entries
from longhaul.core.messages.pseudo import PSEUDO
from longhaul.games import GAMES, find_game
from longhaul.server.accounts.names import FIRST, SECOND

# All that is shown or read out: texts, attributes, titles of drawings, choices of closed lists, the title of the page.
# Left out is what says that it is in another language (rulebooks, lessons, names of languages), commands and keys.
READ = """() => {
  const page = document.documentElement.lang;
  const isOurs = (element) =>
    element.closest("[lang]").lang === page && !element.closest("code, kbd, script, style, textarea");
  const isShown = (element) => element.checkVisibility() || !!element.closest("svg, select")?.checkVisibility();
  const ATTRIBUTES = ["aria-label", "aria-description", "aria-valuetext", "aria-roledescription", "title",
    "placeholder", "alt", "label"];
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (data.trim() && isOurs(parentElement) && isShown(parentElement)) texts.push(data);
  }
  for (const name of ATTRIBUTES)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isOurs(element) && isShown(element)) texts.push(element.getAttribute(name));
  return texts.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""

WORD = re.compile(r"[^\W\d_]{3,}")
PLAIN = re.compile(r"[A-Za-z]{2,}")  # no catalogue of the pseudo-locale has two such letters
CLAUSE = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d\d\b|\bD[AT]-\d\d\b")
GUEST = re.compile(rf"\b(?:{'|'.join(FIRST)}) (?:{'|'.join(SECOND)})\b")  # what guests are called
PLACES = ("planet", "tile")  # kinds of words that are names in every language
OUR_NAMES = ("Longhaul", *(find_game(game).facts.name for game in GAMES))
CLIENT = Path(__file__).resolve().parents[2] / "web" / "src"
PLANET_NAMES = CLIENT / "boards" / "dice-traders" / "planetNames.ts"
STARS = re.search(r"STARS = \[(.+)\]", (CLIENT / "pieces" / "format.ts").read_text("utf-8"))
BOT_NAMES = re.findall(r'"(\w+)"', STARS[1] if STARS else "")


class Reader:
    """Reads pages in a language; `names` are those of people."""

    def __init__(self, language: str, names: Collection[str] = ()) -> None:
        self._language, self._names = language, [*OUR_NAMES, *BOT_NAMES, *names_of_places(), *names]

    def strange(self, page: Page) -> list[str]:
        """The texts of a page with words that the catalogues of its language do not have."""
        assert page.evaluate("document.documentElement.lang") == self._language
        table = page.evaluate("/^[/]t[/](.+)/.exec(location.pathname)?.[1] ?? ''")
        return sorted(text for text in set(page.evaluate(READ)) if self.unknown(text, table))

    def unknown(self, text: str, table: str = "") -> list[str]:
        """The words of a text that the catalogues do not have; the id of a table is a name."""
        rest = GUEST.sub(" ", planets_of_dice().sub(" ", CLAUSE.sub(" ", text)))
        for name in filter(None, [*self._names, table]):
            rest = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", rest)
        if self._language == PSEUDO:
            return [word for word in PLAIN.findall(rest) if word not in by_browser(PSEUDO)]
        return [word for word in WORD.findall(rest) if word.lower() not in vocabulary(self._language)]


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words of the catalogues of a language, and those that the browser adds."""
    texts = [text for domain in domains(language) for text in texts_of(language, domain)]
    return frozenset(word.lower() for text in texts for word in WORD.findall(text)) | by_browser(language)


@cache
def by_browser(language: str) -> frozenset[str]:
    """The words of dates and lists, which `Intl` writes."""
    locale = locale_of(language)
    names = [name for width in ("wide", "abbreviated") for name in get_month_names(width, locale=locale).values()]
    names += [name for width in ("wide", "abbreviated") for name in get_day_names(width, locale=locale).values()]
    lists = [part for style in locale.list_patterns.values() for part in style.values()]
    words = [word for text in (*names, *lists) for word in re.findall(r"[^\W\d_]{2,}", text)]
    return frozenset([*words, *map(str.lower, words)])


class Texts(Syntax):
    """Collects the texts of a message."""

    def __init__(self) -> None:
        self.found = list[str]()

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.found.append(node.value)


def texts_of(language: str, domain: str) -> Iterator[str]:
    messages: dict[str, ast.Message] = entries(language, domain)[0]
    for message in messages.values():
        texts = Texts()
        texts.visit(message)
        yield from texts.found


@cache
def names_of_places() -> list[str]:
    """The names that the content sets of the games give to planets and regions, the longest first."""
    sets = [content for rules in map(find_game, GAMES) for content in map(rules.find_content, rules.sets)]
    return sorted((name for each in sets for kind in PLACES for name in each.titles.get(kind, ())), key=len)[::-1]


@cache
def planets_of_dice() -> re.Pattern[str]:
    """The names of planets in Dice Traders, which are put together of three syllables."""
    lists = re.findall(r'"([A-Za-z ]+)"(?:\.split|,?\s*" ",)|"([a-z ]+)"\.split', PLANET_NAMES.read_text("utf-8"))
    first, last = (each[0] or each[1] for each in lists)
    return re.compile(rf"\b(?:{first.replace(' ', '|')})[aeiou](?:{last.replace(' ', '|')})\b")
