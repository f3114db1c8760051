"""Adding entries: the one thing a server does all the time, so it costs a few microseconds a row.

In one transaction: what is the last entry of each table of the batch? Which runs follow theirs? Add those. Nothing
but the primary key of `entries` is needed to keep two writers apart. A number once taken stays taken, so what was
looked up can only be outdated in one way: another writer added the same number meanwhile. Then the key refuses ours,
the transaction is rolled back, and the next look finds that table fenced. (In SQLite writers take turns, and this
never happens.)

SQLite takes rows one by one through `executemany`. PostgreSQL gets them as one JSON text, which was found to cost the
least here: an eighth of `executemany` and half of COPY.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from longhaul.server.store.columns import as_json
from longhaul.server.store.errors import Exists, Unavailable
from longhaul.server.store.rows import Append
from longhaul.server.store.runs import Run, new_entries, runs_of
from longhaul.server.store.schema import seatings, snapshots
from longhaul.server.store.sql.base import Base, Clash
from longhaul.server.store.sql.tables import select_entries
from longhaul.table import Entry

TRIES = 10  # times to look again when other writers were quicker
encode = msgspec.json.Encoder().encode


class Statements(NamedTuple):
    """In the words of one database."""

    lasts: str
    add: str
    summarise: str


SQLITE = Statements(
    lasts="""SELECT tables.id, (SELECT max(number) FROM entries WHERE "table" = tables.id)
        FROM json_each(?) AS given JOIN tables ON tables.id = given.value""",
    add="INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    summarise="UPDATE tables SET status = ?2, updated = ?3, summary = ?4 WHERE id = ?1",
)
POSTGRES = Statements(
    lasts="""SELECT id, (SELECT max(number) FROM entries WHERE "table" = id)
        FROM json_array_elements_text(%s::json) AS given JOIN tables ON id = given""",
    add="""INSERT INTO entries ("table", number, kind, seat, at, value, who, text)
        SELECT x->>0, (x->>1)::bigint, x->>2, (x->>3)::bigint, (x->>4)::float8, (x->>5)::bigint, x->>6, x->>7
        FROM json_array_elements(%s::json) AS x""",
    summarise="""UPDATE tables SET status = x->>1, updated = (x->>2)::float8, summary = x->>3
        FROM json_array_elements(%s::json) AS x WHERE id = x->>0""",
)


class Appending(Base):
    def append(self, batch: Sequence[Append]) -> set[str]:
        runs = runs_of(batch)
        if not runs:
            return set()
        for _ in range(TRIES):
            try:
                return self._append(runs)
            except (Exists, Clash):
                continue
        raise Unavailable("the database cannot be used now: other writers are always quicker")

    def _append(self, runs: list[Run]) -> set[str]:
        with self.writing() as connection:
            added = self._following(connection, runs)
            following = [run for run in runs if run.table in added]
            self._many(connection, self._words.add, entry_rows(added))
            self._many(connection, self._words.summarise, summary_rows(following))
            self._add_seatings(connection, following)
            self._save_snapshots(connection, following)
        return {run.table for run in runs if run.table not in added}

    def _following(self, connection: Connection, runs: list[Run]) -> dict[str, list[Entry]]:
        """What is to be added to which table."""

        def stored(table: str, first: int, last: int) -> list[Entry]:
            return select_entries(connection, table, first, last)

        tables = encode([run.table for run in runs]).decode()
        lasts = {table: last or 0 for table, last in connection.exec_driver_sql(self._words.lasts, (tables,))}
        judged = ((run.table, new_entries(run, lasts.get(run.table), stored)) for run in runs)
        return {table: added for table, added in judged if added is not None}

    def _many(self, connection: Connection, statement: str, rows: list[tuple[Any, ...]]) -> None:
        if rows:
            connection.exec_driver_sql(statement, rows if self._is_sqlite else (encode(rows).decode(),))

    def _add_seatings(self, connection: Connection, runs: list[Run]) -> None:
        rows = [{"user": who, "table": run.table} for run in runs for who in sorted(run.sitters)]
        if rows:
            connection.execute(self._new_or(seatings), rows)

    def _save_snapshots(self, connection: Connection, runs: list[Run]) -> None:
        rows = [{"table": run.table, "number": run.snapshot_at, "data": run.snapshot} for run in runs if run.snapshot]
        if rows:
            connection.execute(self._new_or(snapshots, ("number", "data")), rows)

    @property
    def _words(self) -> Statements:
        return SQLITE if self._is_sqlite else POSTGRES


def entry_rows(added: dict[str, list[Entry]]) -> list[tuple[Any, ...]]:
    return [
        (table, e.number, e.kind, e.seat, e.at, e.value, e.who, e.text)
        for table, entries in added.items()
        for e in entries
    ]


def summary_rows(runs: Iterable[Run]) -> list[tuple[Any, ...]]:
    return [
        (run.table, run.summary.status, run.updated, as_json(run.summary)) for run in runs if run.summary is not None
    ]
