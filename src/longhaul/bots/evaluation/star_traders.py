"""Star Traders: a win is a win; before the end, how likely each seat is to win from where it stands.

The weights were fitted to how 3,000 games of two traders went on from the beginning of each round, some of them after
random moves (61,802 positions): chances are as exp(standing).
"""

import numpy as np

from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import GOODS, OFF, SECTORS, SLOTS, WIDTH, Phase
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.galaxy import begin_reach, clear_reach, combined, widen_reach
from longhaul.games.star_traders.rules.influence import is_barred
from longhaul.games.star_traders.rules.ships import capacity, speed
from longhaul.games.star_traders.state import Content, State

LEVEL, LEVEL_SQUARED = 0.58, 0.0074
CREDIT = 0.006
FIRST_CREDIT, FIRST = 0.0036, 150  # what each of the first ones is worth besides
TOKEN, TOKENS = 0.145, 3  # and how many are of use
CARGO = 0.0048  # for each credit that it would bring at the market price
ROOM = 0.25  # for each unit that the flagship can carry
SIEGE = 0.33  # for each level of a free site that one blockades
BARRED = -2.9  # at the victory level, with a site under blockade
LAST_SITE = 2.36  # for the means to buy what wins where the flagship gets this round; later, less
ROUNDS = 4  # that it looks for one


@rule
def turn(c: Content, s: State, seat: int) -> int:
    """Everyone has a turn a round."""
    return s.rounds


@rule
def worth(c: Content, s: State, seat: int) -> float:
    """The share of the win; before the end, how likely it looks."""
    if s.phase == Phase.OVER:
        winners = 0
        for other in range(s.seats):
            winners += s.winners >> other & 1
        return (s.winners >> seat & 1) / max(1, winners)
    own = standing(c, s, seat)
    total = 0.0
    for other in range(s.seats):
        total += np.exp(min(20.0, standing(c, s, other) - own))
    return 1.0 / total


@rule
def standing(c: Content, s: State, seat: int) -> float:
    level, money = s.level[seat], s.credits[seat]
    total = LEVEL * level + LEVEL_SQUARED * level * level + CREDIT * money + FIRST_CREDIT * min(FIRST, money)
    total += TOKEN * min(TOKENS, s.tokens[seat]) + ROOM * capacity(c, s, SLOTS * seat)
    for ship in range(SLOTS * seat, SLOTS * seat + SLOTS):
        for good in range(GOODS):
            total += CARGO * s.hold[ship, good] * s.price[good]
    for sector in range(SECTORS):
        if s.blockader[sector] == seat + 1 and s.owner[sector] == 0:
            total += SIEGE * combined(c, s, sector)
    if level >= s.victory_level:
        return total + (BARRED if is_barred(s, seat) else LAST_SITE)
    return total + last_site(c, s, seat)


@rule
def wins(c: Content, s: State, seat: int, sector: int) -> bool:
    """Whether a seat could buy a site, and win by it."""
    if s.site[sector] == 0 or s.blockader[sector] > 0 or s.owner[sector] == seat + 1:
        return False
    enough = s.level[seat] + combined(c, s, sector) >= s.victory_level
    return enough and s.credits[seat] >= site_price(c, s, sector)


@rule
def last_site(c: Content, s: State, seat: int) -> float:
    """By the rounds that the flagship takes to the nearest site that wins."""
    flagship, found = SLOTS * seat, False
    for sector in range(SECTORS):
        found |= wins(c, s, seat, sector)
    if not found or s.at[flagship] == OFF:
        return 0.0
    pace = max(1, speed(c, s, flagship))
    begin_reach(s, s.at[flagship])
    taken = 0.0
    for away in range(1, ROUNDS * pace + 1):
        widen_reach(c, s)
        for sector in range(SECTORS):
            if taken == 0.0 and s.reach[sector // WIDTH] >> sector % WIDTH & 1 and wins(c, s, seat, sector):
                taken = (away + pace - 1) // pace
    clear_reach(s)
    return LAST_SITE / taken if taken > 0.0 else 0.0
