"""A trader's rules of thumb for Free Trader.

Carry what the likely prices next door pay best; keep fuel and the coming payment at hand; turn the rest
into Engines and guns that keep up with the months, then spaces and shields; fight while the odds are fair.
All it counts with is open knowledge: the cards on the table and those not yet drawn this month.
"""

from longhaul.core.bits import lowest, ones
from longhaul.core.rule import rule
from longhaul.games.free_trader.buy import buy_price, buyable, is_marked, units
from longhaul.games.free_trader.combat import (
    attack_modifier,
    bonus_to_come,
    cheapest,
    damageable,
    defence_modifier,
    maroons,
)
from longhaul.games.free_trader.emergency import escapes, judge_escape_new
from longhaul.games.free_trader.explore import open_level
from longhaul.games.free_trader.galaxy import (
    ANYWHERE,
    charted,
    is_free,
    reach,
    reach_now,
    share_corner,
    share_side,
    step,
    without,
)
from longhaul.games.free_trader.jump import strands, targets
from longhaul.games.free_trader.loss import losable
from longhaul.games.free_trader.month import cards_left, payment_due
from longhaul.games.free_trader.sell import sell_price, sellable
from longhaul.games.free_trader.state import (
    BUY,
    CARDS,
    CEILING,
    COSTS,
    COUNTER,
    DAMAGE,
    DONE,
    EMPTY,
    ESCAPE,
    ESCAPE_NEW,
    FUEL,
    GOODS,
    HOME,
    ILLEGALS,
    JUMP,
    LOSE,
    MODULES,
    MONTHS,
    NOT_SOLD,
    OFF,
    PAY,
    PLACE,
    PLANETS,
    SCRAP,
    SEARCH,
    SELL,
    TAKE,
    UPGRADE,
    Clause,
    Content,
    Kind,
    Module,
    Phase,
    State,
)
from longhaul.games.free_trader.upgrade import highest

GUNS, SHIELDS, ENGINES, SPACES = (int(module) for module in Module)
WORKING_CAPITAL = 3  # V kept back for the next load
CARDS_PER_TURN = 4  # a quiet turn takes 2, a fight more
INCOME = 3  # V that a turn earns, cautiously
SMUGGLING = 0.8  # V of profit per unit that Illegals must bring beyond their risk
FORESIGHT = 3  # cards of a month that may go by before anything can be sold
PROMISE = 1.2  # V that each V of spread on the next leg is worth now
CHOICE = 0.9  # V that each way onward is worth, up to three
PATIENCE = 2.0  # V below the mean price at which a cargo is still sold
GOOD_ENGINES, GOOD_GUNS, GOOD_SPACES = 4, 5, 6  # levels to reach; guns grow with the months
FAIR_ODDS = 0.25  # share of cards that destroy the enemy, from which on it is fought


@rule
def choose(c: Content, s: State) -> int:
    phase = s.phase
    if phase == Phase.PLACE or phase == Phase.HAVEN:
        return choose_cell(c, s)
    if phase == Phase.BUY:
        return choose_purchase(c, s)
    if phase == Phase.JUMP:
        return JUMP + best_of(c, s, targets(c, s))
    if phase == Phase.SELL:
        return choose_sale(c, s)
    if phase == Phase.UPGRADE:
        return choose_upgrade(c, s)
    if phase == Phase.COMBAT:
        return choose_answer(c, s)
    return choose_rarely(c, s)


@rule
def choose_rarely(c: Content, s: State) -> int:
    if s.phase == Phase.DAMAGE:
        return DAMAGE + least_missed(c, s, damageable(c, s))
    if s.phase == Phase.LOSE:
        return LOSE + least_worth(c, s, losable(s))
    if s.phase == Phase.FINE:
        return choose_payment(c, s)
    if s.phase == Phase.SEARCH:
        return SEARCH if units(s) < s.level[SPACES] else DONE
    if s.phase == Phase.TAKE:
        return TAKE + most_worth(c, s, cheapest(c, s))
    return HOME + choose_home(c, s)


# What is likely -------------------------------------------------------------------------------
Outlook = tuple[float, float, float, float, float]  # mean sell price of each cargo, share of police cards
POLICE_SHARE = GOODS
FIELD = 12  # bits, enough for the sum of all prices of one cargo
FIELD_MASK = (1 << FIELD) - 1
ALL_CARDS = (1 << CARDS) - 1


