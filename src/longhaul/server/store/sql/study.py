"""Analyses of games, and tries at puzzles."""

from sqlalchemy import select

from longhaul.server.store.columns import fit, read
from longhaul.server.store.rows import Analysis, Attempt
from longhaul.server.store.schema import analyses, attempts
from longhaul.server.store.sql.base import Base


class Study(Base):
    def save_analysis(self, analysis: Analysis) -> None:
        with self.writing() as connection:
            connection.execute(self._new_or(analyses, ("made", "data")), fit(analysis))

    def analysis(self, replay: str) -> Analysis | None:
        row = self._one(select(analyses).where(analyses.c.replay == replay))
        return read(Analysis, row) if row else None

    def save_attempt(self, attempt: Attempt) -> None:
        with self.writing() as connection:
            connection.execute(self._new_or(attempts, ("day", "at", "tries", "solved"), unless="solved"), fit(attempt))

    def attempt(self, user: str, puzzle: str) -> Attempt | None:
        row = self._one(select(attempts).where(attempts.c.user == user, attempts.c.puzzle == puzzle))
        return read(Attempt, row) if row else None

    def attempts_of(self, user: str) -> list[Attempt]:
        mine = select(attempts).where(attempts.c.user == user)
        return self._read_all(Attempt, mine.order_by(attempts.c.at.desc(), attempts.c.puzzle))
