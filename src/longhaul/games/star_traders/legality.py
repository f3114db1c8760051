"""Legality: the one judge, and the list of what it allows. Every phase offers some blocks of actions and no others."""

from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import CREW, EDGES, FLEET, HELMSMAN, OFF, REGIONS, SECURITY, WIDTH, Phase
from longhaul.games.star_traders.menus import MENU, SILENCE
from longhaul.games.star_traders.rules.acquisition import judge_purchase
from longhaul.games.star_traders.rules.action_phase import judge_enter, judge_mechanic, judge_meet
from longhaul.games.star_traders.rules.blockade import (
    judge_call_off,
    judge_declare,
    judge_diplomat,
    judge_roll,
    judge_side,
)
from longhaul.games.star_traders.rules.board import judge_base, judge_cell, judge_rotation
from longhaul.games.star_traders.rules.combat import judge_attack, judge_defence_crew, judge_fire_crew, judge_target
from longhaul.games.star_traders.rules.corporate import (
    judge_build_factory,
    judge_build_toll,
    judge_buy_toll,
    judge_colour,
    judge_factory_at,
    judge_improve_toll,
    judge_produce,
    judge_toll_at,
    judge_toll_to,
)
from longhaul.games.star_traders.rules.exploration import judge_reveal, judge_turn
from longhaul.games.star_traders.rules.hiring import judge_draw, judge_extra, judge_hire, judge_recruiter
from longhaul.games.star_traders.rules.influence import judge_exchange
from longhaul.games.star_traders.rules.priority import judge_bid, judge_order
from longhaul.games.star_traders.rules.ships import room
from longhaul.games.star_traders.rules.swaps import judge_cargo, judge_end_swap, judge_member, judge_overflow
from longhaul.games.star_traders.rules.trade import (
    can_compute,
    judge_broker,
    judge_buy,
    judge_quantity,
    judge_sell,
    judge_terms,
    stored,
)
from longhaul.games.star_traders.rules.travel import judge_move, judge_travel_crew
from longhaul.games.star_traders.rules.upgrades import (
    judge_buy_upgrade,
    judge_hull,
    judge_hull_of_wreck,
    judge_improve,
    judge_raise,
)
from longhaul.games.star_traders.rules.upkeep import (
    judge_dismiss,
    judge_mend,
    judge_pay_factory,
    judge_pay_ship,
    judge_pay_station,
)
from longhaul.games.star_traders.rules.wrecks import judge_haven, judge_salvor, judge_spoil
from longhaul.games.star_traders.state import (
    ACTIONS,
    BLOCKS,
    DO_ATTACK,
    DO_BID,
    DO_BUILD_FACTORY,
    DO_BUILD_TOLL,
    DO_BUY,
    DO_BUY_TOLL,
    DO_BUY_UPGRADE,
    DO_CELL,
    DO_COLOUR,
    DO_CONFIRM,
    DO_DECLARE,
    DO_DISMISS,
    DO_DONE,
    DO_DRAW_CREW,
    DO_DRAW_FLEET,
    DO_ENTER,
    DO_EXCHANGE,
    DO_EXTRA_CARD,
    DO_FETCH,
    DO_FETCH_CREW,
    DO_GIVE,
    DO_GIVE_CREW,
    DO_HINDER,
    DO_HIRE,
    DO_IMPROVE,
    DO_IMPROVE_TOLL,
    DO_MEET,
    DO_MEND,
    DO_NUMBER,
    DO_ORDER,
    DO_PAY_FACTORY,
    DO_PAY_SHIP,
    DO_PAY_STATION,
    DO_PICK,
    DO_PRODUCE,
    DO_PURCHASE,
    DO_RAISE_UPGRADE,
    DO_REINFORCE,
    DO_REPAIR,
    DO_ROLL,
    DO_ROTATE,
    DO_SECTOR,
    DO_SELL,
    DO_SELL_UPGRADE,
    DO_TARGET,
    DO_USE,
    FIRST,
    Content,
    State,
)

ACTION_COUNT = ACTIONS.size
BLOCK_COUNT = len(BLOCKS)
ALL_REGIONS = (1 << REGIONS) - 1


@rule
def judge(c: Content, s: State, action: int) -> int:
    """0 if the action is legal, else the clause that forbids it."""
    if s.phase == Phase.OVER:
        return Clause.WIN_02
    block = 0
    while action >= FIRST[block + 1]:
        block += 1
    if MENU[s.phase] >> block & 1 == 0:
        return SILENCE[s.phase]
    return judge_block(c, s, block, action - FIRST[block])


