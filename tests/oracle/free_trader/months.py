"""Event cards, months and payments (FT-DECK, FT-MONTH)."""

from tests.oracle.free_trader.cards import EventCard
from tests.oracle.free_trader.game import UNPAID, WON, Game, GameOver

PAYMENTS = (5, 10, 10, 15)  # FT-MONTH-01
PILE = 14  # FT-SETUP-03, FT-DECK-02: 16 cards, 2 of them hidden


def cards_left(game: Game) -> int:
    """In this month's pile. FT-DECK-05: cards that were kept out of the shuffle make it smaller."""
    return PILE - len(game.out)


def draw(game: Game, purpose: str) -> EventCard:
    """FT-DECK-01. FT-MONTH-03: with `on_draw` the month ends before the card has any effect."""
    left = cards_left(game) - 1
    key = game.chance.take("drawn", purpose=purpose, month=game.month, left=left).facts["card"]
    assert key not in game.out, f"{key} is not in the pile"
    game.out.add(key)
    game.card = game.events[key]
    if game.options.month_end == "on_draw":
        stays_in_play = purpose != "extra"  # FT-VEASY-05: that card is discarded, all others are still being resolved
        end_month_if_due(game, card_in_use=stays_in_play)
    return game.events[key]


def used(game: Game, stays_in_use: bool = False) -> None:
    """FT-MONTH-04, FT-MONTH-05: the card drawn last has done its one job.

    It may stay in use, as when it sets the sell prices (FT-DECK-05).
    """
    if game.options.month_end == "after_use":
        end_month_if_due(game, card_in_use=stays_in_use)


def end_month_if_due(game: Game, card_in_use: bool) -> None:
    """FT-MONTH-01, 06 to 09."""
    if cards_left(game):
        return
    due = PAYMENTS[game.month - 1]
    game.purse.append(game.ship.money)
    if game.ship.money < due:
        raise GameOver(UNPAID)
    game.ship.money -= due
    if game.month == len(PAYMENTS):
        raise GameOver(WON)
    game.month += 1
    reshuffle(game, card_in_use)


def reshuffle(game: Game, card_in_use: bool) -> None:
    """FT-DECK-02; FT-DECK-05: what is in use is kept out with `in_play = retain`."""
    game.out = set()
    if game.options.in_play == "include":
        return
    if game.fight:
        game.out.add(game.fight.enemy.key)
    if card_in_use:
        assert game.card
        game.out.add(game.card.key)
