"""Star Traders: the win; before the end, each seat's estimated probability to win.

The weights were fitted to the results of games of Traders from the beginning of each round, some of them with random
moves (`bench/fit_star_traders.py`): probabilities are proportional to exp(strength).
"""

import numpy as np

from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import GOODS, NO_DESIGN, OFF, SECTORS, SLOTS, STATIONS, WIDTH, Phase
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.fleet.ships import capacity, speed
from longhaul.games.star_traders.rules.map.galaxy import begin_reach, clear_reach, combined, widen_reach
from longhaul.games.star_traders.state import Content, State

WEIGHTS = {
    "level": 0.6415,
    "level squared": -0.0181,
    "first wealth": 0.0069,  # credits, and cargo at market prices
    "wealth": 0.0032,
    "flagship hold": 0.0843,
    "fleet hold": -0.0723,
    "ships": 0.5611,
    "tokens": 0.0235,
    "blockades": 0.1838,  # levels of free sites that the seat blockades
    "besieged": -0.9716,  # levels of its own sites that others do
    "stations": 0.3013,
    "victory": 2.8205,  # at the victory level
    "barred": -0.5152,  # but with a site under blockade
    "winning site": 2.69,  # if the flagship can reach a site this round and win by buying it; later, less
    "speed": 0.1941,
    "damage": -0.0593,
}
NAMES = tuple(WEIGHTS)
FEATURES = len(NAMES)
VALUES = tuple(WEIGHTS.values())
FIRST_WEALTH = 200  # credits that are worth more
USEFUL_TOKENS = 3
ROUNDS = 4  # how far ahead it looks for a site that wins


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
    own, total = 0.0, 0.0
    for other in range(s.seats):
        weight = np.exp(min(50.0, strength(c, s, other)))
        total += weight
        if other == seat:
            own = weight
    return own / total


@rule
def strength(c: Content, s: State, seat: int) -> float:
    facts = describe(c, s, seat)
    total = 0.0
    for n in range(FEATURES):
        total += VALUES[n] * facts[n]
    return total


@rule
def describe(c: Content, s: State, seat: int) -> tuple[float, ...]:
    """What the weights are for, in their order."""
    flagship, level, wealth = SLOTS * seat, float(s.level[seat]), float(s.credits[seat])
    hold, ships = 0.0, 0.0
    for ship in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if s.design[ship] != NO_DESIGN:
            for good in range(GOODS):
                wealth += s.hold[ship, good] * s.price[good]
            if ship != flagship:
                ships += 1.0
                hold += capacity(c, s, ship)
    siege, besieged, stations = 0.0, 0.0, 0.0
    for sector in range(SECTORS):
        if s.blockader[sector] == seat + 1 and s.owner[sector] == 0:
            siege += combined(c, s, sector)
        elif s.blockader[sector] > 0 and s.owner[sector] == seat + 1:
            besieged += combined(c, s, sector)
    for station in range(STATIONS):
        stations += s.toll_owner[station] == seat + 1
    victory = 1.0 if s.level[seat] >= s.victory_level else 0.0
    return (
        level,
        level * level,
        min(float(FIRST_WEALTH), wealth),
        wealth,
        float(capacity(c, s, flagship)),
        hold,
        ships,
        float(min(USEFUL_TOKENS, s.tokens[seat])),
        siege,
        besieged,
        stations,
        victory,
        victory if besieged > 0.0 else 0.0,
        0.0 if victory > 0.0 else winning_site_value(c, s, seat),
        float(speed(c, s, flagship)),
        float(s.damage[flagship]),
    )


@rule
def wins_by_buying(c: Content, s: State, seat: int, sector: int) -> bool:
    """Whether a seat could win by buying a site now."""
    if s.site[sector] == 0 or s.blockader[sector] > 0 or s.owner[sector] == seat + 1:
        return False
    enough = s.level[seat] + combined(c, s, sector) >= s.victory_level
    return enough and s.credits[seat] >= site_price(c, s, sector)


@rule
def winning_site_value(c: Content, s: State, seat: int) -> float:
    """One, divided by the rounds that the flagship takes to the nearest site that wins."""
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
    return 1.0 / rounds if rounds > 0.0 else 0.0
