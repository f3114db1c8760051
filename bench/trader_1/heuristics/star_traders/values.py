"""Estimated values for a seat, in credits, of trades, sites and blockades; and its strategy."""

from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import GOODS, NO_DESIGN, SECTORS, SHIPS, SLOTS, WIDTH
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.blockade import target_number
from longhaul.games.star_traders.rules.fleet.ships import capacity, load
from longhaul.games.star_traders.rules.map.galaxy import combined, is_planet
from longhaul.games.star_traders.rules.trade import modifier, unit_price
from longhaul.games.star_traders.state import DO_SECTOR, FIRST, Content, State

NO_ACTION = -1
MERCHANT, RAIDER, BUILDER = 0, 1, 2  # strategies
STRATEGIES = 3
LEVEL_VALUE = 60  # credits
SPENDING_DIVISOR = 4  # the value of a level grows by the seat's credits, divided by this
WIN_VALUE = 600  # for the level that wins the game
BROKE_CREDITS = 20  # fewer do not fill a hold
BLOCKADE_ROUNDS = (1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7)  # rounds until a blockade succeeds, by its target number


@rule
def strategy(s: State, seat: int) -> int:
    """What a seat does besides trading: random, but the same for a whole game."""
    salt = s.face[0]
    for n in range(WIDTH):
        salt += n + int(s.site[n]) if s.site[n] > 0 else 0
    return (salt + seat) % STRATEGIES


# Trade ----------------------------------------------------------------------------------------
@rule
def modifier_midpoint(c: Content, s: State, ship: int) -> int:
    """Twice the midpoint of the modifiers where a ship may trade next: buy below it, sell above it."""
    low, high = 99, -99
    for sector in range(SECTORS):
        if s.site[sector] > 0 and s.last_trade[ship] != sector // WIDTH:
            here = modifier(c, s, sector, s.seat)
            low, high = min(low, here), max(high, here)
    return low + high


@rule
def is_market(c: Content, s: State, ship: int, sector: int, midpoint: int) -> bool:
    """Whether to sell here. Where all modifiers are equal, a ship with cargo sells and an empty one buys."""
    return 2 * modifier(c, s, sector, s.seat) + (load(s, ship) > 0) > midpoint


@rule
def trade_value(c: Content, s: State, sector: int, midpoint: int) -> int:
    """What the cargo brings at a market, or the profit that a purchase here can bring."""
    if s.last_trade[s.ship] == sector // WIDTH:
        return 0
    carried, space = load(s, s.ship), capacity(c, s, s.ship)
    local = modifier(c, s, sector, s.seat)
    if 2 * carried >= space and carried > 0:
        if not is_market(c, s, s.ship, sector, midpoint):
            return 0
        income = 0
        for good in range(GOODS):
            income += s.hold[s.ship, good] * unit_price(c, s, sector, s.seat, good)
        return income
    if is_market(c, s, s.ship, sector, midpoint):
        return carried
    units = min(space - carried, s.credits[s.seat] // max(1, cheapest(c, s, sector)))
    return units * max(1, units + midpoint - 2 * local)


@rule
def cheapest(c: Content, s: State, sector: int) -> int:
    best = 999
    for good in range(GOODS):
        best = min(best, unit_price(c, s, sector, s.seat, good))
    return best


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
def is_broke(s: State) -> bool:
    """Whether the seat has no cargo and hardly any credits."""
    for ship in range(SLOTS * s.seat, SLOTS * s.seat + SLOTS):
        if load(s, ship) > 0:
            return False
    return s.credits[s.seat] < BROKE_CREDITS


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
    if s.ship % SLOTS != 0 or s.owner[sector] == s.seat + 1 or s.credits[s.seat] < site_price(c, s, sector):
        return 0
    levels = combined(c, s, sector)
    value = (LEVEL_VALUE + s.credits[s.seat] // SPENDING_DIVISOR) * levels
    if s.level[s.seat] + levels >= s.victory_level:
        return value + WIN_VALUE
    if s.owner[sector] > 0:
        return value if is_ahead(s, s.owner[sector] - 1) else 0
    return value


@rule
def is_ahead(s: State, seat: int) -> bool:
    """Whether a rival is about to win."""
    return seat != s.seat and s.level[seat] >= s.victory_level - 1


@rule
def blockade_value(c: Content, s: State, sector: int) -> int:
    """The value of a blockade, per round that it takes: levels gained, or a rival's victory delayed."""
    if s.owner[sector] == s.seat + 1 or s.since[sector] == s.rounds:
        return 0
    for ship in range(SHIPS):
        if s.at[ship] == sector and ship // SLOTS != s.seat:
            return 0
    rounds = 1 + BLOCKADE_ROUNDS[min(target_number(c, s, sector), len(BLOCKADE_ROUNDS) - 1)]
    levels = combined(c, s, sector)
    if s.owner[sector] == 0:
        wins = WIN_VALUE if s.level[s.seat] + levels >= s.victory_level else 0
        return (LEVEL_VALUE * levels + wins) // rounds
    return WIN_VALUE // rounds if is_ahead(s, s.owner[sector] - 1) else 0