@rule
def legal(c: Content, s: State, out: Ints) -> int:
    """Write the legal actions to `out` in ascending order; return how many there are."""
    count = 0
    menu, near = MENU[s.phase], ALL_REGIONS
    if s.phase == Phase.TRAVEL:
        near = regions_near(s)
        menu &= ~0 if s.exploration else ~(1 << DO_CELL)
    for block in range(BLOCK_COUNT):
        if menu >> block & 1:
            place, end = 0, FIRST[block + 1] - FIRST[block]
            while place < end:
                if block == DO_SECTOR and near >> place // WIDTH & 1 == 0:
                    place += WIDTH  # a region that no line leads to
                    continue
                if judge_block(c, s, block, place) == Clause.LEGAL:
                    out[count] = FIRST[block] + place
                    count += 1
                place += 1
    return count


@rule
def is_idle(c: Content, s: State) -> bool:
    """Whether passing is the only choice: then the player is not asked (ruling L-11)."""
    menu = MENU[s.phase] & ~(1 << DO_DONE)
    for block in range(BLOCK_COUNT):
        if menu >> block & 1:
            for place in range(FIRST[block + 1] - FIRST[block]):
                if judge_block(c, s, block, place) == Clause.LEGAL:
                    return False
    return True


@rule
def regions_near(s: State) -> int:
    """The ship's region and those joined to it, as bits."""
    region = s.at[s.ship] // WIDTH
    near = 1 << region
    for edge in range(EDGES):
        if s.link[region, edge] != OFF:
            near |= 1 << int(s.link[region, edge]) // WIDTH
    return near


@rule
def judge_block(c: Content, s: State, block: int, n: int) -> int:
    """An action that the phase offers; `n` is its place in its block."""
    if block == DO_DONE:
        return judge_done(c, s)
    if block == DO_USE:
        return judge_use(c, s, n)
    if block == DO_SECTOR:
        return judge_sector(c, s, n)
    if block < DO_ENTER:
        return judge_early(c, s, block, n)
    if block < DO_BUY:
        return judge_deed(c, s, block, n)
    if block < DO_GIVE:
        return judge_business(c, s, block, n)
    return judge_late(c, s, block, n)


@rule
def judge_done(c: Content, s: State) -> int:
    """Most things can be declined; a swap only within its limits, a Diplomat's markers not at all."""
    if s.phase == Phase.SWAP:
        return judge_end_swap(c, s)
    if s.phase == Phase.TERMS:
        return judge_terms(c, s)
    return Clause.BLK_13 if s.phase == Phase.SIEGE and s.favour > 0 else Clause.LEGAL


@rule
def judge_use(c: Content, s: State, post: int) -> int:
    """Crew are used at the moment named on their card (ST-CREW-11)."""
    phase = s.phase
    if phase == Phase.TRAVEL:
        return judge_travel_crew(c, s, post)
    if phase == Phase.TERMS:
        return judge_broker(c, s, post)
    if phase == Phase.DRAW:
        return judge_recruiter(c, s, post)
    if phase == Phase.AIM:
        return judge_fire_crew(c, s, post)
    if phase == Phase.BRACE or phase == Phase.SHIELD:
        return judge_defence_crew(c, s, post, HELMSMAN if phase == Phase.BRACE else SECURITY)
    if phase == Phase.AGAIN:
        return judge_salvor(c, s, post)
    if phase == Phase.SIEGE:
        return judge_diplomat(c, s, post)
    return judge_mechanic(c, s, post)


@rule
def judge_sector(c: Content, s: State, sector: int) -> int:
    phase = s.phase
    if phase == Phase.TRAVEL:
        return judge_move(c, s, sector)
    if phase == Phase.BASE:
        return judge_base(s, sector)
    if phase == Phase.TOLL_AT:
        return judge_toll_at(c, s, sector)
    if phase == Phase.TOLL_TO:
        return judge_toll_to(c, s, sector)
    if phase == Phase.FACTORY_AT:
        return judge_factory_at(c, s, sector)
    return judge_haven(s, sector)


