"""Options: declared once with name, default and values; lobby, command line, docs and records read the same list.

A game's catalogue has the texts: `option-<name>`, what it means as its attribute `about`, and `option-<name>-<value>`
for values that have names.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from longhaul.core.errors import BadOption
from longhaul.core.messages.message import Message, excerpt

Value = bool | int | str
WHOLE_NUMBER = re.compile(r"-?[0-9]{1,9}")


@dataclass(frozen=True)
class Follows:
    """A default that follows the value of another option, declared before it."""

    leader: str
    values: Mapping[str, Value]


@dataclass(frozen=True)
class Switch:
    """An option that is on or off."""

    name: str
    default: bool = False

    def read(self, value: object) -> int:
        """The number stored in the state for a value from a person, a file or a program."""
        text = str(value).lower()
        if text in ("true", "on", "yes", "1"):
            return 1
        if text in ("false", "off", "no", "0"):
            return 0
        raise BadOption(Message("rejected-option-switch", {"text-option": self.name, "text-value": excerpt(value)}))

    def show(self, stored: int) -> Value:
        return bool(stored)

    @property
    def values(self) -> str:
        return "on, off"


@dataclass(frozen=True)
class Number:
    """An option that is a whole number within bounds; some values may have names."""

    name: str
    default: int | str | Follows
    low: int
    high: int
    named: Mapping[str, int] = field(default_factory=dict)

    def read(self, value: object) -> int:
        text = str(value).lower()
        if text in self.named:
            return self.named[text]
        facts = {"text-option": self.name, "text-value": excerpt(value)}
        if not WHOLE_NUMBER.fullmatch(text):
            raise BadOption(Message("rejected-option-choice", {**facts, "text-known": self._known}))
        if not self.low <= int(text) <= self.high:
            raise BadOption(Message("rejected-option-bounds", {**facts, "low": self.low, "high": self.high}))
        return int(text)

    def show(self, stored: int) -> Value:
        outside = {value: name for name, value in self.named.items() if not self.low <= value <= self.high}
        return outside.get(int(stored), int(stored))

    @property
    def _names(self) -> list[str]:
        """The values that have names, with the numbers that they stand for."""
        inside = range(self.low, self.high + 1)
        return [f"{name} ({value})" if value in inside else name for name, value in self.named.items()]

    @property
    def _known(self) -> list[str]:
        return [*self._names, f"{self.low}–{self.high}"]

    @property
    def values(self) -> str:
        return ", ".join(self._known)


@dataclass(frozen=True)
class Choice:
    """An option with named alternatives, stored as the index of the one chosen."""

    name: str
    default: str | Follows
    choices: tuple[str, ...]

    def read(self, value: object) -> int:
        if str(value).lower() not in self.choices:
            facts = {"text-option": self.name, "text-value": excerpt(value), "text-known": self.choices}
            raise BadOption(Message("rejected-option-choice", facts))
        return self.choices.index(str(value).lower())

    def show(self, stored: int) -> Value:
        return self.choices[stored]

    @property
    def values(self) -> str:
        return ", ".join(self.choices)


Option = Switch | Number | Choice


def named_values(option: Option) -> tuple[str, ...]:
    """The values that have names."""
    return option.choices if isinstance(option, Choice) else tuple(option.named) if isinstance(option, Number) else ()


def read_options(declared: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, int]:
    """The number that the state stores for each declared option; an undeclared one is an error."""
    unknown = [name for name in given if name not in {option.name for option in declared}]
    if unknown:
        known = [option.name for option in declared]
        raise BadOption(Message("rejected-no-option", {"text-option": excerpt(unknown[0]), "text-known": known}))
    stored: dict[str, int] = {}
    shown: dict[str, Value] = {}
    for option in declared:
        default = option.default
        value = default.values[str(shown[default.leader])] if isinstance(default, Follows) else default
        stored[option.name] = option.read(given.get(option.name, value))
        shown[option.name] = option.show(stored[option.name])
    return stored
