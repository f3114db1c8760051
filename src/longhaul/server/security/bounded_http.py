"""HTTP connections with bounds: on the size of a request's head, on the time for every part of it, and on how many
connections an address may hold. uvicorn with httptools has none of these but the time between two requests."""

import asyncio
import logging
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, NamedTuple

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from longhaul.server.security.connection_limits import Gate, Lease
from longhaul.server.security.request_origin import UNIX

MOST_HEAD_BYTES = 32 * 1024  # of a request line and its headers, together
MOST_HEADERS = 100
MOST_OVERHEAD = 8  # bytes of chunk sizes for each byte of a body, beside what a head may have
READ_BYTES = 64 * 1024  # that are parsed at once

log = logging.getLogger("longhaul.serving")


class Times(NamedTuple):
    """In seconds."""

    head: float = 15.0  # for a whole head, from the connection's beginning or the head's first byte
    body: float = 120.0  # for a whole body
    write: float = 60.0  # in which a client takes nothing of what it is sent
    idle: int = 5  # between two requests
    idle_proxy: int = 150  # the same, of a trusted proxy: longer than proxies keep connections themselves


USUAL_TIMES = Times()


class Addressed(logging.LoggerAdapter[logging.Logger]):
    """uvicorn's own lines about a connection, with the address that caused them."""

    @property
    def level(self) -> int:
        return self.logger.level


class TooLong(Exception):
    """The head of a request, or what surrounds its body, is too long."""


class BoundedHttp(HttpToolsProtocol):
    """A connection that cannot cost more than so much. What it holds is given back when it is lost."""

    def __init__(self, *arguments: Any, gate: Gate, times: Times, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._gate, self._times = gate, times
        self._place: Lease | None = None  # of the connection
        self._requests: list[Lease] = []  # that came through a proxy and are not answered yet
        self._timer: TimerHandle | None = None  # until the head or the body must be here
        self._write_timer: TimerHandle | None = None
        self._unsent = 0  # bytes, when last looked
        self._in_head, self._head_bytes, self._header_bytes = True, 0, 0
        self._raw_bytes = self._body_bytes = 0
        self._refused = False

    # Coming and going
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.logger: Any = Addressed(self.logger, {"address": self._peer})
        self._place = self._gate.admit_connection(self._peer)
        if self._place is None:
            self._refuse(503, "too many connections; close some and try again")
            return
        if self._is_proxied:
            self.timeout_keep_alive = self._times.idle_proxy
        self._expect(self._times.head, self._no_request)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        self._unset_keepalive_if_required()
        self._release()
        super().connection_lost(exc)

    def _release(self) -> None:
        for lease in [*self._requests, *([self._place] if self._place else [])]:
            lease.release()
        self._requests, self._place = [], None

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else UNIX

    @property
    def _is_proxied(self) -> bool:
        return self._gate.is_proxy(self._peer)

    # Reading
    def data_received(self, data: bytes) -> None:
        """In pieces: a read may bring far more than a head may have."""
        for start in range(0, len(data), READ_BYTES):
            if self._refused or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._take(data[start : start + READ_BYTES])

    def _take(self, data: bytes) -> None:
        if self._in_head:
            self._head_bytes += len(data)
        else:
            self._raw_bytes += len(data)
        super().data_received(data)
        if self._refused or self.transport.is_closing():
            return
        if self._in_head and self._head_bytes > MOST_HEAD_BYTES:
            self._refuse(431, f"the head of a request has at most {MOST_HEAD_BYTES} bytes here")
        elif not self._in_head and self._raw_bytes > MOST_HEAD_BYTES + (1 + MOST_OVERHEAD) * self._body_bytes:
            self._refuse(400, "the body's chunks are too small")
        elif self._in_head and self._head_bytes and self._timer is None:
            self._expect(self._times.head, self._slow_head)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._header_bytes = 0

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise TooLong

    def _count(self, size: int) -> None:
        self._header_bytes += size
        if self._header_bytes > MOST_HEAD_BYTES:
            raise TooLong

    def on_headers_complete(self) -> None:
        self._in_head, self._head_bytes = False, 0
        self._raw_bytes = self._body_bytes = 0
        self._expect(self._times.body, self._slow_body)
        if self._is_proxied and not self._admit_request():
            return
        super().on_headers_complete()

    def _admit_request(self) -> bool:
        forwarded = [value.decode("latin-1") for name, value in self.headers if name == b"x-forwarded-for"]
        lease = self._gate.admit_request(self._peer, forwarded)
        if lease is None:
            self._refuse(503, "too many connections; close some and try again")
            return False
        self._requests.append(lease)
        return True

    def on_body(self, body: bytes) -> None:
        self._body_bytes += len(body)
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_head, self._head_bytes = True, 0
        self._stop_timer()
        if not self._refused:
            super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """The parser refuses what is no HTTP, and what `TooLong` stopped."""
        if not self._refused:
            self._refuse(431 if self._is_too_long else 400, msg)

    @property
    def _is_too_long(self) -> bool:
        return self._header_bytes > MOST_HEAD_BYTES or len(self.headers or ()) > MOST_HEADERS

    def handle_websocket_upgrade(self) -> None:
        """The socket has its own bounds; the place is given back when it ends."""
        if self._refused:
            return
        self._stop_timers()
        leases = [*self._requests, *([self._place] if self._place else [])]
        self._requests, self._place = [], None
        super().handle_websocket_upgrade()
        socket: Any = self.transport.get_protocol()
        socket.leases = leases

    # Answering
    def on_response_complete(self) -> None:
        for lease in self._requests[:1]:
            lease.release()
        del self._requests[:1]
        super().on_response_complete()
        if self.transport.is_closing():
            self._watch_writes()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_writes()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch_writes()

    def _watch_writes(self) -> None:
        """End a connection whose client takes nothing any more: closing alone would wait for it for ever."""
        if self._write_timer is None:
            self._unsent = self.transport.get_write_buffer_size()
            self._write_timer = self.loop.call_later(self._times.write, self._look_at_writes)

    def _look_at_writes(self) -> None:
        self._write_timer = None
        unsent = self.transport.get_write_buffer_size()
        if unsent and unsent >= self._unsent:
            self.transport.abort()
        elif unsent:
            self._watch_writes()

    # Refusing
    def _expect(self, seconds: float, late: Callable[[], None]) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_timers(self) -> None:
        self._stop_timer()
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def _no_request(self) -> None:
        if self._head_bytes:
            self._slow_head()
        else:
            self._refused = True
            self.transport.close()

    def _slow_head(self) -> None:
        self._refuse(408, "the request took too long")

    def _slow_body(self) -> None:
        """Whoever waits for the body hears that there is none; one that was answered already is just closed."""
        if self.cycle is None or self.cycle.response_started:
            self.transport.abort()
        else:
            self._refuse(408, "the request took too long")

    def _refuse(self, status: int, text: str) -> None:
        """A short answer, and the end of the connection."""
        self._refused = True
        self._stop_timer()
        log.debug("a connection was refused", extra={"address": self._peer, "status": status, "reason": text})
        body = text.encode()
        head = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()
        self._watch_writes()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
