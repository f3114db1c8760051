"""What the server stores: in an SQLite file, in PostgreSQL, or for tests in memory, behind one interface.

`store.py` the interface, `rows.py` its structs, `errors.py` its errors, `sql/` the implementation, `columns.py` and
`batch_runs.py` conversions, `schema.py` and `migrations/` the database, `urls.py` from a URL to a store, `backup.py`
and `dumps.py` the whole store as one file.
"""

from longhaul.server.store.backup import backup, restore
from longhaul.server.store.errors import BadBackup, Exists, InvalidValue, Missing, NameTaken, Unavailable
from longhaul.server.store.store import Store
from longhaul.server.store.urls import open_store

__all__ = [
    "BadBackup",
    "Exists",
    "InvalidValue",
    "Missing",
    "NameTaken",
    "Store",
    "Unavailable",
    "backup",
    "open_store",
    "restore",
]
