"""Limits on open connections: in total, and per address.

A direct connection counts for its address while it is open. A connection from a trusted proxy carries requests of many
clients: there each request and each socket counts for the address that the proxy names.
"""

import ipaddress
from collections import Counter

from longhaul.server.network import UNIX, Network, address_key, client_address, is_trusted, parse_address
from longhaul.server.settings import Settings


class ConnectionSlot:
    """One admitted connection or request; `release` may be called more than once."""

    def __init__(self, limits: "ConnectionLimits", key: str, is_connection: bool) -> None:
        self._limits, self._key, self._is_connection = limits, key, is_connection
        self._is_held = True

    def release(self) -> None:
        if self._is_held:
            self._is_held = False
            self._limits.release(self._key, self._is_connection)


class ConnectionLimits:
    """Counts connections. Only the event loop's thread may use it."""

    def __init__(self, settings: Settings, max_connections: int) -> None:
        self._max_connections = max_connections
        self._max_per_address = settings.connections_per_address if settings.limits else max_connections
        self._trusted: list[Network] = [
            ipaddress.ip_network(proxy) for proxy in settings.trusted_proxies if proxy != UNIX
        ]
        self._trust_unix = UNIX in settings.trusted_proxies
        self._by_address: Counter[str] = Counter()
        self.connections = 0

    def is_proxy(self, peer: str) -> bool:
        return (self._trust_unix and peer == UNIX) or is_trusted(parse_address(peer), self._trusted)

    def admit_connection(self, peer: str) -> ConnectionSlot | None:
        """A slot for a new connection, or None if a limit is reached."""
        key = "" if self.is_proxy(peer) else address_key(peer)
        if self.connections >= self._max_connections or not self._take(key):
            return None
        self.connections += 1
        return ConnectionSlot(self, key, True)

    def admit_request(self, peer: str, forwarded: list[str]) -> ConnectionSlot | None:
        """A slot for a request that came through a trusted proxy, or None if its client holds too many."""
        key = address_key(client_address(peer, forwarded, self._trusted, self._trust_unix))
        return ConnectionSlot(self, key, False) if self._take(key) else None

    def _take(self, key: str) -> bool:
        if key and self._by_address[key] >= self._max_per_address:
            return False
        if key:
            self._by_address[key] += 1
        return True

    def release(self, key: str, is_connection: bool) -> None:
        self.connections -= is_connection
        if key:
            self._by_address[key] -= 1
            if not self._by_address[key]:
                del self._by_address[key]
