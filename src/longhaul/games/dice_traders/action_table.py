"""Every block of actions with its judge and its effect."""

from longhaul.core.jit.dispatch import ActionTable, Handler
from longhaul.games.dice_traders.rules.bay import expand, judge_expand
from longhaul.games.dice_traders.rules.buy import buy, judge_buy
from longhaul.games.dice_traders.rules.roll import judge_lock, lock
from longhaul.games.dice_traders.rules.sell import judge_offer, judge_sell, offer, sell
from longhaul.games.dice_traders.rules.travel import (
    explore,
    follow,
    judge_explore,
    judge_follow,
    judge_retire,
    retire,
)
from longhaul.games.dice_traders.rules.turn import done, judge_done
from longhaul.games.dice_traders.state import ACTIONS

TABLE = ActionTable(
    __name__,
    ACTIONS,
    Handler("retire", judge_retire, retire),
    Handler("explore", judge_explore, explore),
    Handler("follow", judge_follow, follow),
    Handler("lock", judge_lock, lock),
    Handler("done", judge_done, done),
    Handler("sell", judge_sell, sell),
    Handler("offer", judge_offer, offer),
    Handler("buy", judge_buy, buy),
    Handler("expand", judge_expand, expand),
)
judge_action = TABLE.build_judge()
perform = TABLE.build_effect()
