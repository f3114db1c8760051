"""Encodes what happens at a table and sends it to everyone there: each state once per viewpoint, not per subscriber."""

from typing import Any

import msgspec

from longhaul.core.errors import LonghaulError
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.position import Position
from longhaul.server.store.rows import ChatLine
from longhaul.server.tables.commands import QueuedCommand
from longhaul.server.tables.room import Room
from longhaul.server.transport import protocol
from longhaul.server.transport.subscriber import Subscriber
from longhaul.server.transport.texts import Texts
from longhaul.table import LogEntry, Rejection, Table
from longhaul.table import view as views

MAX_TABLE_MESSAGE_BYTES = 7600  # of a `table` message: a reconnect costs less than 8 kB
STEP = b'{"t":"step","re":%d,"table":"%b","seat":%d,"step":'


# Steps ------------------------------------------------------------------------------------------
def log_step(room: Room, entry: LogEntry) -> bytes:
    """Add the entry that the table has just applied to the recent steps; the step, encoded."""
    step = protocol.encode(views.step(room.table, entry))
    room.recent_steps.append((entry.number, step))
    return step


def send_step(room: Room, entry: LogEntry, now: float, queued: QueuedCommand) -> None:
    """Send an entry that the table has just applied to all subscribers; to the sender as the answer."""
    step = log_step(room, entry)
    if not room.subscribers:
        return
    states, seat_of = StateEncoder(room.table, encoded_seats(room, now)), room.table.seat_of
    for subscriber in room.subscribers:
        re = queued.id if queued.subscriber is subscriber else 0
        data = states.step(seat_of(subscriber.user), re, step)
        if subscriber.language:
            data = texts_of(room, subscriber.language).add(data)
        if not subscriber.outbox.put(data, room.id) and re:
            subscriber.outbox.put(protocol.encode(protocol.Done(re)))  # as `send`, with one call less per subscriber


def texts_of(room: Room, language: str) -> Texts:
    return Texts(language, room.table.header.game, room.table.content)


def encoded_seats(room: Room, now: float) -> Any:
    """The seats, encoded; they seldom change while no clock runs."""
    table = room.table
    if table.header.clock.pace != "none":
        return views.seats(table, now)
    if room.seats_cache[0] != table.seatings:
        room.seats_cache = table.seatings, msgspec.Raw(protocol.encode(views.seats(table, now)))
    return room.seats_cache[1]


class StateEncoder:
    """A table at one moment, encoded once for all who see the same of it."""

    def __init__(self, table: Table, seats: Any) -> None:
        self._table = table
        self._id = table.header.id.encode()
        self._seats = seats
        self._states: dict[int, tuple[Position, bytes]] = {}  # by viewpoint: the blinded position, and the state

    def _state(self, seat: int) -> tuple[Position, bytes]:
        eyes = views.viewpoint(self._table, seat)
        state = self._states.get(eyes)
        if state is None:
            seen = views.seen_through(self._table, eyes)
            state = self._states[eyes] = seen, protocol.encode(views.state(self._table, seen, eyes, self._seats))
        return state

    def state(self, seat: int) -> bytes:
        return self._state(seat)[1]

    def actions(self, seat: int) -> list[views.ActionView]:
        return views.actions(self._table, self._state(seat)[0], seat)

    def step(self, seat: int, re: int, step: bytes) -> bytes:
        """A `protocol.Step`, assembled from encoded parts."""
        seen, state = self._state(seat)
        actions = protocol.encode(views.actions(self._table, seen, seat)) if seat == self._table.turn else b"[]"
        return b"".join((STEP % (re, self._id, seat), step, b',"state":', state, b',"actions":', actions, b"}"))


# Whole tables -----------------------------------------------------------------------------------
def send_table(room: Room, subscriber: Subscriber, now: float, re: int = 0, since: int = 0) -> None:
    """Send the whole table, with as many of the missed steps as fit."""
    subscriber.outbox.behind.discard(room.id)
    send(room, subscriber, encode_table(room, subscriber, now, re, since), re)


def encode_table(room: Room, subscriber: Subscriber, now: float, re: int = 0, since: int = 0) -> bytes:
    seat, states = room.seat_of(subscriber), StateEncoder(room.table, encoded_seats(room, now))
    state: Any = msgspec.Raw(states.state(seat))
    message = protocol.Table(
        re,
        views.about(room.table),
        seat,
        bool(subscriber.user) and subscriber.user == room.host,
        state,
        states.actions(seat),
        room.table.version + 1,
        [],
        [],
        room.here,
        room.spectator_count,
    )
    _fill(room, message, MAX_TABLE_MESSAGE_BYTES - len(protocol.encode(message)), since)
    data = protocol.encode(message)
    return texts_of(room, subscriber.language).add(data) if subscriber.language else data


def _fill(room: Room, message: protocol.Table, max_bytes: int, since: int) -> None:
    """Add the latest chat lines and steps: chat gets a third of the bytes, steps get the rest."""
    lines = [protocol.encode(chat_line_view(room, line)) for line in room.chat]
    message.chat = chat = newest_that_fit(lines, max_bytes // 3)
    message.log = newest_that_fit(
        [step for number, step in room.recent_steps if number > since], max_bytes - size(chat)
    )
    message.log_from = room.table.version + 1 - len(message.log)


def newest_that_fit(parts: list[bytes], max_bytes: int) -> list[Any]:
    fitting: list[Any] = []
    for data in reversed(parts):
        max_bytes -= len(data) + 1
        if max_bytes < 0:
            break
        fitting.append(msgspec.Raw(data))
    return fitting[::-1]


def size(parts: list[msgspec.Raw]) -> int:
    """The bytes that parts take in a list."""
    return sum(len(part) + 1 for part in map(bytes, parts))


# Everything else --------------------------------------------------------------------------------
def send(room: Room, subscriber: Subscriber, data: bytes, re: int) -> None:
    """Send a message about the table. The sender of a command gets `done` even if this message is dropped."""
    if not subscriber.outbox.put(data, room.id) and re:
        subscriber.outbox.put(protocol.encode(protocol.Done(re)))


def send_chat_line(room: Room, subscriber: Subscriber, line: protocol.ChatLineView, re: int) -> None:
    """Send a line of chat; a quick phrase with its text to programs that ask for a language."""
    data = protocol.encode(protocol.NewChatLine(re, room.id, line))
    if line.phrase and subscriber.language:
        data = texts_of(room, subscriber.language).add(data)
    send(room, subscriber, data, re)


def send_to_all(room: Room, message: protocol.Message) -> None:
    data = protocol.encode(message)
    for subscriber in room.subscribers:
        subscriber.outbox.put(data, room.id)


def send_presence(room: Room) -> None:
    send_to_all(room, protocol.Presence(room.id, room.here, room.spectator_count))


def send_rejection(room: Room, queued: QueuedCommand, error: LonghaulError) -> None:
    if queued.subscriber is not None:
        language = queued.subscriber.language or ENGLISH
        message = rejected(error, queued.id, room.id, room.table.version, language)
        queued.subscriber.outbox.put(protocol.encode(message))


def rejected(
    error: LonghaulError, re: int, table: str = "", version: int = 0, language: str = ENGLISH
) -> protocol.Rejected:
    clause = error.clause if isinstance(error, Rejection) else ""
    code, text = getattr(error, "code", "refused"), error.text_in(language)
    return protocol.Rejected(re, table, code, text, error.message, clause, version)


def chat_line_view(room: Room, line: ChatLine) -> protocol.ChatLineView:
    return protocol.ChatLineView(line.number, line.at, room.table.seat_of(line.who), line.name, line.text, line.phrase)
