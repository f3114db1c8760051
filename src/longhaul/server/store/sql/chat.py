"""Chat messages."""

from typing import Any

from sqlalchemy import insert, select

from longhaul.server.store.columns import check_values
from longhaul.server.store.rows import ChatLine
from longhaul.server.store.schema import chat
from longhaul.server.store.sql.base import Base


class ChatStore(Base):
    def add_chat(self, table: str, at: float, who: str, name: str, text: str, phrase: str = "") -> ChatLine:
        columns: dict[str, Any] = {"table": table, "at": at, "who": who, "name": name, "text": text, "phrase": phrase}
        check_values(columns)
        with self.writing() as connection:
            number = connection.scalars(insert(chat).returning(chat.c.number), columns).one()
        return ChatLine(number=number, **columns)

    def chat_of(self, table: str, *, before: int = 1 << 60, limit: int = 100) -> list[ChatLine]:
        last = select(chat).where(chat.c.table == table, chat.c.number < before)
        return self._read_all(ChatLine, last.order_by(chat.c.number.desc()).limit(limit))[::-1]

    def chat_by(self, user: str) -> list[ChatLine]:
        return self._read_all(ChatLine, select(chat).where(chat.c.who == user).order_by(chat.c.number))
