"""Database files that vanish, are replaced or become read-only while a store is open."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from longhaul.server.store import Unavailable, open_store
from longhaul.server.store.sql import SqlStore
from longhaul.server.store.sql.files import CHECK_EVERY_SECONDS
from tests.server.postgres import Cluster
from tests.server.store.samples import add_table, add_user, plays


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "store.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqlStore]:
    made = open_store(f"sqlite:///{path}")
    assert isinstance(made, SqlStore)
    add_table(made)
    assert made.append(plays("t1", 1, 1)) == set() and made.append_at_once(plays("t1", 2, 2))
    yield made
    made.close()


def side(path: Path, name: str) -> Path:
    return path.with_name(path.name + name)


def delete(path: Path) -> None:
    path.unlink()


def move_away(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def replace(path: Path) -> None:
    """As one who puts a backup into its place would."""
    copy = path.with_name("copy")
    shutil.copyfile(path, copy)
    copy.rename(path)


def replace_by_nothing(path: Path) -> None:
    path.unlink()
    path.touch()


def protect_file(path: Path) -> None:
    path.chmod(0o444)


def protect_folder(path: Path) -> None:
    path.parent.chmod(0o555)


TROUBLES: dict[str, tuple[Callable[[Path], None], str]] = {
    "deleted": (delete, "store.db is gone"),
    "moved": (move_away, "store.db is gone"),
    "replaced": (replace, "store.db was replaced"),
    "emptied": (replace_by_nothing, "store.db was replaced"),
    "log deleted": (lambda path: side(path, "-wal").unlink(), "store.db-wal is gone"),
    "log replaced": (lambda path: replace(side(path, "-wal")), "store.db-wal was replaced"),
    "index deleted": (lambda path: side(path, "-shm").unlink(), "store.db-shm is gone"),
    "folder deleted": (lambda path: shutil.rmtree(path.parent), "store.db is gone"),
    "file protected": (protect_file, "store.db is read-only"),
    "folder protected": (protect_folder, "kept is read-only"),
}


@pytest.mark.parametrize("name", TROUBLES)
def test_nothing_more_is_reported_as_stored(name: str, store: SqlStore, path: Path) -> None:
    harm, sentence = TROUBLES[name]
    harm(path)
    with pytest.raises(Unavailable, match=sentence):
        store.check_writable()
    for call in (store.check, lambda: store.append(plays("t1", 3, 3)), lambda: add_user(store, "ann", "Ann")):
        with pytest.raises(Unavailable, match=sentence):
            call()
    assert not store.append_at_once(plays("t1", 3, 3))
    path.parent.mkdir(exist_ok=True)
    path.parent.chmod(0o700)


def test_it_is_noticed_by_itself_in_a_moment(store: SqlStore, path: Path) -> None:
    assert store._files is not None
    times = [0.0]
    store._files._clock = lambda: times[0]
    store.check_writable()
    path.unlink()
    times[0] += CHECK_EVERY_SECONDS
    with pytest.raises(Unavailable, match="is gone"):
        store.append(plays("t1", 3, 3))


def test_a_file_that_comes_back_is_used_again(store: SqlStore, path: Path) -> None:
    path.rename(path.with_name("elsewhere"))
    with pytest.raises(Unavailable):
        store.check_writable()
    path.with_name("elsewhere").rename(path)
    store.check_writable()
    assert store.append(plays("t1", 3, 3)) == set()
    path.chmod(0o444)
    with pytest.raises(Unavailable):
        store.check_writable()
    path.chmod(0o600)
    assert store.append(plays("t1", 4, 4)) == set()
    store.close()
    assert sqlite3.connect(path).execute("SELECT count(*) FROM entries").fetchone() == (4,)


def test_a_new_connection_is_not_made_to_other_files_than_the_open_ones(store: SqlStore, path: Path) -> None:
    """It would make an empty database in the place of the one that is gone."""
    with store.reading():  # the one connection that there is
        path.unlink()
        with pytest.raises(Unavailable, match="is gone"), store.engine.connect():
            pass
    assert not path.exists()


def test_files_that_a_closed_store_left_are_nobodys(path: Path) -> None:
    for _ in range(2):
        store = open_store(f"sqlite:///{path}")
        store.check_writable()
        store.close()
        path.unlink()


def test_a_link_to_the_file_is_followed(store: SqlStore, path: Path) -> None:
    link = path.with_name("link.db")
    link.symlink_to(path)
    linked = open_store(f"sqlite:///{link}")
    linked.check_writable()
    assert linked.append(plays("t1", 3, 3)) == set()
    linked.close()


def test_a_postgresql_that_turns_read_only_says_so(postgres: Cluster) -> None:
    database = postgres.create()
    store = open_store(postgres.url(database))
    add_table(store)
    store.check_writable()
    for state in ("on", "off"):
        postgres.run_sql([f'ALTER DATABASE "{database}" SET default_transaction_read_only = {state}'])
        postgres.run_sql([f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"])
        if state == "on":
            for call in (store.check_writable, store.check, lambda: store.append(plays("t1", 1, 1))):
                with pytest.raises(Unavailable, match="read-only"):
                    call()
    store.check_writable()
    assert store.append(plays("t1", 1, 1)) == set()
    store.close()
    postgres.drop(database)
