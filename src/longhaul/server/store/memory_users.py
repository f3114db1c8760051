"""Of the store in memory: users, their sessions and tokens, and how they are forgotten."""

from collections.abc import Collection, Sequence

import msgspec

from longhaul.server.store.batches import in_batches
from longhaul.server.store.columns import (
    FORGOTTEN,
    SOMEONE,
    Columns,
    as_json,
    changed_columns,
    fit,
    fold,
    read,
    summary_of,
    user_columns,
    without_name,
)
from longhaul.server.store.errors import Missing, NameTaken
from longhaul.server.store.memory_fair import FairRows
from longhaul.server.store.memory_rows import R, key_of
from longhaul.server.store.rows import Session, Token, User


class UserRows(FairRows):
    def add_user(self, user: User) -> None:
        columns = user_columns(user)
        with self._lock:
            self._check_name(user)
            self._add("users", columns)

    def _check_name(self, user: User) -> None:
        named = self.user_by_name(user.name)
        if named and named.id != user.id and user.kind != "guest":
            raise NameTaken(f"the name {user.name!r} is taken")

    def user(self, user: str) -> User | None:
        return self._read(User, "users", user)

    def user_by_name(self, name: str) -> User | None:
        with self._lock:
            named = [row for row in self._where("users", folded=fold(name)) if row["kind"] != "guest"]
            return read(User, named[0]) if named else None

    def save_user(self, user: User, before: User | None = None) -> None:
        changed = changed_columns(user, before)
        with self._lock:
            kept = self._get("users", user.id)
            if not kept:
                raise Missing(f"there is no user {user.id}")
            self._check_name(user)
            kept.update(changed)
            for rating in self._where("ratings", player=user.id):
                rating["name"] = kept["name"]

    def delete_user(self, user: str) -> None:
        if not user:  # what has no owner is not nobody's
            return
        with self._lock:
            for bot in self.bots_of(user):
                self._forget(bot.id)
            self._forget(user)

    def _forget(self, user: str) -> None:
        for seating in self._where("seatings", user=user):
            self._unname(seating["table"], user)
        for row in self._where("tables", host=user):
            row["host"] = ""
        for record in self._where("records", owner=user):
            self._drop("analyses", record["id"])
        for table, column in FORGOTTEN:
            for row in self._where(table, **{column: user}):
                self._drop(table, *key_of(table, row))

    def _unname(self, table: str, user: str) -> None:
        kept = self._entries[table]
        sits = [entry for entry in kept if entry.kind == "sit" and entry.who == user]
        for sit in sits:
            kept[sit.number - 1] = msgspec.structs.replace(sit, text=SOMEONE)
        row = self._rows["tables"][table,]
        row["summary"] = as_json(without_name(summary_of(row), sits))
        self._drop("snapshots", table)

    def list_users(self, *, like: str = "", before: float = 1e18, limit: int = 50) -> list[User]:
        users = self._newest(User, "users")
        return [user for user in users if fold(like) in fold(user.name) and user.created < before][:limit]

    def bots_of(self, user: str) -> list[User]:
        return [bot for bot in self._newest(User, "users", owner=user) if bot.kind == "bot"]

    # Sessions, tokens
    def add_session(self, session: Session) -> None:
        self._add_key("sessions", fit(session))

    def add_token(self, token: Token) -> None:
        self._add_key("tokens", fit(token))

    def _add_key(self, table: str, columns: Columns) -> None:
        with self._lock:
            self._check_known(columns["user"])
            self._add(table, columns)

    def _check_known(self, user: str) -> None:
        if not self._get("users", user):
            raise Missing(f"there is no user {user}")

    def session(self, session: str) -> tuple[Session, User] | None:
        return self._key_of(Session, "sessions", session)

    def token(self, token: str) -> tuple[Token, User] | None:
        return self._key_of(Token, "tokens", token)

    def _key_of(self, kind: type[R], table: str, key: str) -> tuple[R, User] | None:
        with self._lock:
            columns = self._get(table, key)
            if columns is None:
                return None
            return read(kind, columns), read(User, self._rows["users"][columns["user"],])

    def touch_session(self, session: str, seen: float) -> None:
        self._touch("sessions", session, seen)

    def touch_token(self, token: str, seen: float) -> None:
        self._touch("tokens", token, seen)

    def _touch(self, table: str, key: str, seen: float) -> None:
        with self._lock:
            columns = self._get(table, key)
            if columns:
                columns["seen"] = seen

    def forget_unseen(self, before: float) -> int:
        with self._lock:
            for session in [row for row in self._where("sessions") if row["seen"] < before]:
                self._drop("sessions", session["id"])
            old = [row["id"] for row in self._where("users", kind="guest") if row["created"] < before]
            gone = self._strangers(old)
        return sum(self._forget_strangers(some) for some in in_batches(gone))

    def _strangers(self, users: Sequence[str]) -> list[str]:
        known = {row["user"] for table in ("sessions", "seatings") for row in self._where(table)}
        return [user for user in users if user not in known]

    def _forget_strangers(self, users: Sequence[str]) -> int:
        """Those who are strangers still."""
        with self._lock:
            gone = self._strangers(users)
            for user in gone:
                self.delete_user(user)
            return len(gone)

    def sessions_of(self, user: str) -> list[Session]:
        return self._newest(Session, "sessions", user=user)

    def tokens_of(self, user: str) -> list[Token]:
        return self._newest(Token, "tokens", user=user)

    def end_session(self, session: str) -> None:
        with self._lock:
            self._drop("sessions", session)

    def end_token(self, token: str) -> None:
        with self._lock:
            self._drop("tokens", token)

    def valid_keys(self, keys: Collection[str]) -> set[str]:
        with self._lock:
            return {key for key in keys if self._is_valid(key)}

    def known_users(self, users: Collection[str]) -> set[str]:
        with self._lock:
            return {user for user in users if self._get("users", user)}

    def _is_valid(self, key: str) -> bool:
        found = self._get("sessions", key) or self._get("tokens", key)
        user = self._get("users", found["user"]) if found else None
        owner = self._get("users", user["owner"]) if user else None
        return user is not None and not user["banned"] and not (owner and owner["banned"])
