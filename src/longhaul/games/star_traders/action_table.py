"""Every block of actions with its judge and its effect, phase by phase, and the clause that forbids all others."""

import numpy as np

from longhaul.core.jit.dispatch import ActionTable, Handler
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import LAST_DECISION, Phase
from longhaul.games.star_traders.rules.acquisition import judge_purchase, purchase
from longhaul.games.star_traders.rules.action_phase import (
    enter,
    judge_enter,
    judge_mechanic,
    judge_meet,
    meet,
    use_mechanic,
)
from longhaul.games.star_traders.rules.blockade import (
    begin_roll,
    call_off,
    declare,
    hinder,
    judge_call_off,
    judge_declare,
    judge_diplomat,
    judge_hinder,
    judge_no_side,
    judge_roll,
    judge_support,
    send_envoy,
    support,
)
from longhaul.games.star_traders.rules.combat import (
    aim_at,
    begin_attack,
    judge_attack,
    judge_fire_crew,
    judge_helmsman,
    judge_security_chief,
    judge_target,
    open_fire,
    use_defence_crew,
    use_gunnery_crew,
)
from longhaul.games.star_traders.rules.corporate import (
    begin_factory,
    begin_production,
    begin_toll,
    build_factory,
    build_toll,
    buy_toll,
    choose_toll_sector,
    improve_toll,
    judge_build_factory,
    judge_build_toll,
    judge_buy_toll,
    judge_colour,
    judge_factory_at,
    judge_improve_toll,
    judge_produce,
    judge_toll_at,
    judge_toll_to,
    produce,
)
from longhaul.games.star_traders.rules.declining import decline
from longhaul.games.star_traders.rules.fleet.hiring import (
    close_session,
    draw_crew,
    draw_extra,
    draw_fleet,
    hire,
    judge_draw_crew,
    judge_draw_fleet,
    judge_extra,
    judge_hire,
    judge_recruiter,
    recruit,
)
from longhaul.games.star_traders.rules.fleet.swaps import (
    end_swap,
    fetch,
    fetch_crew,
    give,
    give_crew,
    judge_end_swap,
    judge_fetch,
    judge_fetch_crew,
    judge_give,
    judge_give_crew,
    judge_overflow,
    overflow,
)
from longhaul.games.star_traders.rules.fleet.upgrades import (
    fit,
    improve,
    judge_buy_upgrade,
    judge_improve,
    judge_raise,
    judge_reinforce,
    judge_reinforce_of_wreck,
    judge_repair,
    judge_repair_of_wreck,
    judge_sell_upgrade,
    reinforce,
    repair,
    sell_upgrade,
)
from longhaul.games.star_traders.rules.influence import exchange, judge_exchange, take_income, take_token
from longhaul.games.star_traders.rules.map.board import (
    choose_cell,
    choose_rotation,
    choose_side,
    found,
    judge_base,
    judge_cell,
    judge_rotation,
)
from longhaul.games.star_traders.rules.map.exploration import judge_reveal, judge_turn, reveal, turn_up
from longhaul.games.star_traders.rules.market import manipulate
from longhaul.games.star_traders.rules.priority import arrange, bid, judge_bid, judge_order, pass_bid
from longhaul.games.star_traders.rules.trade import (
    broker,
    buy,
    compute,
    judge_broker,
    judge_buy,
    judge_compute,
    judge_load,
    judge_number,
    judge_sell,
    judge_terms,
    load_units,
    number,
    sell,
)
from longhaul.games.star_traders.rules.travel import end_travel, hurry, judge_move, judge_travel_crew, move
from longhaul.games.star_traders.rules.upkeep import (
    choose_factory,
    choose_station,
    dismiss_ship,
    judge_dismissal,
    judge_mend,
    judge_pay_factory,
    judge_pay_ship,
    judge_pay_station,
    mend,
    pay_ship,
    spare,
)
from longhaul.games.star_traders.rules.wrecks import (
    choose_haven,
    judge_haven,
    judge_salvor,
    judge_spoil,
    pick_spoil,
    roll_for_salvage,
    use_salvor,
)
from longhaul.games.star_traders.state import ACTIONS, State

