"""Formats messages: for the terminal, mails, files and other people's programs. The client does it by itself."""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, TypeAlias

from longhaul.core.content import ContentSet
from longhaul.core.messages.catalogs import ENGLISH, SITE, load_bundle
from longhaul.core.messages.functions import Enumeration, Noun
from longhaul.core.messages.intl import number_of
from longhaul.core.messages.message import Message, is_message, kind_of

Names: TypeAlias = dict[str, dict[str, str]]


class Formatter:
    """Writes messages in one language. `seats` are the names of the players; without them, seats have numbers."""

    def __init__(
        self,
        language: str = ENGLISH,
        domain: str = SITE,
        content: ContentSet[Any] | None = None,
        seats: Sequence[str] = (),
    ) -> None:
        self._bundles = [load_bundle(language, domain)]
        if language != ENGLISH:  # what a translation lacks is shown in English
            self._bundles.append(load_bundle(ENGLISH, domain))
        self._language, self._domain = language, domain
        self._content = content
        self._seats = seats

    def __call__(self, message: Message) -> str:
        """The text of a message; its id where no catalogue has it."""
        for bundle in self._bundles:
            if written := bundle.format(message.id, self.values(message.arguments)):
                return written[0]
        return message.id

    def knows(self, message: Message) -> bool:
        """Whether a catalogue has a message."""
        return any(bundle.plain(*message.id.partition(".")[::2]) is not None for bundle in self._bundles)

    def each(self, messages: Sequence[Message]) -> list[str]:
        return [self(message) for message in messages]

    def word(self, kind: str, word: str) -> str:
        """The name of a thing."""
        return self._noun(kind, word).title

    def values(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """What the catalogue sees: for a word or seat also its id, for selectors (`$good-id`)."""
        values: dict[str, Any] = {}
        for name, argument in arguments.items():
            kind = kind_of(name)
            values[name] = self._value(kind, argument)
            if isinstance(argument, str):
                values[f"{name}-id"] = argument
            elif kind == "seat":
                values[f"{name}-id"] = str(argument)
        return values

    def _value(self, kind: str, argument: Any) -> Any:
        if isinstance(argument, bool):
            return "true" if argument else "false"
        if isinstance(argument, str):
            return self._noun(kind, argument)
        if is_message(argument):
            return self(Message(*argument))
        if isinstance(argument, (list, tuple)):
            return Enumeration([self._value(kind, part) for part in argument])
        return self._seat(argument) if kind == "seat" else number_of(argument)

    def _seat(self, seat: int) -> str:
        if 0 <= seat < len(self._seats):
            return self._seats[seat]
        return self(Message("seat", {"number": seat + 1}))

    def _noun(self, kind: str, word: str) -> Noun:
        if own := self._own_names.get(kind, {}).get(word):
            return Noun(own)
        for bundle in self._bundles:
            if bundle.plain(f"{kind}-{word}") is not None:
                return bundle.noun(f"{kind}-{word}", word)
        return Noun(word)

    @cached_property
    def _own_names(self) -> Names:
        return own_names(self._content, self._language, self._domain) if self._content else {}


def set_texts(content: ContentSet[Any], language: str = ENGLISH, domain: str = SITE) -> tuple[str, str]:
    """The title of a content set and what it is like: its own, or those of the catalogue if it comes with the game."""
    write, translated = Formatter(language, domain), content.translations.get(language, {}).get("set", {})
    title = translated.get("title") or content.title or write.word("set", content.name)
    about = Message(f"set-{content.name}.about")
    return title, translated.get("about") or content.about or (write(about) if write.knows(about) else "")


@lru_cache(maxsize=256)
def own_names(content: ContentSet[Any], language: str = ENGLISH, domain: str = SITE) -> Names:
    """The names by kind and word that a content set gives and the catalogue lacks; clients need these."""
    english, translated = load_bundle(ENGLISH, domain), content.translations.get(language, {})
    names: Names = {}
    for kind, words in content.words.items():
        for word, title in zip(words, content.titles[kind], strict=True):
            name = translated.get(kind, {}).get(word)
            if name or title not in (word, english.plain(f"{kind}-{word}")):
                names.setdefault(kind, {})[word] = name or title
    return names
