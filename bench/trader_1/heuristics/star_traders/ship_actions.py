"""What a ship does where it is: buy the site, blockade, fight, trade, improve, hire."""

from bench.trader_1.heuristics.star_traders.travel import blockades, is_warship
from bench.trader_1.heuristics.star_traders.values import (
    MERCHANT,
    NO_ACTION,
    RAIDER,
    blockade_value,
    is_market,
    modifier_midpoint,
    purchase_value,
    strategy,
)
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import (
    ATTACK_VALUE,
    CARGO,
    CREW,
    ENGINEER,
    FLEET,
    GOODS,
    MOVE,
    OFF,
    SHIPS,
    SLOTS,
    WIDTH,
    Phase,
)
from longhaul.games.star_traders.rules.combat import evasion, gunnery
from longhaul.games.star_traders.rules.fleet.ships import aboard, capacity, is_disabled, load, room, ships_of
from longhaul.games.star_traders.rules.fleet.upgrades import asset_price
from longhaul.games.star_traders.rules.map.galaxy import combined, is_threatened
from longhaul.games.star_traders.rules.trade import stored, unit_price
from longhaul.games.star_traders.state import (
    DO_ATTACK,
    DO_BUY,
    DO_DECLARE,
    DO_DONE,
    DO_DRAW_CREW,
    DO_DRAW_FLEET,
    DO_ENTER,
    DO_HIRE,
    DO_IMPROVE,
    DO_LOAD,
    DO_PURCHASE,
    DO_REPAIR,
    DO_ROLL,
    DO_SELL,
    FIRST,
    Content,
    State,
)

LARGE_HOLD = 12  # units beyond which a hold is large enough
RESERVE_PER_UNIT = 5  # credits reserved to fill each unit of it
FIRST_SHIP_CREDITS = 130  # credits from which a seat looks for a fleet ship
SECOND_SHIP_CREDITS = 220  # and for a second one
CREW_CREDITS = 60
LAST_HIRE_ROUND = 16  # the last round in which a new ship pays


@rule
def choose_ship_action(c: Content, s: State) -> int:
    sector = s.at[s.ship]
    if is_disabled(c, s, s.ship) or s.session == -1:
        return FIRST[DO_REPAIR] if s.damage[s.ship] > 0 else FIRST[DO_DONE]
    rival = choose_target(c, s, sector)
    if s.blockader[sector] == s.seat + 1:
        if rival != OFF:
            return FIRST[DO_ATTACK] + rival
        return FIRST[DO_ROLL] if s.since[sector] != s.rounds else FIRST[DO_DONE]
    if rival != OFF and (is_warship(c, s, s.ship) or (s.owner[sector] == s.seat + 1 and s.blockader[sector] > 0)):
        return FIRST[DO_ATTACK] + rival
    if s.site[sector] > 0 and s.blockader[sector] == 0:
        if purchase_value(c, s, sector) > 0:
            return FIRST[DO_PURCHASE]
        if blockades(c, s, s.ship) and blockade_value(c, s, sector) > 0 and not is_threatened(s, sector):
            return FIRST[DO_DECLARE]
        return FIRST[DO_ENTER]
    return FIRST[DO_ATTACK] + rival if rival != OFF else FIRST[DO_DONE]


@rule
def choose_target(c: Content, s: State, sector: int) -> int:
    """The opposing ship here that is easiest to hit; OFF if none."""
    best, who = -2, OFF
    for ship in range(SHIPS):
        if s.at[ship] == sector and ship // SLOTS != s.seat:
            edge = gunnery(c, s, s.ship) - evasion(c, s, ship) + load(s, ship) // 4
            if edge > best:
                best, who = edge, ship
    return who


# Business -------------------------------------------------------------------------------------
@rule
def choose_business(c: Content, s: State) -> int:
    """Sell, improve the ship, buy, hire; then leave."""
    here = s.at[s.ship]
    market = is_market(c, s, s.ship, here, modifier_midpoint(c, s, s.ship))
    barred = s.traded == 0 and s.last_trade[s.ship] == here // WIDTH
    if market and not barred:
        good = largest_lot(s)
        if good != OFF:
            return FIRST[DO_SELL] + good
    if s.phase == Phase.PLANET:
        work = choose_work(c, s)
        if work != NO_ACTION:
            return work
    if not market and not barred:
        good = good_to_buy(c, s, here)
        if good != OFF:
            return FIRST[DO_BUY] + good
    return FIRST[DO_DONE]


