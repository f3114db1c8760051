"""The tables of the database. Columns have the names of the fields in `rows.py`.

The migrations build exactly this schema, which a test checks. `REVISION` is the newest of them.

Headers and summaries are JSON in a text column: they are read whole and never searched; JSON can hold 64-bit seeds,
which SQLite's signed integers cannot; and PostgreSQL's JSON types would reject some texts.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)
from sqlalchemy.dialects import postgresql

REVISION = "0008"

# Compared byte by byte, whatever the collation of the database.
Word = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("name", Word, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", Word, primary_key=True),
    Column("name", Word, nullable=False),
    Column("folded", Word, nullable=False),  # see `fold`
    Column("kind", Word, nullable=False),
    Column("password", Word, nullable=False),
    Column("owner", Word, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("muted_until", Double, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("public_id", Word, nullable=False, server_default=""),  # the default is for migrations only
    Index("ix_users_created", "created"),
    Index("ix_users_owner", "owner"),
    Index("ix_users_public_id", "public_id", unique=True),
)
# Guests can share a name; people and bots cannot.
Index(
    "ix_users_folded",
    users.c.folded,
    unique=True,
    sqlite_where=text("kind <> 'guest'"),
    postgresql_where=text("kind <> 'guest'"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Word, primary_key=True),
    Column("user", Word, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("agent", Word, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Word, primary_key=True),
    Column("user", Word, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", Word, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Word, primary_key=True),
    Column("game", Word, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", Word, nullable=False, index=True),
    Column("status", Word, nullable=False),
    Column("updated", Double, nullable=False),
    Column("header", Word, nullable=False),
    Column("summary", Word, nullable=False),
    Index("ix_tables_updated", "updated"),
    Index("ix_tables_status_updated", "status", "updated"),
)

# No foreign key: `append` looks up the table anyway, and checking every entry would double its cost.
entries = Table(
    "entries",
    metadata,
    Column("table", Word, primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("kind", Word, nullable=False),
    Column("seat", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("who", Word, nullable=False),
    Column("text", Word, nullable=False),
    sqlite_with_rowid=False,  # one B-tree to write instead of two
)

# Who ever had a seat where; derived from the entries.
seatings = Table(
    "seatings",
    metadata,
    Column("user", Word, primary_key=True),
    Column("table", Word, primary_key=True),
    sqlite_with_rowid=False,
)

# Not a column of `tables`, whose rows change often and would rewrite the snapshot each time.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", Word, primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", Word, nullable=False),
    Column("at", Double, nullable=False),
    Column("who", Word, nullable=False, index=True),
    Column("name", Word, nullable=False),
    Column("text", Word, nullable=False),
    Column("phrase", Word, nullable=False, server_default=""),
    Index("ix_chat_table_number", "table", "number"),
    sqlite_autoincrement=True,  # numbers of deleted lines are never reused
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Word, primary_key=True),
    Column("player", Word, primary_key=True),
    Column("name", Word, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", BigInteger, nullable=False),
    Column("wins", BigInteger, nullable=False),
    Column("ordinal", Double, nullable=False),  # mu - 3 sigma, what lists are sorted by
    Index("ix_ratings_game_ordinal", "game", "ordinal"),
    Index("ix_ratings_player", "player"),
)

rated = Table(
    "rated",
    metadata,
    Column("table", Word, primary_key=True),
)

records = Table(
    "records",
    metadata,
    Column("id", Word, primary_key=True),
    Column("owner", Word, nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# The history of ratings.
rating_steps = Table(
    "rating_steps",
    metadata,
    Column("table", Word, primary_key=True),
    Column("player", Word, primary_key=True),
    Column("game", Word, nullable=False),
    Column("at", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", BigInteger, nullable=False),
    Index("ix_rating_steps_player_at", "player", "at"),
)

dailies = Table(
    "dailies",
    metadata,
    Column("day", Word, primary_key=True),
    Column("game", Word, primary_key=True),
    Column("player", Word, primary_key=True),
    Column("name", Word, nullable=False),
    Column("table", Word, nullable=False),
    Column("started", Double, nullable=False),
    Column("ended", Double, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("note", Word, nullable=False),
    Index("ix_dailies_player", "player"),
)

# Of tables and records; their ids differ in length.
analyses = Table(
    "analyses",
    metadata,
    Column("replay", Word, primary_key=True),
    Column("made", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

attempts = Table(
    "attempts",
    metadata,
    Column("user", Word, primary_key=True),
    Column("puzzle", Word, primary_key=True),
    Column("day", Word, nullable=False),
    Column("at", Double, nullable=False),
    Column("tries", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("table", Word, primary_key=True),
    Column("user", Word, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("version", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Word, primary_key=True),
    Column("user", Word, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", Double, nullable=False),
    Column("kind", Word, nullable=False),
    Column("table", Word, nullable=False),
    Column("game", Word, nullable=False),
    Column("text", Word, nullable=False),
    Column("read", Boolean, nullable=False),
    Column("mailed", Double, nullable=False),
    Index("ix_notices_user_created", "user", "created"),
    Index("ix_notices_mailed_created", "mailed", "created"),
)

addresses = Table(
    "addresses",
    metadata,
    Column("user", Word, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Word, nullable=False),
    Column("made", Double, nullable=False),
    Column("confirmed", Double, nullable=False),
    Column("language", Word, nullable=False, server_default=""),
)

# Where people connect from, as keyed hashes: see `server/security/origins.py`.
origins = Table(
    "origins",
    metadata,
    Column("user", Word, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("origin", Word, primary_key=True),
    Column("seen", Double, nullable=False, index=True),
)

# When guests took a name; people without a row took theirs before this was recorded.
claims = Table(
    "claims",
    metadata,
    Column("user", Word, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
)
