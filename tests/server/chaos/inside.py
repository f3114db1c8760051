"""A hub in this process: a store that fails when told to, and people who look at what they were sent."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, cast

import msgspec

from longhaul.server.load.client import Received
from longhaul.server.store import Store, Unavailable
from longhaul.server.store.rows import Append
from longhaul.server.tables.commands import Play
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from longhaul.server.transport.outbox import Outbox
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table.table_config import TableConfig

SENTENCE = "the database cannot be used now: no space left"
FAILING = ("append", "add_table", "save_summary", "save_snapshot", "save_ratings", "load_table", "check")


class Flaky:
    """A store in front of another; while it is `broken`, it keeps nothing."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.broken = False
        self.calls = 0  # refused ones

    def __getattr__(self, name: str) -> Any:
        method = getattr(self.store, name)
        return partial(self._call, method) if name in FAILING else method

    def _call(self, method: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        if self.broken:
            self.calls += 1
            raise Unavailable(SENTENCE)
        return method(*arguments, **named)

    def append_at_once(self, batch: Sequence[Append]) -> bool:
        return not self.broken and self.store.append_at_once(batch)

    @property
    def as_store(self) -> Store:
        return cast(Store, self)


class Person(Subscriber):
    """Someone who looks at tables, and plays the first action there is."""

    def __init__(self, name: str) -> None:
        super().__init__(Outbox(), name.lower(), name, "person")

    def received(self) -> list[Received]:
        """What was sent since the last look."""
        queue = self.outbox._queue
        messages = [msgspec.json.decode(data, type=Received) for data in queue]
        queue.clear()
        self.outbox._size = 0
        return messages

    def play(self, hub: Hub, room: Room, number: int = 1) -> None:
        table = room.table
        action = int(table.position.legal[0])
        hub.submit(room, Play(table.seat_of(self.user), action, table.version), self, number)


def setting(*seats: str, **more: Any) -> TableConfig:
    return msgspec.convert({"game": "dice-traders", "seats": list(seats), **more}, TableConfig).check()
