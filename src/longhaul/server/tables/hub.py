"""The hub owns the tables in memory. It knows nothing of sockets or HTTP: subscribers have an outbox, that is all.

The route of a move: `submit` judges a command or queues it, `journal.py` writes its entry to the store, and only when
the entry is on disk, the table applies it and `broadcast.py` sends it. So memory never holds what a crash could take
back. One process owns a table; if another process writes to it, the store's numbering reveals it, and the table is
loaded again.
"""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Coroutine
from functools import partial
from itertools import repeat
from random import choice
from typing import Any

from longhaul.core.errors import LonghaulError
from longhaul.core.messages import Message
from longhaul.server.ops.background import Background
from longhaul.server.ops.clock import MonotonicClock, Now
from longhaul.server.ops.heartbeat import Heartbeat
from longhaul.server.ops.metrics import COMMANDS, ERRORS, ROOMS
from longhaul.server.ops.retry import retry_store
from longhaul.server.store.rows import Append, NewTable
from longhaul.server.store.store import Store
from longhaul.server.tables import broadcast, table_ids
from longhaul.server.tables.bot_executor import BotExecutor
from longhaul.server.tables.commands import Command, Flag, PlayBot, PlayForced, QueuedCommand, Resume
from longhaul.server.tables.journal import Fenced, Journal
from longhaul.server.tables.listeners import Listeners, OnRoom
from longhaul.server.tables.loader import begin, load
from longhaul.server.tables.room import Room
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table import Header, LogEntry, Rejection
from longhaul.table.daily_challenge import DailySeed, check_spectator
from longhaul.table.forced_moves import forced_move, scripted_move
from longhaul.table.header import ContinuedFrom
from longhaul.table.snapshot import freeze
from longhaul.table.table_config import TableConfig, rematch_config

MAX_QUEUED_COMMANDS = 16  # at one table
SNAPSHOT_EVERY_ENTRIES = 512  # a snapshot costs what many moves do, and replaying some hundreds of entries is quick
STORE_RETRY_SECONDS = 1.0  # until bots and clocks try again what the store could not write
SLOW_WRITE_SECONDS = 1.0  # after a write that took longer, nobody's clock is charged for it
MAX_TIMER_SECONDS = 86_400.0
TIMER_SLACK_SECONDS = 0.01

SEAT_ENTRIES = ("sit", "bot", "leave", "replace", "resign", "flag", "forfeit")  # change who plays and who watches

log = logging.getLogger("longhaul.hub")


