"""Dice Traders: alone, the credits at the end; against others, the win, and a little for the margin."""

import numpy as np

from longhaul.bots.evaluation.canonicalize import tidy
from longhaul.bots.evaluation.dice_traders_solo import DAY, SPACE, gain, is_house
from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.state import DICE, GOODS, Content, Phase, State

__all__ = ["tidy", "turn", "worth"]

FIRST_TURN = 6.6  # credits that the first turn brings, its planet costing nothing
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
    """Credits, at the end; before, also what best play alone would make of the cargo and the days left.

    That is exact at the start of a turn and, its dice not looked at, on a new planet, for a lot that the basic rules
    allow; lots are judged one by one.
    """
    if s.phase == Phase.OVER:
        return s.credits[seat] * 1.0
    if not is_house(c):
        return estimate(c, s, seat)
    days, purse = s.limit - s.days[seat], s.credits[seat]
    place = s.planet_size + 1 if has_landed(s, seat) else SPACE
    bare = gain(place, days, purse, 0, 0)
    total = purse + bare + FIRST_TURN * (s.turns[seat] == 0)
    if s.load[seat] > 0:
        for good in range(GOODS):
            for paid in range(DICE):
                units = int(s.hold[seat, good, paid])
                if units > 0:
                    lot = min(units, paid + 1)
                    total += (gain(place, days, purse, paid + 1, lot) - bare) * units / lot
    return total


@rule
def estimate(c: Content, s: State, seat: int) -> float:
    """The same where prices are others than the solver's."""
    aboard = 0.0
    for good in range(GOODS):
        for paid in range(DICE):
            aboard += s.hold[seat, good, paid] * c.price[paid]
    return s.credits[seat] + 1.4 * aboard + DAY * (s.limit - s.days[seat])


@rule
def turn(c: Content, s: State, seat: int) -> int:
    """A seat's turns in two halves, travel and planet; one whose days are spent has begun its last.

    So a trip is judged by what planets of its size are worth, exactly, and what is done there by where it leads.
    """
    return 2 * (s.turns[seat] + (s.seat != seat and s.days[seat] == s.limit)) + has_landed(s, seat)


@rule
def has_landed(s: State, seat: int) -> bool:
    """Whether a seat looks at the first roll of a new planet."""
    return s.seat == seat and s.phase == Phase.LOCK and s.rolls == 1


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
