"""Dice Traders: alone, the credits at the end; against others, the win, and a little for the margin."""

import numpy as np

from longhaul.core.rule import rule
from longhaul.games.dice_traders.state import DICE, GOODS, Content, Phase, State

DAY = 2.2  # credits that a day brings to a sensible player, about
MARGIN = 0.002  # of a win, for a credit more than the best of the others
SWING = 4.0  # credits that a day to come may turn things by


@rule
def worth(c: Content, s: State, seat: int) -> float:
    if s.seats == 1:
        return fortune(c, s, seat)
    best = -1.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, fortune(c, s, other))
    margin = fortune(c, s, seat) - best
    return win_share(s, seat, margin) + MARGIN * margin


@rule
def fortune(c: Content, s: State, seat: int) -> float:
    """Credits, at the end; before, also what the cargo and the days left are likely to bring."""
    if s.phase == Phase.OVER:
        return s.credits[seat] * 1.0
    aboard = 0.0
    for good in range(GOODS):
        for paid in range(DICE):
            aboard += s.hold[seat, good, paid] * c.price[paid]
    return s.credits[seat] + 1.4 * aboard + DAY * (s.limit - s.days[seat])


@rule
def win_share(s: State, seat: int, margin: float) -> float:
    """The share of the win; before the end, how likely it looks."""
    if s.phase != Phase.OVER:
        days = 0
        for other in range(s.seats):
            days += s.limit - s.days[other]
        return 1.0 / (1.0 + np.exp(-margin / (1.0 + SWING * np.sqrt(days))))
    if margin < 0:
        return 0.0
    winners = 0
    for other in range(s.seats):
        winners += s.credits[other] == s.credits[seat]
    return 1.0 / winners
