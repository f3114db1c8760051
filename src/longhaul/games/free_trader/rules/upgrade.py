"""Upgrade: at most one module level per turn (FT-UPG)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.events import Event
from longhaul.games.free_trader.state import COSTS, MOD_CARGO, MODULES, Content, Phase, State


@rule
def judge_upgrade(c: Content, s: State, module: int) -> int:
    """The same cost at every level (FT-UPG-03); even down to 0 V (FT-UPG-04)."""
    if s.phase != Phase.UPGRADE:
        return Clause.UPG_01
    if s.level[module] >= max_level(s, module):
        return Clause.UPG_05
    return Clause.LEGAL if s.money >= COSTS[module] else Clause.UPG_02


@rule
def max_level(s: State, module: int) -> int:
    """The rules state no maximum (FT-UPG-05); options may set one."""
    return min(s.module_cap, s.cargo_cap) if module == MOD_CARGO else s.module_cap


@rule
def upgradable(s: State) -> int:
    """The set of modules that `judge_upgrade` allows."""
    modules = 0
    for module in range(MODULES):
        modules |= (s.level[module] < max_level(s, module) and s.money >= COSTS[module]) << module
    return modules


@rule
def offer_upgrade(s: State) -> None:
    s.phase = Phase.UPGRADE if upgradable(s) != 0 else Phase.EXPLORING


@rule
def upgrade(c: Content, s: State, module: int, log: Log) -> None:
    """Cargo 5, Engines 3, Weapons 4, Defenses 5 (FT-UPG-02); once, then a new turn (FT-UPG-01)."""
    s.money -= COSTS[module]
    s.level[module] += 1
    emit(log, Event.UPGRADED, s.seat, module, s.level[module], COSTS[module], s.money)
    s.phase = Phase.EXPLORING
