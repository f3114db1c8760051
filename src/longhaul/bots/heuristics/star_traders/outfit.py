"""What a seat buys at a planet: repairs, larger holds, upgrades, crew and ships."""

from longhaul.bots.heuristics.star_traders.travel import LARGE_HOLD, SMALL_HOLD, is_warship
from longhaul.bots.heuristics.star_traders.values import (
    BUILDER,
    NO_ACTION,
    RAIDER,
    cheapest_price,
    free_credits,
    goods_needed,
    strategy,
)
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import (
    ATTACK_VALUE,
    BROKER,
    CARGO,
    COMPUTER,
    CREW,
    DEFENCE,
    DIPLOMAT,
    DRONES,
    ENGINE,
    ENGINEER,
    FIRE_CONTROL,
    FLEET,
    GOODS,
    GRAPPLE,
    GUNNER,
    HELMSMAN,
    HULL,
    JAMMER,
    LANCE,
    MECHANIC,
    MOVE,
    NAVIGATOR,
    NO_DESIGN,
    PODS,
    POSTS,
    PURSER,
    RECRUITER,
    SALVOR,
    SCREEN,
    SECURITY,
    SHIELD,
    SHIPS,
    SIEGE_NET,
    SLOTS,
    STATIONS,
    STATS,
    TACTICIAN,
    TRANSPONDER,
    UPGRADES,
    WEAPON,
)
from longhaul.games.star_traders.rules.fleet.hiring import judge_draw
from longhaul.games.star_traders.rules.fleet.ships import aboard, can_use, capacity, room, ships_of, speed
from longhaul.games.star_traders.rules.fleet.upgrades import asset_price, judge_buy_upgrade, judge_raise
from longhaul.games.star_traders.rules.map.galaxy import combined
from longhaul.games.star_traders.rules.trade import modifier, stored
from longhaul.games.star_traders.state import (
    DO_BUY_UPGRADE,
    DO_DONE,
    DO_DRAW_CREW,
    DO_DRAW_FLEET,
    DO_HIRE,
    DO_IMPROVE,
    DO_LOAD,
    DO_RAISE_UPGRADE,
    DO_REPAIR,
    DO_USE,
    FIRST,
    Content,
    State,
)

FAST = 4  # lines a round with which a ship reaches another region almost everywhere
EARNS, HELPS = (
    3,
    6,
)  # a purchase that earns is made with so many times its price to spare; one that only helps, with more
COMPUTER_HOLD = 9  # units for which a Trade Computer pays
BROKER_HOLD = 8
LAST_HIRE_ROUND = 13  # the last round in which a new ship pays
FIRST_SHIP_CREDITS = 140  # credits to spare from which a seat looks for a fleet ship: it wants goods, too
SECOND_SHIP_CREDITS = 220  # and for a second one
FUNDED_ROUNDS = 2  # for which a new ship's upkeep must be at hand
READY_TO_HIRE = 9  # units that the flagship carries before
HAULER_HOLD = 7  # a smaller hold does not pay a trader's upkeep
CREW_CREDITS = 60
MAX_CREW_PER_SHIP = 4
MIN_RIVAL_STATIONS = 2  # from which on a rebate on tolls pays


@rule
def choose_work(c: Content, s: State) -> int:
    """Repairs, units from factories, a larger hold, other upgrades, ships and crew; NO_ACTION if none of it pays."""
    money = free_credits(c, s)
    if s.damage[s.ship] > 0 and money >= c.repair_cost:
        return FIRST[DO_REPAIR]
    if room(c, s, s.ship) > 0:
        for good in range(GOODS):
            if stored(s, good) > 0:
                return FIRST[DO_LOAD] + good
    growth = choose_growth(c, s, money)
    if growth != NO_ACTION:
        return growth
    extra = choose_extra(c, s, money)
    if extra != NO_ACTION:
        return extra
    if s.drawn & FLEET == 0 and wants_ship(c, s, money) and judge_draw(c, s, FLEET) == Clause.LEGAL:
        return FIRST[DO_DRAW_FLEET]
    crew = 0
    for post in range(POSTS):
        crew += aboard(s, s.ship, post)
    return (
        FIRST[DO_DRAW_CREW] if s.drawn & CREW == 0 and money >= CREW_CREDITS and crew < MAX_CREW_PER_SHIP else NO_ACTION
    )


