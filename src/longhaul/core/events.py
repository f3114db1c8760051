"""Events: what an action did, in order, for the log, narration and animations.

Rules report with `emit(log, KIND, seat, …)`. In playouts `log` is None and Numba removes the call
altogether; for people it is an `Events` record that `EventKinds.read` turns into named facts.
"""

import json
import threading
from dataclasses import dataclass, field
from enum import IntEnum
from struct import Struct
from typing import Annotated, Any

from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Int, Ints, Record, Words
from longhaul.core.messages.message import Message

CAPACITY = 256  # more than any single action can cause
MAX_CACHED_EVENTS = 5000  # of one game and content set
ROW = Struct("=6i")  # of the record below
WIDTH = ROW.size


class Events(Record):
    """The events of one action. A row each: its kind, the seat it concerns, and up to four figures."""

    count: Int
    rows: Annotated[Ints, CAPACITY, 6]


Log = Events | None


@rule
def emit(log: Log, kind: int, who: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Report an event, unless this is a playout."""
    if log is not None:
        n = log.count
        log.count = n + 1
        if n < CAPACITY:
            log.rows[n, 0] = kind
            log.rows[n, 1] = who
            log.rows[n, 2] = a
            log.rows[n, 3] = b
            log.rows[n, 4] = c
            log.rows[n, 5] = d


class _Scratch(threading.local):
    """A reusable log, one per thread: making a new one costs more than an action."""

    def __init__(self) -> None:
        self.log = Events.blank()


_scratch = _Scratch()


def empty_log() -> Events:
    """An empty log. It must be read before the next call, which returns the same one."""
    log = _scratch.log
    log.count = 0
    return log


@dataclass(slots=True, frozen=True)
class Event:
    """One thing that happened: `Event('sold', 2, {'good': 'robots', 'units': 3})`. Equal events may be one object."""

    name: str
    seat: int
    facts: dict[str, Any]
    encoded: bytes = field(init=False, repr=False, compare=False)  # as JSON, once for all viewers
    message: Message = field(init=False, repr=False, compare=False)  # its line of the log: `event-sold` and its facts

    def __post_init__(self) -> None:
        object.__setattr__(self, "encoded", json.dumps(self.plain(), separators=(",", ":")).encode())
        object.__setattr__(self, "message", Message(f"event-{self.name}", {"seat": self.seat, **self.facts}))

    def plain(self) -> dict[str, Any]:
        """The event as JSON would have it."""
        return {"event": self.name, "seat": self.seat, **self.facts}


class EventKinds:
    """The kinds of event a game reports: an `IntEnum` and, for each, the names of its figures.

    A figure whose name is a kind that the game has names for (`good`) is given by its name.
    """

    def __init__(self, kinds: type[IntEnum], figures: dict[IntEnum, tuple[str, ...]]) -> None:
        missing = [kind.name for kind in kinds if kind not in figures]
        if missing:
            raise TypeError(f"events without declared figures: {', '.join(missing)}")
        if any({"event", "seat"} & set(names) for names in figures.values()):
            raise TypeError("every event has `event` and `seat`; rename the figure")
        self._figures = {int(kind): (kind.name.lower(), names) for kind, names in figures.items()}
        self._caches: dict[int, tuple[Words, _EventCache]] = {}

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self._figures.values()]

    @property
    def figures(self) -> dict[str, tuple[str, ...]]:
        """The names of the figures of each event."""
        return dict(self._figures.values())

    def read(self, log: Events, words: Words) -> list[Event]:
        """The events in `log`, named."""
        n = log.count
        if n > CAPACITY:
            raise OverflowError(f"one action caused {n} events; the log holds {CAPACITY}")
        rows, cache = log.rows[:n].tobytes(), self._cache(words)
        return [cache[rows[at : at + WIDTH]] for at in range(0, len(rows), WIDTH)]

    def _cache(self, words: Words) -> "_EventCache":
        cached = self._caches.get(id(words))
        if cached is None or cached[0] is not words:
            cached = self._caches[id(words)] = (words, _EventCache(self._figures, words))
        return cached[1]


class _EventCache(dict[bytes, Event]):
    """Events by the bytes of their rows, decoded once: most happen again and again."""

    def __init__(self, figures: dict[int, tuple[str, tuple[str, ...]]], words: Words) -> None:
        self._kinds = {
            kind: (name, [(figure, words.get(figure)) for figure in names]) for kind, (name, names) in figures.items()
        }

    def __missing__(self, row: bytes) -> Event:
        if len(self) >= MAX_CACHED_EVENTS:
            self.clear()
        kind, seat, *values = ROW.unpack(row)
        name, figures = self._kinds[kind]
        facts = {figure: known[value] if known else value for (figure, known), value in zip(figures, values)}
        self[row] = event = Event(name, seat, facts)
        return event
