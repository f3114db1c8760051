"""Uploaded game records, analyses of games, and attempts at puzzles."""

from sqlalchemy import delete, insert, select

from longhaul.server.store.columns import from_columns, to_columns
from longhaul.server.store.rows import Analysis, Attempt, RecordInfo, UploadedRecord
from longhaul.server.store.schema import analyses, attempts, records
from longhaul.server.store.sql.base import Base
from longhaul.server.store.sql.users import check_known


class RecordStore(Base):
    def add_record(self, record: UploadedRecord) -> None:
        with self.writing() as connection:
            check_known(connection, record.owner)
            connection.execute(insert(records), to_columns(record))

    def record(self, record: str) -> UploadedRecord | None:
        row = self._one(select(records).where(records.c.id == record))
        return from_columns(UploadedRecord, row) if row else None

    def records_of(self, user: str) -> list[UploadedRecord]:
        return self._newest(UploadedRecord, records, "owner", user)

    def record_infos(self, user: str) -> list[RecordInfo]:
        marks = select(records.c.id, records.c.created).where(records.c.owner == user)
        return self._read_all(RecordInfo, marks.order_by(records.c.created.desc(), records.c.id))

    def delete_record(self, record: str, owner: str) -> bool:
        with self.writing() as connection:
            mine = delete(records).where(records.c.id == record, records.c.owner == owner)
            is_dropped = bool(connection.execute(mine).rowcount)
            if is_dropped:
                connection.execute(delete(analyses).where(analyses.c.replay == record))
        return is_dropped

    # Analyses and puzzle attempts
    def save_analysis(self, analysis: Analysis) -> None:
        with self.writing() as connection:
            connection.execute(self._upsert(analyses, ("made", "data")), to_columns(analysis))

    def analysis(self, replay: str) -> Analysis | None:
        row = self._one(select(analyses).where(analyses.c.replay == replay))
        return from_columns(Analysis, row) if row else None

    def save_attempt(self, attempt: Attempt) -> None:
        with self.writing() as connection:
            connection.execute(
                self._upsert(attempts, ("day", "at", "tries", "solved"), unless="solved"), to_columns(attempt)
            )

    def attempt(self, user: str, puzzle: str) -> Attempt | None:
        row = self._one(select(attempts).where(attempts.c.user == user, attempts.c.puzzle == puzzle))
        return from_columns(Attempt, row) if row else None

    def attempts_of(self, user: str) -> list[Attempt]:
        mine = select(attempts).where(attempts.c.user == user)
        return self._read_all(Attempt, mine.order_by(attempts.c.at.desc(), attempts.c.puzzle))
