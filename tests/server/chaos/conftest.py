"""Stores for these tests: files and databases that outlive the server that is killed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster


@pytest.fixture
def at_sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'chaos.db'}"


@pytest.fixture
def at_postgres(postgres: Cluster) -> Iterator[str]:
    database = postgres.create()
    yield postgres.url(database)
    postgres.drop(database)
