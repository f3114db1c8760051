"""Catalogues: the sentences of every language, in Fluent files. English is a catalogue like any other.

`locales/<language>/site.ftl` holds the messages of the site, `page.ftl` what the page in the browser alone says,
`terminal.ftl` what the command line alone says, and `<game>.ftl` the messages of a game. Adding a language means adding
a folder, named by its code: `pl`, `fil`, or with a region `pt-BR`, which needs only what `pt` says otherwise.
There is one language more, without a folder: the pseudo-locale `xx`, made from English.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

from longhaul.core.messages.functions import Functions, Noun
from longhaul.core.messages.pseudo import PSEUDO, accent

ENGLISH = "en"
SITE = "site"
PAGE = "page"  # what the page in the browser alone says
TERMINAL = "terminal"  # what the command line alone says
LOCALES = Path(__file__).resolve().parents[2] / "locales"
REGIONS = {ENGLISH: "en-GB", PSEUDO: "en-GB"}  # where a language needs one: for dates, lists and numbers


def languages() -> list[str]:
    """The codes of all languages, English first."""
    codes = sorted(folder.name for folder in LOCALES.iterdir() if has_folder(folder.name))
    return sorted(codes, key=lambda code: code != ENGLISH)


def find_language(code: str, known: Sequence[str] | None = None) -> str:
    """The language that comes closest to a code: for `pt_BR` that, else `pt`, else of another region; "" if none."""
    codes = {each.lower(): each for each in (*(languages() if known is None else known), PSEUDO)}
    wanted = code.replace("_", "-").lower()
    if found := next(filter(None, map(codes.get, [wanted, *wider(wanted)])), ""):
        return found
    language = wanted.partition("-")[0]
    return next((each for lower, each in codes.items() if lower.partition("-")[0] == language), "")


def wider(language: str) -> list[str]:
    """The codes that say less, the longest first: `zh-Hant`, `zh` of `zh-Hant-TW`."""
    parts = language.split("-")
    return ["-".join(parts[:end]) for end in range(len(parts) - 1, 0, -1)]


def family(language: str) -> list[str]:
    """The language, and those whose messages it has where it has none of its own: `pt-BR`, `pt`."""
    return [language, *filter(has_folder, wider(language))]


def has_folder(language: str) -> bool:
    return (LOCALES / language / f"{SITE}.ftl").is_file()


def domains(language: str = ENGLISH) -> list[str]:
    """The parts of a language's catalogue: the site and the games."""
    return sorted(path.stem for path in (LOCALES / language).glob("*.ftl"))


def source(language: str, domain: str) -> str:
    """The text of a catalogue file; "" if the language lacks this part."""
    path = LOCALES / language / f"{domain}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def locale_of(language: str) -> Locale:
    """Who formats numbers and lists for a language."""
    return Locale.parse(REGIONS.get(language, language), sep="-")


def read_part(language: str, domain: str) -> Any:
    """The messages of a catalogue file."""
    if language == PSEUDO:
        return accent(FluentResource(source(ENGLISH, domain)))
    return FluentResource(source(language, domain))


class Bundle:
    """The messages of a game (or of the site alone) in one language; the game's come before the site's."""

    def __init__(self, language: str, domain: str) -> None:
        locale = locale_of(language)
        functions = Functions(locale, lambda name: self.noun(f"noun-{name}", name)).table()
        self._bundle = FluentBundle([str(locale)], functions=functions, use_isolating=False)
        for each in family(language):
            for part in dict.fromkeys((domain, SITE)):
                self._bundle.add_resource(read_part(each, part))  # the first message of an id stays
        self._plain: dict[tuple[str, str], str | None] = {}

    def format(self, message: str, values: dict[str, Any]) -> tuple[str, list[Exception]] | None:
        """The text of a message (or an attribute: `option-bay.about`) and what went wrong; None if there is none."""
        pattern = self._pattern(*message.partition(".")[::2])
        if pattern is None:
            return None
        # As `format_pattern` of the bundle, which would replace our numbers by its own.
        environment = ResolverEnvironment(self._bundle, [], current=CurrentEnvironment(values))
        try:
            return str(pattern(environment)), environment.errors
        except ValueError as error:  # it is too long
            return message, [error]

    def _pattern(self, entry: str, attribute: str) -> Any:
        if not self._bundle.has_message(entry):
            return None
        message = self._bundle.get_message(entry)
        return message.attributes.get(attribute) if attribute else message.value

    def noun(self, entry: str, title: str) -> Noun:
        """A thing with the forms that the catalogue gives it, if any."""
        return Noun(self.plain(entry) or title, lambda form: self.plain(entry, form))

    def plain(self, entry: str, attribute: str = "") -> str | None:
        """The text of a message without arguments, or of its attribute; None if there is none."""
        key = entry, attribute
        if key not in self._plain:
            pattern = self._pattern(entry, attribute)
            self._plain[key] = None if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])
        return self._plain[key]


@lru_cache(maxsize=64)
def load_bundle(language: str, domain: str = SITE) -> Bundle:
    if language not in (*languages(), PSEUDO):
        raise ValueError(f"there is no catalogue in the language {language!r}")
    return Bundle(language, domain)
