"""The heuristic policy for Gem Traders.

Buy cards that are worth their action, Crew early and points late; follow the tour that brings most for its time (a
mission, a sale, a card or the way home); play Boosts when they have a large effect; sabotage a ship that blocks the
way.
"""

from bench.trader_1.heuristics.gem_traders.boosts import best_boost, far_colour
from bench.trader_1.heuristics.gem_traders.followups import choose_followup
from bench.trader_1.heuristics.gem_traders.routes import has_officer
from bench.trader_1.heuristics.gem_traders.tours import (
    WORTHLESS,
    Tour,
    best_purchase,
    best_tour,
    next_action,
    next_place,
)
from bench.trader_1.heuristics.gem_traders.values import is_late
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.legality import judge
from longhaul.games.gem_traders.rules.boosts import judge_play
from longhaul.games.gem_traders.rules.cubes import capacity, gems_of, level, load
from longhaul.games.gem_traders.rules.exchange import is_adjacent
from longhaul.games.gem_traders.rules.market import judge_buy
from longhaul.games.gem_traders.rules.movement import is_exchange, is_free
from longhaul.games.gem_traders.rules.turn import is_frozen
from longhaul.games.gem_traders.state import (
    ACTIONS,
    ALCHEMIST,
    BOOSTS,
    END,
    GOLD,
    HOME,
    MARKETEER,
    MINE,
    MONGER,
    SABOTAGE,
    SABOTEUR,
    SALVAGE,
    SCRAP,
    SLOTS,
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
    tour = (WORTHLESS, 0, HOME, END)
    if s.phase == Phase.MENU or s.phase == Phase.FLY or s.phase == Phase.DECLARE:
        tour = best_tour(c, s)
    action = choose_action(c, s, tour) if s.phase == Phase.MENU else choose_followup(c, s, tour)
    for other in range(-1, ACTION_COUNT):
        candidate = action if other < 0 else other
        if judge(c, s, candidate) == Clause.LEGAL:
            return candidate
    return END


@rule
def choose_action(c: Content, s: State, tour: Tour) -> int:
    if is_frozen(s):
        return choose_frozen(c, s)
    stop = next_place(c, s, tour)
    here = s.place[s.seat]
    away = here != SPACE and stop != SPACE and stop != here and not (is_exchange(here) and is_exchange(stop))
    boost = best_boost(c, s, playable(s), away and is_free(c, s, stop), stop == HOME)
    if boost >= 0:
        return boost
    purchase = best_purchase(c, s, payable(c, s))
    if purchase != END:
        return purchase
    return choose_work(c, s, tour, stop)


@rule
def playable(s: State) -> int:
    boosts = 0
    for boost in range(BOOSTS):
        if s.held[s.seat, boost] > 0:
            boosts |= (judge_play(s, boost) == Clause.LEGAL) << boost
    return boosts


@rule
def payable(c: Content, s: State) -> int:
    slots = 0
    for slot in range(SLOTS):
        slots |= (judge_buy(c, s, slot) == Clause.LEGAL) << slot
    return slots


@rule
def choose_work(c: Content, s: State, tour: Tour, stop: int) -> int:
    """An action of Crew or Officers where it helps, else the next step of the tour."""
    me = s.seat
    if has_officer(s, ALCHEMIST) and converts_well(s):
        return USE + ALCHEMIST
    if s.actions > 1 and level(s, me, MONGER) > 0 and s.cargo[me, GOLD] < load(s, me) and is_rich_near(s):
        return TRUCK  # with an action left to carry the gold away
    action = next_action(c, s, tour)
    if action == TRADE and has_officer(s, MARKETEER) and not can_sell_here(s) and far_colour(s) >= 0:
        return USE + MARKETEER
    if action == END and s.place[me] == SPACE and not is_free(c, s, stop) and level(s, me, SABOTEUR) > 0:
        return SALVAGE if is_late(s) else SABOTAGE
    if action == END:
        return SALVAGE if s.place[me] == SPACE and load(s, me) < capacity(s, me) else END
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
