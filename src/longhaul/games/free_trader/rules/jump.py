"""Jump: pay 1 V and move on to a neighbour in reach (FT-JUMP). Emergency jumps are in `emergency.py`."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.events import Event
from longhaul.games.free_trader.rules.calendar import end_game
from longhaul.games.free_trader.rules.galaxy import neighbours, planet_pile, planets_on_map, reach, reach_now, without
from longhaul.games.free_trader.state import FUEL, MOD_ENGINES, PLANETS, Content, Outcome, Phase, State


@rule
def leave(c: Content, s: State, log: Log) -> None:
    """The ship must jump if it can (FT-JUMP-01, FT-FAQ-04); if it cannot, the game is lost (FT-JUMP-10, FT-END-04)."""
    if s.money < FUEL:
        end_game(s, Outcome.NO_FUEL, log)  # ruling AMB-01
    elif reach_now(c, s) == 0:
        end_game(s, Outcome.NO_REACH, log)  # ruling AMB-02
    else:
        s.phase = Phase.JUMP


@rule
def targets(c: Content, s: State) -> int:
    """All planets in reach but the previous one (FT-JUMP-06).

    If there are none, for whatever reason (FT-JUMP-08, FT-JUMP-09), it is an emergency and the previous planet
    is the only target (FT-EJUMP-01); no new planet is drawn then (FT-EJUMP-15).
    """
    near = reach_now(c, s)
    onward = without(near, s.previous)
    return near if onward == 0 else avoid_stranding(c, s, onward)


@rule
def avoid_stranding(c: Content, s: State, onward: int) -> int:
    """With `no_stranding`, only targets that the ship can leave again, if there are any (FT-JUMP-12)."""
    if s.no_stranding == 0:
        return onward
    safe = 0
    for planet in range(PLANETS):
        safe |= (onward >> planet & 1 == 1 and not strands(c, s, planet)) << planet
    return safe if safe else onward


@rule
def strands(c: Content, s: State, planet: int) -> bool:
    """Whether a target leads nowhere but back while no planet is left to explore (ruling AMB-15)."""
    onward = without(reach(c, s, planet, s.level[MOD_ENGINES]), s.planet)
    return planet_pile(s) == 0 and onward == 0


@rule
def judge_jump(c: Content, s: State, planet: int) -> int:
    if s.phase != Phase.JUMP:
        return Clause.TURN_01
    if targets(c, s) >> planet & 1:
        return Clause.LEGAL
    if planet == s.planet:
        return Clause.JUMP_01
    if planet == s.previous and reach_now(c, s) >> planet & 1:
        return Clause.JUMP_06
    if reach_now(c, s) >> planet & 1:
        return Clause.JUMP_12
    return judge_out_of_reach(s, planet)


@rule
def judge_out_of_reach(s: State, planet: int) -> int:
    """Why a planet is out of reach."""
    if s.pregen:
        return Clause.VPREGEN_06 if planets_on_map(s) >> planet & 1 else Clause.VPREGEN_04
    return Clause.JUMP_04 if neighbours(s, s.planet) >> planet & 1 else Clause.JUMP_03


@rule
def jump(c: Content, s: State, planet: int, log: Log) -> None:
    """Pay and move (FT-TURN-02, FT-JUMP-07). Going back is an emergency: nothing else was in reach (FT-JUMP-11)."""
    emergency = planet == s.previous
    pay_fuel(s)
    move(s, planet, emergency, log)
    s.phase = Phase.CHECKING if emergency else Phase.ARRIVING


@rule
def pay_fuel(s: State) -> None:
    s.money -= FUEL  # once, whatever the distance (FT-JUMP-02, FT-EJUMP-04)


@rule
def move(s: State, planet: int, emergency: bool, log: Log) -> None:
    """The planet the ship leaves becomes the previous one (ruling AMB-10)."""
    s.previous = s.planet
    s.planet = planet
    emit(log, Event.JUMPED, s.seat, planet, emergency, s.money)
