"""Gem Traders: the win, and a little for the margin; before the end, estimated from points and potential points."""

import numpy as np

from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.rules.scoring import score, won
from longhaul.games.gem_traders.state import (
    BOOSTS,
    CREWS,
    GEMS,
    GOLD,
    HOME,
    OFFICERS,
    SCRAP,
    SPACE,
    STARTERS,
    Content,
    Phase,
    State,
)

MARGIN = 0.005  # of a win, for each point ahead of the best opponent
# Values in points of what has not been scored yet.
GOLD_ABOARD, GEM_ABOARD, SCRAP_ABOARD = 0.85, 0.35, 0.2
GEM_STORED, SCRAP_STORED = 0.15, 0.12
ON_THE_WAY = 0.25  # for the action saved: already in space, or at home with something to unload
CREW_LEFT = (0.5, 1.4, 0.5, 1.4, 0.2, 0.2, 1.2)  # what a card bought now brings by the end of the game, by Crew type
OFFICER_LEFT, BOOST_LEFT = 1.5, 0.6
SWING = 1.1  # points by which gold not yet stored may change the margin, times the square root of the gold


@rule
def evaluate(c: Content, s: State, seat: int) -> float:
    if s.phase == Phase.OVER:
        return final_value(c, s, seat)
    to_come = c.gold[s.seats]
    for other in range(s.seats):
        to_come -= s.storage[other, GOLD]
    mine, best = 0.0, -1000.0
    for other in range(s.seats):
        prospect = potential(c, s, other, to_come / c.gold[s.seats])
        if other == seat:
            mine = prospect
        else:
            best = max(best, prospect)
    margin = mine - best
    return 1.0 / (1.0 + np.exp(-margin / (0.5 + SWING * np.sqrt(to_come)))) + MARGIN * margin


@rule
def final_value(c: Content, s: State, seat: int) -> float:
    """The share of the win, and a little for the margin."""
    winners, best = 0, -1000
    for other in range(s.seats):
        winners += won(c, s, other)
        if other != seat:
            best = max(best, score(c, s, other))
    share = 1.0 / winners if won(c, s, seat) else 0.0
    return share + MARGIN * (score(c, s, seat) - best)


@rule
def potential(c: Content, s: State, seat: int, left: float) -> float:
    """Points, and what cargo, storage and cards will bring while a share `left` of the gold is still to be won."""
    total = score(c, s, seat) + GOLD_ABOARD * s.cargo[seat, GOLD]
    for gem in range(GEMS):
        total += min(1.0, 3 * left) * (GEM_ABOARD * s.cargo[seat, gem] + GEM_STORED * min(4, s.storage[seat, gem]))
    total += min(1.0, 3 * left) * (SCRAP_ABOARD * s.cargo[seat, SCRAP] + SCRAP_STORED * min(4, s.storage[seat, SCRAP]))
    for crew in range(CREWS):
        total += left * CREW_LEFT[crew] * min(3, int(s.crew[seat, crew]) - STARTERS[crew])
    for officer in range(OFFICERS):
        total += left * OFFICER_LEFT * (s.officers[seat] >> officer & 1)
    for boost in range(BOOSTS):
        total += left * BOOST_LEFT * int(s.held[seat, boost])
    loaded = s.cargo[seat, GOLD] > 0
    return total + ON_THE_WAY * (s.place[seat] == SPACE or (s.place[seat] == HOME and loaded))


@rule
def turn_number(c: Content, s: State, seat: int) -> int:
    """Turns that a seat has begun, in seat order (GT-SETUP-03)."""
    return s.rounds - (s.active < seat)
