"""Rows as they are dumped: which tables and columns there are, and checks before a store accepts them."""

from collections.abc import Iterable, Iterator

from longhaul.server.store import schema
from longhaul.server.store.columns import Columns
from longhaul.server.store.errors import BadBackup

# The columns of each table, in an order in which rows can be put in: users before their sessions.
NAMES = {
    str(table.name): tuple(str(column.name) for column in table.columns) for table in schema.metadata.sorted_tables
}


def checked(rows: Iterable[tuple[str, Columns]]) -> Iterator[tuple[str, Columns]]:
    """The rows with their columns in the schema's order. Raises BadBackup for a row that does not fit the schema."""
    for table, columns in rows:
        if table not in NAMES:
            raise BadBackup(f"a store has no table {table!r}")
        if columns.keys() != set(NAMES[table]):
            raise BadBackup(f"a row of {table!r} has other columns than it should")
        yield table, {name: columns[name] for name in NAMES[table]}


def not_empty() -> BadBackup:
    return BadBackup("the store is not empty; a backup can only be restored into an empty one")