@rule
def outlook(c: Content, s: State) -> Outlook:
    """What the cards that may still come have in store; each is looked at once, for all cargoes together."""
    totals, sold, police, count = 0, 0, 0, 0  # the first two: a field for each cargo
    left = ~s.seen & ALL_CARDS
    while left != 0:
        card = lowest(left)
        left &= left - 1
        for cargo in range(GOODS):
            price = int(c.sell[card, cargo])
            is_sold = int(price != NOT_SOLD)
            totals += price * is_sold << FIELD * cargo
            sold += is_sold << FIELD * cargo
        police += c.kind[card] == Kind.POLICE
        count += 1
    means = mean(totals, sold, 0), mean(totals, sold, 1), mean(totals, sold, 2), mean(totals, sold, 3)
    return *means, police / count


@rule
def mean(totals: int, counts: int, cargo: int) -> float:
    """Of one cargo's fields."""
    count = counts >> FIELD * cargo & FIELD_MASK
    return (totals >> FIELD * cargo & FIELD_MASK) / count if count > 0 else 0.0


@rule
def mean_price(c: Content, s: State, cargo: int) -> float:
    """The base at which a cargo is likely to sell."""
    total, count = 0, 0
    for card in range(CARDS):
        if s.seen >> card & 1 == 0 and c.sell[card, cargo] != NOT_SOLD:
            total += c.sell[card, cargo]
            count += 1
    return total / count if count > 0 else 0.0


@rule
def likely_price(c: Content, s: State, planet: int, cargo: int, likely: Outlook) -> float:
    """What a unit is likely to bring on a planet; Illegals less the risk that police are there."""
    here = c.mod[planet, cargo]
    price = max(float(s.sell_floor), likely[cargo] + (0 if is_marked(s, here) else here))
    if cargo == ILLEGALS:
        price *= 1.0 - likely[POLICE_SHARE]
    return price


@rule
def likely_fine(c: Content, planet: int, likely: Outlook) -> float:
    """What Illegals risk on a planet: the chance of police times a fine of twice the law level."""
    return likely[POLICE_SHARE] * 2.0 * c.law[planet]


@rule
def fuel_and_dues(s: State) -> int:
    """V to keep at hand until something can be sold again: fuel, and a payment that may fall due before.

    The next event card, an attack and an answer to it may be what is left of the month.
    """
    before = 1 if s.phase == Phase.UPGRADE or s.phase == Phase.SELL else 0  # the card that opens the Buy phase
    return FUEL + payment_due(s) if cards_left(s) <= before + FORESIGHT else FUEL


@rule
def beyond(c: Content, s: State, planet: int) -> int:
    """The planets that a jump to `planet` leads on to."""
    return without(reach(c, s, planet, s.level[ENGINES]), s.planet)


@rule
def promise(c: Content, s: State, planet: int, onward: int) -> float:
    """What a planet is good for next turn: the widest spread between it and a planet beyond."""
    best = 0
    for other in range(PLANETS):
        if onward >> other & 1:
            for cargo in range(GOODS):
                here, there = c.mod[planet, cargo], c.mod[other, cargo]
                if not is_marked(s, here) and not is_marked(s, there):
                    best = max(best, there - here)
    return best * PROMISE


# Trade ----------------------------------------------------------------------------------------
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


# Upgrades -------------------------------------------------------------------------------------
@rule
def choose_upgrade(c: Content, s: State) -> int:
    """What is wanted most, if it leaves enough for the turns to come."""
    module = wanted_module(s)
    affordable = COSTS[module] <= s.money - reserve(s) and s.level[module] < highest(s, module)
    return UPGRADE + module if affordable else DONE


@rule
def reserve(s: State) -> int:
    """What to keep: fuel and load for the next turn, and what the turns to come will not earn of the payment."""
    turns = cards_left(s) // CARDS_PER_TURN
    owed = max(0, payment_due(s) - INCOME * turns)
    return max(fuel_and_dues(s), FUEL + WORKING_CAPITAL + owed)


@rule
def wanted_module(s: State) -> int:
    """Guns end fights early and bring salvage; Engines open the map; spaces and shields come with wealth."""
    if s.level[ENGINES] < min(GOOD_ENGINES, highest(s, ENGINES)):
        return ENGINES
    if s.level[GUNS] < min(GOOD_GUNS + s.month, highest(s, GUNS)):
        return GUNS
    if s.level[SPACES] < min(GOOD_SPACES, highest(s, SPACES)):
        return SPACES
    shielded = s.level[SHIELDS] > s.level[GUNS] or s.level[SHIELDS] >= highest(s, SHIELDS)
    return GUNS if shielded else SHIELDS


# Fights ---------------------------------------------------------------------------------------
@rule
def choose_answer(c: Content, s: State) -> int:
    """Shoot while the odds are fair, or when time is on our side; run from what cannot be beaten."""
    kills, hits, count = odds(c, s)
    if s.month == MONTHS and s.money >= payment_due(s):
        return COUNTER  # every card drawn brings the win nearer
    if kills >= FAIR_ODDS * count or hits == 0:
        return COUNTER
    planets = escapes(c, s)
    if planets != 0 and s.money > FUEL:
        return ESCAPE + best_of(c, s, planets)
    if s.money > FUEL and judge_escape_new(c, s) == Clause.LEGAL:
        return ESCAPE_NEW
    return COUNTER


