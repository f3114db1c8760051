"""The follow-up choices within an action: which unit, which die, which ship."""

from bench.trader_1.heuristics.gem_traders.boosts import best_colour, far_colour
from bench.trader_1.heuristics.gem_traders.routes import AMETHYST
from bench.trader_1.heuristics.gem_traders.tours import WORTHLESS, Tour, next_place, sale
from bench.trader_1.heuristics.gem_traders.values import least_valuable, most_valuable, pace, wants_amethyst
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.rules.crew import own_kinds, partner_kinds
from longhaul.games.gem_traders.rules.cubes import capacity, gems_of, level, load
from longhaul.games.gem_traders.rules.exchange import is_adjacent, sides
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
    SWAP,
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


@rule
def choose_followup(c: Content, s: State, tour: Tour) -> int:
    """The preferred choice; `choose` replaces it if it is illegal."""
    phase = s.phase
    if phase == Phase.TRADE:
        return choose_trade(c, s)
    if phase == Phase.MINE:
        return TAKE + gem_here(s) if load(s, s.seat) < capacity(s, s.seat) else DONE
    if phase == Phase.SALVAGE:
        return choose_salvage(c, s)
    if phase == Phase.CARGO:
        return UNLOAD if load(s, s.seat) > 0 else DONE
    if phase == Phase.DROP or phase == Phase.EXCESS:
        return GIVE + least_valuable(s, s.seat)
    if phase == Phase.STOW:
        return GIVE + most_valuable(s, s.seat) if s.cargo[s.seat, GOLD] > 0 or s.used == 0 else DONE
    if phase == Phase.PAY:
        return GIVE + plentiful(s)
    if phase == Phase.FEE:
        return TAKE + most_valuable(s, s.active)
    if phase == Phase.WINDFALL:
        return TAKE + scarce(c, s)
    if phase == Phase.FLY:
        return GO + next_place(c, s, tour)
    if phase == Phase.DECLARE:
        return choose_role(s, next_place(c, s, tour))
    return choose_rare_followup(c, s)


@rule
def choose_rare_followup(c: Content, s: State) -> int:
    phase = s.phase
    if phase == Phase.CONVERT:
        return choose_conversion(c, s)
    if phase == Phase.SABOTAGE or phase == Phase.PARTNER:
        return TARGET + richest(s) if s.used == 0 else DONE
    if phase == Phase.TAKING:
        return TAKE + most_valuable(s, s.partner)
    if phase == Phase.BARTER:
        return choose_barter(s)
    if phase == Phase.HACK:
        return choose_hack(s)
    if phase == Phase.SWITCH:
        return choose_switch(s)
    return choose_dice(s)


# Units ----------------------------------------------------------------------------------------
@rule
def choose_salvage(c: Content, s: State) -> int:
    """Gold, then Amethysts, then scrap or a gemstone; no more than the ship can hold."""
    if load(s, s.seat) >= capacity(s, s.seat):
        return DONE
    if s.space[GOLD] > 0:
        return TAKE + GOLD
    if s.space[AMETHYST] > 0:
        return TAKE + AMETHYST
    best, most = SCRAP, 0
    for gem in range(GEMS):
        if s.space[gem] > most:
            best, most = gem, s.space[gem]
    return TAKE + (SCRAP if s.space[SCRAP] > 0 and s.cargo[s.seat, SCRAP] < 3 else best)


@rule
def plentiful(s: State) -> int:
    """The gemstone with most units in storage, Amethyst last."""
    best, most = AMETHYST, 0
    for gem in range(GEMS):
        if gem != AMETHYST and s.storage[s.seat, gem] > most:
            best, most = gem, s.storage[s.seat, gem]
    return best


@rule
def scarce(c: Content, s: State) -> int:
    """Amethyst, which no planet yields; then the gemstone with fewest units in storage."""
    if s.bank[AMETHYST] > 0:
        return AMETHYST
    best, least = 0, 1000
    for gem in range(GEMS):
        if s.bank[gem] > 0 and s.storage[s.seat, gem] < least:
            best, least = gem, s.storage[s.seat, gem]
    return best


@rule
def choose_conversion(c: Content, s: State) -> int:
    """Scrap and pairs of gemstones into gold, as long as the bank has any."""
    if s.rate == NO_RATE:
        if s.bank[GOLD] > 0 and s.cargo[s.seat, SCRAP] >= 3:
            return CONVERT + 2
        if s.bank[GOLD] > 0 and gems_of(s, s.seat) >= 2:
            return CONVERT + 1
        return DONE if s.used > 0 else CONVERT
    if s.rate == 0 and s.picked != NO_GOOD:
        return TAKE + scarce(c, s)
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
def choose_trade(c: Content, s: State) -> int:
    """The most profitable sale, after moving the die down if that pays; or get Amethysts; or stop."""
    me, here, tempo = s.seat, s.place[s.seat], pace(s, s.seat) * 0.5
    best, value = -1, WORTHLESS
    if is_adjacent(s, here, GOLD):
        for good in range(GOLD):
            if s.cargo[me, good] > 0 and is_adjacent(s, here, good):
                gain, rate = sale(s, s.cargo[me, good], good, tempo)
                if gain > value:
                    best, value = (DOWN + good if rate < s.die[good] else SWAP + good * GOODS + GOLD), gain
    if value > 0.0:
        return best
    if wants_amethyst(c, s, me) > 0 and is_adjacent(s, here, AMETHYST) and s.bank[AMETHYST] > 0:
        for gem in range(GEMS):
            if gem != AMETHYST and is_adjacent(s, here, gem) and s.cargo[me, gem] >= s.die[gem]:
                return SWAP + gem * GOODS + AMETHYST
    if best >= 0:
        return best
    return DONE if s.used > 0 or s.optional else idle_step(s)


@rule
def idle_step(s: State) -> int:
    """A mandatory step: raise the die of a good that is not aboard."""
    for good in range(GOLD):
        if s.cargo[s.seat, good] == 0 and s.die[good] < sides(good):
            return UP + good
    return DONE


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
