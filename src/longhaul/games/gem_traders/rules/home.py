"""Home base cargo and what a full ship must drop (GT-CARGO, GT-CAP)."""

from longhaul.core.bits import lowest
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.events import Event
from longhaul.games.gem_traders.rules.cubes import capacity, drop, is_single, kinds_aboard, load, store
from longhaul.games.gem_traders.state import GOODS, HOME, Phase, State


# Between ship and storage -----------------------------------------------------------------------
@rule
def can_move(s: State) -> bool:
    """Whether anything can still be loaded or unloaded; storage has no limit (GT-CARGO-03)."""
    for good in range(GOODS):
        off, on = s.given >> good & 1, s.taken >> good & 1
        if (s.cargo[s.seat, good] > 0 and on == 0) or (s.storage[s.seat, good] > 0 and off == 0):
            return True
    return False


@rule
def judge_cargo(s: State) -> int:
    """Docked at home (GT-CARGO-01)."""
    if s.place[s.seat] != HOME:
        return Clause.CARGO_01
    return Clause.LEGAL if has_units(s) else Clause.TURN_07


@rule
def has_units(s: State) -> bool:
    """Whether the player has anything at all, aboard or stored."""
    for good in range(GOODS):
        if s.cargo[s.seat, good] + s.storage[s.seat, good] > 0:
            return True
    return False


@rule
def open_hold(s: State) -> None:
    """Any amount of any type, both ways in one action (GT-CARGO-01, GT-CARGO-02, GT-CARGO-05)."""
    s.phase = Phase.CARGO


@rule
def judge_unload(s: State, good: int) -> int:
    """Each type goes one way only (GT-CARGO-04)."""
    if s.taken >> good & 1:
        return Clause.CARGO_04
    return Clause.LEGAL if s.cargo[s.seat, good] > 0 else Clause.TURN_07


@rule
def unload(s: State, good: int, units: int, log: Log) -> None:
    store(s, s.seat, good, units, log)
    s.given |= 1 << good
    keep_moving(s)


@rule
def unload_one(s: State, good: int, log: Log) -> None:
    unload(s, good, 1, log)


@rule
def judge_load(s: State, good: int) -> int:
    if s.given >> good & 1:
        return Clause.CARGO_04
    return Clause.LEGAL if s.storage[s.seat, good] > 0 else Clause.TURN_07


@rule
def load_unit(s: State, good: int, log: Log) -> None:
    """Loading alone does not end Consignment (GT-BD-10)."""
    s.storage[s.seat, good] -= 1
    s.cargo[s.seat, good] += 1
    s.taken |= 1 << good
    emit(log, Event.LOADED, s.seat, good, 1)
    keep_moving(s)


@rule
def keep_moving(s: State) -> None:
    s.used = 1
    if not can_move(s):
        s.phase = Phase.ACTED


@rule
def judge_unload_all(s: State) -> int:
    for good in range(GOODS):
        if judge_unload(s, good) == Clause.LEGAL:
            return Clause.LEGAL
    return Clause.TURN_07


@rule
def unload_all(s: State, log: Log) -> None:
    for good in range(GOODS):
        if judge_unload(s, good) == Clause.LEGAL:
            unload(s, good, s.cargo[s.seat, good], log)


# What no longer fits ----------------------------------------------------------------------------
@rule
def excess(s: State) -> int:
    """Units over capacity: checked only when the owner's turn ends (GT-CAP-02, GT-CAP-05)."""
    return load(s, s.active) - capacity(s, s.active)


@rule
def check_hold(s: State, log: Log) -> None:
    """Down to capacity, by the owner's choice (GT-CAP-03); with one kind aboard there is none."""
    over = excess(s)
    if over > 0:
        kinds = kinds_aboard(s, s.active)
        if is_single(kinds):
            drop(s, s.active, lowest(kinds), over, log)
        else:
            s.phase = Phase.EXCESS


@rule
def judge_jettison(s: State, good: int) -> int:
    return Clause.LEGAL if s.cargo[s.seat, good] > 0 else Clause.CAP_03


@rule
def jettison(s: State, good: int, log: Log) -> None:
    drop(s, s.seat, good, 1, log)
    s.phase = Phase.ENDING
