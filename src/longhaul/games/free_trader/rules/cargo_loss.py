"""What becomes of the cargo when a space is lost, to damage or to a fine (FT-DMG-05 to FT-DMG-09)."""

from longhaul.core.bits import lowest, ones
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.events import Event
from longhaul.games.free_trader.rules.buy import units
from longhaul.games.free_trader.state import CHOOSE_SPACE, EMPTY, GOODS, MOD_CARGO, NONE, Content, Phase, State


@rule
def losable(s: State) -> int:
    """The set of cargos that the lost space may have held: those aboard, or none.

    2014: the player names any space, even an empty one (FT-DMG-05, FT-FAQ-01). v2: a unit is lost only if there
    is no room for it (FT-DMG-06). So one can get rid of Illegals in 2014, but not in v2 (FT-DMG-07).
    """
    roomy = units(s) <= s.level[MOD_CARGO]
    if roomy and s.space_loss != CHOOSE_SPACE:
        return 1 << EMPTY
    cargos = roomy << EMPTY
    for cargo in range(GOODS):
        cargos |= (s.hold[cargo] > 0) << cargo
    return cargos


@rule
def lose_space(c: Content, s: State, log: Log) -> None:
    """The player chooses only if there is more than one possibility."""
    cargos = losable(s)
    if ones(cargos) > 1:
        s.phase = Phase.LOSE
    else:
        lose(c, s, lowest(cargos), log)


@rule
def judge_lose(c: Content, s: State, lost: int) -> int:
    """Cargo is never thrown overboard otherwise (FT-DMG-09)."""
    if s.phase != Phase.LOSE:
        return Clause.DMG_09
    if losable(s) >> lost & 1:
        return Clause.LEGAL
    return Clause.DMG_05 if s.space_loss == CHOOSE_SPACE else Clause.DMG_06


@rule
def lose(c: Content, s: State, lost: int, log: Log) -> None:
    """After the loss, the fight or the payment of the fine goes on."""
    if lost != EMPTY:
        s.hold[lost] -= 1
        emit(log, Event.LOST, s.seat, lost)
    if s.enemy != NONE:
        s.phase = Phase.ANSWERING
    else:
        s.phase = Phase.FINE if s.fine > 0 else Phase.SETTLED
