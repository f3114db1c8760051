"""Addresses of stores: which are taken, what is said about the others, and that no password is ever told."""

from pathlib import Path

import pytest

from longhaul.core.errors import LonghaulError
from longhaul.server.store import Unavailable, open_store
from longhaul.server.store.sql.memory import MemoryStore
from longhaul.server.store.urls import parse
from tests.server.postgres import Cluster
from tests.server.store.samples import add_user

PASSWORD = "s3cret/w0rd"
QUOTED = "s3cret%2Fw0rd"


def test_a_store_in_memory() -> None:
    store = open_store("memory:")
    assert isinstance(store, MemoryStore)
    store.close()


def test_a_file_is_made_with_its_folder_and_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "store.db"
    store = open_store(f"sqlite:///{path}")
    add_user(store)
    assert {file.stat().st_mode & 0o777 for file in path.parent.iterdir()} == {0o600}
    assert len(list(path.parent.iterdir())) == 3  # the database, its log and the log's index
    store.close()
    assert list(path.parent.iterdir()) == [path]


def test_a_file_keeps_what_is_in_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    first = open_store(url)
    add_user(first)
    first.close()
    again = open_store(url)
    assert again.user("ann") and again.secret() == first.secret()
    again.close()


def test_a_relative_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    open_store("sqlite:///here.db").close()
    assert (tmp_path / "here.db").exists()


def test_an_odd_path(tmp_path: Path) -> None:
    open_store(f"sqlite:///{tmp_path}/100% ä b/store.db").close()
    assert (tmp_path / "100% ä b" / "store.db").exists()


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_all_ways_to_say_postgresql(postgres: Cluster, scheme: str) -> None:
    name = postgres.create()
    store = open_store(postgres.url(name).replace("postgresql", scheme, 1))
    store.check()
    store.close()
    postgres.drop(name)


def test_timeouts_are_set_and_a_host_can_choose_others(postgres: Cluster) -> None:
    assert parse(postgres.url("x") + "&options=-c%20lock_timeout%3D1").query["options"] == "-c lock_timeout=1"


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "the URL of a store is memory:, sqlite:"),
        ("store.db", "the URL of a store is"),
        (f"mysql://ann:{QUOTED}@host/db", "not mysql:"),
        ("sqlite://", "sqlite needs a file"),
        ("sqlite:///:memory:", "sqlite needs a file"),
        (f"postgresql://ann:{QUOTED}@host:port/db", "the URL of a store is"),
        (f"postgresql://ann:{QUOTED}@127.0.0.1:1/db", "cannot be used now: .*127.0.0.1"),
        (f"postgresql://127.0.0.1:1/db?password={QUOTED}", "cannot be used now: .*127.0.0.1"),
        (f"postgresql://ann:{QUOTED}@127.0.0.1:1/db?no_such_option={QUOTED}", "cannot be used now"),
        (f"postgresql://ann@127.0.0.1:1/db?connect_timeout={QUOTED}", "cannot be used now"),
        ("sqlite:////proc/none/store.db", "the database file /proc/none/store.db cannot be used"),
    ],
)
def test_an_address_that_cannot_be_used_gets_a_sentence_without_secrets(url: str, why: str) -> None:
    with pytest.raises(LonghaulError, match=why) as caught:
        open_store(url)
    error: BaseException | None = caught.value
    assert isinstance(error, Unavailable)
    while error:
        assert PASSWORD not in str(error) and QUOTED not in str(error) and "\n" not in str(caught.value)
        error = error.__cause__


def test_a_database_that_is_not_there(postgres: Cluster) -> None:
    with pytest.raises(Unavailable, match='database "nowhere" does not exist'):
        open_store(postgres.url("nowhere"))


def test_a_store_in_memory_keeps_everything_when_it_is_closed() -> None:
    store = open_store("memory:")
    ann = add_user(store)
    store.close()
    assert store.user("ann") == ann
