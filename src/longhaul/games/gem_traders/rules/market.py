"""The market: six cards, paid from storage (GT-BUY)."""

from longhaul.core.bits import lowest
from longhaul.core.chance import JAMMED, below, dictated
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.events import Event
from longhaul.games.gem_traders.rules.cubes import is_single, put_back
from longhaul.games.gem_traders.state import (
    ANY,
    CARDS,
    CREW_LIMIT,
    FIRST_BOOST,
    FIRST_OFFICER,
    GEMS,
    GOODS,
    Content,
    Phase,
    State,
)


# The deck -------------------------------------------------------------------------------------
@rule
def turn_up(c: Content, s: State, slot: int, log: Log) -> None:
    """Fill a slot from the deck (GT-BUY-05); without one it stays empty (GT-BUY-06). Nothing else does (GT-BUY-07)."""
    card = 0
    if s.stack > 0:
        card = draw_card(c, s)
        s.deck[card] -= 1
        s.stack -= 1
        emit(log, Event.TURNED_UP, s.seat, card, slot + 1)
    s.market[slot] = card


@rule
def draw_card(c: Content, s: State) -> int:
    """One of the cards left in the deck, all equally likely: a deck has no order before it is drawn from."""
    if s.draws < c.taped:
        return dictated_kind(c, s)
    n = below(c, s, s.stack)
    card = 0
    while n >= s.deck[card]:
        n -= int(s.deck[card])
        card += 1
    return card


@rule
def dictated_kind(c: Content, s: State) -> int:
    """The card that a scenario names; a card that is not in the deck makes the draw fail."""
    card = dictated(c, s, s.draws, CARDS)
    s.draws += 1
    if s.deck[card] == 0 or s.draws < 0:
        s.draws = JAMMED
        card = 0
        while s.deck[card] == 0:
            card += 1
    return card


# Buying ---------------------------------------------------------------------------------------
@rule
def is_payable(c: Content, s: State, card: int) -> bool:
    """Only what is stored pays (GT-BUY-03): the fixed symbols, and gemstones left for the free ones (GT-BUY-04)."""
    spare = 0
    for good in range(GOODS):
        left = s.storage[s.seat, good] - c.cost[card, good]
        if left < 0:
            return False
        if good < GEMS:
            spare += left
    return spare >= c.cost[card, ANY]


@rule
def judge_buy(c: Content, s: State, slot: int) -> int:
    """Wherever the ship is (GT-BUY-02). Only Crew have a limit (GT-BUY-10), Shapeshifters too (GT-SHAPE-06)."""
    card = s.market[slot]
    if card == 0:
        return Clause.BUY_06
    kind = c.kind[card]
    if kind < FIRST_OFFICER and s.crew[s.seat, kind] >= CREW_LIMIT:
        return Clause.BUY_09
    return Clause.LEGAL if is_payable(c, s, card) else Clause.BUY_03


@rule
def buy(c: Content, s: State, slot: int, log: Log) -> None:
    """One card is an action (GT-BUY-01). Fixed symbols are paid automatically; the buyer chooses the rest."""
    card = s.market[slot]
    s.slot = slot
    for good in range(GOODS):
        if c.cost[card, good] > 0:
            spend(s, good, c.cost[card, good], log)
    s.limit = c.cost[card, ANY]
    s.phase = Phase.PAY
    gems = gems_stored(s)
    if s.limit > 0 and is_single(gems):
        spend(s, lowest(gems), s.limit, log)
        s.used = s.limit
    if s.used == s.limit:
        receive(c, s, log)


@rule
def gems_stored(s: State) -> int:
    """The set of gemstones in the decider's storage."""
    kinds = 0
    for gem in range(GEMS):
        kinds |= (s.storage[s.seat, gem] > 0) << gem
    return kinds


@rule
def spend(s: State, good: int, units: int, log: Log) -> None:
    """From storage: scrap to space, the rest to the bank (GT-BUY-08)."""
    s.storage[s.seat, good] -= units
    put_back(s, good, units)
    emit(log, Event.PAID, s.seat, good, units)


@rule
def judge_pay(s: State, good: int) -> int:
    return Clause.LEGAL if good < GEMS and s.storage[s.seat, good] > 0 else Clause.BUY_03


@rule
def pay(c: Content, s: State, good: int, log: Log) -> None:
    spend(s, good, 1, log)
    s.used += 1
    if s.used == s.limit:
        receive(c, s, log)


@rule
def receive(c: Content, s: State, log: Log) -> None:
    """It works at once (GT-BUY-11) and stays (GT-BUY-12, GT-OFF-01); a Boost is ready at once (GT-BOOST-06)."""
    card = s.market[s.slot]
    kind = c.kind[card]
    if kind < FIRST_OFFICER:
        s.crew[s.seat, kind] += 1
    elif kind < FIRST_BOOST:
        s.officers[s.seat] |= 1 << (kind - FIRST_OFFICER)
    else:
        s.held[s.seat, kind - FIRST_BOOST] += 1
    s.points[s.seat] += c.vp[card]
    emit(log, Event.BOUGHT, s.seat, card)
    turn_up(c, s, s.slot, log)
    s.phase = Phase.ACTED
