"""Group commit: entries that arrive while the disk is busy are written together, and only then told to anyone."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from longhaul.core.errors import LonghaulError
from longhaul.server.metrics import BATCHES, ENTRIES, ERRORS, STORE_FAILURES
from longhaul.server.store.rows import Append
from longhaul.server.store.store import Store

MOST = 512  # entries in one transaction
RECENT = 10.0  # seconds for which a batch that could not be written is held against the store

log = logging.getLogger("longhaul.journal")

Told = Callable[[LonghaulError | None], None]  # called on the loop: None when the entry is on disk


class Fenced(LonghaulError):
    """Another process has written to the table: this one does not own it any more."""


class Journal:
    """One writer thread; whatever has gathered since it was last free is its next batch."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Append, Told]] = []
        self._writer = ThreadPoolExecutor(1, "journal")
        self._busy = False
        self._idle = asyncio.Event()
        self._idle.set()
        self._trouble, self._failed = "", 0.0

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def trouble(self) -> str:
        """Why the last batch was not written, unless that was a while ago and may be over."""
        return self._trouble if time.monotonic() - self._failed < RECENT else ""

    def add(self, append: Append, told: Told) -> None:
        """Keep an entry; `told` is called when it is on disk, or when it is not going to be."""
        self._waiting.append((append, told))
        if not self._busy:
            self._busy = True
            self._idle.clear()
            asyncio.get_running_loop().call_soon(self._write)

    async def flush(self) -> None:
        """Wait until nothing is waiting."""
        await self._idle.wait()

    def close(self) -> None:
        self._writer.shutdown()

    def _write(self) -> None:
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        loop = asyncio.get_running_loop()
        written = loop.run_in_executor(self._writer, self._store.append, [append for append, _ in batch])
        written.add_done_callback(lambda future: self._written(batch, future))

    def _written(self, batch: list[tuple[Append, Told]], future: "asyncio.Future[set[str]]") -> None:
        error = future.exception()
        if error is None:
            fenced = future.result()
            BATCHES.inc()
            ENTRIES.inc(len(batch))
            self._trouble = ""
            for append, told in batch:
                tell(told, _fenced(append) if append.table in fenced else None)
        else:
            STORE_FAILURES.inc()
            reason = error if isinstance(error, LonghaulError) else LonghaulError(f"it could not be kept: {error!r}")
            self._trouble, self._failed = str(reason), time.monotonic()
            for _, told in batch:
                tell(told, reason)
        if self._waiting:
            self._write()
        else:
            self._busy = False
            self._idle.set()


def tell(told: Told, error: LonghaulError | None) -> None:
    """A fault at one table must not hold up all others."""
    try:
        told(error)
    except Exception:
        ERRORS.inc()
        log.exception("what follows from an entry could not be done")


def _fenced(append: Append) -> Fenced:
    return Fenced(f"table {append.table} has been changed elsewhere; it is loaded again")
