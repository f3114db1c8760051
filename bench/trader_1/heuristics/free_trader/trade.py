"""What to buy, where to jump with it, and what to sell there."""

from bench.trader_1.heuristics.free_trader.estimates import (
    SPACES,
    WORKING_CAPITAL,
    Estimates,
    fuel_and_payment,
    likely_fine,
    likely_price,
    make_estimates,
    mean_price,
    next_leg_value,
    onward_planets,
)
from longhaul.core.bits import lowest, ones
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.rules.buy import buy_price, buyable, units
from longhaul.games.free_trader.rules.galaxy import reach_now, without
from longhaul.games.free_trader.rules.jump import strands
from longhaul.games.free_trader.rules.sell import sell_price, sellable
from longhaul.games.free_trader.state import BUY, CEILING, DONE, GOODS, ILLEGALS, PLANETS, SELL, Content, State

SMUGGLING_MARGIN = 0.8  # V of profit per unit that Illegals must bring beyond the expected fine
ROUTE_VALUE = 0.9  # V for each planet in reach of the target, up to three
MAX_DISCOUNT = 2.0  # V below its mean price at which a cargo is still sold


@rule
def choose_purchase(c: Content, s: State) -> int:
    """The cargo with the best expected result on a planet in reach, if there is a profit at all."""
    spare = s.money - fuel_and_payment(s)
    onward = without(reach_now(c, s), s.previous)
    offers = buyable(c, s)
    estimates = make_estimates(c, s)
    best, best_value = DONE, -1000.0
    for planet in range(PLANETS):
        if onward >> planet & 1:
            there = cargo_value(c, s, planet, estimates) + next_leg_value(c, s, planet, onward_planets(c, s, planet))
            for cargo in range(GOODS):
                price = buy_price(c, s, cargo)
                if offers >> cargo & 1 and price <= spare:
                    gain = profit(c, s, planet, cargo, estimates) - price
                    load = min(s.level[SPACES] - units(s), spare // price)
                    if gain > 0 and there + gain * load > best_value:
                        best, best_value = BUY + cargo, there + gain * load
    return best


@rule
def profit(c: Content, s: State, planet: int, cargo: int, estimates: Estimates) -> float:
    """The expected price of a unit, less its share of an expected fine."""
    price = likely_price(c, s, planet, cargo, estimates)
    if cargo == ILLEGALS:
        price -= SMUGGLING_MARGIN + likely_fine(c, planet, estimates) / max(1, s.level[SPACES])
    return price


@rule
def cargo_value(c: Content, s: State, planet: int, estimates: Estimates) -> float:
    """The expected price of the cargo aboard on a planet."""
    value = 0.0
    for cargo in range(GOODS):
        if s.hold[cargo] > 0:
            value += s.hold[cargo] * likely_price(c, s, planet, cargo, estimates)
    if s.hold[ILLEGALS] > 0:
        value -= likely_fine(c, planet, estimates)
    return value


@rule
def best_planet(c: Content, s: State, planets: int) -> int:
    """The target where the cargo brings most; better one that leads on, and not into a dead end."""
    if ones(planets) == 1:
        return lowest(planets)
    estimates = make_estimates(c, s)
    best, best_value = lowest(planets), -1000.0
    for planet in range(PLANETS):
        if planets >> planet & 1:
            onward = onward_planets(c, s, planet)
            value = (
                cargo_value(c, s, planet, estimates)
                + next_leg_value(c, s, planet, onward)
                + ROUTE_VALUE * min(3, ones(onward))
            )
            if strands(c, s, planet):
                value -= 3.0
            if value > best_value:
                best, best_value = planet, value
    return best


@rule
def choose_sale(c: Content, s: State) -> int:
    """Sell at a fair price, or at any price if V are needed; nothing beyond the ceiling."""
    is_short = s.money < fuel_and_payment(s) + WORKING_CAPITAL
    choices = sellable(c, s)
    best, price = DONE, 0
    for cargo in range(GOODS):
        if choices >> cargo & 1:
            offer = sell_price(c, s, cargo)
            is_fair = offer >= mean_price(c, s, cargo) - MAX_DISCOUNT
            fits_purse = s.money + offer <= CEILING + 1
            if (is_short or (is_fair and fits_purse)) and offer > price:
                best, price = SELL + cargo, offer
    return best
