"""A store that forgets everything when the program ends: for tests, and for trying the server out."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from longhaul.server.store.batch_runs import Run, lasts_after, new_entries, runs_of
from longhaul.server.store.columns import (
    Columns,
    check_entries,
    check_fit,
    entry_columns,
    fit,
    header_of,
    listed_of,
    rating_columns,
    read,
    summary_columns,
    table_columns,
)
from longhaul.server.store.dumps import checked, refuse_filled
from longhaul.server.store.errors import Exists, Missing
from longhaul.server.store.memory_users import UserRows
from longhaul.server.store.rows import (
    Analysis,
    Append,
    Attempt,
    ChatLine,
    Kept,
    Listed,
    NewTable,
    Rating,
    RatingStep,
    ShelfMark,
    Shelved,
    Status,
    Summary,
)
from longhaul.table import Header, LogEntry


class MemoryStore(UserRows):
    """All of it."""

    # Tables
    def add_table(self, header: Header, host: str, summary: Summary, entries: Sequence[LogEntry]) -> None:
        check_entries(entries)
        columns = table_columns(header, host, summary, max([header.created, *(entry.at for entry in entries)]))
        with self._lock:
            self._add("tables", columns)
            self._entries[header.id] = []
            self._extend(header.id, entries)

    def _extend(self, table: str, entries: Sequence[LogEntry]) -> None:
        self._entries[table].extend(entries)
        for entry in entries:
            if entry.kind == "sit":
                self._put("seatings", {"user": entry.who, "table": table})

    def add_tables(self, batch: Sequence[NewTable]) -> None:
        with self._lock:
            clash = next((new.header.id for new in batch if self._get("tables", new.header.id)), "")
            if clash:
                raise Exists(f"table {clash} is kept already")
            for new in batch:
                self.add_table(new.header, new.host, new.summary, new.entries)

    def append(self, batch: Sequence[Append]) -> set[str]:
        runs = runs_of(batch)
        for entry in (entry for run in runs for entry in run.entries):
            check_fit(msgspec.structs.asdict(entry))
        with self._lock:
            return {run.table for run in runs if not self._append(run)}

    def append_at_once(self, batch: Sequence[Append]) -> bool:
        with self._lock:
            lasts = self.last_numbers([move.table for move in batch])
            return bool(lasts_after(batch, lasts)) and not self.append(batch)

    def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        with self._lock:
            return {table: len(self._entries[table]) for table in tables if table in self._entries}

    def _append(self, run: Run) -> bool:
        kept = self._entries.get(run.table)
        added = new_entries(run, None if kept is None else len(kept), self.entries)
        if added is None:
            return False
        self._extend(run.table, added)
        if run.summary:
            self._rows["tables"][run.table,].update(summary_columns(run.summary, run.updated))
        if run.snapshot:
            self._put("snapshots", {"table": run.table, "number": run.snapshot_at, "data": run.snapshot})
        return True

    def load_table(self, table: str) -> Kept | None:
        with self._lock:
            columns = self._get("tables", table)
            if columns is None:
                return None
            snapshot = self._get("snapshots", table) or {"number": 0, "data": b""}
            return Kept(
                header=header_of(columns),
                host=columns["host"],
                snapshot=snapshot["data"],
                snapshot_at=snapshot["number"],
                entries=self.entries(table, snapshot["number"] + 1),
            )

    def entries(self, table: str, first: int = 1, last: int | None = None) -> list[LogEntry]:
        with self._lock:
            kept = self._entries.get(table, [])
            return kept[max(first - 1, 0) : len(kept) if last is None else max(last, 0)]

    def list_tables(
        self,
        *,
        status: Status | None = None,
        game: str = "",
        private: bool = False,
        before: float = 1e18,
        limit: int = 50,
    ) -> list[Listed]:
        def is_wanted(row: Columns) -> bool:
            return status in (None, row["status"]) and game in ("", row["game"]) and (private or not row["private"])

        with self._lock:
            return _newest_changes(self._rows["tables"].values(), is_wanted, before, limit)

    def tables_of(self, user: str, *, over: bool | None = None, before: float = 1e18, limit: int = 50) -> list[Listed]:
        def is_wanted(row: Columns) -> bool:
            return (user, row["id"]) in self._rows["seatings"] and over in (None, row["status"] == "over")

        with self._lock:
            return _newest_changes(self._rows["tables"].values(), is_wanted, before, limit)

    def tables_by(self, host: str, *, before: float = 1e18, limit: int = 50) -> list[Listed]:
        with self._lock:
            return _newest_changes(self._where("tables", host=host), lambda _: True, before, limit)

    def save_summary(self, table: str, summary: Summary, at: float | None = None) -> None:
        with self._lock:
            columns = self._get("tables", table)
            if columns is None:
                raise Missing(f"there is no table {table}")
            columns.update(summary_columns(summary, columns["updated"] if at is None else at))

    def save_snapshot(self, table: str, data: bytes, number: int) -> None:
        with self._lock:
            if (self._get("snapshots", table) or {"number": 0})["number"] <= number:
                self._put("snapshots", {"table": table, "number": number, "data": data})

    # Talk, ratings, records
    def add_chat(self, table: str, at: float, who: str, name: str, text: str) -> ChatLine:
        with self._lock:
            line = ChatLine(table=table, number=self._said + 1, at=at, who=who, name=name, text=text)
            self._add("chat", fit(line))
            self._said += 1
            return line

    def chat_of(self, table: str, *, before: int = 1 << 60, limit: int = 100) -> list[ChatLine]:
        lines = [line for line in self._lines(table=table) if line.number < before]
        return lines[max(len(lines) - limit, 0) :]

    def chat_by(self, user: str) -> list[ChatLine]:
        return self._lines(who=user)

    def _lines(self, **wanted: str) -> list[ChatLine]:
        with self._lock:
            return [read(ChatLine, row) for row in sorted(self._where("chat", **wanted), key=lambda row: row["number"])]

    def ratings(self, game: str, *, limit: int = 100) -> list[Rating]:
        with self._lock:
            rows = sorted(self._where("ratings", game=game), key=lambda row: (-row["ordinal"], row["player"]))
            return [read(Rating, row) for row in rows[:limit]]

    def ratings_of(self, player: str) -> list[Rating]:
        with self._lock:
            rows = sorted(self._where("ratings", player=player), key=lambda row: row["game"])
            return [read(Rating, row) for row in rows]

    def ratings_among(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        with self._lock:
            found = ((player, self._read(Rating, "ratings", game, player)) for player in players)
            return {player: rating for player, rating in found if rating}

    def save_ratings(self, table: str, ratings: Sequence[Rating], steps: Sequence[RatingStep] = ()) -> bool:
        rows = [rating_columns(rating) for rating in ratings]
        kept = [fit(step) for step in steps]
        with self._lock:
            if self._get("rated", table):
                return False
            self._put("rated", {"table": table})
            for row in rows:
                before = self._get("ratings", row["game"], row["player"])
                self._put("ratings", {**row, "name": before["name"]} if before else row)
            for step in kept:
                self._put("rating_steps", step)
            return True

    def add_record(self, record: Shelved) -> None:
        with self._lock:
            self._check_known(record.owner)
            self._add("records", fit(record))

    def record(self, record: str) -> Shelved | None:
        return self._read(Shelved, "records", record)

    def records_of(self, user: str) -> list[Shelved]:
        return self._newest(Shelved, "records", owner=user)

    def shelf_of(self, user: str) -> list[ShelfMark]:
        return self._newest(ShelfMark, "records", owner=user)

    def drop_record(self, record: str, owner: str) -> bool:
        with self._lock:
            mine = bool(self._where("records", id=record, owner=owner))
            if mine:
                self._drop("records", record)
                self._drop("analyses", record)
            return mine

    # Study
    def save_analysis(self, analysis: Analysis) -> None:
        with self._lock:
            self._put("analyses", fit(analysis))

    def analysis(self, replay: str) -> Analysis | None:
        return self._read(Analysis, "analyses", replay)

    def save_attempt(self, attempt: Attempt) -> None:
        with self._lock:
            before = self._get("attempts", attempt.user, attempt.puzzle)
            if not (before and before["solved"]):
                self._put("attempts", fit(attempt))

    def attempt(self, user: str, puzzle: str) -> Attempt | None:
        return self._read(Attempt, "attempts", user, puzzle)

    def attempts_of(self, user: str) -> list[Attempt]:
        with self._lock:
            rows = sorted(self._where("attempts", user=user), key=lambda row: (-row["at"], row["puzzle"]))
            return [read(Attempt, row) for row in rows]

    # The whole
    def secret(self) -> bytes:
        return bytes(self._rows["settings"]["secret",]["value"])

    def check(self) -> None:
        """Memory is always there."""

    def check_writable(self) -> None:
        """The same."""

    def tidy(self) -> None:
        """Nothing gathers here."""

    def dump(self) -> Iterator[tuple[str, dict[str, Any]]]:
        with self._lock:
            rows = [(name, dict(row)) for name, kept in self._rows.items() for row in kept.values()]
            rows += [
                ("entries", entry_columns(table, entry)) for table, kept in self._entries.items() for entry in kept
            ]
        return iter(rows)

    def fill(self, rows: Iterator[tuple[str, dict[str, Any]]]) -> int:
        with self._lock:
            if self._entries or any(kept for name, kept in self._rows.items() if name != "settings"):
                raise refuse_filled()
            copy = MemoryStore()
            copy._clear()
            count = copy._take(rows)
            self._rows, self._entries, self._said = copy._rows, copy._entries, copy._said
            return count

    def _take(self, rows: Iterable[tuple[str, Columns]]) -> int:
        count = 0
        for name, columns in checked(rows):
            self._add(name, columns)
            count += 1
        for row in self._rows["tables"].values():
            self._entries[row["id"]] = []
        for key in sorted(self._rows["entries"]):
            table, *fields = self._rows["entries"][key].values()
            self._entries[table].append(LogEntry(*fields))
        self._rows["entries"].clear()
        self._said = max((number for (number,) in self._rows["chat"]), default=0)
        return count

    def close(self) -> None:
        """Nothing to give back."""


def _newest_changes(
    rows: Iterable[Columns], is_wanted: Callable[[Columns], bool], before: float, limit: int
) -> list[Listed]:
    wanted = [row for row in rows if row["updated"] < before and is_wanted(row)]
    return [listed_of(row) for row in sorted(wanted, key=lambda row: (-row["updated"], row["id"]))[:limit]]
