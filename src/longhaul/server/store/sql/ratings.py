"""Ratings, and the steps that led to them."""

from collections.abc import Sequence

from sqlalchemy import bindparam, select

from longhaul.server.store.columns import from_columns, rating_columns, to_columns
from longhaul.server.store.rows import Rating, RatingStep
from longhaul.server.store.schema import rated, rating_steps
from longhaul.server.store.schema import ratings as rating_rows
from longhaul.server.store.sql.base import Base

CHANGED_BY_GAME = ("mu", "sigma", "games", "wins", "ordinal")  # columns that a finished game changes
RATINGS_AMONG = select(rating_rows).where(  # these players, in one game
    rating_rows.c.game == bindparam("game"), rating_rows.c.player.in_(bindparam("players", expanding=True))
)


class RatingStore(Base):
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
            rows = connection.execute(RATINGS_AMONG, {"game": game, "players": players}).mappings()
            return {row["player"]: from_columns(Rating, row) for row in rows}

    def save_ratings(self, table: str, ratings: Sequence[Rating], steps: Sequence[RatingStep] = ()) -> bool:
        rows = sorted((rating_columns(rating) for rating in ratings), key=lambda row: (row["game"], row["player"]))
        with self.writing() as connection:
            if not connection.execute(self._upsert(rated).returning(rated.c.table), {"table": table}).first():
                return False
            if rows:
                connection.execute(self._upsert(rating_rows, CHANGED_BY_GAME), rows)
            if steps:
                connection.execute(self._upsert(rating_steps), [to_columns(step) for step in steps])
            return True

    def rating_steps_of(self, player: str, *, limit: int = 200) -> list[RatingStep]:
        latest = select(rating_steps).where(rating_steps.c.player == player)
        order = rating_steps.c.at.desc(), rating_steps.c.table
        return self._read_all(RatingStep, latest.order_by(*order).limit(limit))[::-1]
