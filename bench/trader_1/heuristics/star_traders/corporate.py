"""What a corporation does besides moving ships: tokens, prices, blockades, toll stations, factories, bids."""

from bench.trader_1.heuristics.star_traders.values import (
    BUILDER,
    NO_ACTION,
    is_ahead,
    is_broke,
    is_market,
    largest_hold,
    modifier_midpoint,
    strategy,
)
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import (
    EDGES,
    GOODS,
    NO_DESIGN,
    PRICE_CAP,
    SECTORS,
    SHIPS,
    SLOTS,
    STATIONS,
    WIDTH,
)
from longhaul.games.star_traders.rules.blockade import roll_bonus, target_number
from longhaul.games.star_traders.rules.corporate import factories_at, toll_cost
from longhaul.games.star_traders.rules.fleet.ships import capacity, is_fit, load, speed
from longhaul.games.star_traders.rules.map.galaxy import (
    are_joined,
    begin_reach,
    exists,
    is_planet,
    own_influence,
    people,
    toll_between,
    widen_reach,
)
from longhaul.games.star_traders.state import (
    DO_BID,
    DO_BUILD_FACTORY,
    DO_BUILD_TOLL,
    DO_DONE,
    DO_HINDER,
    DO_MANIPULATE,
    DO_PRODUCE,
    DO_SECTOR,
    DO_SUPPORT,
    DO_TAKE_INCOME,
    DO_TAKE_TOKEN,
    FIRST,
    Content,
    State,
)

PUSH_VALUE = 4  # credits that a push brings on average for each unit sold
MIN_LOT = 5  # units that are worth a price push
HIGH_PRICE = 12  # no pushes up from this price: goods would become too expensive to buy
BUILDER_HIGH_PRICE = 30  # for a builder, who can push prices down again
LOW_PRICE = 6  # no pushes down from this price
USEFUL_TOKENS = 2
BUILDER_TOKENS = 4  # for a builder, whose stations bring several at once
BUILDER_RESERVE = 60  # credits that a builder does not spend on building
LAST_STATION_ROUND = 16  # the last round in which a station pays
MAX_STATIONS = 2  # of a builder
STATION_MIN_LEVEL = 3  # the level from which a seat may hold the tokens that stations bring
FACTORY_MIN_PRICE = 22  # the price from which a factory pays
MAX_FACTORIES = 2  # of a builder
BID_UNITS = 6  # units of a colour in own and rivals' holds that make the first place worth a bid


