"""Detects that this process was paused (SIGSTOP, a laptop's lid, a suspended machine), which it does not notice by
itself: to the process, only a moment has passed."""

from longhaul.server.ops.clock import Now, running_time

BEAT_SECONDS = 0.2  # between two beats
PAUSE_SECONDS = 1.0  # without a beat: the process did not run, or was too busy to serve anyone


class Heartbeat:
    """Call `beat` several times a second, and before any decision that depends on the clock."""

    def __init__(self, running: Now = running_time) -> None:
        self._running = running
        self._last = running()

    def beat(self) -> float:
        """Record that the process runs; returns the seconds it was paused since the last beat, or 0."""
        last, self._last = self._last, self._running()
        gap = self._last - last
        return gap if gap > PAUSE_SECONDS else 0.0
