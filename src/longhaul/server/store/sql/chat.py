"""Chat, ratings, and game records that people uploaded."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, insert, select

from longhaul.server.store.columns import check_fit, fit, rating_columns, read
from longhaul.server.store.rows import ChatLine, Rating, RatingStep, ShelfMark, Shelved
from longhaul.server.store.schema import analyses, chat, rated, rating_steps, records
from longhaul.server.store.schema import ratings as rating_rows
from longhaul.server.store.sql.base import Base
from longhaul.server.store.sql.users import check_known

RESULT = ("mu", "sigma", "games", "wins", "ordinal")  # what a finished game changes of a rating; not whose it is
AMONG = select(rating_rows).where(  # of a game
    rating_rows.c.game == bindparam("game"), rating_rows.c.player.in_(bindparam("players", expanding=True))
)


class Talk(Base):
    def add_chat(self, table: str, at: float, who: str, name: str, text: str) -> ChatLine:
        columns: dict[str, Any] = {"table": table, "at": at, "who": who, "name": name, "text": text}
        check_fit(columns)
        with self.writing() as connection:
            number = connection.scalars(insert(chat).returning(chat.c.number), columns).one()
        return ChatLine(number=number, **columns)

    def chat_of(self, table: str, *, before: int = 1 << 60, limit: int = 100) -> list[ChatLine]:
        last = select(chat).where(chat.c.table == table, chat.c.number < before)
        return self._read_all(ChatLine, last.order_by(chat.c.number.desc()).limit(limit))[::-1]

    def chat_by(self, user: str) -> list[ChatLine]:
        return self._read_all(ChatLine, select(chat).where(chat.c.who == user).order_by(chat.c.number))

    def ratings(self, game: str, *, limit: int = 100) -> list[Rating]:
        best = rating_rows.c.ordinal.desc(), rating_rows.c.player
        return self._read_all(
            Rating, select(rating_rows).where(rating_rows.c.game == game).order_by(*best).limit(limit)
        )

    def ratings_of(self, player: str) -> list[Rating]:
        mine = select(rating_rows).where(rating_rows.c.player == player)
        return self._read_all(Rating, mine.order_by(rating_rows.c.game))

    def ratings_among(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        with self.reading() as connection:
            rows = connection.execute(AMONG, {"game": game, "players": players}).mappings()
            return {row["player"]: read(Rating, row) for row in rows}

    def save_ratings(self, table: str, ratings: Sequence[Rating], steps: Sequence[RatingStep] = ()) -> bool:
        rows = sorted((rating_columns(rating) for rating in ratings), key=lambda row: (row["game"], row["player"]))
        with self.writing() as connection:
            if not connection.execute(self._new_or(rated).returning(rated.c.table), {"table": table}).first():
                return False
            if rows:
                connection.execute(self._new_or(rating_rows, RESULT), rows)
            if steps:
                connection.execute(self._new_or(rating_steps), [fit(step) for step in steps])
            return True

    def rating_steps_of(self, player: str, *, limit: int = 200) -> list[RatingStep]:
        latest = select(rating_steps).where(rating_steps.c.player == player)
        order = rating_steps.c.at.desc(), rating_steps.c.table
        return self._read_all(RatingStep, latest.order_by(*order).limit(limit))[::-1]

    def add_record(self, record: Shelved) -> None:
        with self.writing() as connection:
            check_known(connection, record.owner)
            connection.execute(insert(records), fit(record))

    def record(self, record: str) -> Shelved | None:
        row = self._one(select(records).where(records.c.id == record))
        return read(Shelved, row) if row else None

    def records_of(self, user: str) -> list[Shelved]:
        return self._newest(Shelved, records, "owner", user)

    def shelf_of(self, user: str) -> list[ShelfMark]:
        marks = select(records.c.id, records.c.created).where(records.c.owner == user)
        return self._read_all(ShelfMark, marks.order_by(records.c.created.desc(), records.c.id))

    def drop_record(self, record: str, owner: str) -> bool:
        with self.writing() as connection:
            mine = delete(records).where(records.c.id == record, records.c.owner == owner)
            is_dropped = bool(connection.execute(mine).rowcount)
            if is_dropped:
                connection.execute(delete(analyses).where(analyses.c.replay == record))
        return is_dropped
