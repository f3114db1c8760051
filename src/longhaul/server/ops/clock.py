"""The server's clock: the time of day at its start, continued by a clock that never jumps.

It runs on while the machine sleeps; `heartbeat.py` detects that, so that nobody loses thinking time.
"""

import time
from collections.abc import Callable

Now = Callable[[], float]


def running_time() -> float:
    """Seconds of a monotonic clock, including those in which the machine slept, where the system counts them."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class MonotonicClock:
    """Time of day that is not affected when somebody sets the machine's clock."""

    def __init__(self, of_day: Now = time.time, running: Now = running_time) -> None:
        self._running = running
        self._offset = of_day() - running()

    def __call__(self) -> float:
        return self._running() + self._offset
