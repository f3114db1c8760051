"""The server's clock: the time of day when it started, and from then on time that never jumps.

Time goes on while the machine sleeps; who is not to be charged for that is seen to by `heartbeat.py`.
"""

import time
from collections.abc import Callable

Now = Callable[[], float]


def running_time() -> float:
    """Seconds that nobody can set, those included in which the machine slept, where the system counts them."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class MonotonicClock:
    """Someone who sets the machine's clock takes no one's thinking time away."""

    def __init__(self, of_day: Now = time.time, running: Now = running_time) -> None:
        self._running = running
        self._offset = of_day() - running()

    def __call__(self) -> float:
        return self._running() + self._offset
