"""What a ship does where it is: buy the site, blockade, fight, trade, improve, hire."""

from longhaul.bots.heuristics.star_traders.travel import blockades, is_warship
from longhaul.bots.heuristics.star_traders.values import (
    MERCHANT,
    NOTHING,
    RAIDER,
    is_market,
    middle,
    purchase_value,
    siege_value,
    temper,
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
from longhaul.games.star_traders.rules.galaxy import combined, is_threatened
from longhaul.games.star_traders.rules.ships import aboard, capacity, is_disabled, load, room, ships_of
from longhaul.games.star_traders.rules.trade import stored, unit_price
from longhaul.games.star_traders.rules.upgrades import asset_price
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

ROOMY = 12  # units beyond which a hold is large enough
PER_UNIT = 5  # credits kept to fill each unit of it
FLEET_MONEY = 130  # credits with which one looks for a ship
SECOND_MONEY = 220  # and for another
CREW_MONEY = 60
LAST_HIRE = 16  # the last round in which a new ship pays


@rule
def choose_deed(c: Content, s: State) -> int:
    sector = s.at[s.ship]
    if is_disabled(c, s, s.ship) or s.session == -1:
        return FIRST[DO_REPAIR] if s.damage[s.ship] > 0 else FIRST[DO_DONE]
    rival = choose_rival(c, s, sector)
    if s.blockader[sector] == s.seat + 1:
        if rival != OFF:
            return FIRST[DO_ATTACK] + rival
        return FIRST[DO_ROLL] if s.since[sector] != s.rounds else FIRST[DO_DONE]
    if rival != OFF and (is_warship(c, s, s.ship) or (s.owner[sector] == s.seat + 1 and s.blockader[sector] > 0)):
        return FIRST[DO_ATTACK] + rival
    if s.site[sector] > 0 and s.blockader[sector] == 0:
        if purchase_value(c, s, sector) > 0:
            return FIRST[DO_PURCHASE]
        if blockades(c, s, s.ship) and siege_value(c, s, sector) > 0 and not is_threatened(s, sector):
            return FIRST[DO_DECLARE]
        return FIRST[DO_ENTER]
    return FIRST[DO_ATTACK] + rival if rival != OFF else FIRST[DO_DONE]


@rule
def choose_rival(c: Content, s: State, sector: int) -> int:
    """An opposing ship here that one may well hit, the weakest first; OFF if there is none."""
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
    """Sell, make the ship better, buy, hire; then go."""
    here = s.at[s.ship]
    market = is_market(c, s, s.ship, here, middle(c, s, s.ship))
    barred = s.traded == 0 and s.last_trade[s.ship] == here // WIDTH
    if market and not barred:
        good = largest_lot(s)
        if good != OFF:
            return FIRST[DO_SELL] + good
    if s.phase == Phase.PLANET:
        work = choose_work(c, s)
        if work != NOTHING:
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
    """The colour that most units can be had of, those that rivals carry left aside."""
    best, good = 0, OFF
    space = room(c, s, s.ship)
    for colour in range(GOODS):
        free = (s.sold[s.seat] | s.traded) >> colour & 1 == 0
        units = min(space, s.supply[colour], s.credits[s.seat] // unit_price(c, s, sector, s.seat, colour))
        rivals = 0
        for ship in range(SHIPS):
            rivals += s.hold[ship, colour] if ship // SLOTS != s.seat else 0
        worth = 10 * units - 2 * rivals + s.price[colour] // 8
        if free and units > 0 and (good == OFF or worth > best):
            best, good = worth, colour
    return good


@rule
def choose_work(c: Content, s: State) -> int:
    """Repairs, a larger hold, units from factories, crew and ships; NOTHING if none of it pays."""
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
    if s.drawn & CREW == 0 and money >= CREW_MONEY and not aboard(s, s.ship, ENGINEER) and s.rounds <= LAST_HIRE:
        return FIRST[DO_DRAW_CREW]
    return NOTHING


@rule
def wants_hold(c: Content, s: State) -> bool:
    """A step of cargo, for a ship that trades, as long as the hold can then be filled."""
    if is_warship(c, s, s.ship) or combined(c, s, s.at[s.ship]) < s.steps[s.ship, CARGO]:
        return False
    space = capacity(c, s, s.ship)
    cost = asset_price(s, c.improve_cost[CARGO])
    return space < ROOMY and s.credits[s.seat] >= cost + PER_UNIT * space


@rule
def wants_ship(s: State, money: int) -> bool:
    """A first fleet ship early, a second when there is money for it."""
    if s.ship % SLOTS != 0 or s.rounds > LAST_HIRE:
        return False
    fleet = ships_of(s, s.seat)
    if fleet == 1:
        return money >= FLEET_MONEY
    return fleet == 2 and money >= SECOND_MONEY and temper(s, s.seat) == RAIDER


@rule
def choose_card(c: Content, s: State) -> int:
    """The best ship that leaves something to trade with; of crew, an Engineer."""
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
    """Merchants look for room, raiders for a ship that is fast and costs little; both for speed."""
    swift, upkeep = c.value[design, MOVE], c.upkeep[design]
    hauling = c.value[design, CARGO] * (swift - 1) + 2 * c.value[design, ATTACK_VALUE]
    if temper(s, s.seat) == RAIDER:
        return max(1, 10 * swift + 4 * c.value[design, ATTACK_VALUE] + c.value[design, CARGO] - upkeep)
    return hauling if temper(s, s.seat) == MERCHANT or c.value[design, CARGO] > 6 else 0
