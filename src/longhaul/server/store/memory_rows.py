"""What the store in memory is made of: rows by table and key, and the simpler things that are kept in them."""

import secrets
from threading import RLock
from typing import Any, TypeVar

from longhaul.server.store import schema
from longhaul.server.store.columns import Columns, fit, read
from longhaul.server.store.errors import Exists
from longhaul.server.store.rows import Daily, RatingStep, Row
from longhaul.table import LogEntry

R = TypeVar("R", bound=Row)
KEYS = {name: tuple(table.primary_key.columns.keys()) for name, table in schema.metadata.tables.items()}


def key_of(table: str, columns: Columns) -> tuple[Any, ...]:
    return tuple(columns[name] for name in KEYS[table])


class Rows:
    """Rows are kept as columns, as a database keeps them: nobody holds the store's own objects."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._clear()
        self._put("settings", {"name": "secret", "value": secrets.token_bytes(32)})

    def _clear(self) -> None:
        self._rows: dict[str, dict[tuple[Any, ...], Columns]] = {name: {} for name in KEYS}
        self._entries: dict[str, list[LogEntry]] = {}
        self._said = 0  # the number of the last chat line ever

    # Rows
    def _put(self, table: str, columns: Columns) -> None:
        self._rows[table][key_of(table, columns)] = columns

    def _add(self, table: str, columns: Columns) -> None:
        if key_of(table, columns) in self._rows[table]:
            raise Exists(f"{table}: {'/'.join(map(str, key_of(table, columns)))} is there already")
        self._put(table, columns)

    def _get(self, table: str, *key: Any) -> Columns | None:
        return self._rows[table].get(key)

    def _drop(self, table: str, *key: Any) -> None:
        self._rows[table].pop(key, None)

    def _where(self, table: str, /, **wanted: Any) -> list[Columns]:
        return [row for row in list(self._rows[table].values()) if all(row[k] == v for k, v in wanted.items())]

    def _read(self, kind: type[R], table: str, *key: Any) -> R | None:
        with self._lock:
            columns = self._get(table, *key)
            return None if columns is None else read(kind, columns)

    def _newest(self, kind: type[R], table: str, /, **wanted: Any) -> list[R]:
        with self._lock:
            rows = sorted(self._where(table, **wanted), key=lambda row: (-row["created"], row["id"]))
            return [read(kind, row) for row in rows]


class DailyRows(Rows):
    """Games of the day, and how ratings came to be what they are."""

    def begin_daily(self, daily: Daily) -> Daily:
        columns = fit(daily)
        with self._lock:
            if not self._get("dailies", daily.day, daily.game, daily.player):
                self._put("dailies", columns)
            return read(Daily, self._rows["dailies"][daily.day, daily.game, daily.player])

    def end_daily(self, daily: Daily) -> None:
        columns = fit(daily)
        with self._lock:
            kept = self._get("dailies", daily.day, daily.game, daily.player)
            if kept and not kept["ended"]:
                kept.update({name: columns[name] for name in ("ended", "points", "note")})

    def dailies(self, day: str, game: str, *, limit: int = 500) -> list[Daily]:
        with self._lock:
            rows = self._where("dailies", day=day, game=game)
            rows.sort(key=lambda row: (-row["points"], row["ended"], row["player"]))
            return [read(Daily, row) for row in rows[:limit]]

    def dailies_of(self, player: str, *, limit: int = 500) -> list[Daily]:
        with self._lock:
            rows = sorted(self._where("dailies", player=player), key=lambda row: row["game"])
            rows.sort(key=lambda row: row["day"], reverse=True)
            return [read(Daily, row) for row in rows[:limit]]

    def daily_days(self, before: str, *, limit: int = 30) -> list[str]:
        with self._lock:
            return sorted({row["day"] for row in self._where("dailies") if row["day"] < before}, reverse=True)[:limit]

    def rating_steps_of(self, player: str, *, limit: int = 200) -> list[RatingStep]:
        with self._lock:
            rows = sorted(self._where("rating_steps", player=player), key=lambda row: (-row["at"], row["table"]))
            return [read(RatingStep, row) for row in rows[:limit]][::-1]