class Hub:
    """All tables in memory, and all that is done at them."""

    def __init__(self, store: Store, *, now: Now | None = None, bots: BotExecutor | None = None) -> None:
        self.store = store
        self.now: Now = now or MonotonicClock()
        self.journal = Journal(store)
        self.bots = bots or BotExecutor()
        self.rooms: dict[str, Room] = {}
        self.connected: set[Subscriber] = set()
        self.listeners = Listeners()
        self.heartbeat: Heartbeat | None = None  # without one, pauses of the process are not noticed
        self.background = Background(log)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._is_closing = False

    # Opening and loading tables
    async def open(
        self,
        config: TableConfig,
        host: Subscriber,
        seed: int | None = None,
        origin: ContinuedFrom | None = None,
        start: bytes = b"",
    ) -> Room:
        """Open a new table, or one that continues another game with its seed; then `start` may be its first snapshot.
        The table is on disk when this returns."""
        seed = table_ids.new_seed() if seed is None else seed
        header = config.header(table_ids.new_id(), seed, secrets.token_hex(16), self.now(), origin)
        return await self._open(config, host, header, start)

    async def open_daily(self, config: TableConfig, host: Subscriber, daily: DailySeed) -> Room:
        """Open the table of a daily challenge."""
        header = config.header(table_ids.new_id(), daily.seed, daily.salt, self.now(), daily=daily.day)
        return await self._open(config, host, header)

    async def open_rematch(self, room: Room, host: Subscriber) -> Room:
        """The same options; everyone moves one seat on, and the seats of people other than the host are open."""
        return await self.open(rematch_config(room.table, host.user), host)

    async def _open(self, config: TableConfig, host: Subscriber, header: Header, start: bytes = b"") -> Room:
        if self._is_closing:
            raise shutting_down()
        table, entries = begin(header, config, host, start)
        room = Room(table, host.user)
        for entry in entries:
            broadcast.log_step(room, entry)
        row = NewTable(header=header, host=host.user, summary=room.summary, entries=entries)
        await self._load_once(room.id, self._write_new(room, row))
        return room

    async def _write_new(self, room: Room, row: NewTable) -> Room:
        await self.journal.open(row)
        self._add(room)
        self.notify_summary(room)
        self._proceed(room)
        return room

    async def room(self, table: str) -> Room | None:
        """A table, from memory or from the store; None if there is no such table."""
        return await self._room(table, self._resume)

    async def _room(self, table: str, proceed: OnRoom) -> Room | None:
        if table in self.rooms:
            return self.rooms[table]
        if table in self._loading:
            return await asyncio.shield(self._loading[table])
        return await self._load_once(table, self._load(table, proceed))

    def _load_once(self, table: str, work: Coroutine[Any, Any, Room | None]) -> "asyncio.Future[Room | None]":
        """All who ask for a table meanwhile wait for the same task: if it were loaded twice, each copy would miss the
        other's moves. New tables too, because lists may show them before they are in memory."""
        self._loading[table] = task = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._loading.pop(table))
        return asyncio.shield(task)

    async def _load(self, table: str, proceed: OnRoom) -> Room | None:
        room = await asyncio.to_thread(load, self.store, table)
        if room is not None:
            self._add(room)
            proceed(room)
        return room

    def _add(self, room: Room) -> None:
        room.last_used = self.now()
        self.rooms[room.id] = room
        ROOMS.set(len(self.rooms))

    def unload(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self._stop_timer(room)
            ROOMS.set(len(self.rooms))

    def _resume(self, room: Room) -> None:
        """Resume a table after it lay in the store, or after the store failed: no clock is charged for that."""
        if room.table.running_clock.is_owed(self.now()):
            self.submit(room, Resume())
        self._proceed(room)

    def reload(self, room: Room) -> None:
        """Another process has written to this table: reject what waits, which was meant for an old state."""
        log.warning("another process wrote to the table; reloading it", extra={"table": room.id})
        self.unload(room)
        for queued in room.queue:
            error = Rejection(Message("rejected-other-server"), code="stale")
            broadcast.send_rejection(room, queued, error)
        room.queue.clear()
        self.background.spawn(self._reload(room))

    async def _reload(self, room: Room) -> None:
        """Without a resume entry: time has run meanwhile, and two processes that resume in turn would never end."""
        load = partial(self._room, room.id, self._proceed)
        loaded = await retry_store(
            load,
            log,
            "reloading a table failed; will retry",
            delays=repeat(STORE_RETRY_SECONDS),
            stop=lambda: self._is_closing,
            table=room.id,
        )
        if loaded is not None:
            for subscriber in room.subscribers:
                if not subscriber.outbox.closed:
                    loaded.add(subscriber, self.now())
                    broadcast.send_table(loaded, subscriber, self.now())
        room.subscribers.clear()

    # Commands
    def submit(
        self, room: Room, command: Command, subscriber: Subscriber | None = None, number: int = 0, at: float = 0.0
    ) -> None:
        """Judge a command now, or after those that wait. The answer goes to the subscriber, if there is one."""
        queued = QueuedCommand(command, subscriber, number, at or self.now())
        self.notice_pause()
        if self._is_closing:
            broadcast.send_rejection(room, queued, shutting_down())
        elif not room.is_writing:
            self._judge(room, queued, queued.at)
        elif len(room.queue) < MAX_QUEUED_COMMANDS:
            room.queue.append(queued)
        else:
            error = Rejection(Message("rejected-too-many-commands"), code="busy")
            broadcast.send_rejection(room, queued, error)

    def _judge(self, room: Room, queued: QueuedCommand, now: float) -> None:
        command = queued.command
        try:
            entry = command.judge(room.table, now)
        except LonghaulError as error:
            COMMANDS.count(command.kind, "refused")
            broadcast.send_rejection(room, queued, error)
            return
        except Exception:
            ERRORS.inc()
            log.exception("judging a command failed", extra={"table": room.id, **queued.log_fields})
            broadcast.send_rejection(room, queued, Rejection(Message("rejected-internal"), code="internal"))
            return
        room.is_writing = True
        self.journal.add(self._append(room, entry), partial(self._written, room, entry, queued))

    def _append(self, room: Room, entry: LogEntry) -> Append:
        """The entry for the store, now and then with a snapshot of the table before it."""
        append = Append(table=room.id, entry=entry)
        if room.table.version - room.snapshot_version >= SNAPSHOT_EVERY_ENTRIES:
            room.snapshot_version = append.snapshot_at = room.table.version
            append.snapshot = freeze(room.table)
        return append

    def _written(self, room: Room, entry: LogEntry, queued: QueuedCommand, error: LonghaulError | None) -> None:
        """The entry is on disk; or, with an error, it is not, and nothing has happened."""
        room.is_writing = False
        if error is None:
            self._apply(room, entry, queued)
        else:
            COMMANDS.count(queued.command.kind, "failed")
            broadcast.send_rejection(room, queued, error)
            if isinstance(error, Fenced):
                self.reload(room)
                return
        is_late = self.now() - entry.at > SLOW_WRITE_SECONDS
        if error is not None or is_late:
            room.queue = deque(queued for queued in room.queue if not isinstance(queued.command, Flag))
        if error is None and is_late:
            room.queue_resume(self.now())
        while room.queue and not room.is_writing:
            self._judge(room, room.queue.popleft(), self.now())
        if error is None:
            self._proceed(room)
        elif not room.is_writing:
            self._proceed_later(room)

    def _apply(self, room: Room, entry: LogEntry, queued: QueuedCommand) -> None:
        now = room.last_used = self.now()
        room.table.apply(entry, is_judged=True)
        broadcast.send_step(room, entry, now, queued)
        command = queued.command
        for listener in self.listeners.step:
            listener(room, entry, command)
        COMMANDS.count_done(command.kind, now - queued.at)
        if entry.kind != "play" or room.table.over:
            self._update_lists(room, entry)

    def _update_lists(self, room: Room, entry: LogEntry) -> None:
        if entry.kind in SEAT_ENTRIES:
            room.update_absences(self.now())
            broadcast.send_presence(room)
        self.save_summary(room)
        self.notify_summary(room)
        if room.table.over:
            for listener in self.listeners.finished:
                listener(room)

    def notify_summary(self, room: Room) -> None:
        for listener in self.listeners.summary:
            listener(room)

    def notice_pause(self) -> None:
        """If this process was stopped for a while, charge no clock for it, before anything is judged by the clock."""
        away = self.heartbeat.beat() if self.heartbeat else 0.0
        if not away or self._is_closing:
            return
        log.warning("the server did not run for a while; no clock is charged", extra={"seconds": round(away, 1)})
        for room in list(self.rooms.values()):
            room.queue_resume(self.now(), away)
            if not room.is_writing and room.queue:
                self._judge(room, room.queue.popleft(), self.now())
            elif room.id in self._timers:
                self._set_timer(room)
        for listener in self.listeners.pause:
            listener(away)

    # Bots and clocks
    def _proceed(self, room: Room) -> None:
        """What the table does by itself: set the clock, play a forced move or a premove, let a bot think."""
        if self.rooms.get(room.id) is not room or room.is_writing or self._is_closing:
            self._stop_timer(room)
            return
        if room.table.header.clock.pace != "none" or room.id in self._timers:
            self._set_timer(room)
        table = room.table
        if (forced := forced_move(table)) is not None:
            self.submit(room, PlayForced(forced, table.version))
            return
        for listener in self.listeners.rest:
            listener(room)
        if not table.bot_to_play or room.thinking_version == table.version:
            return
        room.thinking_version = table.version
        if (scripted := scripted_move(table)) is not None:
            self.submit(room, PlayBot(table.turn, scripted, table.version))
            return
        seen = table.position.blinded(table.turn, secrets.randbits(63))
        self.bots.choose(table.bot_to_play, seen, partial(self._bot_chose, room, table.turn, table.version), room.id)

    def _proceed_later(self, room: Room) -> None:
        """The store has failed: bots and clocks try again after a moment. No clock is charged for that time."""
        room.thinking_version = -1
        if self.rooms.get(room.id) is room and not self._is_closing:
            self._stop_timer(room)
            loop = asyncio.get_running_loop()
            self._timers[room.id] = loop.call_later(STORE_RETRY_SECONDS, self._resume, room)

    def _bot_chose(self, room: Room, seat: int, version: int, action: int | None) -> None:
        """A bot has chosen; if the table has moved on meanwhile, the choice is dropped."""
        if self._is_closing or self.rooms.get(room.id) is not room or room.table.version != version:
            return
        if action is None:  # a fault in the bot must not stop the game
            log.error("a bot failed; playing a random move", extra={"table": room.id})
            action = int(choice(room.table.position.legal))
        self.submit(room, PlayBot(seat, action, version))

    def _set_timer(self, room: Room) -> None:
        self._stop_timer(room)
        deadline = None if room.table.over else room.table.running_clock.deadline()
        if deadline is not None and not self._is_closing:
            delay = min(max(0.0, deadline - self.now()) + TIMER_SLACK_SECONDS, MAX_TIMER_SECONDS)
            self._timers[room.id] = asyncio.get_running_loop().call_later(delay, self._check_clock, room)

    def _stop_timer(self, room: Room) -> None:
        if (timer := self._timers.pop(room.id, None)) is not None:
            timer.cancel()

    def _check_clock(self, room: Room) -> None:
        self.notice_pause()
        if room.table.running_clock.is_up(self.now()):
            self.submit(room, Flag())
        else:
            self._set_timer(room)

    # Subscribers
    async def subscribe(self, table: str, subscriber: Subscriber, number: int = 0, since: int = 0) -> Room:
        """Send the table and, from now on, every step."""
        room = await self.room(table)
        if room is None:
            raise Rejection(Message("rejected-no-table", {"text-table": table}), code="no_table")
        check_spectator(room.table, subscriber.user, self.now())
        room.add(subscriber, self.now())
        broadcast.send_table(room, subscriber, self.now(), number, since)
        broadcast.send_presence(room)
        return room

    def unsubscribe(self, room: Room, subscriber: Subscriber) -> None:
        room.remove(subscriber, self.now())
        room.last_used = self.now()
        broadcast.send_presence(room)

    def send_to_user(self, user: str, data: bytes) -> None:
        """Send to all connections of a user."""
        for subscriber in self.connected:
            if subscriber.user == user:
                subscriber.outbox.put(data)

    # Summaries
    def save_summary(self, room: Room) -> None:
        """Store what lists show of a table, with the next batch."""
        room.is_summary_stale, room.summary_version, room.summary_at = True, room.table.version, self.now()
        append = Append(table=room.id, entry=None, at=room.last_used, summary=room.summary)
        self.journal.add(append, partial(self._summary_written, room))

    def _summary_written(self, room: Room, error: LonghaulError | None) -> None:
        """After an error, housekeeping tries again."""
        room.is_summary_stale = error is not None
        if error is not None:
            log.warning("a table's summary was not stored", extra={"table": room.id, "error": str(error)})

    async def close(self) -> None:
        """Take no more commands, finish those under way, and store the summaries that have changed."""
        self._is_closing = True
        for room in self.rooms.values():
            self._stop_timer(room)
            for queued in room.queue:
                broadcast.send_rejection(room, queued, shutting_down())
            room.queue.clear()
            if room.summary_version != room.table.version:
                self.save_summary(room)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await self.journal.flush()
        await self.background.finish()
        self.bots.close()
        self.journal.close()


def shutting_down() -> Rejection:
    return Rejection(Message("rejected-closing"), code="closing")
