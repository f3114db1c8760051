"""Users, their sessions and tokens, and their deletion."""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import (
    LABEL_STYLE_TABLENAME_PLUS_COL,
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from longhaul.core.messages import Message
from longhaul.server.store.batches import in_batches
from longhaul.server.store.columns import (
    SOMEONE,
    USER_COLUMNS,
    as_json,
    changed_columns,
    fold,
    from_columns,
    summary_of,
    to_columns,
    user_columns,
    without_name,
)
from longhaul.server.store.errors import Exists, Missing, NameTaken
from longhaul.server.store.rows import Row, Session, Token, User
from longhaul.server.store.schema import (
    analyses,
    entries,
    metadata,
    ratings,
    records,
    seatings,
    sessions,
    snapshots,
    tables,
    tokens,
    users,
)
from longhaul.server.store.sql.base import Base
from longhaul.server.store.sql.tables import ENTRY
from longhaul.table import LogEntry
from longhaul.table.log_entry import stored_entry

R = TypeVar("R", bound=Row)

CHUNK = 500  # keys per statement


class UserStore(Base):
    def add_user(self, user: User) -> None:
        try:
            self._add(users, user_columns(user))
        except Exists:
            self._check_name_conflict(user)
            raise

    def _check_name_conflict(self, user: User) -> None:
        named = self.user_by_name(user.name)
        if named and named.id != user.id and user.kind != "guest":
            raise NameTaken(Message("rejected-name-taken", {"text-name": user.name}))

    def user(self, user: str) -> User | None:
        row = self._one(select(users).where(users.c.id == user))
        return from_columns(User, row) if row else None

    def user_by_name(self, name: str) -> User | None:
        row = self._one(select(users).where(users.c.folded == fold(name), users.c.kind != "guest"))
        return from_columns(User, row) if row else None

    def user_by_public_id(self, public_id: str) -> User | None:
        row = self._one(select(users).where(users.c.public_id == public_id))
        return from_columns(User, row) if row else None

    def public_ids(self, users_asked: Collection[str]) -> dict[str, str]:
        asked, found = sorted(users_asked), dict[str, str]()
        columns = select(users.c.id, users.c.public_id)
        with self.reading() as connection:
            for first in range(0, len(asked), CHUNK):
                rows = connection.execute(columns.where(users.c.id.in_(asked[first : first + CHUNK])))
                found.update({row.id: row.public_id for row in rows})
        return found

    def save_user(self, user: User, before: User | None = None) -> None:
        try:
            with self.writing() as connection:
                if not connection.execute(
                    update(users).where(users.c.id == user.id).values(changed_columns(user, before))
                ).rowcount:
                    raise Missing(f"there is no user {user.id}")
                if before is None or user.name != before.name:
                    connection.execute(update(ratings).where(ratings.c.player == user.id).values(name=user.name))
        except Exists:
            self._check_name_conflict(user)
            raise

    def list_users(self, *, like: str = "", before: float = 1e18, limit: int = 50) -> list[User]:
        found = func.instr if self._is_sqlite else func.strpos
        wanted = select(users).where(users.c.created < before)
        if like:
            wanted = wanted.where(found(users.c.folded, fold(like)) > 0)
        return self._read_all(User, wanted.order_by(users.c.created.desc(), users.c.id).limit(limit))

    def bots_of(self, user: str) -> list[User]:
        return [bot for bot in self._newest(User, users, "owner", user) if bot.kind == "bot"]

    def delete_user(self, user: str) -> None:
        if not user:  # rows without an owner do not belong to the user ""
            return
        with self.writing() as connection:
            for each in [*locked_bots(connection, user), user]:
                forget(connection, each)

    # Sessions and tokens
    def add_session(self, session: Session) -> None:
        self._add(sessions, to_columns(session))

    def session(self, session: str) -> tuple[Session, User] | None:
        return self._key_of(Session, sessions, session)

    def touch_session(self, session: str, seen: float) -> None:
        self._touch(sessions, session, seen)

    def sessions_of(self, user: str) -> list[Session]:
        return self._newest(Session, sessions, "user", user)

    def end_session(self, session: str) -> None:
        self._end(sessions, session)

    def add_token(self, token: Token) -> None:
        self._add(tokens, to_columns(token))

    def token(self, token: str) -> tuple[Token, User] | None:
        return self._key_of(Token, tokens, token)

    def touch_token(self, token: str, seen: float) -> None:
        self._touch(tokens, token, seen)

    def tokens_of(self, user: str) -> list[Token]:
        return self._newest(Token, tokens, "user", user)

    def end_token(self, token: str) -> None:
        self._end(tokens, token)

    def forget_unseen(self, before: float) -> int:
        with self.writing() as connection:
            connection.execute(delete(sessions).where(sessions.c.seen < before))
        old = select(users.c.id).where(users.c.kind == "guest", users.c.created < before, *strangers())
        with self.reading() as connection:
            gone = connection.scalars(old).all()
        return sum(self._forget_strangers(some) for some in in_batches(gone))

    def _forget_strangers(self, some: Sequence[str]) -> int:
        """Delete those of them who are still strangers."""
        with self.writing() as connection:
            gone = connection.scalars(select(users.c.id).where(users.c.id.in_(some), *strangers())).all()
            for user in gone:
                forget(connection, user)
        return len(gone)

    def _key_of(self, kind: type[R], table: Table, key: str) -> tuple[R, User] | None:
        """The session or token of an id, and its user."""
        with self.reading() as connection:
            row = connection.execute(with_user(table), {"key": key}).mappings().first()
            if row is None:
                return None
            return (
                kind(**{name: row[f"{table.name}_{name}"] for name in kind.__struct_fields__}),
                User(**{name: row[f"users_{name}"] for name in User.__struct_fields__}),
            )

    def valid_keys(self, keys: Collection[str]) -> set[str]:
        asked, found = sorted(keys), set[str]()
        with self.reading() as connection:
            for first in range(0, len(asked), CHUNK):
                for kind in (sessions, tokens):
                    found.update(connection.scalars(_valid(kind, asked[first : first + CHUNK])))
        return found

    def known_users(self, users_asked: Collection[str]) -> set[str]:
        asked, found = sorted(users_asked), set[str]()
        with self.reading() as connection:
            for first in range(0, len(asked), CHUNK):
                some = users.c.id.in_(asked[first : first + CHUNK])
                found.update(connection.scalars(select(users.c.id).where(some)))
        return found

    def _touch(self, table: Table, key: str, seen: float) -> None:
        with self.writing() as connection:
            connection.execute(update(table).where(table.c.id == key).values(seen=seen))

    def _end(self, table: Table, key: str) -> None:
        with self.writing() as connection:
            connection.execute(delete(table).where(table.c.id == key))


def _valid(table: Table, keys: Sequence[str]) -> Select[tuple[str]]:
    owners = users.alias("owners")
    both = table.join(users, users.c.id == table.c.user).outerjoin(owners, owners.c.id == users.c.owner)
    wanted = (table.c.id.in_(keys), ~users.c.banned, func.coalesce(owners.c.banned, False).is_(False))
    return select(table.c.id).select_from(both).where(*wanted)


def strangers() -> list[ColumnElement[bool]]:
    """Conditions on users: without a session, a seat or a bot."""
    owners = users.alias("owners")
    return [~exists().where(column == users.c.id) for column in (sessions.c.user, seatings.c.user, owners.c.owner)]


def check_known(connection: Connection, user: str) -> None:
    """Raise Missing if the user was deleted. A concurrent deletion waits until our transaction ends, and then deletes
    what we wrote."""
    known = select(users.c.id).where(users.c.id == user).with_for_update(read=True, key_share=True)
    if connection.scalar(known) is None:
        raise Missing(f"there is no user {user}")


def locked_bots(connection: Connection, user: str) -> list[str]:
    """The ids of a user's bots. It locks the user and the bots, so that nobody writes for them: see `check_known`."""
    bots = and_(users.c.owner == user, users.c.kind == "bot")
    them = select(users.c.id).where(or_(users.c.id == user, bots)).order_by(users.c.id).with_for_update()
    return [each for each in connection.scalars(them) if each != user]


def forget(connection: Connection, user: str) -> None:
    sat_at = select(seatings.c.table).where(seatings.c.user == user).order_by(seatings.c.table)
    for table in connection.scalars(sat_at).all():
        unname(connection, table, user)
    connection.execute(update(tables).where(tables.c.host == user).values(host=""))
    uploaded = select(records.c.id).where(records.c.owner == user)
    connection.execute(delete(analyses).where(analyses.c.replay.in_(uploaded)))
    for name, column in USER_COLUMNS:
        rows = metadata.tables[name]
        connection.execute(delete(rows).where(rows.c[column] == user))


def unname(connection: Connection, table: str, user: str) -> None:
    """Remove a user's name from everything stored about a table."""
    summary = select(tables.c.summary).where(tables.c.id == table).with_for_update()
    row = connection.execute(summary).mappings().one()
    mine = (entries.c.table == table, entries.c.kind == "sit", entries.c.who == user)
    sits = _sits(connection.execute(select(*ENTRY).where(*mine)).all())
    connection.execute(update(entries).where(*mine).values(text=SOMEONE))
    unnamed = as_json(without_name(summary_of(row), sits))
    connection.execute(update(tables).where(tables.c.id == table).values(summary=unnamed))
    connection.execute(delete(snapshots).where(snapshots.c.table == table))


def _sits(rows: Sequence[Sequence[object]]) -> list[LogEntry]:
    return [stored_entry(*row) for row in rows]  # type: ignore[arg-type]


@cache
def with_user(table: Table) -> Select[Any]:
    """Selects a session or token with its user. Needed for every request, so it is built once."""
    both = select(table, users).join(users, users.c.id == table.c.user).where(table.c.id == bindparam("key"))
    return both.set_label_style(LABEL_STYLE_TABLENAME_PLUS_COL)
