"""Blockades: declaring, supporting, hindering, rolling and ending (ST-BLK)."""

from longhaul.core.chance import below
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import (
    DIPLOMAT,
    MARKERS_CAP,
    OFF,
    PER_ROLL,
    SECTORS,
    SHIPS,
    SIEGE_NET,
    SLOTS,
    WIDTH,
    Phase,
)
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.acquisition import BY_BLOCKADE, change_owner, restore
from longhaul.games.star_traders.rules.action_phase import is_blockading, judge_free, judge_site
from longhaul.games.star_traders.rules.fleet.ships import blockaders, can_use, end_blockade, fitted, pay_crew
from longhaul.games.star_traders.rules.influence import in_order, levels_gained, levels_lost
from longhaul.games.star_traders.rules.map.galaxy import is_threatened, people
from longhaul.games.star_traders.state import Content, State


# Declaring ------------------------------------------------------------------------------------
@rule
def judge_declare(c: Content, s: State) -> int:
    """A fit fleet ship (ST-BLK-03), no threat (ST-BLK-01), not one's own site, not in the round it fell (ST-BLK-25)."""
    sector = s.at[s.ship]
    if s.ship % SLOTS == 0 and not s.flagship_blockades:
        return Clause.BLK_03
    forbidden = judge_site(s)
    if forbidden != Clause.LEGAL:
        return Clause.BLK_26 if forbidden == Clause.ACT_07 and not is_blockading(s) else forbidden
    if s.owner[sector] == s.seat + 1:
        return Clause.ACQ_12
    if is_threatened(s, sector):
        return Clause.BLK_01
    return Clause.BLK_25 if s.since[sector] == s.rounds else judge_free(c, s)


@rule
def declare(s: State, log: Log) -> None:
    """The ship's whole action; no roll in this round (ST-BLK-02). Instead of all else (ST-SITE-07)."""
    sector = s.at[s.ship]
    s.blockader[sector] = s.seat + 1
    s.since[sector] = s.rounds
    emit(log, Event.DECLARED, s.seat, sector, s.ship)
    s.phase = Phase.SHIP_DONE


@rule
def judge_call_off(c: Content, s: State) -> int:
    """By any blockading ship, as its action (ST-BLK-21)."""
    if not is_blockading(s) or judge_free(c, s) != Clause.BLK_04:
        return Clause.BLK_21
    return Clause.LEGAL


@rule
def call_off(s: State, log: Log) -> None:
    emit(log, Event.LIFTED, s.seat, s.at[s.ship])
    end_blockade(s, s.at[s.ship])
    s.phase = Phase.SHIP_DONE


# Rolling --------------------------------------------------------------------------------------
@rule
def judge_roll(c: Content, s: State) -> int:
    """From the round after the declaration, while no one threatens the sector (ST-BLK-06).

    Each ship has its own roll (ST-BLK-17), also after another has cleared the sector (ST-BLK-27).
    """
    sector = s.at[s.ship]
    if not is_blockading(s) or judge_free(c, s) != Clause.BLK_04:
        return Clause.BLK_06
    if s.since[sector] == s.rounds or is_threatened(s, sector):
        return Clause.BLK_06
    return Clause.LEGAL


@rule
def begin_roll(s: State) -> None:
    """First everyone may spend tokens, once around (ST-BLK-13)."""
    s.place = s.at[s.ship]
    s.step = 0
    s.favour = 0
    s.phase = Phase.NEXT_SIEGE


@rule
def next_siege(c: Content, s: State, log: Log) -> None:
    while s.step < s.seats:
        seat = in_order(s, s.step)
        s.step += 1
        if s.tokens[seat] > 0:
            s.seat = seat
            s.phase = Phase.SIEGE
            return
    s.seat = s.ship // SLOTS
    roll_blockade(c, s, log)


@rule
def judge_side(s: State, hindering: bool) -> int:
    """The blockader supports, the owner hinders, others may do either (ST-BLK-14)."""
    if s.favour == 0 and s.tokens[s.seat] == 0:
        return Clause.BLK_13
    if hindering and s.blockader[s.place] == s.seat + 1:
        return Clause.BLK_14
    if not hindering and s.owner[s.place] == s.seat + 1:
        return Clause.BLK_14
    return Clause.LEGAL


@rule
def judge_diplomat(c: Content, s: State, post: int) -> int:
    if post != DIPLOMAT or s.favour > 0:
        return Clause.CREW_11
    return Clause.LEGAL if envoy(c, s) != OFF else Clause.CREW_10


@rule
def envoy(c: Content, s: State) -> int:
    """A ship of the player in the sector with a usable Diplomat, or OFF."""
    for ship in range(SLOTS * s.seat, SLOTS * s.seat + SLOTS):
        if s.at[ship] == s.place and can_use(c, s, ship, DIPLOMAT):
            return ship
    return OFF


