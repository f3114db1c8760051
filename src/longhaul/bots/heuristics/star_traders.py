"""A trader's rules of thumb for Star Traders.

Buy where the modifier is low, sell where it is high: buying lifts the market by itself. Put the profit into a larger
hold, then into sites, dearest influence first. A warship or two take what is cheap to blockade and drive off threats.
Tokens defend one's own sites and press one's own blockades. Whatever a rule of thumb does not foresee, the first legal
action does.
"""

from longhaul.core.rule import rule
from longhaul.games.star_traders.acquire import site_price
from longhaul.games.star_traders.blockade import target_number
from longhaul.games.star_traders.chart import (
    are_joined,
    begin_reach,
    beyond,
    cell_of,
    clear_reach,
    combined,
    exit_at,
    is_planet,
    is_threatened,
    region_at,
    widen_reach,
)
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.kinds import (
    ATTACK_VALUE,
    CARGO,
    DEFENCE,
    EDGES,
    FACTORIES,
    FLEET,
    GOODS,
    HIDDEN,
    MOVE,
    OFF,
    SECTORS,
    SHIPS,
    SLOTS,
    WIDTH,
    Phase,
)
from longhaul.games.star_traders.legality import ACTION_COUNT, judge
from longhaul.games.star_traders.ships import capacity, is_disabled, load, ships_of, speed, value
from longhaul.games.star_traders.state import (
    DO_ATTACK,
    DO_BID,
    DO_BUY,
    DO_CELL,
    DO_CONFIRM,
    DO_DECLARE,
    DO_DONE,
    DO_DRAW_FLEET,
    DO_ENTER,
    DO_EXCHANGE,
    DO_HINDER,
    DO_HIRE,
    DO_IMPROVE,
    DO_LOAD,
    DO_NUMBER,
    DO_PRODUCE,
    DO_PURCHASE,
    DO_REPAIR,
    DO_ROLL,
    DO_SECTOR,
    DO_SELL,
    DO_SUPPORT,
    DO_TAKE_INCOME,
    DO_TAKE_TOKEN,
    FIRST,
    Content,
    State,
)
from longhaul.games.star_traders.trade import modifier, most, unit_price

FAR = 14  # lines that a plan looks ahead
HOLD_STEPS = 4  # cargo steps worth buying
WARSHIP = 4  # room of a ship that is not for trade
EASY = 9  # target of a blockade worth trying
RESERVE = 40  # credits kept for goods
NOTHING = -1


@rule
def choose(c: Content, s: State) -> int:
    """The proposal, if it is legal; else the first action that is."""
    action = propose(c, s)
    clear_reach_of_search(s)
    tried = NOTHING
    while tried < ACTION_COUNT:
        if action >= 0 and judge(c, s, action) == Clause.LEGAL:
            return action
        tried += 1
        action = tried
    return 0


@rule
def clear_reach_of_search(s: State) -> None:
    """The room for searching is used by the rules too while a flagship returns."""
    if s.phase != Phase.HAVEN:
        clear_reach(s)


@rule
def propose(c: Content, s: State) -> int:
    phase = s.phase
    if phase == Phase.TRAVEL:
        return choose_way(c, s)
    if phase == Phase.ACT:
        return choose_deed(c, s)
    if phase == Phase.PLANET or phase == Phase.OUTPOST:
        return choose_business(c, s)
    if phase == Phase.QUANTITY:
        return FIRST[DO_NUMBER] + most(c, s) - 1
    if phase == Phase.DRAW:
        return choose_card(c, s)
    if phase == Phase.BASE:
        return choose_base(c, s)
    if phase == Phase.AIM or phase == Phase.SALVAGE or phase == Phase.PURSER or phase == Phase.TERMS:
        return FIRST[DO_CONFIRM]
    return choose_rest(c, s)


@rule
def choose_rest(c: Content, s: State) -> int:
    phase = s.phase
    if phase == Phase.INFLUENCE:
        wanted = 2 if has_siege(s) else 0
        return FIRST[DO_TAKE_TOKEN] if s.tokens[s.seat] < wanted else FIRST[DO_TAKE_INCOME]
    if phase == Phase.EXCHANGE:
        return FIRST[DO_DONE] if has_siege(s) else FIRST[DO_EXCHANGE]
    if phase == Phase.SIEGE:
        return choose_side(s)
    if phase == Phase.CORPORATE:
        return FIRST[DO_PRODUCE]
    if phase == Phase.BID:
        return FIRST[DO_BID] + s.seat if s.tokens[s.seat] > 1 and s.first != s.seat else FIRST[DO_DONE]
    return FIRST[DO_DONE] if phase != Phase.SWAP else NOTHING


