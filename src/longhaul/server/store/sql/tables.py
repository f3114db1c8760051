"""Tables of games, except `append`."""

from collections.abc import Sequence

from sqlalchemy import Connection, Select, insert, select, update

from longhaul.server.store.columns import (
    Columns,
    check_entries,
    entry_columns,
    header_of,
    listed_of,
    summary_columns,
    summary_of,
    table_columns,
)
from longhaul.server.store.errors import Missing
from longhaul.server.store.listing import Status
from longhaul.server.store.rows import ListedTable, NewTable, StoredTable, Summary
from longhaul.server.store.schema import entries as entry_rows
from longhaul.server.store.schema import seatings, snapshots, tables
from longhaul.server.store.sql.base import Base
from longhaul.table import Header, LogEntry
from longhaul.table.log_entry import stored_entry

ENTRY = [column for column in entry_rows.columns if column.name != "table"]


class TableStore(Base):
    def add_table(self, header: Header, host: str, summary: Summary, entries: Sequence[LogEntry]) -> None:
        self.add_tables([NewTable(header=header, host=host, summary=summary, entries=list(entries))])

    def add_tables(self, batch: Sequence[NewTable]) -> None:
        for new in batch:
            check_entries(new.entries)
        numbered = [entry_columns(new.header.id, entry) for new in batch for entry in new.entries]
        sitters = {(e.who, new.header.id) for new in batch for e in new.entries if e.kind == "sit"}
        with self.writing() as connection:
            connection.execute(insert(tables), [new_columns(new) for new in batch])
            if numbered:
                connection.execute(insert(entry_rows), numbered)
            if sitters:
                connection.execute(insert(seatings), [{"user": who, "table": table} for who, table in sorted(sitters)])

    def load_table(self, table: str) -> StoredTable | None:
        with self.reading() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
            if row is None:
                return None
            shot = connection.execute(select(snapshots).where(snapshots.c.table == table)).first()
            number, data = (shot.number, bytes(shot.data)) if shot else (0, b"")
            return StoredTable(
                header=header_of(row),
                host=row["host"],
                summary=summary_of(row),
                snapshot=data,
                snapshot_at=number,
                entries=select_entries(connection, table, number + 1),
            )

    def entries(self, table: str, first: int = 1, last: int | None = None) -> list[LogEntry]:
        with self.reading() as connection:
            return select_entries(connection, table, first, last)

    def list_tables(
        self,
        *,
        status: Status | None = None,
        game: str = "",
        private: bool = False,
        before: float = 1e18,
        limit: int = 50,
    ) -> list[ListedTable]:
        wanted = select(tables)
        if status:
            wanted = wanted.where(tables.c.status == status)
        if game:
            wanted = wanted.where(tables.c.game == game)
        if not private:
            wanted = wanted.where(tables.c.private.is_(False))
        return self._newest_changes(wanted, before, limit)

    def tables_of(
        self, user: str, *, over: bool | None = None, before: float = 1e18, limit: int = 50
    ) -> list[ListedTable]:
        wanted = select(tables).join(seatings, seatings.c.table == tables.c.id).where(seatings.c.user == user)
        if over is not None:
            wanted = wanted.where((tables.c.status == "over").is_(over))
        return self._newest_changes(wanted, before, limit)

    def tables_by(self, host: str, *, before: float = 1e18, limit: int = 50) -> list[ListedTable]:
        return self._newest_changes(select(tables).where(tables.c.host == host), before, limit)

    def _newest_changes(self, wanted: Select[tuple[object, ...]], before: float, limit: int) -> list[ListedTable]:
        changed = wanted.where(tables.c.updated < before).order_by(tables.c.updated.desc(), tables.c.id).limit(limit)
        with self.reading() as connection:
            return [listed_of(row) for row in connection.execute(changed).mappings()]

    def save_summary(self, table: str, summary: Summary, at: float | None = None) -> None:
        columns = summary_columns(summary, at or 0.0)
        if at is None:
            del columns["updated"]
        with self.writing() as connection:
            if not connection.execute(update(tables).where(tables.c.id == table).values(columns)).rowcount:
                raise Missing(f"there is no table {table}")

    def save_snapshot(self, table: str, data: bytes, number: int) -> None:
        with self.writing() as connection:
            latest = connection.execute(select(snapshots.c.number).where(snapshots.c.table == table)).scalar()
            row = {"table": table, "number": number, "data": data}
            if latest is None:
                connection.execute(insert(snapshots), row)
            elif latest <= number:
                connection.execute(update(snapshots).where(snapshots.c.table == table).values(row))


def new_columns(new: NewTable) -> Columns:
    updated = max([new.header.created, *(entry.at for entry in new.entries)])
    return table_columns(new.header, new.host, new.summary, updated)


def select_entries(connection: Connection, table: str, first: int, last: int | None = None) -> list[LogEntry]:
    wanted = select(*ENTRY).where(entry_rows.c.table == table, entry_rows.c.number >= first)
    if last is not None:
        wanted = wanted.where(entry_rows.c.number <= last)
    return [stored_entry(*row) for row in connection.execute(wanted.order_by(entry_rows.c.number))]
