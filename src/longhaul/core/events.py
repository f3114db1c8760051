"""Events: what an action did, in order, for the log, the narration and the animations.

Rules report with `tell(log, KIND, seat, …)`. In playouts `log` is None and Numba removes the call
altogether; for people it is an `Events` record that `EventKinds.read` turns into named facts.
"""

import threading
from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Any

from longhaul.core.actions import Words
from longhaul.core.record import Int, Ints, Record
from longhaul.core.rule import rule

CAPACITY = 256  # more than any single action can cause


class Events(Record):
    """The events of one action. Each has a kind, the seat it concerns, and up to four figures."""

    count: Int
    kind: Annotated[Ints, CAPACITY]
    who: Annotated[Ints, CAPACITY]
    figures: Annotated[Ints, CAPACITY, 4]


Log = Events | None


@rule
def tell(log: Log, kind: int, who: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Report an event, if anyone listens."""
    if log is not None:
        n = log.count
        log.count = n + 1
        if n < CAPACITY:
            log.kind[n] = kind
            log.who[n] = who
            log.figures[n, 0] = a
            log.figures[n, 1] = b
            log.figures[n, 2] = c
            log.figures[n, 3] = d


class _Scratch(threading.local):
    """A log that is written to again and again, one per thread: making a new one costs more than an action."""

    def __init__(self) -> None:
        self.log = Events.blank()


_scratch = _Scratch()


def empty_log() -> Events:
    """A log to be read before the next one is asked for."""
    log = _scratch.log
    log.count = 0
    return log


@dataclass(slots=True)
class Event:
    """One thing that happened: `Event('sold', 2, {'good': 'robots', 'units': 3})`."""

    name: str
    seat: int
    facts: dict[str, Any]

    def plain(self) -> dict[str, Any]:
        """The event as JSON would have it."""
        return {"event": self.name, "seat": self.seat, **self.facts}


class EventKinds:
    """The kinds of event a game reports: an `IntEnum` and, for each, the names of its figures.

    A figure whose name is a kind the game has words for (`good`) is given by its word.
    """

    def __init__(self, kinds: type[IntEnum], figures: dict[IntEnum, tuple[str, ...]]) -> None:
        missing = [kind.name for kind in kinds if kind not in figures]
        if missing:
            raise TypeError(f"events without declared figures: {', '.join(missing)}")
        if any({"event", "seat"} & set(names) for names in figures.values()):
            raise TypeError("`event` and `seat` are said of every event; call the figure something else")
        self._figures = {int(kind): (kind.name.lower(), names) for kind, names in figures.items()}
        self._kept: dict[int, tuple[Words, _Kinds]] = {}

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self._figures.values()]

    def read(self, log: Events, words: Words) -> list[Event]:
        """The events in `log`, named."""
        n = log.count
        if n > CAPACITY:
            raise OverflowError(f"one action caused {n} events; the log holds {CAPACITY}")
        kinds = self._in_words(words)
        events = []
        for kind, who, values in zip(log.kind[:n].tolist(), log.who[:n].tolist(), log.figures[:n].tolist()):
            name, figures = kinds[kind]
            facts = {figure: known[value] if known else value for (figure, known), value in zip(figures, values)}
            events.append(Event(name, who, facts))
        return events

    def _in_words(self, words: Words) -> "_Kinds":
        """The kinds, each figure with the words for its values, if there are any. Worked out once for each set."""
        kept = self._kept.get(id(words))
        if kept is None or kept[0] is not words:
            kinds = {
                kind: (name, [(figure, words.get(figure)) for figure in figures])
                for kind, (name, figures) in self._figures.items()
            }
            kept = self._kept[id(words)] = (words, kinds)
        return kept[1]


_Kinds = dict[int, tuple[str, list[tuple[str, tuple[str, ...] | None]]]]
