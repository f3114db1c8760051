"""A queue that shares threads fairly between tables: the table whose bots have thought least goes first.

Start-time fair queueing: a request starts, in virtual time, where the thinking of its table has ended, but not before
the request that was taken last. So a table that has been quiet gets no credit for it, and an instant bot does not wait
behind all the searches of other tables.
"""

import heapq
import threading
from typing import Generic, TypeVar

Request = TypeVar("Request")


class FairQueue(Generic[Request]):
    """At most one request of a table waits: a newer one replaces it."""

    def __init__(self) -> None:
        self._waiting: dict[str, Request] = {}
        self._order: list[tuple[float, int, str]] = []  # a heap: start, number, table
        self._ends: dict[str, float] = {}  # of tables whose thinking ended after `_now`
        self._now, self._count = 0.0, 0
        self._lock = threading.Lock()

    def put(self, table: str, request: Request) -> None:
        with self._lock:
            if table not in self._waiting:
                self._count += 1
                heapq.heappush(self._order, (max(self._now, self._ends.get(table, 0.0)), self._count, table))
            self._waiting[table] = request

    def take(self) -> tuple[str, Request] | None:
        """The next table and its request; None if there is none left, because newer ones replaced older ones."""
        with self._lock:
            if not self._order:
                return None
            self._now, _, table = heapq.heappop(self._order)
            self._ends = {other: end for other, end in self._ends.items() if end > self._now}
            return table, self._waiting.pop(table)

    def charge(self, table: str, seconds: float) -> None:
        """The bots of a table have thought for so long."""
        with self._lock:
            self._ends[table] = max(self._now, self._ends.get(table, 0.0)) + seconds

    def __len__(self) -> int:
        return len(self._waiting)
