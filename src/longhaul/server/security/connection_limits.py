"""How many connections there may be: of all callers together, and of one address.

A connection that comes directly counts for its address as long as it is open. One from a trusted proxy speaks for many
callers: there each request, and each socket, counts for the address that the proxy names.
"""

import ipaddress
from collections import Counter

from longhaul.server.security.request_origin import (
    UNIX,
    Network,
    address_key,
    client_address,
    is_trusted,
    parse_address,
)
from longhaul.server.settings import Settings


class Lease:
    """A place that someone holds, given back once."""

    def __init__(self, gate: "Gate", key: str, is_connection: bool) -> None:
        self._gate, self._key, self._is_connection = gate, key, is_connection
        self._held = True

    def release(self) -> None:
        if self._held:
            self._held = False
            self._gate.release(self._key, self._is_connection)


class Gate:
    """Counts connections; used by the event loop's thread alone."""

    def __init__(self, settings: Settings, most: int) -> None:
        self._most = most
        self._most_of_one = settings.connections_per_address if settings.limits else most
        self._trusted: list[Network] = [
            ipaddress.ip_network(proxy) for proxy in settings.trusted_proxies if proxy != UNIX
        ]
        self._trust_unix = UNIX in settings.trusted_proxies
        self._of: Counter[str] = Counter()
        self.connections = 0

    def is_proxy(self, peer: str) -> bool:
        return (self._trust_unix and peer == UNIX) or is_trusted(parse_address(peer), self._trusted)

    def admit_connection(self, peer: str) -> Lease | None:
        """A place for a new connection, or None if there is none."""
        key = "" if self.is_proxy(peer) else address_key(peer)
        if self.connections >= self._most or not self._take(key):
            return None
        self.connections += 1
        return Lease(self, key, True)

    def admit_request(self, peer: str, forwarded: list[str]) -> Lease | None:
        """A place for a request that came through a trusted proxy, or None if its caller holds too many."""
        key = address_key(client_address(peer, forwarded, self._trusted, self._trust_unix))
        return Lease(self, key, False) if self._take(key) else None

    def _take(self, key: str) -> bool:
        if key and self._of[key] >= self._most_of_one:
            return False
        if key:
            self._of[key] += 1
        return True

    def release(self, key: str, is_connection: bool) -> None:
        self.connections -= is_connection
        if key:
            self._of[key] -= 1
            if not self._of[key]:
                del self._of[key]
