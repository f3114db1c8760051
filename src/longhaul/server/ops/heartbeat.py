"""Whether this process ran all the time. One that was stopped (SIGSTOP, a laptop's lid, a paused machine) does not
notice by itself: to it, a moment has passed."""

from longhaul.server.ops.clock import Now, running_time

BEAT_SECONDS = 0.2  # between two beats while the process runs
PAUSE_SECONDS = 1.0  # without a beat: it did not run, or was too busy to do anything for anyone


class Heartbeat:
    """Beaten several times a second, and by whoever is about to judge something by the clock."""

    def __init__(self, running: Now = running_time) -> None:
        self._running = running
        self._last = running()

    def beat(self) -> float:
        """Note that the process runs; for how many seconds it did not since the last beat, or 0."""
        last, self._last = self._last, self._running()
        gap = self._last - last
        return gap if gap > PAUSE_SECONDS else 0.0
