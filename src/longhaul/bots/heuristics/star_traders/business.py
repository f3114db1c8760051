"""What a ship does at a site that it has entered: sell, equip, buy."""

from longhaul.bots.heuristics.star_traders.outfit import choose_work
from longhaul.bots.heuristics.star_traders.values import (
    NO_ACTION,
    cheapest_price,
    free_credits,
    modifier_midpoint,
    rival_units,
)
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import BROKER, GOODS, MECHANIC, OFF, WIDTH, Deal, Phase
from longhaul.games.star_traders.rules.fleet.ships import can_use, capacity, room
from longhaul.games.star_traders.rules.trade import can_compute, deal_price, modifier, most, unit_price
from longhaul.games.star_traders.state import (
    DO_BUY,
    DO_CONFIRM,
    DO_DONE,
    DO_NUMBER,
    DO_SELL,
    DO_USE,
    FIRST,
    Content,
    State,
)

GIVEN_AWAY = 3  # a unit price below which cargo stays aboard; one less if its owner is poor
BROKER_UNITS = 8  # for which a Broker is worth a token
MECHANIC_CREDITS = 60


@rule
def choose_business(c: Content, s: State) -> int:
    """Sell all, improve the ship, hire, buy; then leave."""
    here = s.at[s.ship]
    may_trade = s.traded != 0 or s.last_trade[s.ship] != here // WIDTH  # ST-TRADE-04
    if may_trade:
        good = good_to_sell(c, s, here)
        if good != OFF:
            return FIRST[DO_SELL] + good
    if s.phase == Phase.PLANET:
        work = choose_work(c, s)
        if work != NO_ACTION:
            return work
    elif s.damage[s.ship] > 0 and s.credits[s.seat] >= MECHANIC_CREDITS and can_use(c, s, s.ship, MECHANIC):
        return FIRST[DO_USE] + MECHANIC
    good = good_to_buy(c, s, here) if may_trade and room(c, s, s.ship) > 0 else OFF
    return FIRST[DO_BUY] + good if good != OFF else FIRST[DO_DONE]


@rule
def good_to_sell(c: Content, s: State, sector: int) -> int:
    """The colour with most units aboard that may be sold in this round and turn, at more than next to nothing."""
    best, good = 0, OFF
    local = modifier(c, s, sector, s.seat)
    poor = s.credits[s.seat] < capacity(c, s, s.ship) * cheapest_price(s, 0)
    for colour in range(GOODS):
        free = (s.bought[s.seat] | s.traded) >> colour & 1 == 0
        pays = s.price[colour] + local >= GIVEN_AWAY - poor
        if free and pays and s.hold[s.ship, colour] > best:
            best, good = s.hold[s.ship, colour], colour
    return good


@rule
def good_to_buy(c: Content, s: State, sector: int) -> int:
    """The colour with the largest profit at the next market: its price rises by a credit for each unit bought,
    and falls for each that a rival sells before."""
    best, good = 0, OFF
    space, purse = room(c, s, s.ship), free_credits(c, s)
    midpoint = modifier_midpoint(c, s, sector // WIDTH)
    for colour in range(GOODS):
        unit = unit_price(c, s, sector, s.seat, colour)
        units = max(0, min(space, s.supply[colour], purse // unit))
        later = s.price[colour] + units + midpoint // 2 - 2 * rival_units(s, s.seat, colour) // (s.seats + 1)
        gain = units * (later - unit)
        if (s.sold[s.seat] | s.traded) >> colour & 1 == 0 and gain > best:
            best, good = gain, colour
    return good


@rule
def choose_quantity(c: Content, s: State) -> int:
    """All that there is; of purchases, what leaves money for the upkeep."""
    units = most(c, s)
    if s.deal == Deal.BUY:
        units = max(1, min(units, free_credits(c, s) // deal_price(c, s)))
    return FIRST[DO_NUMBER] + units - 1


@rule
def choose_terms(c: Content, s: State) -> int:
    """A Trade Computer costs nothing; a Broker costs a token, which a large sale is worth."""
    if can_compute(s):
        return FIRST[DO_CONFIRM]
    large = s.deal == Deal.SELL and s.hold[s.ship, s.good] >= BROKER_UNITS
    wanted = large and s.favour < c.crew_power[BROKER] and s.tokens[s.seat] > 1
    return FIRST[DO_USE] + BROKER if wanted else FIRST[DO_DONE]
