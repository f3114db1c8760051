"""When to play which Boost: the only cost is the chance to play it better later."""

from longhaul.bots.heuristics.gem_traders.sales import sale
from longhaul.bots.heuristics.gem_traders.values import pace
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.rules.boosts import judge_play
from longhaul.games.gem_traders.rules.cubes import capacity, gems_in_bank, gems_of, load, loose
from longhaul.games.gem_traders.rules.exchange import is_adjacent
from longhaul.games.gem_traders.rules.mining import gem_here, is_planet
from longhaul.games.gem_traders.rules.movement import is_exchange
from longhaul.games.gem_traders.state import (
    BOOSTS,
    GOLD,
    HOME,
    PLAY,
    SCRAP,
    SPACE,
    Boost,
    Content,
    State,
)

MANY_UNITS = 4  # units that make an effect worthwhile


@rule
def playable(s: State) -> int:
    boosts = 0
    for boost in range(BOOSTS):
        if s.held[s.seat, boost] > 0:
            boosts |= (judge_play(s, boost) == Clause.LEGAL) << boost
    return boosts


@rule
def best_boost(c: Content, s: State, playable: int, away: bool, homeward: bool, taxi: bool) -> int:
    """A Boost to play now, of those that can be played; -1 if none.

    `away`: the trip leads two steps from here; `homeward`: it leads home; `taxi`: to another exchange dock.
    """
    for boost in range(BOOSTS):
        timely = taxi and far_colour(s) >= 0 if boost == Boost.MANIPULATE else is_timely(c, s, boost, away, homeward)
        if playable >> boost & 1 and timely:
            return PLAY + boost
    return -1


@rule
def is_timely(c: Content, s: State, boost: int, away: bool, homeward: bool) -> bool:
    me = s.seat
    room = capacity(s, me) - load(s, me)
    if boost == Boost.PAY_DIRT:
        return room >= MANY_UNITS - 1 and is_planet(s.place[me]) and s.bank[gem_here(s)] >= MANY_UNITS - 1
    if boost == Boost.PAYDAY or boost == Boost.BALLAST:
        return room >= MANY_UNITS - 1 and loose(s) >= MANY_UNITS - 1
    if boost == Boost.WINDFALL:
        return gems_in_bank(s) >= 3
    if boost == Boost.OFFLOAD:
        return homeward and s.place[me] != HOME and load(s, me) >= MANY_UNITS - 1
    if boost == Boost.TELEPORT:
        return away
    if boost == Boost.CONSIGNMENT:
        return room <= 1 and not homeward
    if boost == Boost.ALCHEMY:
        gold = gems_of(s, me) // 2 + s.cargo[me, SCRAP] // 3
        return gold >= 2 and s.bank[GOLD] >= 2 and not is_exchange(s.place[me])
    return is_timely_for_others(s, boost) or is_timely_at_dice(s, boost)


@rule
def is_timely_for_others(s: State, boost: int) -> bool:
    """Boosts against opponents: when they have something to lose."""
    carried, rich, drifting = 0, 0, 0
    for seat in range(s.seats):
        if seat != s.seat:
            carried += load(s, seat)
            if s.place[seat] == SPACE:
                drifting += load(s, seat)
                rich = max(rich, s.cargo[seat, GOLD])
    if boost == Boost.FREEZE:
        return carried >= s.seats - 1
    if boost == Boost.JETTISON:
        return carried >= 3 * (s.seats - 1)
    if boost == Boost.STORM:
        own = load(s, s.seat) if s.place[s.seat] == SPACE else 0
        return drifting >= MANY_UNITS and own == 0
    if boost == Boost.BIG_TAKE:
        return rich >= 2 or drifting >= MANY_UNITS
    return boost == Boost.SWAP and rich >= 2


@rule
def best_colour(s: State) -> int:
    """The gemstone or scrap aboard that this dock can sell, the one with most units; -1 if none."""
    here, best, most = s.place[s.seat], -1, 0
    if not is_exchange(here) or not is_adjacent(s, here, GOLD):
        return -1
    for good in range(GOLD):
        if s.cargo[s.seat, good] > most and is_adjacent(s, here, good):
            best, most = good, s.cargo[s.seat, good]
    return best


@rule
def far_colour(s: State) -> int:
    """The gemstone or scrap with most units aboard, two or more, whose die does not touch this dock; -1 if none."""
    here, best, most = s.place[s.seat], -1, 1
    for good in range(GOLD):
        if s.cargo[s.seat, good] > most and not is_adjacent(s, here, good):
            best, most = good, s.cargo[s.seat, good]
    return best


@rule
def is_timely_at_dice(s: State, boost: int) -> bool:
    """Boosts that change dice: when there is something to sell at once."""
    if not is_exchange(s.place[s.seat]) or s.bank[GOLD] < 3:
        return False
    good = best_colour(s)
    if good < 0:
        return False
    units = s.cargo[s.seat, good]
    if boost == Boost.HACKER:
        return units >= 2 and s.die[GOLD] < 4
    if boost == Boost.CASH_FLOW:
        return s.die[GOLD] <= 2 and sale(s, units, good, 0.0, pace(s, s.seat))[0] > 0
    if boost == Boost.BROKER:
        return s.die[GOLD] < 4 and units >= max(1, s.die[good] - 1)
    return boost == Boost.CYBERPUNK and s.die[GOLD] == 1 and units >= 3
