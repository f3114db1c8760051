"""Of the store in memory: where people connect from, and when they took their names."""

from collections.abc import Collection

from longhaul.server.store.columns import fit, read
from longhaul.server.store.memory_ahead import AheadRows
from longhaul.server.store.rows import Claim, SeenFrom


class FairRows(AheadRows):
    def note_origin(self, seen: SeenFrom) -> None:
        columns = fit(seen)
        with self._lock:
            self._needs_user(columns)
            self._put("origins", columns)

    def origins_of(self, users: Collection[str], since: float) -> list[SeenFrom]:
        asked = set(users)
        with self._lock:
            rows = [row for row in self._where("origins") if row["user"] in asked and row["seen"] >= since]
            return [read(SeenFrom, row) for row in sorted(rows, key=lambda row: (row["user"], row["origin"]))]

    def forget_origins(self, before: float) -> None:
        with self._lock:
            for row in self._where("origins"):
                if row["seen"] < before:
                    self._drop("origins", row["user"], row["origin"])

    def note_claim(self, claim: Claim) -> None:
        columns = fit(claim)
        with self._lock:
            self._needs_user(columns)
            self._put("claims", columns)

    def claim_of(self, user: str) -> Claim | None:
        return self._read(Claim, "claims", user)

    def bots_among(self, users: Collection[str]) -> set[str]:
        with self._lock:
            return {user for user in users if (row := self._get("users", user)) and row["kind"] == "bot"}

    def named_before(self, users: Collection[str], at: float) -> set[str]:
        with self._lock:
            found = [row for user in users if (row := self._get("users", user)) and row["kind"] == "person"]
            claimed = {row["id"]: (self._get("claims", row["id"]) or {"at": row["created"]})["at"] for row in found}
            return {row["id"] for row in found if row["created"] < at and claimed[row["id"]] < at}
