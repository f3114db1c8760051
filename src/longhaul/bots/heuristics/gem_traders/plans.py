"""Plans: tours that end at home, each weighed by what it brings less the time it takes. The best one is followed.

Every plan is thought through anew at every decision; as it comes closer to its end it takes less time, so
nobody turns back without a reason.
"""

from longhaul.bots.heuristics.gem_traders.routes import (
    AMETHYST,
    NEVER,
    gap_of,
    hops,
    next_step,
    next_stop,
    tour,
    turns,
    units_in,
    way_home,
)
from longhaul.bots.heuristics.gem_traders.worth import (
    card_price,
    card_worth,
    gold_abroad,
    pace,
    unit_worth,
    wants_amethyst,
)
from longhaul.core.rule import rule
from longhaul.games.gem_traders.exchange import is_adjacent
from longhaul.games.gem_traders.movement import is_exchange, is_free
from longhaul.games.gem_traders.state import (
    ANY,
    BUY,
    CREW_LIMIT,
    END,
    FIRST_DOCK,
    FIRST_OFFICER,
    FIRST_PLANET,
    GEMS,
    GOLD,
    GOODS,
    HOME,
    LAST_DOCK,
    LAST_PLANET,
    LOAD,
    MISSION,
    MISSION_CENTER,
    PILES,
    PLANET_GEM,
    QUARTERMASTER,
    SCRAP,
    SLOTS,
    SPACE,
    TRADE,
    TRADER,
    USE,
    Content,
    State,
)
from longhaul.games.gem_traders.stock import capacity, level, load

NOTHING = -1000.0
SHORT_HORIZON = 1.5  # actions that each gold not yet stored gives a plan, roughly
CALM = 0.8  # share of an action's usual worth that a purchase must bring
PATIENCE = 4
FAVOUR = 0.01  # tells plans apart that are worth the same
Plan = tuple[float, int, int, int]  # worth, gap, goal place, what to do there


@rule
def sound(s: State, gain: float, cost: float, tempo: float) -> float:
    """What a plan is worth: its gain less its time; half the gain if the game may well end before."""
    if cost >= NEVER:
        return NOTHING
    horizon = 3.0 + SHORT_HORIZON * gold_abroad(s, s.seat)
    return (gain if cost <= horizon else 0.5 * gain) - tempo * cost


@rule
def hold_worth(s: State) -> float:
    """What the cargo is worth at home."""
    total = 0.0
    for good in range(GOODS):
        total += s.cargo[s.seat, good] * (1.0 if good == GOLD else 0.4 * unit_worth(good))
    return total


@rule
def best_plan(c: Content, s: State) -> Plan:
    """The best for one's usual pace; when nothing is worth that any more, time counts for less and less."""
    tempo = pace(s, s.seat)
    best = (NOTHING, 0, HOME, END)
    for _ in range(PATIENCE):
        best = weigh(c, s, tempo)
        if best[0] > 0.0:
            return best
        tempo *= 0.3
    return best


@rule
def weigh(c: Content, s: State, tempo: float) -> Plan:
    best = plan_home(c, s, tempo)
    for pile in range(PILES):
        best = better(best, plan_mission(c, s, pile, tempo))
    for slot in range(SLOTS):
        best = better(best, plan_card(c, s, slot, tempo))
    for good in range(GOLD):
        for more in range(2):
            best = better(best, plan_sale(c, s, good, more == 1, tempo))
    best = better(best, plan_amethyst(c, s, tempo))
    return better(best, plan_gold(c, s, tempo))


@rule
def better(one: Plan, other: Plan) -> Plan:
    return other if other[0] > one[0] + FAVOUR else one


@rule
def follow(c: Content, s: State, plan: Plan) -> int:
    """The next action of a plan."""
    if plan[0] <= NOTHING:
        return END
    if plan[1] == 0 and s.place[s.seat] == plan[2]:
        return plan[3]
    return next_step(c, s, plan[1], plan[2])


@rule
def heading(c: Content, s: State, plan: Plan) -> int:
    """The place a plan leads to next."""
    return next_stop(c, s, plan[1], plan[2])


