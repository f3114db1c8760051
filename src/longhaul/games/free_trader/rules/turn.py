"""The course of a turn, from one decision to the next (FT-TURN)."""

from longhaul.core.events import Log
from longhaul.core.jit.dispatch import build_switch
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.rules.buy import close_market, keep_buying, open_market
from longhaul.games.free_trader.rules.combat import await_answer, enemy_attack
from longhaul.games.free_trader.rules.emergency import check_jump
from longhaul.games.free_trader.rules.event import arrive
from longhaul.games.free_trader.rules.explore import explore
from longhaul.games.free_trader.rules.jump import leave
from longhaul.games.free_trader.rules.police import confiscate, inspect
from longhaul.games.free_trader.rules.sell import keep_selling
from longhaul.games.free_trader.rules.upgrade import offer_upgrade
from longhaul.games.free_trader.state import CHOOSE_SPACE, LAST_DECISION, Content, Phase, State


@rule
def judge_done(c: Content, s: State) -> int:
    """Buying, searching, selling and upgrading are optional; everything else is compulsory (FT-TURN-03)."""
    if s.phase == Phase.HOME:
        return Clause.VPREGEN_03
    if s.phase == Phase.PLACE:
        return Clause.EXPLORE_07
    if s.phase == Phase.JUMP:
        return Clause.JUMP_01
    if s.phase == Phase.COMBAT:
        return Clause.COMBAT_07
    if s.phase == Phase.DAMAGE:
        return Clause.DMG_02
    if s.phase == Phase.LOSE:
        return Clause.DMG_05 if s.space_loss == CHOOSE_SPACE else Clause.DMG_06
    if s.phase == Phase.FINE:
        return Clause.POLICE_13
    if s.phase == Phase.TAKE or s.phase == Phase.HAVEN:
        return Clause.TURN_03
    return Clause.LEGAL


@rule
def done(c: Content, s: State, log: Log) -> None:
    """End an optional step; each leads on to the next (FT-TURN-01)."""
    if s.phase == Phase.BUY:
        close_market(s, log)
    elif s.phase == Phase.SELL:
        s.phase = Phase.UPGRADING
    elif s.phase == Phase.UPGRADE:
        s.phase = Phase.EXPLORING
    else:
        s.phase = Phase.SELLING  # the wreck is left alone


run_phase = build_switch(
    __name__,
    "run_phase",
    ("c", "s", "log"),
    "s.phase",
    {
        Phase.EXPLORING: explore,
        Phase.MARKET: open_market,
        Phase.BUYING: keep_buying,
        Phase.LEAVING: leave,
        Phase.ARRIVING: arrive,
        Phase.SELLING: keep_selling,
        Phase.UPGRADING: offer_upgrade,
        Phase.ATTACKED: enemy_attack,
        Phase.ANSWERING: await_answer,
        Phase.CHECKING: check_jump,
        Phase.INSPECTED: inspect,
        Phase.SETTLED: confiscate,
    },
)


@rule
def advance(c: Content, s: State, log: Log) -> None:
    """Let the game run until the player has a decision to make, or the game is over."""
    while s.phase > LAST_DECISION:
        run_phase(c, s, log)
