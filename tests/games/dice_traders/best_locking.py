"""The best chance of an event on a new planet, found by trying every lock that the rules allow.

The rules themselves are asked which locks are legal, how many dice a lock rerolls and whether the
rolling is over; only the odds of a throw are worked out here.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from longhaul.core.position import Action, Position
from longhaul.games.dice_traders.state import DICE, FACES, GOODS, LOCK

from .positions import table

Goods = tuple[int, ...]  # in ascending order
Chances = NDArray[np.float64]  # one for each event


def events(goods: Goods) -> Chances:
    """What came true: some good on 2, 3, 4, 5 dice or more; the given good on exactly one, on none."""
    most, given = max(Counter(goods).values()), goods.count(0)
    return np.array([most >= 2, most >= 3, most >= 4, most >= 5, given == 1, given == 0], np.float64)


def throws(dice: int) -> Iterator[tuple[float, Goods]]:
    """Every outcome of a throw of so many dice, with its chance."""
    for goods in combinations_with_replacement(range(GOODS), dice):
        ways = factorial(dice) // prod(map(factorial, Counter(goods).values()))
        yield ways / FACES**dice, goods


class BestLocking:
    """A player who, on a planet of one size, locks for one event alone; all events at a time."""

    def __init__(self, size: str, dice: int) -> None:
        self.dice = dice
        self.table = table({"phase": "lock", "planet_size": size, "turns": [2]}, seats=1)
        self.after_roll = cache(self._after_roll)
        self._after_lock: dict[tuple[Goods, int], Chances] = {}

    def chances(self) -> Chances:
        """Before the first roll."""
        return self._average(self.dice, lambda thrown: self.after_roll((), thrown, 1))

    def _after_roll(self, locked_goods: Goods, thrown: Goods, rolls: int) -> Chances:
        """The best of all legal locks."""
        position = self._position(locked_goods, thrown, rolls)
        best: Chances = np.max([self._chances_of(position, action) for action in position.legal], axis=0)
        return best

    def _position(self, locked_goods: Goods, thrown: Goods, rolls: int) -> Position:
        position = self.table.copy()
        missing = -1 << self.dice & (1 << DICE) - 1
        position.state.dice[: self.dice] = locked_goods + thrown
        position.state.locked = missing | (1 << len(locked_goods)) - 1
        position.state.rolls = rolls
        return position

    def _chances_of(self, position: Position, action: Action) -> Chances:
        """What a lock is worth depends on the goods kept and the rolls made, not on which die shows what."""
        locked = position.state.locked | action - LOCK + 1
        locked_goods = tuple(sorted(int(position.state.dice[die]) for die in range(self.dice) if locked >> die & 1))
        key = locked_goods, int(position.state.rolls)
        if key not in self._after_lock:
            self._after_lock[key] = self._play(position.copy(), action, locked_goods)
        return self._after_lock[key]

    def _play(self, position: Position, action: Action, locked_goods: Goods) -> Chances:
        drawn = int(position.state.draws)
        position.play(action)
        rerolled, rolls = int(position.state.draws) - drawn, int(position.state.rolls)
        if position.phase == "lock":
            return self._average(rerolled, lambda thrown: self.after_roll(locked_goods, thrown, rolls))
        return self._average(rerolled, lambda thrown: events(locked_goods + thrown))

    def _average(self, dice: int, value: Callable[[Goods], Chances]) -> Chances:
        mean: Chances = np.sum([chance * value(thrown) for chance, thrown in throws(dice)], axis=0)
        return mean
