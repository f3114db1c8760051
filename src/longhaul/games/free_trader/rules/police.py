"""Police: Illegals are fined and confiscated (FT-POLICE)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.events import Event
from longhaul.games.free_trader.rules.calendar import draw, end_game, finish_card
from longhaul.games.free_trader.rules.cargo_loss import lose_space
from longhaul.games.free_trader.rules.sell import gain
from longhaul.games.free_trader.state import (
    COSTS,
    ILLEGALS,
    KEEP,
    MOD_CARGO,
    MODULES,
    ROUND_UP,
    Content,
    Outcome,
    Phase,
    Purpose,
    State,
)


@rule
def inspect(c: Content, s: State, log: Log) -> None:
    """Without Illegals nothing happens (FT-POLICE-01); with any, a card is drawn (FT-POLICE-02).

    Fine = law level x multiplier, however many units there are (FT-POLICE-03); it may be 0 (FT-POLICE-04).
    """
    if s.hold[ILLEGALS] == 0:
        emit(log, Event.WAVED, s.seat)
        s.phase = Phase.SELLING
        return
    draw(c, s, Purpose.FINE, log)
    if s.phase == Phase.OVER:
        return
    s.fine = c.law[s.planet] * c.fine[s.card]
    emit(log, Event.FINED, s.seat, c.law[s.planet], c.fine[s.card], s.fine)
    if s.money + scrap_value(s) < s.fine:
        end_game(s, Outcome.FINED, log)  # FT-POLICE-12, FT-END-03
    else:
        s.phase = Phase.FINE if s.fine > 0 else Phase.SETTLED


# Paying ---------------------------------------------------------------------------------------
@rule
def resale(s: State, module: int) -> int:
    """Half the purchase cost (FT-POLICE-07), rounded down (FT-POLICE-08) unless an option says up."""
    return (COSTS[module] + (s.module_rounding == ROUND_UP)) // 2


@rule
def scrap_value(s: State) -> int:
    """What selling all modules would bring."""
    total = 0
    for module in range(MODULES):
        total += s.level[module] * resale(s, module)
    return total


@rule
def judge_pay(c: Content, s: State) -> int:
    """With money, modules or both, in any mix (FT-POLICE-05)."""
    if s.phase != Phase.FINE:
        return Clause.TURN_01
    return Clause.LEGAL if s.money >= s.fine else Clause.POLICE_05


@rule
def pay(c: Content, s: State, log: Log) -> None:
    s.money -= s.fine
    emit(log, Event.PAID, s.seat, s.fine, s.money)
    s.fine = 0
    s.phase = Phase.SETTLED


@rule
def judge_scrap(c: Content, s: State, module: int) -> int:
    """Modules can be sold only for an unpaid fine (FT-POLICE-15, FT-FAQ-06)."""
    if s.phase != Phase.FINE:
        return Clause.POLICE_15
    return Clause.LEGAL if s.level[module] > 0 else Clause.POLICE_09


@rule
def scrap(c: Content, s: State, module: int, log: Log) -> None:
    """One level less, down to 0 (FT-POLICE-09); what it brings beyond the fine is lost (FT-POLICE-10)."""
    worth = resale(s, module)
    change = max(0, worth - s.fine)
    s.fine = max(0, s.fine - worth)
    s.level[module] -= 1
    emit(log, Event.SCRAPPED, s.seat, module, worth, s.fine, change)
    if s.fine_change == KEEP:
        gain(s, change)
    if module == MOD_CARGO:
        lose_space(c, s, log)  # before the Illegals are confiscated: the space may have held them (ruling AMB-25)
    else:
        s.phase = Phase.FINE if s.fine > 0 else Phase.SETTLED


@rule
def confiscate(s: State, log: Log) -> None:
    """All Illegals go, other cargo stays (FT-POLICE-11); the fine's card sets the sell prices (FT-POLICE-14)."""
    emit(log, Event.CONFISCATED, s.seat, s.hold[ILLEGALS])
    s.hold[ILLEGALS] = 0
    s.phase = Phase.SELLING
    finish_card(s, True, log)
