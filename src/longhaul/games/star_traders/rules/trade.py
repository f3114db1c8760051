"""Trading at a site (ST-TRADE, ST-PERK-01), and choosing quantities."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import (
    BROKER,
    COMPUTER,
    FACTORIES,
    HULL,
    MAX_TRADE_UNITS,
    POSITIVE,
    SHIPS,
    SINGLE,
    TRADING,
    WIDTH,
    Deal,
    Phase,
)
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.fleet.ships import can_use, fitted, pay_crew, room, value
from longhaul.games.star_traders.rules.map.galaxy import people
from longhaul.games.star_traders.rules.market import change_price
from longhaul.games.star_traders.state import Content, State


# Prices ---------------------------------------------------------------------------------------
@rule
def modifier(c: Content, s: State, sector: int, seat: int) -> int:
    """Population minus the region's influence (ST-TRADE-08), doubled for the owner (ST-TRADE-19).

    Only at the site itself (ST-PERK-03).
    """
    local = people(c, s, sector) - s.influence[sector // WIDTH]
    if s.owner[sector] == seat + 1 and (local > 0 or s.owner_doubling != POSITIVE):
        return 2 * local
    return local


@rule
def unit_price(c: Content, s: State, sector: int, seat: int, good: int) -> int:
    """Market price and modifier, both ways alike, never below 1 (ST-TRADE-09, ST-TRADE-10)."""
    return max(c.unit_floor, s.price[good] + modifier(c, s, sector, seat))


@rule
def deal_price(c: Content, s: State) -> int:
    """Of the trade under way, shifted in the owner's favour by Broker and computer."""
    here = s.price[s.good] + modifier(c, s, s.at[s.ship], s.seat)
    return max(c.unit_floor, here - s.favour if s.deal == Deal.BUY else here + s.favour)


# Trades ---------------------------------------------------------------------------------------
@rule
def judge_trade(s: State, good: int) -> int:
    """What holds for buying and selling alike. Any number of trades a turn otherwise (ST-TRADE-02)."""
    if s.session > TRADING and s.outpost_session == SINGLE:
        return Clause.SITE_02
    if s.traded >> good & 1:
        return Clause.TRADE_16
    if s.traded == 0 and s.last_trade[s.ship] == s.at[s.ship] // WIDTH:
        return Clause.TRADE_04  # several trades within a turn are free (ST-TRADE-05)
    return Clause.LEGAL


@rule
def judge_buy(c: Content, s: State, good: int) -> int:
    if s.sold[s.seat] >> good & 1:
        return Clause.TRADE_03
    if s.supply[good] == 0:
        return Clause.TRADE_07
    if room(c, s, s.ship) <= 0:
        return Clause.TRADE_14
    price = s.price[good] + modifier(c, s, s.at[s.ship], s.seat)
    if not can_afford(c, s, price, s.credits[s.seat], s.tokens[s.seat], can_compute(s)):
        return Clause.TRADE_15
    return judge_trade(s, good)


@rule
def can_afford(c: Content, s: State, price: int, purse: int, tokens: int, computing: bool) -> bool:
    """Whether a unit is affordable at the best price that computer and Broker can reach (ST-TRADE-15)."""
    left = price - (c.upgrade_power[COMPUTER] * fitted(s, s.ship, COMPUTER) if computing else 0)
    asking = can_use(c, s, s.ship, BROKER)
    while purse < max(c.unit_floor, left):
        if not asking or left <= c.unit_floor or (tokens if c.usage_tokens[BROKER] else purse) < c.usage[BROKER]:
            return False
        if c.usage_tokens[BROKER]:
            tokens -= c.usage[BROKER]
        else:
            purse -= c.usage[BROKER]
        left -= c.crew_power[BROKER]
    return True


@rule
def judge_sell(s: State, good: int) -> int:
    if s.bought[s.seat] >> good & 1:
        return Clause.TRADE_03
    if s.hold[s.ship, good] == 0:
        return Clause.TRADE_01
    return judge_trade(s, good)


