"""Formats messages: for the terminal, mails, files and other people's programs. The client does it by itself."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from longhaul.core.messages.catalogs import ENGLISH, SITE, load_bundle
from longhaul.core.messages.functions import Enumeration, Noun
from longhaul.core.messages.intl import number_of
from longhaul.core.messages.message import Message, is_message, kind_of

Names: TypeAlias = Mapping[str, Mapping[str, str]]  # by kind and word


class Formatter:
    """Writes messages in one language.

    `seats` are the names of the players; without them, seats have numbers. `names` are those of a content set that no
    catalogue has (`content_texts.own_names`).
    """

    def __init__(
        self,
        language: str = ENGLISH,
        domain: str = SITE,
        names: Names | None = None,
        seats: Sequence[str] = (),
    ) -> None:
        self._bundles = [load_bundle(language, domain)]
        if language != ENGLISH:  # what a translation lacks is shown in English
            self._bundles.append(load_bundle(ENGLISH, domain))
        self._names = names or {}
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
        if own := self._names.get(kind, {}).get(word):
            return Noun(own)
        for bundle in self._bundles:
            if bundle.plain(f"{kind}-{word}") is not None:
                return bundle.noun(f"{kind}-{word}", word)
        return Noun(word)
