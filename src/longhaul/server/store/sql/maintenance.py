"""The store as a whole: its secret, whether it works, and all of its rows."""

import secrets
from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, func, insert, select, text, update

from longhaul.server.store.columns import Columns
from longhaul.server.store.dumps import NAMES, checked, refuse_filled
from longhaul.server.store.errors import Missing, Unavailable
from longhaul.server.store.schema import chat, metadata, settings
from longhaul.server.store.sql.base import Base, in_our_words

CHUNK = 500  # rows read or written at a time
SECRET = settings.c.name == "secret"


class Whole(Base):
    def make_secret(self) -> None:
        """Once, when the store is new."""
        with self.writing() as connection:
            connection.execute(self._new_or(settings), {"name": "secret", "value": secrets.token_bytes(32)})

    def secret(self) -> bytes:
        row = self._one(select(settings.c.value).where(SECRET))
        if row is None:
            raise Missing("the database holds no secret; it was not made by this program")
        return bytes(row["value"])

    def check(self) -> None:
        with self.writing() as connection:
            connection.execute(update(settings).where(SECRET).values(value=settings.c.value))

    def check_writable(self) -> None:
        """SQLite's files are looked at; PostgreSQL is asked whether it has become read-only."""
        self._check_files(now=True)
        if not self._is_sqlite:
            with self.reading() as connection:
                if connection.exec_driver_sql("SHOW transaction_read_only").scalar() == "on":
                    raise Unavailable("the database cannot be used now: it is read-only")

    def tidy(self) -> None:
        """SQLite's log goes into the database, while others read and write; else a writer has to do it now and then,
        and all who wait for that commit wait for it too."""
        if self._is_sqlite and not self._in_memory:
            with in_our_words(self.engine), self.engine.connect() as connection:
                connection.connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")

    def dump(self) -> Iterator[tuple[str, dict[str, Any]]]:
        if self._in_memory:
            with self._turn:  # its one connection must not stay in a transaction while the caller takes its time
                return iter(list(self._dump()))
        return self._dump()

    def _dump(self) -> Iterator[tuple[str, dict[str, Any]]]:
        level = "SERIALIZABLE" if self._is_sqlite else "REPEATABLE READ"  # every statement sees the same moment
        with in_our_words(self.engine), self.engine.connect() as connection:
            frozen = connection.execution_options(isolation_level=level, stream_results=True, yield_per=CHUNK)
            with frozen.begin():
                for name, columns in NAMES.items():
                    for row in frozen.execute(select(metadata.tables[name])):
                        yield name, dict(zip(columns, row))

    def fill(self, rows: Iterator[tuple[str, dict[str, Any]]]) -> int:
        with self.writing() as connection:
            self._refuse_filled(connection)
            connection.execute(settings.delete())
            count = sum(_insert(connection, name, chunk) for name, chunk in _chunks(checked(rows)))
            self._go_on_counting(connection)
            return count

    def _refuse_filled(self, connection: Connection) -> None:
        for table in metadata.sorted_tables:
            if table is not settings and connection.execute(select(table).limit(1)).first():
                raise refuse_filled()

    def _go_on_counting(self, connection: Connection) -> None:
        """Tell PostgreSQL which numbers of chat lines are taken; SQLite sees for itself."""
        if not self._is_sqlite:
            last = select(func.max(chat.c.number)).scalar_subquery()
            connection.execute(select(func.setval(text("'chat_number_seq'"), last)).where(last.is_not(None)))


def _chunks(rows: Iterable[tuple[str, Columns]]) -> Iterator[tuple[str, list[Columns]]]:
    """Rows of one table in a row, a few hundred at a time: a whole store need not fit into memory."""
    for name, group in groupby(rows, key=itemgetter(0)):
        while chunk := [columns for _, columns in islice(group, CHUNK)]:
            yield name, chunk


def _insert(connection: Connection, name: str, rows: list[Columns]) -> int:
    connection.execute(insert(metadata.tables[name]), rows)
    return len(rows)
