"""Group commit: what arrives while the disk is busy is written together, and only then told to anyone.

Moves at a table are a small write, and a good disk has it in less time than two threads take to wake each other: as
long as it does, the loop waits for it. Everything else, and all of it while the disk is slow, is for the writer thread.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from longhaul.core.errors import LonghaulError
from longhaul.server.ops.clock import Now
from longhaul.server.ops.metrics import BATCHES, ENTRIES, ERRORS, STORE_FAILURES
from longhaul.server.store.rows import Append, NewTable
from longhaul.server.store.store import Store

MOST = 512  # entries in one transaction
AT_ONCE = 100  # moves that the loop writes itself, at most
QUICK = 0.003  # seconds for that, as a rule; a disk that needs longer is left to the thread for a while
EACH = 0.00003  # seconds of those for each move, which are the processor's and not the disk's
PATIENCE = 2.0  # seconds of that while
RULE = 8  # writes that make a rule
RECENT = 10.0  # seconds for which a batch that could not be written is held against the store

log = logging.getLogger("longhaul.journal")

Told = Callable[[LonghaulError | None], None]  # called on the loop: None when it is on disk
Waiting = list[tuple[Append, Told]]


class Fenced(LonghaulError):
    """Another process has written to the table: this one does not own it any more."""

    code = "stale"


class Journal:
    """One writer thread; whatever has gathered since it was last free is its next batch."""

    def __init__(self, store: Store, running: Now = time.monotonic) -> None:
        self._store, self._running = store, running
        self._tables: list[tuple[NewTable, Told]] = []
        self._entries: Waiting = []
        self._writer = ThreadPoolExecutor(1, "journal")
        self._called = False  # to write soon
        self._busy = False  # the thread is writing
        self._opened = False  # tables, and it was they the last time
        self._pace = 0.0  # seconds that the loop waited for the disk lately
        self._slow_until = 0.0  # the thread writes: they took too long
        self._idle = asyncio.Event()
        self._idle.set()
        self._trouble, self._failed = "", 0.0

    @property
    def trouble(self) -> str:
        """Why the last batch was not written, unless that was a while ago and may be over."""
        return self._trouble if self._running() - self._failed < RECENT else ""

    def add(self, append: Append, told: Told) -> None:
        """Keep an entry; `told` is called when it is on disk, or when it is not going to be."""
        self._entries.append((append, told))
        self._begin()

    async def open(self, table: NewTable) -> None:
        """Keep a new table."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def told(error: LonghaulError | None) -> None:
            if not kept.done():
                kept.set_exception(error) if error else kept.set_result(None)

        self._tables.append((table, told))
        self._begin()
        await kept

    async def flush(self) -> None:
        """Wait until nothing is waiting."""
        await self._idle.wait()

    def close(self) -> None:
        self._writer.shutdown()

    def _begin(self) -> None:
        if not self._called:
            self._idle.clear()
            self._called = True
            asyncio.get_running_loop().call_soon(self._write)

    def _write(self) -> None:
        """Moves at once; whatever is left is for the thread, as soon as it is free. The disk works while everyone is
        told."""
        self._called = False
        moves = self._write_moves()
        if not self._busy and (self._tables or self._entries):
            self._hand_over()
        if moves:
            self._count(len(moves))
            tell_all(moves, None)
        self._rest()

    def _write_moves(self) -> Waiting:
        """Those of the moves that wait which the loop could write itself."""
        moves = [each for each in self._entries if each[0].is_move][:AT_ONCE]
        began = self._running()
        if not moves or began < self._slow_until or not self._add_at_once([append for append, _ in moves]):
            return []
        self._trouble = ""
        took = self._running() - began - EACH * len(moves)
        self._pace += (took - self._pace) / RULE
        if self._pace > QUICK:
            self._pace, self._slow_until = 0.0, began + PATIENCE
        written = set(map(id, moves))
        self._entries = [each for each in self._entries if id(each) not in written]
        return moves

    def _add_at_once(self, moves: list[Append]) -> bool:
        try:
            return self._store.append_at_once(moves)
        except Exception:  # a fault of ours; the thread's way may be without it
            ERRORS.inc()
            log.exception("moves could not be written at once")
            return False

    def _hand_over(self) -> None:
        """Tables and entries in turn, so that neither wait for all of the others. A table's entries come when it is
        kept."""
        self._busy = True
        loop = asyncio.get_running_loop()
        self._opened = bool(self._tables) and not (self._opened and self._entries)
        if self._opened:
            tables, self._tables = self._tables, []
            opened = loop.run_in_executor(self._writer, self._store.add_tables, [table for table, _ in tables])
            opened.add_done_callback(lambda future: self._written(tables, future))
        else:
            entries, self._entries = self._entries[:MOST], self._entries[MOST:]
            added = loop.run_in_executor(self._writer, self._store.append, [append for append, _ in entries])
            added.add_done_callback(lambda future: self._appended(entries, future))

    def _appended(self, entries: Waiting, future: "asyncio.Future[set[str]]") -> None:
        fenced = set() if future.exception() else future.result()
        lost = [(append, told) for append, told in entries if append.table in fenced]
        kept = [(append, told) for append, told in entries if append.table not in fenced] if lost else entries
        if future.exception() is None:
            self._count(sum(append.entry is not None for append, _ in kept))
        for append, told in lost:
            tell(told, Fenced(f"table {append.table} has been changed elsewhere; it is loaded again"))
        self._written(kept, future)

    def _written(self, told_of: "list[tuple[NewTable, Told]] | Waiting", future: "asyncio.Future[Any]") -> None:
        error = reason(future.exception())
        if error is not None:
            STORE_FAILURES.inc()
            self._trouble, self._failed = str(error), self._running()
        else:
            self._trouble = ""
        self._busy = False
        if self._tables or self._entries:
            self._write()
        tell_all(told_of, error)
        self._rest()

    def _count(self, entries: int) -> None:
        """Of a batch that is on disk; what lists show of a table is no entry."""
        BATCHES.inc()
        ENTRIES.inc(entries)

    def _rest(self) -> None:
        if not (self._called or self._busy or self._tables or self._entries):
            self._idle.set()


def reason(error: BaseException | None) -> LonghaulError | None:
    """What those who wait are told."""
    if error is None or isinstance(error, LonghaulError):
        return error
    return LonghaulError(f"it could not be kept: {type(error).__name__}")


def tell(told: Told, error: LonghaulError | None) -> None:
    """A fault at one table must not hold up all others."""
    try:
        told(error)
    except Exception:
        ERRORS.inc()
        log.exception("what follows from an entry could not be done")


def tell_all(told_of: "list[tuple[NewTable, Told]] | Waiting", error: LonghaulError | None) -> None:
    for _, told in told_of:
        tell(told, error)
