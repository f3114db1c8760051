"""The server's clock: the time of day when it started, and from then on time that never jumps."""

import time
from collections.abc import Callable

Now = Callable[[], float]


class Steady:
    """Someone who sets the machine's clock takes no one's thinking time away."""

    def __init__(self, of_day: Now = time.time, running: Now = time.monotonic) -> None:
        self._running = running
        self._offset = of_day() - running()

    def __call__(self) -> float:
        return self._running() + self._offset
