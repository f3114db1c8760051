"""A table: one session of one game. Who sits where, whose turn it is, how long they have, and all that was done.

A table is a header and a log; everything else follows from them (`Table.replay`). Nothing here knows of sockets, files
or the time of day: a server stores the entries and says what time it is.

`table_config.py` what a host chooses, `header.py` what a table is opened with, `log_entry.py` what can happen at it,
`seats.py` who plays, `clock.py` how long they may think, `table.py` the session, `view.py` what each viewer may see,
`snapshot.py` a table as bytes, `verify.py` checks of a record, `rated_games.py`, `daily_challenge.py`, `premoves.py`
moves chosen in advance, `premove_options.py` what they can be, `forced_moves.py`.
"""

from longhaul.table.clock import Clock
from longhaul.table.errors import Rejection
from longhaul.table.header import Header
from longhaul.table.log_entry import LogEntry
from longhaul.table.seats import Seat
from longhaul.table.table import Table

__all__ = ["Clock", "Header", "LogEntry", "Rejection", "Seat", "Table"]
