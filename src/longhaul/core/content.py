"""Content: TOML files become records. A `Reader` collects every error, each with its address.

file = Reader.open(path)
prices = file.table("prices")
c.price[:] = prices.integers("by_count", 5, low=1, high=99)
file.finish()          # raises BadContent with all errors, unknown keys included
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from longhaul.core.errors import BadContent
from longhaul.core.memory.record import Record, Words
from longhaul.core.messages.catalogs import languages
from longhaul.core.messages.message import Message
from longhaul.core.messages.shared import unreadable

C = TypeVar("C", bound=Record)
Translations: TypeAlias = Mapping[str, Mapping[str, Mapping[str, str]]]  # names by language, kind and word

DIGEST_DIGITS = 16  # hexadecimal


@dataclass(frozen=True, eq=False)
class ContentSet(Generic[C]):
    """A validated content set: its record for the rules, its names for people, its hash for game records."""

    name: str
    title: str  # "" if the catalogue has it, as it does for the sets that come with a game; see `set_texts`
    about: str
    record: C
    words: Words  # by kind, as used in text forms
    titles: Words  # the same, as shown to people
    digest: str
    file: str = ""  # the path it was read from, unless it comes with the game
    made_for: Mapping[str, str] = field(default_factory=dict)  # option values that are the default with this set
    translations: Translations = field(default_factory=dict)


class Reader:
    """A TOML table that knows its address in the file and collects what is wrong with it."""

    def __init__(self, file: str, where: str, data: dict[str, Any], complaints: list[str]) -> None:
        self.file = file
        self.where = where
        self.data = data
        self._complaints = complaints
        self._asked: set[str] = set()
        self._displayed: set[str] = set()  # keys of texts that no rule and no text form depends on
        self._tables: list[Reader] = []

    @classmethod
    def open(cls, path: Path) -> "Reader":
        """The whole file as a table; a file that is missing or not TOML is rejected at once."""
        try:
            return cls(path.name, "", tomllib.loads(path.read_text(encoding="utf-8")), [])
        except FileNotFoundError:
            raise BadContent(str(path), Message("rejected-no-file", {"text-file": str(path)})) from None
        except OSError as error:
            raise BadContent(str(path), unreadable(path, error.strerror)) from None
        except UnicodeDecodeError as error:
            raise BadContent(str(path), unreadable(path, error)) from None
        except tomllib.TOMLDecodeError as error:
            facts = {"text-file": path.name, "text": str(error)}
            raise BadContent(path.name, Message("rejected-not-toml", facts)) from None
        except ValueError:  # a name that no file can have
            raise BadContent(str(path), Message("rejected-file-name", {"text-file": repr(str(path))[1:-1]})) from None

    # Errors
    @property
    def faults(self) -> int:
        """The number of errors so far: what builds on an invalid value need not be checked."""
        return len(self._complaints)

    def complain(self, key: str, constraint: str) -> None:
        """Note that `key` of this table breaks a constraint."""
        place = f"[{self.where}] {key}" if self.where else key
        self._complaints.append(f"{place}: {constraint}" if key else f"[{self.where}]: {constraint}")

    def finish(self) -> None:
        """Report keys that were never read; then raise if there was any error."""
        self._check_unknown()
        if self._complaints:
            raise BadContent(self.file, self._complaints)

    def _check_unknown(self) -> None:
        for key in self.data:
            if key not in self._asked:
                self.complain(key, f"is not a key of this table; it has {', '.join(sorted(self._asked))}")
        for table in self._tables:
            table._check_unknown()

    # Values; each returns something usable even after an error, so that reading continues.
    def value(self, key: str) -> Any:
        self._asked.add(key)
        if key not in self.data:
            self.complain(key, "is missing")
        return self.data.get(key)

    def table(self, key: str) -> "Reader":
        value = self.value(key)
        if value is not None and not isinstance(value, dict):
            self.complain(key, "should be a table")
        return self._child(key, value if isinstance(value, dict) else None)

    def tables(self, key: str, count: int | None = None, named_by: str = "") -> "list[Reader]":
        """An array of tables, addressed as `key 1`, `key 2`, …, and by a name of theirs if they have one."""
        value = self.value(key)
        rows = value if isinstance(value, list) else []
        if value is not None and (rows is not value or not all(isinstance(row, dict) for row in rows)):
            self.complain(key, "should be an array of tables")
            rows = []
        if count is not None and rows and len(rows) != count:
            self.complain(key, f"should hold {count} tables, but holds {len(rows)}")
        names = [f" {row[named_by]!r}" if isinstance(row.get(named_by), str) else "" for row in rows]
        return [self._child(f"{key} {i}{name}", row) for i, (row, name) in enumerate(zip(rows, names), 1)]

    def _child(self, name: str, data: dict[str, Any] | None) -> "Reader":
        where = f"{self.where}.{name}" if self.where else name
        # A missing table is one error, not one per key it would have had.
        child = Reader(self.file, where, data or {}, [] if data is None else self._complaints)
        if data is not None:
            self._tables.append(child)
        return child

    def has(self, key: str) -> bool:
        """Whether an optional key is given."""
        self._asked.add(key)
        return key in self.data

    def text(self, key: str) -> str:
        value = self.value(key)
        if value is not None and (not isinstance(value, str) or not value.strip()):
            self.complain(key, f"should be a text, but is {value!r}")
        return value if isinstance(value, str) else ""

    def display_text(self, key: str) -> str:
        """A text that is only shown to people: rewording it leaves the digest as it is."""
        self._displayed.add(key)
        return self.text(key)

    def optional_text(self, key: str) -> str:
        """The same, or "" if it is not given."""
        return self.display_text(key) if self.has(key) else ""

    def heading(self) -> tuple[str, str, str]:
        """The name of a content set, its title and what it is like. Only the name is required."""
        return self.text("name"), self.optional_text("title"), self.optional_text("about")

    def translations(self, named: Words) -> Translations:
        """The optional table `names`: by language, what the set and its things are called. Nothing depends on it.

        `named` has the words by kind that can be translated.
        """
        self._displayed.add("names")
        if not self.has("names"):
            return {}
        table = self.table("names")
        for language in table.data.keys() - {*languages()}:
            table.complain(language, f"there is no such language; there are {', '.join(languages())}")
        return {language: table.table(language)._names(named) for language in languages() if table.has(language)}

    def _names(self, named: Words) -> dict[str, dict[str, str]]:
        """The names in one language; those of the set itself are words of the kind `set`."""
        names = {"set": {key: self.text(key) for key in ("title", "about") if self.has(key)}}
        for kind, words in named.items():
            if self.has(kind):
                things = self.table(kind)
                names[kind] = {word: things.text(word) for word in words if things.has(word)}
        return names

    def integer(self, key: str, low: int, high: int, marks: Mapping[str, int] | None = None) -> int:
        """A whole number within bounds, or a mark that stands for one, such as "n/a"."""
        value, known = self.value(key), marks or {}
        if isinstance(value, str) and value.lower() in known:
            return known[value.lower()]
        if value is None:
            return low
        return self._bounded(key, value, low, high, "".join(f" or {mark!r}" for mark in known))

    def choice(self, key: str, allowed: Sequence[str]) -> int:
        """The index in `allowed` of a word."""
        word = self.value(key)
        if word is not None and word not in allowed:
            self.complain(key, f"{word!r} is not one of {', '.join(allowed)}")
        return allowed.index(word) if word in allowed else 0

    def integers(self, key: str, count: int, low: int, high: int) -> list[int]:
        values = self._list(key, count)
        bounded = [self._bounded(f"{key}[{i}]", v, low, high) for i, v in enumerate(values, 1)]
        return bounded + [low] * (count - len(bounded))

    def choices(self, key: str, count: int, allowed: Sequence[str]) -> list[int]:
        """The indices in `allowed` of a list of words."""
        indices = []
        for i, word in enumerate(self._list(key, count), 1):
            if word not in allowed:
                self.complain(f"{key}[{i}]", f"{word!r} is not one of {', '.join(allowed)}")
            indices.append(allowed.index(word) if word in allowed else 0)
        return indices + [0] * (count - len(indices))

    def _list(self, key: str, count: int) -> list[Any]:
        value = self.value(key)
        if value is None:
            return []
        if not isinstance(value, list) or len(value) != count:
            self.complain(key, f"should be a list of {count} values")
            return []
        return value

    def _bounded(self, key: str, value: Any, low: int, high: int, marks: str = "") -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            self.complain(key, f"should be a whole number{marks}, but is {value!r}")
            return low
        if not low <= value <= high:
            self.complain(key, f"should be within {low} to {high}, but is {value}")
            return low
        return value

    # The digest
    def digest(self) -> str:
        """A hash of what games depend on: the data without formatting, comments and texts that are only shown."""
        relevant = _without(self.data, self._display_keys())
        return hashlib.sha256(json.dumps(relevant, sort_keys=True).encode()).hexdigest()[:DIGEST_DIGITS]

    def _display_keys(self) -> dict[int, set[str]]:
        """The keys of display texts by the identity of their table, which may have been read more than once."""
        keys = {id(self.data): set(self._displayed)}
        for table in self._tables:
            for identity, displayed in table._display_keys().items():
                keys.setdefault(identity, set()).update(displayed)
        return keys


def _without(value: Any, keys: Mapping[int, set[str]]) -> Any:
    """The value without the given keys of its tables."""
    if isinstance(value, dict):
        dropped = keys.get(id(value), ())
        return {key: _without(each, keys) for key, each in value.items() if key not in dropped}
    return [_without(each, keys) for each in value] if isinstance(value, list) else value
