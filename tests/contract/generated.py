"""Messages with generated arguments: numbers of every plural category, all words and seats, lists, nested messages."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from longhaul.core.content import ContentSet
from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import ENGLISH, SITE, Bundle, locale_of
from longhaul.core.messages.check import CATEGORIES, DECLARED, RULES, entries, patterns, used_by
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.functions import Functions, Noun
from longhaul.core.messages.message import Schema, kind_of

SEATS = range(5)  # more than have names
SMALL = range(-2, 8)
FRACTIONS = (0.5, 1.5)
TEXTS = ("Ada", "O'Neill", "A2")
LENGTHS = (1, 2, 3)  # of lists
NO_FORMS = Noun("").find_form
MARKS = re.compile(r"[{}]|\?\?\?|  ")  # variables that are not known, and gaps
SENTENCES = (*RULES, *DECLARED, "prompt", "mail", "board")  # what no message contains as its part


@cache
def numbers(language: str, domain: str) -> list[float]:
    """Small numbers, and the first ones of every plural category of a language. Games count in whole numbers."""
    form, found = locale_of(language).plural_form, dict[str, float]()
    for number in (*range(1000), 1_000_000, *(FRACTIONS if domain == SITE else ())):
        found.setdefault(form(number), number)
    return [*SMALL, 12, 22, 112, *found.values()]


@cache
def entries_of(language: str, domain: str) -> Mapping[str, Any]:
    """The messages of a game and the site in a language."""
    return {**entries(language, SITE)[0], **entries(language, domain)[0]}


@cache
def selected(language: str, domain: str) -> Mapping[str, set[str]]:
    """What the catalogue selects by: for each variable, the words."""
    found = dict[str, set[str]]()
    for message in entries_of(language, domain).values():
        for _, pattern in patterns(message):
            for variable, keys in used_by(pattern).selects:
                found.setdefault(variable.removesuffix("-id"), set()).update(keys - {"other"})
    return found


class Generator:
    """Makes messages as a schema declares them, for one language and content set."""

    def __init__(self, language: str, domain: str, schema: Schema, content: ContentSet[Any] | None = None) -> None:
        self._language, self._domain, self._schema = language, domain, schema
        self._words: Mapping[str, Sequence[str]] = content.words if content else {}
        self._simple: dict[str, Sequence[Any]] = {
            "number": numbers(language, domain),
            "flag": (True, False),
            "seat": SEATS,
            "text": TEXTS,
        }
        self._nested: list[Message] = []
        self._nested = [message for id_ in self._parts() for message in self.messages(id_)]
        Random(0).shuffle(self._nested)
        self._nested = self._nested[:40]

    def messages(self, id_: str) -> Iterator[Message]:
        """Enough messages of one id that every argument has each of its values, twice and in different company."""
        random = Random(id_)
        values = {name: self._values(name, type_) for name, type_ in self._schema[id_].items()}
        for _ in range(2 if len(values) > 1 else 1):
            for turn in range(max(map(len, values.values()), default=1)):
                yield Message(id_, equally_long({name: each[turn % len(each)] for name, each in values.items()}))
            for each in values.values():
                random.shuffle(each)

    def _parts(self) -> list[str]:
        """The messages that stand within others: places, ships, amounts."""
        return [
            id_
            for id_, types in self._schema.items()
            if kind_of(id_) not in SENTENCES and not any("message" in type_ for type_ in types.values())
        ]

    def _values(self, name: str, type_: str) -> list[Any]:
        if type_.startswith("list of "):
            parts = self._values(name, type_.removeprefix("list of "))
            starts = range(0, len(parts), 2)
            return [(parts * 2)[start : start + LENGTHS[start // 2 % 3]] for start in starts]
        if type_ == "message":
            return list(self._nested)
        chosen = selected(self._language, self._domain).get(name, set()) if type_ == "text" else set[str]()
        return [*(self._simple.get(type_) or self._words_of(type_)), *sorted(chosen)]

    def _words_of(self, kind: str) -> Sequence[str]:
        """The words of a kind: those of the content set, or those that the catalogue has."""
        named = [
            id_.removeprefix(f"{kind}-") for id_ in entries_of(ENGLISH, self._domain) if id_.startswith(f"{kind}-")
        ]
        return self._words.get(kind) or named


def equally_long(arguments: Mapping[str, Any]) -> Mapping[str, Any]:
    """The arguments with their lists cut to the shortest: some messages take two lists item by item (`FIGURES`)."""
    length = min((len(value) for value in arguments.values() if isinstance(value, list)), default=0)
    return {name: value[:length] if isinstance(value, list) else value for name, value in arguments.items()}


def check_formatted(messages: Iterator[Message], write: Formatter, bundle: Bundle) -> None:
    """Each of the messages has a text, without errors and without marks of what is missing."""
    for message in messages:
        formatted = bundle.format(message.id, write.values(message.arguments))
        assert formatted is not None, message
        text, errors = formatted
        assert text and not errors and not MARKS.search(text), (message, text, errors)


def watch_forms(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str]]:
    """Fill a set with the plural forms of nouns that a catalogue asks for and does not have.

    The plain name may stand for `one` and `other`, and for a case of `one`. Names that only a content set gives have no
    forms.
    """
    lacking, find = set[tuple[str, str]](), Functions._form

    def watch(functions: Functions, noun: Any, name: str) -> str | None:
        form, (case, _, category) = find(functions, noun, name), name.rpartition("-")
        is_needed = category in CATEGORIES and category != "one" and (category != "other" or case)
        if form is None and is_needed and isinstance(noun, Noun) and noun.find_form is not NO_FORMS:
            lacking.add((noun.title, name))
        return form

    monkeypatch.setattr(Functions, "_form", watch)
    return lacking
