"""What the server keeps: in memory, in an SQLite file, or in PostgreSQL, behind one interface.

`store.py` the interface, `rows.py` what is kept, `errors.py` what can go wrong, `memory.py` and `sql/` the two
implementations, `columns.py`, `runs.py` and `dumps.py` what they share, `schema.py` and `migrations/` the database,
`opening.py` from an address to a store, `backup.py` all of it in one file.
"""

from longhaul.server.store.backup import backup, restore
from longhaul.server.store.errors import BadBackup, Exists, Missing, NameTaken, Unavailable, Unfit
from longhaul.server.store.store import Store
from longhaul.server.store.urls import open_store

__all__ = [
    "BadBackup",
    "Exists",
    "Missing",
    "NameTaken",
    "Store",
    "Unavailable",
    "Unfit",
    "backup",
    "open_store",
    "restore",
]
