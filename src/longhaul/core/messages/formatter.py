"""Formats messages: for the terminal, mails, files and other people's programs. The client does it by itself."""

from collections.abc import Mapping, Sequence
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.messages.catalogs import ENGLISH, SITE, load_bundle
from longhaul.core.messages.functions import Enumeration, Noun
from longhaul.core.messages.message import Message, is_message, kind_of


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
        self._language = language
        self._content = content
        self._seats = seats

    def __call__(self, message: Message) -> str:
        """The text of a message; its id where no catalogue has it."""
        for bundle in self._bundles:
            if written := bundle.format(message.id, self.values(message.arguments)):
                return written[0]
        return message.id

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
        return self._seat(argument) if kind == "seat" else argument

    def _seat(self, seat: int) -> str:
        if 0 <= seat < len(self._seats):
            return self._seats[seat]
        return self(Message("seat", {"number": seat + 1}))

    def _noun(self, kind: str, word: str) -> Noun:
        title, entry = self._title(kind, word), f"{kind}-{word}"
        # A content set may give a thing a name of its own; then the catalogue's name is not for this thing.
        own = title and title != word and (self._bundles[-1].plain(entry) or title) != title
        if not own:
            for bundle in self._bundles:
                if bundle.plain(entry) is not None:
                    return bundle.noun(entry, word)
        return Noun(title or word)

    def _title(self, kind: str, word: str) -> str:
        """The name that the content set gives a thing, or ""."""
        content = self._content
        if content is None or word not in content.words.get(kind, ()):
            return ""
        translated = content.translations.get(self._language, {}).get(kind, {}).get(word)
        return translated or content.titles[kind][content.words[kind].index(word)]
