"""Users get a public id, by which others find their profile.

Until now it was computed from the id with a Feistel network. Existing users keep what it gave them as their public id,
so that links to their profiles go on working; the function is kept here for that alone.
"""

import hashlib
import hmac
import re
import secrets

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0006"
down_revision = "0005"

Word = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
ROUNDS = 4
USERS = sa.table("users", sa.column("id", Word), sa.column("public_id", Word))
SETTINGS = sa.table("settings", sa.column("name", Word), sa.column("value", sa.LargeBinary))


def upgrade() -> None:
    op.add_column("users", sa.Column("public_id", Word, nullable=False, server_default=""))
    connection = op.get_bind()
    secret = connection.scalar(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == "secret")) or b""
    for user in connection.scalars(sa.select(USERS.c.id)).all():
        connection.execute(sa.update(USERS).where(USERS.c.id == user).values(public_id=masked(bytes(secret), user)))
    op.create_index("ix_users_public_id", "users", ["public_id"], unique=True)


def masked(secret: bytes, user: str) -> str:
    """What the profile of an existing user was found by; random if the id has another form."""
    if not re.fullmatch(r"[0-9a-f]{16}", user):
        return secrets.token_hex(8)
    left, right = user[:8], user[8:]
    for number in range(ROUNDS):
        noise = hmac.new(secret, f"mask:{number}:{right}".encode(), hashlib.sha256).hexdigest()[:8]
        left, right = right, f"{int(left, 16) ^ int(noise, 16):08x}"
    return right + left
