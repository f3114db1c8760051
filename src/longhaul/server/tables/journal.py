"""Group commit: entries that arrive while the disk is busy are written together, before anyone sees them.

A move is a small write, which a good disk finishes sooner than two threads wake each other: while that is so, the event
loop writes moves itself. Everything else, and moves while the disk is slow, goes to the writer thread.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from longhaul.core.errors import LonghaulError
from longhaul.core.messages import Message
from longhaul.server.ops.clock import Now
from longhaul.server.ops.metrics import BATCHES, ENTRIES, ERRORS, STORE_FAILURES
from longhaul.server.store.rows import Append, NewTable
from longhaul.server.store.store import Store
from longhaul.table.errors import MessageError

MAX_BATCH_ENTRIES = 512  # in one transaction
MAX_LOOP_MOVES = 100  # that the loop writes at once
MAX_LOOP_SECONDS = 0.003  # mean time of the loop's writes; above it, the thread writes for SLOW_DISK_SECONDS
CPU_SECONDS_PER_MOVE = 0.00003  # of a write, which are not the disk's fault
SLOW_DISK_SECONDS = 2.0
MEAN_WRITES = 8  # that the moving mean covers
TROUBLE_SECONDS = 10.0  # for which a failed batch counts as trouble

log = logging.getLogger("longhaul.journal")

OnWritten = Callable[[LonghaulError | None], None]  # called on the loop: None when it is on disk
Queue = list[tuple[Append, OnWritten]]


class Fenced(MessageError):
    """Another process has written to the table: this process no longer owns it."""

    code = "stale"


class Journal:
    """One writer thread; everything that was queued while it was busy is its next batch."""

    def __init__(self, store: Store, clock: Now = time.monotonic) -> None:
        self._store, self._clock = store, clock
        self._tables: list[tuple[NewTable, OnWritten]] = []
        self._entries: Queue = []
        self._writer = ThreadPoolExecutor(1, "journal")
        self._is_scheduled = False  # a write by the loop
        self._is_busy = False  # the thread is writing
        self._wrote_tables = False  # the thread's last batch was new tables
        self._mean_seconds = 0.0  # of the loop's writes
        self._slow_until = 0.0  # until then the thread writes moves
        self._idle = asyncio.Event()
        self._idle.set()
        self._trouble, self._failed_at = "", 0.0

    @property
    def trouble(self) -> str:
        """Why the last batch was not written; "" if that was a while ago."""
        return self._trouble if self._clock() - self._failed_at < TROUBLE_SECONDS else ""

    def add(self, append: Append, on_written: OnWritten) -> None:
        """Write an entry; `on_written` is called when it is on disk, or with the error."""
        self._entries.append((append, on_written))
        self._schedule()

    async def open(self, table: NewTable) -> None:
        """Write a new table."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def on_written(error: LonghaulError | None) -> None:
            if not written.done():
                written.set_exception(error) if error else written.set_result(None)

        self._tables.append((table, on_written))
        self._schedule()
        await written

    async def flush(self) -> None:
        """Wait until nothing is waiting."""
        await self._idle.wait()

    def close(self) -> None:
        self._writer.shutdown()

    def _schedule(self) -> None:
        if not self._is_scheduled:
            self._idle.clear()
            self._is_scheduled = True
            asyncio.get_running_loop().call_soon(self._write)

    def _write(self) -> None:
        """Write moves at once, and hand the rest to the thread if it is free: it works while callbacks run here."""
        self._is_scheduled = False
        moves = self._write_moves()
        if not self._is_busy and (self._tables or self._entries):
            self._hand_over()
        if moves:
            self._count(len(moves))
            call_all(moves, None)
        self._check_idle()

    def _write_moves(self) -> Queue:
        """Write queued moves on the loop if the disk is quick; the moves that were written."""
        moves = [each for each in self._entries if each[0].is_move][:MAX_LOOP_MOVES]
        began = self._clock()
        if not moves or began < self._slow_until or not self._append_at_once([append for append, _ in moves]):
            return []
        self._trouble = ""
        took = self._clock() - began - CPU_SECONDS_PER_MOVE * len(moves)
        self._mean_seconds += (took - self._mean_seconds) / MEAN_WRITES
        if self._mean_seconds > MAX_LOOP_SECONDS:
            self._mean_seconds, self._slow_until = 0.0, began + SLOW_DISK_SECONDS
        written = set(map(id, moves))
        self._entries = [each for each in self._entries if id(each) not in written]
        return moves

    def _append_at_once(self, moves: list[Append]) -> bool:
        try:
            return self._store.append_at_once(moves)
        except Exception:  # a bug; the thread may not run into it
            ERRORS.inc()
            log.exception("writing moves on the loop failed")
            return False

    def _hand_over(self) -> None:
        """New tables and entries in turn, so that neither starves. A table's entries come after it is written."""
        self._is_busy = True
        loop = asyncio.get_running_loop()
        self._wrote_tables = bool(self._tables) and not (self._wrote_tables and self._entries)
        if self._wrote_tables:
            tables, self._tables = self._tables, []
            added = loop.run_in_executor(self._writer, self._store.add_tables, [table for table, _ in tables])
            added.add_done_callback(lambda future: self._written(tables, future))
        else:
            entries, self._entries = self._entries[:MAX_BATCH_ENTRIES], self._entries[MAX_BATCH_ENTRIES:]
            appended = loop.run_in_executor(self._writer, self._store.append, [append for append, _ in entries])
            appended.add_done_callback(lambda future: self._appended(entries, future))

    def _appended(self, entries: Queue, future: "asyncio.Future[set[str]]") -> None:
        fenced = set() if future.exception() else future.result()
        lost = [each for each in entries if each[0].table in fenced]
        written = [each for each in entries if each[0].table not in fenced] if lost else entries
        if future.exception() is None:
            self._count(sum(append.entry is not None for append, _ in written))
        for append, on_written in lost:
            call(on_written, Fenced(Message("rejected-fenced", {"text-table": append.table})))
        self._written(written, future)

    def _written(self, batch: "list[tuple[NewTable, OnWritten]] | Queue", future: "asyncio.Future[Any]") -> None:
        error = reason(future.exception())
        if error is not None:
            STORE_FAILURES.inc()
            self._trouble, self._failed_at = str(error), self._clock()
        else:
            self._trouble = ""
        self._is_busy = False
        if self._tables or self._entries:
            self._write()
        call_all(batch, error)
        self._check_idle()

    def _count(self, entries: int) -> None:
        """Count a batch that is on disk; summaries are not entries."""
        BATCHES.inc()
        ENTRIES.inc(entries)

    def _check_idle(self) -> None:
        if not (self._is_scheduled or self._is_busy or self._tables or self._entries):
            self._idle.set()


def reason(error: BaseException | None) -> LonghaulError | None:
    """The error for the callbacks."""
    if error is None or isinstance(error, LonghaulError):
        return error
    return MessageError(Message("rejected-not-stored", {"text": type(error).__name__}))


def call(on_written: OnWritten, error: LonghaulError | None) -> None:
    """A fault at one table must not hold up the others."""
    try:
        on_written(error)
    except Exception:
        ERRORS.inc()
        log.exception("applying an entry failed")


def call_all(batch: "list[tuple[NewTable, OnWritten]] | Queue", error: LonghaulError | None) -> None:
    for _, on_written in batch:
        call(on_written, error)
