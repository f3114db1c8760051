"""Trips to the Mission Center: gather what a tile asks for, deliver it, bring the gold home."""

from longhaul.bots.heuristics.gem_traders.proposals import Proposal, Scene, no_proposal
from longhaul.bots.heuristics.gem_traders.values import value_of_fewer
from longhaul.bots.heuristics.gem_traders.weights import MISSION_SHARE
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.rules.cubes import capacity
from longhaul.games.gem_traders.rules.movement import port_captain
from longhaul.games.gem_traders.state import GOLD, GOODS, MISSION, MISSION_CENTER, Content, State


@rule
def expected_fee(s: State, dock: int) -> int:
    """The unit that another Port Captain takes on arrival; of which good is unknown, so one of each is spare."""
    captain = port_captain(s)
    return 1 if captain >= 0 and captain != s.seat and s.place[s.seat] != dock else 0


@rule
def propose_mission(c: Content, s: State, scene: Scene, pile: int) -> Proposal:
    tile = s.offer[pile]
    return propose_delivery(c, s, scene, tile, 0, MISSION + pile)


@rule
def propose_both_missions(c: Content, s: State, scene: Scene) -> Proposal:
    """Both tiles in one trip, the high one first."""
    if s.offer[0] == 0 or s.offer[1] == 0:
        return no_proposal()
    return propose_delivery(c, s, scene, s.offer[1], s.offer[0], MISSION + 1)


@rule
def propose_delivery(c: Content, s: State, scene: Scene, tile: int, other: int, action: int) -> Proposal:
    """One tile, or two. Nothing is loaded for it at home: what is stored is worth more as the price of cards."""
    me, demand = s.seat, scene[2]
    gold = int(min(c.reward[tile] + c.reward[other], s.bank[GOLD]))
    if tile == 0 or gold == 0:
        return no_proposal()
    spare = expected_fee(s, MISSION_CENTER)
    gap, spent, units = 0, 0.0, 0
    for good in range(GOODS):
        need = int(c.need[tile, good] + c.need[other, good])
        if need > 0:
            aboard = int(s.cargo[me, good])
            gap |= max(0, need + spare - aboard) << 4 * good
            spent += value_of_fewer(s, demand, good, min(need, aboard))
            units += need + spare
    if units > capacity(s, me):
        return no_proposal()
    points = gold + int(c.worth[tile] + c.worth[other])
    there = 2.0 if other else 1.0
    return (demand[3] - spent + points * MISSION_SHARE, gap, MISSION_CENTER, action, there, True, points * 1.0)
