"""Legality: the judge, and the list of legal actions."""

from longhaul.core.bits import list_members
from longhaul.core.jit.dispatch import build_phase_dispatch
from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints
from longhaul.games.free_trader.action_table import judge_action
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.rules.buy import buyable
from longhaul.games.free_trader.rules.cargo_loss import losable
from longhaul.games.free_trader.rules.combat import cheapest, damageable
from longhaul.games.free_trader.rules.emergency import escapes, judge_escape_new
from longhaul.games.free_trader.rules.explore import fits, open_level
from longhaul.games.free_trader.rules.galaxy import ANYWHERE, is_free, planets_on_map, step
from longhaul.games.free_trader.rules.jump import targets
from longhaul.games.free_trader.rules.sell import sellable
from longhaul.games.free_trader.rules.upgrade import upgradable
from longhaul.games.free_trader.state import (
    BUY,
    CELLS,
    COUNTER,
    DAMAGE,
    DONE,
    ESCAPE,
    ESCAPE_NEW,
    HOME,
    JUMP,
    LOSE,
    MODULES,
    PAY,
    PLACE,
    SCRAP,
    SEARCH,
    SELL,
    TAKE,
    UPGRADE,
    Content,
    Outcome,
    Phase,
    State,
)


# The judge ------------------------------------------------------------------------------------
@rule
def judge(c: Content, s: State, action: int) -> int:
    """0 if the action is legal, else the clause that forbids it."""
    if s.phase == Phase.OVER:
        return judge_over(s)
    return judge_action(c, s, action)


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


# The legal actions, phase by phase ------------------------------------------------------------
@rule
def legal_home(c: Content, s: State, out: Ints) -> int:
    return list_members(planets_on_map(s), HOME, out, 0)


@rule
def legal_place(c: Content, s: State, out: Ints) -> int:
    level = open_level(s)
    if level == ANYWHERE:
        return list_anywhere(s, out)
    here, n = s.at[s.planet], 0
    for down in range(-1, 2):
        for right in range(-1, 2):
            if abs(right) + abs(down) == level + 1:
                cell = step(here, right, down)
                if is_free(s, cell):
                    n = insert(out, n, PLACE + cell)
    return n


@rule
def insert(out: Ints, n: int, action: int) -> int:
    """Put an action in its place: where the map wraps round, cells do not come in order."""
    i = n
    while i > 0 and out[i - 1] > action:
        out[i] = out[i - 1]
        i -= 1
    out[i] = action
    return n + 1


@rule
def list_anywhere(s: State, out: Ints) -> int:
    n = 0
    for cell in range(CELLS):
        if is_free(s, cell) and fits(s, cell, ANYWHERE):
            out[n] = PLACE + cell
            n += 1
    return n


@rule
def legal_buy(c: Content, s: State, out: Ints) -> int:
    out[0] = DONE
    return list_members(buyable(c, s), BUY, out, 1)


@rule
def legal_jump(c: Content, s: State, out: Ints) -> int:
    return list_members(targets(c, s), JUMP, out, 0)


@rule
def legal_combat(c: Content, s: State, out: Ints) -> int:
    """Counterattack or escape (FT-COMBAT-07)."""
    planets, new = escapes(c, s), judge_escape_new(c, s) == Clause.LEGAL
    out[0] = COUNTER
    n = list_members(planets, ESCAPE, out, 1)
    out[n] = ESCAPE_NEW
    return n + new


@rule
def legal_damage(c: Content, s: State, out: Ints) -> int:
    return list_members(damageable(c, s), DAMAGE, out, 0)


@rule
def legal_lose(c: Content, s: State, out: Ints) -> int:
    return list_members(losable(s), LOSE, out, 0)


@rule
def legal_fine(c: Content, s: State, out: Ints) -> int:
    """A fine that can be paid must be paid (FT-POLICE-13); cargo is not money (FT-POLICE-06)."""
    out[0] = PAY
    n = int(s.money >= s.fine)
    for module in range(MODULES):
        out[n] = SCRAP + module
        n += s.level[module] > 0
    return n


@rule
def legal_search(c: Content, s: State, out: Ints) -> int:
    out[0] = DONE
    out[1] = SEARCH
    return 2


@rule
def legal_take(c: Content, s: State, out: Ints) -> int:
    return list_members(cheapest(c, s), TAKE, out, 0)


@rule
def legal_sell(c: Content, s: State, out: Ints) -> int:
    out[0] = DONE
    return list_members(sellable(c, s), SELL, out, 1)


@rule
def legal_upgrade(c: Content, s: State, out: Ints) -> int:
    out[0] = DONE
    return list_members(upgradable(s), UPGRADE, out, 1)


list_legal = build_phase_dispatch(
    __name__,
    {
        Phase.PLACE: legal_place,
        Phase.JUMP: legal_jump,
        Phase.BUY: legal_buy,
        Phase.SELL: legal_sell,
        Phase.UPGRADE: legal_upgrade,
        Phase.COMBAT: legal_combat,
        Phase.DAMAGE: legal_damage,
        Phase.HAVEN: legal_place,
        Phase.LOSE: legal_lose,
        Phase.FINE: legal_fine,
        Phase.SEARCH: legal_search,
        Phase.TAKE: legal_take,
        Phase.HOME: legal_home,
    },
)


@rule
def legal(c: Content, s: State, out: Ints) -> int:
    """Write the legal actions to `out` in ascending order; return how many there are."""
    return list_legal(c, s, out)
