"""A batch of appends grouped by table, and the check that a table's entries follow the stored ones."""

from collections.abc import Callable, Mapping, Sequence

from longhaul.server.store.columns import check_finite, check_text
from longhaul.server.store.rows import Append, Summary
from longhaul.table import LogEntry

Stored = Callable[[str, int, int], list[LogEntry]]  # table, first, last


class Run:
    """What a batch adds to one table: consecutive entries, and the last of its summaries and snapshots."""

    __slots__ = ("broken", "entries", "sitters", "snapshot", "snapshot_at", "summary", "table", "updated")

    def __init__(self, table: str) -> None:
        self.table = table
        self.entries: list[LogEntry] = []
        self.sitters: set[str] = set()
        self.broken = False  # the batch itself repeats or skips a number
        self.summary: Summary | None = None
        self.updated = 0.0
        self.snapshot = b""
        self.snapshot_at = 0

    def add(self, item: Append) -> None:
        entry = item.entry
        if item.summary is not None:
            self.summary = item.summary
            self.updated = entry.at if entry else item.at
        if entry is None:
            return
        if self.entries and entry.number != self.entries[-1].number + 1:
            self.broken = True
        check_entry(entry)
        if entry.kind == "sit":
            self.sitters.add(entry.who)
        self.entries.append(entry)
        if item.snapshot:
            self.snapshot = item.snapshot
            self.snapshot_at = item.snapshot_at


def runs_of(batch: Sequence[Append]) -> list[Run]:
    """The runs of a batch in the order of their tables, so that writers cannot deadlock."""
    runs: dict[str, Run] = {}
    for item in batch:
        run = runs.get(item.table)
        if run is None:
            run = runs[item.table] = Run(item.table)
        run.add(item)
    return [runs[table] for table in sorted(runs)]


def check_entry(entry: LogEntry) -> None:
    """Raise InvalidValue for values that not every database can store."""
    check_finite("at", entry.at)
    if entry.text or entry.who:
        check_text("text", entry.text)
        check_text("who", entry.who)


def lasts_after(batch: Sequence[Append], lasts: Mapping[str, int]) -> dict[str, int]:
    """The number of each table's last entry after the batch; empty if it contains more than moves, or a move that does
    not follow the entry before it."""
    after: dict[str, int] = {}
    for item in batch:
        table, entry = item.table, item.entry
        if entry is None or not item.is_move or entry.number - 1 != (after.get(table) or lasts.get(table)):
            return {}
        check_entry(entry)
        after[table] = entry.number
    return after


def new_entries(run: Run, last: int | None, stored: Stored) -> list[LogEntry] | None:
    """The entries of a run to add after the last stored one, or None if the run is fenced.

    Entries that are stored already, unchanged, are skipped: a writer whose connection broke during the commit cannot
    know the outcome, and retries.
    """
    if run.broken or last is None:
        return None
    if not run.entries:
        return []
    first = run.entries[0].number
    if first == last + 1:
        return run.entries
    there = last + 1 - first
    if not 0 < there <= len(run.entries) or stored(run.table, first, last) != run.entries[:there]:
        return None
    return run.entries[there:]
