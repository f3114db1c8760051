"""Dice Traders alone, from a table of what best play brings to go (`longhaul solve dice-traders --values`).

The table is for house prices and the basic rules. It holds gains over the credits in hand, at the start of a turn in
space and before the first roll on a planet of each size, by days left, purse and cargo; beyond its last purse and its
last day they go on as they end.
"""

from pathlib import Path

import numpy as np

from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.state import Content

PRICES = (10, 8, 6, 4, 2)  # the prices it was made for
STEP = 2  # credits from one purse to the next
PURSES = 32  # a fuller purse gains less than 0.002 credits more
SCALE = 256  # units to a credit
DAY = 2.2023  # credits that a day brings, when many are left
SPACE = 0  # rows of the table: in space, then on a planet of size 0, 1, 2
GAINS = np.load(Path(__file__).with_name("dice_traders_solo.npz"))["gains"]
LAST_DAY = GAINS.shape[1] - 1


@rule
def is_house(c: Content) -> bool:
    """Whether the table holds for this content."""
    for i in range(len(PRICES)):
        if c.price[i] != PRICES[i]:
            return False
    return True


@rule
def gain(place: int, days: int, credits_: int, shown: int, units: int) -> float:
    """What is to be gained with so many days left, and units aboard that were bought where `shown` dice showed them.

    The place is SPACE, or a planet's size + 1.
    """
    day, purse = min(days, LAST_DAY), min(credits_ // STEP, PURSES - 1)
    cargo = shown * (shown - 1) // 2 + units
    return GAINS[place, day, purse, cargo] / SCALE + DAY * (days - day)
