"""What a seat does with its tokens and its income: the influence phase, prices, upkeep, blockades, the first place."""

from longhaul.bots.heuristics.star_traders.values import (
    BUILDER,
    NO_ACTION,
    carried_goods,
    largest_hold,
    purchasing_power,
    rival_units,
    spare_credits,
    strategy,
    upkeep_due,
    usual_price,
)
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import (
    DIPLOMAT,
    GOODS,
    OFF,
    PRICE_CAP,
    SECTORS,
    SHIPS,
    SLOTS,
    STATIONS,
    WIDTH,
)
from longhaul.games.star_traders.rules.blockade import envoy, roll_bonus, target_number
from longhaul.games.star_traders.rules.fleet.ships import capacity, load
from longhaul.games.star_traders.rules.map.galaxy import combined
from longhaul.games.star_traders.state import (
    DO_BID,
    DO_CONFIRM,
    DO_DISMISS,
    DO_DONE,
    DO_EXCHANGE,
    DO_HINDER,
    DO_MANIPULATE,
    DO_PAY_SHIP,
    DO_SUPPORT,
    DO_TAKE_INCOME,
    DO_TAKE_TOKEN,
    DO_USE,
    FIRST,
    Content,
    State,
)

BROKE_CREDITS = 20  # fewer do not fill a hold
PUSH_VALUE = 4  # credits that a push brings on average for each unit sold
MIN_LOT = 5  # units that are worth a price push
HIGH_PRICE = 10  # no pushes up from this price, or goods become too expensive to buy
CREDITS_PER_PRICE = 20  # but for each of these credits it may be one higher
LOW_PRICE = 6  # no pushes down from this price
USEFUL_TOKENS = 2
LARGE_LOT = 9  # units for which one more is useful
BUILDER_TOKENS = 4  # for a builder, whose stations bring several at once
SURE_CHANCE = 4  # faces that still miss: the most that a token is spent on, unless the game hangs on it
BID_UNITS = 8  # units of a colour in own and rivals' holds that make the first place worth a bid
MAX_TOKENS_BID = 2


