"""E-mail addresses get the language of the mails that go there; English until their owner sets the address again."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0007"
down_revision = "0006"

Word = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    op.add_column("addresses", sa.Column("language", Word, nullable=False, server_default=""))
