"""The Pregenerated Universe: all planets are dealt at the start (FT-VPREGEN)."""

from longhaul.core.bits import ones
from longhaul.core.chance import deal
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.events import Event
from longhaul.games.free_trader.rules.galaxy import FIRST_SLOT, planets_on_map, slot_cell
from longhaul.games.free_trader.state import COLUMNS, NONE, PLANETS, SIDE, Content, Phase, State


@rule
def slot_of(cell: int) -> int:
    place = int(cell) - FIRST_SLOT
    return place // SIDE * COLUMNS + place % SIDE


@rule
def deal_universe(c: Content, s: State, ship: int, taken: int, log: Log) -> None:
    """One set face up and one face down, shuffled and dealt (FT-VPREGEN-01, FT-VPREGEN-02).

    Face-down cards are empty space, so only the slots of the 16 face-up cards matter. After a Mis-Jump the
    ship's card stays in its slot and the rest are dealt again (FT-VPREGEN-08, ruling AMB-34).
    """
    free = (1 << 2 * PLANETS) - 1
    if ship != NONE:
        free &= ~(1 << taken)
    for planet in range(PLANETS):
        if planet != ship:
            slot = deal(c, s, free)
            free &= ~(1 << slot)
            s.at[planet] = slot_cell(slot)
    emit(log, Event.DEALT, s.seat, ones(planets_on_map(s)))


@rule
def judge_home(c: Content, s: State, planet: int) -> int:
    """Any face-up planet may be home, Earth like the others (FT-VPREGEN-03)."""
    if s.phase != Phase.HOME:
        return Clause.VPREGEN_03
    return Clause.LEGAL if planets_on_map(s) >> planet & 1 else Clause.VPREGEN_04


@rule
def home(c: Content, s: State, planet: int, log: Log) -> None:
    s.planet = planet
    emit(log, Event.HOME, s.seat, planet)
    s.phase = Phase.EXPLORING
