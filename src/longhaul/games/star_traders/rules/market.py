"""The market phase: tokens that push prices, then the commodity dice (ST-MKT)."""

from longhaul.core.chance import below
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import GOODS, PRICE_CAP, Phase
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.fleet.ships import fix_order
from longhaul.games.star_traders.rules.influence import in_order
from longhaul.games.star_traders.state import Content, State

FACES = 6


@rule
def change_price(c: Content, s: State, good: int, change: int) -> None:
    """Never below 1 (ST-MKT-07), never above what the track holds (ST-MKT-08)."""
    s.price[good] = min(PRICE_CAP, max(c.price_floor, s.price[good] + change))


@rule
def next_market(c: Content, s: State, log: Log) -> None:
    """One opportunity each, from the first player (ST-MKT-02); then the dice, once (ST-MKT-01, ST-MKT-06)."""
    while s.turn < s.seats:
        s.seat = in_order(s, s.turn)
        s.turn += 1
        if s.tokens[s.seat] > 0:
            s.phase = Phase.MANIPULATE
            return
    for good in range(GOODS):
        face = below(c, s, FACES)
        change_price(c, s, good, c.dice[face])
        emit(log, Event.MARKET, s.first, good, c.dice[face], s.price[good])
    s.turn = 0
    s.rank = 1
    fix_order(s)
    s.phase = Phase.NEXT_TRAVEL


@rule
def manipulate(c: Content, s: State, good: int, down: int, log: Log) -> None:
    """A token, a commodity, a direction, a roll (ST-MKT-03, ST-MKT-04); again while there are tokens (ST-MKT-05)."""
    s.tokens[s.seat] -= 1
    roll = below(c, s, c.main_die)
    change = roll + 1
    change_price(c, s, good, -change if down else change)
    emit(log, Event.MANIPULATED, s.seat, good, change, s.price[good], down)
    if s.tokens[s.seat] == 0:
        s.phase = Phase.NEXT_MARKET
