"""Transactions, and the translation of database errors into ours."""

import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    Insert,
    PoolProxiedConnection,
    StaticPool,
    Table,
    exc,
    insert,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite

from longhaul.server.store.columns import Columns, Read, from_columns
from longhaul.server.store.errors import Exists, InvalidValue, Missing, Unavailable
from longhaul.server.store.rows import Row
from longhaul.server.store.sql.engine import WRITES
from longhaul.server.store.sql.files import DatabaseFiles

R = TypeVar("R", bound=Row)

NOT_NULL = ("23502", "SQLITE_CONSTRAINT_NOTNULL")
FOREIGN_KEY = ("23503", "SQLITE_CONSTRAINT_FOREIGNKEY")
CONFLICTS = ("40P01", "40001")  # a deadlock, a transaction overtaken by another


class Conflict(Unavailable):
    """Two transactions conflicted; the one that gets this error can retry at once."""


class Base:
    """The connection pool and the two kinds of transactions."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writer = engine.execution_options(**WRITES)
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._in_memory = isinstance(engine.pool, StaticPool)
        self._files = DatabaseFiles(engine) if self._is_sqlite and not self._in_memory else None
        # SQLite has one writer at a time and makes the others poll; this lock wakes the next one at once. In memory
        # there is one connection for all threads, so readers take turns as well.
        self._turn = threading.RLock()
        self._driver: PoolProxiedConnection | None = None  # the connection of `driver_connection`, once there is one

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        turn = self._turn if self._in_memory else nullcontext()
        with translated_errors(self.engine), turn, self.engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is on disk when the block ends without an error."""
        with translated_errors(self.engine), self._in_turn():
            self._check_files()
            with self._writer.begin() as connection:
                yield connection
            self._check_files()

    def _check_files(self, *, now: bool = False) -> None:
        if self._files is not None:
            self._files.check(now=now)

    def _in_turn(self) -> AbstractContextManager[object]:
        return self._turn if self._is_sqlite else nullcontext()

    @contextmanager
    def driver_connection(self) -> Iterator[Any]:
        """SQLite's own connection, outside of transactions: each statement is a transaction of its own. Raises Conflict
        instead of waiting if someone else is writing."""
        if not self._turn.acquire(blocking=False):
            raise Conflict("someone else is writing")
        try:
            with translated_errors(self.engine):
                self._check_files()
                if self._driver is None:
                    self._driver = self.engine.raw_connection()
                    self._driver.cursor().execute("PRAGMA busy_timeout = 0")
                yield self._driver.driver_connection
                self._check_files()
        finally:
            self._turn.release()

    def close(self) -> None:
        if self._driver is not None:
            self._driver.close()
        self.engine.dispose()

    # Statements that many methods share
    def _add(self, table: Table, columns: Columns) -> None:
        with self.writing() as connection:
            connection.execute(insert(table), columns)

    def _one(self, statement: Executable) -> Read | None:
        with self.reading() as connection:
            return connection.execute(statement).mappings().first()

    def _read_all(self, kind: type[R], statement: Executable) -> list[R]:
        with self.reading() as connection:
            return [from_columns(kind, row) for row in connection.execute(statement).mappings()]

    def _newest(self, kind: type[R], table: Table, column: str, value: str) -> list[R]:
        by_age = select(table).where(table.c[column] == value).order_by(table.c.created.desc(), table.c.id)
        return self._read_all(kind, by_age)

    def _upsert(self, table: Table, changed: Sequence[str] = (), unless: str = "") -> Insert:
        """Insert rows. Where the key exists, change these columns, except in rows in which the column `unless` is true;
        without columns, leave the row as it is."""
        return upsert(self._is_sqlite, table, tuple(changed), unless)


@cache
def upsert(is_sqlite: bool, table: Table, changed: tuple[str, ...], unless: str) -> Insert:
    """Cached: building the statement takes longer than executing it."""
    add: Any = sqlite.insert(table) if is_sqlite else postgresql.insert(table)
    if not changed:
        return add.on_conflict_do_nothing()  # type: ignore[no-any-return]
    return add.on_conflict_do_update(  # type: ignore[no-any-return]
        index_elements=list(table.primary_key),
        set_={name: add.excluded[name] for name in changed},
        where=~table.c[unless] if unless else None,
    )


@contextmanager
def translated_errors(engine: Engine) -> Iterator[None]:
    """Translate errors of the driver into ours; ours pass through."""
    try:
        yield
    except exc.IntegrityError as error:
        raise _constraint_error(error) from error
    except (exc.DataError, OverflowError, UnicodeEncodeError) as error:
        raise InvalidValue(f"the database cannot store this: {reason(error)}") from error
    except sqlite3.Error as error:  # from a statement that bypassed SQLAlchemy
        dbapi = exc.DBAPIError.instance("", (), error, sqlite3.Error)
        with translated_errors(engine):
            raise dbapi from error
    except exc.DBAPIError as error:
        kind = Conflict if _code(error) in CONFLICTS else Unavailable
        raise kind(f"the database cannot be used now: {without_secrets(reason(error), engine)}") from error
    except exc.TimeoutError as error:
        raise Unavailable("the database is too busy: no connection was free in time") from error


def _constraint_error(error: exc.IntegrityError) -> Exception:
    if _code(error) in FOREIGN_KEY:
        return Missing("the row that this refers to does not exist")
    if _code(error) in NOT_NULL:
        return InvalidValue("the database cannot store this: a value is missing")
    return Exists("something with that id is there already")


def _code(error: exc.DBAPIError) -> str:
    """The driver's code of the error, which does not depend on a language setting."""
    return str(getattr(error.orig, "sqlstate", None) or getattr(error.orig, "sqlite_errorname", ""))


def reason(error: BaseException) -> str:
    """The first line of the driver's message."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def without_secrets(text: str, engine: Engine) -> str:
    """The text without passwords, which drivers may quote."""
    query = engine.url.query.get("password", "")
    for secret in (str(engine.url.password or ""), query if isinstance(query, str) else ""):
        if secret:
            text = text.replace(secret, "***")
    return text