@rule
def has_siege(s: State) -> bool:
    """Whether a site of the player, or a blockade of theirs, is at stake."""
    for sector in range(SECTORS):
        mine = s.owner[sector] == s.seat + 1 or s.blockader[sector] == s.seat + 1
        if s.blockader[sector] > 0 and mine:
            return True
    return False


@rule
def choose_side(s: State) -> int:
    if s.blockader[s.place] == s.seat + 1:
        return FIRST[DO_SUPPORT]
    return FIRST[DO_HINDER] if s.owner[s.place] == s.seat + 1 or s.favour > 0 else FIRST[DO_DONE]


# What sites are for -----------------------------------------------------------------------------
@rule
def middle(c: Content, s: State) -> int:
    """Twice the middle of the modifiers around: below it one buys, above it one sells."""
    low, high = 99, -99
    for sector in range(SECTORS):
        if s.site[sector] > 0:
            here = modifier(c, s, sector, s.seat)
            low, high = min(low, here), max(high, here)
    return low + high


@rule
def is_market(c: Content, s: State, sector: int, twice: int) -> bool:
    return 2 * modifier(c, s, sector, s.seat) >= twice


@rule
def choose_base(c: Content, s: State) -> int:
    """The cheapest planet to buy at that is still free."""
    best, where = 99, NOTHING
    for sector in range(SECTORS):
        if is_planet(s, sector) and modifier(c, s, sector, s.seat) < best:
            taken = False
            for ship in range(SHIPS):
                taken |= s.at[ship] == sector
            if not taken:
                best, where = modifier(c, s, sector, s.seat), FIRST[DO_SECTOR] + sector
    return where


