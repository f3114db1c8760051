"""The state that the rules speak about, as plain data: from the oracle's table and from the engine's record."""

from typing import Any

from longhaul.core.position import Position
from tests.oracle.harness import State
from tests.oracle.star_traders.content import SIDES, STATS
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.table import Deck, Player, Region, Ship, written

SLOTS = 3
OFF = 255  # in the engine, in place of a region: there is none
OUTPOST = 27  # in the engine's `site`
ORIGIN = 16  # added to columns and rows there


# The oracle -----------------------------------------------------------------------------------------------------------
def reported(game: Game) -> State:
    table = game.table
    return {
        "round": table.round,
        "first": table.first,
        "prices": list(table.prices.values()),
        "supply": list(table.supply.values()),
        "players": [reported_player(player) for player in table.players],
        "ships": {
            f"{s.owner}.{s.slot}": reported_ship(s) for s in sorted(table.ships, key=lambda s: (s.owner, s.slot))
        },
        "regions": [reported_region(region) for region in table.regions],
        "sites": {
            written(sector): {
                "planet": site.planet,
                "owner": site.owner,
                "blockade": [site.blockade.blockader, site.blockade.support, site.blockade.hinder]
                if site.blockade
                else None,
            }
            for sector, site in sorted(table.sites.items())
        },
        "stations": {
            str(number): [station.owner, written(station.at), written(station.to), station.markers]
            for number, station in sorted(table.stations.items())
        },
        "factories": {
            str(number): [factory.owner, written(factory.at), *factory.stock.values()]
            for number, factory in sorted(table.factories.items())
        },
        "upgrades_left": table.upgrades_left,
        "fleet": reported_deck(table.fleet_deck),
        "crew": reported_deck(table.crew_deck),
        "shown": list(table.shown),
    }


def reported_player(player: Player) -> State:
    return {
        "credits": player.credits,
        "tokens": player.tokens,
        "level": player.level,
        "losses": player.losses,
        "bought": sorted(player.bought),
        "sold": sorted(player.sold),
        "bids": player.bids,
    }


def reported_region(region: Region) -> State:
    return {
        "face": f"{region.tile}-{SIDES[region.side]}" if region.face else "hidden",
        "turns": region.turns,
        "cell": list(region.cell),
        "influence": region.influence,
    }


def reported_ship(ship: Ship) -> State:
    return {
        "design": ship.design,
        "sector": "none" if ship.is_lost else written(ship.sector),
        "priority": ship.priority,
        "active": ship.active,
        "damage": ship.damage,
        "armour": ship.armour,
        "last_trade": ship.last_trade,
        "cargo": list(ship.cargo.values()),
        "steps": [ship.steps[stat] for stat in STATS],
        "upgrades": {name: [fitted.level, fitted.works] for name, fitted in sorted(ship.upgrades.items())},
        "crew": sorted(ship.crew),
    }


def reported_deck(deck: Deck) -> State:
    return {"pile": {name: count for name, count in sorted(deck.pile.items()) if count}, "under": list(deck.under)}


# The engine -----------------------------------------------------------------------------------------------------------
def members(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def observed(position: Position) -> State:
    state, words = position.state, position.words
    shown: list[str] = []
    if position.phase == "draw":
        names = words["design"] if state.deal == 1 else words["post"]
        shown = [names[int(card)] for card in state.table[: state.shown]]
    return {
        "round": int(state.rounds),
        "first": int(state.first),
        "prices": state.price.tolist(),
        "supply": state.supply.tolist(),
        "players": [observed_player(state, words, seat) for seat in range(position.seats)],
        "ships": observed_ships(state, words),
        "regions": [observed_region(state, words, number) for number in range(int(state.count))],
        "sites": {
            words["sector"][at]: observed_site(state, words, at) for at in range(len(state.site)) if state.site[at]
        },
        "stations": {
            str(n): [
                int(state.toll_owner[n]) - 1,
                words["sector"][state.toll_at[n]],
                words["sector"][state.toll_to[n]],
                int(state.toll_markers[n]),
            ]
            for n in range(len(state.toll_owner))
            if state.toll_owner[n]
        },
        "factories": {
            str(n): [
                int(state.factory_owner[n]) - 1,
                words["sector"][state.factory_at[n]],
                *state.factory_stock[n].tolist(),
            ]
            for n in range(len(state.factory_owner))
            if state.factory_owner[n]
        },
        "upgrades_left": dict(zip(words["upgrade"], state.upgrades_left.tolist(), strict=True)),
        "fleet": observed_deck(state.fleet_pile, state.fleet_queue, int(state.fleet_queued), words["design"]),
        "crew": observed_deck(state.crew_pile, state.crew_queue, int(state.crew_queued), words["post"]),
        "shown": shown,
    }


def observed_player(state: Any, words: Any, seat: int) -> State:
    return {
        "credits": int(state.credits[seat]),
        "tokens": int(state.tokens[seat]),
        "level": int(state.level[seat]),
        "losses": int(state.losses[seat]),
        "bought": sorted(members(int(state.bought[seat]), words["good"])),
        "sold": sorted(members(int(state.sold[seat]), words["good"])),
        "bids": int(state.bids[seat]),
    }


def observed_ships(state: Any, words: Any) -> State:
    found: State = {}
    for n, design in enumerate(state.design.tolist()):
        if words["design_or_none"][design] == "none":
            continue
        last = int(state.last_trade[n])
        levels = dict(zip(words["upgrade"], state.fitted[n].tolist(), strict=True))
        broken = members(int(state.disabled[n]), words["upgrade"])
        found[f"{n // SLOTS}.{n % SLOTS + 1}"] = {
            "design": words["design"][design],
            "sector": words["sector_or_none"][state.at[n]],
            "priority": int(state.priority[n]),
            "active": bool(state.active[n]),
            "damage": int(state.damage[n]),
            "armour": int(state.armour[n]),
            "last_trade": None if last == OFF else last,
            "cargo": state.hold[n].tolist(),
            "steps": state.steps[n].tolist(),
            "upgrades": {name: [level, name not in broken] for name, level in sorted(levels.items()) if level},
            "crew": sorted(members(int(state.crew[n]), words["post"])),
        }
    return found


def observed_region(state: Any, words: Any, number: int) -> State:
    return {
        "face": words["face"][state.face[number]],
        "turns": int(state.spin[number]),
        "cell": [int(state.column[number]) - ORIGIN, int(state.row[number]) - ORIGIN],
        "influence": int(state.influence[number]),
    }


def observed_site(state: Any, words: Any, at: int) -> State:
    site, owner, blockader = int(state.site[at]), int(state.owner[at]), int(state.blockader[at])
    return {
        "planet": "" if site == OUTPOST else words["planet"][site - 1],
        "owner": owner - 1 if owner else None,
        "blockade": [blockader - 1, int(state.support[at]), int(state.hinder[at])] if blockader else None,
    }


def observed_deck(pile: Any, queue: Any, queued: int, names: tuple[str, ...]) -> State:
    counts = {name: int(count) for name, count in sorted(zip(names, pile.tolist(), strict=True)) if count}
    return {"pile": counts, "under": [names[int(card)] for card in queue[:queued]]}
