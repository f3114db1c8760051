"""Orders laid ahead, notices, and addresses for mail."""

from collections.abc import Collection

from sqlalchemy import case, delete, func, select, update

from longhaul.server.store.columns import MAILED, fit, read
from longhaul.server.store.rows import Address, Laid, Notice
from longhaul.server.store.schema import addresses, notices, orders
from longhaul.server.store.sql.base import Base


class Ahead(Base):
    def save_orders(self, laid: Laid) -> None:
        with self.writing() as connection:
            connection.execute(self._new_or(orders, ("version", "data")), fit(laid))

    def drop_orders(self, table: str, user: str = "") -> None:
        meant = (orders.c.table == table, *((orders.c.user == user,) if user else ()))
        with self.writing() as connection:
            connection.execute(delete(orders).where(*meant))

    def orders_at(self, table: str) -> list[Laid]:
        return self._read_all(Laid, select(orders).where(orders.c.table == table).order_by(orders.c.user))

    def orders_of(self, user: str) -> list[Laid]:
        return self._read_all(Laid, select(orders).where(orders.c.user == user).order_by(orders.c.table))

    # Notices
    def add_notice(self, notice: Notice, most: int = 100) -> bool:
        mine = select(notices.c.id).where(notices.c.user == notice.user)
        latest = mine.order_by(notices.c.created.desc(), notices.c.id).limit(most)
        with self.writing() as connection:
            if connection.scalar(self._new_or(notices).returning(notices.c.id), fit(notice)) is None:
                return False
            old = notices.c.user == notice.user, notices.c.id.not_in(latest)
            connection.execute(delete(notices).where(*old))
            return True

    def notices_of(self, user: str, *, limit: int = 100) -> list[Notice]:
        newest = notices.c.created.desc(), notices.c.id
        return self._read_all(Notice, select(notices).where(notices.c.user == user).order_by(*newest).limit(limit))

    def unread(self, user: str) -> int:
        mine = select(func.count()).select_from(notices).where(notices.c.user == user, ~notices.c.read)
        with self.reading() as connection:
            return connection.scalar(mine) or 0

    def read_notices(self, user: str, ids: Collection[str] = (), *, table: str = "") -> None:
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
        wanted = (notices.c.mailed == 0.0, notices.c.created < before, notices.c.kind.in_(MAILED))
        both = notices.join(addresses, addresses.c.user == notices.c.user)
        found = select(notices, addresses.c.address).select_from(both).where(*wanted, addresses.c.confirmed > 0.0)
        with self.reading() as connection:
            rows = connection.execute(found.order_by(notices.c.created, notices.c.id).limit(limit)).mappings().all()
            return [(read(Notice, row), row["address"]) for row in rows]

    def note_mailed(self, notice: str, at: float) -> None:
        with self.writing() as connection:
            connection.execute(update(notices).where(notices.c.id == notice).values(mailed=at))

    def save_address(self, address: Address) -> None:
        with self.writing() as connection:
            connection.execute(self._new_or(addresses, ("address", "made", "confirmed")), fit(address))

    def address_of(self, user: str) -> Address | None:
        row = self._one(select(addresses).where(addresses.c.user == user))
        return read(Address, row) if row else None

    def drop_address(self, user: str) -> None:
        with self.writing() as connection:
            connection.execute(delete(addresses).where(addresses.c.user == user))
