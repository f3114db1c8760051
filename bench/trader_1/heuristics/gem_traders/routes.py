"""How many actions a tour takes, and its first step. A gap is what is still to be gathered: a number of units in
four bits for each good."""

from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.rules.cubes import capacity, level, load
from longhaul.games.gem_traders.rules.movement import is_exchange, is_free, judge_go
from longhaul.games.gem_traders.state import (
    END,
    ENGINEER,
    FIRST_PLANET,
    GO,
    GOLD,
    GOODS,
    LAST_PLANET,
    MINE,
    MINER,
    PLANET_GEM,
    QUARTERMASTER,
    SALVAGE,
    SCAVENGER,
    SCRAP,
    SPACE,
    USE,
    Content,
    State,
)

UNREACHABLE = 1000.0  # actions
BLOCKED_COST = 2.5  # actions that a full dock costs on average
AMETHYST = 2


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
def hops(c: Content, s: State, here: int, there: int) -> float:
    """Actions from one place to another, with BLOCKED_COST if the dock is full."""
    if here == there:
        return 0.0
    direct = here == SPACE or there == SPACE or (is_exchange(here) and is_exchange(there))
    way = 1.0 if direct or has_officer(s, ENGINEER) else 2.0
    taken = there != s.place[s.seat] and not is_free(c, s, there)
    return way + BLOCKED_COST if taken else way


@rule
def way_home(s: State, here: int) -> float:
    """Actions from a dock to home, unloading included; or only to space, if the Quartermaster stores the gold there."""
    direct = has_officer(s, QUARTERMASTER) or has_officer(s, ENGINEER)
    return 2.0 if direct or here == SPACE else 3.0


@rule
def actions_needed(units: int, each: int) -> int:
    return (units + each - 1) // max(each, 1)


@rule
def tour_length(c: Content, s: State, gap: int, goal: int) -> float:
    """Actions to gather a gap and reach a goal: mine here first, then salvage in space, then mine elsewhere."""
    me = s.seat
    place, cost = s.place[me], 0.0
    if gap != 0 and load(s, me) + units_in(gap) > capacity(s, me):
        return UNREACHABLE
    miners, pickers = level(s, me, MINER), level(s, me, SCAVENGER)
    if FIRST_PLANET <= place <= LAST_PLANET:
        cost += actions_needed(gap_of(gap, PLANET_GEM[place]), miners)
    picked = units_from_space(s, gap)
    if picked < 0:
        return UNREACHABLE
    if picked > 0:
        cost += hops(c, s, place, SPACE) + actions_needed(picked, pickers)
        place = SPACE
    for planet in range(FIRST_PLANET, LAST_PLANET + 1):
        units = gap_of(gap, PLANET_GEM[planet])
        if units > 0:
            if s.bank[PLANET_GEM[planet]] < units:
                return UNREACHABLE
            if planet != s.place[me]:
                cost += hops(c, s, place, planet) + actions_needed(units, miners)
                place = planet
    return cost + hops(c, s, place, goal)


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
def next_stop(c: Content, s: State, gap: int, goal: int) -> int:
    """The next place of a tour; the current one if there is work to do here."""
    here = s.place[s.seat]
    if FIRST_PLANET <= here <= LAST_PLANET and gap_of(gap, PLANET_GEM[here]) > 0:
        return here
    if units_from_space(s, gap) > 0:
        return SPACE
    for planet in range(FIRST_PLANET, LAST_PLANET + 1):
        if gap_of(gap, PLANET_GEM[planet]) > 0 and is_free(c, s, planet):
            return planet
    for planet in range(FIRST_PLANET, LAST_PLANET + 1):
        if gap_of(gap, PLANET_GEM[planet]) > 0:
            return planet
    return goal


@rule
def next_step(c: Content, s: State, gap: int, goal: int) -> int:
    """The first action of a tour; END when it has arrived."""
    here, stop = s.place[s.seat], next_stop(c, s, gap, goal)
    if here != stop:
        return step_towards(c, s, stop)
    if gap == 0:
        return END
    return SALVAGE if here == SPACE else MINE
