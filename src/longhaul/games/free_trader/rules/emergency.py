"""Emergency jumps and Mis-Jumps (FT-EJUMP, FT-MIS): out of a dead end or a fight only (FT-EJUMP-03)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.events import Event
from longhaul.games.free_trader.rules.calendar import draw, finish_card
from longhaul.games.free_trader.rules.explore import draw_planet, open_level
from longhaul.games.free_trader.rules.galaxy import BESIDE, is_alone, planet_pile, reach_now, within, without
from longhaul.games.free_trader.rules.jump import move, pay_fuel
from longhaul.games.free_trader.rules.pregenerated import deal_universe, slot_of
from longhaul.games.free_trader.state import (
    CENTRE,
    FUEL,
    LAST_RESORT,
    MOD_ENGINES,
    NONE,
    OFF,
    PLANETS,
    WHEN_ALONE,
    Content,
    Phase,
    Purpose,
    State,
)


# Escape from combat -----------------------------------------------------------------------------
@rule
def escapes(c: Content, s: State) -> int:
    """The planets one may escape to: in reach, as for any jump (FT-EJUMP-05), if there is fuel (FT-EJUMP-19).

    In 2014 the previous planet is as good as any (FT-EJUMP-09); in v2 it is a last resort (FT-EJUMP-10).
    """
    if s.money < FUEL:
        return 0
    near = reach_now(c, s)
    onward = without(near, s.previous)
    if s.escape_back == LAST_RESORT and (onward != 0 or judge_new_planet(c, s) == Clause.LEGAL):
        return onward
    return near


@rule
def judge_new_planet(c: Content, s: State) -> int:
    """Whether a planet may be drawn to escape to.

    Always if the ship's planet is alone on the map (FT-EJUMP-13, FT-MIS-07), in 2014 only then (FT-EJUMP-11); in
    v2 whenever a side of the ship's planet is free (FT-EJUMP-12). The new one must be in reach (FT-EJUMP-14).
    """
    pile = planet_pile(s)
    if s.pregen:
        return Clause.VPREGEN_07
    if not is_alone(s):
        if s.escape_new == WHEN_ALONE:
            return Clause.EJUMP_11
        if pile == 0 or open_level(s) != BESIDE:
            return Clause.EJUMP_12
    return Clause.LEGAL if within(c, pile, s.level[MOD_ENGINES]) else Clause.EJUMP_14


@rule
def judge_escape(c: Content, s: State, planet: int) -> int:
    """Every escape is an emergency jump, whatever its target (FT-EJUMP-02)."""
    ruling = judge_any_escape(s)
    if ruling != Clause.LEGAL:
        return ruling
    if escapes(c, s) >> planet & 1:
        return Clause.LEGAL
    return Clause.EJUMP_10 if reach_now(c, s) >> planet & 1 else Clause.EJUMP_05


@rule
def judge_escape_new(c: Content, s: State) -> int:
    ruling = judge_any_escape(s)
    return judge_new_planet(c, s) if ruling == Clause.LEGAL else ruling


@rule
def judge_any_escape(s: State) -> int:
    """What every escape needs: a fight, after an enemy attack (FT-COMBAT-02), and fuel."""
    if s.phase == Phase.JUMP:
        return Clause.JUMP_11
    if s.phase != Phase.COMBAT:
        return Clause.EJUMP_03 if s.enemy == NONE else Clause.COMBAT_02
    return Clause.LEGAL if s.money >= FUEL else Clause.EJUMP_04


@rule
def escape(c: Content, s: State, planet: int, log: Log) -> None:
    break_off(s, log)
    move(s, planet, True, log)
    s.phase = Phase.CHECKING


@rule
def escape_new(c: Content, s: State, log: Log) -> None:
    """Pay, draw, place, move, check: in this order (FT-EJUMP-06)."""
    break_off(s, log)
    draw_planet(c, s, True, log)
    s.phase = Phase.HAVEN


@rule
def break_off(s: State, log: Log) -> None:
    """The fight is over: no salvage, no pursuit (FT-EJUMP-16)."""
    emit(log, Event.ESCAPED, s.seat)
    s.enemy = NONE
    s.spoils = 0
    pay_fuel(s)


# The check ------------------------------------------------------------------------------------
@rule
def check_jump(c: Content, s: State, log: Log) -> None:
    """Safe (FT-EJUMP-07) or Mis-Jump (FT-EJUMP-08); then a new Event phase, on a fresh card (FT-EJUMP-17).

    Every emergency jump is checked, even the second in a turn (FT-EJUMP-18).
    """
    draw(c, s, Purpose.CHECK, log)
    if s.phase == Phase.OVER:
        return
    astray = c.misjump[s.card]
    emit(log, Event.CHECKED, s.seat, astray)
    if astray:
        misjump(c, s, log)
    finish_card(s, False, log)
    if s.phase != Phase.OVER and s.extra_discard:
        discard_extra(c, s, log)
    if s.phase != Phase.OVER:
        s.phase = Phase.ARRIVING  # FT-MIS-06


@rule
def discard_extra(c: Content, s: State, log: Log) -> None:
    """One more card is gone after the check (FT-VEASY-05); it may end the month (FT-VEASY-06)."""
    draw(c, s, Purpose.EXTRA, log)
    if s.phase != Phase.OVER:
        finish_card(s, False, log)


@rule
def misjump(c: Content, s: State, log: Log) -> None:
    """The ship's planet stays (FT-MIS-01), all others go back to the pile (FT-MIS-02, FT-MIS-03).

    Nothing else changes (FT-MIS-04).
    """
    emit(log, Event.SCATTERED, s.seat, s.planet)
    here = s.at[s.planet]
    for planet in range(PLANETS):
        s.at[planet] = OFF
    s.previous = NONE  # FT-MIS-05
    if s.pregen:
        s.at[s.planet] = here
        deal_universe(c, s, s.planet, slot_of(here), log)
    else:
        s.at[s.planet] = CENTRE
