"""Mining and salvage, and the Boosts that do more of it (GT-MINE, GT-SALV, Pay Dirt, Payday, Ballast)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.events import Event
from longhaul.games.gem_traders.rules.cubes import count_unit, level, loose
from longhaul.games.gem_traders.state import (
    FIRST_PLANET,
    LAST_PLANET,
    MINER,
    PLANET_GEM,
    SCAVENGER,
    SPACE,
    Phase,
    State,
)


# Mining ---------------------------------------------------------------------------------------
@rule
def is_planet(place: int) -> bool:
    return FIRST_PLANET <= place <= LAST_PLANET


@rule
def gem_here(s: State) -> int:
    """The gemstone of the planet where the decider is docked (GT-MINE-01)."""
    return PLANET_GEM[s.place[s.seat]]


@rule
def judge_mine(s: State) -> int:
    if not is_planet(s.place[s.seat]):
        return Clause.MINE_01
    return Clause.LEGAL if s.bank[gem_here(s)] > 0 else Clause.MINE_05


@rule
def mine(s: State, log: Log) -> None:
    """One gemstone per Miner (GT-MINE-03)."""
    start_digging(s, level(s, s.seat, MINER), log)


@rule
def start_digging(s: State, limit: int, log: Log) -> None:
    """The first unit is automatic (GT-TURN-07); after it the player may stop (GT-MINE-05, GT-BD-02)."""
    s.limit = limit
    s.phase = Phase.MINE
    dig(s, log)


@rule
def judge_dig(s: State, good: int) -> int:
    return Clause.LEGAL if good == gem_here(s) else Clause.MINE_01


@rule
def dig(s: State, log: Log) -> None:
    """From the bank onto the ship (GT-MINE-04); a bank that runs out cuts the yield (GT-MINE-05)."""
    gem = gem_here(s)
    s.bank[gem] -= 1
    s.cargo[s.seat, gem] += 1
    emit(log, Event.MINED, s.seat, gem, s.bank[gem])
    count_unit(s, s.bank[gem] > 0)


# Salvage --------------------------------------------------------------------------------------
@rule
def judge_salvage(s: State) -> int:
    """In space, where all that drifts is in reach (GT-SALV-01, GT-MOVE-07)."""
    if s.place[s.seat] != SPACE:
        return Clause.SALV_01
    return Clause.LEGAL if loose(s) > 0 else Clause.TURN_07


@rule
def salvage(s: State) -> None:
    """One unit per Scavenger (GT-SALV-02, GT-CREW-03)."""
    start_picking(s, level(s, s.seat, SCAVENGER))


@rule
def start_picking(s: State, limit: int) -> None:
    s.limit = limit
    s.phase = Phase.SALVAGE


@rule
def judge_pick(s: State, good: int) -> int:
    """Any loose resource, gold included, in any mix (GT-SALV-03, GT-SALV-04)."""
    return Clause.LEGAL if s.space[good] > 0 else Clause.SALV_03


@rule
def pick(s: State, good: int, log: Log) -> None:
    s.space[good] -= 1
    s.cargo[s.seat, good] += 1
    emit(log, Event.SALVAGED, s.seat, good, s.space[good])
    count_unit(s, loose(s) > 0)
