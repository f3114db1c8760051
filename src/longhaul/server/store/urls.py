"""Opens a store by its URL. A URL can contain a password, which no message shows."""

from sqlalchemy import URL, exc, make_url

from longhaul.server.store.errors import Unavailable
from longhaul.server.store.migrations import migrate
from longhaul.server.store.sql import SqlStore
from longhaul.server.store.sql.engine import make_engine
from longhaul.server.store.sql.memory import MemoryStore
from longhaul.server.store.store import Store

FORMS = "memory:, sqlite:///path/to/file.db or postgresql://user:password@host/database"


def open_store(url: str) -> Store:
    """Open the store at a URL and migrate its schema."""
    if url == "memory:":
        return MemoryStore()
    parsed = parse(url)
    try:
        engine = make_engine(parsed)
    except (exc.ArgumentError, ValueError, TypeError):
        raise Unavailable(f"the URL of the database cannot be used; it must be {FORMS}") from None
    store = SqlStore(engine)
    try:
        migrate(engine)
        store.make_secret()
    except BaseException:
        store.close()
        raise
    return store


def parse(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (exc.ArgumentError, ValueError):
        raise Unavailable(f"the URL of a store is {FORMS}") from None
    backend = "postgresql" if parsed.drivername == "postgres" else parsed.get_backend_name()
    if backend == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise Unavailable("sqlite needs a file: sqlite:///path/to/file.db (for a store in memory use memory:)")
    if backend not in ("sqlite", "postgresql"):
        raise Unavailable(f"the URL of a store is {FORMS}, not {parsed.drivername}:…")
    return parsed.set(drivername=backend)
