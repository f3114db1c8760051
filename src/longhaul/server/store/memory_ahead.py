"""Of the store in memory: orders laid ahead, notices, and addresses for mail."""

from collections.abc import Collection

from longhaul.server.store.columns import MAILED, Columns, fit, read
from longhaul.server.store.errors import Missing
from longhaul.server.store.memory_rows import DailyRows
from longhaul.server.store.rows import Address, Laid, Notice


class AheadRows(DailyRows):
    def _needs_user(self, columns: Columns) -> None:
        if not self._get("users", columns["user"]):
            raise Missing("what this belongs to is not there")

    def save_orders(self, laid: Laid) -> None:
        columns = fit(laid)
        with self._lock:
            self._needs_user(columns)
            self._put("orders", columns)

    def drop_orders(self, table: str, user: str = "") -> None:
        with self._lock:
            for row in self._where("orders", table=table):
                if user in ("", row["user"]):
                    self._drop("orders", table, row["user"])

    def orders_at(self, table: str) -> list[Laid]:
        with self._lock:
            return [read(Laid, row) for row in sorted(self._where("orders", table=table), key=lambda row: row["user"])]

    def orders_of(self, user: str) -> list[Laid]:
        with self._lock:
            return [read(Laid, row) for row in sorted(self._where("orders", user=user), key=lambda row: row["table"])]

    # Notices
    def add_notice(self, notice: Notice, most: int = 100) -> bool:
        columns = fit(notice)
        with self._lock:
            self._needs_user(columns)
            if self._get("notices", notice.id):
                return False
            self._put("notices", columns)
            for old in self._newest(Notice, "notices", user=notice.user)[most:]:
                self._drop("notices", old.id)
            return True

    def notices_of(self, user: str, *, limit: int = 100) -> list[Notice]:
        return self._newest(Notice, "notices", user=user)[:limit]

    def unread(self, user: str) -> int:
        with self._lock:
            return len(self._where("notices", user=user, read=False))

    def read_notices(self, user: str, ids: Collection[str] = (), *, table: str = "") -> None:
        with self._lock:
            for row in self._where("notices", user=user):
                if (not ids or row["id"] in ids) and table in ("", row["table"]):
                    row["read"], row["mailed"] = True, row["mailed"] or -1.0

    # Mail
    def due_notices(self, before: float, *, limit: int = 100) -> list[tuple[Notice, str]]:
        with self._lock:
            rows = [row for row in self._where("notices", mailed=0.0) if row["kind"] in MAILED]
            due = sorted((row for row in rows if row["created"] < before), key=lambda row: (row["created"], row["id"]))
            known = [(read(Notice, row), self._get("addresses", row["user"])) for row in due]
            return [(notice, to["address"]) for notice, to in known if to and to["confirmed"] > 0][:limit]

    def note_mailed(self, notice: str, at: float) -> None:
        with self._lock:
            row = self._get("notices", notice)
            if row:
                row["mailed"] = at

    def save_address(self, address: Address) -> None:
        columns = fit(address)
        with self._lock:
            self._needs_user(columns)
            self._put("addresses", columns)

    def address_of(self, user: str) -> Address | None:
        return self._read(Address, "addresses", user)

    def drop_address(self, user: str) -> None:
        with self._lock:
            self._drop("addresses", user)
