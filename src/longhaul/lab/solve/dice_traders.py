"""The exact solution of Dice Traders for one player: the expected final credits under best play.

A turn starts in space with days left, credits, and cargo of one kind: units and what was paid. Goods are alike, so
which good it is does not matter before a planet shows its dice. Days only run down, so the values are found from the
last day backwards: a planet's value follows from those of positions with fewer days left, a position's from those of
the planets in reach. Alone there is no one to follow (DT-FOLLOW-07), so cargo is always from elsewhere (DT-SELL-04).

Credits are held in steps that all prices are multiples of, up to a purse so full that no run of bad luck can keep its
owner from buying anything: from there on a credit more is a credit more in the end.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import gcd
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhaul.bots.evaluation.dice_traders_solo import PURSES, SCALE
from longhaul.core.content import ContentSet
from longhaul.core.errors import LonghaulError
from longhaul.games.dice_traders.state import BIG, DICE, FACES, GOODS, SIZES, START_CREDITS
from longhaul.lab.solve.planet import Values, land_empty, land_loaded, look_up, open_market
from longhaul.lab.solve.rolls import rolls

MAX_DAYS = 200
CARGOES = 1 + DICE * (DICE + 1) // 2  # none, or 1 to n units bought where n dice showed them
CYCLE = 3  # days from one purchase to the next, at least: travel, sell, buy


def cargo_number(shown: int, units: int) -> int:
    """Cargo by the dice that showed it and the units bought: 1 of 1, 1 of 2, 2 of 2, …; 0 is an empty ship."""
    return shown * (shown - 1) // 2 + units


LOADS = np.array([(0, 0), *((units, n) for n in range(1, DICE + 1) for units in range(1, n + 1))])  # units, shown


@dataclass(frozen=True)
class Solution:
    """The expected result of best play, from every position at the start of a turn in space."""

    prices: tuple[int, ...]
    limit: int
    caught: float  # the probability that a smuggler is caught
    values: Values  # final credits in space, by days left, purse, cargo
    market: Values  # on a planet, the ship empty: by days left, purse, counts shown
    landed: Values  # before the dice of a planet are rolled: by its size, days left, purse, cargo
    low: int  # credits in the emptiest purse
    step: int  # credits from one purse to the next

    @property
    def by_limit(self) -> Values:
        """Final credits from the start of a game, by its length in days: a Big planet at no cost (DT-TURN-02)."""
        return self.landed[BIG, :, self.purse(START_CREDITS), 0]

    @property
    def expected(self) -> float:
        return float(self.by_limit[self.limit])

    def value(self, days: int, money: int, shown: int = 0, units: int = 0) -> float:
        """With so many days left, credits, and units aboard that were bought where `shown` dice showed them."""
        return float(look_up(self.values, days, self.purse(money), cargo_number(shown, units), self.step))

    def purse(self, money: int) -> int:
        """Credits in steps."""
        purse, odd = divmod(money - self.low, self.step)
        if odd or purse < 0:
            raise LonghaulError(f"no one can have {money} credits under prices {self.prices}")
        return purse


def solve(content: ContentSet[Any], limit: int, progress: Callable[[int], None] = lambda day: None) -> Solution:
    """Solve the basic game; `progress` is called after every day."""
    check(content, limit)
    prices = content.record.price.astype(np.int64)
    step = gcd(*prices.tolist())
    low, steps = START_CREDITS % step, prices // step
    caught = float(content.record.police.sum()) / FACES
    values = np.zeros((limit + 1, fullest(prices, limit) // step + 2, CARGOES))
    values[0] = (low + step * np.arange(values.shape[1]))[:, None]  # cargo left aboard is worth nothing (DT-END-05)
    market = np.zeros((*values.shape[:2], 1 << (DICE + 1)))
    landed = np.zeros((SIZES, *values.shape))
    for days in range(limit + 1):
        if days:
            set_out(values, landed, days)
        open_market(values, market, days, steps, step)
        for size in range(SIZES):
            empty, loaded = (rolls(size + 3, is_loaded).arrays for is_loaded in (False, True))
            land_empty(market, landed[size], days, empty)
            land_loaded(values, market, landed[size], days, steps, step, caught, LOADS, loaded)
        progress(days)
    return Solution(tuple(prices.tolist()), limit, caught, values, market, landed, low, step)


def check(content: ContentSet[Any], limit: int) -> None:
    if not 1 <= limit <= MAX_DAYS:
        raise LonghaulError(f"a solution is for 1 to {MAX_DAYS} days, not {limit}")
    if sorted(content.record.face.tolist()) != list(range(GOODS)):
        raise LonghaulError(f"{content.name}: a solution needs dice that show each good once")


def fullest(prices: NDArray[np.int64], limit: int) -> int:
    """Credits enough for every purchase that there is time for, all of them lost, and one more."""
    dearest = max(n * int(price) for n, price in enumerate(prices, 1))
    purchases = (limit + 1) // CYCLE + 1
    return max(dearest * (purchases + 1), START_CREDITS)


def set_out(values: Values, landed: Values, days: int) -> None:
    """The start of a turn: the best trip there is time for (DT-TRAVEL-03), or to retire (DT-END-03)."""
    values[days] = values[0]
    for size in range(min(SIZES, days)):
        np.maximum(values[days], landed[size, days - (size + 1)], out=values[days])


def compact(solution: Solution) -> NDArray[np.uint16]:
    """The values in the form that bots store (`bots/evaluation/dice_traders_solo.py`): clipped gains in small units."""
    places = np.concatenate((solution.values[None], solution.landed))
    gains = (places - solution.values[0])[:, :, :PURSES]
    scaled = np.rint(gains * SCALE)
    if scaled.shape[2] < PURSES or scaled.max() > np.iinfo(np.uint16).max:
        raise LonghaulError(
            "these values do not fit into the table: it is for up to 110 days and prices like the house set"
        )
    table: NDArray[np.uint16] = scaled.astype(np.uint16)
    return table
