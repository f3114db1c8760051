"""What best solo play of Dice Traders still gains, from a table (`longhaul solve dice-traders --values`).

The table is for house prices and the basic rules. It holds expected gains over the credits in hand, at the start of a
turn in space and before the first roll on a planet of each size, by days left, purse and cargo; beyond its last purse
and last day it is extrapolated.
"""

from pathlib import Path

import numpy as np

from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.state import Content

PRICES = (10, 8, 6, 4, 2)  # the prices the table was made for
STEP = 2  # credits from one purse to the next
PURSES = 32  # a fuller purse gains less than 0.002 credits more
SCALE = 256  # table units per credit
DAY = 2.2023  # credits gained per day, while many are left
SPACE = 0  # rows of the table: in space, then on a planet of size 0, 1, 2
GAINS = np.load(Path(__file__).with_name("dice_traders_solo.npz"))["gains"]
LAST_DAY = GAINS.shape[1] - 1


@rule
def has_house_prices(c: Content) -> bool:
    """Whether the table is valid for this content."""
    for i in range(len(PRICES)):
        if c.price[i] != PRICES[i]:
            return False
    return True


@rule
def expected_gain(place: int, days: int, credits_: int, shown: int, units: int) -> float:
    """The expected gain with so many days left and units aboard that were bought where `shown` dice showed them.

    `place` is SPACE, or a planet's size + 1.
    """
    day, purse = min(days, LAST_DAY), min(credits_ // STEP, PURSES - 1)
    cargo = shown * (shown - 1) // 2 + units
    return GAINS[place, day, purse, cargo] / SCALE + DAY * (days - day)