# Upgrades and improvements ----------------------------------------------------------------------
@rule
def choose_growth(c: Content, s: State, money: int) -> int:
    """A larger hold, as long as there is money to fill it: Cargo Pods or a step, whichever costs less a unit."""
    space = capacity(c, s, s.ship)
    if space >= LARGE_HOLD or (s.ship % SLOTS != 0 and space < HAULER_HOLD):
        return NO_ACTION
    unit = max(c.unit_floor, cheapest_price(s, s.sold[s.seat] | s.traded) + modifier(c, s, s.at[s.ship], s.seat))
    money -= 3 * space * unit // 4
    pods = asset_price(s, c.upgrade_cost[PODS])
    step = asset_price(s, c.improve_cost[CARGO])
    fits = wanted_level(c, s, PODS) if money >= pods else NO_ACTION
    if fits != NO_ACTION and pods <= c.upgrade_power[PODS] * step:
        return fits
    allowed = combined(c, s, s.at[s.ship]) >= s.steps[s.ship, CARGO]
    return FIRST[DO_IMPROVE] + CARGO if allowed and money >= step else NO_ACTION


@rule
def wanted_level(c: Content, s: State, upgrade: int) -> int:
    """The action that buys an upgrade or its next level, or NO_ACTION where the rules forbid it."""
    if s.fitted[s.ship, upgrade] > 0:
        return FIRST[DO_RAISE_UPGRADE] + upgrade if judge_raise(c, s, upgrade) == Clause.LEGAL else NO_ACTION
    return FIRST[DO_BUY_UPGRADE] + upgrade if judge_buy_upgrade(c, s, upgrade) == Clause.LEGAL else NO_ACTION


@rule
def choose_extra(c: Content, s: State, money: int) -> int:
    """An upgrade or improvement that this ship can use, if its price is small beside the money."""
    hunted, fights = is_hunted(c, s), is_warship(c, s, s.ship)
    for upgrade in range(UPGRADES):
        factor = need_of_upgrade(c, s, upgrade, hunted, fights)
        if factor > 0 and money >= factor * asset_price(s, c.upgrade_cost[upgrade]):
            action = wanted_level(c, s, upgrade)
            if action != NO_ACTION:
                return action
    for stat in range(STATS):
        factor = need_of_step(c, s, stat, hunted, fights)
        allowed = combined(c, s, s.at[s.ship]) >= s.steps[s.ship, stat]
        if factor > 0 and allowed and money >= factor * asset_price(s, c.improve_cost[stat]):
            return FIRST[DO_IMPROVE] + stat
    return NO_ACTION


@rule
def need_of_upgrade(c: Content, s: State, upgrade: int, hunted: bool, fights: bool) -> int:
    """How many times its price a seat should have to spare for an upgrade; 0: the ship does not need it."""
    flagship = s.ship % SLOTS == 0
    if upgrade == ENGINE:
        return EARNS if speed(c, s, s.ship) < FAST and not fights else 0
    if upgrade == COMPUTER:
        return EARNS if capacity(c, s, s.ship) >= COMPUTER_HOLD else 0
    if upgrade == TRANSPONDER:
        return EARNS if flagship and rival_stations(s) >= MIN_RIVAL_STATIONS else 0
    if upgrade == SIEGE_NET:
        return EARNS if not flagship and (fights or strategy(s, s.seat) == RAIDER) else 0
    if upgrade in (FIRE_CONTROL, LANCE, GRAPPLE):
        return HELPS if fights else 0
    if upgrade == DRONES:
        return HELPS if s.damage[s.ship] > 0 or (hunted and flagship and s.fitted[s.ship, DRONES] == 0) else 0
    if upgrade in (SHIELD, JAMMER, SCREEN):
        return HELPS if flagship and hunted else 0
    return 0


@rule
def need_of_step(c: Content, s: State, stat: int, hunted: bool, fights: bool) -> int:
    """The same for an improvement."""
    flagship = s.ship % SLOTS == 0
    if stat == MOVE:
        return HELPS if speed(c, s, s.ship) < FAST and not fights else 0
    if stat in (HULL, DEFENCE):
        return 2 * HELPS if flagship and hunted and s.steps[s.ship, stat] < 2 else 0
    if stat in (ATTACK_VALUE, WEAPON):
        return HELPS if fights and s.steps[s.ship, stat] < 2 else 0
    return 0