@rule
def judge_early(c: Content, s: State, block: int, n: int) -> int:
    """The map, influence, upkeep, the market."""
    if block == DO_NUMBER:
        return judge_quantity(c, s, n + 1)
    if block == DO_CELL:
        if s.phase == Phase.TRAVEL:
            return judge_reveal(c, s, n // EDGES, n % EDGES)
        return judge_cell(c, s, n // EDGES, n % EDGES)
    if block == DO_ROTATE:
        return judge_turn(c, s, n) if s.phase == Phase.REVEAL else judge_rotation(c, s, n)
    if block == DO_EXCHANGE:
        return judge_exchange(s)
    if block == DO_PAY_SHIP:
        return judge_pay_ship(c, s, n)
    if block == DO_PAY_STATION:
        return judge_pay_station(c, s, n)
    if block == DO_PAY_FACTORY:
        return judge_pay_factory(c, s, n)
    if block == DO_DISMISS:
        return judge_dismiss(s, n + 1)
    if block == DO_MEND:
        return judge_mend(s, n)
    if block == DO_CONFIRM and s.phase == Phase.TERMS:
        return Clause.LEGAL if can_compute(s) else Clause.UPG_10
    return Clause.LEGAL


@rule
def judge_deed(c: Content, s: State, block: int, n: int) -> int:
    """What a ship may turn to in its action turn."""
    if block == DO_ENTER:
        return judge_enter(c, s)
    if block == DO_MEET:
        return judge_meet(c, s, n)
    if block == DO_ATTACK:
        return judge_attack(c, s, n)
    if block == DO_TARGET:
        return judge_target(s, n)
    if block == DO_PURCHASE:
        return judge_purchase(c, s)
    if block == DO_DECLARE:
        return judge_declare(c, s)
    return judge_roll(c, s) if block == DO_ROLL else judge_call_off(c, s)


@rule
def judge_business(c: Content, s: State, block: int, n: int) -> int:
    """At a site."""
    if block == DO_BUY:
        return judge_buy(c, s, n)
    if block == DO_SELL:
        return judge_sell(s, n)
    if block in (DO_REPAIR, DO_REINFORCE):
        if s.phase == Phase.ACT:
            return judge_hull_of_wreck(c, s, block == DO_REPAIR)
        return judge_hull(c, s, block == DO_REPAIR)
    if block == DO_BUY_UPGRADE:
        return judge_buy_upgrade(c, s, n)
    if block == DO_RAISE_UPGRADE:
        return judge_raise(c, s, n)
    if block == DO_SELL_UPGRADE:
        return Clause.LEGAL if s.fitted[s.ship, n] > 0 else Clause.UPG_10
    if block == DO_IMPROVE:
        return judge_improve(c, s, n)
    if block in (DO_DRAW_FLEET, DO_DRAW_CREW):
        return judge_draw(c, s, FLEET if block == DO_DRAW_FLEET else CREW)
    return judge_loading(c, s, block, n)


@rule
def judge_loading(c: Content, s: State, block: int, n: int) -> int:
    """Cards on the table, units in factories."""
    if block == DO_EXTRA_CARD:
        return judge_extra(s)
    if block == DO_HIRE:
        return judge_hire(c, s, n)
    if stored(s, n) == 0:
        return Clause.FAC_09
    return Clause.LEGAL if room(c, s, s.ship) > 0 else Clause.TRADE_14


@rule
def judge_late(c: Content, s: State, block: int, n: int) -> int:
    """Swaps, corporate actions, priority, blockade tokens."""
    if block in (DO_GIVE, DO_FETCH):
        giving = block == DO_GIVE
        return judge_cargo(c, s, s.ship if giving else s.foe, s.foe if giving else s.ship, n)
    if block in (DO_GIVE_CREW, DO_FETCH_CREW):
        giving = block == DO_GIVE_CREW
        return judge_member(s, s.ship if giving else s.foe, s.foe if giving else s.ship, n)
    if block == DO_PICK:
        return judge_spoil(s, n) if s.phase == Phase.SPOILS else judge_overflow(s, n)
    if block == DO_BUILD_TOLL:
        return judge_build_toll(c, s)
    if block == DO_IMPROVE_TOLL:
        return judge_improve_toll(c, s, n)
    if block == DO_BUY_TOLL:
        return judge_buy_toll(c, s, n)
    if block == DO_BUILD_FACTORY:
        return judge_build_factory(c, s)
    if block == DO_PRODUCE:
        return judge_produce(c, s)
    if block == DO_COLOUR:
        return judge_colour(s, n)
    if block == DO_ORDER:
        return judge_order(s, n)
    if block == DO_BID:
        return judge_bid(s, n)
    return judge_side(s, block == DO_HINDER)
