"""Destroyed ships: salvage, what is lost, how a flagship comes back (ST-SALV, ST-DEST, ST-LOSS)."""

from tests.oracle.harness import Difference
from tests.oracle.star_traders.board import distances
from tests.oracle.star_traders.content import GOODS
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.levels import regain, work_out_levels
from tests.oracle.star_traders.table import Decision, Flow, Sector, Ship, as_sector, written


def destroy(game: Game, ship: Ship, wreck: Ship) -> Flow:
    if wreck.load and game.room(ship) > 0:  # ST-SALV-01, 03
        yield from salvage(game, ship, wreck)
    regain(game, ship.owner)  # ST-LOSS-03
    game.empty_hold(wreck)  # ST-DEST-12
    if wreck.is_flagship:
        yield from lose_flagship(game, wreck)
    else:
        game.remove(wreck)


# Salvage --------------------------------------------------------------------------------------------------------------
def salvage(game: Game, ship: Ship, wreck: Ship) -> Flow:
    """ST-SALV-01, 02. After a failed roll a Salvage Master rolls again, and a Grapple Rig takes something anyway."""
    if (yield Decision(ship.owner, "salvage", ["confirm", "done"], ship)) == "done":
        return
    while True:
        roll = game.main_die("salvaged", "roll", seat=ship.owner)
        units = roll if roll <= wreck.load else 0
        if units:
            break
        again = game.serving(ship, "salvor")
        if (yield Decision(ship.owner, "salvage_again", ["done", *again], ship)) == "done":
            units = grapple(game, ship, wreck)
            break
        game.use(ship, "salvor")
    yield from name_units(game, ship, wreck, min(units, game.room(ship)))


def grapple(game: Game, ship: Ship, wreck: Ship) -> int:
    """A Grapple Rig takes up to its level in units without a roll; the engine tells of it by another event."""
    units = min(game.working(ship, "grapple"), wreck.load, game.room(ship))
    if units:
        game.chance.take("salvaged", seat=ship.owner, units=units)
    return units


def name_units(game: Game, ship: Ship, wreck: Ship, units: int) -> Flow:
    """ST-SALV-04: the wreck's owner says which units, if there are several colours and not all are taken."""
    for left in range(units, 0, -1):
        colours = [good for good in GOODS if wreck.cargo[good]]
        if len(colours) == 1 or left == wreck.load:
            for good in colours:
                part = min(left, wreck.cargo[good])
                wreck.cargo[good] -= part
                ship.cargo[good] += part
            return
        chosen = yield Decision(wreck.owner, "spoils", [f"pick:{good}" for good in colours], ship)
        good = chosen.removeprefix("pick:")
        wreck.cargo[good] -= 1
        ship.cargo[good] += 1


# Flagships ------------------------------------------------------------------------------------------------------------
def lose_flagship(game: Game, wreck: Ship) -> Flow:
    """ST-DEST-05 to 10; ST-LOSS-01."""
    player = game.player(wreck.owner)
    game.strip(wreck)
    player.tokens = 0
    if game.on("temporary_loss"):
        player.losses += 1
        work_out_levels(game)
    wreck.damage = wreck.armour = 0
    wreck.last_trade = None
    wreck.forfeits = wreck.is_lost = True
    ways = distances(game.table, wreck.sector)
    nearest = nearest_planets(game, ways)
    chosen = yield Decision(wreck.owner, "haven", [f"sector:{written(sector)}" for sector in nearest])
    haven = as_sector(chosen.removeprefix("sector:"))
    player.credits -= min(player.credits, game.figure("wreck_fee") * ways[haven])
    wreck.sector = haven
    wreck.is_lost = False


def nearest_planets(game: Game, ways: dict[Sector, int]) -> list[Sector]:
    """ST-DEST-09."""
    planets = [sector for sector, site in game.table.sites.items() if site.planet and sector in ways]
    if not planets:
        raise Difference("no planet can be reached")
    nearest = min(ways[sector] for sector in planets)
    return [sector for sector in planets if ways[sector] == nearest]
