"""Hull work, upgrades and improvements at a planet (ST-HULL, ST-UPG, ST-IMP, ST-PERK-02)."""

from tests.oracle.star_traders.board import combined
from tests.oracle.star_traders.content import STATS, Upgrade
from tests.oracle.star_traders.factories import return_cargo
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.table import Count, Decision, Fitted, Flow, Ship


# Hull work ------------------------------------------------------------------------------------------------------------
def armour_left(game: Game) -> int:
    """ST-HULL-04: only the stock of tokens limits reinforcement."""
    return game.table.parts.counts["reinforcements"] - sum(ship.armour for ship in game.table.ships)


def hull_options(game: Game, ship: Ship) -> list[str]:
    """ST-HULL-01, 02, as far as the money goes (ST-GEN-05)."""
    return [
        work for work, limit in (("repair", ship.damage), ("reinforce", armour_left(game))) if most(game, ship, limit)
    ]


def most(game: Game, ship: Ship, limit: int) -> int:
    return min(limit, game.player(ship.owner).credits // game.figure("repair_cost"))


def hull_work(game: Game, ship: Ship, work: str) -> Flow:
    limit = ship.damage if work == "repair" else armour_left(game)
    points = yield from quantity(ship, most(game, ship, limit))
    game.player(ship.owner).credits -= points * game.figure("repair_cost")
    if work == "repair":
        ship.damage -= points
    else:
        ship.armour += points


def quantity(ship: Ship, most: int) -> Count:
    """How many? It cannot be taken back to 0 (L-07); the actions go to 40."""
    chosen = yield Decision(ship.owner, "quantity", [f"number:{n}" for n in range(1, min(40, most) + 1)], ship)
    return int(chosen.removeprefix("number:"))


# Upgrades and improvements --------------------------------------------------------------------------------------------
def charged(game: Game, ship: Ship, cost: int) -> int:
    """ST-PERK-02: half at a planet of your own, rounded up for each."""
    return (cost + 1) // 2 if game.table.sites[ship.sector].owner == ship.owner else cost


def affordable(game: Game, ship: Ship, cost: int) -> bool:
    return charged(game, ship, cost) <= game.player(ship.owner).credits


def purchase_options(game: Game, ship: Ship) -> list[str]:
    return upgrade_options(game, ship) + improvement_options(game, ship)


def upgrade_options(game: Game, ship: Ship) -> list[str]:
    options = list[str]()
    here = combined(game.table, ship.sector)
    aboard = {game.table.parts.upgrades[name].kind for name in ship.upgrades}
    for name, upgrade in game.table.parts.upgrades.items():
        fitted = ship.upgrades.get(name)
        if fitted:
            options.append(f"sell_upgrade:{name}")  # ST-UPG-10
            open_level = fitted.level < upgrade.most and here >= upgrade.influence + fitted.level  # ST-UPG-09, 13
            if open_level and affordable(game, ship, upgrade.cost):
                options.append(f"raise_upgrade:{name}")
        elif upgrade.kind not in aboard and can_buy(game, ship, upgrade):  # ST-UPG-05, 06
            options.append(f"buy_upgrade:{name}")
    return options


def can_buy(game: Game, ship: Ship, upgrade: Upgrade) -> bool:
    """ST-UPG-03, 04."""
    is_open = combined(game.table, ship.sector) >= upgrade.influence and game.table.upgrades_left[upgrade.name] > 0
    return is_open and affordable(game, ship, upgrade.cost)


def improvement_options(game: Game, ship: Ship) -> list[str]:
    """ST-IMP-01, 04."""
    here, costs = combined(game.table, ship.sector), game.table.parts.improvements
    return [f"improve:{s}" for s in STATS if here >= ship.steps[s] and affordable(game, ship, costs[s])]


def buy_or_sell(game: Game, ship: Ship, chosen: str) -> Flow:
    table, player = game.table, game.player(ship.owner)
    verb, name = chosen.split(":")
    if verb == "improve":
        player.credits -= charged(game, ship, table.parts.improvements[name])
        ship.steps[name] += 1  # a step of hull is sound at once (ST-IMP-06)
    elif verb == "sell_upgrade":
        yield from sell_upgrade(game, ship, name)
    else:
        player.credits -= charged(game, ship, table.parts.upgrades[name].cost)  # ST-UPG-08
        if verb == "buy_upgrade":
            table.upgrades_left[name] -= 1
            ship.upgrades[name] = Fitted()  # ST-UPG-07
        else:
            ship.upgrades[name].level += 1


def sell_upgrade(game: Game, ship: Ship, name: str) -> Flow:
    """ST-UPG-10 to 12; out of use it brings half of that (ST-TGT-06); rounded down at the end (ruling A-07)."""
    fitted = ship.upgrades.pop(name)
    gain = charged(game, ship, game.table.parts.upgrades[name].cost) * fitted.level // 2
    game.player(ship.owner).credits += gain if fitted.works else gain // 2
    game.table.upgrades_left[name] += 1
    yield from return_cargo(game, ship)
