"""Stores for these tests: files and databases that outlive the server that is killed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from longhaul.core.jit.entry_points import interpret_first
from tests.server.postgres import Cluster


@pytest.fixture
def at_sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'chaos.db'}"


@pytest.fixture
def at_postgres(postgres: Cluster) -> Iterator[str]:
    database = postgres.create()
    yield postgres.url(database)
    postgres.drop(database)


@pytest.fixture(autouse=True)
def interpreted() -> Iterator[None]:
    """Rules that this process runs itself need not be compiled for these tests."""
    before = interpret_first.is_set()
    interpret_first.set()
    yield
    if not before:
        interpret_first.clear()
