"""Background tasks: referenced, so that asyncio does not drop them, and logged if they fail."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

from longhaul.core.errors import LonghaulError
from longhaul.server.ops.metrics import ERRORS
from longhaul.server.store.errors import Unavailable


class Background:
    def __init__(self, log: logging.Logger, failed: str = "a background task failed") -> None:
        self._log, self._failed = log, failed
        self.running: set[asyncio.Task[object]] = set()

    def spawn(self, work: Coroutine[object, object, object]) -> "asyncio.Task[object]":
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self._ended)
        return task

    async def finish(self) -> None:
        await asyncio.gather(*self.running, return_exceptions=True)

    def _ended(self, task: "asyncio.Task[object]") -> None:
        self.running.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, LonghaulError):
            self._log.warning(self._failed, extra={"error": str(error)})
        elif error is not None:
            self._log.error(self._failed, exc_info=error)


async def repeat(
    every: float, work: Callable[[], Awaitable[object]], log: logging.Logger, *, first: float | None = None
) -> None:
    """Do something every so many seconds, whatever errors it raises. `first` is the delay of the first time: a server
    may restart more often than once a day. Unavailable is not logged here:
    `Services` checks the store and logs it once."""
    wait = every if first is None else first
    while True:
        await asyncio.sleep(wait)
        wait = every
        try:
            await work()
        except Unavailable:
            continue
        except Exception:
            ERRORS.inc()
            log.exception("a periodic task failed")
