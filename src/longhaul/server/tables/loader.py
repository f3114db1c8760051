"""From a header and log entries to a table in memory."""

from longhaul.games import find_game
from longhaul.server.store.rows import StoredTable
from longhaul.server.store.store import Store
from longhaul.server.tables.outdated import OutdatedTable, is_outdated
from longhaul.server.tables.premoves import restore_premoves
from longhaul.server.tables.room import MAX_RECENT_CHAT_LINES, MAX_RECENT_STEPS, Room
from longhaul.server.transport import protocol
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table import Header, LogEntry, Table
from longhaul.table.snapshot import thaw
from longhaul.table.table_config import UNTIL_TAKEN, TableConfig
from longhaul.table.view import step


def begin(header: Header, config: TableConfig, host: Subscriber, start: bytes = b"") -> tuple[Table, list[LogEntry]]:
    """A new table, and the entries that seat those who are there from the start. `start` may be its first snapshot."""
    rulebook = find_game(header.game)
    content = rulebook.find_content(header.content)
    table = thaw(header, rulebook, content, start) if start else Table(header, rulebook, content)
    entries = []
    for seat, holder in enumerate(config.seats):
        if holder == "open":
            continue
        if holder == "me":
            entry = table.judge_sit(seat, host.user, host.display_name, header.created)
        else:
            yields = holder.startswith(UNTIL_TAKEN)
            entry = table.judge_bot(seat, holder.removeprefix(UNTIL_TAKEN), header.created, yields)
        table.apply(entry)
        entries.append(entry)
    return table, entries


def restore(stored: StoredTable) -> tuple[Table, list[tuple[int, bytes]]]:
    """A table as the store has it, and its recent steps, numbered and encoded."""
    header = stored.header
    rulebook = find_game(header.game)
    content = rulebook.find_content(header.content)
    table = thaw(header, rulebook, content, stored.snapshot) if stored.snapshot else Table(header, rulebook, content)
    steps = []
    for number, entry in enumerate(stored.entries):
        table.apply(entry)
        if len(stored.entries) - number <= MAX_RECENT_STEPS:
            steps.append((entry.number, protocol.encode(step(table, entry))))
    return table, steps


def load(store: Store, table_id: str) -> Room | None:
    """A table from the store; OutdatedTable if it is of older rules. Blocks."""
    stored = store.load_table(table_id)
    if stored is None:
        return None
    if is_outdated(stored.header):
        raise OutdatedTable(stored)
    table, steps = restore(stored)
    room = Room(table, stored.host, store.chat_of(table_id, limit=MAX_RECENT_CHAT_LINES))
    room.recent_steps.extend(steps)
    room.snapshot_version = table.version - len(stored.entries)
    rows = store.premoves_at(table_id)
    if rows:
        first = min(row.version for row in rows)
        since = store.entries(table_id, max(1, min(first + 1, table.version)))
        room.premoves = restore_premoves(table, rows, since)
    return room
