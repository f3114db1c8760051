"""A line of chat may be a quick phrase, which everyone reads in their own language."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0008"
down_revision = "0007"

Word = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    op.add_column("chat", sa.Column("phrase", Word, nullable=False, server_default=""))
