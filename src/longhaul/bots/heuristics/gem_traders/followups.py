"""The follow-up choices within an action: which unit, which die, which ship."""

from longhaul.bots.heuristics.gem_traders.boosts import best_colour, far_colour
from longhaul.bots.heuristics.gem_traders.proposals import Scene
from longhaul.bots.heuristics.gem_traders.sales import choose_trade
from longhaul.bots.heuristics.gem_traders.trips import Trip, next_place
from longhaul.bots.heuristics.gem_traders.values import (
    AMETHYST,
    Demand,
    holds_back,
    least_valuable,
    most_valuable,
    part,
    value_of_fewer,
    value_of_more,
)
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.rules.crew import own_kinds, partner_kinds
from longhaul.games.gem_traders.rules.cubes import capacity, gems_of, level, load
from longhaul.games.gem_traders.rules.exchange import sides
from longhaul.games.gem_traders.rules.mining import gem_here
from longhaul.games.gem_traders.rules.movement import is_exchange
from longhaul.games.gem_traders.state import (
    CONVERT,
    DECLARE,
    DIE,
    DOCKWORKER,
    DONE,
    DOWN,
    FIRST_PLANET,
    GEMS,
    GIVE,
    GO,
    GOLD,
    GOODS,
    KEEP,
    LAST_PLANET,
    MINER,
    NO_GOOD,
    NO_RATE,
    SCAVENGER,
    SCRAP,
    SPACE,
    TAKE,
    TARGET,
    TRADER,
    UNITS_PER_DOCKWORKER,
    UNLOAD,
    UP,
    VALUE,
    Content,
    Phase,
    State,
)

SIMPLE = sum(
    1 << phase
    for phase in (
        *(Phase.MINE, Phase.STOW, Phase.FEE, Phase.DROP, Phase.SABOTAGE, Phase.PARTNER, Phase.TAKING, Phase.BARTER),
        *(Phase.HACK, Phase.SWITCH, Phase.BROKER, Phase.REROLL),
    )
)  # phases, as bits, whose choices need no look around


@rule
def is_simple(s: State) -> bool:
    return SIMPLE >> s.phase & 1 != 0


@rule
def choose_simple(s: State) -> int:
    """The preferred choice in a phase that needs no look around; `choose` replaces it if it is illegal."""
    phase = s.phase
    if phase == Phase.MINE:
        return TAKE + gem_here(s) if load(s, s.seat) < capacity(s, s.seat) else DONE
    if phase == Phase.DROP:
        return GIVE + least_valuable(s, s.seat)
    if phase == Phase.STOW:
        return GIVE + most_valuable(s, s.seat) if s.cargo[s.seat, GOLD] > 0 or s.used == 0 else DONE
    if phase == Phase.FEE:
        return TAKE + most_valuable(s, s.active)
    if phase == Phase.SABOTAGE or phase == Phase.PARTNER:
        return TARGET + richest(s) if s.used == 0 else DONE
    if phase == Phase.TAKING:
        return TAKE + most_valuable(s, s.partner)
    if phase == Phase.BARTER:
        return choose_barter(s)
    if phase == Phase.HACK:
        return choose_hack(s)
    return choose_switch(s) if phase == Phase.SWITCH else choose_dice(s)


@rule
def choose_followup(c: Content, s: State, scene: Scene, trip: Trip) -> int:
    """The preferred choice within an action; `choose` replaces it if it is illegal."""
    phase, demand = s.phase, scene[2]
    if phase == Phase.TRADE:
        return choose_trade(c, s, scene)
    if phase == Phase.SALVAGE:
        return choose_salvage(s, demand)
    if phase == Phase.CARGO:
        return choose_unloading(s, holds_back(s, scene[3], scene[4]))
    if phase == Phase.EXCESS:
        return GIVE + cheapest(s, demand)
    if phase == Phase.PAY:
        return GIVE + plentiful(s, demand)
    if phase == Phase.WINDFALL:
        return TAKE + scarce(s, demand)
    if phase == Phase.FLY:
        return GO + next_place(s, scene[1], trip)
    if phase == Phase.DECLARE:
        return choose_role(s, next_place(s, scene[1], trip))
    return choose_conversion(s, demand)


# Units ----------------------------------------------------------------------------------------
@rule
def choose_unloading(s: State, holds: bool) -> int:
    """Everything; but of the last gold as much stays as it takes to change it, if storing it ended the game."""
    if not holds:
        return UNLOAD if load(s, s.seat) > 0 else DONE
    for good in range(GOODS):
        if s.cargo[s.seat, good] > (s.die[GOLD] if good == GOLD else 0):
            return GIVE + good
    return DONE


@rule
def choose_salvage(s: State, demand: Demand) -> int:
    """Gold, then what is worth most at home, among equals scrap; no more than the ship can hold."""
    if load(s, s.seat) >= capacity(s, s.seat):
        return DONE
    best, most = SCRAP, -1.0
    for turn in range(GOODS):
        good = GOLD - turn
        if s.space[good] > 0:
            value = value_of_more(demand, good, 1)
            if value > most:
                best, most = good, value
    return TAKE + best


