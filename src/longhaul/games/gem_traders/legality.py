"""Legality: the one judge, and the list of what it allows.

At the menu a player chooses an action (`judge_menu`); what that action then asks is a part of it (`judge_part`).
"""

from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.rules.boosts import judge_drop, judge_find, judge_play
from longhaul.games.gem_traders.rules.crew import (
    judge_barter_give,
    judge_barter_take,
    judge_big_take,
    judge_declare,
    judge_displace,
    judge_keep,
    judge_monger,
    judge_partner,
    judge_sabotage,
)
from longhaul.games.gem_traders.rules.exchange import judge_die, judge_step, judge_swap, judge_trade, judge_value
from longhaul.games.gem_traders.rules.home import (
    judge_cargo,
    judge_jettison,
    judge_load,
    judge_unload,
    judge_unload_all,
)
from longhaul.games.gem_traders.rules.market import judge_buy, judge_pay
from longhaul.games.gem_traders.rules.mining import judge_dig, judge_mine, judge_pick, judge_salvage
from longhaul.games.gem_traders.rules.missions import judge_mission
from longhaul.games.gem_traders.rules.movement import is_exchange, is_free, judge_fee, judge_flight, judge_go
from longhaul.games.gem_traders.rules.officers import (
    judge_convert_give,
    judge_convert_take,
    judge_rate,
    judge_stow,
    judge_use,
)
from longhaul.games.gem_traders.rules.turn import is_frozen
from longhaul.games.gem_traders.state import (
    ACTIVE_OFFICERS,
    BOOSTS,
    BUY,
    CONVERT,
    DECLARE,
    DIE,
    DONE,
    DOWN,
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
    NO_GOOD,
    NO_RATE,
    PILES,
    PLAY,
    SABOTAGE,
    SALVAGE,
    SLOTS,
    SPACE,
    SWAP,
    TAKE,
    TARGET,
    TRADE,
    TRUCK,
    UNLOAD,
    UP,
    USE,
    VALUE,
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
    if s.phase == Phase.MENU:
        return judge_menu(c, s, action)
    return judge_part(c, s, action)


@rule
def judge_menu(c: Content, s: State, action: int) -> int:
    """What a turn offers (GT-TURN-06); under another's Freeze only mining, salvage, trade and the end (GT-BD-04)."""
    if action == END:
        return Clause.LEGAL
    if action == MINE:
        return judge_mine(s)
    if action == SALVAGE:
        return judge_salvage(s)
    if action == TRADE:
        return judge_trade(s)
    if action >= GIVE or action == DONE:
        return judge_no_action(action)
    if is_frozen(s):
        return Clause.BD_04
    if action < LOAD:
        return judge_go(c, s, action - GO)
    return judge_business(c, s, action)


@rule
def judge_no_action(action: int) -> int:
    """Blocks that belong within an action: cargo cannot be thrown overboard at will (GT-CAP-05)."""
    if action == DONE:
        return Clause.TURN_03
    if action >= DECLARE and action < KEEP:
        return Clause.SHAPE_01
    return Clause.CAP_05 if action < TAKE else Clause.TURN_06


@rule
def judge_business(c: Content, s: State, action: int) -> int:
    if action == LOAD:
        return judge_cargo(s)
    if action < BUY:
        return judge_mission(c, s, action - MISSION)
    if action < SABOTAGE:
        return judge_buy(c, s, action - BUY)
    if action == SABOTAGE:
        return judge_sabotage(s)
    if action == TRUCK:
        return judge_monger(s)
    return judge_use(s, action - USE) if action < PLAY else judge_play(s, action - PLAY)


@rule
def judge_part(c: Content, s: State, action: int) -> int:
    """A part of the action under way."""
    if action == DONE:
        return judge_done(s)
    if action < GIVE:
        return judge_too_early(c, s, action)
    if action < TAKE:
        return judge_give(s, action - GIVE)
    if action < UNLOAD:
        return judge_take(s, action - TAKE)
    if action < DIE:
        return judge_at_exchange(s, action)
    if action < TARGET:
        return judge_dice(s, action)
    if action < CONVERT:
        return judge_target(s, action - TARGET)
    if action < DECLARE:
        return judge_rate(s, action - CONVERT) if s.phase == Phase.CONVERT else Clause.TURN_06
    return judge_declare(s, action - DECLARE) if action < KEEP else judge_keep(s)


@rule
def judge_too_early(c: Content, s: State, action: int) -> int:
    """An action under way must be finished first; only ending the turn has a clause of its own (GT-TURN-03)."""
    if action == END:
        return Clause.TURN_03
    if s.phase == Phase.FLY and GO <= action < LOAD:
        return judge_flight(c, s, action - GO)
    return Clause.TURN_06


@rule
def judge_done(s: State) -> int:
    """Optional parts may stop after the first (GT-TURN-07, GT-TRADE-16); obligatory ones may not."""
    phase = s.phase
    if phase == Phase.DECLARE:
        return Clause.LEGAL
    if phase == Phase.FEE:
        return Clause.OFF_12
    if phase == Phase.DROP:
        return Clause.BOOST_JETTISON
    if phase == Phase.EXCESS:
        return Clause.CAP_03
    if phase == Phase.PAY:
        return Clause.BUY_03
    if phase >= Phase.FLY and phase <= Phase.WINDFALL:
        return Clause.TURN_07
    begun = s.used > 0 or (s.optional and phase == Phase.TRADE)  # the Marketeer's trade may be empty (GT-OFF-11)
    return Clause.LEGAL if begun and is_between(s) else Clause.TURN_07


@rule
def is_between(s: State) -> bool:
    """Whether no pair is half done."""
    if s.phase == Phase.BARTER:
        return s.picked == NO_GOOD
    return s.phase != Phase.CONVERT or s.rate == NO_RATE


@rule
def judge_give(s: State, good: int) -> int:
    phase = s.phase
    if phase == Phase.CARGO:
        return judge_unload(s, good)
    if phase == Phase.PAY:
        return judge_pay(s, good)
    if phase == Phase.BARTER:
        return judge_barter_give(s, good)
    if phase == Phase.STOW:
        return judge_stow(s, good)
    if phase == Phase.CONVERT:
        return judge_convert_give(s, good)
    if phase == Phase.DROP:
        return judge_drop(s, good)
    return judge_jettison(s, good) if phase == Phase.EXCESS else Clause.CAP_05


@rule
def judge_take(s: State, good: int) -> int:
    phase = s.phase
    if phase == Phase.CARGO:
        return judge_load(s, good)
    if phase == Phase.MINE:
        return judge_dig(s, good)
    if phase == Phase.SALVAGE:
        return judge_pick(s, good)
    if phase == Phase.BARTER:
        return judge_barter_take(s, good)
    if phase == Phase.CONVERT:
        return judge_convert_take(s, good)
    if phase == Phase.WINDFALL:
        return judge_find(s, good)
    if phase == Phase.TAKING:
        return judge_big_take(s, good)
    return judge_fee(s, good) if phase == Phase.FEE else Clause.TURN_06


@rule
def judge_at_exchange(s: State, action: int) -> int:
    if action == UNLOAD:
        return judge_unload_all(s) if s.phase == Phase.CARGO else Clause.TURN_06
    if action < UP:
        pair = action - SWAP
        return judge_swap(s, pair // GOODS, pair % GOODS) if s.phase == Phase.TRADE else Clause.TURN_06
    if s.phase != Phase.TRADE and s.phase != Phase.BROKER:
        return Clause.TURN_06
    return judge_step(s, action - UP, 1) if action < DOWN else judge_step(s, action - DOWN, -1)


@rule
def judge_dice(s: State, action: int) -> int:
    if action >= VALUE:
        return judge_value(s, action - VALUE + 1) if s.phase == Phase.HACK else Clause.TURN_06
    choosing = s.phase == Phase.SWITCH or s.phase == Phase.HACK or s.phase == Phase.REROLL
    return judge_die(s, action - DIE) if choosing else Clause.TURN_06


@rule
def judge_target(s: State, step: int) -> int:
    """Seats are counted from the player who decides."""
    if step >= s.seats or (s.phase != Phase.SABOTAGE and s.phase != Phase.PARTNER):
        return Clause.TURN_06
    seat = (s.seat + step) % s.seats
    return judge_displace(s, seat) if s.phase == Phase.SABOTAGE else judge_partner(s, seat, s.source)


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
        n += judge_part(c, s, action) == Clause.LEGAL
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
