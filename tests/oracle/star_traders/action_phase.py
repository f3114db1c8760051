"""The Action phase: what a ship may do in its turn (ST-ACT, ST-SHIP, ST-SITE, ST-ACQ, ST-DEST-01)."""

from tests.oracle.star_traders import blockade, combat, sites, swaps, upgrades
from tests.oracle.star_traders.board import site_price
from tests.oracle.star_traders.factories import return_surplus
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.levels import regain, work_out_levels
from tests.oracle.star_traders.mechanic import mechanic, mend_with_mechanic
from tests.oracle.star_traders.table import Blockade, Decision, Flow, Ship


def action_phase(game: Game, ships: list[Ship]) -> Flow:
    """ST-ACT-01, ST-GEN-02: every ship that moved, once, in the same order; not what was lost meanwhile."""
    for ship in ships:
        # A flagship that came back in this round has no action left (ST-DEST-10).
        if any(other is ship for other in game.table.ships) and ship.active and not ship.forfeits:
            yield from take_turn(game, ship)
    blockade.add_failure_markers(game)


def take_turn(game: Game, ship: Ship) -> Flow:
    if game.is_disabled(ship):
        yield from hull_work_only(game, ship)
        return
    while True:
        joined = blockade.blockade_of(game, ship)
        options = blockading_options(game, ship, joined) if joined else free_options(game, ship)
        chosen = yield Decision(ship.owner, "act", ["done", *options, *mechanic(game, ship)], ship)
        if not chosen.startswith("use:"):
            break
        mend_with_mechanic(game, ship)
    yield from apply_legal(game, ship, chosen)


def hull_work_only(game: Game, ship: Ship) -> Flow:
    """ST-DEST-01, 02: a turn that began disabled is for hull work at a planet; L-08: and for a Mechanic, once fit."""
    while True:
        site = game.table.sites.get(ship.sector)
        work = upgrades.hull_options(game, ship) if site and site.planet and not site.blockade else []
        chosen = yield Decision(ship.owner, "act", ["done", *work, *mechanic(game, ship)], ship)
        if chosen == "done":
            return
        if chosen.startswith("use:"):
            mend_with_mechanic(game, ship)
        else:
            yield from upgrades.hull_work(game, ship, chosen)


def attacks(game: Game, ship: Ship) -> list[str]:
    """ST-CMB-02: one rival's ship in the sector."""
    return [f"attack:{foe.owner}:{foe.slot}" for foe in game.table.rivals_at(ship.sector, ship.owner)]


def blockading_options(game: Game, ship: Ship, joined: Blockade) -> list[str]:
    """ST-BLK-04, 06, 21."""
    rolls = ["roll"] if blockade.can_roll(game, ship, joined) else []
    return [*rolls, *attacks(game, ship), "call_off"]


def free_options(game: Game, ship: Ship) -> list[str]:
    """One object in its sector (ST-ACT-02): a friend, a rival or the site."""
    options = [f"meet:{friend.slot}" for friend in swaps.friends(game, ship)] + attacks(game, ship)
    site = game.table.sites.get(ship.sector)
    if site and not site.blockade:  # ST-ACT-07
        options.append("enter")  # ST-SITE-08, 09
        if can_purchase(game, ship):
            options.append("purchase")
        if blockade.can_declare(game, ship):
            options.append("declare")
    return options


def can_purchase(game: Game, ship: Ship) -> bool:
    """ST-ACQ-02, 12; ST-GEN-05."""
    site = game.table.sites[ship.sector]
    affordable = site_price(game.table, ship.sector) <= game.player(ship.owner).credits
    return ship.is_flagship and site.owner != ship.owner and affordable


def purchase(game: Game, ship: Ship) -> Flow:
    """ST-ACQ-03 to 09; ST-LOSS-03."""
    site = game.table.sites[ship.sector]
    game.player(ship.owner).credits -= site_price(game.table, ship.sector)
    site.owner = ship.owner
    regain(game, ship.owner)
    work_out_levels(game)
    yield from return_surplus(game, ship.sector, ship.owner)


def apply_legal(game: Game, ship: Ship, chosen: str) -> Flow:
    if chosen == "enter":
        yield from sites.at_site(game, ship)
    elif chosen == "purchase":
        yield from purchase(game, ship)
    elif chosen == "declare":
        blockade.declare(game, ship)
    elif chosen == "roll":
        yield from blockade.roll(game, ship)
    elif chosen == "call_off":
        game.table.sites[ship.sector].blockade = None  # ST-BLK-21, 22
    elif chosen.startswith("meet:"):
        yield from swaps.exchange(game, ship, int(chosen.removeprefix("meet:")))
    elif chosen.startswith("attack:"):
        _, seat, slot = chosen.split(":")
        foe = next(f for f in game.table.fleet(int(seat)) if f.slot == int(slot))
        yield from combat.attack(game, ship, foe)
