"""The heuristic policy for Gem Traders.

Every decision follows the trip that brings most for its time: goods that cards ask for, a mission, a sale, the way
home. Cards are bought when they are worth their action, Boosts played when they have a large effect. Nobody ends the
game as a loser if waiting may help. Each seat has a temperament: it prefers planets, scrap or missions.
"""

from longhaul.bots.heuristics.gem_traders.boosts import best_boost, far_colour, playable
from longhaul.bots.heuristics.gem_traders.followups import choose_followup, choose_simple, is_simple
from longhaul.bots.heuristics.gem_traders.proposals import Scene, has_only_last_gold
from longhaul.bots.heuristics.gem_traders.purchases import best_purchase, payable
from longhaul.bots.heuristics.gem_traders.routes import has_officer
from longhaul.bots.heuristics.gem_traders.trips import (
    WORTHLESS,
    Trip,
    best_trip,
    look_around,
    next_action,
    next_place,
)
from longhaul.bots.heuristics.gem_traders.values import holds_back, is_late, value_of_more
from longhaul.bots.heuristics.gem_traders.weights import TOP_UP
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.legality import judge
from longhaul.games.gem_traders.rules.cubes import capacity, gems_of, level, load
from longhaul.games.gem_traders.rules.exchange import is_adjacent
from longhaul.games.gem_traders.rules.mining import gem_here, is_planet
from longhaul.games.gem_traders.rules.movement import is_exchange
from longhaul.games.gem_traders.rules.turn import is_frozen
from longhaul.games.gem_traders.state import (
    ACTIONS,
    ALCHEMIST,
    END,
    GO,
    GOLD,
    HOME,
    LOAD,
    MARKETEER,
    MINE,
    MINER,
    MONGER,
    SABOTAGE,
    SABOTEUR,
    SALVAGE,
    SCAVENGER,
    SCRAP,
    SPACE,
    TRADE,
    TRUCK,
    USE,
    Content,
    Phase,
    State,
)

ACTION_COUNT = ACTIONS.size


@rule
def choose(c: Content, s: State) -> int:
    """The preferred action if it is legal, else the first legal one."""
    action = choose_simple(s) if is_simple(s) else choose_by_trip(c, s)
    for other in range(-1, ACTION_COUNT):
        candidate = action if other < 0 else other
        if judge(c, s, candidate) == Clause.LEGAL:
            return candidate
    return END


@rule
def choose_by_trip(c: Content, s: State) -> int:
    trip, scene = (WORTHLESS, 0, HOME, END), look_around(c, s)
    if s.phase == Phase.MENU or s.phase == Phase.FLY or s.phase == Phase.DECLARE:
        trip = best_trip(c, s, scene)
    return choose_action(c, s, scene, trip) if s.phase == Phase.MENU else choose_followup(c, s, scene, trip)


@rule
def choose_action(c: Content, s: State, scene: Scene, trip: Trip) -> int:
    if is_frozen(s):
        return choose_frozen(c, s)
    if wins_at_once(s, scene):
        return LOAD
    stop, full = next_place(s, scene[1], trip), scene[1]
    here = s.place[s.seat]
    taxi = is_taxi(here, stop)
    away = here != SPACE and stop != SPACE and stop != here and not taxi and full >> stop & 1 == 0
    boost = best_boost(c, s, playable(s), away, stop == HOME, taxi)
    if boost >= 0:
        return boost
    purchase = best_purchase(c, s, payable(c, s), scene[0])
    if purchase != END:
        return purchase
    return choose_work(c, s, scene, trip, stop)


@rule
def is_taxi(here: int, stop: int) -> bool:
    """Whether the trip leads from one exchange dock to another: rather let the dice change places."""
    return here != stop and is_exchange(here) and is_exchange(stop)


@rule
def wins_at_once(s: State, scene: Scene) -> bool:
    """Whether unloading the last gold wins the game (GT-END-01)."""
    return s.place[s.seat] == HOME and s.cargo[s.seat, GOLD] > 0 and scene[3] == 0 and scene[4] > 0


@rule
def choose_work(c: Content, s: State, scene: Scene, trip: Trip, stop: int) -> int:
    """An action of Crew or Officers where it helps, else the next step of the trip."""
    me, full = s.seat, scene[1]
    if has_officer(s, ALCHEMIST) and converts_well(s):
        return USE + ALCHEMIST
    if s.actions > 1 and level(s, me, MONGER) > 0 and s.cargo[me, GOLD] < load(s, me) and is_rich_near(s):
        return TRUCK  # with an action left to carry the gold away
    action = next_action(c, s, full, trip)
    if has_officer(s, MARKETEER) and is_taxi(s.place[me], stop) and far_colour(s) >= 0:
        return USE + MARKETEER
    if action == END and s.place[me] == SPACE and full >> stop & 1 and level(s, me, SABOTEUR) > 0 and not is_late(s):
        return SABOTAGE
    if action == LOAD and holds_back(s, scene[3], scene[4]) and has_only_last_gold(s):
        action = END
    return fill_up(s, scene, action)


@rule
def fill_up(s: State, scene: Scene, action: int) -> int:
    """Before leaving, take more of what cards ask for, if that is worth its time; rather that than nothing."""
    me, here = s.seat, s.place[s.seat]
    room = int(capacity(s, me) - load(s, me))
    if room <= 0 or not (action == END or GO <= action < LOAD):
        return action
    tempo = 0.0 if action == END else scene[0] + TOP_UP
    if here == SPACE:
        units = int(min(room, level(s, me, SCAVENGER), s.space[SCRAP]))
        worthwhile = units > 0 and value_of_more(scene[2], SCRAP, units) > tempo
        return SALVAGE if worthwhile else action
    if is_planet(here):
        units = int(min(room, level(s, me, MINER), s.bank[gem_here(s)]))
        worthwhile = units > 0 and value_of_more(scene[2], gem_here(s), units) > tempo
        return MINE if worthwhile else action
    return action


@rule
def converts_well(s: State) -> bool:
    """Whether the cargo makes three gold or more at once; at the exchange it would bring more."""
    if is_exchange(s.place[s.seat]):
        return False
    gold = gems_of(s, s.seat) // 2 + s.cargo[s.seat, SCRAP] // 3
    return gold >= 3 and s.bank[GOLD] >= 3


@rule
def is_rich_near(s: State) -> bool:
    """Whether an opponent in space carries gold, and this ship is in space too."""
    for seat in range(s.seats):
        if seat != s.seat and s.place[seat] == SPACE and s.place[s.seat] == SPACE and s.cargo[seat, GOLD] > 0:
            return True
    return False


@rule
def can_sell_here(s: State) -> bool:
    here = s.place[s.seat]
    for good in range(GOLD):
        if is_exchange(here) and s.cargo[s.seat, good] > 0 and is_adjacent(s, here, good):
            return True
    return False


@rule
def choose_frozen(c: Content, s: State) -> int:
    """While frozen: sell, mine or salvage, as long as there is room."""
    me = s.seat
    if can_sell_here(s):
        return TRADE
    if load(s, me) < capacity(s, me):
        return SALVAGE if s.place[me] == SPACE else MINE
    return END
