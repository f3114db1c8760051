"""Every block of actions with its judge and its effect.

At the menu a player chooses an action; what that action then asks for are steps, each in a phase of its own.
"""

from longhaul.core.jit.dispatch import ActionTable, Handler
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.rules.boosts import drop_one, find, judge_drop, judge_find, judge_play, play
from longhaul.games.gem_traders.rules.crew import (
    barter_give,
    barter_take,
    big_take,
    choose_partner,
    close_pair,
    declare,
    displace,
    judge_barter_give,
    judge_barter_take,
    judge_big_take,
    judge_choose_partner,
    judge_declare,
    judge_displace,
    judge_keep,
    judge_monger,
    judge_sabotage,
    start_bartering,
    start_sabotage,
)
from longhaul.games.gem_traders.rules.exchange import (
    choose_die,
    down,
    judge_die,
    judge_down,
    judge_swap,
    judge_trade,
    judge_up,
    judge_value,
    set_die,
    start_trading,
    swap,
    up,
)
from longhaul.games.gem_traders.rules.home import (
    jettison,
    judge_cargo,
    judge_jettison,
    judge_load,
    judge_unload,
    judge_unload_all,
    load_unit,
    open_hold,
    unload_all,
    unload_one,
)
from longhaul.games.gem_traders.rules.market import buy, judge_buy, judge_pay, pay
from longhaul.games.gem_traders.rules.mining import (
    dig,
    judge_dig,
    judge_mine,
    judge_pick,
    judge_salvage,
    mine,
    pick,
    salvage,
)
from longhaul.games.gem_traders.rules.missions import judge_mission, resolve
from longhaul.games.gem_traders.rules.movement import judge_fee, judge_flight, judge_go, move, take_fee
from longhaul.games.gem_traders.rules.officers import (
    choose_rate,
    convert_give,
    convert_take,
    judge_convert_give,
    judge_convert_take,
    judge_rate,
    judge_stow,
    judge_use,
    stow,
    use,
)
from longhaul.games.gem_traders.rules.turn import done, end, judge_done, judge_end
from longhaul.games.gem_traders.state import ACTIONS, GIVE, TAKE, Phase

MENU = (Phase.MENU,)


@rule
def not_offered(action: int) -> int:
    """Nothing is thrown overboard at will (GT-CAP-05); all else has its own step of the turn (GT-TURN-06)."""
    return Clause.CAP_05 if GIVE <= action < TAKE else Clause.TURN_06


TABLE = ActionTable(
    __name__,
    ACTIONS,
    Handler("end", judge_end, end),
    Handler("done", judge_done, done),
    Handler("go", judge_go, move, MENU),
    Handler("go", judge_flight, move, (Phase.FLY,)),  # by Engineer or Teleport
    Handler("cargo", judge_cargo, open_hold, MENU),
    Handler("mine", judge_mine, mine, MENU),
    Handler("salvage", judge_salvage, salvage, MENU),
    Handler("trade", judge_trade, start_trading, MENU),
    Handler("mission", judge_mission, resolve, MENU),
    Handler("buy", judge_buy, buy, MENU),
    Handler("sabotage", judge_sabotage, start_sabotage, MENU),
    Handler("monger", judge_monger, start_bartering, MENU),
    Handler("use", judge_use, use, MENU),
    Handler("play", judge_play, play, MENU),
    Handler("give", judge_unload, unload_one, (Phase.CARGO,)),
    Handler("give", judge_pay, pay, (Phase.PAY,)),
    Handler("give", judge_barter_give, barter_give, (Phase.BARTER,)),
    Handler("give", judge_stow, stow, (Phase.STOW,)),
    Handler("give", judge_convert_give, convert_give, (Phase.CONVERT,)),
    Handler("give", judge_drop, drop_one, (Phase.DROP,)),
    Handler("give", judge_jettison, jettison, (Phase.EXCESS,)),
    Handler("take", judge_load, load_unit, (Phase.CARGO,)),
    Handler("take", judge_dig, dig, (Phase.MINE,)),
    Handler("take", judge_pick, pick, (Phase.SALVAGE,)),
    Handler("take", judge_barter_take, barter_take, (Phase.BARTER,)),
    Handler("take", judge_convert_take, convert_take, (Phase.CONVERT,)),
    Handler("take", judge_find, find, (Phase.WINDFALL,)),
    Handler("take", judge_big_take, big_take, (Phase.TAKING,)),
    Handler("take", judge_fee, take_fee, (Phase.FEE,)),
    Handler("unload", judge_unload_all, unload_all, (Phase.CARGO,)),
    Handler("swap", judge_swap, swap, (Phase.TRADE,)),
    Handler("up", judge_up, up, (Phase.TRADE, Phase.BROKER)),
    Handler("down", judge_down, down, (Phase.TRADE, Phase.BROKER)),
    Handler("die", judge_die, choose_die, (Phase.SWITCH, Phase.HACK, Phase.REROLL)),
    Handler("value", judge_value, set_die, (Phase.HACK,)),
    Handler("target", judge_displace, displace, (Phase.SABOTAGE,)),
    Handler("target", judge_choose_partner, choose_partner, (Phase.PARTNER,)),
    Handler("convert", judge_rate, choose_rate, (Phase.CONVERT,)),
    Handler("declare", judge_declare, declare),
    Handler("keep", judge_keep, close_pair),
    not_offered=not_offered,
)
judge_action = TABLE.build_judge()
perform = TABLE.build_effect()