# Travel ---------------------------------------------------------------------------------------
@rule
def choose_way(c: Content, s: State) -> int:
    """One sector towards the best place; a hidden region beside the way is turned up."""
    here = s.at[s.ship]
    if s.moves == 0 or s.blockader[here] == s.seat + 1:
        return FIRST[DO_DONE]
    if s.exploration:
        edge = hidden_beyond(c, s, here)
        if edge != OFF:
            return FIRST[DO_CELL] + here // WIDTH * EDGES + edge
    goal = choose_goal(c, s)
    if goal == OFF:
        return FIRST[DO_DONE]
    if goal == here:
        return FIRST[DO_DONE]
    begin_reach(s, goal)
    for _ in range(2 * FAR):
        for sector in range(SECTORS):
            reached = s.edge_of_reach[sector // WIDTH] >> sector % WIDTH & 1
            if reached and are_joined(c, s, here, sector):
                return FIRST[DO_SECTOR] + sector
        widen_reach(c, s)
    return FIRST[DO_DONE]


@rule
def hidden_beyond(c: Content, s: State, sector: int) -> int:
    """The edge beyond which a region lies face down, or OFF."""
    region = sector // WIDTH
    for edge in range(EDGES):
        if exit_at(c, s.face[region], s.spin[region], edge) == sector % WIDTH:
            other = region_at(s, beyond(cell_of(s, region), edge))
            if other != OFF and s.face[other] == HIDDEN:
                return edge
    return OFF


@rule
def choose_goal(c: Content, s: State) -> int:
    """The sector that promises most for the turns it takes to get there."""
    here, pace = s.at[s.ship], speed(c, s, s.ship)
    twice = middle(c, s)
    best, goal = 0, OFF
    begin_reach(s, here)
    for away in range(FAR):
        turns = 0 if away <= s.moves else (away - s.moves + pace - 1) // pace
        for sector in range(SECTORS):
            if s.edge_of_reach[sector // WIDTH] >> sector % WIDTH & 1:
                worth = 100 * promise(c, s, sector, twice) // (turns + 1)
                if worth > best:
                    best, goal = worth, sector
        widen_reach(c, s)
    return goal


@rule
def promise(c: Content, s: State, sector: int, twice: int) -> int:
    """Roughly the credits that a stop brings."""
    if s.site[sector] == 0:
        unknown = s.exploration and hidden_beyond(c, s, sector) != OFF
        return 15 if unknown else 0
    if s.blockader[sector] > 0:
        return 60 if is_warship(c, s, s.ship) and s.owner[sector] == s.seat + 1 else 0
    if is_disabled(c, s, s.ship):
        return 10 if is_planet(s, sector) else 0
    if is_warship(c, s, s.ship):
        return prey(c, s, sector)
    return max(purchase_value(c, s, sector), trade_value(c, s, sector, twice))


@rule
def is_warship(c: Content, s: State, ship: int) -> bool:
    return ship % SLOTS != 0 and capacity(c, s, ship) <= WARSHIP


@rule
def prey(c: Content, s: State, sector: int) -> int:
    """For a blockade: much influence, few people, no one else about."""
    if s.owner[sector] == s.seat + 1 or s.since[sector] == s.rounds:
        return 0
    for ship in range(SHIPS):
        if s.at[ship] == sector and ship // SLOTS != s.seat:
            return 0
    ease = EASY + 6 - target_number(c, s, sector)
    gain = combined(c, s, sector) * (1 if s.owner[sector] > 0 else 2)
    return max(0, ease) * gain


@rule
def purchase_value(c: Content, s: State, sector: int) -> int:
    """For a flagship that can pay: 60 credits' worth a level, more if it is the last that is needed."""
    if s.ship % SLOTS != 0 or s.owner[sector] == s.seat + 1 or s.credits[s.seat] < site_price(c, s, sector):
        return 0
    levels = combined(c, s, sector)
    wins = s.level[s.seat] + levels >= s.victory_level
    if s.owner[sector] > 0 and not wins:
        return 0
    return 60 * levels + (500 if wins else 0)


@rule
def trade_value(c: Content, s: State, sector: int, twice: int) -> int:
    """What the cargo brings at a market, or what a purchase here can become."""
    if s.last_trade[s.ship] == sector // WIDTH:
        return 0
    carried, space = load(s, s.ship), capacity(c, s, s.ship)
    local = modifier(c, s, sector, s.seat)
    if 2 * carried >= space and carried > 0:
        if not is_market(c, s, sector, twice):
            return 0
        income = 0
        for good in range(GOODS):
            income += s.hold[s.ship, good] * unit_price(c, s, sector, s.seat, good)
        return income
    if is_market(c, s, sector, twice):
        return carried
    units = min(space - carried, s.credits[s.seat] // max(1, cheapest(c, s, sector)))
    return units * max(1, units + twice - 2 * local)


@rule
def cheapest(c: Content, s: State, sector: int) -> int:
    best = 999
    for good in range(GOODS):
        best = min(best, unit_price(c, s, sector, s.seat, good))
    return best


# Deeds ----------------------------------------------------------------------------------------
@rule
def choose_deed(c: Content, s: State) -> int:
    sector = s.at[s.ship]
    if is_disabled(c, s, s.ship) or s.session == -1:
        return FIRST[DO_REPAIR] if s.damage[s.ship] > 0 else FIRST[DO_DONE]
    rival = choose_rival(c, s, sector)
    if s.blockader[sector] == s.seat + 1:
        if rival != OFF:
            return FIRST[DO_ATTACK] + rival
        return FIRST[DO_ROLL] if s.since[sector] != s.rounds else FIRST[DO_DONE]
    if rival != OFF and is_warship(c, s, s.ship):
        return FIRST[DO_ATTACK] + rival
    if s.site[sector] > 0 and s.blockader[sector] == 0:
        if purchase_value(c, s, sector) > 0:
            return FIRST[DO_PURCHASE]
        alone = not is_threatened(s, sector)
        if alone and is_warship(c, s, s.ship) and prey(c, s, sector) > 0:
            return FIRST[DO_DECLARE]
        return FIRST[DO_ENTER]
    return FIRST[DO_ATTACK] + rival if rival != OFF else FIRST[DO_DONE]


@rule
def choose_rival(c: Content, s: State, sector: int) -> int:
    """An opposing ship here that one may well hit, the weakest first; OFF if there is none."""
    best, who = -2, OFF
    for ship in range(SHIPS):
        if s.at[ship] == sector and ship // SLOTS != s.seat:
            edge = value(c, s, s.ship, ATTACK_VALUE) - value(c, s, ship, DEFENCE) + load(s, ship) // 4
            if edge > best:
                best, who = edge, ship
    return who


# Business -------------------------------------------------------------------------------------
@rule
def choose_business(c: Content, s: State) -> int:
    """Sell, make the ship better, buy, hire; then go."""
    twice = middle(c, s)
    here = s.at[s.ship]
    market = is_market(c, s, here, twice)
    barred = s.traded == 0 and s.last_trade[s.ship] == here // WIDTH
    if market and not barred:
        good = largest_lot(s)
        if good != OFF:
            return FIRST[DO_SELL] + good
    if s.phase == Phase.PLANET:
        work = choose_work(c, s)
        if work != NOTHING:
            return work
    if not market and not barred:
        good = good_to_buy(c, s, here)
        if good != OFF:
            return FIRST[DO_BUY] + good
    return FIRST[DO_DONE]


@rule
def largest_lot(s: State) -> int:
    """The colour with most units aboard that may be sold in this round and turn."""
    best, good = 0, OFF
    for colour in range(GOODS):
        free = (s.bought[s.seat] | s.traded) >> colour & 1 == 0
        if free and s.hold[s.ship, colour] > best:
            best, good = s.hold[s.ship, colour], colour
    return good


@rule
def good_to_buy(c: Content, s: State, sector: int) -> int:
    """The colour that most units can be had of, those that rivals carry left aside."""
    best, good = 0, OFF
    space = capacity(c, s, s.ship) - load(s, s.ship)
    for colour in range(GOODS):
        free = (s.sold[s.seat] | s.traded) >> colour & 1 == 0
        units = min(space, s.supply[colour], s.credits[s.seat] // unit_price(c, s, sector, s.seat, colour))
        rivals = 0
        for ship in range(SHIPS):
            rivals += s.hold[ship, colour] if ship // SLOTS != s.seat else 0
        worth = 10 * units - 2 * rivals + s.price[colour] // 8
        if free and units > 0 and (good == OFF or worth > best):
            best, good = worth, colour
    return good


@rule
def choose_work(c: Content, s: State) -> int:
    """Repairs, a larger hold early in the game, a fleet when there is money; NOTHING if none of it pays."""
    money = s.credits[s.seat]
    flagship = s.ship % SLOTS == 0
    if s.damage[s.ship] > 1 and money >= c.repair_cost:
        return FIRST[DO_REPAIR]
    ready = combined(c, s, s.at[s.ship]) >= s.steps[s.ship, CARGO]
    if flagship and ready and s.steps[s.ship, CARGO] < HOLD_STEPS and money >= c.improve_cost[CARGO] + RESERVE:
        return FIRST[DO_IMPROVE] + CARGO
    fleet = ships_of(s, s.seat)
    if flagship and s.drawn & FLEET == 0 and fleet < 2 and 3 <= s.rounds <= 14 and money >= 130:
        return FIRST[DO_DRAW_FLEET]
    for good in range(GOODS):
        if stored_here(s, good) and load(s, s.ship) < capacity(c, s, s.ship):
            return FIRST[DO_LOAD] + good
    return NOTHING


@rule
def stored_here(s: State, good: int) -> bool:
    for factory in range(FACTORIES):
        if s.mill_owner[factory] == s.seat + 1 and s.mill_at[factory] == s.at[s.ship]:
            return s.mill_stock[factory, good] > 0
    return False


@rule
def choose_card(c: Content, s: State) -> int:
    """The best ship that leaves something to trade with; crew are left alone."""
    if s.deal != FLEET or ships_of(s, s.seat) >= 2:
        return FIRST[DO_DONE]
    best, pick = 0, FIRST[DO_DONE]
    for place in range(s.shown):
        card = int(s.table[place])
        use = c.value[card, CARGO] * (c.value[card, MOVE] - 1) + 2 * c.value[card, ATTACK_VALUE]
        if use > best and s.credits[s.seat] >= c.hire_cost[card] + RESERVE:
            best, pick = use, FIRST[DO_HIRE] + place
    return pick
