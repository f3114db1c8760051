"""Messages: numbers and lists as browsers write them, and the pseudo-locale."""

import pytest
from babel import Locale

from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import languages
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.intl import number_of, write_list, write_percent
from longhaul.core.messages.pseudo import PSEUDO


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("en_GB", 1234, "1,234"),
        ("pl", 1234, "1234"),
        ("pl", 12345, "12\xa0345"),
        ("es", -1234.5, "-1234,5"),
        ("fr", 1234, "1\u202f234"),
        ("en_GB", 2.0005, "2.001"),
    ],
)
def test_numbers_are_grouped_and_rounded_as_in_a_browser(language: str, number: float, text: str) -> None:
    assert number_of(number).format(Locale.parse(language)) == text


def test_numbers_keep_the_digits_that_a_catalogue_asks_for() -> None:
    assert number_of(2.25, maximumFractionDigits=1).format(Locale("de")) == "2,3"
    assert write_percent(0.125, Locale("de")) == "13\xa0%"


def test_spanish_conjunctions_change_before_their_own_sound() -> None:
    spanish = Locale("es")
    assert write_list(["Ana", "Iris"], spanish) == "Ana e Iris"
    assert write_list(["mena", "hierro"], spanish) == "mena y hierro"
    assert write_list(["comida", "oro"], spanish, "or") == "comida u oro"
    assert write_list(["comida"], spanish, "or") == "comida"


def test_the_pseudo_locale_shows_what_is_in_no_catalogue() -> None:
    write = Formatter(PSEUDO, "dice-traders", seats=["Ada"])
    assert write(Message("event-retired", {"seat": 0, "days": 2})) == "[Ada ŕéťíŕéš, ĝíṽíńĝ úƥ 2 [đáýš].]"
    assert PSEUDO not in languages()