@rule
def send_envoy(c: Content, s: State, log: Log) -> None:
    """The token pays for the markers that follow."""
    pay_crew(c, s, envoy(c, s), DIPLOMAT, log)
    s.favour = c.crew_power[DIPLOMAT]


@rule
def add_markers(s: State, hindering: bool, log: Log) -> None:
    """One token, one marker (ST-BLK-13)."""
    sector = s.place
    markers = s.favour
    if markers == 0:
        s.tokens[s.seat] -= 1
        markers = 1
    s.favour = 0
    if hindering:
        s.hinder[sector] = min(MARKERS_CAP, s.hinder[sector] + markers)
    else:
        s.support[sector] = min(MARKERS_CAP, s.support[sector] + markers)
    emit(log, Event.MARKERS, s.seat, sector, s.support[sector], s.hinder[sector], s.ship)
    if s.tokens[s.seat] == 0:
        s.phase = Phase.NEXT_SIEGE


@rule
def target_number(c: Content, s: State, sector: int) -> int:
    """ST-BLK-07. Markers stay (ST-BLK-12); a pair of opposite ones makes no difference (ST-BLK-16)."""
    return people(c, s, sector) + c.girth[s.face[sector // WIDTH]] + s.hinder[sector]


@rule
def roll_bonus(c: Content, s: State, sector: int, ship: int) -> int:
    """Supporting markers, one for each extra ship (ST-BLK-08, ST-BLK-09), a Siege Net."""
    net = c.upgrade_power[SIEGE_NET] * fitted(s, ship, SIEGE_NET)
    return s.support[sector] + blockaders(c, s, sector) - 1 + net


@rule
def roll_blockade(c: Content, s: State, log: Log) -> None:
    """No more tokens now (ST-BLK-15)."""
    sector = s.place
    roll = below(c, s, c.main_die)
    bonus, target = roll_bonus(c, s, sector, s.ship), target_number(c, s, sector)
    emit(log, Event.BLOCKADE_ROLL, s.seat, roll + 1, bonus, target, s.ship)
    s.phase = Phase.SHIP_DONE
    if roll + 1 + bonus >= target:
        succeed(c, s, sector, log)
    elif s.blockade_markers == PER_ROLL:
        press(c, s, sector, log)
    else:
        s.tried[sector] = 1
    s.place = OFF


@rule
def succeed(c: Content, s: State, sector: int, log: Log) -> None:
    """A neutral site is won (ST-BLK-23); an owned one becomes neutral (ST-BLK-24)."""
    former = int(s.owner[sector])
    levels = levels_lost(c, s, sector) if former > 0 else levels_gained(c, s, sector, s.seat)
    end_blockade(s, sector)
    s.since[sector] = s.rounds
    emit(log, Event.TAKEN, s.seat, sector, levels, former)
    if former > 0:
        change_owner(s, sector, 0)
    else:
        s.won_by[s.seat, BY_BLOCKADE] += levels
        change_owner(s, sector, s.seat + 1)
    restore(s, s.seat)
    s.resume = Phase.SHIP_DONE
    s.phase = Phase.SPILL


# Between rounds -------------------------------------------------------------------------------
@rule
def press(c: Content, s: State, sector: int, log: Log) -> None:
    """A failed roll adds a marker for each blockading ship (ST-BLK-10)."""
    markers = blockaders(c, s, sector)
    s.support[sector] = min(MARKERS_CAP, s.support[sector] + markers)
    emit(log, Event.PRESSED, int(s.blockader[sector]) - 1, sector, markers, s.support[sector])


@rule
def press_all(c: Content, s: State, log: Log) -> None:
    """Once a round, where a roll was made and the blockade still stands (ST-BLK-11)."""
    for sector in range(SECTORS):
        if s.tried[sector] > 0:
            s.tried[sector] = 0
            if s.blockader[sector] > 0:
                press(c, s, sector, log)


@rule
def ease_all(s: State, log: Log) -> None:
    """At the end of the round every opposing ship in the sector takes a marker away (ST-BLK-19)."""
    for sector in range(SECTORS):
        if s.blockader[sector] > 0 and s.support[sector] > 0:
            opposing = 0
            for ship in range(SHIPS):
                opposing += s.at[ship] == sector and ship // SLOTS + 1 != s.blockader[sector]
            if opposing > 0:
                s.support[sector] = max(0, s.support[sector] - opposing)
                emit(log, Event.EASED, int(s.blockader[sector]) - 1, sector, opposing, s.support[sector])


# Taking sides as actions ------------------------------------------------------------------------------
@rule
def judge_support(s: State) -> int:
    return judge_side(s, False)


@rule
def judge_hinder(s: State) -> int:
    return judge_side(s, True)


@rule
def support(s: State, log: Log) -> None:
    add_markers(s, False, log)


@rule
def hinder(s: State, log: Log) -> None:
    add_markers(s, True, log)


@rule
def judge_no_side(s: State) -> int:
    """A Diplomat's markers must be used (ST-BLK-13)."""
    return Clause.BLK_13 if s.favour > 0 else Clause.LEGAL
