"""What a corporation does with tokens and beside its ships: prices, blockades, tolls, factories, the first place."""

from longhaul.bots.heuristics.star_traders.values import (
    BUILDER,
    NOTHING,
    is_ahead,
    is_broke,
    is_market,
    largest_hold,
    middle,
    temper,
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
from longhaul.games.star_traders.rules.galaxy import (
    are_joined,
    begin_reach,
    exists,
    is_planet,
    own_influence,
    people,
    toll_between,
    widen_reach,
)
from longhaul.games.star_traders.rules.ships import capacity, is_fit, load, speed
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

PUSH = 4  # credits that a push brings on average for each unit sold
LOT = 5  # units that are worth a push
HIGH = 12  # a price that is high enough: higher ones only make goods too dear to buy
BUILDERS_HIGH = 30  # to a builder, who can push them down again
LOW = 6  # and one that is low enough
STOCK = 2  # tokens that are worth having
BUILDERS_STOCK = 4  # and to a builder, whose stations bring several at once
BUILDING = 60  # credits kept when a builder builds
LAST_TOLL = 16  # the last round in which a station pays
TOLLS = 2  # stations that a builder has
SETTLED = 3  # the level from which there is room for the tokens that stations bring
DEAR = 22  # the price from which a factory pays
MILLS = 2  # factories that a builder has
CROWD = 6  # units of a colour in rivals' holds that make it worth selling first


# Tokens ---------------------------------------------------------------------------------------
@rule
def choose_influence(c: Content, s: State) -> int:
    """A token is worth a push of a whole hold, or a marker in a blockade; to whoever is broke, nothing is."""
    income = c.income * s.level[s.seat]
    tokens = 1
    for station in range(STATIONS):
        if s.toll_owner[station] == s.seat + 1:
            income += c.toll_income * s.influence[s.toll_at[station] // WIDTH]
            tokens += 1
    tokens = min(tokens, s.level[s.seat] - s.tokens[s.seat])
    worth = PUSH * largest_hold(c, s, s.seat) * tokens
    wanted = (BUILDERS_STOCK if temper(s, s.seat) == BUILDER else STOCK) + has_siege(s)
    useful = s.tokens[s.seat] < wanted and worth > income and not is_broke(s)
    return FIRST[DO_TAKE_TOKEN] if useful else FIRST[DO_TAKE_INCOME]


@rule
def has_siege(s: State) -> bool:
    """Whether a site of the player, or a blockade of theirs, is at stake."""
    for sector in range(SECTORS):
        mine = s.owner[sector] == s.seat + 1 or s.blockader[sector] == s.seat + 1
        if s.blockader[sector] > 0 and mine:
            return True
    return False


@rule
def choose_push(c: Content, s: State) -> int:
    """Up with the price of what a ship is about to sell, down with that of what the flagship cannot afford enough of.

    A token is kept for a blockade.
    """
    if s.tokens[s.seat] <= has_siege(s):
        return FIRST[DO_DONE]
    enough = BUILDERS_HIGH if temper(s, s.seat) == BUILDER else HIGH
    best, good = LOT - 1, NOTHING
    for colour in range(GOODS):
        units = 0
        for ship in range(SLOTS * s.seat, SLOTS * s.seat + SLOTS):
            if s.hold[ship, colour] >= LOT and is_fit(c, s, ship) and reaches_market(c, s, ship):
                units += s.hold[ship, colour]
        if units > best and s.price[colour] <= enough:
            best, good = units, colour
    return FIRST[DO_MANIPULATE] + 2 * good if good != NOTHING else push_down(c, s)


@rule
def push_down(c: Content, s: State) -> int:
    """The cheapest colour, if the purse does not fill the empty flagship at its price.

    Whoever is broke makes room for income too, which there is none of at the limit of tokens.
    """
    flagship, best, good = SLOTS * s.seat, PRICE_CAP, 0
    for colour in range(GOODS):
        if s.price[colour] < best:
            best, good = s.price[colour], colour
    poor = s.credits[s.seat] < best * capacity(c, s, flagship)
    full = s.tokens[s.seat] >= s.level[s.seat] and is_broke(s)
    if full or (best > LOW and poor and load(s, flagship) == 0):
        return FIRST[DO_MANIPULATE] + 2 * good + 1
    return FIRST[DO_DONE]


@rule
def reaches_market(c: Content, s: State, ship: int) -> bool:
    """Whether a ship can sell this round."""
    twice = middle(c, s, ship)
    begin_reach(s, s.at[ship])
    for _ in range(speed(c, s, ship)):
        widen_reach(c, s)
    for sector in range(SECTORS):
        region = sector // WIDTH
        near = s.site[sector] > 0 and s.reach[region] >> sector % WIDTH & 1
        open_ = s.blockader[sector] == 0 and s.last_trade[ship] != region
        if near and open_ and is_market(c, s, ship, sector, twice):
            return True
    return False


@rule
def choose_side(c: Content, s: State) -> int:
    """Support one's own blockade and hinder those of one's sites; hinder a rival who would win, if it can help."""
    missing = target_number(c, s, s.place) - roll_bonus(c, s, s.place, s.ship) - 1  # 0: it cannot fail
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
    """For the first place if rivals carry what one is about to sell, as long as no one has bid."""
    if s.first == s.seat or s.bidder != 0 or s.tokens[s.seat] < 2:
        return FIRST[DO_DONE]
    for colour in range(GOODS):
        own, rivals = 0, 0
        for ship in range(SHIPS):
            if ship // SLOTS == s.seat:
                own += s.hold[ship, colour]
            else:
                rivals += s.hold[ship, colour]
        if own >= CROWD and rivals >= CROWD:
            return FIRST[DO_BID] + s.seat
    return FIRST[DO_DONE]


# Stations and factories -------------------------------------------------------------------------
@rule
def choose_work_of_company(c: Content, s: State) -> int:
    """A builder builds; whoever has factories lets them produce."""
    stations, mills = 0, 0
    for asset in range(STATIONS):
        stations += s.toll_owner[asset] == s.seat + 1
        mills += s.factory_owner[asset] == s.seat + 1
    if temper(s, s.seat) == BUILDER:
        money = s.credits[s.seat] - BUILDING
        early = s.rounds <= LAST_TOLL and s.level[s.seat] >= SETTLED
        if stations < TOLLS and early and money >= toll_cost(c, s, busiest(c, s) // WIDTH):
            return FIRST[DO_BUILD_TOLL]
        if stations > 0 and mills < MILLS and money >= c.factory_cost and dearest(s) >= DEAR:
            return FIRST[DO_BUILD_FACTORY]
    return FIRST[DO_PRODUCE] if mills > 0 else FIRST[DO_DONE]


@rule
def dearest(s: State) -> int:
    return max(s.price[0], s.price[1], s.price[2])


@rule
def lines_at(c: Content, s: State, sector: int) -> int:
    """How many lines lead to a sector."""
    lines = 0
    for other in range(SECTORS):
        lines += exists(c, s, other) and are_joined(c, s, sector, other)
    return lines


@rule
def busiest(c: Content, s: State) -> int:
    """A site where a station costs little, since it brings a token anywhere; of equals, one with few ways to it."""
    best, where = 0, 0
    for sector in range(SECTORS):
        if s.site[sector] > 0:
            worth = SECTORS * (EDGES + 1 - s.influence[sector // WIDTH]) // max(1, lines_at(c, s, sector))
            for station in range(STATIONS):
                if s.toll_owner[station] > 0 and (s.toll_at[station] == sector or s.toll_to[station] == sector):
                    worth //= 4
            if worth > best:
                best, where = worth, sector
    return where


@rule
def choose_toll_place(c: Content, s: State) -> int:
    return FIRST[DO_SECTOR] + busiest(c, s)


@rule
def choose_line_end(c: Content, s: State) -> int:
    """The end from which most other lines go on."""
    best, where = -1, NOTHING
    for other in range(SECTORS):
        if exists(c, s, other) and are_joined(c, s, s.place, other) and toll_between(s, s.place, other) == STATIONS:
            lines = lines_at(c, s, other)
            if lines > best:
                best, where = lines, FIRST[DO_SECTOR] + other
    return where


@rule
def choose_mill_place(c: Content, s: State) -> int:
    """A planet with room and a large store; an own one most of all."""
    best, where = 0, NOTHING
    for sector in range(SECTORS):
        if is_planet(s, sector) and factories_at(s, sector) < people(c, s, sector):
            store = own_influence(c, s, sector) * (3 if s.owner[sector] == s.seat + 1 else 1)
            for ship in range(SLOTS * s.seat, SLOTS * s.seat + SLOTS):
                store += s.design[ship] != NO_DESIGN and s.last_trade[ship] == sector // WIDTH
            if store > best:
                best, where = store, FIRST[DO_SECTOR] + sector
    return where
