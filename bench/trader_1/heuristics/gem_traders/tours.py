"""Tours: ways through goals and home, valued by what they bring less the time they take. The best one is followed.

All tours are evaluated anew at every decision; a tour takes less time the closer it is to its end, so a ship does not
turn back without a reason.
"""

from bench.trader_1.heuristics.gem_traders.routes import (
    AMETHYST,
    UNREACHABLE,
    actions_needed,
    has_officer,
    next_step,
    next_stop,
    tour_length,
    way_home,
)
from bench.trader_1.heuristics.gem_traders.values import (
    card_price,
    card_value,
    gold_elsewhere,
    is_late,
    pace,
    unit_value,
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

WORTHLESS = -1000.0
ACTIONS_PER_GOLD = 1.5  # actions left in the game for each gold not yet stored, roughly
MIN_PURCHASE_SHARE = 0.8  # share of an action's usual value that a purchase must bring
MAX_TEMPO_CUTS = 4
TIE_MARGIN = 0.01  # a tour must be better by this much
MIN_RETURN_UNITS = 3  # units worth leaving a dock for where the ship could sell
CARGO_DISCOUNT = 0.4  # of the sale value of units, when they are only brought home
Tour = tuple[float, int, int, int]  # value, gap, goal (a place), action there
Proposal = tuple[float, int, int, int, float, bool]  # gain, gap, goal, action there, actions there, whether home next
# Proposals by number: home, missions, cards, sales (of what is aboard, of a full ship), Amethysts, drifting gold.
MISSIONS, CARDS, SALES = 1, 1 + PILES, 1 + PILES + SLOTS
AMETHYSTS = SALES + 2 * GOLD
DRIFTING_GOLD = AMETHYSTS + GEMS
PROPOSALS = DRIFTING_GOLD + 1


@rule
def no_proposal() -> Proposal:
    return (WORTHLESS, 0, HOME, END, 0.0, False)


@rule
def best_tour(c: Content, s: State) -> Tour:
    """The best tour at the usual pace; if none is worth that much, time counts for less and less."""
    tempo = pace(s, s.seat)
    best = (WORTHLESS, 0, HOME, END)
    first = 5 * (s.seat + s.rounds) + 4 * s.ring[0] + s.ring[1]  # so that seats differ between equal tours
    for _ in range(MAX_TEMPO_CUTS):
        for turn in range(PROPOSALS):
            number = (turn + first) % PROPOSALS
            tour = evaluate(c, s, number, tempo)
            if tour[0] > best[0] + TIE_MARGIN:
                best = tour
        if best[0] > 0.0:
            return best
        tempo *= 0.3
    return best


@rule
def evaluate(c: Content, s: State, number: int, tempo: float) -> Tour:
    """The tour of a proposal: its gain less its time; half the gain if the game may end before."""
    gain, gap, goal, action, there, returns = propose(c, s, number, tempo)
    if gain <= WORTHLESS:
        return (WORTHLESS, 0, HOME, END)
    cost = tour_length(c, s, gap, goal) + there
    if cost >= UNREACHABLE:
        return (WORTHLESS, 0, HOME, END)
    if returns:
        cost += way_home(s, goal)
    horizon = 3.0 + ACTIONS_PER_GOLD * gold_elsewhere(s, s.seat)
    return ((gain if cost <= horizon else 0.5 * gain) - tempo * cost, gap, goal, action)


@rule
def propose(c: Content, s: State, number: int, tempo: float) -> Proposal:
    if number < MISSIONS:
        return propose_home(s)
    if number < CARDS:
        return propose_mission(c, s, number - MISSIONS)
    if number < SALES:
        return propose_card(c, s, number - CARDS, tempo)
    if number < AMETHYSTS:
        return propose_sale(c, s, (number - SALES) // 2, (number - SALES) % 2 == 1, tempo)
    if number < DRIFTING_GOLD:
        return propose_amethyst(c, s, number - AMETHYSTS)
    return propose_gold(s)


@rule
def next_action(c: Content, s: State, tour: Tour) -> int:
    """The next action of a tour."""
    if tour[0] <= WORTHLESS:
        return END
    if tour[1] == 0 and s.place[s.seat] == tour[2]:
        return tour[3]
    return next_step(c, s, tour[1], tour[2])


@rule
def next_place(c: Content, s: State, tour: Tour) -> int:
    """The place that a tour leads to next."""
    return next_stop(c, s, tour[1], tour[2])


# Home -----------------------------------------------------------------------------------------
@rule
def cargo_value(s: State) -> float:
    """The value of the cargo at home."""
    total = 0.0
    for good in range(GOODS):
        total += s.cargo[s.seat, good] * (1.0 if good == GOLD else CARGO_DISCOUNT * unit_value(good))
    return total


@rule
def propose_home(s: State) -> Proposal:
    """Unload at home; in space, if the Quartermaster can store all the gold there."""
    me = s.seat
    if load(s, me) == 0:
        return no_proposal()
    if has_officer(s, QUARTERMASTER) and 0 < s.cargo[me, GOLD] <= STOWED_UNITS and s.place[me] != HOME:
        return (cargo_value(s), 0, SPACE, USE + QUARTERMASTER, 1.0, False)
    return (cargo_value(s), 0, HOME, LOAD, 1.0, False)


@rule
def propose_gold(s: State) -> Proposal:
    """Pick up the gold that drifts in space."""
    me = s.seat
    units = int(min(s.space[GOLD], capacity(s, me) - load(s, me)))
    if units <= 0:
        return no_proposal()
    return (cargo_value(s) + units, units << 4 * GOLD, HOME, LOAD, 1.0, False)


# Missions -------------------------------------------------------------------------------------
@rule
def expected_fee(s: State, dock: int) -> int:
    """The unit that another Port Captain takes on arrival; of which good is unknown, so one of each is spare."""
    captain = port_captain(s)
    return 1 if captain >= 0 and captain != s.seat and s.place[s.seat] != dock else 0


@rule
def propose_mission(c: Content, s: State, pile: int) -> Proposal:
    """Gather what a mission asks for, deliver it, and bring the gold home."""
    tile, me = s.offer[pile], s.seat
    gold = min(c.reward[tile], s.bank[GOLD])
    if tile == 0 or gold == 0:
        return no_proposal()
    spare = expected_fee(s, MISSION_CENTER)
    gap, spent, units = 0, 0.0, 0
    for good in range(GOODS):
        wanted = c.need[tile, good] + spare if c.need[tile, good] > 0 else 0
        gap |= max(0, wanted - s.cargo[me, good]) << 4 * good
        spent += min(c.need[tile, good], s.cargo[me, good]) * CARGO_DISCOUNT * unit_value(good)
        units += wanted
    if units > capacity(s, me):
        return no_proposal()
    return (cargo_value(s) - spent + gold + c.worth[tile], gap, MISSION_CENTER, MISSION + pile, 1.0, True)


# Cards ----------------------------------------------------------------------------------------
@rule
def can_hold(c: Content, s: State, card: int) -> bool:
    kind = c.kind[card]
    return kind >= FIRST_OFFICER or s.crew[s.seat, kind] < CREW_LIMIT


@rule
def price_gap(c: Content, s: State, card: int) -> int:
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
    """A gemstone that is easy to get: that of the current planet, else the one the bank has most of."""
    here = s.place[s.seat]
    if FIRST_PLANET <= here <= LAST_PLANET:
        return PLANET_GEM[here]
    best = 0
    for planet in range(FIRST_PLANET, LAST_PLANET + 1):
        if s.bank[PLANET_GEM[planet]] > s.bank[best]:
            best = PLANET_GEM[planet]
    return best


@rule
def net_value(c: Content, s: State, card: int) -> float:
    return card_value(c, s, s.seat, card) - card_price(c, card)


@rule
def propose_card(c: Content, s: State, slot: int, tempo: float) -> Proposal:
    """Gather what is missing from the price of a card, unload at home, buy it."""
    card = s.market[slot]
    if card == 0 or not can_hold(c, s, card) or is_late(s):
        return no_proposal()
    gap, net = price_gap(c, s, card), net_value(c, s, card)
    if gap < 0 or net < tempo * MIN_PURCHASE_SHARE or (gap == 0 and load(s, s.seat) == 0):
        return no_proposal()
    return (cargo_value(s) + net, gap, HOME, LOAD, 2.0, False)


@rule
def best_purchase(c: Content, s: State, payable: int) -> int:
    """The card that is worth an action right now, of a set of slots; END if none is."""
    best, value = END, pace(s, s.seat) * MIN_PURCHASE_SHARE
    for slot in range(SLOTS):
        if payable >> slot & 1 and not is_late(s):
            net = net_value(c, s, s.market[slot])
            if net > value:
                best, value = BUY + slot, net
    return best


# Sales ----------------------------------------------------------------------------------------
@rule
def sale(s: State, units: int, good: int, tempo: float) -> tuple[float, int]:
    """What selling so many units brings, less its time, and the value that the die is moved down to before."""
    steps = level(s, s.seat, TRADER)
    best, at = WORTHLESS, s.die[good]
    for rate in range(1, s.die[good] + 1):
        gold = min(units // rate * s.die[GOLD], s.bank[GOLD])
        if gold > 0:
            needed = actions_needed(gold, s.die[GOLD])
            value = gold - tempo * actions_needed(s.die[good] - rate + needed, steps)
            if value > best + TIE_MARGIN:
                best, at = value, rate
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
def propose_sale(c: Content, s: State, good: int, more: bool, tempo: float) -> Proposal:
    """Sell what is aboard of a good, or fill the ship with it first and then sell."""
    me = s.seat
    dock = dock_for(c, s, good, GOLD)
    room = min(max(0, capacity(s, me) - load(s, me)), 15)
    extra = int(min(room, supply(s, good))) if more and good != AMETHYST else 0
    units = s.cargo[me, good] + extra
    if dock < 0 or units <= 0 or (more and extra < MIN_RETURN_UNITS and s.place[me] == dock):
        return no_proposal()
    value, _ = sale(s, units, good, tempo)
    if value <= WORTHLESS:
        return no_proposal()
    rest = cargo_value(s) - s.cargo[me, good] * CARGO_DISCOUNT * unit_value(good)
    return (rest + value, extra << 4 * good, dock, TRADE, 0.0, True)


@rule
def propose_amethyst(c: Content, s: State, gem: int) -> Proposal:
    """Swap cheaper gemstones for Amethysts at the exchange."""
    me, wanted = s.seat, wants_amethyst(c, s, s.seat)
    if gem == AMETHYST or wanted == 0 or s.bank[AMETHYST] == 0:
        return no_proposal()
    dock = dock_for(c, s, gem, AMETHYST)
    if dock < 0:
        return no_proposal()
    on_offer = min(s.die[AMETHYST], s.bank[AMETHYST])
    short = max(0, s.die[gem] - s.cargo[me, gem])
    gain = cargo_value(s) + min(wanted, on_offer) * 0.8 - (s.die[gem] - short) * CARGO_DISCOUNT * unit_value(gem)
    return (gain, int(short) << 4 * gem, dock, TRADE, 1.0, True)
