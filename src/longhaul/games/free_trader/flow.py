"""The game as a whole: setup, the one judge, the legal list, the effects, the result."""

from longhaul.core.bits import list_members
from longhaul.core.events import Log
from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints
from longhaul.games.free_trader.rules.buy import buy, buyable, close_market, judge_buy, keep_buying, open_market
from longhaul.games.free_trader.rules.cargo_loss import judge_lose, legal_losses, lose, lose_space
from longhaul.games.free_trader.rules.combat import (
    await_answer,
    counterattack,
    damage,
    enemy_attack,
    judge_counter,
    judge_damage,
    judge_search,
    judge_take,
    legal_damage,
    legal_search,
    legal_takes,
    search,
    take,
)
from longhaul.games.free_trader.rules.emergency import (
    check_jump,
    deal_universe,
    enter_haven,
    escape,
    escape_new,
    judge_escape,
    judge_escape_new,
    legal_answers,
)
from longhaul.games.free_trader.rules.event import arrive
from longhaul.games.free_trader.rules.explore import explore, judge_home, judge_place, legal_places, place, settle_home
from longhaul.games.free_trader.rules.galaxy import charted
from longhaul.games.free_trader.rules.jump import judge_jump, jump, leave, targets
from longhaul.games.free_trader.rules.police import (
    confiscate,
    inspect,
    judge_pay,
    judge_scrap,
    legal_payments,
    pay,
    scrap,
)
from longhaul.games.free_trader.rules.sell import judge_sell, keep_selling, sell, sellable
from longhaul.games.free_trader.rules.upgrade import judge_upgrade, offer_upgrade, upgradable, upgrade
from longhaul.games.free_trader.state import (
    BUY,
    CENTRE,
    CHOOSE_SPACE,
    COUNTER,
    DAMAGE,
    DONE,
    ESCAPE,
    ESCAPE_NEW,
    HOME,
    JUMP,
    LAST_DECISION,
    LOSE,
    MOD_CARGO,
    MOD_DEFENSES,
    MOD_ENGINES,
    MOD_WEAPONS,
    MONTHS,
    NONE,
    OFF,
    PAY,
    PLACE,
    PLANETS,
    SCRAP,
    SEARCH,
    SELL,
    START_CARGO,
    START_DEFENSES,
    START_ENGINES,
    START_MONEY,
    START_WEAPONS,
    TAKE,
    UPGRADE,
    Clause,
    Content,
    Outcome,
    Phase,
    State,
)


# Setup ----------------------------------------------------------------------------------------
@rule
def setup(c: Content, s: State, log: Log) -> None:
    """A zeroed record with seed and options becomes the start of a game (FT-SETUP-05 to FT-SETUP-07)."""
    s.level[MOD_WEAPONS], s.level[MOD_DEFENSES] = START_WEAPONS, START_DEFENSES
    s.level[MOD_ENGINES], s.level[MOD_CARGO] = START_ENGINES, START_CARGO
    s.money = START_MONEY
    s.month = 1
    s.previous, s.drawn, s.card, s.enemy = NONE, NONE, NONE, NONE
    for month in range(MONTHS):
        s.purse[month] = -1
    for planet in range(PLANETS):
        s.at[planet] = OFF  # face down in the pile (FT-SETUP-02)
    if s.pregen:
        deal_universe(c, s, NONE, 0, log)
        s.phase = Phase.HOME
    else:
        s.planet = c.earth
        s.at[c.earth] = CENTRE  # FT-SETUP-01
        s.phase = Phase.EXPLORING
        advance(c, s, log)


# Legality: the one judge. ---------------------------------------------------------------------
@rule
def judge(c: Content, s: State, action: int) -> int:
    """0 if the action is legal, else the clause that forbids it."""
    if s.phase == Phase.OVER:
        return judge_over(s)
    if action < HOME:
        return judge_answer(c, s, action)
    if action < JUMP:
        return judge_home(s, action - HOME) if action < PLACE else judge_place(s, action - PLACE)
    if action < BUY:
        return judge_jump(c, s, action - JUMP)
    if action < UPGRADE:
        return judge_buy(c, s, action - BUY) if action < SELL else judge_sell(c, s, action - SELL)
    if action < LOSE:
        return judge_upgrade(s, action - UPGRADE) if action < DAMAGE else judge_damage(c, s, action - DAMAGE)
    if action < SCRAP:
        return judge_lose(s, action - LOSE) if action < PAY else judge_pay(s)
    if action < SEARCH:
        return judge_scrap(s, action - SCRAP)
    return judge_search(s) if action == SEARCH else judge_take(c, s, action - TAKE)


@rule
def judge_answer(c: Content, s: State, action: int) -> int:
    if action == DONE:
        return judge_done(s)
    if action == COUNTER:
        return judge_counter(s)
    return judge_escape(c, s, action - ESCAPE) if action < ESCAPE_NEW else judge_escape_new(c, s)


@rule
def judge_over(s: State) -> int:
    """Won, or lost by a payment, a fine, a jump that cannot be made, or the ship itself."""
    if s.outcome == Outcome.WON:
        return Clause.END_01
    if s.outcome == Outcome.UNPAID:
        return Clause.END_02
    if s.outcome == Outcome.FINED:
        return Clause.END_03
    return Clause.END_05 if s.outcome == Outcome.DESTROYED else Clause.END_04