@rule
def odds(c: Content, s: State) -> tuple[int, int, int]:
    """Of the cards that may come: how many destroy the enemy, how many let it hit, how many there are."""
    kills, hits, count = 0, 0, 0
    now = s.card
    strength = c.value[s.enemy] + s.spoils
    attack, defence = strength + bonus_to_come(s, 2), strength + bonus_to_come(s, 1)
    for card in range(CARDS):
        if s.seen >> card & 1 == 0:
            s.card = card  # in a copy of our own: see `ask`
            kills += s.level[GUNS] + c.attack[card] > defence + defence_modifier(c, s)
            hits += attack + attack_modifier(c, s) > s.level[SHIELDS] + c.defense[card]
            count += 1
    s.card = now
    return kills, hits, count


@rule
def least_missed(c: Content, s: State, modules: int) -> int:
    """Engines beyond 3, then whatever there is most of; spaces are dear, full ones dearest."""
    if modules >> ENGINES & 1 and s.level[ENGINES] > 3:
        return ENGINES
    best, most = lowest(modules), -100
    for module in range(MODULES):
        if modules >> module & 1:
            weight = 2 * s.level[module]
            if module == SPACES:
                weight -= 2 if units(s) < s.level[module] else 4
            if module == ENGINES:
                weight -= 20 if maroons(c, s) else 1
            if weight > most:
                best, most = module, weight
    return best


# Cargo and fines ------------------------------------------------------------------------------
@rule
def least_worth(c: Content, s: State, cargos: int) -> int:
    """An empty space, or the cargo that is likely to bring least."""
    if cargos >> EMPTY & 1:
        return EMPTY
    best, price = lowest(cargos), 1000.0
    for cargo in range(GOODS):
        if cargos >> cargo & 1:
            worth = mean_price(c, s, cargo)
            if worth < price:
                best, price = cargo, worth
    return best


@rule
def most_worth(c: Content, s: State, cargos: int) -> int:
    best, price = lowest(cargos), -1.0
    for cargo in range(GOODS):
        if cargos >> cargo & 1:
            worth = mean_price(c, s, cargo)
            if worth > price:
                best, price = cargo, worth
    return best


@rule
def choose_payment(c: Content, s: State) -> int:
    """Cash while it leaves enough for the way; else the module that is missed least."""
    if s.money >= s.fine + fuel_and_dues(s):
        return PAY
    modules = 0
    for module in range(MODULES):
        modules |= (s.level[module] > 0) << module
    if modules == 0:
        return PAY
    if s.money >= s.fine and s.level[GUNS] + s.level[SHIELDS] < 4:
        return PAY
    return SCRAP + least_missed(c, s, modules)


# The map --------------------------------------------------------------------------------------
@rule
def choose_cell(c: Content, s: State) -> int:
    """As close to other planets as possible: the more neighbours, the more choice."""
    level = open_level(s)
    if level != ANYWHERE:
        return PLACE + best_around(s, s.at[s.planet], level)
    best, most = OFF, -1
    for planet in range(PLANETS):
        if s.at[planet] != OFF:
            cell = best_around(s, s.at[planet], 0)
            links = links_of(s, cell) if cell != OFF else -1
            if links > most:
                best, most = cell, links
    return PLACE + best


@rule
def best_around(s: State, here: int, level: int) -> int:
    """The free cell at a side (level 0) or corner (level 1) of a cell that is closest to other planets, or OFF."""
    best, most = OFF, -1
    for down in range(-1, 2):
        for right in range(-1, 2):
            cell = step(here, right, down)
            if abs(right) + abs(down) == level + 1 and is_free(s, cell):
                links = links_of(s, cell)
                if links > most:
                    best, most = cell, links
    return best


@rule
def links_of(s: State, cell: int) -> int:
    """How close a cell is to other planets: sides shared count most, corners promise sides to come."""
    links = 0
    for planet in range(PLANETS):
        there = s.at[planet]
        if there != OFF:
            links += 4 * share_side(there, cell) + share_corner(there, cell)
    return links


@rule
def choose_home(c: Content, s: State) -> int:
    """Where most planets are in reach."""
    best, most = lowest(charted(s)), -1
    for planet in range(PLANETS):
        if charted(s) >> planet & 1:
            near = ones(reach(c, s, planet, s.level[ENGINES]))
            if near > most:
                best, most = planet, near
    return best
