"""What catalogues can call besides Fluent's own functions. The client has the same (`web/src/messages/functions.ts`).

COUNT($units, $good)               3 Robots; the noun in the plural form that the language needs
COUNT($units, $good, case: "gen")  the same in another grammatical case
COUNT($days, "day")                3 days; a noun of the catalogue: `noun-day = day`, `.other = days`
FORM($good, "gen")                 the noun in another form
GENDER($design)                    the noun's gender, for selectors; `other` if none is given
INITIAL($design)                   `vowel` or `consonant`, for selectors: a Courier, an Interceptor
SIGNED($bonus)                     +2, −2
TERM($modifier)                    + 2, − 2; a later term of a sum
PERCENT($odds)                     12%; of a number from 0 to 100
JOIN($goods, "; ")                 the parts of a list with a separator instead of commas and "and"
OR($goods)                         the parts of a list as alternatives
TALLY($good)                       the parts of a list, equal ones counted: 2 Ore, 1 Robot
FIGURES($good, $figures)           the parts of a list, each with its part of a list of numbers: Ore +1, Fuel −2
"""

from collections.abc import Callable, Sequence
from typing import Any
from unicodedata import normalize

from babel import Locale
from fluent.runtime.types import FluentType

from longhaul.core.messages.intl import number_of, write_list, write_number, write_percent


class Noun(FluentType):
    """A thing with a name and perhaps other forms of it: `good-robots = Robots`, `.one = Robot`, `.gender = m`."""

    def __init__(self, title: str, find_form: Callable[[str], str | None] = lambda name: None) -> None:
        self.title = title
        self.find_form = find_form

    def format(self, _: Locale) -> str:
        return self.title


class Enumeration(FluentType):
    """A list of things: `Ore, Food and Fuel`."""

    def __init__(self, parts: Sequence[Any]) -> None:
        self.parts = parts

    def format(self, locale: Locale) -> str:
        return write_list(self.texts(locale), locale)

    def texts(self, locale: Locale) -> list[str]:
        return [text_of(part, locale) for part in self.parts]


def text_of(value: Any, locale: Locale) -> str:
    if isinstance(value, FluentType):
        return value.format(locale)
    return value if isinstance(value, str) else write_number(value, locale)


class Functions:
    """The functions of the catalogues in one locale."""

    def __init__(self, locale: Locale, find_noun: Callable[[str], Noun]) -> None:
        self._locale = locale
        self._find_noun = find_noun

    def table(self) -> dict[str, Callable[..., Any]]:
        return {
            "NUMBER": number_of,
            "COUNT": self.count,
            "FORM": self.form,
            "GENDER": self.gender,
            "INITIAL": self.initial,
            "SIGNED": self.signed,
            "TERM": self.term,
            "PERCENT": self.percent,
            "JOIN": self.join,
            "OR": self.alternatives,
            "TALLY": self.tally,
            "FIGURES": self.figures,
        }

    def count(self, number: Any, noun: Any, case: str = "") -> str:
        category = self._locale.plural_form(abs(number))
        noun = self._find_noun(noun) if isinstance(noun, str) else noun
        form = self._form(noun, f"{case}-{category}" if case else category)
        return f"{write_number(number, self._locale)} {form or self.form(noun, case)}"

    def form(self, noun: Any, name: str) -> str:
        return self._form(noun, name) or self._text(noun)

    def gender(self, noun: Any) -> str:
        return self._form(noun, "gender") or "other"

    def initial(self, noun: Any) -> str:
        return "vowel" if normalize("NFD", self._text(noun)[:1].lower())[:1] in "aeiou" else "consonant"

    def signed(self, number: Any) -> str:
        return f"{'−' if number < 0 else '+'}{write_number(abs(number), self._locale)}"

    def term(self, number: Any) -> str:
        return f"{'−' if number < 0 else '+'} {write_number(abs(number), self._locale)}"

    def percent(self, number: Any) -> str:
        return write_percent(number / 100, self._locale)

    def join(self, things: Any, separator: str) -> str:
        return separator.join(things.texts(self._locale))

    def alternatives(self, things: Any) -> str:
        return write_list(things.texts(self._locale), self._locale, "or")

    def tally(self, things: Any, case: str = "") -> str:
        titles = things.texts(self._locale)
        different = dict(zip(titles, things.parts))
        return ", ".join(self.count(titles.count(title), noun, case) for title, noun in different.items())

    def figures(self, things: Any, figures: Any) -> str:
        pairs = zip(things.texts(self._locale), figures.parts, strict=True)
        return ", ".join(f"{text} {self.signed(number)}" for text, number in pairs)

    def _form(self, noun: Any, name: str) -> str | None:
        return noun.find_form(name) if name and isinstance(noun, Noun) else None

    def _text(self, noun: Any) -> str:
        return text_of(noun, self._locale)