FORBIDDEN_BY = {  # the clause that forbids what a phase does not offer
    Phase.OVER: Clause.WIN_02,
    Phase.CELL: Clause.SETUP_05,
    Phase.SIDE: Clause.SETUP_05,
    Phase.ROTATE: Clause.SETUP_05,
    Phase.BASE: Clause.SETUP_15,
    Phase.INFLUENCE: Clause.INF_01,
    Phase.EXCHANGE: Clause.INF_03,
    Phase.PURSER: Clause.GEN_01,
    Phase.UPKEEP: Clause.UPK_07,
    Phase.MEND: Clause.TGT_05,
    Phase.MANIPULATE: Clause.MKT_05,
    Phase.TRAVEL: Clause.GEN_01,
    Phase.REVEAL: Clause.EXPL_04,
    Phase.ACT: Clause.ACT_02,
    Phase.PLANET: Clause.ACT_02,
    Phase.OUTPOST: Clause.UPG_14,
    Phase.TERMS: Clause.GEN_01,
    Phase.QUANTITY: Clause.TRADE_01,
    Phase.DRAW: Clause.SITE_04,
    Phase.SWAP: Clause.SHIP_04,
    Phase.AIM: Clause.GEN_01,
    Phase.BRACE: Clause.GEN_01,
    Phase.SHIELD: Clause.GEN_01,
    Phase.SALVAGE: Clause.SALV_01,
    Phase.SALVAGE_AGAIN: Clause.SALV_01,
    Phase.SPOILS: Clause.SALV_04,
    Phase.HAVEN: Clause.DEST_09,
    Phase.SIEGE: Clause.BLK_13,
    Phase.CORPORATE: Clause.CORP_01,
    Phase.TOLL_AT: Clause.TOLL_01,
    Phase.TOLL_TO: Clause.TOLL_01,
    Phase.FACTORY_AT: Clause.FAC_01,
    Phase.PRODUCE: Clause.FAC_11,
    Phase.ORDER: Clause.PRI_03,
    Phase.BID: Clause.BID_03,
    Phase.OVERFLOW: Clause.IMP_08,
}


DECLINABLE = (  # phases that can simply be declined
    Phase.EXCHANGE,
    Phase.PURSER,
    Phase.MEND,
    Phase.MANIPULATE,
    Phase.ACT,
    Phase.PLANET,
    Phase.OUTPOST,
    Phase.BRACE,
    Phase.SHIELD,
    Phase.SALVAGE,
    Phase.SALVAGE_AGAIN,
    Phase.CORPORATE,
    Phase.PRODUCE,
)


@rule
def always_legal() -> int:
    return Clause.LEGAL


@rule
def not_offered(s: State) -> int:
    return FORBIDDING_CLAUSE[s.phase]


