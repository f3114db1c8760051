"""Star Traders: a win is a win; on the way, how each seat stands in levels and in what levels can be bought with."""

import numpy as np

from longhaul.core.rule import rule
from longhaul.games.star_traders.blockade import roll_bonus, target_number
from longhaul.games.star_traders.chart import combined
from longhaul.games.star_traders.influence import is_barred
from longhaul.games.star_traders.kinds import GOODS, NO_DESIGN, SECTORS, SLOTS, STATIONS, Phase
from longhaul.games.star_traders.ships import capacity
from longhaul.games.star_traders.state import Content, State

LEVEL = 65.0  # credits that a level costs, about
GOAL = 250.0  # for being at the victory level with no blockade in the way
UNIT = 3.0  # that a unit aboard brings above the market price
ROOM = 9.0  # for each unit that a ship can carry
TOKEN = 22.0
STATION = 60.0
SWING = 130.0  # credits that make one seat's chance 2.7 times another's


@rule
def turn(c: Content, s: State, seat: int) -> int:
    """Everyone has a turn a round."""
    return s.rounds


@rule
def standing(c: Content, s: State, seat: int) -> float:
    """In credits."""
    wealth = LEVEL * s.level[seat] + s.credits[seat] + TOKEN * min(3, s.tokens[seat])
    if s.level[seat] >= s.victory_level and not is_barred(s, seat):
        wealth += GOAL
    for ship in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if s.design[ship] != NO_DESIGN:
            wealth += ROOM * capacity(c, s, ship) - 2.0 * c.upkeep[s.design[ship]]
            for good in range(GOODS):
                wealth += s.hold[ship, good] * (s.price[good] + UNIT)
    for station in range(STATIONS):
        wealth += STATION * (s.toll_owner[station] == seat + 1)
    return wealth + at_stake(c, s, seat)


@rule
def at_stake(c: Content, s: State, seat: int) -> float:
    """Blockades of the seat's own, and those of its sites, by how likely the next roll is to end them."""
    total = 0.0
    for sector in range(SECTORS):
        if s.blockader[sector] > 0:
            needed = target_number(c, s, sector) - roll_bonus(c, s, sector, SLOTS * (s.blockader[sector] - 1))
            chance = min(1.0, max(0.1, (c.main_die + 1.0 - needed) / c.main_die))
            if s.blockader[sector] == seat + 1 and s.owner[sector] == 0:
                total += 0.7 * chance * LEVEL * combined(c, s, sector)
            elif s.owner[sector] == seat + 1:
                total -= 0.7 * chance * LEVEL * combined(c, s, sector)
    return total


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
        total += np.exp(min(20.0, (standing(c, s, other) - own) / SWING))
    return 1.0 / total
