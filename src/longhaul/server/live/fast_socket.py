"""The fast path between a WebSocket and its connection.

A move is one small frame in, and one frame out to everyone at the table. Through the queues, tasks and layers of
uvicorn and Litestar, each frame costs more than the move itself, so this class reads and writes such frames directly.
Everything else (fragmented frames, control frames, a client that does not keep up) takes the normal path.
"""

import logging
from asyncio import AbstractEventLoop
from collections.abc import Callable, Sequence
from struct import Struct
from weakref import WeakKeyDictionary

from litestar.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

from longhaul.server.security.connection_limits import ConnectionSlot

SCOPE_KEY = "longhaul.fast_socket"  # of the socket in its ASGI scope
CLOSE_SECONDS = 5.0  # for the last bytes of a connection that has ended

FINAL_TEXT = 0x81  # first byte of an unfragmented text frame
MASK_BIT = 0x80  # in the second byte of every frame from a client
LENGTH_16, LENGTH_64 = 126, 127  # in place of a length: it follows in 2 or 8 bytes
INVALID_UTF8 = 1007  # the close code
HEAD, HEAD_16, HEAD_64 = Struct(">BB"), Struct(">BBH"), Struct(">BBQ")

OnText = Callable[[bytes], bool]

log = logging.getLogger("longhaul.fast_socket")


class SendBatch:
    """The sockets of a loop that have frames to send. They are written in the next iteration of the loop, so that all
    frames for one socket are one system call and wake the client once."""

    def __init__(self) -> None:
        self._waiting: list[FastSocket] = []

    def add(self, socket: "FastSocket") -> None:
        if not self._waiting:
            socket.loop.call_soon(self._send)
        self._waiting.append(socket)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            try:
                socket.flush()
            except Exception:  # a fault at one socket must not hold up the others
                log.exception("writing to a socket failed")


_batches: WeakKeyDictionary[AbstractEventLoop, SendBatch] = WeakKeyDictionary()


class FastSocket(WebSocketsSansIOProtocol):
    """A WebSocket with a fast path for whole text frames.

    It is also certain to end: closing waits until everything is sent, which a client that reads nothing would delay
    for ever.
    """

    on_text: OnText | None = None  # handles a text at once if it can
    _frames_out: list[bytes]
    _batch: SendBatch
    slots: Sequence[ConnectionSlot] = ()  # slots among the connections, released at the end

    def connection_lost(self, exc: Exception | None) -> None:
        for slot in self.slots:
            slot.release()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self._frames_out = []
        self._batch = _batches.setdefault(self.loop, SendBatch())
        self.scope[SCOPE_KEY] = self  # type: ignore[literal-required]
        await super().run_asgi()
        self.on_text = None
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self.on_text is not None and self._is_between_messages:
            text = whole_text(data)
            if text is not None and self.on_text(text):
                return
        super().data_received(data)

    @property
    def _is_between_messages(self) -> bool:
        conn = self.conn
        return conn.state is OPEN and not self.close_sent and conn.current_size is None and not conn.reader.buffer

    def try_send(self, data: bytes) -> bool:
        """Send a text in the next iteration of the loop, unless the client does not keep up."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if not self._frames_out:
            self._batch.add(self)
        self._frames_out.append(frame(data))
        return True

    def flush(self) -> None:
        frames, self._frames_out = self._frames_out, []
        if frames and not (self.close_sent or self.disconnected):
            self.transport.write(b"".join(frames))

    def handle_ping(self) -> None:
        """Pongs must not pile up for a client that sends pings and reads nothing."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """The normal path. Invalid UTF-8 closes the connection without a log entry: any client could fill the log."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(INVALID_UTF8)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """The normal path, after the frames of the fast path."""
        self.flush()
        await super().send(message)


def fast_socket_of(scope: Scope) -> FastSocket | None:
    return scope.get(SCOPE_KEY)  # type: ignore[return-value]


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def whole_text(data: bytes) -> bytes | None:
    """The text, if these bytes are exactly one frame with an unfragmented, short text; else None."""
    if len(data) < 6 or data[0] != FINAL_TEXT or not data[1] & MASK_BIT:
        return None
    start, length = 2, data[1] & ~MASK_BIT
    if length == LENGTH_16:
        start, length = 4, int.from_bytes(data[2:4], "big")
    elif length == LENGTH_64:
        return None
    if len(data) != start + 4 + length:
        return None
    text: bytes = apply_mask(data[start + 4 :], data[start : start + 4])
    return text


def frame(data: bytes) -> bytes:
    """A text frame from a server: unmasked, unfragmented."""
    length = len(data)
    if length < LENGTH_16:
        return HEAD.pack(FINAL_TEXT, length) + data
    if length < 1 << 16:
        return HEAD_16.pack(FINAL_TEXT, LENGTH_16, length) + data
    return HEAD_64.pack(FINAL_TEXT, LENGTH_64, length) + data