@rule
def judge_done(s: State) -> int:
    """Buying, searching, selling and upgrading are optional; all else is compulsory (FT-TURN-03)."""
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
def legal(c: Content, s: State, out: Ints) -> int:
    """Write the legal actions to `out` in ascending order; return how many there are."""
    phase = s.phase
    if phase == Phase.PLACE or phase == Phase.HAVEN:
        return legal_places(s, out)
    if phase == Phase.JUMP:
        return list_members(targets(c, s), JUMP, out, 0)
    if phase == Phase.BUY or phase == Phase.SELL or phase == Phase.UPGRADE:
        return legal_trades(c, s, out)
    if phase == Phase.COMBAT:
        return legal_answers(c, s, out)
    if phase == Phase.DAMAGE:
        return legal_damage(c, s, out)
    return legal_rarely(c, s, out)


@rule
def legal_trades(c: Content, s: State, out: Ints) -> int:
    """What can be bought, sold or upgraded, or nothing."""
    if s.phase == Phase.BUY:
        some, first = buyable(c, s), BUY
    elif s.phase == Phase.SELL:
        some, first = sellable(c, s), SELL
    else:
        some, first = upgradable(s), UPGRADE
    out[0] = DONE
    return list_members(some, first, out, 1)


@rule
def legal_rarely(c: Content, s: State, out: Ints) -> int:
    if s.phase == Phase.LOSE:
        return legal_losses(s, out)
    if s.phase == Phase.FINE:
        return legal_payments(s, out)
    if s.phase == Phase.SEARCH:
        return legal_search(out)
    if s.phase == Phase.TAKE:
        return legal_takes(c, s, out)
    if s.phase == Phase.HOME:
        return list_members(charted(s), HOME, out, 0)
    return 0


# Effects: each assumes that its action is legal. ------------------------------------------------
@rule
def apply(c: Content, s: State, action: int, log: Log) -> None:
    if action < HOME:
        answer(c, s, action, log)
    elif action < BUY:
        travel(s, action, log)
    elif action < DAMAGE:
        trade(c, s, action, log)
    else:
        suffer(c, s, action, log)
    advance(c, s, log)


@rule
def answer(c: Content, s: State, action: int, log: Log) -> None:
    if action == DONE:
        done(s, log)
    elif action == COUNTER:
        counterattack(c, s, log)
    elif action < ESCAPE_NEW:
        escape(s, action - ESCAPE, log)
    else:
        escape_new(c, s, log)


@rule
def done(s: State, log: Log) -> None:
    """End a step that may be ended; each leads on to the next (FT-TURN-01)."""
    if s.phase == Phase.BUY:
        close_market(s, log)
    elif s.phase == Phase.SELL:
        s.phase = Phase.UPGRADING
    elif s.phase == Phase.UPGRADE:
        s.phase = Phase.EXPLORING
    else:
        s.phase = Phase.SELLING  # the wreck is left alone


@rule
def travel(s: State, action: int, log: Log) -> None:
    if action < PLACE:
        settle_home(s, action - HOME, log)
    elif action >= JUMP:
        jump(s, action - JUMP, log)
    else:
        place(s, action - PLACE, log)
        if s.phase == Phase.HAVEN:
            enter_haven(s, log)


@rule
def trade(c: Content, s: State, action: int, log: Log) -> None:
    if action < SELL:
        buy(c, s, action - BUY, log)
    elif action < UPGRADE:
        sell(c, s, action - SELL, log)
    else:
        upgrade(s, action - UPGRADE, log)


@rule
def suffer(c: Content, s: State, action: int, log: Log) -> None:
    if action < LOSE:
        damage(s, action - DAMAGE, log)
        if action - DAMAGE == MOD_CARGO:
            lose_space(s, log)
    elif action < PAY:
        lose(s, action - LOSE, log)
    elif action == PAY:
        pay(s, log)
    elif action < SEARCH:
        scrap(s, action - SCRAP, log)
    elif action == SEARCH:
        search(c, s, log)
    else:
        take(s, action - TAKE, log)


@rule
def advance(c: Content, s: State, log: Log) -> None:
    """Let the game run until the player has something to decide, or it is over."""
    while s.phase > LAST_DECISION:
        if s.phase == Phase.EXPLORING:
            explore(c, s, log)
        elif s.phase == Phase.MARKET:
            open_market(c, s, log)
        elif s.phase == Phase.BUYING:
            keep_buying(c, s, log)
        elif s.phase == Phase.LEAVING:
            leave(c, s, log)
        elif s.phase == Phase.ARRIVING:
            arrive(c, s, log)
        elif s.phase == Phase.SELLING:
            keep_selling(c, s)
        elif s.phase == Phase.UPGRADING:
            offer_upgrade(s)
        else:
            advance_trouble(c, s, log)


@rule
def advance_trouble(c: Content, s: State, log: Log) -> None:
    if s.phase == Phase.ATTACKED:
        enemy_attack(c, s, log)
    elif s.phase == Phase.ANSWERING:
        await_answer(s, log)
    elif s.phase == Phase.CHECKING:
        check_jump(c, s, log)
    elif s.phase == Phase.INSPECTED:
        inspect(c, s, log)
    else:
        confiscate(s, log)


# Result ---------------------------------------------------------------------------------------
@rule
def won(c: Content, s: State, seat: int) -> bool:
    """All four payments made (FT-END-01)."""
    return s.phase == Phase.OVER and s.outcome == Outcome.WON


@rule
def score(c: Content, s: State, seat: int) -> int:
    """There is none: won or lost (FT-END-06)."""
    return int(won(c, s, seat))


@rule
def ending(c: Content, s: State) -> int:
    return s.outcome


@rule
def measure(c: Content, s: State, out: Ints) -> None:
    """The month and turn the game ended in, and the money at hand when each payment fell due."""
    out[0] = s.month
    out[1] = s.turn
    for month in range(MONTHS):
        out[2 + month] = s.purse[month]
