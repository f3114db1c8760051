"""What to buy, where to jump with it, and what to sell there."""

from longhaul.bots.heuristics.free_trader.outlook import (
    SPACES,
    WORKING_CAPITAL,
    Outlook,
    beyond,
    fuel_and_dues,
    likely_fine,
    likely_price,
    mean_price,
    outlook,
    promise,
)
from longhaul.core.bits import lowest, ones
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.rules.buy import buy_price, buyable, units
from longhaul.games.free_trader.rules.galaxy import reach_now, without
from longhaul.games.free_trader.rules.jump import strands
from longhaul.games.free_trader.rules.sell import sell_price, sellable
from longhaul.games.free_trader.state import BUY, CEILING, DONE, GOODS, ILLEGALS, PLANETS, SELL, Content, State

SMUGGLING = 0.8  # V of profit per unit that Illegals must bring beyond their risk
CHOICE = 0.9  # V that each way onward is worth, up to three
PATIENCE = 2.0  # V below the mean price at which a cargo is still sold


@rule
def choose_purchase(c: Content, s: State) -> int:
    """The cargo with the best prospect on some planet in reach, if it pays at all."""
    spare = s.money - fuel_and_dues(s)
    onward = without(reach_now(c, s), s.previous)
    offers = buyable(c, s)
    likely = outlook(c, s)
    best, prospect = DONE, -1000.0
    for planet in range(PLANETS):
        if onward >> planet & 1:
            there = cargo_worth(c, s, planet, likely) + promise(c, s, planet, beyond(c, s, planet))
            for cargo in range(GOODS):
                price = buy_price(c, s, cargo)
                if offers >> cargo & 1 and price <= spare:
                    gain = profit(c, s, planet, cargo, likely) - price
                    load = min(s.level[SPACES] - units(s), spare // price)
                    if gain > 0 and there + gain * load > prospect:
                        best, prospect = BUY + cargo, there + gain * load
    return best


@rule
def profit(c: Content, s: State, planet: int, cargo: int, likely: Outlook) -> float:
    """What a unit is likely to bring, its share of a fine taken off."""
    price = likely_price(c, s, planet, cargo, likely)
    if cargo == ILLEGALS:
        price -= SMUGGLING + likely_fine(c, planet, likely) / max(1, s.level[SPACES])
    return price


@rule
def cargo_worth(c: Content, s: State, planet: int, likely: Outlook) -> float:
    """What the cargo aboard is likely to bring on a planet."""
    worth = 0.0
    for cargo in range(GOODS):
        if s.hold[cargo] > 0:
            worth += s.hold[cargo] * likely_price(c, s, planet, cargo, likely)
    if s.hold[ILLEGALS] > 0:
        worth -= likely_fine(c, planet, likely)
    return worth


@rule
def best_of(c: Content, s: State, planets: int) -> int:
    """The target where the cargo is worth most; one that leads on, and not into a dead end."""
    if ones(planets) == 1:
        return lowest(planets)
    likely = outlook(c, s)
    best, prospect = lowest(planets), -1000.0
    for planet in range(PLANETS):
        if planets >> planet & 1:
            onward = beyond(c, s, planet)
            worth = cargo_worth(c, s, planet, likely) + promise(c, s, planet, onward) + CHOICE * min(3, ones(onward))
            if strands(c, s, planet):
                worth -= 3.0
            if worth > prospect:
                best, prospect = planet, worth
    return best


@rule
def choose_sale(c: Content, s: State) -> int:
    """Sell what brings a fair price, or all that a coming payment needs; nothing beyond the ceiling."""
    short = s.money < fuel_and_dues(s) + WORKING_CAPITAL
    some = sellable(c, s)
    best, price = DONE, 0
    for cargo in range(GOODS):
        if some >> cargo & 1:
            offer = sell_price(c, s, cargo)
            fair = offer >= mean_price(c, s, cargo) - PATIENCE
            fits_purse = s.money + offer <= CEILING + 1
            if (short or (fair and fits_purse)) and offer > price:
                best, price = SELL + cargo, offer
    return best
