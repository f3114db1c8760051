"""Where users connect from, and when they took their names."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, delete, select

from longhaul.server.store.columns import from_columns, to_columns
from longhaul.server.store.rows import Claim, UserOrigin
from longhaul.server.store.schema import claims, origins, users
from longhaul.server.store.sql.base import Base

CHUNK = 500  # ids per statement


class OriginStore(Base):
    def save_origin(self, seen: UserOrigin) -> None:
        with self.writing() as connection:
            connection.execute(self._upsert(origins, ("seen",)), to_columns(seen))

    def origins_of(self, users_asked: Collection[str], since: float) -> list[UserOrigin]:
        theirs = select(origins).where(origins.c.user.in_(sorted(users_asked)), origins.c.seen >= since)
        return self._read_all(UserOrigin, theirs.order_by(origins.c.user, origins.c.origin))

    def forget_origins(self, before: float) -> None:
        with self.writing() as connection:
            connection.execute(delete(origins).where(origins.c.seen < before))

    def save_claim(self, claim: Claim) -> None:
        with self.writing() as connection:
            connection.execute(self._upsert(claims, ("at",)), to_columns(claim))

    def claim_of(self, user: str) -> Claim | None:
        row = self._one(select(claims).where(claims.c.user == user))
        return from_columns(Claim, row) if row else None

    def bots_among(self, users_asked: Collection[str]) -> set[str]:
        return self._ids_where(users_asked, users.c.kind == "bot")

    def named_before(self, users_asked: Collection[str], at: float) -> set[str]:
        is_old = claims.c.at.is_(None) | (claims.c.at < at)
        return self._ids_where(users_asked, users.c.kind == "person", users.c.created < at, is_old)

    def _ids_where(self, users_asked: Collection[str], *wanted: ColumnElement[bool]) -> set[str]:
        asked, found = sorted(users_asked), set[str]()
        chosen = select(users.c.id).select_from(users.outerjoin(claims, claims.c.user == users.c.id)).where(*wanted)
        with self.reading() as connection:
            for first in range(0, len(asked), CHUNK):
                found.update(connection.scalars(chosen.where(users.c.id.in_(asked[first : first + CHUNK]))))
        return found
