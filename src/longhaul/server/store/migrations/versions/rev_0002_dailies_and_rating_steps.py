"""Games of the day, and how ratings came to be what they are."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0002"
down_revision = "0001"

Word = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "rating_steps",
        sa.Column("table", Word, nullable=False),
        sa.Column("player", Word, nullable=False),
        sa.Column("game", Word, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "player", name="pk_rating_steps"),
    )
    op.create_index("ix_rating_steps_player_at", "rating_steps", ["player", "at"])
    op.create_table(
        "dailies",
        sa.Column("day", Word, nullable=False),
        sa.Column("game", Word, nullable=False),
        sa.Column("player", Word, nullable=False),
        sa.Column("name", Word, nullable=False),
        sa.Column("table", Word, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("note", Word, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "player", name="pk_dailies"),
    )
    op.create_index("ix_dailies_player", "dailies", ["player"])
