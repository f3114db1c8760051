"""Plans: tours that end at home, each weighed by what it brings less the time it takes. The best one is followed.

Every plan is thought through anew at every decision; as it comes closer to its end it takes less time, so
nobody turns back without a reason.
"""

from longhaul.bots.heuristics.gem_traders.routes import (
    AMETHYST,
    NEVER,
    has_officer,
    next_step,
    next_stop,
    tour,
    turns,
    way_home,
)
from longhaul.bots.heuristics.gem_traders.worth import (
    card_price,
    card_worth,
    gold_abroad,
    is_late,
    pace,
    unit_worth,
    wants_amethyst,
)
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.rules.cubes import capacity, level, load, supply
from longhaul.games.gem_traders.rules.exchange import is_adjacent
from longhaul.games.gem_traders.rules.movement import is_free, port_captain
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
    SLOTS,
    SPACE,
    STOWED_UNITS,
    TRADE,
    TRADER,
    USE,
    Content,
    State,
)

NOTHING = -1000.0
SHORT_HORIZON = 1.5  # actions that each gold not yet stored gives a plan, roughly
CALM = 0.8  # share of an action's usual worth that a purchase must bring
PATIENCE = 4
FAVOUR = 0.01  # tells plans apart that are worth the same
WAY_BACK = 3  # units that are worth going back for from the dock where one could sell
HOLD = 0.4  # of what units are worth at a sale, when they are only brought home
Plan = tuple[float, int, int, int]  # worth, gap, goal place, what to do there
Idea = tuple[float, int, int, int, float, bool]  # gain, gap, goal, what to do there, actions there, then home?
# Ideas by number: the way home, missions, cards, sales (of what is aboard, of a full ship), Amethysts, drifting gold.
MISSIONS, CARDS, SALES = 1, 1 + PILES, 1 + PILES + SLOTS
JEWELS = SALES + 2 * GOLD
DRIFT = JEWELS + GEMS
IDEAS = DRIFT + 1


@rule
def no_idea() -> Idea:
    return (NOTHING, 0, HOME, END, 0.0, False)


@rule
def best_plan(c: Content, s: State) -> Plan:
    """The best for one's usual pace; when nothing is worth that any more, time counts for less and less."""
    tempo = pace(s, s.seat)
    best = (NOTHING, 0, HOME, END)
    first = 5 * (s.seat + s.rounds) + 4 * s.ring[0] + s.ring[1]  # of like plans not everyone takes the same
    for _ in range(PATIENCE):
        for turn in range(IDEAS):
            number = (turn + first) % IDEAS
            plan = weigh(c, s, number, tempo)
            if plan[0] > best[0] + FAVOUR:
                best = plan
        if best[0] > 0.0:
            return best
        tempo *= 0.3
    return best


@rule
def weigh(c: Content, s: State, number: int, tempo: float) -> Plan:
    """What an idea is worth: its gain less its time; half the gain if the game may well end before."""
    gain, gap, goal, deed, there, returns = think(c, s, number, tempo)
    if gain <= NOTHING:
        return (NOTHING, 0, HOME, END)
    cost = tour(c, s, gap, goal) + there
    if cost >= NEVER:
        return (NOTHING, 0, HOME, END)
    if returns:
        cost += way_home(s, goal)
    horizon = 3.0 + SHORT_HORIZON * gold_abroad(s, s.seat)
    return ((gain if cost <= horizon else 0.5 * gain) - tempo * cost, gap, goal, deed)


