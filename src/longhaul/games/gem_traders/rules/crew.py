"""Crew with an action of their own, and deals between ships, including Big Take and Swap.

The other types only raise a figure: see `cubes.level` (GT-CREW).
"""

from longhaul.core.bits import lowest
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.events import Event
from longhaul.games.gem_traders.rules.cubes import count_unit, is_single, kinds_aboard, level, load
from longhaul.games.gem_traders.scratch import clear_action
from longhaul.games.gem_traders.state import (
    BIG_TAKE_UNITS,
    CREW_LIMIT,
    FIRST_BOOST,
    GOODS,
    MONGER,
    NO_GOOD,
    ROLES,
    SABOTEUR,
    SHAPESHIFTER,
    SPACE,
    UNITS_PER_MONGER,
    Boost,
    Phase,
    State,
)

BIG_TAKE, SWAP = FIRST_BOOST + int(Boost.BIG_TAKE), FIRST_BOOST + int(Boost.SWAP)


# Saboteur -------------------------------------------------------------------------------------
@rule
def is_any_docked(s: State) -> bool:
    for seat in range(s.seats):
        if s.place[seat] != SPACE:
            return True
    return False


@rule
def judge_sabotage(s: State) -> int:
    if level(s, s.seat, SABOTEUR) == 0:
        return Clause.CREW_05
    return Clause.LEGAL if is_any_docked(s) else Clause.SAB_02


@rule
def start_sabotage(s: State) -> None:
    """One ship per Saboteur (GT-SAB-01, GT-CREW-05)."""
    s.limit = level(s, s.seat, SABOTEUR)
    s.phase = Phase.SABOTAGE


@rule
def seat_at(s: State, step: int) -> int:
    """The seat that is so many steps from the decider: targets are counted from there."""
    return (s.seat + step) % s.seats


@rule
def judge_displace(s: State, step: int) -> int:
    """Any docked ship, one's own too, at home too, from anywhere (GT-SAB-03, GT-SAB-04); each once (GT-SAB-06)."""
    if step >= s.seats:
        return Clause.TURN_06
    return Clause.LEGAL if s.place[seat_at(s, step)] != SPACE else Clause.SAB_02


@rule
def displace(s: State, step: int, log: Log) -> None:
    """From its dock into space, with its cargo, at no cost (GT-SAB-02, GT-SAB-05)."""
    seat = seat_at(s, step)
    emit(log, Event.DISPLACED, s.seat, seat, s.place[seat])
    s.place[seat] = SPACE
    count_unit(s, is_any_docked(s))


# Which ship to deal with --------------------------------------------------------------------------
@rule
def own_kinds(s: State) -> int:
    """The goods that the player can still give: cargo that was aboard when the action began (GT-MONG-06)."""
    kinds = 0
    for good in range(GOODS):
        kinds |= (s.cargo[s.seat, good] > s.fresh[good]) << good
    return kinds


@rule
def partner_kinds(s: State, seat: int) -> int:
    """The goods that can still be taken from the other ship."""
    kinds = 0
    for good in range(GOODS):
        kinds |= (s.cargo[seat, good] > s.passed[good]) << good
    return kinds


@rule
def can_exchange(mine: int, theirs: int) -> bool:
    """Both carry something (GT-MONG-05), and not just the same kind: that would change nothing (GT-TURN-07)."""
    return mine != 0 and theirs != 0 and not (is_single(mine) and mine == theirs)


@rule
def judge_partner(s: State, seat: int, source: int) -> int:
    """An opponent's ship, in space like one's own (GT-MONG-01, GT-BOOST-BIGTAKE, GT-BOOST-SWAP)."""
    away = seat == s.seat or s.place[seat] != SPACE or s.place[s.seat] != SPACE
    if source == MONGER:
        if away:
            return Clause.MONG_01
        return Clause.LEGAL if can_exchange(kinds_aboard(s, s.seat), kinds_aboard(s, seat)) else Clause.MONG_05
    if source == BIG_TAKE:
        return Clause.BOOST_BIGTAKE if away or load(s, seat) == 0 else Clause.LEGAL
    return Clause.BOOST_SWAP if away or load(s, s.seat) == 0 else Clause.LEGAL


@rule
def partners(s: State, source: int) -> int:
    """The seats whose ship can be dealt with, as bits."""
    found = 0
    for seat in range(s.seats):
        found |= (judge_partner(s, seat, source) == Clause.LEGAL) << seat
    return found


@rule
def start_dealing(s: State, source: int, log: Log) -> None:
    s.source = source
    s.phase = Phase.PARTNER
    seats = partners(s, source)
    if is_single(seats):
        deal_with(s, lowest(seats), log)


@rule
def judge_choose_partner(s: State, step: int) -> int:
    return judge_partner(s, seat_at(s, step), s.source) if step < s.seats else Clause.TURN_06


@rule
def choose_partner(s: State, step: int, log: Log) -> None:
    deal_with(s, seat_at(s, step), log)


@rule
def deal_with(s: State, seat: int, log: Log) -> None:
    """Up to two units per Space Monger, any number for Swap, up to four for Big Take (GT-MONG-02, GT-BD-19)."""
    s.partner = seat
    if s.source == MONGER:
        emit(log, Event.MONGER, s.seat, seat)
    if s.source == BIG_TAKE:
        s.limit, s.phase = BIG_TAKE_UNITS, Phase.TAKING
    else:
        units = UNITS_PER_MONGER * level(s, s.seat, MONGER)
        s.limit = units if s.source == MONGER else load(s, s.seat)
        s.phase = Phase.BARTER


