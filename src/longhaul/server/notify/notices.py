"""Notices: news of a player's correspondence games, stored until they come back.

No notice names another person: the name would remain here after that person's account was deleted.
"""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from functools import partial
from weakref import WeakValueDictionary

from longhaul.games import find_game
from longhaul.server.ops.retry import retry_store
from longhaul.server.store.errors import Missing, Unavailable
from longhaul.server.store.rows import Notice, NoticeKind
from longhaul.server.tables.commands import Command
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from longhaul.server.transport import protocol
from longhaul.table import Header, LogEntry, Table
from longhaul.table.premove_options import action_title
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
            self._notify(room, table.seats[turn].who, "move", f"It's your turn in {game_of(table)}.", turn_start(table))
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
            what = "agree to a draw" if entry.text == "draw" else "agree to a takeback"
            for seat in table.people:
                if seat != entry.seat:
                    text = f"Another player asks you to {what} in {game_of(table)}."
                    self._notify(room, table.seats[seat].who, "asked", text, entry.number)
        late = [entry.seat] if entry.kind in ("flag", "forfeit") else []
        if table.over:
            self._notified.pop(room.id, None)
            for seat in [*table.people, *late]:
                text = f"{game_of(table)} is over: {outcome_for(table, seat)}."
                self._notify(room, table.seats[seat].who, "over", text, 0)
        elif late:
            text = f"Your time ran out in {game_of(table)}."
            if entry.kind == "forfeit":
                text = f"You left {game_of(table)} and lost it."
            self._notify(room, table.seats[entry.seat].who, "over", text, 0)

    # What became of premoves; each returns its sentence
    def premove_played(self, room: Room, user: str, label: str) -> None:
        text = f"Your premove was played in {game_of(room.table)}: {label}."
        self._notify(room, user, "played", text, room.table.version)

    def premove_failed(self, room: Room, user: str, failures: Sequence[Failure], are_removed: bool) -> str:
        """There were premoves for this phase, and none could be played."""
        table = room.table
        titles = [action_title(table.rulebook, table.content, each.premove.action) for each in failures]
        reasons = [f"“{title}”: {each.text}." for title, each in zip(titles, failures, strict=True)]
        rest = " Your other premoves were removed." if are_removed else ""
        text = f"Your premove was not played. {' '.join(reasons)}{rest}"
        self._notified[room.id] = table.turn
        self._notify(room, user, "stuck", f"It's your turn in {game_of(table)}. {text}", len(table.actors))
        return text

    def premoves_removed(self, room: Room, user: str) -> str:
        text = "Your premoves were removed: a move of yours was taken back."
        self._notify(room, user, "cleared", f"{game_of(room.table)}: {text}", room.table.version)
        return text

    def rules_changed(self, header: Header, people: Sequence[str]) -> None:
        """The server has ended an unfinished game of any pace, because its rules changed."""
        name = find_game(header.game).facts.name
        text = f"Your game of {name} was ended, unrated: an update of this server has changed the rules."
        for user in people:
            self._spawn(f"{header.id} {user} over rules", user, "over", header, text)

    # Storing and sending
    def _notify(self, room: Room, user: str, kind: NoticeKind, text: str, key: int) -> None:
        """`key` distinguishes this notice from others of its kind at the table, so that it is not repeated after a
        restart."""
        table = room.table
        if table.header.clock.pace != "days":
            return
        identity = f"{room.id} {user} {kind} {key} {table.taken_back}"
        self._spawn(identity, user, kind, table.header, text, is_read=room.is_watched_by(user))

    def _spawn(
        self, identity: str, user: str, kind: NoticeKind, header: Header, text: str, *, is_read: bool = False
    ) -> None:
        notice = Notice(
            id=hashlib.sha256(identity.encode()).hexdigest()[:24],
            user=user,
            created=self._hub.now(),
            kind=kind,
            table=header.id,
            game=header.game,
            text=text,
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
        notice.id, notice.created, notice.kind, notice.table, notice.game, notice.text, notice.read
    )


def game_of(table: Table) -> str:
    return table.rulebook.facts.name


def turn_start(table: Table) -> int:
    """How many actions there were before this turn began."""
    count = len(table.actors)
    while count > 0 and table.actors[count - 1] == table.turn:
        count -= 1
    return count


def outcome_for(table: Table, seat: int) -> str:
    if table.drawn:
        return "you agreed to a draw"
    if table.seats[seat].forfeited:
        return "you left and lost"
    if seat not in table.winners:
        return "your time ran out" if table.seats[seat].late else "you did not win"
    return "you won" if len(table.winners) == 1 else "you share the win"
