"""Analyses of finished games are kept, and who solved which puzzle."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0003"
down_revision = "0002"

Word = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("replay", Word, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("replay", name="pk_analyses"),
    )
    op.create_table(
        "attempts",
        sa.Column("user", Word, nullable=False),
        sa.Column("puzzle", Word, nullable=False),
        sa.Column("day", Word, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("tries", sa.BigInteger, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("user", "puzzle", name="pk_attempts"),
    )
