"""When databases fail: a sentence, nothing half done, and all is well again when they are back."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event

from longhaul.server.store import Store, Unavailable, open_store
from longhaul.server.store.rows import Append
from longhaul.server.store.sql import SqlStore
from tests.server.postgres import Cluster
from tests.server.store.conftest import Address, make_place
from tests.server.store.samples import add_table, add_user, everything, fill_with_samples, play, plays, sit, summary

pytestmark = pytest.mark.slow

CALLS: list[Callable[[Store], object]] = [
    lambda store: store.append(plays("t1", 1, 1)),
    lambda store: store.load_table("t1"),
    lambda store: store.list_tables(),
    lambda store: add_user(store, "bo", "Bo"),
    lambda store: store.user_by_name("ann"),
    lambda store: store.delete_user("ann"),
    lambda store: store.add_chat("t1", 1.0, "ann", "Ann", "hi"),
    lambda store: store.save_ratings("t1", []),
    lambda store: store.secret(),
    lambda store: store.check(),
    lambda store: list(store.dump()),
    lambda store: store.fill(iter([])),
]


@pytest.fixture
def at_postgres(request: pytest.FixtureRequest) -> Iterator[Address]:
    for place in make_place("postgres", request):
        assert isinstance(place, Address)
        yield place


@pytest.fixture
def at_sqlite(request: pytest.FixtureRequest) -> Iterator[Address]:
    for place in make_place("sqlite", request):
        assert isinstance(place, Address)
        yield place


def opened(address: Address, pragma: str = "") -> SqlStore:
    """A store whose connections, all new, are set up with one more pragma."""
    store = address.open()
    assert isinstance(store, SqlStore)
    if pragma:
        event.listen(store.engine, "connect", lambda connection, _: connection.execute(pragma))
        store.engine.dispose()
    return store


# PostgreSQL is away
def test_a_server_that_was_stopped_is_used_again_when_it_is_back(at_postgres: Address, postgres: Cluster) -> None:
    store = at_postgres.open()
    add_table(store, "t1")
    postgres.stop()
    try:
        for call in CALLS:
            with pytest.raises(Unavailable, match=r"the database cannot be used now: .+"):
                call(store)
    finally:
        postgres.start()
    assert store.append(plays("t1", 1, 1)) == set() and len(store.entries("t1")) == 1
    store.check()


def test_what_was_reported_as_done_outlives_a_crash_of_the_server(at_postgres: Address, postgres: Cluster) -> None:
    store = at_postgres.open()
    fill_with_samples(store)
    before = everything(store)
    postgres.stop("immediate")
    postgres.start()
    assert everything(store) == before


def test_connections_that_were_cut_between_two_calls_are_not_noticed(at_postgres: Address, postgres: Cluster) -> None:
    store = at_postgres.open()
    add_table(store)
    cut_connections(postgres)
    assert store.append(plays("t1", 1, 1)) == set()


def test_a_connection_that_is_cut_half_way_leaves_nothing_half_done(at_postgres: Address, postgres: Cluster) -> None:
    store = opened(at_postgres)
    add_table(store, "t1")
    add_table(store, "t2")
    batch = [*plays("t1", 1, 3), Append(table="t2", entry=sit(1, "ann"), summary=summary("over"))]

    def cut(_connection: Connection, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("UPDATE tables"):
            cut_connections(postgres)

    event.listen(store.engine, "before_cursor_execute", cut)
    with pytest.raises(Unavailable):
        store.append(batch)
    event.remove(store.engine, "before_cursor_execute", cut)
    assert store.entries("t1") == [] == store.entries("t2") and store.tables_of("ann") == []
    assert store.append(batch) == set()


def test_a_commit_of_which_nobody_knows_can_be_tried_again(address: Address) -> None:
    store = opened(address)
    add_table(store, "t1")
    lost = sqlite3.OperationalError("the connection broke"), psycopg.OperationalError("the connection broke")

    def commit_and_lose(connection: Connection) -> None:
        event.remove(store.engine, "commit", commit_and_lose)
        connection.connection.dbapi_connection.commit()  # type: ignore[union-attr]
        raise lost[not store._is_sqlite]

    event.listen(store.engine, "commit", commit_and_lose)
    with pytest.raises((Unavailable, *map(type, lost))):
        store.append(plays("t1", 1, 3))
    assert len(store.entries("t1")) == 3
    assert store.append(plays("t1", 1, 4)) == set() and len(store.entries("t1")) == 4


def cut_connections(postgres: Cluster) -> None:
    postgres.run_sql(["SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test_%'"])


def test_a_lock_that_is_held_too_long(at_postgres: Address) -> None:
    store = at_postgres.open()
    add_table(store)
    with psycopg.connect(at_postgres.url) as other:
        other.execute("LOCK TABLE entries")
        quick = open_store(at_postgres.url + "&options=-c%20lock_timeout%3D100")
        with pytest.raises(Unavailable, match="lock timeout"):
            quick.append(plays("t1", 1, 1))
    assert quick.append(plays("t1", 1, 1)) == set()
    quick.close()


# Other threads
def test_a_batch_is_a_few_statements_however_long_it_is(address: Address) -> None:
    """Between two statements other threads run; beside a busy one, a batch of many would take ages."""
    store = opened(address)
    statements: list[str] = []
    event.listen(store.engine, "before_cursor_execute", lambda *args: statements.append(args[2]))
    for size in (1, 100, 200):
        tables = [f"t{size}-{i}" for i in range(size)]
        for table in tables:
            add_table(store, table)
        statements.clear()
        batch = [Append(table=table, entry=play(1), summary=summary()) for table in tables]
        assert store.append(batch) == set() and len(statements) <= 12


# SQLite in trouble
def test_a_full_disk(at_sqlite: Address) -> None:
    store = opened(at_sqlite)
    add_table(store, "t1")
    add_table(store, "t2")
    pages = sqlite3.connect(at_sqlite.url.removeprefix("sqlite:///")).execute("PRAGMA page_count").fetchone()[0]
    full = opened(at_sqlite, f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(Unavailable, match="database or disk is full"):
        full.append([*plays("t1", 1, 1), Append(table="t2", entry=sit(1, "ann", "x" * 100_000))])
    with pytest.raises(Unavailable, match="full"):
        add_user(full, "ann", "y" * 100_000)
    assert full.entries("t1") == [] == full.entries("t2")
    assert full.append(plays("t1", 1, 1)) == set()  # this still fits
    assert store.append([Append(table="t2", entry=sit(1, "ann", "x" * 100_000))]) == set()


def test_a_file_that_someone_else_is_writing_to(at_sqlite: Address) -> None:
    store = opened(at_sqlite, "PRAGMA busy_timeout = 50")
    add_table(store)
    other = sqlite3.connect(at_sqlite.url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="database is locked"):
        store.append(plays("t1", 1, 1))
    assert store.entries("t1") == [] and store.load_table("t1")  # it can still be read
    other.execute("ROLLBACK")
    assert store.append(plays("t1", 1, 1)) == set()


def test_at_once_means_without_waiting_for_another_writer(at_sqlite: Address) -> None:
    store = opened(at_sqlite)
    add_table(store)
    store.append(plays("t1", 1, 1))
    assert store.append_at_once(plays("t1", 2, 2))
    other = sqlite3.connect(at_sqlite.url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert not store.append_at_once(plays("t1", 3, 3))
    with store._turn:  # of our own
        assert not store.append_at_once(plays("t1", 3, 3))
    with store.driver_connection() as driven:
        assert driven.execute("PRAGMA busy_timeout").fetchone() == (0,)  # SQLite itself does not wait either
    other.execute("ROLLBACK")
    assert store.append_at_once(plays("t1", 3, 3)) and len(store.entries("t1")) == 3


def test_a_tidy_log_holds_nobody_up(at_sqlite: Address) -> None:
    store = opened(at_sqlite)
    add_table(store)
    log = Path(at_sqlite.url.removeprefix("sqlite:///") + "-wal")
    for number in range(1, 400):
        store.append([Append(table="t1", entry=sit(number, "ann", "x" * 4000))])
        if number == 200:
            store.tidy()
            size = log.stat().st_size
    store.tidy()
    store.append(plays("t1", 400, 400))
    assert log.stat().st_size <= 2 * size  # what was tidied up is written over


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("hello " * 1000)
    with pytest.raises(Unavailable, match="file is not a database"):
        open_store(f"sqlite:///{tmp_path / 'text.db'}")


# What is reported as done is on disk
def test_a_commit_waits_for_the_disk(address: Address) -> None:
    store = opened(address)
    with store.reading() as connection:
        if store._is_sqlite:
            names = ("journal_mode", "synchronous", "foreign_keys")
            found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]
            assert found == ["wal", 2, 1]
        else:
            names = ("synchronous_commit", "fsync", "full_page_writes")
            assert [connection.exec_driver_sql(f"SHOW {name}").scalar() for name in names] == ["on", "on", "on"]


WRITER = """
import sys
from longhaul.server.store import open_store
from tests.server.store.samples import plays
store = open_store(sys.argv[1])
for number in range(1, 1_000_000):
    store.append(plays("t1", number, number))
    print(number, flush=True)
"""


def test_what_a_killed_process_reported_is_there(address: Address) -> None:
    store = address.open()
    add_table(store)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, address.url], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert writer.stdout
    reported = [int(writer.stdout.readline()) for _ in range(25)]
    writer.send_signal(signal.SIGKILL)
    reported += [int(line) for line in writer.stdout]
    writer.wait()
    stored = [entry.number for entry in store.entries("t1")]
    assert stored == list(range(1, len(stored) + 1)) and len(stored) in (len(reported), len(reported) + 1)
