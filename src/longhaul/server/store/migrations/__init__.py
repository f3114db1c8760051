"""Migrations: every database is brought up to date when it is opened.

To change the schema, write a new file `versions/rev_NNNN_what.py`, change `schema.py` to match, and set `REVISION` to
the new number. A released file never changes. Tests check that migrations and schema agree and that old data survives.
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
from longhaul.server.store.sql.base import translated_errors
from longhaul.server.store.sql.engine import WRITES

LOCK = 0x10_46_48_41_55_4C  # an arbitrary constant


def migrate(engine: Engine, to: str = REVISION) -> None:
    """Migrate a database to a revision in one transaction. Other processes that open it wait until it ends."""
    with translated_errors(engine), engine.execution_options(**WRITES).begin() as connection:
        _wait_for_turn(connection)
        current = MigrationContext.configure(connection).get_current_revision()
        if current == to:
            return
        if current is not None and current not in revisions():
            raise Unavailable(
                f"the database was made by a newer version of Longhaul (its revision is {current}, the "
                f"newest known here is {REVISION}): start that version, or restore a backup into an empty database"
            )
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def _wait_for_turn(connection: Connection) -> None:
    """Take a lock in PostgreSQL; in SQLite the transaction is the lock."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


@cache
def revisions() -> tuple[str, ...]:
    """All revisions, the oldest first."""
    script = ScriptDirectory.from_config(_config())
    return tuple(step.revision for step in script.walk_revisions())[::-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
