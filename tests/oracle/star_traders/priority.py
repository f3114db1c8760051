"""The Priority phase: the order of ships, and bidding for the first place (ST-PRI, ST-BID)."""

from itertools import permutations

from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.table import Decision, Flow


# Order of ships -------------------------------------------------------------------------------------------------------
def order_ships(game: Game) -> Flow:
    """ST-PRI-01 to 03. `order:231` gives a player's first ship the number 2, the second the 3, the third the 1.

    With fewer ships the last digits stand for nothing: of orders that come to the same, the first stands for all.
    """
    for seat in game.table.in_order():
        fleet = game.table.fleet(seat)
        numbers = sorted(ship.priority for ship in fleet)
        options = dict[tuple[int, ...], str]()
        for order in permutations((1, 2, 3)):
            given = order[: len(fleet)]
            if sorted(given) == numbers:
                options.setdefault(given, "".join(map(str, order)))
        chosen = yield Decision(seat, "order", [f"order:{option}" for option in options.values()])
        for ship, number in zip(fleet, chosen.removeprefix("order:"), strict=False):
            ship.priority = int(number)


# Bidding --------------------------------------------------------------------------------------------------------------
def bid_for_first(game: Game) -> Flow:
    """ST-BID-01 to 14."""
    table = game.table
    out = set[int]()
    bidder: int | None = None
    waiting = table.in_order()  # ST-BID-02
    while waiting:
        seat = waiting.pop(0)
        if seat in out:
            continue
        bids = [f"bid:{other}" for other in range(table.seats)] if game.player(seat).tokens else []  # ST-BID-03, 13
        chosen = yield Decision(seat, "bid", ["done", *bids])
        if chosen != "done":
            game.player(seat).tokens -= 1  # ST-BID-09
            table.players[int(chosen.removeprefix("bid:"))].bids += 1
            bidder = seat
            waiting = table.in_order(seat)[1:]  # ST-BID-05, 06
        elif bidder is not None:
            out.add(seat)  # ST-BID-05; before the first bid a pass is not final (ST-BID-04)
    if bidder is not None:
        table.first = highest_bid(game)


def highest_bid(game: Game) -> int:
    """ST-BID-10, 11; L-12: only those with the highest roll go on."""
    table = game.table
    most = max(player.bids for player in table.players)
    tied = [seat for seat in table.in_order() if table.players[seat].bids == most]
    while len(tied) > 1:
        rolls = {seat: game.main_die("bid_roll", "roll", seat=seat) for seat in tied}
        tied = [seat for seat in tied if rolls[seat] == max(rolls.values())]
    return tied[0]
