"""Notices, and the e-mail addresses that reminders about them go to."""

from collections.abc import Collection

from sqlalchemy import case, delete, func, select, update

from longhaul.server.store.columns import MAILED_KINDS, from_columns, to_columns
from longhaul.server.store.rows import Address, Notice
from longhaul.server.store.schema import addresses, notices
from longhaul.server.store.sql.base import Base


class NoticeStore(Base):
    def add_notice(self, notice: Notice, most: int = 100) -> bool:
        mine = select(notices.c.id).where(notices.c.user == notice.user)
        latest = mine.order_by(notices.c.created.desc(), notices.c.id).limit(most)
        with self.writing() as connection:
            if connection.scalar(self._upsert(notices).returning(notices.c.id), to_columns(notice)) is None:
                return False
            old = notices.c.user == notice.user, notices.c.id.not_in(latest)
            connection.execute(delete(notices).where(*old))
            return True

    def notices_of(self, user: str, *, limit: int = 100) -> list[Notice]:
        newest = notices.c.created.desc(), notices.c.id
        return self._read_all(Notice, select(notices).where(notices.c.user == user).order_by(*newest).limit(limit))

    def count_unread(self, user: str) -> int:
        mine = select(func.count()).select_from(notices).where(notices.c.user == user, ~notices.c.read)
        with self.reading() as connection:
            return connection.scalar(mine) or 0

    def mark_notices_read(self, user: str, ids: Collection[str] = (), *, table: str = "") -> None:
        meant = [notices.c.user == user]
        if ids:
            meant.append(notices.c.id.in_(sorted(ids)))
        if table:
            meant.append(notices.c.table == table)
        settled = case((notices.c.mailed == 0.0, -1.0), else_=notices.c.mailed)
        with self.writing() as connection:
            connection.execute(update(notices).where(*meant).values(read=True, mailed=settled))

    # Mail
    def due_notices(self, before: float, *, limit: int = 100) -> list[tuple[Notice, str]]:
        wanted = (notices.c.mailed == 0.0, notices.c.created < before, notices.c.kind.in_(MAILED_KINDS))
        both = notices.join(addresses, addresses.c.user == notices.c.user)
        found = select(notices, addresses.c.address).select_from(both).where(*wanted, addresses.c.confirmed > 0.0)
        with self.reading() as connection:
            rows = connection.execute(found.order_by(notices.c.created, notices.c.id).limit(limit)).mappings().all()
            return [(from_columns(Notice, row), row["address"]) for row in rows]

    def mark_mailed(self, notice: str, at: float) -> None:
        with self.writing() as connection:
            connection.execute(update(notices).where(notices.c.id == notice).values(mailed=at))

    def save_address(self, address: Address) -> None:
        with self.writing() as connection:
            connection.execute(
                self._upsert(addresses, ("address", "made", "confirmed", "language")), to_columns(address)
            )

    def address_of(self, user: str) -> Address | None:
        row = self._one(select(addresses).where(addresses.c.user == user))
        return from_columns(Address, row) if row else None

    def delete_address(self, user: str) -> None:
        with self.writing() as connection:
            connection.execute(delete(addresses).where(addresses.c.user == user))
