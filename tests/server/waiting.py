"""Waiting for a condition, never for a time: the speed of the machine decides nothing."""

import asyncio
import time
from collections.abc import Callable

MAX_WAIT_SECONDS = 60.0  # seconds; the machine may be busy


async def until(condition: Callable[[], object]) -> None:
    end = asyncio.get_running_loop().time() + MAX_WAIT_SECONDS
    while not condition():
        assert asyncio.get_running_loop().time() < end, "it did not come"
        await asyncio.sleep(0.005)


def wait_until(condition: Callable[[], object]) -> None:
    """The same in a thread without an event loop."""
    end = time.monotonic() + MAX_WAIT_SECONDS
    while not condition():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.01)
