"""The first schema that was released."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None

Word = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
COUNTED = sa.BigInteger().with_variant(sa.Integer, "sqlite")
NOT_A_GUEST = sa.text("kind <> 'guest'")


def word(name: str) -> "sa.Column[str]":
    return sa.Column(name, Word, nullable=False)


def whole(name: str) -> "sa.Column[int]":
    return sa.Column(name, sa.BigInteger, nullable=False)


def real(name: str) -> "sa.Column[float]":
    return sa.Column(name, sa.Double, nullable=False)


def flag(name: str) -> "sa.Column[bool]":
    return sa.Column(name, sa.Boolean, nullable=False)


def data(name: str) -> "sa.Column[bytes]":
    return sa.Column(name, sa.LargeBinary, nullable=False)


def key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def users_key(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["user"], ["users.id"], name=f"fk_{table}_user", ondelete="CASCADE")


def index(table: str, *columns: str) -> None:
    op.create_index(f"ix_{table}_{'_'.join(columns)}", table, list(columns))


def upgrade() -> None:
    create_users()
    create_tables()
    create_the_rest()


def create_users() -> None:
    op.create_table(
        "users",
        word("id"),
        word("name"),
        word("folded"),
        word("kind"),
        word("password"),
        word("owner"),
        real("created"),
        real("seen"),
        real("muted_until"),
        flag("banned"),
        key("users", "id"),
    )
    index("users", "created")
    index("users", "owner")
    op.create_index(
        "ix_users_folded", "users", ["folded"], unique=True, sqlite_where=NOT_A_GUEST, postgresql_where=NOT_A_GUEST
    )
    op.create_table(
        "sessions",
        word("id"),
        word("user"),
        real("created"),
        real("seen"),
        word("agent"),
        key("sessions", "id"),
        users_key("sessions"),
    )
    index("sessions", "user")
    op.create_table(
        "tokens",
        word("id"),
        word("user"),
        word("label"),
        real("created"),
        real("seen"),
        key("tokens", "id"),
        users_key("tokens"),
    )
    index("tokens", "user")


def create_tables() -> None:
    op.create_table(
        "tables",
        word("id"),
        word("game"),
        flag("private"),
        word("host"),
        word("status"),
        real("updated"),
        word("header"),
        word("summary"),
        key("tables", "id"),
    )
    index("tables", "host")
    index("tables", "updated")
    index("tables", "status", "updated")
    op.create_table(
        "entries",
        word("table"),
        whole("number"),
        word("kind"),
        whole("seat"),
        real("at"),
        whole("value"),
        word("who"),
        word("text"),
        key("entries", "table", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table("seatings", word("user"), word("table"), key("seatings", "user", "table"), sqlite_with_rowid=False)
    op.create_table("snapshots", word("table"), whole("number"), data("data"), key("snapshots", "table"))


def create_the_rest() -> None:
    op.create_table("settings", word("name"), data("value"), key("settings", "name"))
    op.create_table(
        "chat",
        sa.Column("number", COUNTED, autoincrement=True, nullable=False),
        word("table"),
        real("at"),
        word("who"),
        word("name"),
        word("text"),
        key("chat", "number"),
        sqlite_autoincrement=True,
    )
    index("chat", "who")
    index("chat", "table", "number")
    op.create_table(
        "ratings",
        word("game"),
        word("player"),
        word("name"),
        real("mu"),
        real("sigma"),
        whole("games"),
        whole("wins"),
        real("ordinal"),
        key("ratings", "game", "player"),
    )
    index("ratings", "game", "ordinal")
    index("ratings", "player")
    op.create_table("rated", word("table"), key("rated", "table"))
    op.create_table("records", word("id"), word("owner"), real("created"), data("data"), key("records", "id"))
    index("records", "owner")
