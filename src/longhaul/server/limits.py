"""How often something may be done: token buckets, one for each limit and key, in bounded memory.

A bucket holds `burst` tokens and gains `rate` of them a second; doing something takes one. What is kept of a bucket is
the moment at which it will be full again: one that is full need not be kept at all.
"""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from longhaul.core.errors import LonghaulError

MOST_KEYS = 20_000  # buckets kept for one limit; beyond that the longest unused is forgotten
SWEEP = 2  # buckets looked at for forgetting whenever one may have been added: more go than come


class TooMany(LonghaulError):
    """Something was done too often; after `seconds` it can be tried again."""

    code = "too_many"

    def __init__(self, limit: str, seconds: int) -> None:
        super().__init__(f"too many requests; try again in {seconds} second{'s' if seconds != 1 else ''}")
        self.limit = limit
        self.seconds = seconds


@dataclass(frozen=True)
class Limit:
    """At most `burst` at once, and `rate` a second for as long as one likes."""

    rate: float
    burst: float


def per_minute(count: int) -> Limit:
    return Limit(rate=count / 60, burst=count)


def per_hour(count: int, burst: int) -> Limit:
    return Limit(rate=count / 3600, burst=burst)


LIMITS: dict[str, Limit] = {
    "api": Limit(rate=50, burst=200),  # any call: by session, token or address
    "guest": per_minute(30),  # by address
    "login": per_minute(10),  # by address
    "login_name": per_minute(10),  # by the name tried
    "password": per_minute(10),  # by user: changing it, deleting the account
    "claim": per_minute(10),  # by address
    "rename": per_hour(10, burst=5),  # by user
    "bot": per_hour(20, burst=10),  # by user
    "export": per_minute(6),  # by user
    "table": per_minute(20),  # opening one, by user
    "upload": per_minute(20),  # by user
    "verdict": per_minute(30),  # playing a game again to check it, by address
    "record": per_minute(60),  # the same, to write down where each move led
    "replay": per_minute(120),  # the same, to show a stretch of it
    "log": per_minute(120),  # the same, to tell a page of it
    "job": per_minute(30),  # hints and analyses, by user
    "try": per_minute(60),  # at puzzles, by user
    "socket": per_minute(60),  # connecting, by address
    "command": Limit(rate=60, burst=240),  # by socket
    "orders": per_minute(60),  # laying them, by user
    "mail": per_hour(10, burst=4),  # giving an address, by user
    "mail_to": per_hour(4, burst=2),  # the same, by the address
    "link": per_minute(30),  # that was mailed, by address
    "chat": Limit(rate=1, burst=6),  # by user
}


class Limits:
    """All buckets of a process. Any thread may check."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, *, on: bool = True, limits: dict[str, Limit] = LIMITS
    ) -> None:
        self.clock = clock
        self.on = on
        self.limits = limits
        self._full_at: dict[str, OrderedDict[str, float]] = {name: OrderedDict() for name in limits}
        self._lock = Lock()

    def check(self, limit: str, key: str) -> None:
        """Take a token, or raise TooMany. A refused try costs nothing."""
        wait = self.wait(limit, key, self.clock()) if self.on else 0.0
        if wait > 0:
            raise TooMany(limit, max(1, math.ceil(wait)))

    def wait(self, name: str, key: str, now: float) -> float:
        """Take a token and return 0, or take none and return the seconds until there is one."""
        limit, buckets = self.limits[name], self._full_at[name]
        with self._lock:
            full_at = min(max(buckets.get(key, now), now), now + limit.burst / limit.rate)
            missing = (full_at - now) * limit.rate
            if missing + 1 > limit.burst + 1e-9:
                return (missing + 1 - limit.burst) / limit.rate
            buckets[key] = full_at + 1 / limit.rate
            buckets.move_to_end(key)
            forget(buckets, now)
        return 0.0

    @property
    def kept(self) -> int:
        """How many buckets are kept."""
        return sum(map(len, self._full_at.values()))


def forget(buckets: OrderedDict[str, float], now: float) -> None:
    """Drop the longest unused buckets that are full, and one that is not when there are too many."""
    for _ in range(SWEEP):
        key, full_at = next(iter(buckets.items()))
        if full_at > now and len(buckets) <= MOST_KEYS:
            return
        del buckets[key]
