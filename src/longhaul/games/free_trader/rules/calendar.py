"""The event pile, which is the calendar: drawing, month ends, payments, the end (FT-MONTH, FT-DECK, FT-END).

The pile has no order until a card is drawn (see `deal`), so the two hidden cards are simply the last two, which are
never drawn (FT-DECK-03) and never seen (FT-SETUP-04, FT-DECK-04).
"""

from longhaul.core.bits import ones
from longhaul.core.chance import deal
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.events import Event
from longhaul.games.free_trader.state import (
    CARDS,
    HIDDEN,
    MONTHS,
    NONE,
    ON_DRAW,
    PAYMENTS,
    PLANETS,
    RETAIN,
    Content,
    Outcome,
    Phase,
    Purpose,
    State,
)

ALL_CARDS = (1 << CARDS) - 1


@rule
def cards_left(s: State) -> int:
    """In the draw pile: 14 at the start of a month (FT-SETUP-03)."""
    return CARDS - HIDDEN - ones(s.seen)


@rule
def draw(c: Content, s: State, purpose: int, log: Log) -> None:
    """Draw an event card (FT-DECK-01); in 2014 the last one ends the month at once (FT-MONTH-03)."""
    s.card = deal(c, s, (ALL_CARDS & ~int(s.seen)) << PLANETS) - PLANETS  # planets and cards have different numbers
    s.seen |= 1 << s.card
    emit(log, Event.DRAWN, s.seat, s.card, purpose, s.month, cards_left(s))
    if s.month_end == ON_DRAW and cards_left(s) == 0:
        end_month(s, purpose != Purpose.EXTRA, log)


@rule
def finish_card(s: State, in_use: bool, log: Log) -> None:
    """The latest card has been used; in v2 the last one now ends the month (FT-MONTH-04, FT-MONTH-05).

    `in_use`: whether it is still needed, because it sets the sell prices.
    """
    if cards_left(s) == 0:
        end_month(s, in_use, log)


@rule
def payment_due(s: State) -> int:
    return PAYMENTS[s.month - 1]


@rule
def end_month(s: State, in_use: bool, log: Log) -> None:
    """The payment falls due, in any phase (FT-MONTH-01, FT-MONTH-02), in Vectorium and in full (FT-MONTH-06)."""
    had, due = s.money, payment_due(s)
    s.purse[s.month - 1] = had
    if had < due:
        end_game(s, Outcome.UNPAID, log)  # FT-MONTH-07, FT-END-02
        return
    s.money = had - due
    emit(log, Event.MONTH, s.seat, s.month, due, had, s.money)
    if s.month == MONTHS:
        end_game(s, Outcome.WON, log)  # FT-MONTH-09, FT-END-01
        return
    s.month += 1  # and play continues where it stopped (FT-MONTH-08)
    s.seen = retained(s, in_use)
    emit(log, Event.RESHUFFLED, s.seat, s.month)


@rule
def retained(s: State, in_use: bool) -> int:
    """All 16 cards are shuffled, even those in use (FT-DECK-02, FT-DECK-05, FT-COMBAT-17, FT-FAQ-05).

    Their values remain in force. With `retain` the enemy's card and the card in use stay out instead.
    """
    cards = 0
    if s.in_play == RETAIN:
        if s.enemy != NONE:
            cards |= 1 << s.enemy
        if in_use:
            cards |= 1 << s.card
    return cards


@rule
def end_game(s: State, outcome: int, log: Log) -> None:
    """The game is won or lost; there is no score (FT-END-06)."""
    s.phase = Phase.OVER
    s.outcome = outcome
    emit(log, Event.OVER, s.seat, outcome)