@rule
def largest_lot(s: State) -> int:
    """The colour with most units aboard that may be sold in this round and turn."""
    best, good = 0, OFF
    for colour in range(GOODS):
        free = (s.bought[s.seat] | s.traded) >> colour & 1 == 0
        if free and s.hold[s.ship, colour] > best:
            best, good = s.hold[s.ship, colour], colour
    return good


@rule
def good_to_buy(c: Content, s: State, sector: int) -> int:
    """The colour of which most units can be bought, less those that rivals carry."""
    best, good = 0, OFF
    space = room(c, s, s.ship)
    for colour in range(GOODS):
        free = (s.sold[s.seat] | s.traded) >> colour & 1 == 0
        units = min(space, s.supply[colour], s.credits[s.seat] // unit_price(c, s, sector, s.seat, colour))
        rivals = 0
        for ship in range(SHIPS):
            rivals += s.hold[ship, colour] if ship // SLOTS != s.seat else 0
        value = 10 * units - 2 * rivals + s.price[colour] // 8
        if free and units > 0 and (good == OFF or value > best):
            best, good = value, colour
    return good


@rule
def choose_work(c: Content, s: State) -> int:
    """Repairs, a larger hold, units from factories, crew and ships; NO_ACTION if none of it pays."""
    money = s.credits[s.seat]
    if s.damage[s.ship] > 1 and money >= c.repair_cost:
        return FIRST[DO_REPAIR]
    if room(c, s, s.ship) > 0:
        for good in range(GOODS):
            if stored(s, good) > 0:
                return FIRST[DO_LOAD] + good
    if wants_hold(c, s):
        return FIRST[DO_IMPROVE] + CARGO
    if s.drawn & FLEET == 0 and wants_ship(s, money):
        return FIRST[DO_DRAW_FLEET]
    if (
        s.drawn & CREW == 0
        and money >= CREW_CREDITS
        and not aboard(s, s.ship, ENGINEER)
        and s.rounds <= LAST_HIRE_ROUND
    ):
        return FIRST[DO_DRAW_CREW]
    return NO_ACTION


@rule
def wants_hold(c: Content, s: State) -> bool:
    """A cargo upgrade for a trading ship, as long as the larger hold can be filled."""
    if is_warship(c, s, s.ship) or combined(c, s, s.at[s.ship]) < s.steps[s.ship, CARGO]:
        return False
    space = capacity(c, s, s.ship)
    cost = asset_price(s, c.improve_cost[CARGO])
    return space < LARGE_HOLD and s.credits[s.seat] >= cost + RESERVE_PER_UNIT * space


@rule
def wants_ship(s: State, money: int) -> bool:
    """A first fleet ship early; for a raider a second one, with enough credits."""
    if s.ship % SLOTS != 0 or s.rounds > LAST_HIRE_ROUND:
        return False
    fleet = ships_of(s, s.seat)
    if fleet == 1:
        return money >= FIRST_SHIP_CREDITS
    return fleet == 2 and money >= SECOND_SHIP_CREDITS and strategy(s, s.seat) == RAIDER


@rule
def choose_card(c: Content, s: State) -> int:
    """The most useful ship; of crew, an Engineer."""
    best, pick = 0, FIRST[DO_DONE]
    for place in range(s.shown):
        card = int(s.table[place])
        if s.deal == FLEET:
            use = use_of_ship(c, s, card) if wants_ship(s, s.credits[s.seat]) else 0
        else:
            use = card == ENGINEER and not aboard(s, s.ship, ENGINEER)
        if use > best:
            best, pick = use, FIRST[DO_HIRE] + place
    return pick


@rule
def use_of_ship(c: Content, s: State, design: int) -> int:
    """Merchants want capacity, raiders a low upkeep; both want speed."""
    swift, upkeep = c.value[design, MOVE], c.upkeep[design]
    hauling = c.value[design, CARGO] * (swift - 1) + 2 * c.value[design, ATTACK_VALUE]
    if strategy(s, s.seat) == RAIDER:
        return max(1, 10 * swift + 4 * c.value[design, ATTACK_VALUE] + c.value[design, CARGO] - upkeep)
    return hauling if strategy(s, s.seat) == MERCHANT or c.value[design, CARGO] > 6 else 0
