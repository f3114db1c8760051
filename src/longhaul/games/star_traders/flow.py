"""What every action does. `legality` decides what is allowed, `phases` runs the game on to the next decision."""

from longhaul.core.events import Log
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import (
    CREW,
    EDGES,
    FACTORIES,
    FLEET,
    STATIONS,
    Deal,
    Phase,
)
from longhaul.games.star_traders.menus import AFTER_DONE
from longhaul.games.star_traders.phases import advance
from longhaul.games.star_traders.rules.acquisition import purchase
from longhaul.games.star_traders.rules.action_phase import enter, meet, use_mechanic
from longhaul.games.star_traders.rules.blockade import add_markers, begin_roll, call_off, declare, send_envoy
from longhaul.games.star_traders.rules.board import choose_cell, choose_side, found
from longhaul.games.star_traders.rules.combat import begin_attack, use_defence_crew, use_fire_crew
from longhaul.games.star_traders.rules.corporate import build_factory, build_toll, buy_toll, improve_toll, produce
from longhaul.games.star_traders.rules.exploration import reveal, turn_up
from longhaul.games.star_traders.rules.hiring import close_session, extra_card, hire, open_session
from longhaul.games.star_traders.rules.influence import exchange, take_income, take_token
from longhaul.games.star_traders.rules.market import manipulate
from longhaul.games.star_traders.rules.priority import arrange, bid, pass_bid
from longhaul.games.star_traders.rules.ships import pay_crew
from longhaul.games.star_traders.rules.swaps import end_swap, overflow, swap_cargo, swap_member
from longhaul.games.star_traders.rules.trade import begin_deal, broker, compute, settle_deal
from longhaul.games.star_traders.rules.travel import end_travel, hurry, move
from longhaul.games.star_traders.rules.upgrades import fit, improve, sell_upgrade
from longhaul.games.star_traders.rules.upkeep import dismiss, mend, pay_ship, pay_works, spare
from longhaul.games.star_traders.rules.wrecks import hand_over
from longhaul.games.star_traders.state import (
    DO_ATTACK,
    DO_BID,
    DO_BUILD_FACTORY,
    DO_BUILD_TOLL,
    DO_BUY,
    DO_BUY_TOLL,
    DO_BUY_UPGRADE,
    DO_CALL_OFF,
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
    DO_MANIPULATE,
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
    DO_SIDE,
    DO_TAKE_INCOME,
    DO_TAKE_TOKEN,
    DO_TARGET,
    DO_USE,
    FIRST,
    Content,
    State,
)


# Effects: each assumes that its action is legal. ------------------------------------------------
@rule
def apply(c: Content, s: State, action: int, log: Log) -> None:
    block = 0
    while action >= FIRST[block + 1]:
        block += 1
    n = action - FIRST[block]
    if block == DO_DONE:
        decline(s, log)
    elif block == DO_CONFIRM:
        confirm(c, s, log)
    elif block == DO_USE:
        use_crew(c, s, n, log)
    elif block < DO_ENTER:
        act_early(c, s, block, n, log)
    elif block < DO_BUY:
        act_here(c, s, block, n, log)
    elif block < DO_GIVE:
        do_business(c, s, block, n, log)
    else:
        act_late(c, s, block, n, log)
    advance(c, s, log)


@rule
def decline(s: State, log: Log) -> None:
    """Stop, pass or decline: the next phase follows from the current one."""
    phase = s.phase
    if phase == Phase.DRAW:
        close_session(s)
    elif phase == Phase.BID:
        pass_bid(s)
    elif phase == Phase.TRAVEL:
        end_travel(s, log)
    elif phase == Phase.SWAP:
        end_swap(s, log)
    else:
        s.phase = AFTER_DONE[phase]


@rule
def confirm(c: Content, s: State, log: Log) -> None:
    if s.phase == Phase.PURSER:
        spare(c, s, log)
    elif s.phase == Phase.TERMS:
        compute(c, s)
    else:
        s.phase = Phase.BRACING if s.phase == Phase.AIM else Phase.SALVAGE_ROLL


@rule
def use_crew(c: Content, s: State, post: int, log: Log) -> None:
    phase = s.phase
    if phase == Phase.TRAVEL:
        hurry(c, s, post, log)
    elif phase == Phase.TERMS:
        broker(c, s, log)
    elif phase == Phase.DRAW:
        extra_card(c, s, True, log)
    elif phase == Phase.AIM:
        use_fire_crew(c, s, post, log)
        s.phase = Phase.AIMING
    elif phase == Phase.BRACE or phase == Phase.SHIELD:
        use_defence_crew(c, s, post, log)
    elif phase == Phase.AGAIN:
        pay_crew(c, s, s.ship, post, log)
        s.phase = Phase.SALVAGE_ROLL
    elif phase == Phase.SIEGE:
        send_envoy(c, s, log)
    else:
        use_mechanic(c, s, log)


