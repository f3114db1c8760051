"""Legality: the judge, and the list of legal actions."""

from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints
from longhaul.games.gem_traders.action_table import judge_action
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.rules.boosts import judge_play
from longhaul.games.gem_traders.rules.crew import (
    judge_monger,
    judge_sabotage,
)
from longhaul.games.gem_traders.rules.exchange import judge_swap, judge_trade
from longhaul.games.gem_traders.rules.home import (
    judge_cargo,
)
from longhaul.games.gem_traders.rules.market import judge_buy
from longhaul.games.gem_traders.rules.mining import judge_mine, judge_salvage
from longhaul.games.gem_traders.rules.missions import judge_mission
from longhaul.games.gem_traders.rules.movement import is_exchange, is_free
from longhaul.games.gem_traders.rules.officers import (
    judge_use,
)
from longhaul.games.gem_traders.rules.turn import is_frozen, judge_done
from longhaul.games.gem_traders.state import (
    ACTIVE_OFFICERS,
    BOOSTS,
    BUY,
    CONVERT,
    DECLARE,
    DIE,
    DONE,
    END,
    FIRST_DOCK,
    GIVE,
    GO,
    GOODS,
    HOME,
    KEEP,
    LAST_DOCK,
    LOAD,
    MINE,
    MISSION,
    MISSION_CENTER,
    NO_RATE,
    PILES,
    PLAY,
    SABOTAGE,
    SALVAGE,
    SLOTS,
    SPACE,
    SWAP,
    TARGET,
    TRADE,
    TRUCK,
    UP,
    USE,
    Content,
    Outcome,
    Phase,
    State,
)


@rule
def judge(c: Content, s: State, action: int) -> int:
    """0 if the action is legal, else the clause that forbids it."""
    if s.phase == Phase.OVER:
        return Clause.END_04 if s.outcome == Outcome.STOPPED else Clause.END_01
    if s.phase == Phase.MENU and is_barred_by_freeze(action) and is_frozen(s):
        return Clause.BD_04
    return judge_action(c, s, action)


@rule
def is_barred_by_freeze(action: int) -> bool:
    """Another's Freeze leaves only mining, salvage, trade and the end of the turn (GT-BD-04)."""
    return GO <= action < MINE or MISSION <= action < GIVE


# The legal list -------------------------------------------------------------------------------
@rule
def legal(c: Content, s: State, out: Ints) -> int:
    """Write the legal actions to `out` in ascending order; return how many there are."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.MENU:
        return legal_actions(c, s, out)
    out[0] = DONE
    n = int(judge_done(s) == Clause.LEGAL)
    if s.phase == Phase.TRADE:
        n = list_swaps(s, out, n)
    first, last = offered(s)
    for action in range(first, last):
        out[n] = action
        n += judge_action(c, s, action) == Clause.LEGAL
    return n


@rule
def legal_actions(c: Content, s: State, out: Ints) -> int:
    """The menu, block by block; blocks for cards that the player does not have are skipped."""
    frozen = is_frozen(s)
    out[0] = END
    n = 1
    if not frozen:
        n = list_moves(c, s, out, n)
        out[n] = LOAD
        n += judge_cargo(s) == Clause.LEGAL
    out[n] = MINE
    n += judge_mine(s) == Clause.LEGAL
    out[n] = SALVAGE
    n += judge_salvage(s) == Clause.LEGAL
    out[n] = TRADE
    n += judge_trade(s) == Clause.LEGAL
    return n if frozen else list_business(c, s, out, n)


@rule
def list_moves(c: Content, s: State, out: Ints, n: int) -> int:
    """From a dock outside the exchange the only way is out."""
    here = s.place[s.seat]
    if here != SPACE:
        out[n] = GO
        n += 1
    first, last = (FIRST_DOCK, LAST_DOCK) if here != SPACE else (HOME, MISSION_CENTER)
    if here == SPACE or is_exchange(here):
        for place in range(first, last + 1):
            out[n] = GO + place
            n += place != here and is_free(c, s, place)
    return n


@rule
def list_business(c: Content, s: State, out: Ints, n: int) -> int:
    if s.place[s.seat] == MISSION_CENTER:
        for pile in range(PILES):
            out[n] = MISSION + pile
            n += judge_mission(c, s, pile) == Clause.LEGAL
    for slot in range(SLOTS):
        out[n] = BUY + slot
        n += judge_buy(c, s, slot) == Clause.LEGAL
    out[n] = SABOTAGE
    n += judge_sabotage(s) == Clause.LEGAL
    out[n] = TRUCK
    n += judge_monger(s) == Clause.LEGAL
    if s.officers[s.seat] != 0:
        for officer in range(ACTIVE_OFFICERS):
            out[n] = USE + officer
            n += judge_use(s, officer) == Clause.LEGAL
    for boost in range(BOOSTS):
        if s.held[s.seat, boost] > 0:
            out[n] = PLAY + boost
            n += judge_play(s, boost) == Clause.LEGAL
    return n


@rule
def list_swaps(s: State, out: Ints, n: int) -> int:
    """Trades that the cargo can pay for."""
    for pay in range(GOODS):
        if s.cargo[s.seat, pay] >= s.die[pay]:
            for get in range(GOODS):
                out[n] = SWAP + pay * GOODS + get
                n += judge_swap(s, pay, get) == Clause.LEGAL
    return n


@rule
def offered(s: State) -> tuple[int, int]:
    """The range of actions that a phase can offer."""
    phase = s.phase
    if phase == Phase.TRADE or phase == Phase.BROKER:
        return UP, DIE
    if phase == Phase.FLY:
        return GO, LOAD
    if phase == Phase.SWITCH or phase == Phase.HACK or phase == Phase.REROLL:
        return DIE, TARGET
    if phase == Phase.SABOTAGE or phase == Phase.PARTNER:
        return TARGET, CONVERT
    if phase == Phase.DECLARE:
        return DECLARE, KEEP
    if phase == Phase.CONVERT and s.rate == NO_RATE:
        return CONVERT, DECLARE
    return GIVE, KEEP + 1 if phase == Phase.BARTER else SWAP
