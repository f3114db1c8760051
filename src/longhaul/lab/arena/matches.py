"""Pairings: every line-up in all its rotations, each rotation with the same seeds."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from longhaul.bots import load_bot
from longhaul.core.chance import block
from longhaul.core.content import ContentSet
from longhaul.core.errors import BadOption
from longhaul.core.messages import Message
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.core.setup import as_seed

MAX_SEATS = 64  # more than any game has; spaces out the random streams of bots


@dataclass(frozen=True)
class Match:
    """One game to be played."""

    number: int  # of all
    group: int  # of games with the same seed: rotations of one line-up, or one solo game of every bot
    seed: int
    bots: tuple[str, ...]  # by seat


@dataclass(frozen=True)
class Arena:
    """What to compare, and under which rules."""

    rulebook: Rulebook
    content: ContentSet[Any]
    bots: tuple[str, ...]
    seats: int
    options: Mapping[str, object]
    seed: int
    games: int  # per line-up, or per bot in a solo game; rounded up to whole rotations

    @classmethod
    def open(
        cls,
        rulebook: Rulebook,
        content: ContentSet[Any],
        bots: tuple[str, ...],
        games: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> "Arena":
        """Check everything before the first game is played."""
        for bot in bots:
            load_bot(bot, rulebook)
        low, high = rulebook.facts.seats
        chosen = max(low, min(high, len(bots))) if seats is None else seats
        twice = next((bot for bot in bots if bots.count(bot) > 1), None)
        if twice is not None and (len(bots) != chosen or len(set(bots)) == 1):
            raise BadOption(Message("rejected-bot-twice", {"text-bot": twice}))
        arena = cls(rulebook, content, bots, chosen, options or {}, seed, games)
        arena.start(0)
        return arena

    @property
    def is_solo(self) -> bool:
        return self.seats == 1

    @property
    def by_wins(self) -> bool:
        """Whether bots are compared by wins; in a solo game for several players, by points."""
        return not self.is_solo or self.rulebook.facts.seats == (1, 1)

    def start(self, seed: int) -> Position:
        return Position.start(self.rulebook, self.content, seed, self.seats, self.options)

    def lineups(self) -> list[tuple[str, ...]]:
        """Every combination of as many bots as seats; if there are fewer bots, they take turns in the seats."""
        if len(self.bots) > self.seats:
            return list(combinations(self.bots, self.seats))
        return [tuple(self.bots[seat % len(self.bots)] for seat in range(self.seats))]

    def matches(self) -> Iterator[Match]:
        """Every game, those with the same seed in a row, so that an interrupted arena is still fair."""
        number, group = 0, 0
        tables = [[(bot,) for bot in self.bots]] if self.is_solo else [rotations(lineup) for lineup in self.lineups()]
        rounds = self.games if self.is_solo else -(-self.games // len(tables[0]))
        for round_ in range(rounds):
            seed = int(block(as_seed(self.seed), round_))
            for table in tables:
                for bots in table:
                    yield Match(number, group, seed, bots)
                    number += 1
                group += 1

    def describe(self) -> dict[str, Any]:
        """Everything that determines the games; results with different descriptions are never mixed."""
        facts = self.rulebook.facts
        return {
            "game": facts.id,
            "rules": facts.version,
            "content": self.content.name,
            "content_hash": self.content.digest,
            "options": self.start(0).options,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
        }


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The line-up moved on seat by seat, without repetitions."""
    turned = (lineup[-turn:] + lineup[:-turn] if turn else lineup for turn in range(len(lineup)))
    return list(dict.fromkeys(turned))


def bot_seed(match: Match, seat: int) -> int:
    """The seed of one bot, independent of the game's."""
    return int(block(~np.uint64(match.seed), MAX_SEATS * match.number + seat))
