"""Trips: ways through goals and home, valued by what they bring less the time they take. The best one is followed.

All trips are evaluated anew at every decision; a trip takes less time the closer it is to its end, so a ship does not
turn back without a reason.
"""

from longhaul.bots.heuristics.gem_traders.missions import propose_both_missions, propose_mission
from longhaul.bots.heuristics.gem_traders.proposals import (
    Proposal,
    Scene,
    propose_gold,
    propose_home,
    propose_planet,
    propose_scrap,
)
from longhaul.bots.heuristics.gem_traders.rivals import chance_of_delivery
from longhaul.bots.heuristics.gem_traders.routes import (
    UNREACHABLE,
    full_docks,
    next_step,
    next_stop,
    trip_length,
    way_home,
)
from longhaul.bots.heuristics.gem_traders.sales import docks_touching, propose_amethyst, propose_sale, propose_spending
from longhaul.bots.heuristics.gem_traders.values import (
    DELIVERING,
    MINING,
    SCRAPPING,
    gold_elsewhere,
    horizon,
    is_late,
    lead,
    pace,
    survey,
    temperament,
)
from longhaul.bots.heuristics.gem_traders.weights import LATE_SHARE, LOSING, RUSH, TASTE, WINNING
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.state import (
    END,
    FIRST_PLANET,
    GEMS,
    GOLD,
    HOME,
    LAST_PLANET,
    PILES,
    Content,
    State,
)

WORTHLESS = -1000.0
NEAR_THE_END = 12  # gold elsewhere: a trip may end the game
Trip = tuple[float, int, int, int]  # value, gap, goal (a place), action there
# Proposals by number: home, scrap, planets, missions (each, and both), sales (of what is aboard, of a full ship),
# Amethysts, gemstones for gold, drifting gold.
SCRAP_TRIP, PLANETS = 1, 2
MISSIONS = PLANETS + LAST_PLANET + 1 - FIRST_PLANET
SALES = MISSIONS + PILES + 1
AMETHYSTS = SALES + 2 * GOLD
SPENDING = AMETHYSTS + GEMS
DRIFTING_GOLD = SPENDING + GEMS
PROPOSALS = DRIFTING_GOLD + 1


@rule
def look_around(c: Content, s: State) -> Scene:
    """What all proposals depend on."""
    tempo, elsewhere = pace(s, s.seat), gold_elsewhere(s, s.seat)
    margin = lead(c, s, s.seat) if elsewhere <= NEAR_THE_END else 0
    demand, left = survey(c, s, tempo), horizon(s, elsewhere)
    return tempo, full_docks(c, s), demand, elsewhere, margin, left, docks_touching(s)


@rule
def best_trip(c: Content, s: State, scene: Scene) -> Trip:
    best, taste = (WORTHLESS, 0, HOME, END), temperament(s, s.seat)
    for number in range(PROPOSALS):
        trip = evaluate(c, s, scene, number, taste)
        if trip[0] > best[0]:
            best = trip
    return best


@rule
def evaluate(c: Content, s: State, scene: Scene, number: int, taste: int) -> Trip:
    """The trip of a proposal: its gain less its time; less gain if the game may end, or a rival be there, before."""
    tempo, full, _, elsewhere, margin, left, _ = scene
    gain, gap, goal, action, there, returns, points = propose(c, s, scene, number)
    nothing = (WORTHLESS, 0, HOME, END)
    if gain <= WORTHLESS:
        return nothing
    cost = trip_length(s, full, gap, goal) + there
    if cost >= UNREACHABLE:
        return nothing
    if MISSIONS <= number < SALES:
        gain -= points * (1.0 - chance_of_delivery(c, s, number - MISSIONS, cost))
    if returns:
        cost += way_home(s, goal)
    gain *= 1.0 + (TASTE[taste] if is_to_taste(number, taste) else 0.0)
    if cost > left:
        gain *= LATE_SHARE
    return gain + value_of_the_end(s, elsewhere, margin, points) - tempo * cost, gap, goal, action


@rule
def is_to_taste(number: int, taste: int) -> bool:
    if taste == SCRAPPING:
        return number == SCRAP_TRIP
    if taste == DELIVERING:
        return MISSIONS <= number < SALES
    return taste == MINING and PLANETS <= number < MISSIONS


@rule
def value_of_the_end(s: State, elsewhere: int, margin: int, points: float) -> float:
    """Bringing home the last gold ends the game (GT-END-01): good for the leader, bad for others unless it is late."""
    if s.cargo[s.seat, GOLD] + points == 0 or elsewhere > NEAR_THE_END:
        return 0.0
    if elsewhere > points:
        return RUSH * points if margin > 0 else (0.0 if is_late(s) else -RUSH * points)
    return WINNING if margin + points > 0 else (0.0 if is_late(s) else -LOSING)


@rule
def propose(c: Content, s: State, scene: Scene, number: int) -> Proposal:
    if number < SCRAP_TRIP:
        return propose_home(s, scene)
    if number < PLANETS:
        return propose_scrap(s, scene)
    if number < MISSIONS:
        return propose_planet(s, scene, FIRST_PLANET + number - PLANETS)
    if number < MISSIONS + PILES:
        return propose_mission(c, s, scene, number - MISSIONS)
    if number < SALES:
        return propose_both_missions(c, s, scene)
    if number < AMETHYSTS:
        return propose_sale(s, scene, (number - SALES) // 2, (number - SALES) % 2 == 1)
    if number < SPENDING:
        return propose_amethyst(c, s, scene, number - AMETHYSTS)
    if number < DRIFTING_GOLD:
        return propose_spending(s, scene, number - SPENDING)
    return propose_gold(s, scene)


@rule
def next_action(c: Content, s: State, full: int, trip: Trip) -> int:
    """The next action of a trip."""
    if trip[0] <= WORTHLESS:
        return END
    if trip[1] == 0 and s.place[s.seat] == trip[2]:
        return trip[3]
    return next_step(c, s, full, trip[1], trip[2])


@rule
def next_place(s: State, full: int, trip: Trip) -> int:
    """The place that a trip leads to next."""
    return next_stop(s, full, trip[1], trip[2])