# Home -----------------------------------------------------------------------------------------
@rule
def plan_home(c: Content, s: State, tempo: float) -> Plan:
    me = s.seat
    if load(s, me) == 0:
        return (NOTHING, 0, HOME, LOAD)
    gold = s.cargo[me, GOLD]
    worth = sound(s, hold_worth(s), way_home(c, s, s.place[me], gold), tempo)
    if s.officers[me] >> QUARTERMASTER & 1 and 0 < gold <= 4 and s.place[me] != HOME:
        return (worth, 0, SPACE, USE + QUARTERMASTER)
    return (worth, 0, HOME, LOAD)


@rule
def plan_gold(c: Content, s: State, tempo: float) -> Plan:
    """Gold that drifts in space is anybody's."""
    me = s.seat
    units = int(min(s.space[GOLD], capacity(s, me) - load(s, me)))
    if units <= 0:
        return (NOTHING, 0, SPACE, END)
    gap = units << 4 * GOLD
    cost = tour(c, s, gap, SPACE) + way_home(c, s, SPACE, units)
    return (sound(s, hold_worth(s) + units, cost, tempo), gap, HOME, LOAD)


# Missions -------------------------------------------------------------------------------------
@rule
def plan_mission(c: Content, s: State, pile: int, tempo: float) -> Plan:
    """Gather what it asks for, deliver, and bring the gold home."""
    tile, me = s.offer[pile], s.seat
    gold = min(c.reward[tile], s.bank[GOLD])
    if tile == 0 or gold == 0:
        return (NOTHING, 0, MISSION_CENTER, END)
    gap, spent = 0, 0.0
    for good in range(GOODS):
        gap |= max(0, c.need[tile, good] - s.cargo[me, good]) << 4 * good
        spent += min(c.need[tile, good], s.cargo[me, good]) * 0.4 * unit_worth(good)
    gain = hold_worth(s) - spent + gold + c.worth[tile]
    cost = tour(c, s, gap, MISSION_CENTER) + 1.0 + way_home(c, s, MISSION_CENTER, gold + s.cargo[me, GOLD])
    return (sound(s, gain, cost, tempo), gap, MISSION_CENTER, MISSION + pile)


# Cards ----------------------------------------------------------------------------------------
@rule
def can_hold(c: Content, s: State, card: int) -> bool:
    kind = c.kind[card]
    return kind >= FIRST_OFFICER or s.crew[s.seat, kind] < CREW_LIMIT


@rule
def missing(c: Content, s: State, card: int) -> int:
    """The gap to a card's price, storage and cargo counted; -1 if it takes gold that is not stored."""
    me, gap, spare = s.seat, 0, 0
    if s.storage[me, GOLD] < c.cost[card, GOLD]:
        return -1
    for good in range(GOLD):
        have = s.storage[me, good] + s.cargo[me, good]
        gap |= max(0, c.cost[card, good] - have) << 4 * good
        if good < GEMS:
            spare += max(0, have - c.cost[card, good])
    short = c.cost[card, ANY] - spare
    if short > 0:
        gem = nearest_gem(s)
        gap += short << 4 * gem
    return gap


@rule
def nearest_gem(s: State) -> int:
    """A gemstone that is easy to come by: that of the planet one is at, else the one the bank has most of."""
    here = s.place[s.seat]
    if FIRST_PLANET <= here <= LAST_PLANET:
        return PLANET_GEM[here]
    best = 0
    for planet in range(FIRST_PLANET, LAST_PLANET + 1):
        if s.bank[PLANET_GEM[planet]] > s.bank[best]:
            best = PLANET_GEM[planet]
    return best


@rule
def plan_card(c: Content, s: State, slot: int, tempo: float) -> Plan:
    """Gather what its price still lacks, unload at home, buy."""
    card = s.market[slot]
    if card == 0 or not can_hold(c, s, card):
        return (NOTHING, 0, HOME, END)
    gap = missing(c, s, card)
    net = card_worth(c, s, s.seat, card) - card_price(c, card)
    if gap < 0 or net < tempo * CALM or (gap == 0 and load(s, s.seat) == 0):
        return (NOTHING, 0, HOME, END)
    gain = hold_worth(s) + net
    cost = tour(c, s, gap, HOME) + 2.0
    return (sound(s, gain, cost, tempo), gap, HOME, LOAD)