TABLE = ActionTable(
    __name__,
    ACTIONS,
    Handler("done", always_legal, decline, DECLINABLE),
    Handler("done", always_legal, end_travel, (Phase.TRAVEL,)),
    Handler("done", judge_terms, decline, (Phase.TERMS,)),
    Handler("done", always_legal, close_session, (Phase.DRAW,)),
    Handler("done", judge_end_swap, end_swap, (Phase.SWAP,)),
    Handler("done", judge_no_side, decline, (Phase.SIEGE,)),
    Handler("done", always_legal, pass_bid, (Phase.BID,)),
    Handler("confirm", always_legal, spare, (Phase.PURSER,)),
    Handler("confirm", judge_compute, compute, (Phase.TERMS,)),
    Handler("confirm", always_legal, open_fire, (Phase.AIM,)),
    Handler("confirm", always_legal, roll_for_salvage, (Phase.SALVAGE,)),
    Handler("number", judge_number, number, (Phase.QUANTITY,)),
    Handler("sector", judge_base, found, (Phase.BASE,)),
    Handler("sector", judge_move, move, (Phase.TRAVEL,)),
    Handler("sector", judge_haven, choose_haven, (Phase.HAVEN,)),
    Handler("sector", judge_toll_at, choose_toll_sector, (Phase.TOLL_AT,)),
    Handler("sector", judge_toll_to, build_toll, (Phase.TOLL_TO,)),
    Handler("sector", judge_factory_at, build_factory, (Phase.FACTORY_AT,)),
    Handler("cell", judge_cell, choose_cell, (Phase.CELL,)),
    Handler("cell", judge_reveal, reveal, (Phase.TRAVEL,)),
    Handler("rotate", judge_rotation, choose_rotation, (Phase.ROTATE,)),
    Handler("rotate", judge_turn, turn_up, (Phase.REVEAL,)),
    Handler("side", always_legal, choose_side, (Phase.SIDE,)),
    Handler("take_token", always_legal, take_token, (Phase.INFLUENCE,)),
    Handler("take_income", always_legal, take_income, (Phase.INFLUENCE,)),
    Handler("exchange", judge_exchange, exchange, (Phase.EXCHANGE,)),
    Handler("pay_ship", judge_pay_ship, pay_ship, (Phase.UPKEEP,)),
    Handler("pay_station", judge_pay_station, choose_station, (Phase.UPKEEP,)),
    Handler("pay_factory", judge_pay_factory, choose_factory, (Phase.UPKEEP,)),
    Handler("dismiss", judge_dismissal, dismiss_ship, (Phase.UPKEEP,)),
    Handler("mend", judge_mend, mend, (Phase.MEND,)),
    Handler("manipulate", always_legal, manipulate, (Phase.MANIPULATE,)),
    Handler("enter", judge_enter, enter, (Phase.ACT,)),
    Handler("meet", judge_meet, meet, (Phase.ACT,)),
    Handler("attack", judge_attack, begin_attack, (Phase.ACT,)),
    Handler("target", judge_target, aim_at, (Phase.AIM,)),
    Handler("purchase", judge_purchase, purchase, (Phase.ACT,)),
    Handler("declare", judge_declare, declare, (Phase.ACT,)),
    Handler("roll", judge_roll, begin_roll, (Phase.ACT,)),
    Handler("call_off", judge_call_off, call_off, (Phase.ACT,)),
    Handler("buy", judge_buy, buy, (Phase.PLANET, Phase.OUTPOST)),
    Handler("sell", judge_sell, sell, (Phase.PLANET, Phase.OUTPOST)),
    Handler("repair", judge_repair_of_wreck, repair, (Phase.ACT,)),
    Handler("repair", judge_repair, repair, (Phase.PLANET,)),
    Handler("reinforce", judge_reinforce_of_wreck, reinforce, (Phase.ACT,)),
    Handler("reinforce", judge_reinforce, reinforce, (Phase.PLANET,)),
    Handler("buy_upgrade", judge_buy_upgrade, fit, (Phase.PLANET,)),
    Handler("raise_upgrade", judge_raise, fit, (Phase.PLANET,)),
    Handler("sell_upgrade", judge_sell_upgrade, sell_upgrade, (Phase.PLANET,)),
    Handler("improve", judge_improve, improve, (Phase.PLANET,)),
    Handler("draw_fleet", judge_draw_fleet, draw_fleet, (Phase.PLANET, Phase.OUTPOST)),
    Handler("draw_crew", judge_draw_crew, draw_crew, (Phase.PLANET, Phase.OUTPOST)),
    Handler("extra_card", judge_extra, draw_extra, (Phase.DRAW,)),
    Handler("hire", judge_hire, hire, (Phase.DRAW,)),
    Handler("use", judge_travel_crew, hurry, (Phase.TRAVEL,)),
    Handler("use", judge_mechanic, use_mechanic, (Phase.ACT, Phase.PLANET, Phase.OUTPOST)),
    Handler("use", judge_broker, broker, (Phase.TERMS,)),
    Handler("use", judge_recruiter, recruit, (Phase.DRAW,)),
    Handler("use", judge_fire_crew, use_gunnery_crew, (Phase.AIM,)),
    Handler("use", judge_helmsman, use_defence_crew, (Phase.BRACE,)),
    Handler("use", judge_security_chief, use_defence_crew, (Phase.SHIELD,)),
    Handler("use", judge_salvor, use_salvor, (Phase.SALVAGE_AGAIN,)),
    Handler("use", judge_diplomat, send_envoy, (Phase.SIEGE,)),
    Handler("load", judge_load, load_units, (Phase.PLANET,)),
    Handler("give", judge_give, give, (Phase.SWAP,)),
    Handler("fetch", judge_fetch, fetch, (Phase.SWAP,)),
    Handler("give_crew", judge_give_crew, give_crew, (Phase.SWAP,)),
    Handler("fetch_crew", judge_fetch_crew, fetch_crew, (Phase.SWAP,)),
    Handler("pick", judge_spoil, pick_spoil, (Phase.SPOILS,)),
    Handler("pick", judge_overflow, overflow, (Phase.OVERFLOW,)),
    Handler("build_toll", judge_build_toll, begin_toll, (Phase.CORPORATE,)),
    Handler("improve_toll", judge_improve_toll, improve_toll, (Phase.CORPORATE,)),
    Handler("buy_toll", judge_buy_toll, buy_toll, (Phase.CORPORATE,)),
    Handler("build_factory", judge_build_factory, begin_factory, (Phase.CORPORATE,)),
    Handler("produce", judge_produce, begin_production, (Phase.CORPORATE,)),
    Handler("colour", judge_colour, produce, (Phase.PRODUCE,)),
    Handler("order", judge_order, arrange, (Phase.ORDER,)),
    Handler("bid", judge_bid, bid, (Phase.BID,)),
    Handler("support", judge_support, support, (Phase.SIEGE,)),
    Handler("hinder", judge_hinder, hinder, (Phase.SIEGE,)),
    not_offered=not_offered,
)
judge_action = TABLE.build_judge()
perform = TABLE.build_effect()

# Arrays, as a GPU cannot look up a tuple by number.
OFFERED_BLOCKS = np.array([TABLE.offered(phase) for phase in range(LAST_DECISION + 1)])
FORBIDDING_CLAUSE = np.array([int(FORBIDDEN_BY[Phase(phase)]) for phase in range(LAST_DECISION + 1)])
