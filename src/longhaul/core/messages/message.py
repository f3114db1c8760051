"""A message: the id of a sentence and its arguments. Rules, tables and the wire carry messages, never sentences.

Message("event-sold", {"seat": 1, "good": "robots", "units": 3, "price": 6, "gain": 18})

What an argument is follows from its value and its name:

- `seat` (and `seat-from`, `seat-to` …): the number of a seat, shown as the player's name.
- other numbers: numbers; booleans: `true` or `false`, for selectors.
- strings: words of a kind, which is the name up to the first hyphen. `good`, `good-from` and `good-to` are words of
  the kind `good`, shown under the name that the catalogue or the content set gives them. Words without a name (what
  people are called, clause ids) are shown as they are.
- messages: formatted first. Lists: their parts are formatted first, as if each stood in the list's place.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

Argument: TypeAlias = "bool | int | float | str | Message | Sequence[Argument]"
Schema = Mapping[str, Mapping[str, str]]
"""The messages a game declares: by id, its arguments with their types.

Types are `seat`, `number`, `flag`, `text`, `message`, `list`, or the kind of a word.
"""

NO_ARGUMENTS: dict[str, Any] = {}
MAX_EXCERPT_LENGTH = 200  # characters; Fluent formats no message longer than a few thousand


class Message(NamedTuple):
    """The id of a message and its arguments; as JSON `["event-sold", {"seat": 1, …}]`."""

    id: str
    arguments: Mapping[str, Any] = NO_ARGUMENTS

    def __bool__(self) -> bool:
        return self.id != ""

    def __hash__(self) -> int:
        return hash(self.id)  # the arguments may hold lists, which have no hash


NOTHING = Message("")  # in place of a message where there is nothing to say; false


def is_message(value: object) -> bool:
    """Whether a value is a message, also one that was read from JSON."""
    return (
        isinstance(value, (list, tuple))
        and len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], Mapping)
    )


def excerpt(value: object) -> str:
    """What somebody typed or sent, as much of it as a sentence can quote."""
    text = str(value)
    return text if len(text) <= MAX_EXCERPT_LENGTH else f"{text[:MAX_EXCERPT_LENGTH]}…"


def kind_of(name: str) -> str:
    """The kind of word that an argument of this name holds."""
    return name.partition("-")[0]


def to_json(message: Message) -> str:
    """A message as stores keep it."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


def from_json(text: str) -> Message:
    """A message as it was stored. Older servers stored English text, which is shown as it is."""
    try:
        stored: Any = json.loads(text) if text.startswith('["') else None
    except ValueError:
        stored = None
    return Message(*stored) if is_message(stored) else as_message(text)


def as_message(value: "Message | str") -> Message:
    """A message; text that has no id yet is shown as it is."""
    return Message("text", {"text": value}) if isinstance(value, str) else value
