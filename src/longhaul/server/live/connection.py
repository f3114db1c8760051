"""Live connections: messages in, the outbox out. They decide nothing themselves."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec

from longhaul import __version__
from longhaul.core.errors import LonghaulError
from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.server.live.chat import send_chat
from longhaul.server.live.commands import COMMANDS, check_account, rematch
from longhaul.server.ops.metrics import CONNECTIONS, ERRORS
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.store.rows import User
from longhaul.server.tables.broadcast import rejected, send_table
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.lobby import Lobby
from longhaul.server.tables.room import Room
from longhaul.server.transport import protocol
from longhaul.server.transport.outbox import Send
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table import Rejection

MAX_WATCHED_TABLES = 200  # at one connection
SILENCE_SECONDS = 2.5 * protocol.HEARTBEAT_SECONDS  # without a message, after which a connection counts as dead
# Codes and reasons for closing; pages go by the codes, and only logs show the reasons, which are English.
RESTARTING = (1012, "come back in a moment")
SIGNED_OUT = (4401, "this session or token has ended")

log = logging.getLogger("longhaul.live")

Receive = Callable[[], Awaitable[str | bytes]]


class Connection:
    """A client, the tables it watches, and what waits to be sent to it."""

    def __init__(
        self,
        hub: Hub,
        lobby: Lobby,
        limits: RateLimits,
        subscriber: Subscriber,
        key: str,
        credential: str = "",
    ) -> None:
        self.hub, self.lobby, self.limits = hub, lobby, limits
        self.subscriber = subscriber
        self.outbox = subscriber.outbox
        self.key = key  # for the rate limits, beside the address
        self.credential = credential  # the id of the session or token it was opened with
        self.close_reason = RESTARTING
        self.rooms: dict[str, Room] = {}
        self.is_receiving = False  # a message is being handled
        self.last_message_at = hub.now()
        self.sending_since = 0.0  # 0: no message is on its way out

    # Writing
    async def write(self, send: Send) -> None:
        """Send what is in the outbox until it is closed."""
        while not self.outbox.closed:
            data = await self.outbox.next()
            if data is None:
                self._catch_up()
                continue
            self.sending_since, self.outbox.is_writing = self.hub.now(), True
            await send(data.decode())
            self.sending_since, self.outbox.is_writing = 0.0, False

    def _catch_up(self) -> None:
        """The client reads again: send it the tables of which it missed steps."""
        for table in list(self.outbox.behind):
            self.outbox.behind.discard(table)
            if table in self.rooms:
                send_table(self._room(table), self.subscriber, self.hub.now())

    def put(self, message: protocol.Message) -> None:
        self.outbox.put(protocol.encode(message))

    @property
    def is_sending(self) -> bool:
        return self.sending_since > 0 or not self.outbox.is_empty

    # Reading
    async def read(self, receive: Receive) -> None:
        """Handle messages until the client goes."""
        while True:
            await self.handle(await receive())

    def is_dead(self, now: float, stuck_after: float) -> bool:
        """It has sent nothing for too long, or has not read what was sent."""
        is_stuck = self.sending_since > 0 and now - self.sending_since > stuck_after
        return is_stuck or now - self.last_message_at > SILENCE_SECONDS

    async def handle(self, data: str | bytes) -> None:
        """One message. If anything is wrong with it, the answer says so and the connection stays open."""
        command: protocol.Command | None = None
        self.last_message_at = self.hub.now()
        self.is_receiving = True
        try:
            self.limits.check("command", self.key, self.subscriber.address)
            command = decode(data)
            if not self._submit(command):
                await self._carry_out(command)
        except Exception as error:
            self._reject(command, error)
        finally:
            self.is_receiving = False

    def handle_at_once(self, data: bytes) -> bool:
        """Handle a command for a table, if no earlier message is being handled; False: `handle` must do it."""
        command = None if self.is_receiving else decode_or_none(data)
        if command is None or type(command) not in COMMANDS:
            return False
        self.last_message_at = self.hub.now()
        try:
            self.limits.check("command", self.key, self.subscriber.address)
            self._submit(command)
        except Exception as error:
            self._reject(command, error)
        return True

    def _reject(self, command: protocol.Command | None, error: Exception) -> None:
        number, table = (command.id, getattr(command, "table", "")) if command else (0, "")
        if isinstance(error, LonghaulError):
            self.put(rejected(error, number, table, self._version(table), self._language))
            return
        ERRORS.inc()
        log.error("handling a message failed", exc_info=error, extra=self.subscriber.log_fields)
        error = Rejection(Message("rejected-internal"), code="internal")
        self.put(rejected(error, number, language=self._language))

    @property
    def _language(self) -> str:
        return self.subscriber.language or ENGLISH

    def _version(self, table: str) -> int:
        return self._room(table).table.version if table in self.rooms else 0

    def _submit(self, command: protocol.Command) -> bool:
        """Submit a command for a table to the hub; False if it is another kind of message."""
        kind = type(command)
        if kind not in COMMANDS:
            return False
        assert isinstance(command, protocol.TableCommand)
        room = self._room(command.table)
        now = self.last_message_at
        self.hub.submit(room, COMMANDS[kind](room, self.subscriber, command, now), self.subscriber, command.id, now)
        return True

    async def _carry_out(self, command: protocol.Command) -> None:
        """Any other message."""
        match command:
            case protocol.Ping():
                self.put(protocol.Pong(command.id, self.hub.now()))
            case protocol.Watch():
                await self._watch(command)
            case protocol.Unwatch():
                self._unwatch(self._room(command.table))
                self.put(protocol.Done(command.id))
            case protocol.Chat():
                check_account(self.subscriber)
                self.limits.check("chat", self.subscriber.user)
                await send_chat(self.hub, self._room(command.table), self.subscriber, command)
            case protocol.Rematch():
                self.limits.check("table", self.subscriber.user)
                await rematch(self.hub, self._room(command.table), self.subscriber, command)
            case protocol.Lobby():
                subscribe = self.lobby.subscribe if command.on else self.lobby.unsubscribe
                subscribe(self.subscriber)
                self.put(protocol.Done(command.id))

    def _room(self, table: str) -> Room:
        """A watched table as it is in memory now: it may have been reloaded."""
        if table not in self.rooms:
            raise Rejection(Message("rejected-not-watched"), code="not_watched")
        room = self.hub.rooms.get(table, self.rooms[table])
        self.rooms[table] = room
        return room

    async def _watch(self, command: protocol.Watch) -> None:
        if len(self.rooms) >= MAX_WATCHED_TABLES and command.table not in self.rooms:
            message = Message("rejected-too-many-tables", {"most": MAX_WATCHED_TABLES})
            raise Rejection(message, code="too_many_tables")
        self.rooms[command.table] = await self.hub.subscribe(command.table, self.subscriber, command.id, command.since)

    def _unwatch(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        self.hub.unsubscribe(room, self.subscriber)

    def leave(self) -> None:
        """The client has gone."""
        self.outbox.close()
        self.lobby.unsubscribe(self.subscriber)
        for table in list(self.rooms):
            self._unwatch(self._room(table))


def decode(data: str | bytes) -> protocol.Command:
    if len(data) > protocol.MAX_MESSAGE_BYTES:
        raise Rejection(Message("rejected-message-size", {"most": protocol.MAX_MESSAGE_BYTES}), code="too_large")
    try:
        return protocol.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Rejection(Message("rejected-bad-message", {"text": str(error)}), code="bad_message") from None


def decode_or_none(data: bytes) -> protocol.Command | None:
    try:
        return decode(data)
    except Rejection:
        return None


class Connections:
    """All open connections; dead ones are closed."""

    def __init__(self) -> None:
        self._open: dict[Connection, list[asyncio.Task[None]]] = {}

    def __len__(self) -> int:
        return len(self._open)

    async def serve(self, connection: Connection, receive: Receive, send: Send) -> None:
        """Serve a client until either side closes the connection."""
        subscriber = connection.subscriber
        you = protocol.You(subscriber.user, subscriber.name, subscriber.kind) if subscriber.user else None
        now, heartbeat = connection.hub.now(), protocol.HEARTBEAT_SECONDS
        connection.put(protocol.Welcome(protocol.PROTOCOL, __version__, now, heartbeat, you))
        tasks = [asyncio.create_task(connection.write(send)), asyncio.create_task(connection.read(receive))]
        self._open[connection] = tasks
        connection.hub.connected.add(subscriber)
        CONNECTIONS.set(len(self._open))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self._open[connection]
            connection.hub.connected.discard(subscriber)
            CONNECTIONS.set(len(self._open))
            connection.leave()
            cancel(tasks)
            await asyncio.gather(*tasks, return_exceptions=True)

    def close_dead(self, now: float, stuck_after: float) -> None:
        self._close(lambda connection: connection.is_dead(now, stuck_after))

    def forgive(self, away: float) -> None:
        """The server did not run for so many seconds: do not count them as silence of the clients."""
        for connection in self._open:
            connection.last_message_at += away
            if connection.sending_since:
                connection.sending_since += away

    def close_credential(self, key: str) -> None:
        """Close the connections that were opened with a session or token that has ended."""
        self._close(lambda connection: bool(key) and connection.credential == key, SIGNED_OUT)

    async def drain(self, seconds: float) -> None:
        """Wait until everything is sent, but not for clients that do not read."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and any(connection.is_sending for connection in self._open):
            await asyncio.sleep(0.01)

    def close_all(self) -> None:
        self._close(lambda connection: True)

    def _close(self, is_meant: Callable[[Connection], bool], reason: tuple[int, str] = RESTARTING) -> None:
        for connection, tasks in self._open.items():
            if is_meant(connection):
                connection.close_reason = reason
                cancel(tasks)

    def move_credential(self, old: str, new: str) -> None:
        """A session has been given another id."""
        for connection in self._open:
            if connection.credential == old:
                connection.credential = new

    def rename(self, user: User) -> None:
        """A user has a new name: show it from now on."""
        for connection in self._open:
            if connection.subscriber.user == user.id:
                connection.subscriber.name, connection.subscriber.kind = user.name, user.kind
                connection.put(protocol.Renamed(protocol.You(user.id, user.name, user.kind)))

    @property
    def credentials(self) -> set[str]:
        """The ids of the sessions and tokens they were opened with."""
        return {connection.credential for connection in self._open if connection.credential}


def cancel(tasks: "list[asyncio.Task[None]]") -> None:
    for task in tasks:
        task.cancel()
