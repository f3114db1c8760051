"""Every block of actions with its judge and its effect."""

from longhaul.core.jit.dispatch import ActionTable, Handler
from longhaul.games.free_trader.rules.buy import buy, judge_buy
from longhaul.games.free_trader.rules.cargo_loss import judge_lose, lose
from longhaul.games.free_trader.rules.combat import (
    counter,
    damage,
    judge_counter,
    judge_damage,
    judge_search,
    judge_take,
    search,
    take,
)
from longhaul.games.free_trader.rules.emergency import escape, escape_new, judge_escape, judge_escape_new
from longhaul.games.free_trader.rules.explore import judge_place, place
from longhaul.games.free_trader.rules.jump import judge_jump, jump
from longhaul.games.free_trader.rules.police import judge_pay, judge_scrap, pay, scrap
from longhaul.games.free_trader.rules.pregenerated import home, judge_home
from longhaul.games.free_trader.rules.sell import judge_sell, sell
from longhaul.games.free_trader.rules.turn import done, judge_done
from longhaul.games.free_trader.rules.upgrade import judge_upgrade, upgrade
from longhaul.games.free_trader.state import ACTIONS

TABLE = ActionTable(
    __name__,
    ACTIONS,
    Handler("done", judge_done, done),
    Handler("counter", judge_counter, counter),
    Handler("escape", judge_escape, escape),
    Handler("escape_new", judge_escape_new, escape_new),
    Handler("home", judge_home, home),
    Handler("place", judge_place, place),
    Handler("jump", judge_jump, jump),
    Handler("buy", judge_buy, buy),
    Handler("sell", judge_sell, sell),
    Handler("upgrade", judge_upgrade, upgrade),
    Handler("damage", judge_damage, damage),
    Handler("lose", judge_lose, lose),
    Handler("pay", judge_pay, pay),
    Handler("scrap", judge_scrap, scrap),
    Handler("search", judge_search, search),
    Handler("take", judge_take, take),
)
judge_action = TABLE.build_judge()
perform = TABLE.build_effect()
