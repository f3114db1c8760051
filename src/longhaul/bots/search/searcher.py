"""The search as Python sees it: a budget goes in, choices with their shares and expectations come out."""

import time
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from longhaul.bots.search.mcts import climb_entry
from longhaul.bots.search.tree import ENDS, FIRST, ROOT, SCORES, SCORES_SQUARED, WIDTH, WINS, Tree
from longhaul.core.jit.rule import COMPILED
from longhaul.core.memory.record import as_array
from longhaul.core.position import Action, Position
from longhaul.core.rulebook import Rulebook
from longhaul.core.setup import as_seed

SLICE = 0.004  # seconds between two looks at the clock
FIRST_SLICE = 16  # iterations, before anything is known of their speed
FULL = 0.3  # of the table free, at least, when a search begins; else it is forgotten
Z = 1.96
ENDLESS = 1 << 20


@dataclass(frozen=True)
class Settings:
    """How a search goes about it. What a number is worth in a game, `bench/tune.py` tells."""

    seconds: float = 0.0  # for a decision; 0: by iterations
    iterations: int = 0
    explore: float = 1.5  # how much it looks at what it has hardly looked at, in deviations of the returns
    modesty: float = 0.3  # how much worse than the rest an action is thought that was never looked at, likewise
    trust: float = 0.3  # in the rules of thumb, as a share of all looks
    cut: int = ENDLESS  # decisions the rules of thumb play on; then the position is judged as it stands
    turns: int = ENDLESS  # of the searching seat, as its game counts them, this one included; then likewise
    alone: int = 0  # turns, where nobody else plays; 0: as many as with others
    positions: int = 1 << 15  # that are remembered

    @property
    def goes_to_the_end(self) -> bool:
        """Whether every game that is tried out is played to its end."""
        return self.cut >= ENDLESS and self.turns >= ENDLESS and not self.alone


@dataclass(frozen=True)
class Outlook:
    """How games went on for one seat that a search played to their ends."""

    games: int
    wins: float  # sums; a shared win counts in equal parts
    scores: float
    scores_squared: float


@dataclass(frozen=True)
class Choice:
    """One of the actions open at the root."""

    action: Action
    share: float  # of all looks
    tries: int
    expects: float  # the mean return
    low: float
    high: float  # 19 times out of 20
    outlook: tuple[Outlook, ...]  # by seat, of the latest search alone


class Searcher:
    """Thinks about the positions of one seat at one table; what it learnt for one move serves the next."""

    def __init__(self, rulebook: Rulebook, settings: Settings, seed: int = 0) -> None:
        self._rulebook, self._settings, self._seed = rulebook, settings, as_seed(seed)
        self._entry = climb_entry(rulebook)
        self._tree = Tree(settings.positions, rulebook.facts.seats[1], rulebook.actions.size)
        self._work = rulebook.state.array(2)
        self._words = self._work.view(np.uint64).reshape(2, -1)
        self._moves = np.zeros(rulebook.actions.size + 1, np.int32)
        self._returns = np.zeros(rulebook.facts.seats[1])
        self._done = 0  # iterations ever
        self._last = 0  # iterations that the latest full search took
        self.decisions = 0  # made by the rules of thumb

    @property
    def is_ready(self) -> bool:
        """Whether it is compiled already, where a server compiles in the background."""
        return self._entry.is_ready

    @property
    def memory(self) -> int:
        """In bytes."""
        return self._tree.memory

    def warm(self, position: Position) -> None:
        """Have it compiled or loaded now."""
        self._entry.warm(*self._arguments(position, as_array(position.state), 1))

    def iterate(self, position: Position, iterations: int) -> None:
        """So many iterations and no more."""
        self._iterate(position, as_array(position.state), iterations)

    def think(self, position: Position, share: float = 1.0) -> list[Choice]:
        """Search for a share of what the settings allow, less what was spent before on the way here; best first."""
        if self._tree.room < FULL:
            self._tree.clear()
        self._tree.ends[...] = 0
        base = as_array(position.state)
        known = self._visits_at(position, base)
        if self._settings.iterations:
            self._iterate(position, base, max(0, int(share * self._settings.iterations) - known))
        else:
            spent = min(1.0, known / self._last) if self._last else 0.0
            self._run_for(position, base, self._settings.seconds * max(0.0, share - spent))
        return self._choices(position)

    def _visits_at(self, position: Position, base: Any) -> int:
        """How often the position was looked at already, as part of the search for an earlier move."""
        before = self._done
        self._iterate(position, base, 1)
        self._done = before + 1
        return int(self._tree.visits[self._tree.counts[ROOT]]) - 1

    def _run_for(self, position: Position, base: Any, seconds: float) -> None:
        begin, end = time.perf_counter(), time.perf_counter() + seconds
        slice_ = FIRST_SLICE if COMPILED else 1
        done = 0
        while (now := time.perf_counter()) < end:
            if done:
                slice_ = max(1, int(done / (now - begin) * min(SLICE, end - now)))
            self._iterate(position, base, slice_)
            done += slice_
        if seconds >= self._settings.seconds / 2:
            self._last = done

    def _iterate(self, position: Position, base: Any, iterations: int) -> None:
        with np.errstate(over="ignore"):  # where it is interpreted still, hashes run over as they do in machine code
            self.decisions += int(self._entry(*self._arguments(position, base, iterations)))
        self._done += iterations

    def _arguments(self, position: Position, base: Any, iterations: int) -> tuple[Any, ...]:
        s = self._settings
        return (
            position.content.record,
            base,
            self._work,
            self._words,
            self._moves,
            *self._tree.arrays,
            self._returns,
            self._seed,
            self._done,
            iterations,
            s.explore,
            s.modesty,
            s.trust,
            s.cut,
            s.alone if s.alone and position.seats == 1 else s.turns,
        )

    def _choices(self, position: Position) -> list[Choice]:
        tree = self._tree
        root = tree.counts[ROOT]
        first, width = tree.heads[root, FIRST], tree.heads[root, WIDTH]
        edges = range(int(first), int(first + width))
        looks = max(1, int(tree.tries[edges.start : edges.stop].sum()))
        seat = position.seat
        deviation = float(sqrt(tree.spread[seat, 2] / max(1.0, tree.spread[seat, 0])))
        choices = [self._choice(position, edge, looks, deviation, edge - int(first)) for edge in edges]
        return sorted(choices, key=lambda choice: (-choice.tries, -choice.expects))

    def _choice(self, position: Position, edge: int, looks: int, deviation: float, branch: int) -> Choice:
        tree = self._tree
        tries = int(tree.tries[edge])
        expects = float(tree.sums[edge]) / tries if tries else 0.0
        margin = Z * deviation / sqrt(tries) if tries else float("inf")
        action = position.action(int(tree.actions[edge]))
        outlook = tuple(map(_outlook, tree.ends[branch, : position.seats]))
        return Choice(action, tries / looks, tries, expects, expects - margin, expects + margin, outlook)


def _outlook(ends: Any) -> Outlook:
    return Outlook(int(ends[ENDS]), float(ends[WINS]), float(ends[SCORES]), float(ends[SCORES_SQUARED]))
