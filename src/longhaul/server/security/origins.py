"""Where people act from, so that nobody is rated for games against themselves. Only a keyed hash of the address is
stored, and only for some days.

An IPv4 address counts as it is, an IPv6 address by its /64 network. People behind one address, such as a family, can
play each other, but those games are not rated.
"""

import hashlib
import hmac
from collections import OrderedDict
from contextlib import suppress

from longhaul.server.security.request_origin import RequestOrigin
from longhaul.server.store.errors import Missing, Unavailable
from longhaul.server.store.rows import UserOrigin
from longhaul.server.store.store import Store

RETENTION_SECONDS = 7 * 86_400.0
WRITE_EVERY_SECONDS = 3600.0
MAX_REMEMBERED = 20_000  # recent writes, which need not be repeated


class Origins:
    """Records from where users act: by a socket, or by a request that changes something."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store, self._secret = store, secret
        self._written_at: OrderedDict[tuple[str, str], float] = OrderedDict()

    def hashed(self, origin: RequestOrigin) -> str:
        return hmac.new(self._secret, origin.address_key.encode(), hashlib.sha256).hexdigest()[:32]

    def is_recorded(self, user: str, origin: RequestOrigin, now: float) -> bool:
        """Whether it was recorded not long ago. Without a query to the store."""
        return now - self._written_at.get((user, self.hashed(origin)), 0.0) < WRITE_EVERY_SECONDS

    def record(self, user: str, origin: RequestOrigin, now: float) -> None:
        """Record that a user acted. Blocks."""
        hashed = self.hashed(origin)
        with suppress(Unavailable, Missing):  # a failed write must not keep anyone from playing
            self._store.save_origin(UserOrigin(user=user, origin=hashed, seen=now))
            self._written_at[user, hashed] = now
            self._written_at.move_to_end((user, hashed))
        while len(self._written_at) > MAX_REMEMBERED:
            self._written_at.popitem(last=False)

    def forget_old(self, now: float) -> None:
        """Blocks."""
        self._store.forget_origins(now - RETENTION_SECONDS)
