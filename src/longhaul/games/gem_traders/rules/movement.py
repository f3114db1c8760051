"""Movement and docks, and the fee at them (GT-MOVE, GT-OFF-08, GT-OFF-12, GT-BOOST-TELEPORT)."""

from longhaul.core.bits import lowest
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.events import Event
from longhaul.games.gem_traders.rules.cubes import is_single, kinds_aboard
from longhaul.games.gem_traders.state import (
    FIRST_DOCK,
    HOME,
    LAST_DOCK,
    MISSION_CENTER,
    PORT_CAPTAIN,
    SPACE,
    Content,
    Phase,
    State,
)


@rule
def is_exchange(place: int) -> bool:
    return FIRST_DOCK <= place <= LAST_DOCK


@rule
def docks_at(c: Content, s: State, place: int) -> int:
    """One at a home and at each exchange dock; planets and missions by the number of players (GT-MOVE-08)."""
    return 1 if place == HOME or is_exchange(place) else c.docks[s.seats]


@rule
def is_free(c: Content, s: State, place: int) -> bool:
    """A dock holds a single ship (GT-MOVE-04); a home is for its owner (GT-MOVE-05), space has room (GT-MOVE-07)."""
    if place <= HOME:
        return True
    ships = 0
    for seat in range(s.seats):
        ships += s.place[seat] == place
    return ships < docks_at(c, s, place)


# One step, or a flight --------------------------------------------------------------------------
@rule
def judge_go(c: Content, s: State, place: int) -> int:
    """One step (GT-MOVE-01): out into space (GT-MOVE-02), in from it (GT-MOVE-03), or by taxi (GT-MOVE-06)."""
    here = s.place[s.seat]
    if place == here:
        return Clause.TURN_07
    if place != SPACE and here != SPACE and not (is_exchange(here) and is_exchange(place)):
        return Clause.MOVE_02
    return Clause.LEGAL if is_free(c, s, place) else Clause.MOVE_04


@rule
def judge_flight(c: Content, s: State, place: int) -> int:
    """Anywhere that is free, without a stop in space (GT-OFF-08, GT-OFF-09, GT-BD-09)."""
    if place == s.place[s.seat]:
        return Clause.TURN_07
    return Clause.LEGAL if is_free(c, s, place) else Clause.OFF_09


@rule
def move(s: State, place: int, log: Log) -> None:
    """The cargo travels along (GT-MOVE-09). A taxi never leaves the exchange and owes no fee (GT-OFF-14)."""
    here = s.place[s.seat]
    taxi = s.phase == Phase.MENU and is_exchange(here)
    s.place[s.seat] = place
    emit(log, Event.MOVED, s.seat, place, here, s.source)
    owes = (is_exchange(place) or place == MISSION_CENTER) and not taxi
    s.phase = Phase.DOCKED if owes else Phase.ACTED


# The Port Captain -----------------------------------------------------------------------------
@rule
def port_captain(s: State) -> int:
    """The other player who takes a fee from the active one, wherever their ship is (GT-OFF-15); -1 if none."""
    for step in range(1, s.seats):
        seat = (s.active + step) % s.seats
        if s.officers[seat] >> PORT_CAPTAIN & 1:
            return seat
    return -1


@rule
def ask_fee(s: State, log: Log) -> None:
    """Right after docking (GT-OFF-16); an empty ship pays nothing (GT-OFF-13)."""
    captain = port_captain(s)
    kinds = kinds_aboard(s, s.active)
    s.phase = Phase.ACTED
    if captain >= 0 and kinds != 0:
        s.seat = captain
        if is_single(kinds):
            take_fee(s, lowest(kinds), log)
        else:
            s.phase = Phase.FEE


@rule
def judge_fee(s: State, good: int) -> int:
    return Clause.LEGAL if s.cargo[s.active, good] > 0 else Clause.OFF_12


@rule
def take_fee(s: State, good: int, log: Log) -> None:
    """One unit of the Captain's choice, onto the Captain's ship, however full it is (GT-OFF-12, GT-OFF-15)."""
    s.cargo[s.active, good] -= 1
    s.cargo[s.seat, good] += 1
    emit(log, Event.FEE, s.seat, s.active, good)
    s.phase = Phase.ACTED
