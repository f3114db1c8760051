"""What a table is opened with. It never changes."""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.messages import Message
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.table.clock import Clock
from longhaul.table.errors import Rejection


@dataclass(frozen=True)
class ContinuedFrom:
    """The game that a table continues: where to find it, and its actions up to that point."""

    replay: str  # the id of its replay; of a guide's chapter: guide/GAME/CHAPTER
    actions: list[int]

    @property
    def is_chapter(self) -> bool:
        """Whether it is a chapter of a guide, which counts as no game of one's own."""
        return self.replay.startswith("guide/")

    @property
    def link(self) -> str:
        return f"/{self.replay}" if self.is_chapter else f"/r/{self.replay}#move-{len(self.actions)}"


@dataclass(frozen=True)
class Header:
    """Enough to start the game again: rules, content, options, seed."""

    id: str
    game: str
    rules: int  # version of the rules
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
    origin: ContinuedFrom | None = None  # then the seed is that game's, and not secret
    rated: bool = False  # hints are off, and the result changes ratings: see `rated_games.py`
    rotation: int = 0  # places that seats have moved on in rematches: bots keep their names
    daily: str = ""  # the day of a daily challenge: its seed is shared, and revealed when the day is over

    @property
    def is_chapter(self) -> bool:
        """Whether it is a chapter of a guide, which lists of someone's games leave out."""
        return self.origin is not None and self.origin.is_chapter

    @property
    def commitment(self) -> str:
        """Published when the table is opened; with the seed and salt revealed at the end, anyone can check it."""
        return commitment(self.seed, self.salt)


def commitment(seed: int, salt: str) -> str:
    """The seal on a seed: a hash that fixes it without revealing it."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def check_playable(header: Header, rulebook: Rulebook, content: ContentSet[Any]) -> None:
    """Reject a table of other rules or content, and one whose setting makes no sense."""
    if header.rules != rulebook.facts.version or header.content_hash != content.digest:
        raise Rejection(Message("rejected-old-rules-table", {"text-table": header.id}))
    if header.seats == 1 and header.clock.pace != "none":
        raise Rejection(Message("rejected-setup-solo-clock"))


def start_position(header: Header, rulebook: Rulebook, content: ContentSet[Any]) -> Position:
    return Position.start(rulebook, content, header.seed, header.seats, header.options)
