"""Points (GT-SCORE), ties (GT-TIE)."""

from tests.oracle.gem_traders.table import Player, Table


def score(table: Table, player: Player) -> int:
    """GT-SCORE-01 to -03: stored gold, Crew and Officers bought, missions. Nothing else counts (-04 to -06)."""
    return player.storage["gold"] + player.card_points + sum(table.tile(name).points for name in player.tiles)


def standing(table: Table, player: Player) -> tuple[int, int, int]:
    """GT-SCORE-07, GT-TIE-01, GT-TIE-02: points, then Boosts not played, then Crew cards."""
    return score(table, player), len(player.boosts), sum(player.crew.values())


def winners(table: Table) -> list[int]:
    """Whoever stands best; if all is tied, the win is shared (GT-TIE-03)."""
    best = max(standing(table, player) for player in table.players)
    return [seat for seat, player in enumerate(table.players) if standing(table, player) == best]
