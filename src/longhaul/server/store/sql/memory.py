"""A store that forgets everything when the program ends, for tests and for trying the server out: SQLite in memory.

The database exists only in its one connection, which all threads share; `Base` lets them use it one at a time.
"""

from functools import cache
from typing import Any

from sqlalchemy import Engine, StaticPool, create_engine, create_mock_engine, event

from longhaul.server.store.schema import metadata
from longhaul.server.store.sql import SqlStore
from longhaul.server.store.sql.engine import begin_sqlite


class MemoryStore(SqlStore):
    def __init__(self) -> None:
        super().__init__(memory_engine())
        self.make_secret()

    def close(self) -> None:
        """Do nothing: the database would be lost with its connection, and a server may start again on this store."""


def memory_engine() -> Engine:
    engine = create_engine(
        "sqlite+pysqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False}, hide_parameters=True
    )
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def _set_up(connection: Any, _record: object) -> None:
    connection.executescript(_schema_script())
    connection.isolation_level = None  # we begin transactions ourselves
    connection.execute("PRAGMA foreign_keys = ON")


@cache
def _schema_script() -> str:
    """The statements that create the schema. Preparing them once makes a new store cheap."""
    statements: list[str] = []
    engine: Any = create_mock_engine("sqlite://", lambda sql, *_: statements.append(str(sql.compile(engine))))
    metadata.create_all(engine, checkfirst=False)
    return ";\n".join(statements)
