"""The Event phase: a fresh card, and what it brings (FT-EVENT)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.events import Event
from longhaul.games.free_trader.rules.calendar import draw, finish_card
from longhaul.games.free_trader.state import BOOTY_STEP, Content, Kind, Phase, Purpose, State


@rule
def arrive(c: Content, s: State, log: Log) -> None:
    """Only this draw causes an event (FT-EVENT-01, FT-EVENT-04, FT-FAQ-03); then comes Sell (FT-EVENT-05).

    In v2 the card counts as used once its kind is read, before any fight or fine (FT-MONTH-05).
    """
    draw(c, s, Purpose.EVENT, log)
    if s.phase == Phase.OVER:
        return
    kind = c.kind[s.card]
    if kind == Kind.PIRATE or kind == Kind.INVADER:
        meet(c, s, kind, log)
        s.phase = Phase.ATTACKED
    elif kind == Kind.POLICE:
        s.phase = Phase.INSPECTED
    else:
        emit(log, Event.QUIET, s.seat)
        s.phase = Phase.SELLING  # FT-EVENT-03
    finish_card(s, True, log)


@rule
def meet(c: Content, s: State, kind: int, log: Log) -> None:
    """An enemy appears; its card gives its base strength (FT-COMBAT-01)."""
    s.enemy = s.card
    s.spoils = booty(s, kind)
    emit(log, Event.ENEMY, s.seat, s.enemy, kind, c.value[s.enemy], s.spoils)


@rule
def booty(s: State, kind: int) -> int:
    """1 for every 7 V aboard when a Pirate appears, fixed for the fight (FT-VEASY-01, FT-VEASY-02).

    Invaders get no bonus (FT-VEASY-03), unless an option says so (ruling AMB-30).
    """
    if s.booty == 0 or (kind == Kind.INVADER and s.booty_invaders == 0):
        return 0
    return s.money // BOOTY_STEP
