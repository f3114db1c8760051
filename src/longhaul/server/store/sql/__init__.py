"""A store in a database: SQLite for one server, PostgreSQL for many. One implementation for both.

`engine.py` connections, `base.py` transactions and errors, `append.py` adding entries, `tables.py`, `users.py`,
`talk.py`, `daily.py`, `study.py`, `ahead.py`, `fair.py` everything else by topic, `whole.py` the store as one thing.
"""

from longhaul.server.store.sql.append import Appending
from longhaul.server.store.sql.chat import Talk
from longhaul.server.store.sql.daily import DailyGames
from longhaul.server.store.sql.maintenance import Whole
from longhaul.server.store.sql.origins import FairPlay
from longhaul.server.store.sql.premoves import Ahead
from longhaul.server.store.sql.study import Study
from longhaul.server.store.sql.tables import Tables
from longhaul.server.store.sql.users import Users


class SqlStore(Appending, Tables, Users, Talk, DailyGames, Study, Ahead, FairPlay, Whole):
    """All of it."""
