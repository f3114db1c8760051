"""How often something may be done: token buckets, one for each limit and key, in bounded memory.

A bucket holds `burst` tokens and gains `rate` of them a second; doing something takes one. What is kept of a bucket is
the moment at which it will be full again: one that is full need not be kept at all.

What is counted by session, user or socket is counted by address too, several times as generously: whoever makes many
accounts gains nothing by it, and people behind one address are not in each other's way.
"""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from threading import Lock

from longhaul.core.errors import LonghaulError
from longhaul.server.security.request_origin import calling

PER_ADDRESS = 8  # times what one session, user or socket may do, all behind one address may do together
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


Buckets = OrderedDict[str, float]
Bucket = tuple[Buckets, str, Limit]

LIMITS: dict[str, Limit] = {
    "api": Limit(rate=50, burst=200),  # any call: by session, token or address
    "guest": per_minute(30),  # by address
    "login": per_minute(10),  # by address
    "login_name": per_minute(5),  # by address and the name tried: nobody is locked out by what others try
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
        self._full_at: dict[str, Buckets] = {name: OrderedDict() for name in limits}
        self._of_address: dict[str, Buckets] = {name: OrderedDict() for name in limits}
        self._lock = Lock()

    def check(self, limit: str, key: str, address: str | None = None) -> None:
        """Take a token, or raise TooMany. A refused try costs nothing. The address is that of whoever is being answered
        unless another is given."""
        wait = self.wait(limit, key, self.clock(), calling.get() if address is None else address) if self.on else 0.0
        if wait > 0:
            raise TooMany(limit, max(1, math.ceil(wait)))

    def wait(self, name: str, key: str, now: float, address: str = "") -> float:
        """Take a token and return 0, or take none and return the seconds until there is one."""
        limit = self.limits[name]
        asked = [(self._full_at[name], key, limit)]
        if address and address != key:
            asked.append((self._of_address[name], address, shared(limit)))
        with self._lock:
            wait = max(until_free(each, now) for each in asked)
            if not wait:
                for each in asked:
                    take(each, now)
        return wait

    @property
    def kept(self) -> int:
        """How many buckets are kept."""
        return sum(map(len, (*self._full_at.values(), *self._of_address.values())))


@cache
def shared(limit: Limit) -> Limit:
    """What all behind one address may do together."""
    return Limit(PER_ADDRESS * limit.rate, PER_ADDRESS * limit.burst)


def full_at(bucket: Bucket, now: float) -> float:
    """When a bucket will be full."""
    buckets, key, limit = bucket
    return min(max(buckets.get(key, now), now), now + limit.burst / limit.rate)


def until_free(bucket: Bucket, now: float) -> float:
    """Seconds until there is a token; 0 if there is one."""
    limit = bucket[2]
    missing = (full_at(bucket, now) - now) * limit.rate
    return (missing + 1 - limit.burst) / limit.rate if missing + 1 > limit.burst + 1e-9 else 0.0


def take(bucket: Bucket, now: float) -> None:
    buckets, key, limit = bucket
    buckets[key] = full_at(bucket, now) + 1 / limit.rate
    buckets.move_to_end(key)
    forget(buckets, now)


def forget(buckets: Buckets, now: float) -> None:
    """Drop the longest unused buckets that are full, and one that is not when there are too many."""
    for _ in range(SWEEP):
        key, full_at = next(iter(buckets.items()))
        if full_at > now and len(buckets) <= MOST_KEYS:
            return
        del buckets[key]
