"""Sell: units one by one, at the prices of the latest card; and the ceiling of 20 V (FT-SELL, FT-CAP)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.events import Event
from longhaul.games.free_trader.rules.buy import is_marked
from longhaul.games.free_trader.state import CEILING, GOODS, NOT_SOLD, Content, Phase, State


@rule
def sell_price(c: Content, s: State, cargo: int) -> int:
    """Price on the latest card, whatever it was for (FT-SELL-02, FT-SELL-03, FT-FAQ-02), plus planet (FT-SELL-04).

    Never below the floor: 1 in 2014 (FT-SELL-05), 0 in v2 (FT-SELL-09). A planet that does not offer the cargo
    still buys it, without a modifier (FT-SELL-06). Illegals sell like the rest (FT-SELL-08).
    """
    here = c.mod[s.planet, cargo]
    return max(s.sell_floor, c.sell[s.card, cargo] + (0 if is_marked(s, here) else here))


@rule
def sellable(c: Content, s: State) -> int:
    """The set of cargos aboard that the card has a sell price for."""
    cargos = 0
    for cargo in range(GOODS):
        cargos |= (s.hold[cargo] > 0 and c.sell[s.card, cargo] != NOT_SOLD) << cargo
    return cargos


@rule
def keep_selling(c: Content, s: State) -> None:
    """Any number, any order, or none at all (FT-SELL-01); the phase lasts while something can be sold."""
    s.phase = Phase.SELL if sellable(c, s) != 0 else Phase.UPGRADING


@rule
def judge_sell(c: Content, s: State, cargo: int) -> int:
    if s.phase == Phase.FINE:
        return Clause.POLICE_06
    if s.phase != Phase.SELL:
        return Clause.BUY_12 if s.phase == Phase.BUY else Clause.TURN_01
    if s.hold[cargo] == 0:
        return Clause.SELL_07
    return Clause.LEGAL if c.sell[s.card, cargo] != NOT_SOLD else Clause.SELL_02


@rule
def sell(c: Content, s: State, cargo: int, log: Log) -> None:
    """Money rises by the price, the space is free again (FT-SELL-07)."""
    price = sell_price(c, s, cargo)
    s.hold[cargo] -= 1
    forfeited = gain(s, price)
    emit(log, Event.SOLD, s.seat, cargo, price, s.money, forfeited)
    s.phase = Phase.SELLING


@rule
def gain(s: State, amount: int) -> int:
    """Anything above 20 V is lost at once (FT-CAP-01), after every single sale (FT-CAP-02). Returns the loss."""
    forfeited = max(0, s.money + amount - CEILING)
    s.money += amount - forfeited
    return forfeited
