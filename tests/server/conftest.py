"""What tests of the server share: a store, a manual clock, cheap hashes, a server and a browser, a PostgreSQL."""

import os
import random
import secrets
from collections.abc import AsyncIterator, Iterator
from random import Random

import pytest

from longhaul.server.accounts.service import Accounts
from longhaul.server.settings import Settings
from tests.server.accounts.memory_store import InspectedStore
from tests.server.browsers import CHEAP, Browser, HandClock, World
from tests.server.hub_club import Club
from tests.server.postgres import Cluster, find_programs
from tests.server.served import Served


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every run of a test the same dice, cards, ids and fallback moves, so that it passes or fails for a reason.

    `LONGHAUL_TEST_SEED=2 pytest tests/server` deals other ones: a test that then fails leans on luck.
    """
    source = Random(f"{os.environ.get('LONGHAUL_TEST_SEED', '')}{request.node.nodeid}")
    random.seed(source.getrandbits(64))
    monkeypatch.setattr(secrets, "randbits", source.getrandbits)
    monkeypatch.setattr(secrets, "choice", source.choice)


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server in this process hashes with little work: by design a hash takes 50 ms, and every server makes one."""
    monkeypatch.setattr("longhaul.server.accounts.passwords.PasswordHasher", lambda: CHEAP)


@pytest.fixture
def served() -> Iterator[Served]:
    made = Served()
    with made.client:
        yield made


@pytest.fixture
def ada(served: Served) -> Browser:
    return served.browser()


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def store() -> InspectedStore:
    return InspectedStore()


@pytest.fixture
def accounts(store: InspectedStore, clock: HandClock) -> Accounts:
    return Accounts(store, clock, hasher=CHEAP)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    programs = find_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (Debian: the package postgresql)")
    cluster = Cluster(programs)
    yield cluster
    cluster.remove()


@pytest.fixture
def world(accounts: Accounts, clock: HandClock) -> Iterator[World]:
    made = World(accounts, clock, Settings())
    yield made
    made.close()


@pytest.fixture
def browser(world: World) -> Browser:
    return world.browser()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    """A hub without sockets or HTTP."""
    made = Club()
    yield made
    await made.close()
