"""Dice Traders: the final credits of a game for one; against others the win, and a little for the margin."""

import numpy as np

from longhaul.bots.evaluation.canonicalize import canonicalize
from longhaul.bots.evaluation.dice_traders_solo import DAY, SPACE, expected_gain, has_house_prices
from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.state import DICE, GOODS, Content, Phase, State

__all__ = ["canonicalize", "evaluate", "turn_number"]

FIRST_TURN = 6.6  # extra credits from the first turn, whose planet is free
MARGIN = 0.002  # of a win, for each credit ahead of the best opponent
SWING = 4.0  # credits by which a day left may change the margin, times the square root of the days


@rule
def evaluate(c: Content, s: State, seat: int) -> float:
    if s.seats == 1:
        return expected_credits(c, s, seat)
    best = -1.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, expected_credits(c, s, other))
    margin = expected_credits(c, s, seat) - best
    return win_share(s, seat, margin) + MARGIN * margin


@rule
def expected_credits(c: Content, s: State, seat: int) -> float:
    """The credits at the end; before it, with what best solo play would make of the cargo and the days left.

    Exact at the start of a turn, and on a new planet before its dice are looked at, for a lot that the basic rules
    allow; several lots are valued one by one.
    """
    if s.phase == Phase.OVER:
        return s.credits[seat] * 1.0
    if not has_house_prices(c):
        return estimate(c, s, seat)
    days, purse = s.limit - s.days[seat], s.credits[seat]
    place = s.planet_size + 1 if has_landed(s, seat) else SPACE
    bare = expected_gain(place, days, purse, 0, 0)
    total = purse + bare + FIRST_TURN * (s.turns[seat] == 0)
    if s.load[seat] > 0:
        for good in range(GOODS):
            for paid in range(DICE):
                units = int(s.hold[seat, good, paid])
                if units > 0:
                    lot = min(units, paid + 1)
                    total += (expected_gain(place, days, purse, paid + 1, lot) - bare) * units / lot
    return total


@rule
def estimate(c: Content, s: State, seat: int) -> float:
    """The same under other prices than the solver's."""
    aboard = 0.0
    for good in range(GOODS):
        for paid in range(DICE):
            aboard += s.hold[seat, good, paid] * c.price[paid]
    return s.credits[seat] + 1.4 * aboard + DAY * (s.limit - s.days[seat])


@rule
def turn_number(c: Content, s: State, seat: int) -> int:
    """Half turns: travel and planet count one each; a seat whose days are spent has begun its last turn.

    So a trip is valued by the exact value of a planet of its size, and what is done there by the position it leads to.
    """
    return 2 * (s.turns[seat] + (s.seat != seat and s.days[seat] == s.limit)) + has_landed(s, seat)


@rule
def has_landed(s: State, seat: int) -> bool:
    """Whether a seat has just rolled the dice of a new planet."""
    return s.seat == seat and s.phase == Phase.LOCK and s.rolls == 1


@rule
def win_share(s: State, seat: int, margin: float) -> float:
    """The share of the win; before the end, its estimated probability."""
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
