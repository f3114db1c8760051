"""Buy: a card sets the prices, then units are bought one by one (FT-BUY)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.events import Event
from longhaul.games.free_trader.rules.calendar import draw, finish_card
from longhaul.games.free_trader.state import (
    GOODS,
    LEAST_PRICE,
    MOD_CARGO,
    NOT_SOLD,
    ZERO,
    Content,
    Phase,
    Purpose,
    State,
)


@rule
def open_market(c: Content, s: State, log: Log) -> None:
    """One card is drawn, even if nothing will be bought (FT-BUY-01); its event is ignored (FT-BUY-02)."""
    draw(c, s, Purpose.BUY, log)
    if s.phase != Phase.OVER:
        s.phase = Phase.BUYING


@rule
def keep_buying(c: Content, s: State, log: Log) -> None:
    """The phase lasts while something can be bought."""
    if buyable(c, s) != 0:
        s.phase = Phase.BUY
    else:
        close_market(s, log)


@rule
def close_market(s: State, log: Log) -> None:
    """Discard the card (FT-BUY-14). Its prices held until now, even past the end of a month (ruling AMB-28)."""
    finish_card(s, False, log)
    if s.phase != Phase.OVER:
        s.phase = Phase.LEAVING


# Prices ---------------------------------------------------------------------------------------
@rule
def is_marked(s: State, figure: int) -> bool:
    """Unavailable: N/A (FT-BUY-08), or in 2014 a printed 0 as well (FT-BUY-07)."""
    return figure == NOT_SOLD or (figure == 0 and s.unavailable == ZERO)


@rule
def is_unavailable(c: Content, s: State, cargo: int) -> bool:
    return is_marked(s, c.buy[s.card, cargo]) or is_marked(s, c.mod[s.planet, cargo])


@rule
def buy_price(c: Content, s: State, cargo: int) -> int:
    """Card plus planet (FT-BUY-03), at least 1 (FT-BUY-04), the same for every unit (FT-BUY-05)."""
    return max(LEAST_PRICE, c.buy[s.card, cargo] + c.mod[s.planet, cargo])


@rule
def units(s: State) -> int:
    """Units aboard, of all kinds."""
    return s.hold[0] + s.hold[1] + s.hold[2] + s.hold[3]


# Buying ---------------------------------------------------------------------------------------
@rule
def judge_buy(c: Content, s: State, cargo: int) -> int:
    """Any number and mix, within money and space (FT-BUY-10); even down to 0 V (FT-BUY-13)."""
    if s.phase != Phase.BUY:
        return Clause.TURN_01
    if is_unavailable(c, s, cargo):  # checked before the minimum price of 1 (FT-BUY-06)
        return Clause.BUY_07 if s.unavailable == ZERO else Clause.BUY_08
    if units(s) >= s.level[MOD_CARGO]:
        return Clause.BUY_11
    return Clause.LEGAL if s.money >= buy_price(c, s, cargo) else Clause.BUY_09


@rule
def most_units(c: Content, s: State, cargo: int) -> int:
    """How many units of a cargo that may be bought can be bought in a row (FT-BUY-10)."""
    return min(s.level[MOD_CARGO] - units(s), s.money // buy_price(c, s, cargo))


@rule
def buyable(c: Content, s: State) -> int:
    """The set of cargos that `judge_buy` allows."""
    cargos = 0
    if units(s) >= s.level[MOD_CARGO]:
        return 0
    for cargo in range(GOODS):
        offered = not is_unavailable(c, s, cargo)
        cargos |= (offered and s.money >= buy_price(c, s, cargo)) << cargo
    return cargos


@rule
def buy(c: Content, s: State, cargo: int, log: Log) -> None:
    """One unit for one space (FT-BUY-09); any space takes any cargo (ruling AMB-38)."""
    price = buy_price(c, s, cargo)
    s.money -= price
    s.hold[cargo] += 1
    emit(log, Event.BOUGHT, s.seat, cargo, price, s.money)
    s.phase = Phase.BUYING
