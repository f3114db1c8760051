"""Notices: news of a player's correspondence games, stored until they come back.

No notice names another person: the name would remain here after that person's account was deleted.
"""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from functools import partial
from weakref import WeakValueDictionary

from longhaul.core.messages import Message
from longhaul.core.messages.message import from_json, to_json
from longhaul.server.ops.retry import retry_store
from longhaul.server.store.errors import Missing, Unavailable
from longhaul.server.store.rows import Notice, NoticeKind
from longhaul.server.tables.commands import Command
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from longhaul.server.transport import protocol
from longhaul.table import Header, LogEntry, Table
from longhaul.table.premove_options import action_message
from longhaul.table.premoves import Failure

NOTICE_RETRY_DELAYS_SECONDS = (1.0, 5.0, 30.0)  # between the tries to store a notice

log = logging.getLogger("longhaul.notices")


class Notices:
    """Stores notices, and tells connected users how many they have not read. The hub calls `on_step` and `on_rest`."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._store = hub, hub.store
        self._notified: dict[str, int] = {}  # by table: the seat that has its notice for this turn
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by user

    # What happens at tables
    def on_rest(self, room: Room) -> None:
        """Notify the player to move, once a turn."""
        table = room.table
        if table.header.clock.pace != "days" or room.is_writing:  # a premove is on its way
            return
        turn = table.turn if not table.waiting else -1
        if turn in table.people and self._notified.get(room.id) != turn:
            self._notify(room, table.seats[turn].who, "move", about(table, "notice-move"), turn_start(table))
        self._notified[room.id] = turn

    def on_step(self, room: Room, entry: LogEntry, _: Command) -> None:
        table = room.table
        if table.header.clock.pace != "days":
            return
        if entry.kind == "play" and entry.seat != self._notified.get(room.id):
            self._notified[room.id] = -1  # another turn has begun, and may end before the table waits
        if entry.kind == "play" and not entry.premove and table.seats[entry.seat].who:
            self._hub.background.spawn(self._read_table(table.seats[entry.seat].who, room.id))
        elif entry.kind == "ask":
            message = about(table, "notice-draw" if entry.text == "draw" else "notice-takeback")
            for seat in table.people:
                if seat != entry.seat:
                    self._notify(room, table.seats[seat].who, "asked", message, entry.number)
        late = [entry.seat] if entry.kind in ("flag", "forfeit") else []
        if table.over:
            self._notified.pop(room.id, None)
            for seat in [*table.people, *late]:
                message = about(table, f"notice-over-{outcome_for(table, seat)}")
                self._notify(room, table.seats[seat].who, "over", message, 0)
        elif late:
            message = about(table, "notice-left" if entry.kind == "forfeit" else "notice-late")
            self._notify(room, table.seats[entry.seat].who, "over", message, 0)

    # What became of premoves; the last two return what they say
    def premove_played(self, room: Room, user: str, label: Message) -> None:
        message = about(room.table, "notice-played", action=label)
        self._notify(room, user, "played", message, room.table.version)

    def premove_failed(self, room: Room, user: str, failures: Sequence[Failure], are_removed: bool) -> Message:
        """There were premoves for this phase, and none could be played."""
        table = room.table
        reasons = [failure_message(table, each) for each in failures]
        note = Message("premove-not-played-removed" if are_removed else "premove-not-played", {"reasons": reasons})
        self._notified[room.id] = table.turn
        self._notify(room, user, "stuck", about(table, "notice-stuck", note=note), len(table.actors))
        return note

    def premoves_removed(self, room: Room, user: str) -> Message:
        note = Message("premoves-taken-back")
        self._notify(room, user, "cleared", about(room.table, "notice-cleared", note=note), room.table.version)
        return note

    def rules_changed(self, header: Header, people: Sequence[str]) -> None:
        """The server has ended an unfinished game of any pace, because its rules changed."""
        message = Message("notice-rules", {"game": header.game})
        for user in people:
            self._spawn(f"{header.id} {user} over rules", user, "over", header, message)

    # Storing and sending
    def _notify(self, room: Room, user: str, kind: NoticeKind, message: Message, key: int) -> None:
        """`key` distinguishes this notice from others of its kind at the table, so that it is not repeated after a
        restart."""
        table = room.table
        if table.header.clock.pace != "days":
            return
        identity = f"{room.id} {user} {kind} {key} {table.taken_back}"
        self._spawn(identity, user, kind, table.header, message, is_read=room.is_watched_by(user))

    def _spawn(
        self, identity: str, user: str, kind: NoticeKind, header: Header, message: Message, *, is_read: bool = False
    ) -> None:
        notice = Notice(
            id=hashlib.sha256(identity.encode()).hexdigest()[:24],
            user=user,
            created=self._hub.now(),
            kind=kind,
            table=header.id,
            game=header.game,
            text=to_json(message),
            read=is_read,
        )
        self._hub.background.spawn(self._store_and_send(notice))

    async def _store_and_send(self, notice: Notice) -> None:
        send = partial(self._send, notice)
        try:
            await retry_store(
                send, log, "notice not stored; will retry", delays=NOTICE_RETRY_DELAYS_SECONDS, table=notice.table
            )
        except Unavailable:
            log.error("a notice was not stored", extra={"table": notice.table, "kind": notice.kind})

    async def _send(self, notice: Notice) -> None:
        async with self._lock_of(notice.user):
            unread = await asyncio.to_thread(self.save, notice)
            if unread is not None:
                self._hub.send_to_user(notice.user, protocol.encode(protocol.Notices(unread, view(notice))))

    def save(self, notice: Notice) -> int | None:
        """Store a notice; how many are unread then. None if it was stored before, or there is nobody to read it.
        Blocks."""
        user = self._store.user(notice.user)
        if user is None or user.kind == "bot":
            return None
        try:
            return self._store.count_unread(notice.user) if self._store.add_notice(notice) else None
        except Missing:  # the account was deleted meanwhile
            return None

    async def _read_table(self, user: str, table: str) -> None:
        """A player who makes a move has seen their notices of the table."""
        await self.read(user, table=table)

    async def read(self, user: str, ids: Sequence[str] = (), table: str = "") -> int:
        """Mark notices as read: these, or those of a table, or all; how many are unread then."""
        async with self._lock_of(user):
            before = await asyncio.to_thread(self._store.count_unread, user)
            await asyncio.to_thread(self._store.mark_notices_read, user, ids, table=table)
            unread = await asyncio.to_thread(self._store.count_unread, user)
            if unread != before:
                self._hub.send_to_user(user, protocol.encode(protocol.Notices(unread, None)))
        return unread

    def _lock_of(self, user: str) -> asyncio.Lock:
        """Keeps a user's notices in order: a move must not mark a later notice as read."""
        return self._locks.setdefault(user, asyncio.Lock())


def view(notice: Notice) -> protocol.NoticeView:
    return protocol.NoticeView(
        notice.id, notice.created, notice.kind, notice.table, notice.game, from_json(notice.text), notice.read
    )


def about(table: Table, message: str, **facts: Message) -> Message:
    """A message about a game."""
    return Message(message, {"game": table.header.game, **facts})


def failure_message(table: Table, failure: Failure) -> Message:
    """Why a premove was not played."""
    action = action_message(table.rulebook, table.content, failure.premove.action)
    facts = {"action": action, "reason": failure.reason}
    if failure.clause:
        return Message("premove-forbidden", {**facts, "text-clause": failure.clause})
    return Message("premove-unmet", facts)


def turn_start(table: Table) -> int:
    """How many actions there were before this turn began."""
    count = len(table.actors)
    while count > 0 and table.actors[count - 1] == table.turn:
        count -= 1
    return count


def outcome_for(table: Table, seat: int) -> str:
    """The end of the id of a message."""
    if table.drawn:
        return "drawn"
    if table.seats[seat].forfeited:
        return "left"
    if seat not in table.winners:
        return "late" if table.seats[seat].late else "lost"
    return "won" if len(table.winners) == 1 else "shared"
