"""A connection pool for a database, set up so that what is committed is on disk and nobody waits for ever."""

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from longhaul.server.store.errors import Unavailable

WAIT = 5.0  # seconds to wait for a lock or a connection
STATEMENTS = 512  # of SQLite, kept ready
MOST_WAL = 8000  # pages of SQLite's log until whoever writes must tidy it up; `Store.tidy` does so long before
STATEMENT = 60.0  # seconds a statement of PostgreSQL may take
WRITES = {"longhaul_writes": True}  # the execution option of a transaction that will write


def make_engine(url: URL) -> Engine:
    return sqlite_engine(url) if url.get_backend_name() == "sqlite" else postgres_engine(url)


# SQLite
def sqlite_engine(url: URL) -> Engine:
    make_file(Path(str(url.database)))
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"),
        connect_args={"timeout": WAIT, "check_same_thread": False, "cached_statements": STATEMENTS},
        pool_timeout=WAIT,
        hide_parameters=True,  # never a password's hash in a message
    )
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def make_file(path: Path) -> None:
    """An empty database that nobody else may read; SQLite gives its side files the same mode."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise Unavailable(f"the database file {path} cannot be used: {error.strerror}") from error


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin when we say so, and with our words
    connection.execute("PRAGMA foreign_keys = ON")
    _turn_on_wal(connection)
    connection.execute("PRAGMA synchronous = FULL")  # a commit waits for the disk
    connection.execute(f"PRAGMA wal_autocheckpoint = {MOST_WAL}")


def _turn_on_wal(connection: Any) -> None:
    """Let readers go on while one writes. SQLite does not wait for a lock here, so we do."""
    give_up = time.monotonic() + WAIT
    while connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > give_up:
                raise
            time.sleep(0.01)


def begin_sqlite(connection: Connection) -> None:
    """One who will write says so at once: a reader that turns writer half-way can find its view outdated."""
    writes = WRITES.keys() <= connection.get_execution_options().keys()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


# PostgreSQL
def postgres_engine(url: URL) -> Engine:
    settings = {
        "synchronous_commit": "on",
        "lock_timeout": f"{WAIT * 1000:.0f}",
        "statement_timeout": f"{STATEMENT * 1000:.0f}",
        "idle_in_transaction_session_timeout": f"{STATEMENT * 1000:.0f}",
    }
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    given = url.query.get("options", "")
    connect_args = {
        "connect_timeout": int(WAIT),
        "tcp_user_timeout": int(WAIT * 1000 * 2),  # a server that vanished is noticed
        "options": f"{options} {given if isinstance(given, str) else ' '.join(given)}".strip(),
    }
    return create_engine(
        url.set(drivername="postgresql+psycopg").difference_update_query(["options"]),
        connect_args=connect_args,
        pool_size=5,
        max_overflow=10,
        pool_timeout=WAIT,
        pool_pre_ping=True,  # connections that a restart of the server cut are replaced unnoticed
        hide_parameters=True,
    )
