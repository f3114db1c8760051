"""One live connection: messages in, the outbox out. All that is decided is decided elsewhere."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec

from longhaul import __version__
from longhaul.core.errors import LonghaulError
from longhaul.server.errors import INTERNAL_ERROR
from longhaul.server.live import protocol
from longhaul.server.live.chat import say
from longhaul.server.live.commands import JUDGED, KINDS, rematch, someone_needed
from longhaul.server.live.outbox import Send
from longhaul.server.ops.metrics import CONNECTIONS, ERRORS
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.store.rows import User
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.lobby import Lobby
from longhaul.server.tables.room import Asked, Room, Watcher, refusal
from longhaul.table import Rejection

MOST_WATCHED = 200  # tables at one connection
PATIENCE = 2.5 * protocol.HEARTBEAT  # seconds without a message, then the connection is taken for dead
RESTART = (1012, "come back in a moment")
ENDED = (4401, "this session or token has ended")

log = logging.getLogger("longhaul.live")

Receive = Callable[[], Awaitable[str | bytes]]


class Connection:
    """A client, the tables it watches, and what waits to be sent to it."""

    def __init__(
        self,
        hub: Hub,
        lobby: Lobby,
        limits: RateLimits,
        watcher: Watcher,
        key: str,
        pass_id: str = "",
        address: str = "",
    ) -> None:
        self.hub, self.lobby, self.limits = hub, lobby, limits
        self.watcher = watcher
        self.outbox = watcher.outbox
        self.key, self.address = key, address  # for the limits
        self.pass_id = pass_id  # of the session or token it was opened with
        self.farewell = RESTART
        self.rooms: dict[str, Room] = {}
        self.taking = False  # a message that waits for something
        self.heard = hub.now()
        self.sending = 0.0  # since when a message is on its way out; 0: none is

    # Writing
    async def write(self, send: Send) -> None:
        """Send what waits, until all is over. A client that takes nothing for too long is let go."""
        while not self.outbox.closed:
            data = await self.outbox.next()
            if data is None:
                self._catch_up()
                continue
            self.sending, self.outbox.writing = self.hub.now(), True
            await send(data.decode())
            self.sending, self.outbox.writing = 0.0, False

    def _catch_up(self) -> None:
        """The client reads again: show it the tables it lost track of."""
        for table in list(self.outbox.behind):
            self.outbox.behind.discard(table)
            if table in self.rooms:
                self._room(table).show(self.watcher, self.hub.now())

    def put(self, message: protocol.Message) -> None:
        self.outbox.put(protocol.encode(message))

    @property
    def is_sending(self) -> bool:
        return self.sending > 0 or not self.outbox.is_empty

    # Reading
    async def read(self, receive: Receive) -> None:
        """Take messages until the client goes."""
        while True:
            await self.take(await receive())

    def is_dead(self, now: float, stuck_after: float) -> bool:
        """Nothing was heard for too long, or nothing it was sent has been taken."""
        return now - self.heard > PATIENCE or (self.sending > 0 and now - self.sending > stuck_after)

    async def take(self, data: str | bytes) -> None:
        """One message. Whatever is wrong with it, the answer says so and the connection stays."""
        command: protocol.Command | None = None
        self.heard = self.hub.now()
        self.taking = True
        try:
            self.limits.check("command", self.key, self.address)
            command = understand(data)
            if not self._submit(command):
                await self.obey(command)
        except Exception as error:
            self._refuse(command, error)
        finally:
            self.taking = False

    def take_at_once(self, data: bytes) -> bool:
        """The same, of a command for a table when nothing is before it; False: take it the long way."""
        command = None if self.taking else readable(data)
        if command is None or type(command) not in JUDGED:
            return False
        self.heard = self.hub.now()
        try:
            self.limits.check("command", self.key, self.address)
            self._submit(command)
        except Exception as error:
            self._refuse(command, error)
        return True

    def _refuse(self, command: protocol.Command | None, error: Exception) -> None:
        number, table = (command.id, getattr(command, "table", "")) if command else (0, "")
        if isinstance(error, LonghaulError):
            self.put(refusal(error, number, table, self._version(table)))
            return
        ERRORS.inc()
        log.error("a message could not be dealt with", exc_info=error)
        self.put(refusal(Rejection(INTERNAL_ERROR, code="internal"), number))

    def _version(self, table: str) -> int:
        return self._room(table).table.version if table in self.rooms else 0

    def _submit(self, command: protocol.Command) -> bool:
        """Hand a command for a table to the hub; False if it is none."""
        kind = type(command)
        if kind not in JUDGED:
            return False
        assert isinstance(command, protocol.OfTable)
        room = self._room(command.table)
        asked = Asked(JUDGED[kind](room, self.watcher, command), KINDS[kind], self.watcher, command.id, self.heard)
        self.hub.submit(room, asked)
        return True

    async def obey(self, command: protocol.Command) -> None:
        """Everything else."""
        match command:
            case protocol.Ping():
                self.put(protocol.Pong(command.id, self.hub.now()))
            case protocol.Watch():
                await self._watch(command)
            case protocol.Unwatch():
                self._unwatch(self._room(command.table))
                self.put(protocol.Done(command.id))
            case protocol.Chat():
                someone_needed(self.watcher)
                self.limits.check("chat", self.watcher.user)
                await say(self.hub, self._room(command.table), self.watcher, command)
            case protocol.Rematch():
                self.limits.check("table", self.watcher.user)
                await rematch(self.hub, self._room(command.table), self.watcher, command)
            case protocol.Lobby():
                self.lobby.follow(self.watcher, command.on)
                self.put(protocol.Done(command.id))

    def _room(self, table: str) -> Room:
        """A watched table as it is in memory now: it may have been loaded again meanwhile."""
        if table not in self.rooms:
            raise Rejection("watch the table first", code="not_watched")
        room = self.hub.rooms.get(table, self.rooms[table])
        self.rooms[table] = room
        return room

    async def _watch(self, command: protocol.Watch) -> None:
        if len(self.rooms) >= MOST_WATCHED and command.table not in self.rooms:
            raise Rejection(f"no more than {MOST_WATCHED} tables at once", code="too_many_tables")
        self.rooms[command.table] = await self.hub.watch(command.table, self.watcher, command.id, command.since)

    def _unwatch(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        self.hub.unwatch(room, self.watcher)

    def leave(self) -> None:
        """The client has gone."""
        self.outbox.close()
        self.lobby.follow(self.watcher, False)
        for table in list(self.rooms):
            self._unwatch(self._room(table))


def understand(data: str | bytes) -> protocol.Command:
    if len(data) > protocol.LONGEST_MESSAGE:
        raise Rejection(f"a message has at most {protocol.LONGEST_MESSAGE} bytes", code="too_large")
    try:
        return protocol.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Rejection(f"this message is not understood: {error}", code="bad_message") from None


def readable(data: bytes) -> protocol.Command | None:
    try:
        return understand(data)
    except Rejection:
        return None


class Connections:
    """All that are open; those that are dead are found and ended."""

    def __init__(self) -> None:
        self._open: dict[Connection, list[asyncio.Task[None]]] = {}

    def __len__(self) -> int:
        return len(self._open)

    async def converse(self, connection: Connection, receive: Receive, send: Send) -> None:
        """Speak with a client until either side ends it."""
        watcher = connection.watcher
        you = protocol.You(watcher.user, watcher.name, watcher.kind) if watcher.user else None
        connection.put(protocol.Welcome(protocol.PROTOCOL, __version__, connection.hub.now(), protocol.HEARTBEAT, you))
        tasks = [asyncio.create_task(connection.write(send)), asyncio.create_task(connection.read(receive))]
        self._open[connection] = tasks
        connection.hub.connected.add(watcher)
        CONNECTIONS.set(len(self._open))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self._open[connection]
            connection.hub.connected.discard(watcher)
            CONNECTIONS.set(len(self._open))
            connection.leave()
            end(tasks)
            await asyncio.gather(*tasks, return_exceptions=True)

    def sweep(self, now: float, stuck_after: float) -> None:
        self._end(lambda connection: connection.is_dead(now, stuck_after))

    def forgive(self, away: float) -> None:
        """The server did not run for so many seconds: nobody was deaf or silent meanwhile."""
        for connection in self._open:
            connection.heard += away
            if connection.sending:
                connection.sending += away

    def end_pass(self, key: str) -> None:
        """The session or token that a connection was opened with has ended."""
        self._end(lambda connection: bool(key) and connection.pass_id == key, ENDED)

    async def drain(self, patience: float) -> None:
        """Wait until all has been sent, but not for those who do not read."""
        end = time.monotonic() + patience
        while time.monotonic() < end and any(connection.is_sending for connection in self._open):
            await asyncio.sleep(0.01)

    def end_all(self) -> None:
        self._end(lambda connection: True)

    def _end(self, is_meant: Callable[[Connection], bool], farewell: tuple[int, str] = RESTART) -> None:
        for connection, tasks in self._open.items():
            if is_meant(connection):
                connection.farewell = farewell
                end(tasks)

    def move_pass(self, old: str, new: str) -> None:
        """A session goes on under another cookie."""
        for connection in self._open:
            if connection.pass_id == old:
                connection.pass_id = new

    def rename(self, user: User) -> None:
        """Someone has another name now, or one at all: what they say is told under it."""
        for connection in self._open:
            if connection.watcher.user == user.id:
                connection.watcher.name, connection.watcher.kind = user.name, user.kind
                connection.put(protocol.Named(protocol.You(user.id, user.name, user.kind)))

    @property
    def passes(self) -> set[str]:
        """The sessions and tokens they were opened with."""
        return {connection.pass_id for connection in self._open if connection.pass_id}


def end(tasks: "list[asyncio.Task[None]]") -> None:
    for task in tasks:
        task.cancel()
