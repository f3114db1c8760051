"""What waits to be sent to one connection. It never grows without bound: a client that does not keep up loses the
steps in between, and is shown its tables anew when it has caught up."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

Send = Callable[[str], Coroutine[Any, Any, None]]
Give = Callable[[bytes], bool]

MOST_BYTES = 1 << 20  # waiting for one connection, and no more
ANSWERS = 1 << 16  # bytes more for what is about no table: answers are short, and someone waits for them


class Outbox:
    """Filled by anyone on the event loop, emptied by the connection's writer.

    While the client keeps up, a message is given to it at once: to wake the writer for each of them would cost as much
    as the sending.
    """

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._queue: deque[bytes] = deque()
        self._size = 0
        self._wake: asyncio.Future[None] | None = None
        self.give: Give | None = None  # sends a message at once, or says that it cannot now
        self.writing = False  # the writer is sending
        self.behind: set[str] = set()  # tables that must be shown anew
        self.closed = False

    def put(self, data: bytes, table: str = "") -> bool:
        """Send this; where it is about a table that the client has lost track of, it can be left out. Whether it was
        taken."""
        if self.closed or table in self.behind:
            return False
        if self.give is not None and not (self._queue or self.writing or self.behind) and self.give(data):
            return True
        if self._size + len(data) > (self._most if table else self._most + ANSWERS):
            self._fall_behind(table)
            return False
        self._queue.append(data)
        self._size += len(data)
        self._rouse()
        return True

    @property
    def is_empty(self) -> bool:
        return not self._queue

    def _fall_behind(self, table: str) -> None:
        """Forget about this table until the queue is empty; what cannot be shown anew is lost."""
        if table:
            self.behind.add(table)

    def close(self) -> None:
        self.closed = True
        self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self) -> bytes | None:
        """The next message; None when there is something else to do: to catch up, or to end."""
        while not self._queue:
            if self.closed or self.behind:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        data = self._queue.popleft()
        self._size -= len(data)
        return data
