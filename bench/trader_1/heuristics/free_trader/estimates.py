"""Estimates of prices, police and fines, from the cards on the table and those not yet drawn this month."""

from longhaul.core.bits import lowest
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.rules.buy import is_marked
from longhaul.games.free_trader.rules.calendar import cards_left, payment_due
from longhaul.games.free_trader.rules.galaxy import reach, without
from longhaul.games.free_trader.state import (
    CARDS,
    FUEL,
    GOODS,
    ILLEGALS,
    NOT_SOLD,
    PLANETS,
    Content,
    Kind,
    Module,
    Phase,
    State,
)

GUNS, SHIELDS, ENGINES, SPACES = (int(module) for module in Module)
WORKING_CAPITAL = 3  # V reserved for the next load
MAX_CARDS_BEFORE_SALE = 3  # cards of a month that may be drawn before anything can be sold
NEXT_LEG_WEIGHT = 1.2  # value of each V of price difference on the next leg

Estimates = tuple[float, float, float, float, float]  # mean sell price of each cargo, share of police cards
POLICE_SHARE = GOODS
FIELD_BITS = 12  # bits, enough for the sum of all prices of one cargo
FIELD_MASK = (1 << FIELD_BITS) - 1
ALL_CARDS = (1 << CARDS) - 1


@rule
def make_estimates(c: Content, s: State) -> Estimates:
    """What the cards that may still come have in store; each is looked at once, for all cargoes together."""
    totals, sold, police, count = 0, 0, 0, 0  # the first two: a bit field for each cargo
    left = ~s.seen & ALL_CARDS
    while left != 0:
        card = lowest(left)
        left &= left - 1
        for cargo in range(GOODS):
            price = int(c.sell[card, cargo])
            is_sold = int(price != NOT_SOLD)
            totals += price * is_sold << FIELD_BITS * cargo
            sold += is_sold << FIELD_BITS * cargo
        police += c.kind[card] == Kind.POLICE
        count += 1
    means = mean(totals, sold, 0), mean(totals, sold, 1), mean(totals, sold, 2), mean(totals, sold, 3)
    return *means, police / count


@rule
def mean(totals: int, counts: int, cargo: int) -> float:
    """The mean of one cargo."""
    count = counts >> FIELD_BITS * cargo & FIELD_MASK
    return (totals >> FIELD_BITS * cargo & FIELD_MASK) / count if count > 0 else 0.0


@rule
def mean_price(c: Content, s: State, cargo: int) -> float:
    """The mean base price of a cargo."""
    total, count = 0, 0
    for card in range(CARDS):
        if s.seen >> card & 1 == 0 and c.sell[card, cargo] != NOT_SOLD:
            total += c.sell[card, cargo]
            count += 1
    return total / count if count > 0 else 0.0


@rule
def likely_price(c: Content, s: State, planet: int, cargo: int, estimates: Estimates) -> float:
    """The expected price of a unit on a planet; for Illegals, less the risk of police."""
    here = c.mod[planet, cargo]
    price = max(float(s.sell_floor), estimates[cargo] + (0 if is_marked(s, here) else here))
    if cargo == ILLEGALS:
        price *= 1.0 - estimates[POLICE_SHARE]
    return price


@rule
def likely_fine(c: Content, planet: int, estimates: Estimates) -> float:
    """The expected fine for Illegals on a planet: the probability of police times twice the law level."""
    return estimates[POLICE_SHARE] * 2.0 * c.law[planet]


@rule
def fuel_and_payment(s: State) -> int:
    """V needed before something can be sold again: for fuel, and for a payment that may fall due before.

    The next event card, an attack and an answer to it may use up the rest of the month.
    """
    before = 1 if s.phase == Phase.UPGRADE or s.phase == Phase.SELL else 0  # the card that opens the Buy phase
    return FUEL + payment_due(s) if cards_left(s) <= before + MAX_CARDS_BEFORE_SALE else FUEL


@rule
def onward_planets(c: Content, s: State, planet: int) -> int:
    """The planets that a jump to `planet` leads on to."""
    return without(reach(c, s, planet, s.level[ENGINES]), s.planet)


@rule
def next_leg_value(c: Content, s: State, planet: int, onward: int) -> float:
    """The value of a planet for the next turn: the largest price difference between it and a planet in reach of it."""
    best = 0
    for other in range(PLANETS):
        if onward >> other & 1:
            for cargo in range(GOODS):
                here, there = c.mod[planet, cargo], c.mod[other, cargo]
                if not is_marked(s, here) and not is_marked(s, there):
                    best = max(best, there - here)
    return best * NEXT_LEG_WEIGHT
