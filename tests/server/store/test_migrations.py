"""Migrations: they build what `schema.py` says, old data lives through them, and two who open at once both succeed."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, MetaData, make_url, text

from longhaul.server.store import Store, Unavailable, open_store
from longhaul.server.store.backup import row_of
from longhaul.server.store.migrations import migrate, revisions
from longhaul.server.store.rows import User
from longhaul.server.store.schema import REVISION, metadata
from longhaul.server.store.sql.engine import make_engine
from longhaul.server.store.sql.memory import MemoryStore
from tests.server.postgres import Cluster
from tests.server.store.conftest import Address
from tests.server.store.samples import everything, fill_with_samples

pytestmark = pytest.mark.slow

OLD = Path(__file__).parent / "old"  # what a store at each revision held: see `write_rows`
MASK_OF_OLD_USER = "ab0a237f43bae59c"  # what revision 5 computed for that id and secret


def rows_file(revision: str) -> Path:
    return OLD / f"{revision}.jsonl"


def write_rows() -> None:
    """For a new revision, once: `python -m tests.server.store.test_migrations`."""
    store = MemoryStore()
    fill_with_samples(store)
    rows_file(REVISION).write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in store.dump()))


def put_rows(engine: Engine, revision: str) -> None:
    """Fill a database as it was at a revision, knowing nothing of today's schema."""
    found = MetaData()
    found.reflect(engine)
    with engine.begin() as connection:
        for line in rows_file(revision).read_bytes().splitlines():
            table, columns = row_of(msgspec.json.decode(line))
            connection.execute(found.tables[table].insert(), columns)


def without_public_id(user: User | None) -> User:
    """Migrations give users of older revisions a random public id."""
    assert user is not None and user.public_id
    return msgspec.structs.replace(user, public_id="")


def contents(store: Store) -> list[Any]:
    """What the samples put in, as the interface returns it, whatever the schema."""
    session, token = store.session("s1"), store.token("k1")
    assert session is not None and token is not None
    owners = [store.user("ann"), store.user_by_name("bo"), session[1], token[1]]
    users = [session[0], token[0], *map(without_public_id, owners)]
    tables = [store.load_table("t1"), store.load_table("t2"), store.entries("t1"), store.tables_of("ann")]
    rest = [store.chat_of("t1"), store.ratings("dice-traders"), store.record("r1"), store.save_ratings("t1", [])]
    return users + tables + rest


def test_revisions_follow_each_other_up_to_the_schema() -> None:
    assert revisions()[-1] == REVISION
    assert list(revisions()) == [f"{number:04}" for number in range(1, len(revisions()) + 1)]


def test_an_empty_database_becomes_what_the_schema_says(new_address: Address) -> None:
    new_address.open()
    with make_engine(make_url(new_address.url)).connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_migrations_and_schema_agree_to_the_letter_in_sqlite(tmp_path: Path) -> None:
    def statements(engine: Engine) -> set[tuple[str, ...]]:
        """Each statement as its parts in alphabetical order: columns that a migration added stand at the end."""
        with engine.connect() as connection:
            rows = connection.execute(text("SELECT sql FROM sqlite_master WHERE tbl_name NOT LIKE 'alembic%'"))
            return {tuple(sorted(part.strip(" \n\t)") for part in str(sql).split(", "))) for (sql,) in rows}

    made, migrated = (make_engine(make_url(f"sqlite:///{tmp_path / name}")) for name in ("made.db", "migrated.db"))
    metadata.create_all(made)
    migrate(migrated)
    assert statements(migrated) == statements(made)


def test_migrations_and_schema_agree_to_the_letter_in_postgresql(postgres: Cluster) -> None:
    columns = """SELECT table_name, column_name, data_type, is_nullable, column_default, collation_name
        FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'alembic_version'"""
    indexes = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'alembic_version'"

    def shape(engine: Engine) -> set[tuple[Any, ...]]:
        with engine.connect() as connection:
            return {tuple(row) for query in (columns, indexes) for row in connection.execute(text(query))}

    names = [postgres.create() for _ in range(2)]
    made, migrated = (make_engine(make_url(postgres.url(name))) for name in names)
    metadata.create_all(made)
    migrate(migrated)
    assert shape(migrated) == shape(made)
    for engine, name in zip((made, migrated), names):
        engine.dispose()
        postgres.drop(name)


def test_opening_again_changes_nothing(new_address: Address) -> None:
    store = new_address.open()
    fill_with_samples(store)
    assert everything(new_address.open()) == everything(store)


@pytest.mark.parametrize("revision", revisions())
def test_a_database_of_any_revision_is_brought_up_to_date(new_address: Address, revision: str) -> None:
    engine = make_engine(make_url(new_address.url))
    migrate(engine, revision)
    put_rows(engine, revision)
    engine.dispose()
    expected = MemoryStore()
    fill_with_samples(expected)
    store = new_address.open()
    assert contents(store) == contents(expected)
    with make_engine(make_url(new_address.url)).connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == REVISION


def test_links_to_profiles_outlive_the_revision_that_stores_public_ids(new_address: Address) -> None:
    engine, user = make_engine(make_url(new_address.url)), "00112233445566aa"
    migrate(engine, "0005")
    found = MetaData()
    found.reflect(engine)
    with engine.begin() as connection:
        connection.execute(found.tables["settings"].insert(), {"name": "secret", "value": bytes(32)})
        columns = {column.name: column.type.python_type() for column in found.tables["users"].columns}
        connection.execute(found.tables["users"].insert(), {**columns, "id": user, "kind": "guest"})
    engine.dispose()
    stored = new_address.open().user_by_public_id(MASK_OF_OLD_USER)
    assert stored is not None and stored.id == user


def test_a_database_of_a_newer_program_is_rejected(new_address: Address) -> None:
    store = new_address.open()
    fill_with_samples(store)
    engine = make_engine(make_url(new_address.url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Unavailable, match=r"made by a newer version of Longhaul .*revision is 9999"):
        open_store(new_address.url)
    engine.dispose()
    assert store.user("ann")


def test_a_migration_that_fails_leaves_nothing(new_address: Address) -> None:
    engine = make_engine(make_url(new_address.url))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE records (mine INTEGER)"))
    with pytest.raises(Unavailable, match="records"):
        open_store(new_address.url)
    found = MetaData()
    found.reflect(engine)
    assert set(found.tables) == {"records"}
    engine.dispose()


def test_processes_that_open_a_new_database_at_once_all_succeed(new_address: Address) -> None:
    program = "import sys; from longhaul.server.store import open_store; print(open_store(sys.argv[1]).secret().hex())"
    command = [sys.executable, "-c", program, new_address.url]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    answers = [process.communicate(timeout=120) for process in running]
    assert [errors for _, errors in answers] == ["", "", ""]
    assert {secret.strip() for secret, _ in answers} == {new_address.open().secret().hex()}


if __name__ == "__main__":
    write_rows()