@rule
def cheapest(s: State, demand: Demand) -> int:
    """The good aboard of which a unit is worth least at home."""
    best, least = GOLD, 1000.0
    for good in range(GOODS):
        if s.cargo[s.seat, good] > 0:
            value = value_of_fewer(s, demand, good, 1)
            if value < least:
                best, least = good, value
    return best


@rule
def plentiful(s: State, demand: Demand) -> int:
    """The gemstone of which most units are stored that no card asks for, Amethyst last."""
    best, most = AMETHYST, -1000
    for gem in range(GEMS):
        if gem != AMETHYST and s.storage[s.seat, gem] > 0:
            spare = s.storage[s.seat, gem] - 4 * int(part(demand[2], gem) > 0)
            if spare > most:
                best, most = gem, spare
    return best


@rule
def scarce(s: State, demand: Demand) -> int:
    """The gemstone that is worth most at home, Amethyst among equals."""
    best, most = AMETHYST, value_of_more(demand, AMETHYST, 1) if s.bank[AMETHYST] > 0 else -1.0
    for gem in range(GEMS):
        if s.bank[gem] > 0:
            value = value_of_more(demand, gem, 1)
            if value > most:
                best, most = gem, value
    return best


@rule
def choose_conversion(s: State, demand: Demand) -> int:
    """Scrap and pairs of gemstones into gold, as long as the bank has any."""
    if s.rate == NO_RATE:
        if s.bank[GOLD] > 0 and s.cargo[s.seat, SCRAP] >= 3:
            return CONVERT + 2
        if s.bank[GOLD] > 0 and gems_of(s, s.seat) >= 2:
            return CONVERT + 1
        return DONE if s.used > 0 else CONVERT
    if s.rate == 0 and s.picked != NO_GOOD:
        return TAKE + scarce(s, demand)
    best, most = 0, 0
    for gem in range(GEMS):
        if s.cargo[s.seat, gem] > most:
            best, most = gem, s.cargo[s.seat, gem]
    return GIVE + best


# Other ships ----------------------------------------------------------------------------------
@rule
def richest(s: State) -> int:
    """The opponent in reach of the effect with most gold aboard, as a distance in seat order; else the next."""
    best, most = 1, -1
    for step in range(1, s.seats):
        seat = (s.seat + step) % s.seats
        docked = s.place[seat] != SPACE
        if docked == (s.phase == Phase.SABOTAGE):
            value = 4 * s.cargo[seat, GOLD] + load(s, seat)
            if value > most:
                best, most = step, value
    return best


@rule
def choose_barter(s: State) -> int:
    """Give scrap and gemstones for gold and Amethysts, as long as the partner has any."""
    mine, theirs = own_kinds(s), partner_kinds(s, s.partner)
    if s.picked == NO_GOOD:
        if s.used > 0 and theirs >> GOLD & 1 == 0:
            return DONE
        for good in range(SCRAP, -1, -1):
            if mine >> good & 1:
                return GIVE + good
        return DONE if s.used > 0 else GIVE + GOLD
    if theirs >> GOLD & 1 and s.picked != GOLD:
        return TAKE + GOLD
    if theirs >> AMETHYST & 1 and s.picked != AMETHYST:
        return TAKE + AMETHYST
    for good in range(GOODS):
        if theirs >> good & 1 and good != s.picked:
            return TAKE + good
    return KEEP


# Crew -----------------------------------------------------------------------------------------
@rule
def choose_role(s: State, stop: int) -> int:
    """The Crew type that the tour needs: Dockworkers for a full ship, Miners, Traders or Scavengers."""
    me = s.seat
    if load(s, me) > UNITS_PER_DOCKWORKER * level(s, me, DOCKWORKER) and s.picked == 0:
        return DECLARE + DOCKWORKER
    if FIRST_PLANET <= stop <= LAST_PLANET:
        return DECLARE + MINER
    if is_exchange(stop):
        return DECLARE + TRADER
    return DECLARE + (SCAVENGER if stop == SPACE else DOCKWORKER)


# Dice -----------------------------------------------------------------------------------------
@rule
def choose_hack(s: State) -> int:
    """Set the good to sell to 1 and gold to 4."""
    good = max(0, best_colour(s))
    if s.picked == NO_GOOD:
        return DIE + (good if s.used == 0 else GOLD)
    return VALUE + 3 if s.picked == GOLD else VALUE


@rule
def choose_switch(s: State) -> int:
    """Swap the die of the cargo with one at this dock."""
    far = far_colour(s)
    here = s.place[s.seat] - 6
    near = s.ring[here] if 0 <= here < GOLD else 0
    low, high = min(far, near), max(far, near)
    if far < 0 or low == high:
        return DIE + s.used
    return DIE + (low if s.used == 0 else high)


@rule
def choose_dice(s: State) -> int:
    """Broker: gold up, the cargo down. Cyberpunk: the gold die, the die of the cargo, and a third one."""
    good = max(0, best_colour(s))
    if s.phase == Phase.BROKER:
        if s.taken >> GOLD & 1 == 0 and s.die[GOLD] < sides(GOLD):
            return UP + GOLD
        return DOWN + good if s.die[good] > 1 else UP + (good + 1) % GOLD
    left = s.limit - s.used
    if left == 1:
        return DIE + GOLD
    if left == 3 and good < GOLD - 1:
        return DIE + good
    return DIE + (4 if left == 3 else GOLD - 1)
