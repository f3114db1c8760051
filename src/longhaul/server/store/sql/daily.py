"""Games of the daily challenge."""

from sqlalchemy import select, update

from longhaul.server.store.columns import from_columns, to_columns
from longhaul.server.store.rows import Daily
from longhaul.server.store.schema import dailies
from longhaul.server.store.sql.base import Base


class DailyStore(Base):
    def begin_daily(self, daily: Daily) -> Daily:
        mine = select(dailies).where(
            dailies.c.day == daily.day, dailies.c.game == daily.game, dailies.c.player == daily.player
        )
        with self.writing() as connection:
            connection.execute(self._upsert(dailies), to_columns(daily))
            return from_columns(Daily, connection.execute(mine).mappings().one())

    def end_daily(self, daily: Daily) -> None:
        key = (dailies.c.day == daily.day, dailies.c.game == daily.game, dailies.c.player == daily.player)
        columns = to_columns(daily)
        with self.writing() as connection:
            result = {name: columns[name] for name in ("ended", "points", "note")}
            connection.execute(update(dailies).where(*key, dailies.c.ended == 0.0).values(result))

    def dailies(self, day: str, game: str, *, limit: int = 500) -> list[Daily]:
        of_day = select(dailies).where(dailies.c.day == day, dailies.c.game == game)
        best = dailies.c.points.desc(), dailies.c.ended, dailies.c.player
        return self._read_all(Daily, of_day.order_by(*best).limit(limit))

    def dailies_of(self, player: str, *, limit: int = 500) -> list[Daily]:
        mine = select(dailies).where(dailies.c.player == player)
        return self._read_all(Daily, mine.order_by(dailies.c.day.desc(), dailies.c.game).limit(limit))

    def daily_days(self, before: str, *, limit: int = 30) -> list[str]:
        days = select(dailies.c.day).where(dailies.c.day < before).distinct()
        with self.reading() as connection:
            return list(connection.scalars(days.order_by(dailies.c.day.desc()).limit(limit)))
