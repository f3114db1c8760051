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
    **extra: object,
) -> T | None:
    """The result of `work`, tried again after each delay (by default for ever, every DEFAULT_RETRY_SECONDS) while the store is
    unavailable, with the message `waiting` in the log. None when `stop` says so. When the delays have run out,
    Unavailable is raised."""
    for delay in repeat(DEFAULT_RETRY_SECONDS) if delays is None else delays:
        if stop():
            return None
        try:
            return await work()
        except Unavailable as error:
            log.warning(waiting, extra={"error": str(error), **extra})
            await asyncio.sleep(delay)
    return None if stop() else await work()
