"""Keeps rated games fair: finds players who may be the same person, and players who have left.

What it finds becomes a log entry of the table, so that everyone there sees it, before the game begins if possible.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import combinations

from longhaul.core.errors import LonghaulError
from longhaul.server.security.origins import RETENTION_SECONDS
from longhaul.server.store.errors import Unavailable
from longhaul.server.store.rows import ListedTable
from longhaul.server.store.store import Store
from longhaul.server.tables.commands import Command, Forfeit, Unrate
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from longhaul.table import LogEntry
from longhaul.table.rated_games import (
    ABSENCE_GRACE_SECONDS,
    LEAVE_GRACE_SECONDS,
    overdue,
    unrated_reason,
)

DAY_SECONDS = 86_400.0
MAX_RATED_PER_PAIR = 10  # games a day between the same two players; further ones are not rated
STALL_SECONDS = 60.0  # between two checks: the server was stopped or asleep
MAX_STORED_CHECKED = 1000  # tables that are not in memory, in one check

log = logging.getLogger("longhaul.referee")


class Referee:
    """Checks rated tables. The hub calls `on_step`."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._reachable_since = self._checked_at = hub.now()  # without a break

    def on_step(self, room: Room, entry: LogEntry, _: Command) -> None:
        """Someone who sits down may have another account at the table."""
        if entry.kind == "sit" and room.table.header.rated:
            self._hub.background.spawn(self.check_players(room))

    async def check_players(self, room: Room) -> str:
        """Make the game unrated if two players may be the same person; why it is not rated, or ""."""
        table = room.table
        people = [seat.who for seat in table.seats if seat.who]
        known = unrated_reason(table)
        if known or len(people) < 2:
            return known
        found = await self._relation(people, table.header.game)
        if found:
            self._hub.submit(room, Unrate(found))
        return found

    async def _relation(self, people: Sequence[str], game: str) -> str:
        try:
            return await asyncio.to_thread(relation, self._hub.store, people, game, self._hub.now())
        except Unavailable as error:  # checked again when the game ends
            log.warning("players could not be compared", extra={"error": str(error)})
            return ""

    # Players who have left
    def check_in_memory(self) -> None:
        """Check the tables in memory; called every few seconds."""
        now = self._hub.now()
        if not 0 <= now - self._checked_at <= STALL_SECONDS:
            self._reachable_since = now
        self._checked_at = now
        for room in list(self._hub.rooms.values()):
            self._check_leavers(room)

    def _check_leavers(self, room: Room) -> None:
        for seat in overdue(room.table, room.here, self._hub.now(), self._reachable_since):
            self._hub.submit(room, Forfeit(seat))

    async def check_stored(self) -> None:
        """Check the tables that are not in memory; called every hour."""
        before = self._hub.now() - LEAVE_GRACE_SECONDS
        listing = partial(self._hub.store.list_tables, status="playing", private=True, before=before)
        for row in await asyncio.to_thread(listing, limit=MAX_STORED_CHECKED):
            if row.header.rated and row.header.id not in self._hub.rooms and self._may_be_overdue(row):
                with suppress(LonghaulError):  # of older rules, for instance
                    room = await self._hub.room(row.header.id)
                    if room is not None:
                        self._check_leavers(room)

    def _may_be_overdue(self, row: ListedTable) -> bool:
        """Summaries do not say who left; a table without a clock is overdue after the longer grace at the latest."""
        has_substitute = any(seat["kind"] == "bot" and seat["name"] for seat in row.summary.seats)
        has_no_clock = row.header.clock.pace == "none"
        return has_substitute or (has_no_clock and self._hub.now() - row.updated >= ABSENCE_GRACE_SECONDS)


def relation(store: Store, people: Sequence[str], game: str, now: float) -> str:
    """Why these players' game says nothing about skill, as a key of `REASONS`, or "". Blocks."""
    users = [user for user in map(store.user, people) if user is not None]
    owners = [user.owner or user.id for user in users]
    if len(set(owners)) < len(owners):
        return "owner"
    seen: dict[str, set[str]] = {}
    for row in store.origins_of(people, now - RETENTION_SECONDS):
        seen.setdefault(row.origin, set()).add(row.user)
    if any(len(together) > 1 for together in seen.values()):
        return "address"
    return "pair" if have_played_enough(store, people, game, now) else ""


def have_played_enough(store: Store, people: Sequence[str], game: str, now: float) -> bool:
    """Whether two of them have reached the limit of rated games with each other for one day."""
    steps = {who: store.rating_steps_of(who, limit=200) for who in people}
    today = {
        who: {step.table for step in mine if step.game == game and step.at > now - DAY_SECONDS}
        for who, mine in steps.items()
    }
    return any(len(today[one] & today[other]) >= MAX_RATED_PER_PAIR for one, other in combinations(people, 2))