@rule
def act_early(c: Content, s: State, block: int, n: int, log: Log) -> None:
    """Quantities, sectors, the map, influence, upkeep, the market."""
    if block == DO_NUMBER:
        settle_deal(c, s, n + 1, log)
    elif block == DO_SECTOR:
        choose_sector(c, s, n, log)
    elif block < DO_TAKE_TOKEN:
        build_map(c, s, block, n, log)
    elif block == DO_TAKE_TOKEN:
        take_token(s, log)
    elif block == DO_TAKE_INCOME:
        take_income(c, s, log)
    elif block == DO_EXCHANGE:
        exchange(c, s, log)
    elif block == DO_PAY_SHIP:
        pay_ship(c, s, n, log)
    elif block in (DO_PAY_STATION, DO_PAY_FACTORY):
        station = block == DO_PAY_STATION
        pay_works(c, s, n if station else STATIONS, FACTORIES if station else n, log)
    elif block == DO_DISMISS:
        dismiss(c, s, n + 1, log)
    elif block == DO_MEND:
        mend(c, s, n, log)
    elif block == DO_MANIPULATE:
        manipulate(c, s, n // 2, n % 2, log)


@rule
def build_map(c: Content, s: State, block: int, n: int, log: Log) -> None:
    if block == DO_CELL:
        if s.phase == Phase.TRAVEL:
            reveal(c, s, n % EDGES, log)
        else:
            choose_cell(s, n // EDGES, n % EDGES)
    elif block == DO_SIDE:
        choose_side(c, s, n)
    elif block == DO_ROTATE:
        if s.phase == Phase.REVEAL:
            turn_up(c, s, n, log)
        else:
            s.step = n
            s.phase = Phase.LAID


@rule
def choose_sector(c: Content, s: State, sector: int, log: Log) -> None:
    phase = s.phase
    if phase == Phase.TRAVEL:
        move(c, s, sector, log)
    elif phase == Phase.BASE:
        found(s, sector, log)
    elif phase == Phase.TOLL_AT:
        s.place = sector
        s.phase = Phase.TOLL_TO
    elif phase == Phase.TOLL_TO:
        build_toll(c, s, sector, log)
    elif phase == Phase.FACTORY_AT:
        build_factory(c, s, sector, log)
    else:
        s.cell = sector
        s.phase = Phase.HOMING


@rule
def act_here(c: Content, s: State, block: int, n: int, log: Log) -> None:
    if block == DO_ENTER:
        enter(s)
    elif block == DO_MEET:
        meet(s, n, log)
    elif block == DO_ATTACK:
        begin_attack(s, n, log)
    elif block == DO_TARGET:
        s.target = n
        s.phase = Phase.AIMING
    elif block == DO_PURCHASE:
        purchase(c, s, log)
    elif block == DO_DECLARE:
        declare(s, log)
    elif block == DO_ROLL:
        begin_roll(s)
    elif block == DO_CALL_OFF:
        call_off(s, log)


@rule
def do_business(c: Content, s: State, block: int, n: int, log: Log) -> None:
    if block in (DO_BUY, DO_SELL):
        begin_deal(s, Deal.BUY if block == DO_BUY else Deal.SELL, n)
    elif block in (DO_REPAIR, DO_REINFORCE):
        begin_deal(s, Deal.REPAIR if block == DO_REPAIR else Deal.REINFORCE, 0)
    elif block in (DO_BUY_UPGRADE, DO_RAISE_UPGRADE):
        fit(c, s, n, log)
    elif block == DO_SELL_UPGRADE:
        sell_upgrade(c, s, n, log)
    elif block == DO_IMPROVE:
        improve(c, s, n, log)
    elif block in (DO_DRAW_FLEET, DO_DRAW_CREW):
        open_session(c, s, FLEET if block == DO_DRAW_FLEET else CREW)
    elif block == DO_EXTRA_CARD:
        extra_card(c, s, False, log)
    elif block == DO_HIRE:
        hire(c, s, n, log)
    else:
        begin_deal(s, Deal.LOAD, n)


@rule
def act_late(c: Content, s: State, block: int, n: int, log: Log) -> None:
    if block in (DO_GIVE, DO_FETCH):
        swap_cargo(s, n, block == DO_GIVE)
    elif block in (DO_GIVE_CREW, DO_FETCH_CREW):
        swap_member(s, n, block == DO_GIVE_CREW)
    elif block == DO_PICK:
        pick(s, n, log)
    elif block < DO_COLOUR:
        act_as_company(c, s, block, n, log)
    elif block == DO_COLOUR:
        produce(s, n, log)
    elif block == DO_ORDER:
        arrange(s, n, log)
    elif block == DO_BID:
        bid(s, n, log)
    else:
        add_markers(s, block == DO_HINDER, log)


@rule
def pick(s: State, good: int, log: Log) -> None:
    if s.phase == Phase.SPOILS:
        hand_over(s, good, 1)
        s.phase = Phase.SPOILING
    else:
        overflow(s, good, log)


@rule
def act_as_company(c: Content, s: State, block: int, n: int, log: Log) -> None:
    if block == DO_BUILD_TOLL:
        s.phase = Phase.TOLL_AT
    elif block == DO_IMPROVE_TOLL:
        improve_toll(c, s, n, log)
    elif block == DO_BUY_TOLL:
        buy_toll(c, s, n, log)
    elif block == DO_BUILD_FACTORY:
        s.phase = Phase.FACTORY_AT
    elif block == DO_PRODUCE:
        s.step = 0
        s.phase = Phase.NEXT_FACTORY
