"""Connection pools, configured so that a commit is on disk and no wait is endless."""

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from longhaul.server.store.errors import Unavailable

WAIT_SECONDS = 5.0  # for a lock or a connection
CACHED_STATEMENTS = 512  # of SQLite
MAX_WAL_PAGES = 8000  # until a writer must checkpoint the log; `Store.tidy` does so long before
STATEMENT_SECONDS = 60.0  # that a statement of PostgreSQL may take
WRITES = {"longhaul_writes": True}  # execution option of transactions that write


def make_engine(url: URL) -> Engine:
    return sqlite_engine(url) if url.get_backend_name() == "sqlite" else postgres_engine(url)


# SQLite
def sqlite_engine(url: URL) -> Engine:
    make_file(Path(str(url.database)))
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"),
        connect_args={"timeout": WAIT_SECONDS, "check_same_thread": False, "cached_statements": CACHED_STATEMENTS},
        pool_timeout=WAIT_SECONDS,
        hide_parameters=True,  # no password hashes in messages
    )
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def make_file(path: Path) -> None:
    """Create an empty database that only its owner can read; SQLite's side files get the same mode."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise Unavailable(f"the database file {path} cannot be used: {error.strerror}") from error


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    connection.execute("PRAGMA foreign_keys = ON")
    _turn_on_wal(connection)
    connection.execute("PRAGMA synchronous = FULL")  # a commit waits for the disk
    connection.execute(f"PRAGMA wal_autocheckpoint = {MAX_WAL_PAGES}")


def _turn_on_wal(connection: Any) -> None:
    """Let readers continue while one writes. SQLite does not wait for the lock here, so we do."""
    deadline = time.monotonic() + WAIT_SECONDS
    while connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def begin_sqlite(connection: Connection) -> None:
    """Take the write lock at the start: a reader that turns into a writer can find its snapshot outdated."""
    writes = WRITES.keys() <= connection.get_execution_options().keys()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


# PostgreSQL
def postgres_engine(url: URL) -> Engine:
    settings = {
        "synchronous_commit": "on",
        "lock_timeout": f"{WAIT_SECONDS * 1000:.0f}",
        "statement_timeout": f"{STATEMENT_SECONDS * 1000:.0f}",
        "idle_in_transaction_session_timeout": f"{STATEMENT_SECONDS * 1000:.0f}",
    }
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    given = url.query.get("options", "")
    connect_args = {
        "connect_timeout": int(WAIT_SECONDS),
        "tcp_user_timeout": int(WAIT_SECONDS * 1000 * 2),  # detects a server that vanished
        "options": f"{options} {given if isinstance(given, str) else ' '.join(given)}".strip(),
    }
    return create_engine(
        url.set(drivername="postgresql+psycopg").difference_update_query(["options"]),
        connect_args=connect_args,
        pool_size=5,
        max_overflow=10,
        pool_timeout=WAIT_SECONDS,
        pool_pre_ping=True,  # replaces connections that a restart of the server has cut
        hide_parameters=True,
    )
