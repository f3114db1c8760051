"""Numbers and lists as the browser's `Intl` writes them, so that terminal, mails and pages say the same.

Babel has the same data, but rounds halves to even, always groups thousands, and knows nothing of Spanish "e" and "u".
"""

import re
from collections.abc import Sequence
from copy import copy
from decimal import ROUND_HALF_UP, Decimal, localcontext
from functools import cache

from babel import Locale
from babel.core import get_global
from babel.lists import format_list
from babel.numbers import NumberPattern
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber

MAX_DIGITS = 400  # somebody may send 1e308
# From which number on digits are grouped, where that is not 1000: all languages of CLDR (minimumGroupingDigits, which
# Babel lacks), so that a new language needs nothing here. Mexico and others inherit from `es_419`, Angola from `pt_PT`.
FROM_FIVE_DIGITS = ["be", "bg", "es", "et", "hu", "hy", "ia", "ie", "it", "ka", "lv", "pl", "pt_PT", "sl", "sq"]
GROUPED_FROM = {**dict.fromkeys(FROM_FIVE_DIGITS, 10_000), "es_419": 1000}
PARENTS = get_global("parent_exceptions")
# Words before which the Spanish "y" becomes "e", and "o" becomes "u". `Intl` does so for no other language.
SPANISH = {
    "standard": (" y ", " e ", re.compile(r"i|hi(?![ae])", re.I)),
    "or": (" o ", " u ", re.compile(r"o|ho|8|11($| )", re.I)),
}


def write_number(number: float, locale: Locale, digits: int | None = None) -> str:
    """A number, with exactly so many decimals if that is said."""
    if digits is None and isinstance(number, int) and 0 <= number < 1000:
        return int.__repr__(number)
    return _write(_with_digits(locale.decimal_formats[None], digits), number, locale)


def write_percent(number: float, locale: Locale, digits: int | None = None) -> str:
    """A share: 0.5 is 50%."""
    return _write(_with_digits(locale.percent_formats[None], digits), number, locale)


def _with_digits(pattern: NumberPattern, digits: int | None) -> NumberPattern:
    if digits is None:
        return pattern
    exact = copy(pattern)
    exact.frac_prec = (digits, digits)
    return exact


def _write(pattern: NumberPattern, number: float, locale: Locale) -> str:
    with localcontext(prec=MAX_DIGITS):
        return _round_and_write(pattern, number, locale)


def _round_and_write(pattern: NumberPattern, number: float, locale: Locale) -> str:
    exact = Decimal(str(number))
    rounded = exact.quantize(Decimal(1).scaleb(-pattern.frac_prec[1] - pattern.scale), ROUND_HALF_UP)
    is_grouped = abs(rounded.scaleb(pattern.scale)) >= grouped_from(str(locale))
    text: str = pattern.apply(rounded, locale, group_separator=is_grouped)
    return text


@cache
def grouped_from(locale: str) -> int:
    if locale in GROUPED_FROM:
        return GROUPED_FROM[locale]
    parent = PARENTS.get(locale) or locale.rpartition("_")[0]
    return grouped_from(parent) if parent else 1000


def write_list(texts: Sequence[str], locale: Locale, style: str = "standard") -> str:
    """`A, B and C`, or with the style "or" `A, B or C`."""
    text = format_list(texts, style=style, locale=locale)  # type: ignore[arg-type]  # its styles are literals
    if locale.language != "es" or len(texts) < 2:
        return text
    before, instead, begins = SPANISH[style]
    last = texts[-1]
    return text.removesuffix(before + last) + instead + last if begins.match(last) else text


class Number(FluentNumber):
    """A number in a message, perhaps with options from `NUMBER($change, maximumFractionDigits: 1)`."""

    def format(self, locale: Locale) -> str:
        if self.options is self.default_number_format_options:
            return write_number(self, locale)  # type: ignore[arg-type]  # its subclasses are numbers
        return _write(self._apply_options(locale.decimal_formats[None]), self, locale)  # type: ignore[arg-type]


class Whole(Number, FluentInt):
    """A whole number."""


class Fraction(Number, FluentFloat):
    """A number that need not be whole."""


def number_of(value: float, **options: object) -> Number:
    """A number as catalogues take it."""
    return Whole(value, **options) if isinstance(value, int) else Fraction(value, **options)
