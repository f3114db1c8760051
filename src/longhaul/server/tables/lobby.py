"""The lobby: open tables for those who look for one, kept up to date as tables change."""

from longhaul.server.store.listing import TableListing
from longhaul.server.store.rows import ListedTable, Summary
from longhaul.server.tables.room import Room
from longhaul.server.transport import protocol
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table import Header

MAX_LISTED = 50
MAX_OPEN_TABLES = 500  # in memory; HTTP serves older ones


class Lobby:
    """The open tables, and who is subscribed to them."""

    def __init__(self) -> None:
        self._subscribers: set[Subscriber] = set()
        self._open: dict[str, TableListing] = {}  # newest last

    def fill(self, listed: list[ListedTable]) -> None:
        """Add the tables that were open when the server started."""
        for row in reversed(listed):
            self._open[row.header.id] = describe(row.header, row.summary)

    def subscribe(self, subscriber: Subscriber) -> None:
        self._subscribers.add(subscriber)
        subscriber.outbox.put(protocol.encode(self._message()))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self._subscribers.discard(subscriber)

    def update(self, room: Room) -> None:
        """A table is new, its seats have changed, or its game is over."""
        if room.table.header.private:
            return
        before = self._open.pop(room.id, None)
        summary = room.summary
        if summary.status == "open":
            self._open[room.id] = describe(room.table.header, summary)
        if len(self._open) > MAX_OPEN_TABLES:
            del self._open[next(iter(self._open))]
        if before != self._open.get(room.id):
            self._send()

    @property
    def shown(self) -> list[str]:
        """The ids of the tables that subscribers see, newest first."""
        return list(self._open)[: -MAX_LISTED - 1 : -1]

    def correct(self, listed: list[ListedTable]) -> None:
        """Update tables that are not in memory from the store: names of people there may have been removed."""
        now = {row.header.id: describe(row.header, row.summary) for row in listed if row.header.id in self._open}
        if any(self._open[table] != row for table, row in now.items()):
            self._open.update(now)
            self._send()

    def _send(self) -> None:
        data = protocol.encode(self._message()) if self._subscribers else b""
        for subscriber in self._subscribers:
            subscriber.outbox.put(data)

    def _message(self) -> protocol.Tables:
        return protocol.Tables([self._open[table] for table in self.shown])


def describe(header: Header, summary: Summary) -> TableListing:
    return {
        "id": header.id,
        "game": header.game,
        "content": header.content,
        "options": header.options,
        "clock": header.clock,
        "created": header.created,
        "private": header.private,
        "rated": header.rated,
        "status": summary.status,
        "version": summary.version,
        "turn": summary.turn,
        "seats": summary.seats,
        "result": summary.result,
    }
