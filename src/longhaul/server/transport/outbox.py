"""The bounded queue of messages to one connection: a client that does not keep up misses steps, and receives its tables
anew once it has caught up."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

Send = Callable[[str], Coroutine[Any, Any, None]]
TrySend = Callable[[bytes], bool]

MAX_QUEUED_BYTES = 1 << 20
EXTRA_ANSWER_BYTES = 1 << 16  # on top, for messages that are about no table: answers are short and awaited


class Outbox:
    """Filled on the event loop, emptied by the connection's writer.

    While the client keeps up, messages are sent at once: waking the writer for each would cost as much as sending it.
    """

    def __init__(self, max_bytes: int = MAX_QUEUED_BYTES) -> None:
        self._max_bytes = max_bytes
        self._queue: deque[bytes] = deque()
        self._size = 0
        self._wake: asyncio.Future[None] | None = None
        self.try_send: TrySend | None = None  # sends a message at once if it can
        self.is_writing = False  # the writer is sending
        self.behind: set[str] = set()  # tables of which steps were dropped: they must be sent anew
        self.closed = False

    def put(self, data: bytes, table: str = "") -> bool:
        """Send a message, or drop it if the client is behind on its table; whether it was accepted."""
        if self.closed or table in self.behind:
            return False
        if self.try_send is not None and not (self._queue or self.is_writing or self.behind) and self.try_send(data):
            return True
        if self._size + len(data) > (self._max_bytes if table else self._max_bytes + EXTRA_ANSWER_BYTES):
            self._fall_behind(table)
            return False
        self._queue.append(data)
        self._size += len(data)
        self._wake_writer()
        return True

    @property
    def is_empty(self) -> bool:
        return not self._queue

    def _fall_behind(self, table: str) -> None:
        """Send nothing more of this table until the queue is empty; a message about no table is lost."""
        if table:
            self.behind.add(table)

    def close(self) -> None:
        self.closed = True
        self._wake_writer()

    def _wake_writer(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self) -> bytes | None:
        """The next message; None if the writer must catch up or end instead."""
        while not self._queue:
            if self.closed or self.behind:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        data = self._queue.popleft()
        self._size -= len(data)
        return data
