"""What each action of a Dice Traders position is worth, exactly: how much a player gives away, decision by decision.

The final credits of a game are mostly luck. What a player's choices cost is not, so a bot's mean result is known from a
few games to within a credit: the best expected result less what it gave away.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from longhaul.core.position import Position
from longhaul.games.dice_traders.rules.roll import dice_of
from longhaul.games.dice_traders.state import BUY, DICE, DONE, EXPLORE, GOODS, LOCK, RETIRE, ROLLS, Phase
from longhaul.lab.solve.dice_traders import Solution, cargo_number
from longhaul.lab.solve.planet import Values, best_locks, look_up, sale
from longhaul.lab.solve.rolls import Rows, named, rolls

NO_GOOD = -1


class Review:
    """The positions of one player's game, judged by the solution of that game."""

    def __init__(self, solution: Solution) -> None:
        self._solution = solution

    def losses(self, position: Position) -> dict[int, float]:
        """By legal action, what it gives away in expected final credits; 0 for the best."""
        worth = {int(action): self.worth(position.state, int(action)) for action in position.legal}
        best = max(worth.values())
        return {action: best - value for action, value in worth.items()}

    def worth(self, s: Any, action: int) -> float:
        """Expected final credits after an action, if all later ones are the best."""
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
        kept = [0] * GOODS
        for die in range(dice_of(int(s.planet_size))):
            kept[int(s.dice[die])] += (int(s.locked) | mask) >> die & 1
        counts = kept if good == NO_GOOD else [kept[good], *kept[:good], *kept[good + 1 :]]
        worth = self._planets(s, cargo_number(shown, units), units, shown)
        worth = _one_roll_earlier(worth, ways.last, ways.whole)
        if s.rolls < ROLLS - 1:
            worth = _one_roll_earlier(worth, ways.again, ways.whole)
        return float(worth[ways.sets.index(named(tuple(counts), good != NO_GOOD))])

    def _planets(self, s: Any, cargo: int, units: int, shown: int) -> Values:
        """What the whole planets are worth, by set of dice."""
        ways = rolls(dice_of(int(s.planet_size)), cargo > 0)
        worth = np.zeros(len(ways.sets))
        for i in range(ways.whole, len(ways.sets)):
            if cargo == 0:
                worth[i] = self._look_up(self._solution.market, s, int(ways.shown[i]))
            else:
                keep = self._look_up(self._solution.values, s, cargo)
                worth[i] = max(keep, self._sale(s, units, shown, int(ways.cargo[i]), int(ways.shown[i])))
        return worth

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
        """Done: what is aboard. A unit more: as many more after it as are best."""
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


def _one_roll_earlier(worth: Values, rows: Rows, whole: int) -> Values:
    """The worth of sets that are kept before a roll; whole planets keep theirs."""
    before = worth.copy()
    before[:whole] = 0.0
    best_locks(worth, before, rows.arrays)
    return before


def given_away(review: Review, position: Position, choose: Callable[[Position], int]) -> float:
    """What a player gives away over a whole game, from `position` on."""
    lost = 0.0
    while not position.over:
        action = choose(position)
        lost += review.losses(position)[int(action)]
        position.play(action)
    return lost
