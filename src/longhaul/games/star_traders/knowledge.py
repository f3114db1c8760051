"""What players know, and the observation vector. Decks have no order until drawn: the only secret is the seed."""

import numpy as np
from numpy.typing import NDArray

from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import (
    FACTORIES,
    GOODS,
    LAST_DECISION,
    NO_DESIGN,
    OFF,
    POSTS,
    REGIONS,
    SECTORS,
    SHIPS,
    SLOTS,
    STATIONS,
    STATS,
    UPGRADES,
    WIDTH,
)
from longhaul.games.star_traders.rules.fleet.ships import fitted, integrity, room, speed, value
from longhaul.games.star_traders.rules.map.galaxy import combined, is_planet, people
from longhaul.games.star_traders.state import Content, State

PHASES = int(LAST_DECISION) + 1
TABLE = 20
PLAYER = 10
SHIP_FIGURES = 12 + STATS + UPGRADES + POSTS
SECTOR_FIGURES = 7
OBSERVATION = PHASES + TABLE + 4 * PLAYER + SHIPS * SHIP_FIGURES + SECTORS * SECTOR_FIGURES + REGIONS + 3 * GOODS
MAX_FIGURE = 10.0  # no figure is larger


@rule
def blind(c: Content, s: State, seat: int, seed: np.uint64) -> None:
    """Everything on the table is open (ST-GEN-06), even the order of cards put under a deck."""
    s.seed = seed
    s.draws = 0


@rule
def clip(figure: float) -> float:
    return min(MAX_FIGURE, max(-MAX_FIGURE, figure))


@rule
def observe(c: Content, s: State, seat: int, out: NDArray[np.float32]) -> None:
    """Write the observation vector; seats and ships are in order from the observer on."""
    for i in range(out.size):
        out[i] = 0.0
    me = max(0, seat)
    out[s.phase] = 1.0
    at = observe_table(c, s, me, out, PHASES)
    for i in range(s.seats):
        observe_player(s, (me + i) % s.seats, out, at + PLAYER * i)
    at += 4 * PLAYER
    for i in range(SLOTS * s.seats):
        observe_ship(c, s, (SLOTS * me + i) % (SLOTS * s.seats), out, at + SHIP_FIGURES * i)
    at += SHIPS * SHIP_FIGURES
    for sector in range(SECTORS):
        if s.site[sector] > 0:
            observe_site(c, s, me, sector, out, at + SECTOR_FIGURES * sector)
    at += SECTORS * SECTOR_FIGURES
    for region in range(REGIONS):
        out[at + region] = s.influence[region] / 6.0
    at += REGIONS
    for good in range(GOODS):
        out[at + 3 * good] = s.price[good] / 10.0
        out[at + 3 * good + 1] = s.supply[good] / 60.0
        out[at + 3 * good + 2] = s.traded >> good & 1


@rule
def observe_table(c: Content, s: State, me: int, out: NDArray[np.float32], at: int) -> int:
    out[at] = s.rounds / 60.0
    out[at + 1] = s.victory_level / 10.0
    out[at + 2] = s.round_cap / 60.0
    out[at + 3] = s.seat == me
    out[at + 4] = s.first == me
    out[at + 5] = s.rank / 3.0
    out[at + 6] = clip(s.moves / 5.0)
    out[at + 7] = s.session
    out[at + 8] = s.deal / 5.0
    out[at + 9] = clip(s.favour / 5.0)
    out[at + 10] = s.shown / 10.0
    out[at + 11] = clip(s.margin / 8.0)
    out[at + 12] = s.spoils / 8.0
    out[at + 13] = s.exploration
    out[at + 14] = s.territory
    out[at + 15] = s.precise_hits
    out[at + 16] = s.temporary_loss
    out[at + 17] = s.more_objects
    out[at + 18] = s.ship / 12.0
    out[at + 19] = s.foe / 12.0
    return at + TABLE


@rule
def observe_player(s: State, seat: int, out: NDArray[np.float32], at: int) -> None:
    out[at] = clip(s.credits[seat] / 100.0)
    out[at + 1] = s.tokens[seat] / 10.0
    out[at + 2] = s.level[seat] / 10.0
    out[at + 3] = s.losses[seat] / 3.0
    out[at + 4] = s.bids[seat] / 5.0
    out[at + 5] = s.bought[seat] / 7.0
    out[at + 6] = s.sold[seat] / 7.0
    for station in range(STATIONS):
        out[at + 7] += 0.1 * (s.toll_owner[station] == seat + 1)
    for factory in range(FACTORIES):
        out[at + 8] += 0.1 * (s.factory_owner[factory] == seat + 1)
    out[at + 9] = s.passed >> seat & 1


@rule
def observe_ship(c: Content, s: State, ship: int, out: NDArray[np.float32], at: int) -> None:
    if s.design[ship] == NO_DESIGN or s.at[ship] == OFF:
        return
    out[at] = 1.0
    out[at + 1] = s.at[ship] / SECTORS
    out[at + 2] = s.active[ship]
    out[at + 3] = s.priority[ship] / 3.0
    out[at + 4] = clip(integrity(c, s, ship) / 5.0)
    out[at + 5] = clip(speed(c, s, ship) / 5.0)
    out[at + 6] = clip(room(c, s, ship) / 10.0)
    out[at + 7] = s.last_trade[ship] / 13.0 if s.last_trade[ship] != OFF else -1.0
    for good in range(GOODS):
        out[at + 8 + good] = clip(s.hold[ship, good] / 10.0)
    out[at + 11] = s.design[ship] / 13.0
    for stat in range(STATS):
        out[at + 12 + stat] = clip(value(c, s, ship, stat) / 5.0)
    for upgrade in range(UPGRADES):
        out[at + 12 + STATS + upgrade] = fitted(s, ship, upgrade) / 3.0
    for post in range(POSTS):
        out[at + 12 + STATS + UPGRADES + post] = s.crew[ship] >> post & 1


@rule
def observe_site(c: Content, s: State, me: int, sector: int, out: NDArray[np.float32], at: int) -> None:
    out[at] = 1.0 if is_planet(s, sector) else 0.5
    out[at + 1] = combined(c, s, sector) / 6.0
    out[at + 2] = (people(c, s, sector) - s.influence[sector // WIDTH]) / 6.0
    if s.owner[sector] > 0:
        out[at + 3] = 1.0 if s.owner[sector] == me + 1 else -1.0
    if s.blockader[sector] > 0:
        out[at + 4] = 1.0 if s.blockader[sector] == me + 1 else -1.0
        out[at + 5] = clip(s.support[sector] / 5.0)
        out[at + 6] = clip(s.hinder[sector] / 5.0)
