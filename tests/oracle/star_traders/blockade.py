"""Blockades: declaring, rolling, markers, success and the end (ST-BLK)."""

from tests.oracle.harness import Difference
from tests.oracle.star_traders.board import planet_of
from tests.oracle.star_traders.factories import return_surplus
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.levels import regain, work_out_levels
from tests.oracle.star_traders.table import MAX_MARKERS, Blockade, Decision, Flow, Sector, Ship, Site


def blockade_of(game: Game, ship: Ship) -> Blockade | None:
    """The blockade that this ship is part of: all fit ships of the blockader in the sector are (ST-BLK-18)."""
    site = game.table.sites.get(ship.sector)
    blockade = site.blockade if site else None
    return blockade if blockade and blockade.blockader == ship.owner and game.is_fit(ship) else None


def ships_of(game: Game, sector: Sector, blockade: Blockade) -> list[Ship]:
    return [ship for ship in game.table.ships_at(sector) if ship.owner == blockade.blockader and game.is_fit(ship)]


def lift_where_nobody_is_left(game: Game) -> None:
    """ST-BLK-20, 22; ST-TRV-10: over when no fit ship of it is left; its markers go with it."""
    for sector, site in game.table.sites.items():
        if site.blockade and not ships_of(game, sector, site.blockade):
            site.blockade = None


def can_declare(game: Game, ship: Ship) -> bool:
    """ST-BLK-01, 03, 25, 26; ST-ACQ-12."""
    site = game.table.sites.get(ship.sector)
    if site is None or site.blockade or site.owner == ship.owner or site.taken == game.table.round:
        return False
    may = not ship.is_flagship or game.on("flagship_blockades")
    return may and game.is_fit(ship) and not game.table.rivals_at(ship.sector, ship.owner)


def declare(game: Game, ship: Ship) -> None:
    """ST-BLK-02."""
    game.table.sites[ship.sector].blockade = Blockade(ship.owner, game.table.round)


def can_roll(game: Game, ship: Ship, blockade: Blockade) -> bool:
    """ST-BLK-06: from the next round on, if no rival's ship is in the sector."""
    return blockade.declared < game.table.round and not game.table.rivals_at(ship.sector, ship.owner)


def roll(game: Game, ship: Ship) -> Flow:
    """ST-BLK-07 to 11, 13 to 15."""
    table = game.table
    site = table.sites[ship.sector]
    blockade = site.blockade
    if blockade is None:
        raise Difference("there is no blockade to roll for")
    for seat in table.in_order():  # ST-BLK-13
        yield from spend_tokens(game, seat, ship.sector, site, blockade)
    count = len(ships_of(game, ship.sector, blockade))
    size = table.regions[ship.sector[0]].face
    target = planet_of(table, site).population + (size.size if size else 0) + blockade.hinder
    bonus = blockade.support + count - 1 + game.working(ship, "siege")
    die = game.main_die("blockade_roll", "roll", bonus=bonus, target=target, seat=ship.owner)
    if die + bonus >= target:
        yield from succeed(game, ship.sector, site, blockade)
        return
    blockade.failed = True
    if table.options["blockade_markers"] == "per_roll":  # ST-BLK-11
        blockade.support = min(MAX_MARKERS, blockade.support + count)


def spend_tokens(game: Game, seat: int, sector: Sector, site: Site, blockade: Blockade) -> Flow:
    """One chance each, any number of tokens (ruling A-56), on the sides that are open (ST-BLK-14)."""
    player = game.player(seat)
    ships = [ship for ship in game.table.ships_at(sector) if ship.owner == seat]
    while player.tokens:
        sides = open_sides(seat, site, blockade)
        diplomat = next((ship for ship in ships if game.can_serve(ship, "diplomat")), None)
        use = game.serving(diplomat, "diplomat") if diplomat and sides else []
        chosen = yield Decision(seat, "siege", ["done", *sides, *use])
        if chosen == "done":
            return
        if chosen.startswith("use:") and diplomat:
            markers = game.use(diplomat, "diplomat")
            chosen = yield Decision(seat, "siege", sides)  # L-10: it must then be used
        else:
            player.tokens -= 1
            markers = 1
        if chosen == "support":
            blockade.support = min(MAX_MARKERS, blockade.support + markers)
        else:
            blockade.hinder = min(MAX_MARKERS, blockade.hinder + markers)


def open_sides(seat: int, site: Site, blockade: Blockade) -> list[str]:
    """ST-BLK-12, 14."""
    sides = list[str]()
    if seat != site.owner and blockade.support < MAX_MARKERS:
        sides.append("support")
    if seat != blockade.blockader and blockade.hinder < MAX_MARKERS:
        sides.append("hinder")
    return sides


def succeed(game: Game, sector: Sector, site: Site, blockade: Blockade) -> Flow:
    """ST-BLK-20, 22 to 25; ST-LOSS-03."""
    site.owner = blockade.blockader if site.owner is None else None
    site.blockade = None
    site.taken = game.table.round
    regain(game, blockade.blockader)
    work_out_levels(game)
    yield from return_surplus(game, sector, blockade.blockader)


def add_failure_markers(game: Game) -> None:
    """ST-BLK-10, 11: once a round, when all ships have had their turns."""
    for sector, site in game.table.sites.items():
        blockade = site.blockade
        if blockade and blockade.failed and game.table.options["blockade_markers"] == "per_round":
            blockade.support = min(MAX_MARKERS, blockade.support + len(ships_of(game, sector, blockade)))
        if blockade:
            blockade.failed = False


def wear_down(game: Game) -> None:
    """ST-BLK-19: at the end of a round each rival's ship takes one supporting marker away."""
    for sector, site in game.table.sites.items():
        if site.blockade:
            rivals = game.table.rivals_at(sector, site.blockade.blockader)
            site.blockade.support = max(0, site.blockade.support - len(rivals))
