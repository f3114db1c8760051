"""What things are worth to a seat, roughly in credits: trades, sites, blockades; and its temper."""

from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import GOODS, NO_DESIGN, SECTORS, SHIPS, SLOTS, WIDTH
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.blockade import target_number
from longhaul.games.star_traders.rules.galaxy import combined, is_planet
from longhaul.games.star_traders.rules.ships import capacity, load
from longhaul.games.star_traders.rules.trade import modifier, unit_price
from longhaul.games.star_traders.state import DO_SECTOR, FIRST, Content, State

NOTHING = -1
MERCHANT, RAIDER, BUILDER = 0, 1, 2  # tempers
TEMPERS = 3
LEVEL = 60  # credits that a level is worth
SPARE = 4  # one credit in so many is thought of as to be spent on every level there is to buy
WINS = 600  # and one that wins the game
BROKE = 20  # credits that do not fill a hold
FALLS_AFTER = (1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7)  # rolls that a blockade takes, by its target


@rule
def temper(s: State, seat: int) -> int:
    """What a seat does besides trading and buying: by chance, but the same all game long."""
    salt = s.face[0]
    for n in range(WIDTH):
        salt += n + int(s.site[n]) if s.site[n] > 0 else 0
    return (salt + seat) % TEMPERS


# Trade ----------------------------------------------------------------------------------------
@rule
def middle(c: Content, s: State, ship: int) -> int:
    """Twice the middle of the modifiers where a ship may trade next: below it one buys, above it one sells."""
    low, high = 99, -99
    for sector in range(SECTORS):
        if s.site[sector] > 0 and s.last_trade[ship] != sector // WIDTH:
            here = modifier(c, s, sector, s.seat)
            low, high = min(low, here), max(high, here)
    return low + high


@rule
def is_market(c: Content, s: State, ship: int, sector: int, twice: int) -> bool:
    """Where all sites are alike, one sells what one has, and buys if one has nothing."""
    return 2 * modifier(c, s, sector, s.seat) + (load(s, ship) > 0) > twice


@rule
def trade_value(c: Content, s: State, sector: int, twice: int) -> int:
    """What the cargo brings at a market, or what a purchase here can become."""
    if s.last_trade[s.ship] == sector // WIDTH:
        return 0
    carried, space = load(s, s.ship), capacity(c, s, s.ship)
    local = modifier(c, s, sector, s.seat)
    if 2 * carried >= space and carried > 0:
        if not is_market(c, s, s.ship, sector, twice):
            return 0
        income = 0
        for good in range(GOODS):
            income += s.hold[s.ship, good] * unit_price(c, s, sector, s.seat, good)
        return income
    if is_market(c, s, s.ship, sector, twice):
        return carried
    units = min(space - carried, s.credits[s.seat] // max(1, cheapest(c, s, sector)))
    return units * max(1, units + twice - 2 * local)


@rule
def cheapest(c: Content, s: State, sector: int) -> int:
    best = 999
    for good in range(GOODS):
        best = min(best, unit_price(c, s, sector, s.seat, good))
    return best


@rule
def best_priced(s: State) -> int:
    """The dearest colour that there are units of."""
    best, good = -1, 0
    for colour in range(GOODS):
        if s.supply[colour] > 0 and s.price[colour] > best:
            best, good = s.price[colour], colour
    return good


@rule
def largest_hold(c: Content, s: State, seat: int) -> int:
    """Units that the largest ship of a seat carries."""
    most = 0
    for ship in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if s.design[ship] != NO_DESIGN:
            most = max(most, capacity(c, s, ship))
    return most


@rule
def is_broke(s: State) -> bool:
    """Whether a seat has nothing to sell, and hardly anything to buy with."""
    for ship in range(SLOTS * s.seat, SLOTS * s.seat + SLOTS):
        if load(s, ship) > 0:
            return False
    return s.credits[s.seat] < BROKE


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


# Sites ----------------------------------------------------------------------------------------
@rule
def purchase_value(c: Content, s: State, sector: int) -> int:
    """For a flagship that can pay; from another owner only if that wins, or stops a rival who is about to win."""
    if s.ship % SLOTS != 0 or s.owner[sector] == s.seat + 1 or s.credits[s.seat] < site_price(c, s, sector):
        return 0
    levels = combined(c, s, sector)
    worth = (LEVEL + s.credits[s.seat] // SPARE) * levels
    if s.level[s.seat] + levels >= s.victory_level:
        return worth + WINS
    if s.owner[sector] > 0:
        return worth if is_ahead(s, s.owner[sector] - 1) else 0
    return worth


@rule
def is_ahead(s: State, seat: int) -> bool:
    """Whether a rival is about to win."""
    return seat != s.seat and s.level[seat] >= s.victory_level - 1


@rule
def siege_value(c: Content, s: State, sector: int) -> int:
    """Of a blockade, for each round that it takes: levels for oneself, or the victory of a rival put off."""
    if s.owner[sector] == s.seat + 1 or s.since[sector] == s.rounds:
        return 0
    for ship in range(SHIPS):
        if s.at[ship] == sector and ship // SLOTS != s.seat:
            return 0
    rounds = 1 + FALLS_AFTER[min(target_number(c, s, sector), len(FALLS_AFTER) - 1)]
    levels = combined(c, s, sector)
    if s.owner[sector] == 0:
        wins = WINS if s.level[s.seat] + levels >= s.victory_level else 0
        return (LEVEL * levels + wins) // rounds
    return WINS // rounds if is_ahead(s, s.owner[sector] - 1) else 0
