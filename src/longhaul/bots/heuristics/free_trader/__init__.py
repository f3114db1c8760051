"""A trader's rules of thumb for Free Trader.

Carry what the likely prices next door pay best; keep fuel and the coming payment at hand; turn the rest
into Engines and guns that keep up with the months, then spaces and shields; fight while the odds are fair.
All it counts with is open knowledge: the cards on the table and those not yet drawn this month.
"""

from longhaul.bots.heuristics.free_trader.fights import (
    choose_answer,
    choose_payment,
    least_missed,
    least_worth,
    most_worth,
)
from longhaul.bots.heuristics.free_trader.outlook import ENGINES, GUNS, SHIELDS, SPACES, WORKING_CAPITAL, fuel_and_dues
from longhaul.bots.heuristics.free_trader.places import choose_cell, choose_home
from longhaul.bots.heuristics.free_trader.trade import best_of, choose_purchase, choose_sale
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.rules.buy import units
from longhaul.games.free_trader.rules.calendar import cards_left, payment_due
from longhaul.games.free_trader.rules.cargo_loss import losable
from longhaul.games.free_trader.rules.combat import cheapest, damageable
from longhaul.games.free_trader.rules.jump import targets
from longhaul.games.free_trader.rules.upgrade import highest
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
INCOME = 3  # V that a turn earns, cautiously
GOOD_ENGINES, GOOD_GUNS, GOOD_SPACES = 4, 5, 6  # levels to reach; guns grow with the months


@rule
def choose(c: Content, s: State) -> int:
    phase = s.phase
    if phase == Phase.PLACE or phase == Phase.HAVEN:
        return choose_cell(c, s)
    if phase == Phase.BUY:
        return choose_purchase(c, s)
    if phase == Phase.JUMP:
        return JUMP + best_of(c, s, targets(c, s))
    if phase == Phase.SELL:
        return choose_sale(c, s)
    if phase == Phase.UPGRADE:
        return choose_upgrade(c, s)
    if phase == Phase.COMBAT:
        return choose_answer(c, s)
    return choose_rarely(c, s)


@rule
def choose_rarely(c: Content, s: State) -> int:
    if s.phase == Phase.DAMAGE:
        return DAMAGE + least_missed(c, s, damageable(c, s))
    if s.phase == Phase.LOSE:
        return LOSE + least_worth(c, s, losable(s))
    if s.phase == Phase.FINE:
        return choose_payment(c, s)
    if s.phase == Phase.SEARCH:
        return SEARCH if units(s) < s.level[SPACES] else DONE
    if s.phase == Phase.TAKE:
        return TAKE + most_worth(c, s, cheapest(c, s))
    return HOME + choose_home(c, s)


# Upgrades -------------------------------------------------------------------------------------
@rule
def choose_upgrade(c: Content, s: State) -> int:
    """What is wanted most, if it leaves enough for the turns to come."""
    module = wanted_module(s)
    affordable = COSTS[module] <= s.money - reserve(s) and s.level[module] < highest(s, module)
    return UPGRADE + module if affordable else DONE


@rule
def reserve(s: State) -> int:
    """What to keep: fuel and load for the next turn, and what the turns to come will not earn of the payment."""
    turns = cards_left(s) // CARDS_PER_TURN
    owed = max(0, payment_due(s) - INCOME * turns)
    return max(fuel_and_dues(s), FUEL + WORKING_CAPITAL + owed)


@rule
def wanted_module(s: State) -> int:
    """Guns end fights early and bring salvage; Engines open the map; spaces and shields come with wealth."""
    if s.level[ENGINES] < min(GOOD_ENGINES, highest(s, ENGINES)):
        return ENGINES
    if s.level[GUNS] < min(GOOD_GUNS + s.month, highest(s, GUNS)):
        return GUNS
    if s.level[SPACES] < min(GOOD_SPACES, highest(s, SPACES)):
        return SPACES
    shielded = s.level[SHIELDS] > s.level[GUNS] or s.level[SHIELDS] >= highest(s, SHIELDS)
    return GUNS if shielded else SHIELDS
