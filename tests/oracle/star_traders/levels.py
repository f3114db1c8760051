"""Influence levels and what follows from them: the limit of tokens, the control of regions, victory."""

from tests.oracle.star_traders.board import combined, planet_of
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.table import Table


def controller(table: Table, number: int) -> int | None:
    """Territory: whoever owns most objects in a region; nobody on a tie (ST-TERR-01 to 03, 06)."""
    objects = [0] * table.seats
    for (region, _), site in table.sites.items():
        if region == number and site.owner is not None:
            objects[site.owner] += 1
    for station in table.stations.values():
        if station.at[0] == number:
            objects[station.owner] += 1
    most = max(objects)
    return objects.index(most) if most and objects.count(most) == 1 else None


def worked_out_level(game: Game, seat: int) -> int:
    """ST-GEN-09, or ST-TERR-05; each damage token lowers it by 1, but not below 1 (ST-LOSS-02)."""
    table = game.table
    own = [sector for sector, site in table.sites.items() if site.owner == seat]
    if game.on("territory"):
        level = 1 + sum(planet_of(table, table.sites[sector]).influence for sector in own)
        level += sum(r.influence for number, r in enumerate(table.regions) if controller(table, number) == seat)
    else:
        level = 1 + sum(combined(table, sector) for sector in own)
    return max(1, level - table.players[seat].losses)


def work_out_levels(game: Game) -> None:
    """After every change of owners; tokens above the level are gone at once (ST-INF-07, ST-TERR-08)."""
    for seat, player in enumerate(game.table.players):
        player.level = worked_out_level(game, seat)
        player.tokens = min(player.tokens, player.level)


def regain(game: Game, seat: int) -> None:
    """A deed takes one damage token from beside the level (ST-LOSS-03, 04)."""
    player = game.player(seat)
    player.losses = max(0, player.losses - 1)
    work_out_levels(game)


def is_barred(table: Table, seat: int) -> bool:
    """While one of your sites is under blockade you cannot win (ST-WIN-05)."""
    return any(site.owner == seat and site.blockade for site in table.sites.values())


def winner(game: Game) -> int | None:
    """At the very beginning of a round (ST-WIN-01 to 06)."""
    table = game.table
    goal = table.options["victory_level"]
    ready = [s for s in range(table.seats) if table.players[s].level >= goal and not is_barred(table, s)]
    best = max((table.players[seat].level for seat in ready), default=0)
    highest = [seat for seat in ready if table.players[seat].level == best]
    return highest[0] if len(highest) == 1 else None


def leaders(game: Game) -> list[int]:
    """When nobody wins in time: the highest level, then most credits, then shared (ruling A-89)."""
    players = game.table.players
    best = max((player.level, player.credits) for player in players)
    return [seat for seat, player in enumerate(players) if (player.level, player.credits) == best]
