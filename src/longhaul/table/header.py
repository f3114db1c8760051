"""What a table is set up with. It never changes while the table lasts."""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from longhaul.table.clock import Clock


@dataclass(frozen=True)
class Origin:
    """The game that a table goes on from: where it can be looked at, and which of its actions are taken over."""

    replay: str  # the id that its replay is found by; of a guide's chapter, where that is: guide/GAME/CHAPTER
    actions: list[int]

    @property
    def link(self) -> str:
        return f"/{self.replay}" if "/" in self.replay else f"/r/{self.replay}#move-{len(self.actions)}"


@dataclass(frozen=True)
class Header:
    """Enough to begin the game anew: rules, content, options, seed."""

    id: str
    game: str
    rules: int  # version of the rules it is played by
    content: str  # name of the content set
    content_hash: str
    seats: int
    options: dict[str, Any]
    seed: int  # secret until the game is over
    salt: str  # secret too; without it the seed could be guessed from its commitment
    clock: Clock = field(default_factory=Clock)
    private: bool = False  # not listed; found by its link only
    auto_forced: bool = True  # the table plays moves that are the only legal one
    created: float = 0.0
    origin: Origin | None = None  # then the seed is that game's, which is known
    rated: bool = False  # hints are off, and the result changes ratings: see `rated.py`
    daily: str = ""  # the day whose game it is; then the seed is everyone's, and told when the day is over

    @property
    def commitment(self) -> str:
        """Published when the table starts: whoever learns seed and salt at the end can check it."""
        return commitment(self.seed, self.salt)


def commitment(seed: int, salt: str) -> str:
    """The seal on a seed."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()
