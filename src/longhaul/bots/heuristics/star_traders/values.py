"""Estimated values for a seat, in credits, of trades, sites and blockades; its money; and its temperament."""

from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import (
    FACTORIES,
    GOODS,
    NO_DESIGN,
    PRICE_CAP,
    SECTORS,
    SHIPS,
    SLOTS,
    STATIONS,
    WIDTH,
)
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.blockade import target_number
from longhaul.games.star_traders.rules.fleet.ships import capacity, load
from longhaul.games.star_traders.rules.map.galaxy import combined, is_planet
from longhaul.games.star_traders.rules.trade import modifier
from longhaul.games.star_traders.state import DO_SECTOR, FIRST, Content, State

NO_ACTION = -1
MERCHANT, RAIDER, BUILDER = 0, 1, 2  # temperaments
STRATEGIES = 3
LEVEL_VALUE = 58  # credits: what a level costs
WIN_VALUE = 5_000  # of the site that wins the game, or that keeps a rival from winning
BLOCKADE_ROUNDS = (1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7)  # rounds until a blockade succeeds, by its target number
EQUIPPED = 11  # units that the flagship carries before its seat buys sites
PATIENT_ROUNDS = 11  # from this round on it no longer waits for that
PURCHASE_VALUE = 1_500  # of any site worth buying, besides its levels: money has no other use than to buy sites
UPKEEP_ROUNDS = 2  # whose upkeep is not spent on anything else
GOODS_SHARE = 60  # per cent of a full hold's price that a seat keeps for goods when it buys a site
MIN_SITE_LEVELS = 4  # smaller sites are bought only if that is enough or credits are ample: a purchase takes a turn
AMPLE_CREDITS = 420


@rule
def strategy(s: State, seat: int) -> int:
    """What a seat does besides trading and buying sites: given by the map, the same for a whole game."""
    salt = s.face[0]
    for n in range(WIDTH):
        salt += n + int(s.site[n]) if s.site[n] > 0 else 0
    return (salt + seat) % STRATEGIES


# Money ----------------------------------------------------------------------------------------
@rule
def upkeep_due(c: Content, s: State, seat: int) -> int:
    """What a seat must pay in the next upkeep phase (ST-UPK-01)."""
    due = 0
    for ship in range(SLOTS * seat + 1, SLOTS * seat + SLOTS):
        due += c.upkeep[s.design[ship]] if s.design[ship] != NO_DESIGN else 0
    for asset in range(STATIONS):
        due += c.toll_upkeep * (s.toll_owner[asset] == seat + 1)
    for asset in range(FACTORIES):
        due += c.factory_upkeep * (s.factory_owner[asset] == seat + 1)
    return due


@rule
def spare_credits(c: Content, s: State) -> int:
    """Credits that the next upkeep phases do not need: a flagship may take two rounds to its next sale, but an
    empty one needs goods first.

    Income comes before, unless the tokens are full (ST-INF-05).
    """
    seat = s.seat
    income = c.income * s.level[seat] if s.tokens[seat] < s.level[seat] else 0
    rounds = 1 if load(s, SLOTS * seat) == 0 else UPKEEP_ROUNDS
    return s.credits[seat] - max(0, rounds * upkeep_due(c, s, seat) - income)


# Trade ----------------------------------------------------------------------------------------
@rule
def modifier_midpoint(c: Content, s: State, region: int) -> int:
    """Twice the midpoint of the modifiers outside of a region: where a ship may trade that has just traded there."""
    low, high = 99, -99
    for sector in range(SECTORS):
        if s.site[sector] > 0 and sector // WIDTH != region:
            here = modifier(c, s, sector, s.seat)
            low, high = min(low, here), max(high, here)
    return low + high


@rule
def cheapest_price(s: State, excluded: int) -> int:
    """The lowest market price of a colour that is left and not excluded (as bits)."""
    best = PRICE_CAP
    for good in range(GOODS):
        if s.supply[good] > 0 and excluded >> good & 1 == 0:
            best = min(best, s.price[good])
    return best


