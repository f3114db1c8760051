"""Sees to it that rated games are fair: players who may be one and the same, and players who leave.

What it finds out becomes an entry of the table, so that everyone there is told, and before the game begins if it is
known by then.
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
from longhaul.server.store.rows import Listed
from longhaul.server.store.store import Store
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from longhaul.table import LogEntry
from longhaul.table.rated_games import (
    ABSENCE_GRACE_SECONDS,
    LEAVE_GRACE_SECONDS,
    judge_forfeit,
    judge_unrate,
    overdue,
    unrated_reason,
)

DAY_SECONDS = 86_400.0
MOST_RATED_PER_PAIR = 10  # games a day between the same two players, others are played and not rated
STALL_SECONDS = 60.0  # without a look at the tables: the server was stopped or asleep
MOST_LOOKED_AT = 1000  # tables that nobody has open, at each look into the store

log = logging.getLogger("longhaul.referee")


class Referee:
    """Watches rated tables."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._since = self._looked = hub.now()  # from when on it was possible to come back without a break
        hub.on_step.append(self._stepped)

    def _stepped(self, room: Room, entry: LogEntry) -> None:
        """Whoever sits down may be another account of someone who is there."""
        if entry.kind == "sit" and room.table.header.rated:
            self._hub.background.spawn(self.check(room))

    async def check(self, room: Room) -> str:
        """Note at the table if its players may be one and the same; why the game is not rated, if it is not."""
        table = room.table
        people = [seat.who for seat in table.seats if seat.who]
        known = unrated_reason(table)
        if known or len(people) < 2:
            return known
        found = await self._relation(people, table.header.game)
        if found:
            self._hub.ask(room, partial(judge_unrate, table, found), "unrate")
        return found

    async def _relation(self, people: Sequence[str], game: str) -> str:
        try:
            return await asyncio.to_thread(relation, self._hub.store, people, game, self._hub.now())
        except Unavailable as error:  # it is looked at again when the game ends
            log.warning("players were not compared", extra={"error": str(error)})
            return ""

    # Those who leave
    def look(self) -> None:
        """At the tables in memory, every few seconds."""
        now = self._hub.now()
        if not 0 <= now - self._looked <= STALL_SECONDS:
            self._since = now
        self._looked = now
        for room in list(self._hub.rooms.values()):
            self._look_at(room)

    def _look_at(self, room: Room) -> None:
        for seat in overdue(room.table, room.here, self._hub.now(), self._since):
            self._hub.ask(room, partial(judge_forfeit, room.table, seat), "forfeit")

    async def look_into_store(self) -> None:
        """At tables that nobody has open, now and then."""
        before = self._hub.now() - LEAVE_GRACE_SECONDS
        listing = partial(self._hub.store.list_tables, status="playing", private=True, before=before)
        for row in await asyncio.to_thread(listing, limit=MOST_LOOKED_AT):
            if row.header.rated and row.header.id not in self._hub.rooms and self._may_be_overdue(row):
                with suppress(LonghaulError):  # one of older rules, for instance, cannot be gone on with
                    room = await self._hub.room(row.header.id)
                    if room is not None:
                        self._look_at(room)

    def _may_be_overdue(self, row: Listed) -> bool:
        """Lists do not tell who left; a table without a clock is due after the longer grace at the latest."""
        is_left = any(seat["kind"] == "bot" and seat["name"] for seat in row.summary.seats)
        has_no_clock = row.header.clock.pace == "none"
        return is_left or (has_no_clock and self._hub.now() - row.updated >= ABSENCE_GRACE_SECONDS)


def relation(store: Store, people: Sequence[str], game: str, now: float) -> str:
    """Why these players' game says nothing about skill, or "". Blocks."""
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
    """Whether two of them have had so many rated games with each other today that more would say nothing new."""
    steps = {who: store.rating_steps_of(who, limit=200) for who in people}
    today = {
        who: {step.table for step in mine if step.game == game and step.at > now - DAY_SECONDS}
        for who, mine in steps.items()
    }
    return any(len(today[one] & today[other]) >= MOST_RATED_PER_PAIR for one, other in combinations(people, 2))
