"""The Influence phase (ST-INF) and the Market phase (ST-MKT)."""

from tests.oracle.star_traders.content import GOODS
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.table import PRICE_CAP, Decision, Flow


# Influence ------------------------------------------------------------------------------------------------------------
def influence_phase(game: Game) -> Flow:
    for seat in game.table.in_order():  # ST-INF-08
        player = game.player(seat)
        if player.tokens < player.level:  # ST-INF-01, 05
            yield from token_or_income(game, seat)


def token_or_income(game: Game, seat: int) -> Flow:
    player = game.player(seat)
    stations = [station for station in game.table.stations.values() if station.owner == seat]
    if (yield Decision(seat, "influence", ["take_token", "take_income"])) == "take_token":
        player.tokens = min(player.level, player.tokens + 1 + len(stations))  # ST-INF-06, ST-TOLL-08
        return
    player.credits += game.figure("income") * player.level  # ST-INF-02
    for station in stations:  # ST-INF-09
        player.credits += game.figure("toll_income") * game.table.regions[station.at[0]].influence
    while player.tokens:  # ST-INF-03
        if (yield Decision(seat, "exchange", ["exchange", "done"])) == "done":
            break
        player.tokens -= 1
        player.credits += game.figure("token_worth")


# Market ---------------------------------------------------------------------------------------------------------------
def move_price(game: Game, good: str, change: int) -> None:
    """ST-MKT-07, 08: never below the floor, never above the track."""
    prices = game.table.prices
    prices[good] = min(PRICE_CAP, max(game.figure("price_floor"), prices[good] + change))


def market_phase(game: Game) -> Flow:
    for seat in game.table.in_order():  # ST-MKT-02
        yield from push_prices(game, seat)
    for good in GOODS:  # ST-MKT-06
        move_price(game, good, game.commodity_die(good))


def push_prices(game: Game, seat: int) -> Flow:
    """ST-MKT-03 to 05."""
    player = game.player(seat)
    options = [f"manipulate:{good}:{way}" for good in GOODS for way in ("up", "down")]
    while player.tokens:
        chosen = yield Decision(seat, "manipulate", ["done", *options])
        if chosen == "done":
            break
        _, good, way = chosen.split(":")
        player.tokens -= 1
        roll = game.main_die("manipulated", "roll", good=good, seat=seat)
        move_price(game, good, roll if way == "up" else -roll)
