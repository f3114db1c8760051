"""Stores to test: every test that asks for `store` or `place` runs with each kind of them."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from longhaul.server.store import Store, open_store
from longhaul.server.store.schema import metadata
from longhaul.server.store.sql.memory import MemoryStore
from tests.server.postgres import Cluster

KINDS = ("memory", "sqlite", "postgres")
EMPTIED = [table.name for table in reversed(metadata.sorted_tables) if table.name != "settings"]
DATABASES = ("sqlite", "postgres")


class Place(Protocol):
    """Somewhere a store is kept: it can be opened many times, and all see the same."""

    def open(self) -> Store: ...


class Memory:
    """The store itself: nobody else can see into this process."""

    def __init__(self) -> None:
        self.store = MemoryStore()

    def open(self) -> Store:
        return self.store


class Address:
    """A database at a URL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._opened: list[Store] = []

    def open(self) -> Store:
        self._opened.append(open_store(self.url))
        return self._opened[-1]

    def close(self) -> None:
        for store in self._opened:
            store.close()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated database; copies of it are made faster than migrated ones."""
    path = tmp_path_factory.mktemp("template") / "template.db"
    open_store(f"sqlite:///{path}").close()
    return path


@pytest.fixture(scope="session")
def postgres_database(postgres: Cluster) -> str:
    """A migrated database for all tests: to make one takes a while, to empty one does not."""
    name = postgres.create()
    open_store(postgres.url(name)).close()
    return name


def make_place(kind: str, request: pytest.FixtureRequest, empty: bool = False) -> Iterator[Place]:
    """A place of a kind; `empty`: a database in which nothing is yet, not even a schema."""
    if kind == "memory":
        yield Memory()
    elif kind == "sqlite":
        path = request.getfixturevalue("tmp_path") / ("new.db" if empty else "store.db")
        if not empty:
            shutil.copy(request.getfixturevalue("sqlite_template"), path)
        yield from closing(Address(f"sqlite:///{path}"))
    else:
        cluster: Cluster = request.getfixturevalue("postgres")
        name = cluster.create() if empty else request.getfixturevalue("postgres_database")
        yield from closing(Address(cluster.url(name)))
        if empty:
            cluster.drop(name)
        else:
            cluster.run_sql(["; ".join(f"DELETE FROM {table}" for table in EMPTIED)], name)


def closing(address: Address) -> Iterator[Address]:
    yield address
    address.close()


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    yield from make_place(request.param, request)


@pytest.fixture
def store(place: Place) -> Store:
    return place.open()


@pytest.fixture(params=KINDS)
def new_place(request: pytest.FixtureRequest) -> Iterator[Place]:
    """Another one, with nothing in it."""
    yield from make_place(request.param, request, empty=True)


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest) -> Iterator[Place]:
    """A place that is a database, migrated."""
    yield from make_place(request.param, request)


@pytest.fixture(params=DATABASES)
def new_address(request: pytest.FixtureRequest) -> Iterator[Place]:
    """A database with nothing in it, not even a schema."""
    yield from make_place(request.param, request, empty=True)
