"""The store as a whole: its secret, health checks, and dumps."""

import secrets
from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, func, insert, select, text, update

from longhaul.server.store.columns import Columns
from longhaul.server.store.dumps import NAMES, checked, not_empty
from longhaul.server.store.errors import Missing, Unavailable
from longhaul.server.store.schema import chat, metadata, settings
from longhaul.server.store.sql.base import Base, translated_errors

CHUNK = 500  # rows read or written at a time
SECRET = settings.c.name == "secret"


class Maintenance(Base):
    def make_secret(self) -> None:
        """Create the secret of a new store."""
        with self.writing() as connection:
            connection.execute(self._upsert(settings), {"name": "secret", "value": secrets.token_bytes(32)})

    def secret(self) -> bytes:
        row = self._one(select(settings.c.value).where(SECRET))
        if row is None:
            raise Missing("the database has no secret; it was not made by this program")
        return bytes(row["value"])

    def check(self) -> None:
        with self.writing() as connection:
            connection.execute(update(settings).where(SECRET).values(value=settings.c.value))

    def check_writable(self) -> None:
        """Check SQLite's files, or whether PostgreSQL has become read-only."""
        self._check_files(now=True)
        if not self._is_sqlite:
            with self.reading() as connection:
                if connection.exec_driver_sql("SHOW transaction_read_only").scalar() == "on":
                    raise Unavailable("the database cannot be used now: it is read-only")

    def tidy(self) -> None:
        """Checkpoint SQLite's write-ahead log while others read and write; otherwise some commit would have to do it,
        and everyone waiting for that commit would wait for it too."""
        if self._is_sqlite and not self._in_memory:
            with translated_errors(self.engine), self.engine.connect() as connection:
                connection.connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")

    def dump(self) -> Iterator[tuple[str, dict[str, Any]]]:
        if self._in_memory:
            with self._turn:  # the only connection must not stay in a transaction while the caller works
                return iter(list(self._dump()))
        return self._dump()

    def _dump(self) -> Iterator[tuple[str, dict[str, Any]]]:
        level = "SERIALIZABLE" if self._is_sqlite else "REPEATABLE READ"  # all statements see one snapshot
        with translated_errors(self.engine), self.engine.connect() as connection:
            frozen = connection.execution_options(isolation_level=level, stream_results=True, yield_per=CHUNK)
            with frozen.begin():
                for name, columns in NAMES.items():
                    for row in frozen.execute(select(metadata.tables[name])):
                        yield name, dict(zip(columns, row))

    def fill(self, rows: Iterator[tuple[str, dict[str, Any]]]) -> int:
        with self.writing() as connection:
            self._check_empty(connection)
            connection.execute(settings.delete())
            count = sum(_insert(connection, name, chunk) for name, chunk in _chunks(checked(rows)))
            self._advance_chat_numbers(connection)
            return count

    def _check_empty(self, connection: Connection) -> None:
        for table in metadata.sorted_tables:
            if table is not settings and connection.execute(select(table).limit(1)).first():
                raise not_empty()

    def _advance_chat_numbers(self, connection: Connection) -> None:
        """Tell PostgreSQL which chat numbers are taken; SQLite finds out by itself."""
        if not self._is_sqlite:
            last = select(func.max(chat.c.number)).scalar_subquery()
            connection.execute(select(func.setval(text("'chat_number_seq'"), last)).where(last.is_not(None)))


def _chunks(rows: Iterable[tuple[str, Columns]]) -> Iterator[tuple[str, list[Columns]]]:
    """Consecutive rows of one table, a few hundred at a time: a whole store need not fit into memory."""
    for name, group in groupby(rows, key=itemgetter(0)):
        while chunk := [columns for _, columns in islice(group, CHUNK)]:
            yield name, chunk


def _insert(connection: Connection, name: str, rows: list[Columns]) -> int:
    connection.execute(insert(metadata.tables[name]), rows)
    return len(rows)
