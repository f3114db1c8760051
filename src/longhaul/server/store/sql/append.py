"""Appending entries: what a server does all the time, so it must cost no more than a few microseconds a row.

One transaction looks up the last entry of each table in the batch, finds the runs that follow it, and inserts those.
The primary key of `entries` alone keeps two writers apart. A number that is taken stays taken, so the looked-up
numbers can be outdated in one way only: another writer has added the same number meanwhile. Then the key rejects ours,
the transaction is rolled back, and the next attempt finds that table fenced. (In SQLite writers take turns, so this
never happens.)

Most batches are moves at tables whose last entry this process has added itself. Then there is nothing to look up: the
key alone keeps writers apart, and in SQLite one statement is the whole transaction (`append_at_once`).

A batch is one statement or a few, never one per row. PostgreSQL gets it as one JSON text, at an eighth of the cost of
`executemany` and half that of COPY. SQLite reads JSON numbers inexactly, so it gets values; `executemany` would release
the GIL at every row, and beside a busy event loop each release takes 5 ms to come back.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine

from longhaul.core.errors import LonghaulError
from longhaul.server.store.batch_runs import Run, lasts_after, new_entries, runs_of
from longhaul.server.store.columns import as_json
from longhaul.server.store.errors import Exists, Unavailable
from longhaul.server.store.rows import Append
from longhaul.server.store.schema import seatings, snapshots
from longhaul.server.store.sql.base import Base, Conflict
from longhaul.server.store.sql.tables import select_entries
from longhaul.table import LogEntry

MAX_TRIES = 10  # when other writers were faster
MAX_ROWS = 128  # in one statement of SQLite
MAX_CACHED_TABLES = 100_000  # whose last entry is cached
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(dict[str, int | None]).decode


class Statements(NamedTuple):
    """The SQL of one database."""

    lasts: str
    add: str
    summarise: str


SQLITE = Statements(
    lasts="""SELECT json_group_object(tables.id, (SELECT max(number) FROM entries WHERE "table" = tables.id))
        FROM json_each(?) AS given CROSS JOIN tables ON tables.id = given.value""",
    # OR FAIL: SQLite need not be able to undo this statement alone, because we roll back the whole transaction.
    add="INSERT OR FAIL INTO entries VALUES {values}",
    summarise="""UPDATE OR FAIL tables SET status = column2, updated = column3, summary = column4
        FROM (VALUES {values}) WHERE id = column1""",
)
SINGLE_STATEMENT_INSERT = "INSERT INTO entries VALUES {values}"  # in SQLite, as a transaction of its own
POSTGRES = Statements(
    lasts="""SELECT json_object_agg(id, (SELECT max(number) FROM entries WHERE "table" = id))::text
        FROM json_array_elements_text(%s::json) AS given JOIN tables ON id = given""",
    add="""INSERT INTO entries ("table", number, kind, seat, at, value, who, text)
        SELECT x->>0, (x->>1)::bigint, x->>2, (x->>3)::bigint, (x->>4)::float8, (x->>5)::bigint, x->>6, x->>7
        FROM json_array_elements(%s::json) AS x""",
    summarise="""UPDATE tables SET status = x->>1, updated = (x->>2)::float8, summary = x->>3
        FROM json_array_elements(%s::json) AS x WHERE id = x->>0""",
)


class EntryAppender(Base):
    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._known: dict[str, int] = {}  # last entries that we have seen on disk; entries are never deleted

    def append(self, batch: Sequence[Append]) -> set[str]:
        runs = runs_of(batch)
        if not runs:
            return set()
        for _ in range(MAX_TRIES):
            try:
                return self._append(runs)
            except (Exists, Conflict):
                continue
        raise Unavailable("the database is too busy: other writers are always faster")

    def append_at_once(self, batch: Sequence[Append]) -> bool:
        """In SQLite, if the moves follow what we added before: then one statement is enough."""
        if not self._is_sqlite or len(batch) > MAX_ROWS:
            return False
        lasts = lasts_after(batch, self._known)
        if not lasts:
            return False
        statement, values = filled(
            SINGLE_STATEMENT_INSERT, [entry_row(move.table, move.entry) for move in batch if move.entry]
        )
        with suppress(LonghaulError), self.driver_connection() as driver:
            driver.execute(statement, values)
            self._note_lasts(lasts)
            return True
        return False

    def _note_lasts(self, lasts: Mapping[str, int]) -> None:
        if len(self._known) > MAX_CACHED_TABLES:
            self._known.clear()
        self._known.update(lasts)

    def _append(self, runs: list[Run]) -> set[str]:
        with self.writing() as connection:
            added = self._following(connection, runs)
            following = [run for run in runs if run.table in added]
            self._many(connection, self._statements.add, entry_rows(added))
            self._many(connection, self._statements.summarise, summary_rows(following))
            self._add_seatings(connection, following)
            self._save_snapshots(connection, following)
        self._note_lasts({run.table: run.entries[-1].number for run in following if run.entries})
        return {run.table for run in runs if run.table not in added}

    def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        with self.reading() as connection:
            return self._lasts(connection, list(tables))

    def _following(self, connection: Connection, runs: list[Run]) -> dict[str, list[LogEntry]]:
        """The entries to add, by table; tables that are fenced are left out."""

        def stored(table: str, first: int, last: int) -> list[LogEntry]:
            return select_entries(connection, table, first, last)

        lasts = self._lasts(connection, [run.table for run in runs])
        judged = [(run.table, new_entries(run, lasts.get(run.table), stored)) for run in runs]
        return {table: added for table, added in judged if added is not None}

    def _lasts(self, connection: Connection, tables: list[str]) -> dict[str, int]:
        """The number of the last entry of each table that there is."""
        found = connection.exec_driver_sql(self._statements.lasts, (encode(tables).decode(),)).scalar()
        return {table: last or 0 for table, last in decode(found or "{}").items()}

    def _many(self, connection: Connection, statement: str, rows: list[tuple[Any, ...]]) -> None:
        if not self._is_sqlite:
            if rows:
                connection.exec_driver_sql(statement, (encode(rows).decode(),))
            return
        driver = connection.connection.driver_connection  # bypasses SQLAlchemy, which costs more than a row
        assert driver is not None
        for part in parts(rows):
            driver.execute(*filled(statement, part))

    def _add_seatings(self, connection: Connection, runs: list[Run]) -> None:
        rows = [{"user": who, "table": run.table} for run in runs for who in sorted(run.sitters)]
        if rows:
            connection.execute(self._upsert(seatings), rows)

    def _save_snapshots(self, connection: Connection, runs: list[Run]) -> None:
        rows = [{"table": run.table, "number": run.snapshot_at, "data": run.snapshot} for run in runs if run.snapshot]
        if rows:
            connection.execute(self._upsert(snapshots, ("number", "data")), rows)

    @property
    def _statements(self) -> Statements:
        return SQLITE if self._is_sqlite else POSTGRES


def parts(rows: list[tuple[Any, ...]]) -> Iterator[list[tuple[Any, ...]]]:
    """Rows in groups: SQLite caches a statement for each size of group."""
    return (rows[first : first + MAX_ROWS] for first in range(0, len(rows), MAX_ROWS))


def filled(statement: str, rows: list[tuple[Any, ...]]) -> tuple[str, tuple[Any, ...]]:
    """A statement of SQLite with placeholders for rows, and their values."""
    return _with_placeholders(statement, len(rows), len(rows[0])), tuple(chain.from_iterable(rows))


@cache
def _with_placeholders(statement: str, rows: int, width: int) -> str:
    row = f"({', '.join('?' * width)})"
    return statement.format(values=", ".join([row] * rows))


def entry_rows(added: dict[str, list[LogEntry]]) -> list[tuple[Any, ...]]:
    return [entry_row(table, entry) for table, entries in added.items() for entry in entries]


def entry_row(table: str, entry: LogEntry) -> tuple[Any, ...]:
    return table, entry.number, entry.kind, entry.seat, entry.at, entry.value, entry.who, entry.stored_text


def summary_rows(runs: Iterable[Run]) -> list[tuple[Any, ...]]:
    return [
        (run.table, run.summary.status, run.updated, as_json(run.summary)) for run in runs if run.summary is not None
    ]
