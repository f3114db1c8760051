"""How the schema came to be what it is: every database is brought up to date when it is opened.

A change of the schema is a new file in `versions/`, named `rev_NNNN_what.py`, written by hand after the last one and
never changed once released; `schema.py` says the same in its own way, and its `REVISION` is the new number. Tests
see to it that the two agree and that old data lives through it.
"""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from longhaul.server.store.errors import Unavailable
from longhaul.server.store.schema import REVISION
from longhaul.server.store.sql.base import in_our_words
from longhaul.server.store.sql.engine import WRITES

LOCK = 0x10_46_48_41_55_4C  # any number, as long as it is always the same one


def migrate(engine: Engine, to: str = REVISION) -> None:
    """Bring a database up to a revision, in one transaction. Whoever else opens it waits until that is done."""
    with in_our_words(engine), engine.execution_options(**WRITES).begin() as connection:
        _wait_for_turn(connection)
        current = MigrationContext.configure(connection).get_current_revision()
        if current == to:
            return
        if current is not None and current not in revisions():
            raise Unavailable(
                f"the database was made by a newer version of Longhaul (its revision {current} is not known here, the "
                f"newest one that is is {REVISION}): start that version, or restore a backup into an empty database"
            )
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def _wait_for_turn(connection: Connection) -> None:
    """In PostgreSQL; in SQLite the transaction itself is the lock, as only one can write."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


@cache
def revisions() -> tuple[str, ...]:
    """All that are known here, oldest first."""
    script = ScriptDirectory.from_config(_config())
    return tuple(step.revision for step in script.walk_revisions())[::-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
