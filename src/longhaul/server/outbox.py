"""What waits to be sent to one connection. It never grows without bound: a client that does not keep up loses the
steps in between, and is shown its tables anew when it has caught up."""

import asyncio
import types
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any

Send = Callable[[str], Coroutine[Any, Any, None]]

MOST_BYTES = 1 << 20  # waiting for one connection, and no more


class Outbox:
    """Filled by anyone on the event loop, emptied by the connection's writer.

    While the client keeps up, a message is sent at once by whoever puts it here: to wake the writer for each of them
    would cost as much as the sending. As soon as a send has to wait, the writer takes over.
    """

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._queue: deque[bytes] = deque()
        self._size = 0
        self._wake: asyncio.Future[None] | None = None
        self._send: Send | None = None
        self.unfinished: Coroutine[Any, Any, None] | None = None  # a send that was begun here and has to wait
        self.writing = False  # the writer is sending
        self.behind: set[str] = set()  # tables that must be shown anew
        self.closed = False

    def attach(self, send: Send) -> None:
        """From now on there is someone to send to."""
        self._send = send

    def put(self, data: bytes, table: str = "") -> None:
        """Send this; where it is about a table that the client has lost track of, it can be left out."""
        if self.closed or table in self.behind:
            return
        if self._send is not None and not (self._queue or self.writing or self.unfinished or self.behind):
            self._send_at_once(self._send(data.decode()))
            return
        if self._size + len(data) > self._most:
            self._fall_behind(table)
            return
        self._queue.append(data)
        self._size += len(data)
        self._rouse()

    def _send_at_once(self, sending: Coroutine[Any, Any, None]) -> None:
        """Run a send as far as it goes without waiting."""
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the client is gone; its reader notices
            self.close()
            return
        self.unfinished = _go_on(sending, waits_for)
        self._rouse()

    @property
    def is_empty(self) -> bool:
        return not self._queue and self.unfinished is None

    def _fall_behind(self, table: str) -> None:
        """Forget about this table until the queue is empty; what cannot be shown anew is lost."""
        if table:
            self.behind.add(table)

    def close(self) -> None:
        self.closed = True
        if self.unfinished is not None and not self.writing:
            self.unfinished.close()
        self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self) -> bytes | None:
        """The next message; None when there is something else to do: to finish a send, to catch up, to end."""
        while not self._queue or self.unfinished:  # what was begun before is finished first
            if self.closed or self.behind or self.unfinished:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        data = self._queue.popleft()
        self._size -= len(data)
        return data


@types.coroutine
def _finish(sending: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, None, None]:
    """A coroutine that was begun outside of any task, and the future it waits for: the rest of it."""
    while True:
        yield waits_for
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return


async def _go_on(sending: Coroutine[Any, Any, None], waits_for: Any) -> None:
    await _finish(sending, waits_for)
