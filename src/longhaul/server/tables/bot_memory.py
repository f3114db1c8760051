"""What bots remember of their games: one mind for each bot's seat at a table, the latest used, within a fixed room."""

import secrets
import threading
from collections import OrderedDict

from longhaul.bots import Bot, make_bot
from longhaul.core.rulebook import Rulebook

MOST_MINDS = 1024
MOST_MEMORY = 512 << 20  # bytes, of all search trees together

Place = tuple[str, int, str]  # table, seat, bot


class Minds:
    """A mind that is not here any more is begun anew: it has forgotten what it looked at, and nothing else."""

    def __init__(self, most_memory: int = MOST_MEMORY) -> None:
        self._minds: OrderedDict[Place, Bot] = OrderedDict()
        self._lock = threading.Lock()
        self._most_memory = most_memory

    def take(self, place: Place, rulebook: Rulebook) -> Bot:
        """The mind for a place, for one thread alone; give it back with `put`."""
        with self._lock:
            known = self._minds.pop(place, None)
        return known or make_bot(place[2], rulebook, secrets.randbits(63))

    def put(self, place: Place, mind: Bot) -> None:
        """Keep a mind, and let go of those not used for longest."""
        with self._lock:
            self._minds[place] = mind
            while len(self._minds) > MOST_MINDS or self.memory > self._most_memory:
                self._minds.popitem(last=False)

    def forget(self, table: str) -> None:
        """The game is over."""
        with self._lock:
            for place in [place for place in self._minds if place[0] == table]:
                del self._minds[place]

    @property
    def memory(self) -> int:
        """In bytes."""
        return sum(getattr(mind, "memory", 0) for mind in self._minds.values())

    def __len__(self) -> int:
        return len(self._minds)
