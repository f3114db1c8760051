"""The store in a database: SQLite for one server, PostgreSQL for those who run it. One implementation for both.

`engine.py` connections, `files.py` the files of SQLite, `base.py` transactions and errors, `append.py` adding entries,
`maintenance.py` the store as a whole, `memory.py` a store for tests; every other module has the methods of its topic.
"""

from longhaul.server.store.sql.append import EntryAppender
from longhaul.server.store.sql.chat import ChatStore
from longhaul.server.store.sql.daily import DailyStore
from longhaul.server.store.sql.maintenance import Maintenance
from longhaul.server.store.sql.notices import NoticeStore
from longhaul.server.store.sql.origins import OriginStore
from longhaul.server.store.sql.premoves import PremoveStore
from longhaul.server.store.sql.ratings import RatingStore
from longhaul.server.store.sql.records import RecordStore
from longhaul.server.store.sql.tables import TableStore
from longhaul.server.store.sql.users import UserStore


class SqlStore(
    EntryAppender,
    TableStore,
    UserStore,
    ChatStore,
    RatingStore,
    RecordStore,
    DailyStore,
    PremoveStore,
    NoticeStore,
    OriginStore,
    Maintenance,
):
    """The whole interface of `Store`."""
