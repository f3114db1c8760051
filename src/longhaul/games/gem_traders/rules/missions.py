"""Missions: cargo for gold and points at the Mission Center (GT-MISS)."""

from longhaul.core.chance import deal
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.events import Event
from longhaul.games.gem_traders.rules.cubes import put_back
from longhaul.games.gem_traders.state import GOLD, GOODS, MISSION_CENTER, Content, Phase, State


@rule
def uncover(c: Content, s: State, pile: int, log: Log) -> None:
    """Reveal the next tile of a pile; an empty one offers nothing (GT-MISS-07). Piles have no order before that."""
    if s.pile[pile] == 0:
        s.offer[pile] = 0
        return
    tile = deal(c, s, s.pile[pile])
    s.pile[pile] &= ~(1 << tile)
    s.offer[pile] = tile
    emit(log, Event.UNCOVERED, s.seat, tile, pile)


@rule
def judge_mission(c: Content, s: State, pile: int) -> int:
    """Docked at the Mission Center (GT-MISS-01); only the top tile of a pile is on offer (GT-MISS-03)."""
    tile = s.offer[pile]
    if s.place[s.seat] != MISSION_CENTER:
        return Clause.MISS_01
    if tile == 0:
        return Clause.MISS_07
    for good in range(GOODS):
        if s.cargo[s.seat, good] < c.need[tile, good]:
            return Clause.MISS_02
    return Clause.LEGAL if s.bank[GOLD] > 0 else Clause.MISS_05


@rule
def resolve(c: Content, s: State, pile: int, log: Log) -> None:
    """Cargo to the bank, scrap to space (GT-MISS-06); gold aboard (GT-MISS-02), as much as there is (GT-MISS-05).

    The tile is kept for its points (GT-MISS-04).
    """
    tile = s.offer[pile]
    gold = min(c.reward[tile], s.bank[GOLD])
    for good in range(GOODS):
        s.cargo[s.seat, good] -= c.need[tile, good]
        put_back(s, good, c.need[tile, good])
    s.bank[GOLD] -= gold
    s.cargo[s.seat, GOLD] += gold
    s.tiles[s.seat] |= 1 << tile
    emit(log, Event.RESOLVED, s.seat, tile, gold, c.worth[tile])
    uncover(c, s, pile, log)
    s.phase = Phase.ACTED
