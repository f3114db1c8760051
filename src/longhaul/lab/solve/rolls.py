"""The possible rolls and lock choices on a planet of Dice Traders (DT-ROLL), for any values of its final dice.

Dice are counted by good, and only the good aboard matters by name, so the locked dice are one of a few *sets*:
how many dice show the cargo, and how many show each of the others, in descending order. Rolling leads from a locked
set to larger ones. All possible rolls are listed here once, as rows of (locked set, probability, sets to choose from);
the solver then only adds up and takes maxima.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhaul.games.dice_traders.state import FACES, GOODS

Counts = tuple[int, ...]  # dice that show each good; the cargo's first


@dataclass(frozen=True)
class Rows:
    """Possible rolls. Row r belongs to the locked set `locked[r]`; its choices are `sets[start[r]:start[r + 1]]`."""

    locked: NDArray[np.int64]
    chance: NDArray[np.float64]
    start: NDArray[np.int64]
    sets: NDArray[np.int64]

    @property
    def arrays(self) -> tuple[Any, ...]:
        return self.locked, self.chance, self.start, self.sets


@dataclass(frozen=True)
class Rolls:
    """The sets and rolls of one planet size, for an empty or a loaded ship."""

    sets: tuple[Counts, ...]  # smaller ones first: set 0 is empty, the last ones are complete planets
    whole: int  # the first set that is a whole planet
    cargo: NDArray[np.int64]  # of each set, the dice that show the cargo; 0 if there is none
    shown: NDArray[np.int64]  # of each set, the counts there are: bit n, some good is shown by n dice
    last: Rows  # the third roll: no choice is left (DT-ROLL-07)
    again: Rows  # the second roll: more dice are locked (DT-ROLL-05)
    first: Rows

    @property
    def arrays(self) -> tuple[Any, ...]:
        """For compiled code."""
        return self.whole, self.cargo, self.shown, self.last.arrays, self.again.arrays, self.first.arrays


@cache
def rolls(dice: int, loaded: bool) -> Rolls:
    sets = tuple(_sets(dice, loaded))
    number = {counts: i for i, counts in enumerate(sets)}
    sizes = [sum(counts) for counts in sets]
    begun = [counts for counts in sets if 0 < sum(counts) < dice]
    return Rolls(
        sets,
        sizes.index(dice),
        np.array([counts[0] if loaded else 0 for counts in sets]),
        np.array([sum({1 << n for n in counts if n}) for counts in sets]),
        _rows(number, begun, dice, loaded, choose=False),
        _rows(number, begun, dice, loaded, choose=True),
        _rows(number, [(0,) * GOODS], dice, loaded, choose=True),
    )


def _sets(dice: int, loaded: bool) -> list[Counts]:
    """Every set of up to so many dice, without those that differ in the names of goods only."""
    every = {canonical_set(counts, loaded) for counts in product(range(dice + 1), repeat=GOODS) if sum(counts) <= dice}
    return sorted(every, key=lambda counts: (sum(counts), counts))


def canonical_set(counts: Counts, loaded: bool) -> Counts:
    """The canonical form of a set: the cargo's dice, if there is cargo, then the others in descending order."""
    fixed = counts[:1] if loaded else ()
    return fixed + tuple(sorted(counts[len(fixed) :], reverse=True))


def _rows(number: dict[Counts, int], locked: list[Counts], dice: int, loaded: bool, choose: bool) -> Rows:
    owners, chances, start, choices = list[int](), list[float](), [0], list[int]()
    for counts in locked:
        ways: dict[tuple[int, ...], float] = defaultdict(float)
        for rolled, chance in _outcomes(dice - sum(counts)):
            subsets = _subsets(rolled) if choose else [rolled]
            names = {canonical_set(tuple(a + b for a, b in zip(counts, more)), loaded) for more in subsets}
            ways[tuple(sorted(number[name] for name in names))] += chance
        for way, chance in ways.items():
            owners.append(number[counts])
            chances.append(chance)
            choices += way
            start.append(len(choices))
    return Rows(np.array(owners), np.array(chances), np.array(start), np.array(choices))


def _outcomes(dice: int) -> Iterator[tuple[Counts, float]]:
    """What so many dice can show, with probabilities."""
    for faces in combinations_with_replacement(range(FACES), dice):
        tally = Counter(faces)
        counts = tuple(tally[good] for good in range(GOODS))
        yield counts, factorial(dice) / prod(map(factorial, counts)) / FACES**dice


def _subsets(rolled: Counts) -> Iterator[Counts]:
    """What may be locked of a roll: at least one die (DT-ROLL-02)."""
    return (subset for subset in product(*(range(n + 1) for n in rolled)) if any(subset))
