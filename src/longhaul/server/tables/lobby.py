"""Open tables, for those who look for one: kept up to date as tables change."""

from typing import Any

from longhaul.server.live import protocol
from longhaul.server.store.rows import Listed, Summary
from longhaul.server.tables.room import Room, Watcher
from longhaul.table import Header

MOST_LISTED = 50
MOST_KEPT = 500  # open tables in memory; older ones can be asked for by HTTP


class Lobby:
    """Who wants to be told of open tables, and which there are."""

    def __init__(self) -> None:
        self._followers: set[Watcher] = set()
        self._open: dict[str, dict[str, Any]] = {}  # newest last

    def fill(self, listed: list[Listed]) -> None:
        """What was open when the server started."""
        for row in reversed(listed):
            self._open[row.header.id] = describe(row.header, row.summary)

    def follow(self, watcher: Watcher, on: bool) -> None:
        if on:
            self._followers.add(watcher)
            watcher.outbox.put(protocol.encode(self._message()))
        else:
            self._followers.discard(watcher)

    def changed(self, room: Room) -> None:
        """A table is new, or who sits there has changed, or its game is over."""
        if room.table.header.private:
            return
        before = self._open.pop(room.id, None)
        summary = room.summary
        if summary.status == "open":
            self._open[room.id] = describe(room.table.header, summary)
        if len(self._open) > MOST_KEPT:
            del self._open[next(iter(self._open))]
        if before != self._open.get(room.id):
            self._tell_followers()

    @property
    def shown(self) -> list[str]:
        """The tables that whoever follows is told of, the newest first."""
        return list(self._open)[: -MOST_LISTED - 1 : -1]

    def correct(self, listed: list[Listed]) -> None:
        """What the store says of tables that are not in memory: the names of people there may have gone."""
        now = {row.header.id: describe(row.header, row.summary) for row in listed if row.header.id in self._open}
        if any(self._open[table] != row for table, row in now.items()):
            self._open.update(now)
            self._tell_followers()

    def _tell_followers(self) -> None:
        data = protocol.encode(self._message()) if self._followers else b""
        for watcher in self._followers:
            watcher.outbox.put(data)

    def _message(self) -> protocol.Tables:
        return protocol.Tables([self._open[table] for table in self.shown])


def describe(header: Header, summary: Summary) -> dict[str, Any]:
    """A table in a list: never its seed."""
    return {
        "id": header.id,
        "game": header.game,
        "content": header.content,
        "options": header.options,
        "clock": {"pace": header.clock.pace, "base": header.clock.base, "increment": header.clock.increment},
        "created": header.created,
        "private": header.private,
        "rated": header.rated,
        "status": summary.status,
        "version": summary.version,
        "turn": summary.turn,
        "seats": summary.seats,
        "result": summary.result,
    }
