"""From a header and entries to a table in memory."""

from longhaul.games import find_game
from longhaul.server.features.premoves import restored
from longhaul.server.live import protocol
from longhaul.server.store.rows import Kept
from longhaul.server.store.store import Store
from longhaul.server.tables.room import MOST_CHAT, MOST_LOG, Room, Watcher
from longhaul.table import Header, LogEntry, Table
from longhaul.table.snapshot import thaw
from longhaul.table.table_config import HOLDS, Setting
from longhaul.table.view import step


def begin(header: Header, setting: Setting, host: Watcher, start: bytes = b"") -> tuple[Table, list[LogEntry]]:
    """A new table with those on it who are there from the start; what it goes on from may be given frozen."""
    rulebook = find_game(header.game)
    content = rulebook.find_content(header.content)
    table = thaw(header, rulebook, content, start) if start else Table(header, rulebook, content)
    entries = []
    for seat, holder in enumerate(setting.seats):
        if holder == "open":
            continue
        if holder == "me":
            entry = table.judge_sit(seat, host.user, host.shown_name, header.created)
        else:
            entry = table.judge_bot(seat, holder.removeprefix(HOLDS), header.created, holder.startswith(HOLDS))
        table.apply(entry)
        entries.append(entry)
    return table, entries


def restore(kept: Kept) -> tuple[Table, list[tuple[int, bytes]]]:
    """A table as the store has it, and its latest steps as they were told."""
    header = kept.header
    rulebook = find_game(header.game)
    content = rulebook.find_content(header.content)
    table = thaw(header, rulebook, content, kept.snapshot) if kept.snapshot else Table(header, rulebook, content)
    told = []
    for number, entry in enumerate(kept.entries):
        table.apply(entry)
        if len(kept.entries) - number <= MOST_LOG:
            told.append((entry.number, protocol.encode(step(table, entry))))
    return table, told


def load(store: Store, table_id: str) -> Room | None:
    """A table from the store; blocks."""
    kept = store.load_table(table_id)
    if kept is None:
        return None
    table, told = restore(kept)
    room = Room(table, kept.host, store.chat_of(table_id, limit=MOST_CHAT))
    room.log.extend(told)
    room.snapshot_at = table.version - len(kept.entries)
    laid = store.orders_at(table_id)
    if laid:
        first = min(row.version for row in laid)
        since = store.entries(table_id, max(1, min(first + 1, table.version)))
        room.plans = restored(table, laid, since)
    return room