@rule
def think(c: Content, s: State, number: int, tempo: float) -> Idea:
    if number < MISSIONS:
        return think_home(s)
    if number < CARDS:
        return think_mission(c, s, number - MISSIONS)
    if number < SALES:
        return think_card(c, s, number - CARDS, tempo)
    if number < JEWELS:
        return think_sale(c, s, (number - SALES) // 2, (number - SALES) % 2 == 1, tempo)
    if number < DRIFT:
        return think_amethyst(c, s, number - JEWELS)
    return think_gold(s)


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
def hold_worth(s: State) -> float:
    """What the cargo is worth at home."""
    total = 0.0
    for good in range(GOODS):
        total += s.cargo[s.seat, good] * (1.0 if good == GOLD else HOLD * unit_worth(good))
    return total


@rule
def think_home(s: State) -> Idea:
    """Unload at home; in space, if the Quartermaster can store all the gold there."""
    me = s.seat
    if load(s, me) == 0:
        return no_idea()
    if has_officer(s, QUARTERMASTER) and 0 < s.cargo[me, GOLD] <= STOWED_UNITS and s.place[me] != HOME:
        return (hold_worth(s), 0, SPACE, USE + QUARTERMASTER, 1.0, False)
    return (hold_worth(s), 0, HOME, LOAD, 1.0, False)


@rule
def think_gold(s: State) -> Idea:
    """Gold that drifts in space is anybody's."""
    me = s.seat
    units = int(min(s.space[GOLD], capacity(s, me) - load(s, me)))
    if units <= 0:
        return no_idea()
    return (hold_worth(s) + units, units << 4 * GOLD, HOME, LOAD, 1.0, False)


# Missions -------------------------------------------------------------------------------------
@rule
def fee_ahead(s: State, dock: int) -> int:
    """The unit that someone's Port Captain will take on arrival, nobody knows which; one of each good has to spare."""
    captain = port_captain(s)
    return 1 if captain >= 0 and captain != s.seat and s.place[s.seat] != dock else 0


@rule
def think_mission(c: Content, s: State, pile: int) -> Idea:
    """Gather what it asks for, deliver, and bring the gold home."""
    tile, me = s.offer[pile], s.seat
    gold = min(c.reward[tile], s.bank[GOLD])
    if tile == 0 or gold == 0:
        return no_idea()
    spare = fee_ahead(s, MISSION_CENTER)
    gap, spent, units = 0, 0.0, 0
    for good in range(GOODS):
        wanted = c.need[tile, good] + spare if c.need[tile, good] > 0 else 0
        gap |= max(0, wanted - s.cargo[me, good]) << 4 * good
        spent += min(c.need[tile, good], s.cargo[me, good]) * HOLD * unit_worth(good)
        units += wanted
    if units > capacity(s, me):
        return no_idea()
    return (hold_worth(s) - spent + gold + c.worth[tile], gap, MISSION_CENTER, MISSION + pile, 1.0, True)


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
        gap += short << 4 * nearest_gem(s)
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
def net_worth(c: Content, s: State, card: int) -> float:
    return card_worth(c, s, s.seat, card) - card_price(c, card)


@rule
def think_card(c: Content, s: State, slot: int, tempo: float) -> Idea:
    """Gather what its price still lacks, unload at home, buy."""
    card = s.market[slot]
    if card == 0 or not can_hold(c, s, card) or is_late(s):
        return no_idea()
    gap, net = missing(c, s, card), net_worth(c, s, card)
    if gap < 0 or net < tempo * CALM or (gap == 0 and load(s, s.seat) == 0):
        return no_idea()
    return (hold_worth(s) + net, gap, HOME, LOAD, 2.0, False)


@rule
def best_purchase(c: Content, s: State, payable: int) -> int:
    """The card worth an action right now, of a set of slots; END if none is."""
    best, worth = END, pace(s, s.seat) * CALM
    for slot in range(SLOTS):
        if payable >> slot & 1 and not is_late(s):
            net = net_worth(c, s, s.market[slot])
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
        gold = min(units // value * s.die[GOLD], s.bank[GOLD])
        if gold > 0:
            needed = turns(gold, s.die[GOLD])
            worth = gold - tempo * turns(s.die[good] - value + needed, steps)
            if worth > best + FAVOUR:
                best, at = worth, value
    return best, at


@rule
def dock_for(c: Content, s: State, good: int, other: int) -> int:
    """The nearest free exchange dock that touches both dice; -1 if there is none."""
    here, found = s.place[s.seat], -1
    for dock in range(FIRST_DOCK, LAST_DOCK + 1):
        if is_adjacent(s, dock, good) and is_adjacent(s, dock, other):
            if dock == here:
                return dock
            if found < 0 and is_free(c, s, dock):
                found = dock
    return found


@rule
def think_sale(c: Content, s: State, good: int, more: bool, tempo: float) -> Idea:
    """Sell what is aboard of a good, or fill the ship with it first."""
    me = s.seat
    dock = dock_for(c, s, good, GOLD)
    room = min(max(0, capacity(s, me) - load(s, me)), 15)
    extra = int(min(room, supply(s, good))) if more and good != AMETHYST else 0
    units = s.cargo[me, good] + extra
    if dock < 0 or units <= 0 or (more and extra < WAY_BACK and s.place[me] == dock):
        return no_idea()
    worth, _ = sale(s, units, good, tempo)
    if worth <= NOTHING:
        return no_idea()
    kept = hold_worth(s) - s.cargo[me, good] * HOLD * unit_worth(good)
    return (kept + worth, extra << 4 * good, dock, TRADE, 0.0, True)


@rule
def think_amethyst(c: Content, s: State, gem: int) -> Idea:
    """Amethysts come from the exchange, for gemstones that cost less there."""
    me, wanted = s.seat, wants_amethyst(c, s, s.seat)
    if gem == AMETHYST or wanted == 0 or s.bank[AMETHYST] == 0:
        return no_idea()
    dock = dock_for(c, s, gem, AMETHYST)
    if dock < 0:
        return no_idea()
    on_offer = min(s.die[AMETHYST], s.bank[AMETHYST])
    short = max(0, s.die[gem] - s.cargo[me, gem])
    gain = hold_worth(s) + min(wanted, on_offer) * 0.8 - (s.die[gem] - short) * HOLD * unit_worth(gem)
    return (gain, int(short) << 4 * gem, dock, TRADE, 1.0, True)
