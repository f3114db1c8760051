"""Cubes and levels: the bank, space, ships and storage, and the size of actions (GT-BANK, GT-SCRAP, GT-CAP).

Units never leave or enter the game (GT-BANK-03): whatever is spent goes back to the supply it came from.
"""

import numpy as np

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.events import Event
from longhaul.games.gem_traders.state import (
    CONSIGNMENT_CAPACITY,
    CREW_LIMIT,
    DOCKWORKER,
    GEMS,
    GOODS,
    ROLES,
    SCRAP,
    UNITS_PER_DOCKWORKER,
    Phase,
    State,
)


# Supplies -------------------------------------------------------------------------------------
@rule
def supply(s: State, good: int) -> int:
    """Units available of a good: scrap is in space, the rest in the bank (GT-BANK-01, GT-BANK-02, GT-SCRAP-02)."""
    return s.space[SCRAP] if good == SCRAP else s.bank[good]


@rule
def put_back(s: State, good: int, units: int) -> None:
    """What is spent on trades, cards, missions and conversions returns (GT-SCRAP-01, GT-SCRAP-03, GT-BUY-08)."""
    if good == SCRAP:
        s.space[SCRAP] += units
    else:
        s.bank[good] += units


@rule
def draw_from_supply(s: State, good: int, units: int) -> None:
    put_back(s, good, -units)


@rule
def load(s: State, seat: int) -> int:
    """Units aboard a ship."""
    total = 0
    for good in range(GOODS):
        total += s.cargo[seat, good]
    return total


@rule
def loose(s: State) -> int:
    """Units that drift in space."""
    total = 0
    for good in range(GOODS):
        total += s.space[good]
    return total


@rule
def gems_of(s: State, seat: int) -> int:
    """Gemstones aboard, without gold and scrap (GT-BANK-04)."""
    total = 0
    for gem in range(GEMS):
        total += s.cargo[seat, gem]
    return total


@rule
def gems_in_bank(s: State) -> int:
    total = 0
    for gem in range(GEMS):
        total += s.bank[gem]
    return total


@rule
def kinds_aboard(s: State, seat: int) -> int:
    """The set of goods that a ship carries."""
    kinds = 0
    for good in range(GOODS):
        kinds |= (s.cargo[seat, good] > 0) << good
    return kinds


@rule
def is_single(kinds: int) -> bool:
    """Whether a set has exactly one member, so that there is no choice."""
    return kinds != 0 and kinds & (kinds - 1) == 0


# Levels ---------------------------------------------------------------------------------------
@rule
def level(s: State, seat: int, crew: int) -> int:
    """Real cards and declared Shapeshifters, six at most (GT-CREW-02 to GT-CREW-07, GT-CAP-07).

    Compiled, bytes are unsigned, and an unsigned number with a signed one would make a float.
    """
    cards = int(np.int64(s.crew[seat, crew]))
    if crew < ROLES:
        cards += int(np.int64(s.declared[seat, crew]))
    return min(CREW_LIMIT, cards)


@rule
def capacity(s: State, seat: int) -> int:
    """Two per Dockworker (GT-CAP-01, GT-CREW-01); 12 under Consignment, if that is more (GT-CAP-07, GT-BD-01)."""
    units = UNITS_PER_DOCKWORKER * level(s, seat, DOCKWORKER)
    return max(units, CONSIGNMENT_CAPACITY) if s.consigned[seat] else units


# Moves of units -------------------------------------------------------------------------------
@rule
def store(s: State, seat: int, good: int, units: int, log: Log) -> None:
    """From ship to storage, by any means: it ends Consignment (GT-BD-10)."""
    s.cargo[seat, good] -= units
    s.storage[seat, good] += units
    s.consigned[seat] = 0
    emit(log, Event.UNLOADED, seat, good, units)


@rule
def drop(s: State, seat: int, good: int, units: int, log: Log) -> None:
    """Into space, gold included, never to the bank (GT-CAP-04, GT-CAP-06)."""
    s.cargo[seat, good] -= units
    s.space[good] += units
    emit(log, Event.DROPPED, seat, good, units)


@rule
def drop_all(s: State, seat: int, log: Log) -> None:
    for good in range(GOODS):
        if s.cargo[seat, good] > 0:
            drop(s, seat, good, s.cargo[seat, good], log)


@rule
def count_unit(s: State, more: bool) -> None:
    """Count one unit, step, ship or die of this action; end the action when there are no more."""
    s.used += 1
    if s.used >= s.limit or not more:
        s.phase = Phase.ACTED
