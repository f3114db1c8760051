"""Add premoves (stored as orders), notices and e-mail addresses."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0004"
down_revision = "0003"

Word = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("table", Word, nullable=False),
        sa.Column("user", Word, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_orders_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_orders"),
    )
    op.create_index("ix_orders_user", "orders", ["user"])
    op.create_table(
        "notices",
        sa.Column("id", Word, nullable=False),
        sa.Column("user", Word, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("kind", Word, nullable=False),
        sa.Column("table", Word, nullable=False),
        sa.Column("game", Word, nullable=False),
        sa.Column("text", Word, nullable=False),
        sa.Column("read", sa.Boolean, nullable=False),
        sa.Column("mailed", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_notices_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )
    op.create_index("ix_notices_mailed_created", "notices", ["mailed", "created"])
    op.create_index("ix_notices_user_created", "notices", ["user", "created"])
    op.create_table(
        "addresses",
        sa.Column("user", Word, nullable=False),
        sa.Column("address", Word, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_addresses_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", name="pk_addresses"),
    )
