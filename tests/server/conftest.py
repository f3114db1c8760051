"""What the tests of accounts share: a store, a clock that is set by hand, and cheap hashes."""

from dataclasses import dataclass

import pytest
from argon2 import PasswordHasher

from longhaul.server.accounts import Accounts
from tests.server.fake_store import FakeStore, as_store

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