# Income ---------------------------------------------------------------------------------------
@rule
def choose_influence(c: Content, s: State) -> int:
    """A token is worth a price push for a whole hold, or a marker in a blockade; who needs credits takes them."""
    seat = s.seat
    income, tokens = c.income * s.level[seat], 1
    for station in range(STATIONS):
        if s.toll_owner[station] == seat + 1:
            income += c.toll_income * s.influence[s.toll_at[station] // WIDTH]
            tokens += 1
    tokens = min(tokens, s.level[seat] - s.tokens[seat])
    hold = largest_hold(c, s, seat)
    wanted = USEFUL_TOKENS + (hold >= LARGE_LOT) + has_blockade_at_stake(s)
    wanted = max(wanted, BUILDER_TOKENS if strategy(s, seat) == BUILDER else 0)
    useful = s.tokens[seat] < wanted and PUSH_VALUE * hold * tokens > income
    solvent = s.credits[seat] >= upkeep_due(c, s, seat) and not is_broke(s)
    return FIRST[DO_TAKE_TOKEN] if useful and solvent else FIRST[DO_TAKE_INCOME]


@rule
def choose_exchange(c: Content, s: State) -> int:
    """Tokens for credits only when the upkeep demands it."""
    return FIRST[DO_EXCHANGE] if s.credits[s.seat] < upkeep_due(c, s, s.seat) else FIRST[DO_DONE]


@rule
def is_broke(s: State) -> bool:
    """Whether the seat has no cargo and hardly any credits."""
    for ship in range(SLOTS * s.seat, SLOTS * s.seat + SLOTS):
        if load(s, ship) > 0:
            return False
    return s.credits[s.seat] < BROKE_CREDITS


# Upkeep ---------------------------------------------------------------------------------------
@rule
def choose_purser(c: Content, s: State) -> int:
    """A Purser costs a token: for one that can be missed, or if there is no money."""
    can_miss = s.tokens[s.seat] >= USEFUL_TOKENS or s.credits[s.seat] < upkeep_due(c, s, s.seat)
    return FIRST[DO_CONFIRM] if can_miss else FIRST[DO_DONE]


@rule
def choose_payment(c: Content, s: State) -> int:
    """The ship with most cargo first. An idle one is let go if nothing would be left to buy goods with."""
    best, slot = -1, NO_ACTION
    for ship in range(SLOTS * s.seat + 1, SLOTS * s.seat + SLOTS):
        owes = s.settled_ships >> ship % SLOTS & 1 == 0 and s.at[ship] != OFF
        if owes and load(s, ship) > best:
            best, slot = load(s, ship), ship % SLOTS
    if slot == NO_ACTION:
        return NO_ACTION
    ship = SLOTS * s.seat + slot
    idle = best == 0 and s.blockader[s.at[ship]] != s.seat + 1 and load(s, SLOTS * s.seat) == 0
    poor = s.credits[s.seat] < c.upkeep[s.design[ship]] + MIN_LOT * usual_price(s)
    return FIRST[DO_DISMISS] + slot - 1 if idle and poor else FIRST[DO_PAY_SHIP] + slot


# Prices ---------------------------------------------------------------------------------------
@rule
def choose_push(c: Content, s: State) -> int:
    """Raise the price of what the seat is about to sell, or lower that of what the flagship cannot afford enough of.

    A token is kept for a blockade. Who has as many as the level allows spends one: full tokens bring nothing.
    """
    full = s.tokens[s.seat] >= s.level[s.seat]
    gain_by_less = push_down_gain(c, s)
    if s.tokens[s.seat] <= has_blockade_at_stake(s):
        return FIRST[DO_DONE]
    enough = HIGH_PRICE + spare_credits(c, s) // CREDITS_PER_PRICE
    best, good = max(MIN_LOT - 1, gain_by_less // PUSH_VALUE), NO_ACTION
    worst, target = MIN_LOT - 1, NO_ACTION
    for colour in range(GOODS):
        own = 0
        for ship in range(SLOTS * s.seat, SLOTS * s.seat + SLOTS):
            own += s.hold[ship, colour]
        gain = own - rival_units(s, s.seat, colour) // s.seats
        if gain > best and (full or s.price[colour] <= enough):
            best, good = gain, colour
        if -gain > worst and s.price[colour] > LOW_PRICE:
            worst, target = -gain, colour
    if good != NO_ACTION:
        return FIRST[DO_MANIPULATE] + 2 * good
    if gain_by_less >= (1 if full else PUSH_VALUE * MIN_LOT) or (full and is_broke(s)):
        return FIRST[DO_MANIPULATE] + 2 * cheapest_colour(s, carried_goods(s, SLOTS * s.seat)) + 1
    return FIRST[DO_MANIPULATE] + 2 * target + 1 if full and target != NO_ACTION else FIRST[DO_DONE]


@rule
def push_down_gain(c: Content, s: State) -> int:
    """What a push down of the cheapest colour brings to a flagship that cannot fill its hold: more units."""
    flagship = SLOTS * s.seat
    price = max(c.unit_floor, s.price[cheapest_colour(s, carried_goods(s, flagship))])
    space, purse = capacity(c, s, flagship), purchasing_power(c, s, flagship)
    if price <= LOW_PRICE:
        return 0
    units, more = min(space, purse // price), min(space, purse // (price - PUSH_VALUE))
    return more * more - units * units


@rule
def cheapest_colour(s: State, excluded: int) -> int:
    best, good = PRICE_CAP + 1, 0
    for colour in range(GOODS):
        if excluded >> colour & 1 == 0 and s.price[colour] < best:
            best, good = s.price[colour], colour
    return good


# Blockades ------------------------------------------------------------------------------------
@rule
def has_blockade_at_stake(s: State) -> bool:
    """Whether the seat has a site under blockade, or a blockade of its own."""
    for sector in range(SECTORS):
        if s.blockader[sector] > 0 and (s.owner[sector] == s.seat + 1 or s.blockader[sector] == s.seat + 1):
            return True
    return False


@rule
def choose_side(c: Content, s: State) -> int:
    """Support own blockades that are close to success; hinder those of own sites and of seats that may win by them."""
    blockader = int(s.blockader[s.place]) - 1
    missing = target_number(c, s, s.place) - roll_bonus(c, s, s.place, s.ship) - 1  # faces that miss
    if blockader == s.seat:
        decisive = s.level[s.seat] + combined(c, s, s.place) >= s.victory_level
        hopeful = c.main_die if decisive or envoy(c, s) != OFF else SURE_CHANCE
        wanted = s.favour > 0 or 0 < missing <= hopeful
        if not wanted:
            return FIRST[DO_DONE]
        return send_or(c, s, DO_SUPPORT)
    if s.favour > 0:
        return FIRST[DO_HINDER]
    helps = missing < c.main_die and missing + s.tokens[s.seat] > 0
    own = s.owner[s.place] == s.seat + 1
    decisive = s.level[blockader] + combined(c, s, s.place) >= s.victory_level and s.owner[s.place] == 0
    full = s.tokens[s.seat] >= s.level[s.seat]  # and so would bring nothing in the next round
    if helps and (own or decisive or full):
        return send_or(c, s, DO_HINDER)
    return FIRST[DO_DONE]


@rule
def send_or(c: Content, s: State, action: int) -> int:
    """A Diplomat in the sector makes two markers of a token."""
    if s.favour == 0 and envoy(c, s) != OFF:
        return FIRST[DO_USE] + DIPLOMAT
    return FIRST[action]


# The first place ------------------------------------------------------------------------------
@rule
def choose_bid(s: State) -> int:
    """For the first place, if rivals who act before this seat carry the same colour: the first to sell gets more."""
    if s.first == s.seat or s.bids[s.seat] >= MAX_TOKENS_BID or s.bidder == s.seat + 1:
        return FIRST[DO_DONE]
    place = (s.seat - s.first + s.seats) % s.seats
    for colour in range(GOODS):
        own, rivals = 0, 0
        for ship in range(SHIPS):
            seat = ship // SLOTS
            if seat == s.seat:
                own += s.hold[ship, colour]
            elif seat < s.seats and (seat - s.first + s.seats) % s.seats < place:
                rivals += s.hold[ship, colour]
        if own >= BID_UNITS and rivals >= BID_UNITS:
            return FIRST[DO_BID] + s.seat
    return FIRST[DO_DONE]
