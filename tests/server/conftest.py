"""What the tests of accounts share: a store, a clock that is set by hand, cheap hashes, a server and a browser."""

from collections.abc import Iterator

import pytest

from longhaul.server.accounts import Accounts
from longhaul.server.settings import Settings
from tests.server.browsers import CHEAP, Browser, HandClock, World
from tests.server.fake_store import FakeStore, as_store


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


@pytest.fixture
def world(accounts: Accounts, clock: HandClock) -> Iterator[World]:
    made = World(accounts, clock, Settings())
    yield made
    made.close()


@pytest.fixture
def browser(world: World) -> Browser:
    return world.browser()
