"""Checks that the files of an SQLite database are still those that we have open.

A process can read and write a deleted or replaced file that it has open: everything seems fine, and is lost when the
process ends. So before and after each write, the files at the path are compared with those at the first connection.
"""

import math
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from longhaul.server.store.errors import Unavailable

SIDE_FILES = ("-wal", "-shm")  # exist while any connection is open
ANY_WRITE_BIT = 0o222
CHECK_EVERY_SECONDS = 0.2  # a check costs as much as a move

Identity = tuple[int, int]  # device and inode


class DatabaseFiles:
    """Tracks the connections of an engine from the first to the last."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = time.monotonic) -> None:
        self._path = Path(str(engine.url.database)).resolve()
        self._lock = threading.Lock()
        self._open = 0  # connections
        self._known: dict[Path, Identity] = {}
        self._clock = clock
        self._checked_at, self._found = -math.inf, ""
        event.listen(engine, "do_connect", self._before_connecting)
        event.listen(engine, "connect", self._connected)
        event.listen(engine, "close", self._closed)

    def check(self, *, now: bool = False) -> None:
        """Raise Unavailable if writes would not be found at the path later, as of a moment ago or `now`."""
        if now or self._found or self._clock() - self._checked_at >= CHECK_EVERY_SECONDS:
            self._checked_at, self._found = self._clock(), self.trouble()
        if self._found:
            raise Unavailable(f"the database cannot be used now: {self._found}")

    def trouble(self) -> str:
        """What is wrong, or ""."""
        with self._lock:
            known = list(self._known.items())
        for path, identity in known:
            try:
                found = path.stat()
            except OSError as error:
                return f"the file {path.name} is gone ({error.strerror}); put it back or restart the server"
            if (found.st_dev, found.st_ino) != identity:
                return f"the file {path.name} was replaced while it was in use; restart the server"
        places = (self._path, self._path.parent) if known else ()
        return next((f"{place.name} is read-only" for place in places if not is_writable(place)), "")

    def _before_connecting(self, *_: Any) -> None:
        """Do not connect to files other than the open ones."""
        self.check(now=True)

    def _connected(self, connection: Any, _record: object) -> None:
        connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchall()  # creates the side files
        with self._lock:
            self._open += 1
            if self._open == 1:
                self._known = {path: identity for path in self._paths if (identity := identity_of(path))}

    def _closed(self, *_: Any) -> None:
        with self._lock:
            self._open -= 1
            if self._open == 0:
                self._known = {}

    @property
    def _paths(self) -> list[Path]:
        return [self._path, *(self._path.with_name(self._path.name + side) for side in SIDE_FILES)]


def identity_of(path: Path) -> Identity | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def is_writable(path: Path) -> bool:
    """By its mode, and for this user; root can write everywhere except on a read-only disk."""
    try:
        return bool(path.stat().st_mode & ANY_WRITE_BIT) and os.access(path, os.W_OK)
    except OSError:
        return False
