"""HTTP connections with limits: on the size of a request's head, on the time for each part of a request, and on the
connections per address. Of these, uvicorn with httptools has only the keep-alive timeout."""

import asyncio
import logging
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, NamedTuple

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from longhaul.server.network import UNIX
from longhaul.server.security.connection_limits import ConnectionLimits, ConnectionSlot

MAX_HEAD_BYTES = 32 * 1024  # request line and headers together
MAX_HEADERS = 100
MAX_CHUNK_OVERHEAD = 8  # bytes of chunk framing per byte of body, on top of MAX_HEAD_BYTES
READ_BYTES = 64 * 1024  # parsed at a time

log = logging.getLogger("longhaul.serving")


class Timeouts(NamedTuple):
    """In seconds."""

    head: float = 15.0  # for a whole head, from the start of the connection or the head's first byte
    body: float = 120.0  # for a whole body
    write: float = 60.0  # without the client reading anything
    idle: int = 5  # between two requests
    idle_proxy: int = 150  # the same for a trusted proxy: longer than proxies keep idle connections themselves


DEFAULT_TIMEOUTS = Timeouts()


class AddressLogger(logging.LoggerAdapter[logging.Logger]):
    """Adds the client's address to uvicorn's log lines about a connection."""

    @property
    def level(self) -> int:
        return self.logger.level


class TooLong(Exception):
    """The head of a request, or the framing of its body, is too long."""


class BoundedHttp(HttpToolsProtocol):
    """A connection with bounded cost. It releases its slots when it is lost."""

    def __init__(self, *arguments: Any, limits: ConnectionLimits, timeouts: Timeouts, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._limits, self._timeouts = limits, timeouts
        self._slot: ConnectionSlot | None = None  # of the connection
        self._request_slots: list[ConnectionSlot] = []  # of unanswered requests that came through a proxy
        self._timer: TimerHandle | None = None  # until the head or body must be complete
        self._write_timer: TimerHandle | None = None
        self._unsent_bytes = 0  # at the last check
        self._in_head, self._head_bytes, self._header_bytes = True, 0, 0
        self._raw_bytes = self._body_bytes = 0
        self._is_rejected = False

    # Connecting and disconnecting
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.logger: Any = AddressLogger(self.logger, {"address": self._peer})
        self._slot = self._limits.admit_connection(self._peer)
        if self._slot is None:
            self._reject(503, "too many connections; close some and try again")
            return
        if self._is_proxied:
            self.timeout_keep_alive = self._timeouts.idle_proxy
        self._start_timer(self._timeouts.head, self._first_request_timed_out)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        self._unset_keepalive_if_required()
        self._release()
        super().connection_lost(exc)

    def _release(self) -> None:
        for slot in [*self._request_slots, *([self._slot] if self._slot else [])]:
            slot.release()
        self._request_slots, self._slot = [], None

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else UNIX

    @property
    def _is_proxied(self) -> bool:
        return self._limits.is_proxy(self._peer)

    # Reading
    def data_received(self, data: bytes) -> None:
        """Feed the parser in pieces: one read can hold far more than a head may have."""
        for start in range(0, len(data), READ_BYTES):
            if self._is_rejected or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._parse(data[start : start + READ_BYTES])

    def _parse(self, data: bytes) -> None:
        if self._in_head:
            self._head_bytes += len(data)
        else:
            self._raw_bytes += len(data)
        super().data_received(data)
        if self._is_rejected or self.transport.is_closing():
            return
        if self._in_head and self._head_bytes > MAX_HEAD_BYTES:
            self._reject(431, f"the head of a request has at most {MAX_HEAD_BYTES} bytes here")
        elif not self._in_head and self._raw_bytes > MAX_HEAD_BYTES + (1 + MAX_CHUNK_OVERHEAD) * self._body_bytes:
            self._reject(400, "the body's chunks are too small")
        elif self._in_head and self._head_bytes and self._timer is None:
            self._start_timer(self._timeouts.head, self._head_timed_out)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._header_bytes = 0

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)
        if len(self.headers) > MAX_HEADERS:
            raise TooLong

    def _count(self, size: int) -> None:
        self._header_bytes += size
        if self._header_bytes > MAX_HEAD_BYTES:
            raise TooLong

    def on_headers_complete(self) -> None:
        self._in_head, self._head_bytes = False, 0
        self._raw_bytes = self._body_bytes = 0
        self._start_timer(self._timeouts.body, self._body_timed_out)
        if self._is_proxied and not self._admit_request():
            return
        super().on_headers_complete()

    def _admit_request(self) -> bool:
        forwarded = [value.decode("latin-1") for name, value in self.headers if name == b"x-forwarded-for"]
        slot = self._limits.admit_request(self._peer, forwarded)
        if slot is None:
            self._reject(503, "too many connections; close some and try again")
            return False
        self._request_slots.append(slot)
        return True

    def on_body(self, body: bytes) -> None:
        self._body_bytes += len(body)
        if not self._is_rejected:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_head, self._head_bytes = True, 0
        self._stop_timer()
        if not self._is_rejected:
            super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Called by the parser for invalid HTTP, and for input that `TooLong` stopped."""
        if not self._is_rejected:
            self._reject(431 if self._is_too_long else 400, msg)

    @property
    def _is_too_long(self) -> bool:
        return self._header_bytes > MAX_HEAD_BYTES or len(self.headers or ()) > MAX_HEADERS

    def handle_websocket_upgrade(self) -> None:
        """WebSockets have limits of their own; the slots are released when the socket ends."""
        if self._is_rejected:
            return
        self._stop_timers()
        slots = [*self._request_slots, *([self._slot] if self._slot else [])]
        self._request_slots, self._slot = [], None
        super().handle_websocket_upgrade()
        socket: Any = self.transport.get_protocol()
        socket.slots = slots

    # Answering
    def on_response_complete(self) -> None:
        for slot in self._request_slots[:1]:
            slot.release()
        del self._request_slots[:1]
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
        """Abort the connection if its client stops reading: closing alone would wait for it for ever."""
        if self._write_timer is None:
            self._unsent_bytes = self.transport.get_write_buffer_size()
            self._write_timer = self.loop.call_later(self._timeouts.write, self._check_writes)

    def _check_writes(self) -> None:
        self._write_timer = None
        unsent = self.transport.get_write_buffer_size()
        if unsent and unsent >= self._unsent_bytes:
            self.transport.abort()
        elif unsent:
            self._watch_writes()

    # Rejecting
    def _start_timer(self, seconds: float, on_timeout: Callable[[], None]) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, on_timeout)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_timers(self) -> None:
        self._stop_timer()
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def _first_request_timed_out(self) -> None:
        if self._head_bytes:
            self._head_timed_out()
        else:
            self._is_rejected = True
            self.transport.close()

    def _head_timed_out(self) -> None:
        self._reject(408, "the request took too long")

    def _body_timed_out(self) -> None:
        """Reject the request; if its answer has begun, abort the connection."""
        if self.cycle is None or self.cycle.response_started:
            self.transport.abort()
        else:
            self._reject(408, "the request took too long")

    def _reject(self, status: int, text: str) -> None:
        """Answer briefly and close the connection.

        In English: the request is rejected before its headers say which language is wanted, and no page shows it.
        """
        self._is_rejected = True
        self._stop_timer()
        log.debug("connection rejected", extra={"address": self._peer, "status": status, "reason": text})
        body = text.encode()
        head = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()
        self._watch_writes()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
