"""Rate limits: token buckets, one for each limit and key, in bounded memory.

A bucket holds `burst` tokens and gains `rate` of them a second; each use takes one. All that is stored of a bucket is
the moment at which it will be full again, and a full bucket need not be stored at all.

What counts by session, user or socket also counts by address, with `PER_ADDRESS` times the limit: creating many
accounts gains nothing, and people behind one address do not block each other.
"""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from threading import Lock

from longhaul.server.errors import TooManyRequests
from longhaul.server.network import current_address

PER_ADDRESS = 8  # times the limit of one session, user or socket
MAX_BUCKETS = 20_000  # of one limit; beyond that the least recently used is dropped
MAX_EVICTED_PER_USE = 2  # buckets checked for removal at every use: more leave than can arrive


@dataclass(frozen=True)
class RateLimit:
    """At most `burst` at once, and `rate` a second in the long run."""

    rate: float
    burst: float


def per_minute(count: int) -> RateLimit:
    return RateLimit(rate=count / 60, burst=count)


def per_hour(count: int, burst: int) -> RateLimit:
    return RateLimit(rate=count / 3600, burst=burst)


Buckets = OrderedDict[str, float]
Bucket = tuple[Buckets, str, RateLimit]

RATE_LIMITS: dict[str, RateLimit] = {
    "api": RateLimit(rate=50, burst=200),  # any request: by session, token or address
    "guest": per_minute(30),  # by address
    "login": per_minute(10),  # by address
    "login_name": per_minute(5),  # by address and name: other people's attempts lock nobody out
    "password": per_minute(10),  # changing it, deleting the account; by user
    "claim": per_minute(10),  # by address
    "rename": per_hour(10, burst=5),  # by user
    "bot": per_hour(20, burst=10),  # by user
    "export": per_minute(6),  # by user
    "table": per_minute(20),  # opening one; by user
    "upload": per_minute(20),  # by user
    "verdict": per_minute(30),  # replaying a game to verify it; by address
    "record": per_minute(60),  # replaying it to write a record; by address
    "replay": per_minute(120),  # replaying it to show a range of positions; by address
    "log": per_minute(120),  # replaying it to show a page of its log; by address
    "job": per_minute(30),  # hints and analyses; by user
    "try": per_minute(60),  # puzzle attempts; by user
    "socket": per_minute(60),  # connecting; by address
    "command": RateLimit(rate=60, burst=240),  # by socket
    "orders": per_minute(60),  # changing premoves; by user
    "mail": per_hour(10, burst=4),  # setting an e-mail address; by user
    "mail_to": per_hour(4, burst=2),  # the same; by e-mail address
    "link": per_minute(30),  # opening a mailed link; by address
    "chat": RateLimit(rate=1, burst=6),  # by user
}


class RateLimits:
    """All buckets of a process. Thread-safe."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        *,
        on: bool = True,
        limits: dict[str, RateLimit] = RATE_LIMITS,
    ) -> None:
        self.clock = clock
        self.on = on
        self.limits = limits
        self._by_key: dict[str, Buckets] = {name: OrderedDict() for name in limits}
        self._by_address: dict[str, Buckets] = {name: OrderedDict() for name in limits}
        self._lock = Lock()

    def check(self, limit: str, key: str, address: str | None = None) -> None:
        """Take a token or raise TooManyRequests; a rejected request takes none. Without an address, the one of the
        request being served counts."""
        if not self.on:
            return
        wait = self.wait(limit, key, self.clock(), current_address.get() if address is None else address)
        if wait > 0:
            raise TooManyRequests(limit, max(1, math.ceil(wait)))

    def wait(self, name: str, key: str, now: float, address: str = "") -> float:
        """Take a token and return 0, or take none and return the seconds until one is free."""
        limit = self.limits[name]
        buckets = [(self._by_key[name], key, limit)]
        if address and address != key:
            buckets.append((self._by_address[name], address, limit_per_address(limit)))
        with self._lock:
            wait = max(seconds_until_free(bucket, now) for bucket in buckets)
            if not wait:
                for bucket in buckets:
                    take(bucket, now)
        return wait

    @property
    def bucket_count(self) -> int:
        return sum(map(len, (*self._by_key.values(), *self._by_address.values())))


@cache
def limit_per_address(limit: RateLimit) -> RateLimit:
    return RateLimit(PER_ADDRESS * limit.rate, PER_ADDRESS * limit.burst)


def full_at(bucket: Bucket, now: float) -> float:
    """When a bucket will be full."""
    buckets, key, limit = bucket
    return min(max(buckets.get(key, now), now), now + limit.burst / limit.rate)


def seconds_until_free(bucket: Bucket, now: float) -> float:
    """Seconds until there is a token; 0 if there is one."""
    limit = bucket[2]
    missing = (full_at(bucket, now) - now) * limit.rate
    return (missing + 1 - limit.burst) / limit.rate if missing + 1 > limit.burst + 1e-9 else 0.0


def take(bucket: Bucket, now: float) -> None:
    buckets, key, limit = bucket
    buckets[key] = full_at(bucket, now) + 1 / limit.rate
    buckets.move_to_end(key)
    evict(buckets, now)


def evict(buckets: Buckets, now: float) -> None:
    """Drop the least recently used buckets that are full; if there are too many, also one that is not."""
    for _ in range(MAX_EVICTED_PER_USE):
        key, full_at = next(iter(buckets.items()))
        if full_at > now and len(buckets) <= MAX_BUCKETS:
            return
        del buckets[key]
