"""The shortest way between a socket and its connection.

A move is one small frame in and a frame out for everyone at the table. Through queues, tasks and layers each of them
costs more than the move itself, so such frames are taken and given here, directly. Whatever is out of the ordinary
(a frame in parts, a control frame, a client that does not keep up) goes the long way, which does everything.
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

LINE = "longhaul.line"  # in the scope of a socket that has one
GOODBYE = 5.0  # seconds for the last bytes of a connection that has ended

TEXT = 0x81  # the first byte of a frame that is a whole text
MASKED = 0x80  # of the second byte of all that clients send
TWO_BYTES, EIGHT_BYTES = 126, 127  # instead of a length: it follows in so many bytes
NO_TEXT = 1007  # why a connection is closed: what was sent as text is not UTF-8
SHORT, LONG, LONGEST = Struct(">BB"), Struct(">BBH"), Struct(">BBQ")  # what is before a text

Hear = Callable[[bytes], bool]

log = logging.getLogger("longhaul.line")


class Post:
    """The sockets of a loop that have something to send. They are seen to in its next round, after everyone has been
    told: so a client is woken once for all its frames, and frames for the same socket are one call of the system."""

    def __init__(self) -> None:
        self._waiting: list[LiveSocket] = []

    def expect(self, socket: "LiveSocket") -> None:
        if not self._waiting:
            socket.loop.call_soon(self._send)
        self._waiting.append(socket)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            try:
                socket.send_given()
            except Exception:  # a fault at one must not hold up all others
                log.exception("what was given to a socket could not be sent")


_posts: WeakKeyDictionary[AbstractEventLoop, Post] = WeakKeyDictionary()


class LiveSocket(WebSocketsSansIOProtocol):
    """A socket that can be spoken through directly.

    It also ends for certain: closing waits until all is sent, and one who reads nothing would keep it open for ever.
    """

    hear: Hear | None = None  # takes a text at once, or says that it cannot now
    _given: list[bytes]  # frames that go out when everyone has been told
    _post: Post
    slots: Sequence[ConnectionSlot] = ()  # places among the connections, given back at the end

    def connection_lost(self, exc: Exception | None) -> None:
        for slot in self.slots:
            slot.release()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self._given = []
        self._post = _posts.setdefault(self.loop, Post())
        self.scope[LINE] = self  # type: ignore[literal-required]
        await super().run_asgi()
        self.hear = None
        self.loop.call_later(GOODBYE, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self.hear is not None and self._is_between_messages:
            text = whole_text(data)
            if text is not None and self.hear(text):
                return
        super().data_received(data)

    @property
    def _is_between_messages(self) -> bool:
        conn = self.conn
        return conn.state is OPEN and not self.close_sent and conn.current_size is None and not conn.reader.buffer

    def give(self, data: bytes) -> bool:
        """Send a text with the post, if that can be done without waiting."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if not self._given:
            self._post.expect(self)
        self._given.append(frame(data))
        return True

    def send_given(self) -> None:
        given, self._given = self._given, []
        if given and not (self.close_sent or self.disconnected):
            self.transport.write(b"".join(given))

    def handle_ping(self) -> None:
        """Answers must not gather for one who asks and asks and reads nothing."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """The long way. A text that is none ends the connection, quietly: any client could fill the log with it."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """The long way; what was given before goes first."""
        self.send_given()
        await super().send(message)


def line_of(scope: Scope) -> LiveSocket | None:
    return scope.get(LINE)  # type: ignore[return-value]


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def whole_text(data: bytes) -> bytes | None:
    """What a client says, if these bytes are exactly one frame with a whole, short text; else None."""
    if len(data) < 6 or data[0] != TEXT or not data[1] & MASKED:
        return None
    start, length = 2, data[1] & ~MASKED
    if length == TWO_BYTES:
        start, length = 4, int.from_bytes(data[2:4], "big")
    elif length == EIGHT_BYTES:
        return None
    if len(data) != start + 4 + length:
        return None
    text: bytes = apply_mask(data[start + 4 :], data[start : start + 4])
    return text


def frame(data: bytes) -> bytes:
    """A text as a server sends it: unmasked, in one piece."""
    length = len(data)
    if length < TWO_BYTES:
        return SHORT.pack(TEXT, length) + data
    if length < 1 << 16:
        return LONG.pack(TEXT, TWO_BYTES, length) + data
    return LONGEST.pack(TEXT, EIGHT_BYTES, length) + data
