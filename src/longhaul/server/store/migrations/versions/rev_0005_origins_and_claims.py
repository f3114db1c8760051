"""Where people connect from, as keyed hashes, and when they took their names."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0005"
down_revision = "0004"

Word = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "origins",
        sa.Column("user", Word, nullable=False),
        sa.Column("origin", Word, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_origins_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "origin", name="pk_origins"),
    )
    op.create_index("ix_origins_seen", "origins", ["seen"])
    op.create_table(
        "claims",
        sa.Column("user", Word, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_claims_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", name="pk_claims"),
    )
