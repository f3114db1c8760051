"""What the tests of accounts share: a store, a clock that is set by hand, and cheap hashes."""

from dataclasses import dataclass
from typing import Any, cast

import pytest
from argon2 import PasswordHasher
from litestar import Litestar, WebSocket, get, websocket
from litestar.params import FromPath
from litestar.types import ASGIApp

from longhaul.core.errors import LonghaulError
from longhaul.server.accounts import Accounts
from longhaul.server.errors import EXCEPTION_HANDLERS
from longhaul.server.guard import Guard
from longhaul.server.identity import Known, dependencies
from longhaul.server.limits import Limits
from longhaul.server.routes.account import AccountController
from longhaul.server.settings import Settings
from longhaul.server.store.store import Unavailable
from longhaul.table import Refusal
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


def account_app(accounts: Accounts, settings: Settings, limits: Limits) -> Guard:
    """The account routes behind the guard, a route that fails, one that refuses, and a socket that says who calls."""
    app = Litestar(
        [AccountController, broken, refused, whoami],
        dependencies=dependencies(accounts, limits, settings),
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=settings.most_upload,
        logging_config=None,
    )
    return Guard(cast(ASGIApp, app), settings, accounts.keys, limits)


@get("/api/broken")
async def broken() -> None:
    raise ValueError("the secret of the house")


@get("/api/refused/{what:str}")
async def refused(what: FromPath[str]) -> None:
    errors = {"table": Refusal("it is not your turn"), "store": Unavailable("no space left")}
    raise errors.get(what, LonghaulError("that is not possible"))


@websocket("/ws")
async def whoami(socket: WebSocket[Any, Any, Any], signed_in: Known) -> None:
    await socket.accept()
    await socket.send_json({"name": signed_in.user.name})
    await socket.close()
