"""Group commit: entries that arrive while the disk is busy are written together, and only then told to anyone."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from longhaul.core.errors import LonghaulError
from longhaul.server.metrics import BATCHES, ENTRIES, ERRORS, STORE_FAILURES
from longhaul.server.store.rows import Append
from longhaul.server.store.store import Store

MOST = 512  # entries in one transaction

log = logging.getLogger("longhaul.journal")

Told = Callable[[LonghaulError | None], None]  # called on the loop: None when the entry is on disk


class Fenced(LonghaulError):
    """Another process has written to the table: this one does not own it any more."""

    code = "stale"


class Journal:
    """One writer thread; whatever has gathered since it was last free is its next batch."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Append, Told]] = []
        self._writer = ThreadPoolExecutor(1, "journal")
        self._busy = False
        self._idle = asyncio.Event()
        self._idle.set()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

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
            for append, told in batch:
                _tell(told, _fenced(append) if append.table in fenced else None)
        else:
            STORE_FAILURES.inc()
            reason = error if isinstance(error, LonghaulError) else LonghaulError(f"it could not be kept: {error!r}")
            for _, told in batch:
                _tell(told, reason)
        if self._waiting:
            self._write()
        else:
            self._busy = False
            self._idle.set()


def _tell(told: Told, error: LonghaulError | None) -> None:
    """A fault at one table is that table's; the others' entries are told of, and those that wait are written."""
    try:
        told(error)
    except Exception:
        ERRORS.inc()
        log.exception("an entry could not be carried out")


def _fenced(append: Append) -> Fenced:
    return Fenced(f"table {append.table} has been changed elsewhere; it is loaded again")
