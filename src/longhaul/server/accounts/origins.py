"""Where people connect from, so that nobody rates themselves: only a keyed hash of the address, and only for some days.

An IPv4 address counts as it is, an IPv6 address by its network of 64 bits. People behind one address, a family perhaps,
play with each other as they like; only their games with each other are not rated.
"""

import hashlib
import hmac
from collections import OrderedDict
from contextlib import suppress

from longhaul.server.security.request_origin import Caller
from longhaul.server.store.errors import Missing, Unavailable
from longhaul.server.store.rows import SeenFrom
from longhaul.server.store.store import Store

KEPT_SECONDS = 7 * 86_400.0  # then an origin is forgotten, and says nothing about anyone any more
NOTE_EVERY_SECONDS = 3600.0  # that someone is still there is written down this often
MOST_REMEMBERED = 20_000  # notes of this process, so that it need not write them again


class Origins:
    """Notes from where users connect."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store, self._secret = store, secret
        self._noted: OrderedDict[tuple[str, str], float] = OrderedDict()

    def hashed(self, caller: Caller) -> str:
        return hmac.new(self._secret, caller.address_key.encode(), hashlib.sha256).hexdigest()[:32]

    def note(self, user: str, caller: Caller, now: float) -> None:
        """Someone has connected. Blocks."""
        origin = self.hashed(caller)
        if now - self._noted.get((user, origin), 0.0) < NOTE_EVERY_SECONDS:
            return
        with suppress(Unavailable, Missing):  # who cannot be written down can still play
            self._store.note_origin(SeenFrom(user=user, origin=origin, seen=now))
            self._noted[user, origin] = now
            self._noted.move_to_end((user, origin))
        while len(self._noted) > MOST_REMEMBERED:
            self._noted.popitem(last=False)

    def forget_old(self, now: float) -> None:
        """Blocks."""
        self._store.forget_origins(now - KEPT_SECONDS)
