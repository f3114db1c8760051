"""Who plays whom: every line-up in all its rotations, each rotation with the same seeds."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from longhaul.bots import load_bot
from longhaul.core.chance import block
from longhaul.core.content import ContentSet
from longhaul.core.errors import BadOption
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.core.setup import as_seed

MOST_SEATS = 64  # more than any game has: bots of one game draw from streams of their own


@dataclass(frozen=True)
class Match:
    """One game to be played."""

    number: int  # of all
    group: int  # games with the same seed: rotations of one line-up, or solo games of all bots
    seed: int
    bots: tuple[str, ...]  # by seat


@dataclass(frozen=True)
class Arena:
    """What is to be compared, and under which rules."""

    rulebook: Rulebook
    content: ContentSet[Any]
    bots: tuple[str, ...]
    seats: int
    options: Mapping[str, object]
    seed: int
    games: int  # that each line-up plays, or each bot alone, rounded up to whole rotations

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
        """Refuse what cannot be played before anything is."""
        for bot in bots:
            load_bot(bot, rulebook)
        low, high = rulebook.facts.seats
        chosen = max(low, min(high, len(bots))) if seats is None else seats
        twice = next((bot for bot in bots if bots.count(bot) > 1), None)
        if twice is not None and (len(bots) != chosen or len(set(bots)) == 1):
            raise BadOption(f"the bot {twice} is named twice; only one line-up of different bots may have it so")
        arena = cls(rulebook, content, bots, chosen, options or {}, seed, games)
        arena.start(0)
        return arena

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def by_wins(self) -> bool:
        """Whether bots are compared by wins; where everyone wins alone, by points."""
        return not self.solo or self.rulebook.facts.seats == (1, 1)

    def start(self, seed: int) -> Position:
        return Position.start(self.rulebook, self.content, seed, self.seats, self.options)

    def lineups(self) -> list[tuple[str, ...]]:
        """Who meets: every choice of as many bots as there are seats; if there are fewer bots, they sit in turn."""
        if len(self.bots) > self.seats:
            return list(combinations(self.bots, self.seats))
        return [tuple(self.bots[seat % len(self.bots)] for seat in range(self.seats))]

    def matches(self) -> Iterator[Match]:
        """Every game, those with one seed after each other, so that an arena broken off is still fair."""
        number, group = 0, 0
        tables = [[(bot,) for bot in self.bots]] if self.solo else [rotations(lineup) for lineup in self.lineups()]
        rounds = self.games if self.solo else -(-self.games // len(tables[0]))
        for round_ in range(rounds):
            seed = int(block(as_seed(self.seed), round_))
            for table in tables:
                for bots in table:
                    yield Match(number, group, seed, bots)
                    number += 1
                group += 1

    def describe(self) -> dict[str, Any]:
        """All that decides how games go; results of one arena are not mixed with those of another."""
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
    """Everyone one seat further, until all is as it was."""
    turned = (lineup[-turn:] + lineup[:-turn] if turn else lineup for turn in range(len(lineup)))
    return list(dict.fromkeys(turned))


def bot_seed(match: Match, seat: int) -> int:
    """Bots have a stream each, never the game's."""
    return int(block(~np.uint64(match.seed), MOST_SEATS * match.number + seat))
