"""The exact value of each action in a Dice Traders position: how much a player loses, decision by decision.

The final credits of a game are mostly luck. The loss by a player's choices is not, so a few games give a bot's mean
result to within a credit: the best expected result less its losses.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from longhaul.core.position import Position
from longhaul.games.dice_traders.rules.roll import dice_of
from longhaul.games.dice_traders.state import BUY, DICE, DONE, EXPLORE, GOODS, LOCK, RETIRE, ROLLS, Phase
from longhaul.lab.solve.dice_traders import Solution, cargo_number
from longhaul.lab.solve.planet import Values, best_locks, look_up, sale
from longhaul.lab.solve.rolls import Rows, canonical_set, rolls

NO_GOOD = -1


class Review:
    """Evaluates the positions of a solo game by its solution."""

    def __init__(self, solution: Solution) -> None:
        self._solution = solution

    def losses(self, position: Position) -> dict[int, float]:
        """The loss of each legal action in expected final credits; 0 for the best."""
        values = {int(action): self.value(position.state, int(action)) for action in position.legal}
        best = max(values.values())
        return {action: best - value for action, value in values.items()}

    def value(self, s: Any, action: int) -> float:
        """Expected final credits after an action, if all later actions are the best."""
        if s.phase == Phase.TRAVEL:
            return self._after_trip(s, action)
        if s.phase == Phase.LOCK:
            return self._after_lock(s, action - LOCK + 1)
        if s.phase == Phase.SELL:
            return self._after_sale(s, action)
        return self._after_purchase(s, action)

    def _after_trip(self, s: Any, action: int) -> float:
        if action == RETIRE:
            return float(s.credits[0])
        size = action - EXPLORE
        return self._look_up(self._solution.landed[size], s, cargo_number(*_lot(s)[1:]), spent=size + 1)

    def _after_lock(self, s: Any, mask: int) -> float:
        good, shown, units = _lot(s)
        ways = rolls(dice_of(int(s.planet_size)), good != NO_GOOD)
        locked = [0] * GOODS
        for die in range(dice_of(int(s.planet_size))):
            locked[int(s.dice[die])] += (int(s.locked) | mask) >> die & 1
        counts = locked if good == NO_GOOD else [locked[good], *locked[:good], *locked[good + 1 :]]
        values = self._planet_values(s, cargo_number(shown, units), units, shown)
        values = _one_roll_earlier(values, ways.last, ways.whole)
        if s.rolls < ROLLS - 1:
            values = _one_roll_earlier(values, ways.again, ways.whole)
        return float(values[ways.sets.index(canonical_set(tuple(counts), good != NO_GOOD))])

    def _planet_values(self, s: Any, cargo: int, units: int, shown: int) -> Values:
        """The values of complete planets, by set of dice."""
        ways = rolls(dice_of(int(s.planet_size)), cargo > 0)
        values = np.zeros(len(ways.sets))
        for i in range(ways.whole, len(ways.sets)):
            if cargo == 0:
                values[i] = self._look_up(self._solution.market, s, int(ways.shown[i]))
            else:
                keep = self._look_up(self._solution.values, s, cargo)
                values[i] = max(keep, self._sale(s, units, shown, int(ways.cargo[i]), int(ways.shown[i])))
        return values

    def _after_sale(self, s: Any, action: int) -> float:
        good, shown, units = _lot(s)
        if action == DONE:
            return self._look_up(self._solution.values, s, cargo_number(shown, units))
        return self._sale(s, units, shown, int(s.stock[good]), sum({1 << int(n) for n in s.stock if n}))

    def _sale(self, s: Any, units: int, paid: int, n: int, shown: int) -> float:
        it = self._solution
        prices = [0, *(price // it.step for price in it.prices)]
        days, purse = int(s.limit - s.days[0]), it.purse(int(s.credits[0]))
        return float(sale(it.market, days, purse, units, prices[paid], prices[n], shown, it.step, it.caught))

    def _after_purchase(self, s: Any, action: int) -> float:
        """After `done`: the cargo aboard. After a purchase: with the best number of further units."""
        _, shown, units = _lot(s)
        if action == DONE:
            return self._look_up(self._solution.values, s, cargo_number(shown, units))
        n = int(s.stock[action - BUY])
        price, spent = self._solution.prices[n - 1], int(s.bought == 0)
        affordable = min(n, units + int(s.credits[0]) // price)
        return max(
            self._look_up(self._solution.values, s, cargo_number(n, more), spent, (more - units) * price)
            for more in range(units + 1, affordable + 1)
        )

    def _look_up(self, table: Values, s: Any, column: int, spent: int = 0, cost: int = 0) -> float:
        days, purse = int(s.limit - s.days[0]) - spent, self._solution.purse(int(s.credits[0]) - cost)
        return float(look_up(table, days, purse, column, self._solution.step))


def _lot(s: Any) -> tuple[int, int, int]:
    """The good aboard, the dice that showed it where it was bought, and units."""
    for good in range(GOODS):
        for paid in range(DICE):
            if s.hold[0, good, paid]:
                return good, paid + 1, int(s.hold[0, good, paid])
    return NO_GOOD, 0, 0


def _one_roll_earlier(values: Values, rows: Rows, whole: int) -> Values:
    """The values of sets locked before a roll; complete planets keep theirs."""
    before = values.copy()
    before[:whole] = 0.0
    best_locks(values, before, rows.arrays)
    return before


def total_loss(review: Review, position: Position, choose: Callable[[Position], int]) -> float:
    """The sum of a player's losses over a whole game, from `position` on."""
    lost = 0.0
    while not position.over:
        action = choose(position)
        lost += review.losses(position)[int(action)]
        position.play(action)
    return lost
