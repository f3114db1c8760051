"""What a ship does where it is: buy the site, blockade, fight, or enter it."""

from longhaul.bots.heuristics.star_traders.travel import blockades, is_warship
from longhaul.bots.heuristics.star_traders.values import (
    blockade_rounds,
    blockade_value,
    carried_goods,
    cheapest_price,
    modifier_midpoint,
    purchase_value,
    purchasing_power,
    trade_value,
)
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import GUNNER, MECHANIC, OFF, SHIPS, SLOTS, TACTICIAN
from longhaul.games.star_traders.rules.combat import evasion, gunnery
from longhaul.games.star_traders.rules.fleet.ships import can_use, capacity, is_disabled, load
from longhaul.games.star_traders.rules.map.galaxy import is_threatened
from longhaul.games.star_traders.state import (
    DO_ATTACK,
    DO_CONFIRM,
    DO_DECLARE,
    DO_DONE,
    DO_ENTER,
    DO_PURCHASE,
    DO_REPAIR,
    DO_ROLL,
    DO_USE,
    FIRST,
    Content,
    State,
)

CREW_CREDITS = 60  # credits from which gunners and mechanics are paid


@rule
def choose_ship_action(c: Content, s: State) -> int:
    sector = s.at[s.ship]
    if is_disabled(c, s, s.ship) or s.session == -1:
        return FIRST[DO_REPAIR] if s.damage[s.ship] > 0 else FIRST[DO_DONE]
    rival = choose_target(c, s, sector)
    if s.blockader[sector] == s.seat + 1:
        if rival != OFF:
            return FIRST[DO_ATTACK] + rival
        return FIRST[DO_ROLL] if s.since[sector] != s.rounds else FIRST[DO_DONE]
    if rival != OFF and (is_warship(c, s, s.ship) or s.blockader[sector] > 0):
        return FIRST[DO_ATTACK] + rival
    if s.site[sector] > 0 and s.blockader[sector] == 0:
        return choose_encounter(c, s, sector)
    if rival != OFF:
        return FIRST[DO_ATTACK] + rival
    mends = s.damage[s.ship] > 0 and s.credits[s.seat] >= CREW_CREDITS and can_use(c, s, s.ship, MECHANIC)
    return FIRST[DO_USE] + MECHANIC if mends else FIRST[DO_DONE]


@rule
def choose_encounter(c: Content, s: State, sector: int) -> int:
    """At a site: buy it, blockade it, or trade."""
    midpoint = modifier_midpoint(c, s, s.last_trade[s.ship])
    purse, cheapest = purchasing_power(c, s, s.ship), cheapest_price(s, carried_goods(s, s.ship))
    trade = trade_value(c, s, sector, midpoint, load(s, s.ship), capacity(c, s, s.ship), purse, cheapest)
    if s.ship % SLOTS == 0 and purchase_value(c, s, sector) > trade:
        return FIRST[DO_PURCHASE]
    if not blockades(c, s, s.ship, sector) or is_threatened(s, sector):
        return FIRST[DO_ENTER]
    pays = blockade_value(c, s, sector) // (1 + blockade_rounds(c, s, sector)) > trade
    return FIRST[DO_DECLARE] if pays else FIRST[DO_ENTER]


@rule
def choose_target(c: Content, s: State, sector: int) -> int:
    """The opposing ship here that is easiest to hit; OFF if none."""
    best, who = -99, OFF
    for ship in range(SHIPS):
        if s.at[ship] == sector and ship // SLOTS != s.seat:
            edge = gunnery(c, s, s.ship) - evasion(c, s, ship) + load(s, ship) // 4 + s.damage[ship]
            if edge > best:
                best, who = edge, ship
    return who


@rule
def choose_aim(c: Content, s: State) -> int:
    """One use of each gunner, then fire."""
    rich = s.credits[s.seat] >= CREW_CREDITS
    if rich and s.aim == 0 and can_use(c, s, s.ship, TACTICIAN):
        return FIRST[DO_USE] + TACTICIAN
    if rich and s.guns == 0 and can_use(c, s, s.ship, GUNNER):
        return FIRST[DO_USE] + GUNNER
    return FIRST[DO_CONFIRM]
