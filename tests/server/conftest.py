"""What tests of the server share: a store, a clock that is set by hand, cheap hashes, a PostgreSQL if one is asked for."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from argon2 import PasswordHasher

from longhaul.server.accounts import Accounts
from tests.server.fake_store import FakeStore, as_store
from tests.server.postgres import Cluster, find_programs

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@dataclass
class HandClock:
    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def store() -> FakeStore:
    """The one place to put the real memory store."""
    return FakeStore()


@pytest.fixture
def accounts(store: FakeStore, clock: HandClock) -> Accounts:
    return Accounts(as_store(store), clock, hasher=CHEAP)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    programs = find_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (Debian: the package postgresql)")
    cluster = Cluster(programs)
    yield cluster
    cluster.remove()
