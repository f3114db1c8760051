"""Star Traders: the win; before the end, each seat's estimated probability to win.

The weights were fitted to the results of 3,000 games of two traders from the beginning of each round, some of them
after random moves (61,802 positions): probabilities are proportional to exp(strength).
"""

import numpy as np

from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import GOODS, OFF, SECTORS, SLOTS, WIDTH, Phase
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.fleet.ships import capacity, speed
from longhaul.games.star_traders.rules.influence import is_barred
from longhaul.games.star_traders.rules.map.galaxy import begin_reach, clear_reach, combined, widen_reach
from longhaul.games.star_traders.state import Content, State

LEVEL, LEVEL_SQUARED = 0.58, 0.0074
CREDIT = 0.006
EXTRA_CREDIT, EXTRA_CREDITS = 0.0036, 150  # the extra value of the first credits, and how many these are
TOKEN, USEFUL_TOKENS = 0.145, 3
CARGO = 0.0048  # for each credit that it would bring at the market price
CAPACITY = 0.25  # for each unit that the flagship can carry
SIEGE = 0.33  # for each level of an unowned site that the seat blockades
BARRED = -2.9  # at the victory level, but with a site under blockade
WINNING_SITE = 2.36  # if the flagship can reach a site this round and win by buying it; later, less
ROUNDS = 4  # how far ahead it looks for one


@rule
def turn_number(c: Content, s: State, seat: int) -> int:
    """Every seat has one turn in a round."""
    return s.rounds


@rule
def evaluate(c: Content, s: State, seat: int) -> float:
    """The share of the win; before the end, its estimated probability."""
    if s.phase == Phase.OVER:
        winners = 0
        for other in range(s.seats):
            winners += s.winners >> other & 1
        return (s.winners >> seat & 1) / max(1, winners)
    own = strength(c, s, seat)
    total = 0.0
    for other in range(s.seats):
        total += np.exp(min(20.0, strength(c, s, other) - own))
    return 1.0 / total


@rule
def strength(c: Content, s: State, seat: int) -> float:
    level, money = s.level[seat], s.credits[seat]
    total = LEVEL * level + LEVEL_SQUARED * level * level + CREDIT * money + EXTRA_CREDIT * min(EXTRA_CREDITS, money)
    total += TOKEN * min(USEFUL_TOKENS, s.tokens[seat]) + CAPACITY * capacity(c, s, SLOTS * seat)
    for ship in range(SLOTS * seat, SLOTS * seat + SLOTS):
        for good in range(GOODS):
            total += CARGO * s.hold[ship, good] * s.price[good]
    for sector in range(SECTORS):
        if s.blockader[sector] == seat + 1 and s.owner[sector] == 0:
            total += SIEGE * combined(c, s, sector)
    if level >= s.victory_level:
        return total + (BARRED if is_barred(s, seat) else WINNING_SITE)
    return total + winning_site_value(c, s, seat)


@rule
def wins_by_buying(c: Content, s: State, seat: int, sector: int) -> bool:
    """Whether a seat could win by buying a site now."""
    if s.site[sector] == 0 or s.blockader[sector] > 0 or s.owner[sector] == seat + 1:
        return False
    enough = s.level[seat] + combined(c, s, sector) >= s.victory_level
    return enough and s.credits[seat] >= site_price(c, s, sector)


@rule
def winning_site_value(c: Content, s: State, seat: int) -> float:
    """WINNING_SITE, divided by the rounds that the flagship takes to the nearest site that wins."""
    flagship, found = SLOTS * seat, False
    for sector in range(SECTORS):
        found |= wins_by_buying(c, s, seat, sector)
    if not found or s.at[flagship] == OFF:
        return 0.0
    pace = max(1, speed(c, s, flagship))
    begin_reach(s, s.at[flagship])
    rounds = 0.0
    for away in range(1, ROUNDS * pace + 1):
        widen_reach(c, s)
        for sector in range(SECTORS):
            if rounds == 0.0 and s.reach[sector // WIDTH] >> sector % WIDTH & 1 and wins_by_buying(c, s, seat, sector):
                rounds = (away + pace - 1) // pace
    clear_reach(s)
    return WINNING_SITE / rounds if rounds > 0.0 else 0.0
