"""What a table is set up with. It never changes while the table lasts."""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from longhaul.table.clock import Clock


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
    created: float = 0.0

    @property
    def commitment(self) -> str:
        """Published when the table starts: whoever learns seed and salt at the end can check it."""
        return commitment(self.seed, self.salt)


def commitment(seed: int, salt: str) -> str:
    """The seal on a seed."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()