@rule
def is_hunted(c: Content, s: State) -> bool:
    """Whether a rival has a warship."""
    for ship in range(SHIPS):
        if ship // SLOTS != s.seat and s.design[ship] != NO_DESIGN and is_warship(c, s, ship):
            return True
    return False


@rule
def rival_stations(s: State) -> int:
    stations = 0
    for station in range(STATIONS):
        stations += s.toll_owner[station] > 0 and s.toll_owner[station] != s.seat + 1
    return stations


# Ships and crew -------------------------------------------------------------------------------
@rule
def wants_ship(c: Content, s: State, money: int) -> bool:
    """A fleet ship, once the flagship has the larger hold; a builder has only one."""
    if s.ship % SLOTS != 0 or s.rounds > LAST_HIRE_ROUND or capacity(c, s, s.ship) < READY_TO_HIRE:
        return False
    fleet = ships_of(s, s.seat)
    if fleet == 1:
        return money >= FIRST_SHIP_CREDITS
    return fleet == 2 and money >= SECOND_SHIP_CREDITS and strategy(s, s.seat) != BUILDER


@rule
def choose_card(c: Content, s: State) -> int:
    """The most useful ship or crew member; a Recruiter draws another card if there is none."""
    money = free_credits(c, s)
    hunted, fights = is_hunted(c, s), is_warship(c, s, s.ship)
    best, pick, looks_for_ship = 0, NO_ACTION, False
    if s.deal == FLEET:
        looks_for_ship = wants_ship(c, s, money)
    for place in range(s.shown):
        card = int(s.table[place])
        if s.deal == FLEET:
            use = use_of_ship(c, s, card) if looks_for_ship else 0
        else:
            use = 0 if aboard(s, s.ship, card) else use_of_crew(c, s, card, hunted, fights)
            use = use if money >= EARNS * c.crew_cost[card] else 0
        if use > best:
            best, pick = use, FIRST[DO_HIRE] + place
    if pick != NO_ACTION:
        return pick
    again = looks_for_ship and s.shown < SLOTS and can_use(c, s, s.ship, RECRUITER)
    return FIRST[DO_USE] + RECRUITER if again else FIRST[DO_DONE]


@rule
def use_of_ship(c: Content, s: State, design: int) -> int:
    """Traders want a hold that pays its upkeep, raiders speed and guns, builders either. Nobody wants a ship that they
    cannot keep."""
    swift, upkeep, hold = c.value[design, MOVE], c.upkeep[design], c.value[design, CARGO]
    raider = strategy(s, s.seat) == RAIDER
    goods, rounds = goods_needed(c, s), FUNDED_ROUNDS
    if raider:
        goods, rounds = goods // 2, FUNDED_ROUNDS + 2  # its ships need no goods, but earn nothing for long
    if free_credits(c, s) < c.hire_cost[design] + rounds * upkeep + goods:
        return 0
    if raider or (strategy(s, s.seat) == BUILDER and hold < HAULER_HOLD):
        return max(1, 10 * swift + 4 * c.value[design, ATTACK_VALUE] + hold - upkeep)
    return hold * hold * min(swift, FAST - 1) // FAST - upkeep if hold >= HAULER_HOLD else 0


@rule
def use_of_crew(c: Content, s: State, post: int, hunted: bool, fights: bool) -> int:
    """How useful a crew member is to this ship; 0: not at all."""
    flagship, space = s.ship % SLOTS == 0, capacity(c, s, s.ship)
    if post == ENGINEER:
        return 9 if not fights else 0
    if post == NAVIGATOR:
        return 4 if flagship else 0
    if post == BROKER:
        return 5 if space >= BROKER_HOLD else 0
    if post == PURSER:
        return 8 if not flagship else 0
    if post == DIPLOMAT:
        return 7 if not flagship and (space <= SMALL_HOLD or strategy(s, s.seat) == RAIDER) else 0
    if post == MECHANIC:
        return 3 if s.damage[s.ship] > 0 or hunted else 0
    if post in (HELMSMAN, SECURITY):
        return 2 if hunted and flagship else 0
    if post in (TACTICIAN, GUNNER, SALVOR):
        return 6 if fights else 0
    return 1 if post == RECRUITER and flagship and s.rounds < LAST_HIRE_ROUND and ships_of(s, s.seat) < SLOTS else 0