@rule
def begin_deal(s: State, deal: int, good: int) -> None:
    s.deal = deal
    s.good = good
    s.favour = 0
    s.phase = Phase.TERMING if deal <= Deal.SELL else Phase.QUANTITY


@rule
def can_compute(s: State) -> bool:
    return s.computed == 0 and fitted(s, s.ship, COMPUTER) > 0


@rule
def offer_terms(c: Content, s: State) -> None:
    """A Trade Computer, once a turn, and a Broker may improve the price."""
    choice = can_compute(s) or judge_broker(c, s, BROKER) == Clause.LEGAL
    s.phase = Phase.TERMS if choice else Phase.QUANTITY


@rule
def judge_broker(c: Content, s: State, post: int) -> int:
    """As often as can be paid for, as long as a unit can be bought afterwards (ST-TRADE-15)."""
    if post != BROKER:
        return Clause.CREW_11
    if not can_use(c, s, s.ship, post):
        return Clause.CREW_08
    if s.deal == Deal.SELL:
        return Clause.LEGAL
    price = s.price[s.good] + modifier(c, s, s.at[s.ship], s.seat) - s.favour - c.crew_power[BROKER]
    purse, tokens = s.credits[s.seat], s.tokens[s.seat]
    if c.usage_tokens[BROKER]:
        tokens -= c.usage[BROKER]
    else:
        purse -= c.usage[BROKER]
    return Clause.LEGAL if can_afford(c, s, price, purse, tokens, can_compute(s)) else Clause.TRADE_15


@rule
def judge_terms(c: Content, s: State) -> int:
    """Continuing takes the money for a unit at this price (ST-TRADE-15)."""
    affordable = s.deal == Deal.SELL or s.credits[s.seat] >= deal_price(c, s)
    return Clause.LEGAL if affordable else Clause.TRADE_15


@rule
def compute(c: Content, s: State) -> None:
    s.favour += c.upgrade_power[COMPUTER] * fitted(s, s.ship, COMPUTER)
    s.computed = 1
    s.phase = Phase.TERMING


@rule
def broker(c: Content, s: State, log: Log) -> None:
    pay_crew(c, s, s.ship, BROKER, log)
    s.favour += c.crew_power[BROKER]
    s.phase = Phase.TERMING


