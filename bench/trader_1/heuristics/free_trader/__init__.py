"""The heuristic policy for Free Trader.

Carry the cargo with the best expected price in reach; reserve V for fuel and the coming payment; spend the rest on
Engines and on guns that keep up with the months, then on spaces and shields; fight while the odds are fair. It uses
open knowledge only: the cards on the table and those not yet drawn this month.

`estimates.py`: expected prices and risks; `trade.py`: cargo and jumps; `placement.py`: the map; `combat.py`: fights and
losses.
"""

from bench.trader_1.heuristics.free_trader.combat import (
    cheapest_cargo,
    choose_answer,
    choose_payment,
    dearest_cargo,
    least_needed_module,
)
from bench.trader_1.heuristics.free_trader.estimates import (
    ENGINES,
    GUNS,
    SHIELDS,
    SPACES,
    WORKING_CAPITAL,
    fuel_and_payment,
)
from bench.trader_1.heuristics.free_trader.placement import choose_cell, choose_home
from bench.trader_1.heuristics.free_trader.trade import best_planet, choose_purchase, choose_sale
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.rules.buy import units
from longhaul.games.free_trader.rules.calendar import cards_left, payment_due
from longhaul.games.free_trader.rules.cargo_loss import losable
from longhaul.games.free_trader.rules.combat import cheapest, damageable
from longhaul.games.free_trader.rules.jump import targets
from longhaul.games.free_trader.rules.upgrade import max_level
from longhaul.games.free_trader.state import (
    COSTS,
    DAMAGE,
    DONE,
    FUEL,
    HOME,
    JUMP,
    LOSE,
    SEARCH,
    TAKE,
    UPGRADE,
    Content,
    Phase,
    State,
)

CARDS_PER_TURN = 4  # a quiet turn takes 2, a fight more
INCOME = 3  # V that a turn earns, a low estimate
GOOD_ENGINES, GOOD_GUNS, GOOD_SPACES = 4, 5, 6  # levels to reach; of guns, one more each month


@rule
def choose(c: Content, s: State) -> int:
    phase = s.phase
    if phase == Phase.PLACE or phase == Phase.HAVEN:
        return choose_cell(c, s)
    if phase == Phase.BUY:
        return choose_purchase(c, s)
    if phase == Phase.JUMP:
        return JUMP + best_planet(c, s, targets(c, s))
    if phase == Phase.SELL:
        return choose_sale(c, s)
    if phase == Phase.UPGRADE:
        return choose_upgrade(c, s)
    if phase == Phase.COMBAT:
        return choose_answer(c, s)
    return choose_rare(c, s)


@rule
def choose_rare(c: Content, s: State) -> int:
    if s.phase == Phase.DAMAGE:
        return DAMAGE + least_needed_module(c, s, damageable(c, s))
    if s.phase == Phase.LOSE:
        return LOSE + cheapest_cargo(c, s, losable(s))
    if s.phase == Phase.FINE:
        return choose_payment(c, s)
    if s.phase == Phase.SEARCH:
        return SEARCH if units(s) < s.level[SPACES] else DONE
    if s.phase == Phase.TAKE:
        return TAKE + dearest_cargo(c, s, cheapest(c, s))
    return HOME + choose_home(c, s)


# Upgrades -------------------------------------------------------------------------------------
@rule
def choose_upgrade(c: Content, s: State) -> int:
    """The module wanted most, if enough V are left for the coming turns."""
    module = wanted_module(s)
    affordable = COSTS[module] <= s.money - upgrade_reserve(s) and s.level[module] < max_level(s, module)
    return UPGRADE + module if affordable else DONE


@rule
def upgrade_reserve(s: State) -> int:
    """V not to spend: fuel and a load for the next turn, and what the coming turns will not earn of the payment."""
    turns = cards_left(s) // CARDS_PER_TURN
    owed = max(0, payment_due(s) - INCOME * turns)
    return max(fuel_and_payment(s), FUEL + WORKING_CAPITAL + owed)


@rule
def wanted_module(s: State) -> int:
    """Guns end fights early and bring salvage; Engines open the map; spaces and shields come with wealth."""
    if s.level[ENGINES] < min(GOOD_ENGINES, max_level(s, ENGINES)):
        return ENGINES
    if s.level[GUNS] < min(GOOD_GUNS + s.month, max_level(s, GUNS)):
        return GUNS
    if s.level[SPACES] < min(GOOD_SPACES, max_level(s, SPACES)):
        return SPACES
    shielded = s.level[SHIELDS] > s.level[GUNS] or s.level[SHIELDS] >= max_level(s, SHIELDS)
    return GUNS if shielded else SHIELDS