@rule
def carried_goods(s: State, ship: int) -> int:
    """The colours that a ship carries, as bits: it sells them at its next stop, and so buys another."""
    goods = 0
    for good in range(GOODS):
        goods |= (s.hold[ship, good] > 0) << good
    return goods


@rule
def purchasing_power(c: Content, s: State, ship: int) -> int:
    """Credits to spend at the next stop: what the seat can spare, and the cargo at market prices."""
    total = spare_credits(c, s)
    for good in range(GOODS):
        total += s.hold[ship, good] * s.price[good]
    return total


@rule
def trade_value(
    c: Content, s: State, sector: int, midpoint: int, carried: int, space: int, purse: int, cheapest: int
) -> int:
    """What a stop brings: its own cargo sold, another colour bought.

    A purchase raises its own price by a credit a unit, so a hold gains its square at every stop, and what the
    modifiers of the two sites differ (ST-TRADE-09, ST-TRADE-12).
    """
    if s.last_trade[s.ship] == sector // WIDTH:
        return 0
    local = modifier(c, s, sector, s.seat)
    ahead = midpoint // 2 - local
    sale = max(1, carried - ahead) * carried
    unit = max(c.unit_floor, cheapest + local)
    units = max(0, min(space, (purse + carried * local) // unit))
    return sale + max(0, units * (units + ahead))


@rule
def best_priced(s: State) -> int:
    """The available colour with the highest price."""
    best, good = -1, 0
    for colour in range(GOODS):
        if s.supply[colour] > 0 and s.price[colour] > best:
            best, good = s.price[colour], colour
    return good


@rule
def largest_hold(c: Content, s: State, seat: int) -> int:
    """The capacity of a seat's largest ship."""
    most = 0
    for ship in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if s.design[ship] != NO_DESIGN:
            most = max(most, capacity(c, s, ship))
    return most


@rule
def rival_units(s: State, seat: int, good: int) -> int:
    """Units of a colour that rivals carry: they sell them before or after, at a price that falls for the later."""
    units = 0
    for ship in range(SHIPS):
        units += s.hold[ship, good] if ship // SLOTS != seat else 0
    return units


@rule
def choose_base(c: Content, s: State) -> int:
    """The free planet with the lowest modifier."""
    best, where = 99, NO_ACTION
    for sector in range(SECTORS):
        if is_planet(s, sector) and modifier(c, s, sector, s.seat) < best:
            taken = False
            for ship in range(SHIPS):
                taken |= s.at[ship] == sector
            if not taken:
                best, where = modifier(c, s, sector, s.seat), FIRST[DO_SECTOR] + sector
    return where


# Sites ----------------------------------------------------------------------------------------
@rule
def purchase_value(c: Content, s: State, sector: int) -> int:
    """The value of a site to a flagship that can pay; bought from a rival only to win, or to stop them from winning."""
    if s.ship % SLOTS != 0 or s.owner[sector] == s.seat + 1:
        return 0
    price = site_price(c, s, sector)
    if s.credits[s.seat] < price:
        return 0
    levels = combined(c, s, sector)
    missing = s.victory_level - s.level[s.seat]
    if levels >= missing > 0 and leads_with(s, levels):
        return WIN_VALUE + levels
    if s.owner[sector] > 0 and is_ahead(s, s.owner[sector] - 1):
        return WIN_VALUE
    if not is_ready_to_buy(c, s, price) or not is_large_enough(s, sector, levels):
        return 0
    return PURCHASE_VALUE + LEVEL_VALUE * min(levels, max(MIN_SITE_LEVELS, missing))


@rule
def is_large_enough(s: State, sector: int, levels: int) -> bool:
    """Whether a site brings enough for the turn and the credits that it costs: twice as many from a rival."""
    few = levels < min(MIN_SITE_LEVELS, s.victory_level - s.level[s.seat])
    return s.credits[s.seat] >= AMPLE_CREDITS * (few + 2 * (s.owner[sector] > 0))


@rule
def goods_needed(c: Content, s: State) -> int:
    """Credits that fill most of the flagship's room: what it lives on."""
    flagship = SLOTS * s.seat
    return (capacity(c, s, flagship) - load(s, flagship)) * usual_price(s) * GOODS_SHARE // 100


@rule
def usual_price(s: State) -> int:
    """The mean of the market prices: what a seat has just sold is cheap, but only until others buy it."""
    return (s.price[0] + s.price[1] + s.price[2]) // GOODS


@rule
def site_fund(c: Content, s: State) -> int:
    """What the seat saves for a site: the price of the largest that it could buy now, 0 if none.

    Otherwise all that a sale brings would go into goods again.
    """
    money, goods, equipped = spare_credits(c, s), goods_needed(c, s), is_equipped(c, s)
    best, fund = 0, 0
    missing = max(1, s.victory_level - s.level[s.seat])
    for sector in range(SECTORS):
        if s.site[sector] > 0 and s.blockader[sector] == 0 and s.owner[sector] != s.seat + 1:
            levels = combined(c, s, sector)
            gain = min(levels, missing)
            if gain >= best and is_large_enough(s, sector, levels):
                price = site_price(c, s, sector)
                wins = gain == missing and price <= money
                if (wins or (equipped and price <= money - goods)) and (gain > best or price < fund):
                    best, fund = gain, price
    return fund


@rule
def free_credits(c: Content, s: State) -> int:
    """What neither the next upkeep nor the next site needs."""
    return spare_credits(c, s) - site_fund(c, s)


@rule
def leads_with(s: State, levels: int) -> bool:
    """Whether so many more levels make the seat the only one on top: a tie does not win (ST-WIN-04)."""
    for other in range(s.seats):
        if other != s.seat and s.level[other] >= s.level[s.seat] + levels:
            return False
    return True


@rule
def is_equipped(c: Content, s: State) -> bool:
    """Whether the seat buys sites already: before, a larger hold brings more."""
    return capacity(c, s, SLOTS * s.seat) >= EQUIPPED or s.rounds >= PATIENT_ROUNDS


@rule
def is_ready_to_buy(c: Content, s: State, price: int) -> bool:
    """Whether a seat can spend so much on a site and still buy goods again."""
    return is_equipped(c, s) and spare_credits(c, s) - price >= goods_needed(c, s)


@rule
def is_ahead(s: State, seat: int) -> bool:
    """Whether a rival wins at the start of the next round if nothing happens to their sites."""
    return seat != s.seat and s.level[seat] >= s.victory_level


@rule
def blockade_rounds(c: Content, s: State, sector: int) -> int:
    """Rounds until a blockade that is declared now succeeds."""
    return 1 + BLOCKADE_ROUNDS[min(target_number(c, s, sector), len(BLOCKADE_ROUNDS) - 1)]


@rule
def blockade_value(c: Content, s: State, sector: int) -> int:
    """What a blockade brings: levels, or a rival's victory delayed."""
    if s.owner[sector] == s.seat + 1 or s.since[sector] == s.rounds or s.blockader[sector] > 0:
        return 0
    for ship in range(SHIPS):
        if s.at[ship] == sector and ship // SLOTS != s.seat:
            return 0  # threatened (ST-BLK-01)
    levels = combined(c, s, sector)
    if s.owner[sector] == 0:
        return LEVEL_VALUE * levels + (WIN_VALUE if s.level[s.seat] + levels >= s.victory_level else 0)
    owner = int(s.owner[sector]) - 1
    if is_ahead(s, owner):
        return WIN_VALUE
    raids = strategy(s, s.seat) == RAIDER and s.level[owner] > s.level[s.seat] and load(s, s.ship) == 0
    return LEVEL_VALUE * levels // 2 if raids else 0  # it can be won once it is free
