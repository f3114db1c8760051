"""Tables of older rules: after an upgrade their games cannot be played on, replayed or shown as positions.

The server ends those that were not over when it starts: with a last log entry, the last known scores, unrated. What the
store holds of them can still be shown: their log without events, and their result.
"""

from longhaul.core.messages import Message
from longhaul.core.position import NO_SEAT
from longhaul.games import find_game
from longhaul.server.store.rows import Append, StoredTable, Summary
from longhaul.server.store.store import Store
from longhaul.table import Header, LogEntry, Rejection
from longhaul.table.log_entry import ABORTED
from longhaul.table.view import StepView

REASON = "rules"


class OutdatedTable(Rejection):
    """A table that was opened under other rules or cards than the game has now."""

    code = "old_rules"

    def __init__(self, stored: StoredTable) -> None:
        scores = stored.summary.result["scores"] if stored.summary.result else stored.summary.scores
        message = Message("rejected-old-rules-scores", {"scores": scores}) if scores else Message("rejected-old-rules")
        super().__init__(message, code=self.code)
        self.header = stored.header
        self.version = last_number(stored)


def is_outdated(header: Header) -> bool:
    rulebook = find_game(header.game)
    if header.rules != rulebook.facts.version or header.content not in rulebook.sets:
        return True
    return header.content_hash != rulebook.find_content(header.content).digest


def last_number(stored: StoredTable) -> int:
    return stored.entries[-1].number if stored.entries else stored.snapshot_at


def end_outdated(store: Store, table: str, now: float) -> list[str]:
    """End an outdated table; the ids of the people who held its seats. None are returned, and nothing is written, if it
    was over already. Blocks."""
    stored = store.load_table(table)
    if stored is None or stored.summary.status == "over":
        return []
    entry = LogEntry(last_number(stored) + 1, "end", NO_SEAT, now, text=REASON)
    summary = Summary(
        status="over",
        version=entry.number,
        turn=NO_SEAT,
        seats=[{**seat, "open": False} for seat in stored.summary.seats],
        result={"scores": stored.summary.scores, "winners": [], "ending": ABORTED[REASON]},
        scores=stored.summary.scores,
    )
    if store.append([Append(table=table, entry=entry, at=now, summary=summary)]):
        return []  # another server has ended it
    return seated(store.entries(table))


def seated(entries: list[LogEntry]) -> list[str]:
    """The people who held the seats after these entries; of those who left too."""
    seats: dict[int, str] = {}
    for entry in entries:
        if entry.kind == "sit":
            seats[entry.seat] = entry.who
    return sorted(set(seats.values()))


def stored_steps(entries: list[LogEntry]) -> list[StepView]:
    """Entries as steps, without what replaying them would add: the text and the events of moves."""
    return [StepView(e.number, e.kind, e.seat, e.at, e.value, e.text, "", {}, [], [], e.forced) for e in entries]
