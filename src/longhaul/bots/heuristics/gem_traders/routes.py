"""How many actions a trip takes, and its first step. A gap is what is still to be gathered: a number of units in
four bits for each good."""

from longhaul.bots.heuristics.gem_traders.values import AMETHYST
from longhaul.bots.heuristics.gem_traders.weights import BLOCKED
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.rules.cubes import capacity, level, load
from longhaul.games.gem_traders.rules.movement import is_exchange, is_free, judge_go
from longhaul.games.gem_traders.state import (
    END,
    ENGINEER,
    FIRST_DOCK,
    FIRST_PLANET,
    GO,
    GOLD,
    GOODS,
    HOME,
    LAST_DOCK,
    LAST_PLANET,
    MINE,
    MINER,
    PLANET_GEM,
    QUARTERMASTER,
    SALVAGE,
    SCAVENGER,
    SCRAP,
    SPACE,
    STOWED_UNITS,
    USE,
    Content,
    State,
)

UNREACHABLE = 1000.0  # actions
INVERSE_BITS = 12
INVERSE = (0, *((1 << INVERSE_BITS) // each + 1 for each in range(1, 13)))  # at 0: no level, no action
EXCHANGE = (1 << LAST_DOCK + 1) - (1 << FIRST_DOCK)  # its docks, as bits


@rule
def gap_of(gap: int, good: int) -> int:
    return gap >> 4 * good & 15


@rule
def units_in(gap: int) -> int:
    total = 0
    for good in range(GOODS):
        total += gap_of(gap, good)
    return total


@rule
def has_officer(s: State, officer: int) -> bool:
    return s.officers[s.seat] >> officer & 1 != 0


@rule
def full_docks(c: Content, s: State) -> int:
    """The places where other ships leave no dock free, as bits (GT-MOVE-08)."""
    once, twice = 0, 0
    for seat in range(s.seats):
        if seat != s.seat and s.place[seat] > HOME:
            bit = 1 << s.place[seat]
            twice |= once & bit
            once |= bit
    return once if c.docks[s.seats] == 1 else twice | once & EXCHANGE


@rule
def hops(s: State, full: int, here: int, there: int) -> float:
    """Actions from one place to another, with what a full dock costs."""
    if here == there:
        return 0.0
    direct = here == SPACE or there == SPACE or (is_exchange(here) and is_exchange(there))
    way = 1.0 if direct or has_officer(s, ENGINEER) else 2.0
    return way + BLOCKED if full >> there & 1 else way


@rule
def way_home(s: State, here: int) -> float:
    """Actions from a dock to home, unloading included; or only to space, if the Quartermaster can store what is aboard
    there."""
    stows = has_officer(s, QUARTERMASTER) and load(s, s.seat) <= STOWED_UNITS
    return 2.0 if stows or has_officer(s, ENGINEER) or here == SPACE else 3.0


@rule
def quotient(units: int, each: int) -> int:
    """units // each, for small numbers: a multiplication takes a tenth of a division's time."""
    return units * INVERSE[each] >> INVERSE_BITS


@rule
def actions_needed(units: int, each: int) -> int:
    return quotient(units + each - 1, each)


@rule
def trip_length(s: State, full: int, gap: int, goal: int) -> float:
    """Actions to gather a gap and reach a goal: mine here first, then salvage in space, then mine elsewhere."""
    me = s.seat
    place, cost = s.place[me], 0.0
    if gap == 0:
        return hops(s, full, place, goal)
    if load(s, me) + units_in(gap) > capacity(s, me):
        return UNREACHABLE
    miners = level(s, me, MINER)
    if FIRST_PLANET <= place <= LAST_PLANET:
        cost += actions_needed(gap_of(gap, PLANET_GEM[place]), miners)
    picked = units_from_space(s, gap)
    if picked < 0:
        return UNREACHABLE
    if picked > 0:
        cost += hops(s, full, place, SPACE) + actions_needed(picked, level(s, me, SCAVENGER))
        place = SPACE
    for planet in range(FIRST_PLANET, LAST_PLANET + 1):
        units = gap_of(gap, PLANET_GEM[planet])
        if units > 0:
            if s.bank[PLANET_GEM[planet]] < units:
                return UNREACHABLE
            if planet != s.place[me]:
                cost += hops(s, full, place, planet) + actions_needed(units, miners)
                place = planet
    return cost + hops(s, full, place, goal)


@rule
def units_from_space(s: State, gap: int) -> int:
    """Units of a gap to be salvaged in space; -1 if they are not there."""
    scrap, gold, amethyst = gap_of(gap, SCRAP), gap_of(gap, GOLD), gap_of(gap, AMETHYST)
    there = s.space[SCRAP] >= scrap and s.space[GOLD] >= gold and s.space[AMETHYST] >= amethyst
    return scrap + gold + amethyst if there else -1


@rule
def step_towards(c: Content, s: State, there: int) -> int:
    """The next action towards a place, or END if the way is blocked."""
    if judge_go(c, s, there) == Clause.LEGAL:
        return GO + there
    here = s.place[s.seat]
    if here in (SPACE, there):
        return END
    if has_officer(s, ENGINEER) and is_free(c, s, there):
        return USE + ENGINEER
    return GO + SPACE


@rule
def next_stop(s: State, full: int, gap: int, goal: int) -> int:
    """The next place of a trip; the current one if there is work to do here; a free planet first."""
    here = s.place[s.seat]
    if gap == 0:
        return goal
    if FIRST_PLANET <= here <= LAST_PLANET and gap_of(gap, PLANET_GEM[here]) > 0:
        return here
    if units_from_space(s, gap) > 0:
        return SPACE
    waiting = goal
    for planet in range(FIRST_PLANET, LAST_PLANET + 1):
        if gap_of(gap, PLANET_GEM[planet]) > 0:
            if full >> planet & 1 == 0:
                return planet
            waiting = planet
    return waiting


@rule
def next_step(c: Content, s: State, full: int, gap: int, goal: int) -> int:
    """The first action of a trip; END when it has arrived."""
    here, stop = s.place[s.seat], next_stop(s, full, gap, goal)
    if here != stop:
        return step_towards(c, s, stop)
    if gap == 0:
        return END
    return SALVAGE if here == SPACE else MINE