# Quantities -----------------------------------------------------------------------------------
@rule
def most(c: Content, s: State) -> int:
    """The largest quantity that the current deal allows."""
    if s.deal == Deal.SELL:
        return min(MAX_TRADE_UNITS, s.hold[s.ship, s.good])
    if s.deal == Deal.LOAD:
        return min(MAX_TRADE_UNITS, room(c, s, s.ship), stored(s, s.good))
    if s.deal == Deal.BUY:
        wanted = min(room(c, s, s.ship), s.supply[s.good])
        return min(MAX_TRADE_UNITS, wanted, s.credits[s.seat] // deal_price(c, s))
    affordable = min(MAX_TRADE_UNITS, s.credits[s.seat] // c.repair_cost)
    return min(affordable, s.damage[s.ship] if s.deal == Deal.REPAIR else armour_left(c, s))


@rule
def armour_left(c: Content, s: State) -> int:
    """Reinforcement tokens in the stock (ST-HULL-04)."""
    left = c.reinforcements
    for ship in range(SHIPS):
        left -= s.armour[ship]
    return left


@rule
def stored(s: State, good: int) -> int:
    """Units of a colour in the player's factories here (ST-FAC-09)."""
    units = 0
    for factory in range(FACTORIES):
        if s.factory_owner[factory] == s.seat + 1 and s.factory_at[factory] == s.at[s.ship]:
            units += s.factory_stock[factory, good]
    return units


@rule
def judge_quantity(c: Content, s: State, units: int) -> int:
    if units <= most(c, s):
        return Clause.LEGAL
    if s.deal == Deal.SELL:
        return Clause.TRADE_01
    if s.deal == Deal.REPAIR or s.deal == Deal.REINFORCE:
        return Clause.HULL_01 if s.deal == Deal.REPAIR else Clause.HULL_04
    return Clause.FAC_09 if s.deal == Deal.LOAD else Clause.TRADE_15


@rule
def settle_deal(c: Content, s: State, units: int, log: Log) -> None:
    if s.deal <= Deal.SELL:
        trade(c, s, units, log)
    elif s.deal == Deal.LOAD:
        load_from_factories(s, units, log)
    else:
        work_on_hull(c, s, units, log)
    s.phase = Phase.RETURN


@rule
def trade(c: Content, s: State, units: int, log: Log) -> None:
    """All units at one price; the market moves by one a unit after it (ST-TRADE-11 to ST-TRADE-13).

    From the bag and back to it (ST-TRADE-06); the price rises after a purchase (ST-TRADE-12).
    """
    seat, good, each = s.seat, s.good, deal_price(c, s)
    sign = 1 if s.deal == Deal.BUY else -1
    s.credits[seat] -= sign * units * each
    s.hold[s.ship, good] += sign * units
    s.supply[good] -= sign * units
    change_price(c, s, good, sign * units)
    emit(log, Event.TRADER, seat, s.design[s.ship], s.ship, s.at[s.ship])
    if sign > 0:
        s.bought[seat] |= 1 << good
        emit(log, Event.BOUGHT, seat, good, units, each, s.price[good])
    else:
        s.sold[seat] |= 1 << good
        emit(log, Event.SOLD, seat, good, units, each, s.price[good])
    s.traded |= 1 << good
    s.last_trade[s.ship] = s.at[s.ship] // WIDTH
    s.session = TRADING


@rule
def load_from_factories(s: State, units: int, log: Log) -> None:
    """This is not a trade: prices do not move and limits do not apply (ST-TRADE-17)."""
    left = units
    for factory in range(FACTORIES):
        if s.factory_owner[factory] == s.seat + 1 and s.factory_at[factory] == s.at[s.ship]:
            part = min(left, s.factory_stock[factory, s.good])
            s.factory_stock[factory, s.good] -= part
            left -= part
    s.hold[s.ship, s.good] += units
    emit(log, Event.LOADED, s.seat, s.good, units, s.ship)


@rule
def work_on_hull(c: Content, s: State, units: int, log: Log) -> None:
    """15 a point, repaired or on top (ST-HULL-01, ST-HULL-02)."""
    cost = units * c.repair_cost
    s.credits[s.seat] -= cost
    if value(c, s, s.ship, HULL) - s.damage[s.ship] + s.armour[s.ship] <= 0:
        s.session = -1  # it was disabled: nothing but hull work in this turn (ST-DEST-02)
    if s.deal == Deal.REPAIR:
        s.damage[s.ship] -= units
        emit(log, Event.REPAIRED, s.seat, units, s.design[s.ship], cost, s.ship)
    else:
        s.armour[s.ship] += units
        emit(log, Event.REINFORCED, s.seat, units, s.design[s.ship], cost, s.ship)


# The actions of a site ----------------------------------------------------------------------------
@rule
def buy(s: State, good: int) -> None:
    begin_deal(s, Deal.BUY, good)


@rule
def sell(s: State, good: int) -> None:
    begin_deal(s, Deal.SELL, good)


@rule
def judge_load(c: Content, s: State, good: int) -> int:
    """Units in one's factories here, as far as there is room (ST-FAC-09, ST-TRADE-14)."""
    if stored(s, good) == 0:
        return Clause.FAC_09
    return Clause.LEGAL if room(c, s, s.ship) > 0 else Clause.TRADE_14


@rule
def load_units(s: State, good: int) -> None:
    begin_deal(s, Deal.LOAD, good)


@rule
def judge_number(c: Content, s: State, index: int) -> int:
    """A quantity, from 1 on."""
    return judge_quantity(c, s, index + 1)


@rule
def number(c: Content, s: State, index: int, log: Log) -> None:
    settle_deal(c, s, index + 1, log)


@rule
def judge_compute(s: State) -> int:
    return Clause.LEGAL if can_compute(s) else Clause.UPG_10
