"""Bots between their moves, with their search trees: one per bot's seat, the latest used, within a limit."""

import secrets
import threading
from collections import OrderedDict

from longhaul.bots import Bot, make_bot
from longhaul.core.rulebook import Rulebook

MAX_CACHED_BOTS = 1024
MAX_BYTES = 512 << 20  # of all search trees together

Key = tuple[str, int, str]  # table, seat, level


class BotMemory:
    """A bot that was evicted is made anew: it only loses its search tree."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self._bots: OrderedDict[Key, Bot] = OrderedDict()
        self._lock = threading.Lock()
        self._max_bytes = max_bytes

    def take(self, key: Key, rulebook: Rulebook) -> Bot:
        """The bot of a seat, for one thread alone; return it with `put`."""
        with self._lock:
            known = self._bots.pop(key, None)
        return known or make_bot(key[2], rulebook, secrets.randbits(63))

    def put(self, key: Key, bot: Bot) -> None:
        """Store a bot, and evict those that were not used for longest."""
        with self._lock:
            self._bots[key] = bot
            while len(self._bots) > MAX_CACHED_BOTS or self.bytes > self._max_bytes:
                self._bots.popitem(last=False)

    def forget(self, table: str) -> None:
        """The game is over."""
        with self._lock:
            for key in [key for key in self._bots if key[0] == table]:
                del self._bots[key]

    @property
    def bytes(self) -> int:
        return sum(getattr(bot, "memory", 0) for bot in self._bots.values())

    def __len__(self) -> int:
        return len(self._bots)
