"""One session of one game: who sits where, whose turn it is, how long they have, and everything that was done.

A table is a header and a list of entries; all else follows from them (`Table.replay`). Nothing here knows of
sockets, files or the time of day: a server stores entries and says what time it is.

`setting.py` what someone asks for who sets a table up, `header.py` what it is set up with, `entry.py` what can happen
at it, `seating.py` who holds the seats, `clock.py` how long they may think, `table.py` the session, `view.py` what each
viewer may see, `frozen.py` a table as bytes, `verifying.py` whether a record is true. `daily.py` games of the day,
`orders.py` moves that are laid ahead, `catalogue.py` what can be laid ahead.
"""

from longhaul.table.clock import Clock
from longhaul.table.errors import Rejection
from longhaul.table.header import Header
from longhaul.table.log_entry import LogEntry
from longhaul.table.seats import Seat
from longhaul.table.table import Table

__all__ = ["Clock", "Header", "LogEntry", "Rejection", "Seat", "Table"]
