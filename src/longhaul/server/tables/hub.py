"""The hub owns the tables in memory. It knows nothing of sockets or HTTP: watchers have an outbox, that is all.

What is done at a table goes one way: a command is judged, its entry is kept (`journal.py`), and only when it is on
disk it changes the table and everyone is told. So memory never holds what a crash could take back. While an entry is
on its way, further commands for that table wait in line. One process owns a table; should another one write to it,
the store's numbering finds out, and the table is loaded again.
"""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from random import choice
from typing import Any

from longhaul.core.errors import LonghaulError
from longhaul.server.errors import INTERNAL_ERROR
from longhaul.server.ops.background import Background
from longhaul.server.ops.clock import MonotonicClock, Now
from longhaul.server.ops.heartbeat import Heartbeat
from longhaul.server.ops.metrics import COMMANDS, ERRORS, ROOMS
from longhaul.server.store.errors import Unavailable
from longhaul.server.store.rows import Append, NewTable
from longhaul.server.store.store import Store
from longhaul.server.tables import table_ids
from longhaul.server.tables.bot_executor import Thinkers
from longhaul.server.tables.journal import Fenced, Journal
from longhaul.server.tables.loader import begin, load
from longhaul.server.tables.room import Asked, Judge, Room, Watcher
from longhaul.table import Header, LogEntry, Rejection
from longhaul.table.daily_challenge import Chance, check_watcher
from longhaul.table.forced_moves import forced_move, judge_forced
from longhaul.table.header import Origin
from longhaul.table.snapshot import freeze
from longhaul.table.table_config import Setting, setting_again

MOST_WAITING = 16  # commands in line at one table
SNAPSHOT_EVERY = 512  # entries: a snapshot costs what many moves do, and to play some hundreds again is quick
AGAIN = 1.0  # seconds until what the store could not keep is tried again, by bots and clocks
STALL = 1.0  # seconds after which a write has taken so long that nobody is to lose by it

AT_SEATS = ("sit", "bot", "leave", "replace", "resign", "flag", "forfeit")  # entries after which others play or look on

log = logging.getLogger("longhaul.hub")

Finished = Callable[[Room], None]


