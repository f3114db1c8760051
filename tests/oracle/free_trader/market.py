"""Buying, selling, upgrading."""

from tests.oracle.free_trader.cards import CARGO, MODULES, EventCard, Figure
from tests.oracle.free_trader.game import Game, Play, argument, ask
from tests.oracle.free_trader.months import draw, used
from tests.oracle.free_trader.ship import COSTS

LEAST_PRICE = 1  # FT-BUY-04


def is_marked_unavailable(game: Game, figure: Figure) -> bool:
    """FT-BUY-07, FT-BUY-08."""
    return figure is None or (figure == 0 and game.options.unavailable == "zero")


# Buying
def buy(game: Game) -> Play[None]:
    """FT-BUY-01: a card is drawn in any case; the phase ends by itself when nothing can be bought (FT-TURN-03)."""
    card = draw(game, "buy")
    while offers := [cargo for cargo in CARGO if may_buy(game, card, cargo)]:
        action = yield from ask("buy", ["done", *(f"buy:{cargo}" for cargo in offers)])
        if action == "done":
            break
        cargo = argument(action)
        game.ship.money -= buy_price(game, card, cargo)  # FT-BUY-09
        game.ship.hold[cargo] += 1
    used(game)  # FT-MONTH-05: when you stop buying; the card is discarded (FT-BUY-14)


def may_buy(game: Game, card: EventCard, cargo: str) -> bool:
    """FT-BUY-06 to 11."""
    marks = (card.buy[cargo], game.here.modifier[cargo])
    if any(is_marked_unavailable(game, figure) for figure in marks):
        return False
    return game.ship.has_room() and game.ship.money >= buy_price(game, card, cargo)


def buy_price(game: Game, card: EventCard, cargo: str) -> int:
    """FT-BUY-03 to 05."""
    return max(LEAST_PRICE, (card.buy[cargo] or 0) + (game.here.modifier[cargo] or 0))


# Selling
def sell(game: Game) -> Play[None]:
    """FT-SELL-01, FT-SELL-02: the prices are those of the latest card."""
    card = game.card
    assert card
    while offers := [cargo for cargo in game.ship.aboard() if card.sell[cargo] is not None]:  # FT-SELL-06
        action = yield from ask("sell", ["done", *(f"sell:{cargo}" for cargo in offers)])
        if action == "done":
            break
        cargo = argument(action)
        game.ship.hold[cargo] -= 1  # FT-SELL-07
        game.ship.earn(sell_price(game, card, cargo))


def sell_price(game: Game, card: EventCard, cargo: str) -> int:
    """FT-SELL-04 to 06, FT-SELL-09: a planet's mark of unavailability counts as 0."""
    return max(game.options.sell_floor, (card.sell[cargo] or 0) + (game.here.modifier[cargo] or 0))


# Upgrading
def upgrade(game: Game) -> Play[None]:
    """FT-UPG-01: one level of one module, or none."""
    offers = [module for module in MODULES if may_upgrade(game, module)]
    if not offers:
        return
    action = yield from ask("upgrade", ["done", *(f"upgrade:{module}" for module in offers)])
    if action != "done":
        module = argument(action)
        game.ship.money -= COSTS[module]
        game.ship.levels[module] += 1


def may_upgrade(game: Game, module: str) -> bool:
    """FT-UPG-02, FT-UPG-05."""
    highest = game.options.highest_level(module)
    return game.ship.money >= COSTS[module] and (highest is None or game.ship.levels[module] < highest)