# Tokens ---------------------------------------------------------------------------------------
@rule
def choose_influence(c: Content, s: State) -> int:
    """A token is worth a price push for a whole hold, or a marker in a blockade; a broke seat takes credits."""
    income = c.income * s.level[s.seat]
    tokens = 1
    for station in range(STATIONS):
        if s.toll_owner[station] == s.seat + 1:
            income += c.toll_income * s.influence[s.toll_at[station] // WIDTH]
            tokens += 1
    tokens = min(tokens, s.level[s.seat] - s.tokens[s.seat])
    value = PUSH_VALUE * largest_hold(c, s, s.seat) * tokens
    wanted = (BUILDER_TOKENS if strategy(s, s.seat) == BUILDER else USEFUL_TOKENS) + has_blockade_at_stake(s)
    useful = s.tokens[s.seat] < wanted and value > income and not is_broke(s)
    return FIRST[DO_TAKE_TOKEN] if useful else FIRST[DO_TAKE_INCOME]


@rule
def has_blockade_at_stake(s: State) -> bool:
    """Whether the seat has a site under blockade, or a blockade of its own."""
    for sector in range(SECTORS):
        mine = s.owner[sector] == s.seat + 1 or s.blockader[sector] == s.seat + 1
        if s.blockader[sector] > 0 and mine:
            return True
    return False


@rule
def choose_push(c: Content, s: State) -> int:
    """Raise the price of what a ship is about to sell, or lower that of what the flagship cannot afford enough of.

    A token is kept for a blockade.
    """
    if s.tokens[s.seat] <= has_blockade_at_stake(s):
        return FIRST[DO_DONE]
    enough = BUILDER_HIGH_PRICE if strategy(s, s.seat) == BUILDER else HIGH_PRICE
    best, good = MIN_LOT - 1, NO_ACTION
    for colour in range(GOODS):
        units = 0
        for ship in range(SLOTS * s.seat, SLOTS * s.seat + SLOTS):
            if s.hold[ship, colour] >= MIN_LOT and is_fit(c, s, ship) and reaches_market(c, s, ship):
                units += s.hold[ship, colour]
        if units > best and s.price[colour] <= enough:
            best, good = units, colour
    return FIRST[DO_MANIPULATE] + 2 * good if good != NO_ACTION else push_down(c, s)


@rule
def push_down(c: Content, s: State) -> int:
    """Lower the cheapest colour, if the credits do not fill the empty flagship at its price.

    A broke seat at its limit of tokens also spends one, because there is no income at the limit.
    """
    flagship, best, good = SLOTS * s.seat, PRICE_CAP, 0
    for colour in range(GOODS):
        if s.price[colour] < best:
            best, good = s.price[colour], colour
    poor = s.credits[s.seat] < best * capacity(c, s, flagship)
    full = s.tokens[s.seat] >= s.level[s.seat] and is_broke(s)
    if full or (best > LOW_PRICE and poor and load(s, flagship) == 0):
        return FIRST[DO_MANIPULATE] + 2 * good + 1
    return FIRST[DO_DONE]


@rule
def reaches_market(c: Content, s: State, ship: int) -> bool:
    """Whether a ship can sell this round."""
    midpoint = modifier_midpoint(c, s, ship)
    begin_reach(s, s.at[ship])
    for _ in range(speed(c, s, ship)):
        widen_reach(c, s)
    for sector in range(SECTORS):
        region = sector // WIDTH
        near = s.site[sector] > 0 and s.reach[region] >> sector % WIDTH & 1
        open_ = s.blockader[sector] == 0 and s.last_trade[ship] != region
        if near and open_ and is_market(c, s, ship, sector, midpoint):
            return True
    return False


@rule
def choose_side(c: Content, s: State) -> int:
    """Support own blockades and hinder those of own sites; hinder a leading rival if that can help."""
    missing = target_number(c, s, s.place) - roll_bonus(c, s, s.place, s.ship) - 1  # 0: the roll cannot fail
    if s.blockader[s.place] == s.seat + 1:
        return FIRST[DO_SUPPORT] if missing > 0 or s.favour > 0 else FIRST[DO_DONE]
    if s.favour > 0:
        return FIRST[DO_HINDER]
    hopeless = missing >= c.main_die
    if s.owner[s.place] == s.seat + 1:
        return FIRST[DO_DONE] if hopeless else FIRST[DO_HINDER]
    leads = is_ahead(s, s.blockader[s.place] - 1) or s.level[s.blockader[s.place] - 1] > s.level[s.seat]
    return FIRST[DO_HINDER] if leads and not hopeless and s.tokens[s.seat] > 1 else FIRST[DO_DONE]


@rule
def choose_bid(s: State) -> int:
    """For the first place if rivals carry the same colour as this seat, and no one has bid yet."""
    if s.first == s.seat or s.bidder != 0 or s.tokens[s.seat] < 2:
        return FIRST[DO_DONE]
    for colour in range(GOODS):
        own, rivals = 0, 0
        for ship in range(SHIPS):
            if ship // SLOTS == s.seat:
                own += s.hold[ship, colour]
            else:
                rivals += s.hold[ship, colour]
        if own >= BID_UNITS and rivals >= BID_UNITS:
            return FIRST[DO_BID] + s.seat
    return FIRST[DO_DONE]


# Stations and factories -------------------------------------------------------------------------
@rule
def choose_corporate_action(c: Content, s: State) -> int:
    """A builder builds; a seat with factories produces."""
    stations, factories = 0, 0
    for asset in range(STATIONS):
        stations += s.toll_owner[asset] == s.seat + 1
        factories += s.factory_owner[asset] == s.seat + 1
    if strategy(s, s.seat) == BUILDER:
        money = s.credits[s.seat] - BUILDER_RESERVE
        early = s.rounds <= LAST_STATION_ROUND and s.level[s.seat] >= STATION_MIN_LEVEL
        if stations < MAX_STATIONS and early and money >= toll_cost(c, s, busiest(c, s) // WIDTH):
            return FIRST[DO_BUILD_TOLL]
        if stations > 0 and factories < MAX_FACTORIES and money >= c.factory_cost and dearest(s) >= FACTORY_MIN_PRICE:
            return FIRST[DO_BUILD_FACTORY]
    return FIRST[DO_PRODUCE] if factories > 0 else FIRST[DO_DONE]


@rule
def dearest(s: State) -> int:
    return max(s.price[0], s.price[1], s.price[2])


@rule
def lines_at(c: Content, s: State, sector: int) -> int:
    """The number of lines that lead to a sector."""
    lines = 0
    for other in range(SECTORS):
        lines += exists(c, s, other) and are_joined(c, s, sector, other)
    return lines


@rule
def busiest(c: Content, s: State) -> int:
    """The site where a station costs least, since it brings a token anywhere; of equals, one with few lines."""
    best, where = 0, 0
    for sector in range(SECTORS):
        if s.site[sector] > 0:
            value = SECTORS * (EDGES + 1 - s.influence[sector // WIDTH]) // max(1, lines_at(c, s, sector))
            for station in range(STATIONS):
                if s.toll_owner[station] > 0 and (s.toll_at[station] == sector or s.toll_to[station] == sector):
                    value //= 4
            if value > best:
                best, where = value, sector
    return where


@rule
def choose_toll_place(c: Content, s: State) -> int:
    return FIRST[DO_SECTOR] + busiest(c, s)


@rule
def choose_line_end(c: Content, s: State) -> int:
    """The other end of the line: the sector with most lines."""
    best, where = -1, NO_ACTION
    for other in range(SECTORS):
        if exists(c, s, other) and are_joined(c, s, s.place, other) and toll_between(s, s.place, other) == STATIONS:
            lines = lines_at(c, s, other)
            if lines > best:
                best, where = lines, FIRST[DO_SECTOR] + other
    return where


@rule
def choose_factory_place(c: Content, s: State) -> int:
    """A planet with room and a large store, preferably an own one."""
    best, where = 0, NO_ACTION
    for sector in range(SECTORS):
        if is_planet(s, sector) and factories_at(s, sector) < people(c, s, sector):
            store = own_influence(c, s, sector) * (3 if s.owner[sector] == s.seat + 1 else 1)
            for ship in range(SLOTS * s.seat, SLOTS * s.seat + SLOTS):
                store += s.design[ship] != NO_DESIGN and s.last_trade[ship] == sector // WIDTH
            if store > best:
                best, where = store, FIRST[DO_SECTOR] + sector
    return where