class Hub:
    """All tables that are in memory, and all that is done at them."""

    def __init__(self, store: Store, *, now: Now | None = None, thinkers: Thinkers | None = None) -> None:
        self.store = store
        self.now: Now = now or MonotonicClock()
        self.journal = Journal(store)
        self.thinkers = thinkers or Thinkers()
        self.rooms: dict[str, Room] = {}
        self.connected: set[Watcher] = set()
        self.on_finished: list[Finished] = []  # told when a game has ended
        self.on_listed: list[Finished] = []  # told when what lists show of a table has changed
        self.on_step: list[Callable[[Room, LogEntry], None]] = []  # told of every entry that was carried out
        self.on_rest: list[Finished] = []  # told when a table waits for a decision; they may make it
        self.on_pause: list[Callable[[float], None]] = []  # told for how many seconds the server did not run
        self.heartbeat: Heartbeat | None = None  # without one, pauses of the process are not noticed
        self._coming: dict[str, asyncio.Task[Room | None]] = {}  # tables on their way into memory
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self.background = Background(log)
        self._closing = False

    # Tables
    async def open(
        self,
        setting: Setting,
        host: Watcher,
        seed: int | None = None,
        origin: Origin | None = None,
        start: bytes = b"",
    ) -> Room:
        """Set up a new table, or one that goes on from another game by its seed, where it may be given as it starts; it
        is on disk when this returns."""
        seed = table_ids.new_seed() if seed is None else seed
        header = setting.header(table_ids.new_id(), seed, secrets.token_hex(16), self.now(), origin)
        return await self._open(setting, host, header, start)

    async def open_daily(self, setting: Setting, host: Watcher, chance: Chance) -> Room:
        """The same, by the chance of a day."""
        header = setting.header(table_ids.new_id(), chance.seed, chance.salt, self.now(), daily=chance.day)
        return await self._open(setting, host, header)

    async def _open(self, setting: Setting, host: Watcher, header: Header, start: bytes = b"") -> Room:
        if self._closing:
            raise going_down()
        table, entries = begin(header, setting, host, start)
        room = Room(table, host.user)
        for entry in entries:
            room.note(entry)
        new = NewTable(header=header, host=host.user, summary=room.summary, entries=entries)
        await self._bring(room.id, self._begin(room, new))
        return room

    async def _begin(self, room: Room, new: NewTable) -> Room:
        await self.journal.open(new)
        self._keep(room)
        self.tell_lists(room)
        self._go_on(room)
        return room

    async def open_again(self, room: Room, host: Watcher) -> Room:
        """A rematch: the same setting, everyone one seat further, people other than the host to be waited for."""
        return await self.open(setting_again(room.table, host.user), host)

    async def room(self, table: str) -> Room | None:
        """A table, from memory or from the store; None if there is no such table."""
        return await self._room(table, self._take_up)

    async def _room(self, table: str, go_on: Callable[[Room], None]) -> Room | None:
        if table in self.rooms:
            return self.rooms[table]
        if table in self._coming:
            return await asyncio.shield(self._coming[table])
        return await self._bring(table, self._load(table, go_on))

    def _bring(self, table: str, work: Coroutine[Any, Any, Room | None]) -> "asyncio.Future[Room | None]":
        """Whoever asks for a table that is on its way waits for it: two of one, and each would lose the other's moves.
        A new one is on its way, too: lists may show it before it is here."""
        self._coming[table] = task = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._coming.pop(table))
        return asyncio.shield(task)

    async def _load(self, table: str, go_on: Callable[[Room], None]) -> Room | None:
        room = await asyncio.to_thread(load, self.store, table)
        if room is not None:
            self._keep(room)
            go_on(room)
        return room

    def _keep(self, room: Room) -> None:
        room.used = self.now()
        self.rooms[room.id] = room
        ROOMS.set(len(self.rooms))

    def _take_up(self, room: Room) -> None:
        """Go on with a table that was in the store, or that the store could not take moves of: no one loses by that
        time."""
        if room.table.watch.is_owed(self.now()):
            self.submit(room, Asked(room.table.judge_resume, "resume"))
        self._go_on(room)

    def lose(self, room: Room) -> None:
        """Another process has written to this table: whatever was asked for here was asked of an old state."""
        log.warning("table was written elsewhere", extra={"table": room.id})
        self.drop(room)
        for asked in room.waiting:
            room.refuse(asked, Rejection("the table has been changed elsewhere; look at it again", code="stale"))
        room.waiting.clear()
        self.background.spawn(self._reload(room))

    async def _reload(self, room: Room) -> None:
        """See what became of a table, and show everyone who looked at it."""
        again = await self._found_again(room.id)
        if again is not None:
            for watcher in room.watchers:
                if not watcher.outbox.closed:
                    again.enter(watcher, self.now())
                    again.show(watcher, self.now())
        room.watchers.clear()

    async def _found_again(self, table: str) -> Room | None:
        """It was not lying in the store: time has run, and two who resume it in turn would never end."""
        while not self._closing:
            try:
                return await self._room(table, self._go_on)
            except Unavailable:
                await asyncio.sleep(AGAIN)
        return None

    def drop(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self._stop_timer(room)
            ROOMS.set(len(self.rooms))

    # Commands
    def submit(self, room: Room, asked: Asked) -> None:
        """Judge a command now, or when those before it are done."""
        asked.at = asked.at or self.now()
        self.notice_pause()
        if self._closing:
            room.refuse(asked, going_down())
        elif not room.busy:
            self._judge(room, asked, asked.at)
        elif len(room.waiting) < MOST_WAITING:
            room.waiting.append(asked)
        else:
            room.refuse(asked, Rejection("too many commands wait at this table", code="busy"))

    def ask(self, room: Room, judge: Judge, kind: str, watcher: Watcher | None = None, number: int = 0) -> None:
        self.submit(room, Asked(judge, kind, watcher, number))

    def _judge(self, room: Room, asked: Asked, now: float) -> None:
        try:
            entry = asked.judge(now)
        except LonghaulError as error:
            COMMANDS.count(asked.kind, "refused")
            room.refuse(asked, error)
            return
        except Exception:
            ERRORS.inc()
            log.exception("a command could not be judged", extra={"table": room.id, "kind": asked.kind})
            room.refuse(asked, Rejection(INTERNAL_ERROR, code="internal"))
            return
        room.busy = True
        self.journal.add(self._append(room, entry), partial(self._kept, room, entry, asked))

    def _append(self, room: Room, entry: LogEntry) -> Append:
        """The entry as the store takes it, now and then with a snapshot of the table before it."""
        append = Append(table=room.id, entry=entry)
        if room.table.version - room.snapshot_at >= SNAPSHOT_EVERY:
            room.snapshot_at = append.snapshot_at = room.table.version
            append.snapshot = freeze(room.table)
        return append

    def _kept(self, room: Room, entry: LogEntry, asked: Asked, error: LonghaulError | None) -> None:
        """The entry is on disk, or it is not: then nothing has happened."""
        room.busy = False
        if error is None:
            self._carry_out(room, entry, asked)
        else:
            COMMANDS.count(asked.kind, "failed")
            room.refuse(asked, error)
            if isinstance(error, Fenced):
                self.lose(room)
                return
        is_late = self.now() - entry.at > STALL
        if error is not None or is_late:
            room.waiting = deque(asked for asked in room.waiting if asked.kind != "flag")
        if error is None and is_late:
            room.owe_time(self.now())
        while room.waiting and not room.busy:
            self._judge(room, room.waiting.popleft(), self.now())
        if error is not None:
            if not room.busy:
                self._go_on_later(room)
        else:
            self._go_on(room)

    def notice_pause(self) -> None:
        """If this process was stopped for a while, charge nobody for that; before anything is judged by the clock."""
        away = self.heartbeat.beat() if self.heartbeat else 0.0
        if not away or self._closing:
            return
        log.warning("the server did not run for a while; no clock is charged", extra={"seconds": round(away, 1)})
        for room in list(self.rooms.values()):
            room.owe_time(self.now(), away)
            if not room.busy and room.waiting:
                self._judge(room, room.waiting.popleft(), self.now())
            elif room.id in self._timers:
                self._set_timer(room)
        for told in self.on_pause:
            told(away)

    def _carry_out(self, room: Room, entry: LogEntry, asked: Asked) -> None:
        now = room.used = self.now()
        room.table.apply(entry)
        room.tell_step(entry, now, asked)
        for told in self.on_step:
            told(room, entry)
        COMMANDS.count_done(asked.kind, now - asked.at)
        if entry.kind != "play" or room.table.over:
            self._changed(room, entry)

    def _changed(self, room: Room, entry: LogEntry) -> None:
        """More than a move: what lists show of the table is different now."""
        if entry.kind in AT_SEATS:
            room.note_presence(self.now())
            room.tell_people()
        self.note_summary(room)
        self.tell_lists(room)
        if room.table.over:
            for told in self.on_finished:
                told(room)

    def tell_lists(self, room: Room) -> None:
        for told in self.on_listed:
            told(room)

    # Bots and clocks
    def _go_on(self, room: Room) -> None:
        """Whatever the table itself must see to: a bot's turn, a clock that runs."""
        if self.rooms.get(room.id) is not room or room.busy or self._closing:
            self._stop_timer(room)
            return
        if room.table.header.clock.pace != "none" or room.id in self._timers:
            self._set_timer(room)
        table = room.table
        if (forced := forced_move(table)) is not None:
            self.ask(room, partial(judge_forced, table, forced, table.version), "forced")
            return
        for told in self.on_rest:
            told(room)
        if not table.bot_to_play or room.thinking == table.version:
            return
        room.thinking = table.version
        seen = table.position.blinded(table.turn, secrets.randbits(63))
        chosen = partial(self._chosen, room, table.turn, table.version)
        self.thinkers.choose(table.bot_to_play, seen, chosen, room.id)

    def _go_on_later(self, room: Room) -> None:
        """The store is in trouble: bots and clocks try again when a moment has passed, not at once. Nobody loses by the
        time for which no move could be made."""
        room.thinking = -1
        if self.rooms.get(room.id) is room and not self._closing:
            self._stop_timer(room)
            self._timers[room.id] = asyncio.get_running_loop().call_later(AGAIN, self._take_up, room)

    def _chosen(self, room: Room, seat: int, version: int, action: int | None) -> None:
        """A bot has made up its mind; if the table has moved on meanwhile, its thought is forgotten."""
        is_current = self.rooms.get(room.id) is room and room.table.version == version
        if not is_current or self._closing:
            return
        if action is None:  # a fault in the bot must not stop the game
            log.error("a bot failed", extra={"table": room.id})
            action = int(choice(room.table.position.legal))
        self.ask(room, partial(room.table.judge_play, seat, action, version), "bot_move")

    def _set_timer(self, room: Room) -> None:
        self._stop_timer(room)
        deadline = None if room.table.over else room.table.watch.deadline()
        if deadline is not None and not self._closing:
            delay = min(max(0.0, deadline - self.now()) + 0.01, 86_400.0)
            self._timers[room.id] = asyncio.get_running_loop().call_later(delay, self._ring, room)

    def _stop_timer(self, room: Room) -> None:
        timer = self._timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()

    def _ring(self, room: Room) -> None:
        self.notice_pause()
        if room.table.watch.is_up(self.now()):
            self.ask(room, room.table.judge_flag, "flag")
        else:
            self._set_timer(room)

    # Coming and going
    async def watch(self, table: str, watcher: Watcher, number: int = 0, since: int = 0) -> Room:
        room = await self.room(table)
        if room is None:
            raise Rejection(f"there is no table {table!r}", code="no_table")
        check_watcher(room.table, watcher.user, self.now())
        room.enter(watcher, self.now())
        room.show(watcher, self.now(), number, since)
        room.tell_people()
        return room

    def unwatch(self, room: Room, watcher: Watcher) -> None:
        room.go(watcher, self.now())
        room.used = self.now()
        room.tell_people()

    def tell_user(self, user: str, data: bytes) -> None:
        """Tell someone, wherever they are connected."""
        for watcher in self.connected:
            if watcher.user == user:
                watcher.outbox.put(data)

    def note_summary(self, room: Room) -> None:
        """Keep what lists show of a table, with the next batch."""
        room.unlisted, room.noted, room.noted_at = True, room.table.version, self.now()
        noted = Append(table=room.id, entry=None, at=room.used, summary=room.summary)
        self.journal.add(noted, partial(self._noted, room))

    def _noted(self, room: Room, error: LonghaulError | None) -> None:
        """If that could not be kept, the sweep tries again."""
        room.unlisted = error is not None
        if error is not None:
            log.warning("a table's summary was not kept", extra={"table": room.id, "error": str(error)})

    async def close(self) -> None:
        """Take no more commands, finish those under way, and keep what makes the next start quick."""
        self._closing = True
        for room in self.rooms.values():
            self._stop_timer(room)
            for asked in room.waiting:
                room.refuse(asked, going_down())
            room.waiting.clear()
        await asyncio.gather(*self._coming.values(), return_exceptions=True)
        await self.journal.flush()
        await self.background.finish()
        self.thinkers.close()
        self.journal.close()


def going_down() -> Rejection:
    return Rejection("the server is shutting down; try again in a moment", code="closing")
