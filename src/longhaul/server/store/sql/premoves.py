"""Premoves and conditional moves."""

from sqlalchemy import delete, select

from longhaul.server.store.columns import to_columns
from longhaul.server.store.rows import StoredPremoves
from longhaul.server.store.schema import orders
from longhaul.server.store.sql.base import Base


class PremoveStore(Base):
    def save_premoves(self, premoves: StoredPremoves) -> None:
        with self.writing() as connection:
            connection.execute(self._upsert(orders, ("version", "data")), to_columns(premoves))

    def delete_premoves(self, table: str, user: str = "") -> None:
        meant = (orders.c.table == table, *((orders.c.user == user,) if user else ()))
        with self.writing() as connection:
            connection.execute(delete(orders).where(*meant))

    def premoves_at(self, table: str) -> list[StoredPremoves]:
        return self._read_all(StoredPremoves, select(orders).where(orders.c.table == table).order_by(orders.c.user))

    def premoves_of(self, user: str) -> list[StoredPremoves]:
        return self._read_all(StoredPremoves, select(orders).where(orders.c.user == user).order_by(orders.c.table))
