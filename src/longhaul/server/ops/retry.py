"""Retries while the store cannot be used."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from itertools import repeat
from typing import TypeVar

from longhaul.server.store.errors import Unavailable

DEFAULT_RETRY_SECONDS = 5.0

T = TypeVar("T")


async def retry_store(
    work: Callable[[], Awaitable[T]],
    log: logging.Logger,
    waiting: str,
    *,
    delays: Iterable[float] | None = None,
    stop: Callable[[], bool] = lambda: False,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    **extra: object,
) -> T | None:
    """The result of `work`, tried again after each delay while the store is unavailable.

    The default is to try for ever, every DEFAULT_RETRY_SECONDS. When the delays have run out, Unavailable is raised;
    when `stop` says so, the result is None. Each failure is logged with the message `waiting` and the fields `extra`.
    """
    for delay in repeat(DEFAULT_RETRY_SECONDS) if delays is None else delays:
        if stop():
            return None
        try:
            return await work()
        except Unavailable as error:
            log.warning(waiting, extra={"error": str(error), **extra})
            await sleep(delay)
    return None if stop() else await work()