@rule
def best_purchase(c: Content, s: State, payable: int) -> int:
    """The card worth an action right now, of a set of slots; END if none is."""
    best, worth = END, pace(s, s.seat) * CALM
    for slot in range(SLOTS):
        if payable >> slot & 1:
            card = s.market[slot]
            net = card_worth(c, s, s.seat, card) - card_price(c, card)
            if net > worth:
                best, worth = BUY + slot, net
    return best


# Sales ----------------------------------------------------------------------------------------
@rule
def sale(s: State, units: int, good: int, tempo: float) -> tuple[float, int]:
    """What selling so many units brings, less its time, and the value the die is brought down to before."""
    steps = level(s, s.seat, TRADER)
    best, at = NOTHING, s.die[good]
    for value in range(1, s.die[good] + 1):
        trades = units // value
        gold = min(trades * s.die[GOLD], s.bank[GOLD])
        if gold > 0:
            needed = turns(gold, s.die[GOLD])
            worth = gold - tempo * turns(s.die[good] - value + needed, steps)
            if worth > best + FAVOUR:
                best, at = worth, value
    return best, at


@rule
def dock_for(c: Content, s: State, good: int, other: int) -> int:
    """The nearest free exchange dock that touches both dice; -1 if there is none."""
    here = s.place[s.seat]
    if is_exchange(here) and is_adjacent(s, here, good) and is_adjacent(s, here, other):
        return here
    for dock in range(FIRST_DOCK, LAST_DOCK + 1):
        if is_adjacent(s, dock, good) and is_adjacent(s, dock, other) and is_free(c, s, dock):
            return dock
    return -1


@rule
def plan_sale(c: Content, s: State, good: int, more: bool, tempo: float) -> Plan:
    """Sell what is aboard of a good, or fill the ship with it first."""
    me = s.seat
    dock = dock_for(c, s, good, GOLD)
    supply = s.space[SCRAP] if good == SCRAP else s.bank[good]
    room = min(capacity(s, me) - load(s, me), 15)
    extra = int(min(room, supply)) if more and good != AMETHYST else 0
    units = s.cargo[me, good] + extra
    if dock < 0 or units <= 0 or extra < 0:
        return (NOTHING, 0, FIRST_DOCK, END)
    worth, _ = sale(s, units, good, tempo)
    if worth <= NOTHING:
        return (NOTHING, 0, FIRST_DOCK, END)
    gap = extra << 4 * good
    kept = hold_worth(s) - s.cargo[me, good] * 0.4 * unit_worth(good)
    cost = tour(c, s, gap, dock) + way_home(c, s, dock, 5)
    return (sound(s, kept + worth, cost, tempo), gap, dock, TRADE)


@rule
def plan_amethyst(c: Content, s: State, tempo: float) -> Plan:
    """Amethysts come from the exchange, for gemstones that cost less there."""
    me, wanted = s.seat, wants_amethyst(c, s, s.seat)
    best = (NOTHING, 0, FIRST_DOCK, END)
    if wanted == 0 or s.bank[AMETHYST] == 0:
        return best
    on_offer = min(s.die[AMETHYST], s.bank[AMETHYST])
    got = min(wanted, on_offer)
    for gem in range(GEMS):
        dock = -1 if gem == AMETHYST else dock_for(c, s, gem, AMETHYST)
        short = max(0, s.die[gem] - s.cargo[me, gem])
        if dock >= 0:
            gap = short << 4 * gem
            gain = hold_worth(s) + got * 0.8 - (s.die[gem] - short) * 0.4 * unit_worth(gem)
            cost = tour(c, s, gap, dock) + 1.0 + hops(c, s, dock, HOME) + 1.0
            best = better(best, (sound(s, gain, cost, tempo), gap, dock, TRADE))
    return best


@rule
def wanted_units(c: Content, s: State, plan: Plan, good: int) -> int:
    """How many units of a good a plan still has to gather."""
    return gap_of(plan[1], good)


@rule
def is_waiting(plan: Plan, action: int) -> bool:
    """Whether a plan has nothing to do but wait for a dock."""
    return action == END and plan[0] > NOTHING and units_in(plan[1]) >= 0
