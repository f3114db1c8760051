"""Trips to home: with what is aboard, with scrap, with a planet's gemstones, with gold that drifts."""

from longhaul.bots.heuristics.gem_traders.routes import actions_needed, has_officer
from longhaul.bots.heuristics.gem_traders.values import Demand, holds_back, part, value_of_more
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.rules.cubes import capacity, level, load
from longhaul.games.gem_traders.state import (
    END,
    GOLD,
    HOME,
    LOAD,
    PLANET_GEM,
    QUARTERMASTER,
    SCAVENGER,
    SCRAP,
    SPACE,
    STOWED_UNITS,
    USE,
    State,
)

NOTHING = -1000.0
MAX_UNITS_ABOARD = 12
# Points per action, full docks, what is wanted, gold elsewhere, points ahead, actions left in the game, docks by die.
Scene = tuple[float, int, Demand, int, int, float, int]
# Gain, gap, goal, action there, actions there, whether home is next, points that the gain brings beyond the cargo.
Proposal = tuple[float, int, int, int, float, bool, float]


@rule
def no_proposal() -> Proposal:
    return (NOTHING, 0, HOME, END, 0.0, False, 0.0)


@rule
def room(s: State) -> int:
    return int(min(max(0, capacity(s, s.seat) - load(s, s.seat)), MAX_UNITS_ABOARD))


@rule
def has_only_last_gold(s: State) -> bool:
    """Whether there is nothing to unload for one who keeps the last gold aboard."""
    return load(s, s.seat) == s.cargo[s.seat, GOLD] <= s.die[GOLD]


@rule
def propose_home(s: State, scene: Scene) -> Proposal:
    """Unload at home; in space, if the Quartermaster can store all the gold there."""
    me, cargo = s.seat, scene[2][3]
    if load(s, me) == 0 or (has_only_last_gold(s) and holds_back(s, scene[3], scene[4])):
        return no_proposal()
    if has_officer(s, QUARTERMASTER) and 0 < s.cargo[me, GOLD] <= STOWED_UNITS and s.place[me] != HOME:
        return (cargo, 0, SPACE, USE + QUARTERMASTER, 1.0, False, 0.0)
    return (cargo, 0, HOME, LOAD, 1.0, False, 0.0)


@rule
def scrap_worth_picking(s: State, scene: Scene, space: int) -> int:
    """Units of scrap that cards ask for, if they are worth their time, and there is room."""
    demand = scene[2]
    units = int(min(space, s.space[SCRAP], part(demand[1], SCRAP)))
    if units <= 0:
        return 0
    time = actions_needed(units, level(s, s.seat, SCAVENGER))
    return units if value_of_more(demand, SCRAP, units) > scene[0] * time else 0


@rule
def propose_scrap(s: State, scene: Scene) -> Proposal:
    units = scrap_worth_picking(s, scene, room(s))
    if units == 0:
        return no_proposal()
    gain = scene[2][3] + value_of_more(scene[2], SCRAP, units)
    return (gain, units << 4 * SCRAP, HOME, LOAD, 1.0, False, 0.0)


@rule
def propose_planet(s: State, scene: Scene, planet: int) -> Proposal:
    """Gemstones that cards ask for, and scrap on the way: every way leads through space."""
    gem, demand, space = PLANET_GEM[planet], scene[2], room(s)
    units = int(min(space, s.bank[gem], part(demand[1], gem) + part(demand[1], 7)))
    if units <= 0:
        return no_proposal()
    scrap = scrap_worth_picking(s, scene, space - units)
    gain = demand[3] + value_of_more(demand, gem, units) + value_of_more(demand, SCRAP, scrap)
    return (gain, units << 4 * gem | scrap << 4 * SCRAP, HOME, LOAD, 1.0, False, 0.0)


@rule
def propose_gold(s: State, scene: Scene) -> Proposal:
    """Pick up the gold that drifts in space."""
    units = int(min(s.space[GOLD], room(s)))
    if units <= 0:
        return no_proposal()
    return (scene[2][3] + units, units << 4 * GOLD, HOME, LOAD, 1.0, False, units * 1.0)
