"""The value of a visit to a planet of Dice Traders before its dice are rolled; compiled, as it is computed millions
of times.

`values` are those of positions in space and `market` those of an empty ship on a planet that shows certain counts;
both are by days left, purse (credits in steps), and then cargo, or the set of counts shown (bit n: some good by n).
"""

from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numpy as np
from numpy.typing import NDArray

from longhaul.core.jit.rule import COMPILED
from longhaul.games.dice_traders.state import DICE

Values = NDArray[np.float64]
Numbers = NDArray[np.int64]
F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    return numba.njit(nogil=True, error_model="numpy")(function) if COMPILED else function


@compiled
def look_up(table: Values, days: int, purse: int, column: int, step: int) -> float:
    """A value; beyond the largest purse of the table, each further credit adds one credit to the result."""
    over = max(0, purse - table.shape[1] + 1)
    return table[days, purse - over, column] + over * step  # type: ignore[no-any-return]


@compiled
def open_market(values: Values, market: Values, days: int, prices: Numbers, step: int) -> None:
    """An empty ship on a planet: buy some units of one good (DT-BUY-03), or nothing (DT-TURN-04)."""
    for purse in range(values.shape[1]):
        for shown in range(market.shape[2]):
            market[days, purse, shown] = values[days, purse, 0]
        for n in range(1, DICE + 1):
            best = best_purchase(values, days, purse, n, prices[n - 1])
            for shown in range(market.shape[2]):
                if shown >> n & 1:
                    market[days, purse, shown] = max(market[days, purse, shown], best)


@compiled
def best_purchase(values: Values, days: int, purse: int, n: int, price: int) -> float:
    """Of a good that n dice show, as many units as are best; for a day (DT-BUY-01) and without debt (DT-BUY-04)."""
    best = -np.inf
    if days >= 1:
        for units in range(1, n + 1):
            if units * price <= purse:
                best = max(best, values[days - 1, purse - units * price, n * (n - 1) // 2 + units])
    return best


@compiled
def sale(
    market: Values,
    days: int,
    purse: int,
    units: int,
    paid: int,
    sells: int,
    shown: int,
    step: int,
    caught: float,
) -> float:
    """Sell the whole cargo (DT-SELL-02) for `sells` per unit and then buy; this takes a day (DT-SELL-06).

    Where no die shows the good, `sells` is 0 and it is smuggled, for twice what was paid (DT-ILL-04).
    """
    if days < 1:
        return -np.inf
    if sells:
        return look_up(market, days - 1, purse + units * sells, shown, step)
    blank = look_up(market, days - 1, purse + 2 * units * paid, shown, step)
    return (1.0 - caught) * blank + caught * look_up(market, days - 1, purse, shown, step)


@compiled
def best_locks(values: Values, means: Values, rows: Any) -> None:
    """For each set that the rows belong to: the mean over its possible rolls of the best choice."""
    owner, chance, start, sets = rows
    for row in range(owner.size):
        best = -np.inf
        for i in range(start[row], start[row + 1]):
            best = max(best, values[sets[i]])
        means[owner[row]] += chance[row] * best


@compiled
def roll(values: Values, last: Any, again: Any, first: Any) -> float:
    """The mean value of a planet under best locking, given the value of each complete set of dice."""
    after_two, after_one, before = values.copy(), values.copy(), np.zeros(1)
    best_locks(values, after_two, last)
    best_locks(after_two, after_one, again)
    best_locks(after_one, before, first)
    return before[0]  # type: ignore[no-any-return]


@compiled
def land_empty(market: Values, landed: Values, days: int, rolls: Any) -> None:
    whole, _, shown, last, again, first = rolls
    set_values = np.zeros(shown.size)
    for purse in range(market.shape[1]):
        for i in range(whole, shown.size):
            set_values[i] = market[days, purse, shown[i]]
        landed[days, purse, 0] = roll(set_values, last, again, first)


@compiled
def land_loaded(
    values: Values,
    market: Values,
    landed: Values,
    days: int,
    prices: Numbers,
    step: int,
    caught: float,
    loads: Numbers,
    rolls: Any,
) -> None:
    """`loads` are the cargoes: units, and the dice that showed them where they were bought."""
    whole, own, shown, last, again, first = rolls
    set_values = np.zeros(shown.size)
    for purse in range(values.shape[1]):
        for cargo in range(1, loads.shape[0]):
            units, paid = loads[cargo, 0], prices[loads[cargo, 1] - 1]
            for i in range(whole, shown.size):
                sells = prices[own[i] - 1] if own[i] else 0
                sold = sale(market, days, purse, units, paid, sells, shown[i], step, caught)
                set_values[i] = max(values[days, purse, cargo], sold)
            landed[days, purse, cargo] = roll(set_values, last, again, first)
