"""Retries while the store cannot be used."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from longhaul.server.ops.retry import DEFAULT_RETRY_SECONDS, retry_store
from longhaul.server.store.errors import Unavailable

log = logging.getLogger("longhaul.test")


class Store:
    """Fails so many times, then answers; notes how long its callers waited."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.calls = 0
        self.waits: list[float] = []

    async def read(self) -> str:
        self.calls += 1
        if self.calls <= self.failures:
            raise Unavailable("no space left on the disk")
        return "found"

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)


def run(work: Awaitable[str | None]) -> str | None:
    async def waited() -> str | None:
        return await work

    return asyncio.run(waited())


def test_the_result_of_the_first_success(caplog: pytest.LogCaptureFixture) -> None:
    store = Store(failures=2)
    assert run(retry_store(store.read, log, "not read; will retry", sleep=store.sleep, table="t1")) == "found"
    assert (store.calls, store.waits) == (3, [DEFAULT_RETRY_SECONDS] * 2)
    assert [(each.message, vars(each)["table"]) for each in caplog.records] == [("not read; will retry", "t1")] * 2


def test_a_store_that_works_is_asked_once() -> None:
    store = Store(failures=0)
    assert run(retry_store(store.read, log, "", sleep=store.sleep)) == "found" and store.waits == []


def test_unavailable_is_raised_when_the_delays_have_run_out() -> None:
    store = Store(failures=100)
    with pytest.raises(Unavailable, match="no space left"):
        run(retry_store(store.read, log, "", delays=(1.0, 5.0), sleep=store.sleep))
    assert (store.calls, store.waits) == (3, [1.0, 5.0])


@pytest.mark.parametrize(("delays", "after"), [(None, 1), (None, 4), ((1.0, 5.0), 2)])
def test_none_when_stopped(delays: tuple[float, ...] | None, after: int) -> None:
    """Also after the last delay: nothing is tried again once stopped."""
    store = Store(failures=100)
    stop: Callable[[], bool] = lambda: store.calls >= after  # noqa: E731
    assert run(retry_store(store.read, log, "", delays=delays, stop=stop, sleep=store.sleep)) is None
    assert store.calls == after


def test_other_errors_are_not_retried() -> None:
    async def fail() -> str:
        raise ValueError("a bug")

    store = Store(failures=0)
    with pytest.raises(ValueError, match="a bug"):
        run(retry_store(fail, log, "", sleep=store.sleep))
    assert store.waits == []