# Space Monger and Swap --------------------------------------------------------------------------
@rule
def start_bartering(s: State, log: Log) -> None:
    start_dealing(s, MONGER, log)


@rule
def judge_monger(s: State) -> int:
    if level(s, s.seat, MONGER) == 0:
        return Clause.CREW_06
    if partners(s, MONGER) != 0:
        return Clause.LEGAL
    return Clause.MONG_05 if s.place[s.seat] == SPACE and is_anyone_near(s) else Clause.MONG_01


@rule
def is_anyone_near(s: State) -> bool:
    for seat in range(s.seats):
        if seat != s.seat and s.place[seat] == SPACE:
            return True
    return False


@rule
def judge_barter_give(s: State, good: int) -> int:
    """The player picks on both sides (GT-MONG-03): a unit for one of another kind, or with Swap for nothing."""
    if s.picked != NO_GOOD:
        return Clause.MONG_03
    if own_kinds(s) >> good & 1 == 0:
        return Clause.MONG_06
    others = partner_kinds(s, s.partner) & ~(1 << good)
    return Clause.LEGAL if s.source == SWAP or others != 0 else Clause.MONG_06


@rule
def barter_give(s: State, good: int, log: Log) -> None:
    """The other player has no say (GT-MONG-04)."""
    s.cargo[s.seat, good] -= 1
    s.cargo[s.partner, good] += 1
    s.passed[good] += 1
    s.picked = good
    emit(log, Event.GAVE, s.seat, s.partner, good)


@rule
def judge_barter_take(s: State, good: int) -> int:
    if s.picked == NO_GOOD:
        return Clause.MONG_03
    if s.picked == good:
        return Clause.TURN_07
    return Clause.LEGAL if partner_kinds(s, s.partner) >> good & 1 else Clause.MONG_06


@rule
def barter_take(s: State, good: int, log: Log) -> None:
    s.fresh[good] += 1
    take_from(s, good)
    emit(log, Event.SWAPPED, s.seat, s.partner, good, s.picked)
    close_pair(s)


@rule
def judge_keep(s: State) -> int:
    """Swap's taking half may be declined (GT-BD-19)."""
    if s.phase == Phase.MENU:
        return Clause.TURN_06
    return Clause.LEGAL if s.phase == Phase.BARTER and s.source == SWAP and s.picked != NO_GOOD else Clause.BD_19


@rule
def close_pair(s: State) -> None:
    s.picked = NO_GOOD
    mine, theirs = own_kinds(s), partner_kinds(s, s.partner)
    count_unit(s, can_exchange(mine, theirs) if s.source == MONGER else mine != 0)


# Big Take -------------------------------------------------------------------------------------
@rule
def judge_big_take(s: State, good: int) -> int:
    return Clause.LEGAL if s.cargo[s.partner, good] > 0 else Clause.BOOST_BIGTAKE


@rule
def big_take(s: State, good: int, log: Log) -> None:
    """The player picks the units, whatever room there is (GT-BD-18)."""
    take_from(s, good)
    emit(log, Event.GOT, s.seat, s.partner, good)
    count_unit(s, load(s, s.partner) > 0)


@rule
def take_from(s: State, good: int) -> None:
    s.cargo[s.partner, good] -= 1
    s.cargo[s.seat, good] += 1


# Shapeshifter ---------------------------------------------------------------------------------
@rule
def judge_declare(s: State, role: int) -> int:
    """As the owner's turn begins (GT-SHAPE-01), any type, held or not (GT-SHAPE-02), six at most (GT-SHAPE-05).

    Several are declared in the order of the types, so that no combination comes up twice.
    """
    if s.phase != Phase.DECLARE or role < s.picked:
        return Clause.SHAPE_01
    cards = int(s.crew[s.seat, role]) + int(s.declared[s.seat, role])
    return Clause.LEGAL if cards < CREW_LIMIT else Clause.SHAPE_05


@rule
def can_declare(s: State) -> bool:
    for role in range(ROLES):
        if judge_declare(s, role) == Clause.LEGAL:
            return True
    return False


@rule
def offer_declaration(s: State) -> None:
    """The old declaration ends (GT-SHAPE-03). One bought later waits for the next turn (GT-SHAPE-04)."""
    for role in range(ROLES):
        s.declared[s.seat, role] = 0
    clear_action(s)
    s.limit, s.picked = int(s.crew[s.seat, SHAPESHIFTER]), 0
    s.phase = Phase.DECLARE
    if s.limit == 0 or not can_declare(s):
        close_declaration(s)


@rule
def declare(s: State, role: int, log: Log) -> None:
    """It stands in for that type this turn (GT-CREW-07); the rest may stay undeclared (GT-SHAPE-07)."""
    s.declared[s.seat, role] += 1
    s.used += 1
    s.picked = role
    emit(log, Event.DECLARED, s.seat, role)
    if s.used == s.limit or not can_declare(s):
        close_declaration(s)


@rule
def close_declaration(s: State) -> None:
    clear_action(s)
    s.phase = Phase.MENU
