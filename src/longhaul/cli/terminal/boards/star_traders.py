"""The board of Star Traders in a terminal: corporations, market, map, sites, ships, and distances."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhaul.core.memory.record import duplicate
from longhaul.core.position import Position
from longhaul.core.text import plural, signed
from longhaul.games.star_traders.components import HIDDEN, OFF, SECTORS, SHIPS, SLOTS, WIDTH
from longhaul.games.star_traders.messages.names import place_name, ship_name, title
from longhaul.games.star_traders.rules.map.galaxy import begin_reach, widen_reach
from longhaul.games.star_traders.view import view

SEAT_STYLES = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green")
LETTERS = "RBY"
MAX_DISTANCE = 8  # lines: how far the list of distances goes


# In colour ------------------------------------------------------------------------------------
def draw(position: Position, names: list[str]) -> RenderableType:
    shown = view(position, int(position.state.seat))
    parts: list[RenderableType] = [Text(headline(shown, names), style="bold"), draw_players(shown, names)]
    parts += [Text(), draw_map(position, shown), Text()]
    parts += [draw_sites(position, shown, names), Text(), draw_ships(position, shown, names)]
    for line in [*stations_and_factories(position, shown, names), *distances(position)]:
        parts.append(Text(line, style="dim"))
    return Group(*parts)


def headline(shown: dict[str, Any], names: list[str]) -> str:
    prices = ", ".join(f"{name} {price}" for name, price in zip(("red", "blue", "yellow"), shown["prices"]))
    first = names[shown["first"]]
    return f"Round {shown['round']}, {first} first. Market: {prices}. Victory at level {shown['goal']}."


def draw_players(shown: dict[str, Any], names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0))
    for heading in ("Corporation", "Level", "Tokens", "Credits", "This round"):
        table.add_column(heading, justify="left" if heading in ("Corporation", "This round") else "right")
    for seat, player in enumerate(shown["players"]):
        row = (names[seat], str(player["level"]), str(player["tokens"]), f"{player['credits']} cr", traded(player))
        table.add_row(*row, style=SEAT_STYLES[seat])
    return table


def traded(player: dict[str, Any]) -> str:
    parts = [f"{verb} {', '.join(player[verb])}" for verb in ("bought", "sold") if verb in player]
    parts += ["cannot win: a site is blockaded"] if "barred" in player else []
    return "; ".join(parts)


def draw_map(position: Position, shown: dict[str, Any]) -> Text:
    """Hexes by column and row: number and influence of each region; `??` is face down."""
    cells = {(2 * region["q"], 2 * region["r"] + region["q"]): n for n, region in enumerate(shown["regions"])}
    if not cells:
        return Text("No regions placed yet.")
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    text = Text()
    for y in range(min(rows), max(rows) + 1):
        line = ""
        for x in range(min(columns), max(columns) + 2, 2):
            line += f"{region_text(position, shown, cells[x, y]):<11}" if (x, y) in cells else " " * 11
        if line.strip():
            text.append(line.rstrip() + "\n")
    text.append(crossings(position), style="dim")
    return text


def region_text(position: Position, shown: dict[str, Any], region: int) -> str:
    if "face" not in shown["regions"][region]:
        return f"{region} ??"
    name = title(position, "tile", int(position.state.face[region]) // 2)
    return f"{region} {name[:6]}·{shown['regions'][region]['influence']}"


def crossings(position: Position) -> str:
    """The lines between regions, each once."""
    c, s = position.content.record, position.state
    lines = []
    for region in range(int(s.count)):
        if s.face[region] == HIDDEN:
            continue
        for edge in range(6):
            far = int(s.link[region, edge])
            if far != OFF and far // WIDTH > region:
                near = int(c.exits[s.face[region], (edge - s.spin[region]) % 6]) + 1
                lines.append(f"{region}.{near}–{far // WIDTH}.{far % WIDTH + 1}")
    return "Lines between regions: " + ", ".join(lines)


def draw_sites(position: Position, shown: dict[str, Any], names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("Site", "Modifier", "Price", "Target", "Owner", "Blockade"):
        table.add_column(heading, justify="right" if heading in ("Modifier", "Price", "Target") else "left")
    for site in shown["sites"]:
        owner = site.get("owner")
        table.add_row(
            place_name(position, site["at"]),
            signed(site["modifier"]),
            str(site["price"]),
            str(site["target"]),
            names[owner] if owner is not None else "",
            blockade_text(site, names),
            style=SEAT_STYLES[owner] if owner is not None else "",
        )
    return table


def blockade_text(site: dict[str, Any], names: list[str]) -> str:
    if "blockade" not in site:
        return ""
    blockade = site["blockade"]
    return f"{names[blockade['by']]}, +{blockade['support']} −{blockade['hinder']}"


def draw_ships(position: Position, shown: dict[str, Any], names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("Ship", "Of", "No", "At", "Hull", "Move", "Cargo", "Crew and upgrades"):
        table.add_column(heading)
    acting = shown["now"].get("ship")
    for ship in shown["ships"]:
        seat = int(ship["ship"][0])
        mark = "▶ " if ship["ship"] == acting else ""
        table.add_row(
            mark + ship_name(position, SLOTS * seat + int(ship["ship"][2]) - 1),
            names[seat],
            str(ship["priority"]),
            place_name(position, ship["at"]) if ship["at"] != "none" else "wrecked",
            f"{ship['hull'][0]}/{ship['hull'][1]}",
            str(ship["move"]),
            f"{cargo_text(ship['hold'])} of {ship['room']}",
            equipment(position, ship),
            style=SEAT_STYLES[seat],
        )
    return table


def cargo_text(hold: list[int]) -> str:
    return " ".join(f"{units}{letter}" for units, letter in zip(hold, LETTERS) if units) or "empty"


def equipment(position: Position, ship: dict[str, Any]) -> str:
    parts = ["inactive"] if "inactive" in ship else []
    parts += [title(position, "post", post) for post in ship.get("crew", [])]
    parts += [f"{title(position, 'upgrade', name)} {level}" for name, level in ship.get("upgrades", {}).items()]
    parts += [f"{title(position, 'upgrade', name)} shot out" for name in ship.get("shot_out", [])]
    return ", ".join(parts)


def stations_and_factories(position: Position, shown: dict[str, Any], names: list[str]) -> list[str]:
    """Toll stations and factories, in sentences."""
    lines = []
    for toll in shown["tolls"]:
        ends = f"{toll['at']}–{toll['to']}"
        lines.append(f"Toll on {ends}: {names[toll['owner']]}, {plural(toll['markers'], 'marker')}.")
    for factory in shown["factories"]:
        stock = cargo_text(factory["stock"])
        lines.append(f"Factory on {place_name(position, factory['at'])}: {names[factory['owner']]}, {stock}.")
    return lines


def distances(position: Position) -> list[str]:
    """How far the sites are from the acting ship, by the shortest route."""
    s = position.state
    if position.phase not in ("travel", "act") or s.ship >= SHIPS:
        return []
    scratch = duplicate(s)
    begin_reach(scratch, int(s.at[s.ship]))
    found = list[str]()
    for distance in range(MAX_DISTANCE + 1):
        new = (n for n in range(SECTORS) if s.site[n] and scratch.edge_of_reach[n // WIDTH] >> n % WIDTH & 1)
        found += [f"{place_name(position, sector)}: {distance}" for sector in new]
        widen_reach(position.content.record, scratch)
    return [f"Distances from {place_name(position, int(s.at[s.ship]))}, in lines: " + "; ".join(found) + "."]


# In sentences ---------------------------------------------------------------------------------
def describe(position: Position, names: list[str]) -> list[str]:
    shown = view(position, int(position.state.seat))
    lines = [headline(shown, names)]
    for seat, player in enumerate(shown["players"]):
        tokens = plural(player["tokens"], "token")
        lines.append(f"{names[seat]}: level {player['level']}, {tokens}, {player['credits']} credits.")
    lines += [describe_site(position, site, names) for site in shown["sites"]]
    lines += [describe_ship(position, ship, names) for ship in shown["ships"]]
    return [*lines, crossings(position) + ".", *stations_and_factories(position, shown, names), *distances(position)]


def describe_site(position: Position, site: dict[str, Any], names: list[str]) -> str:
    owner = f", {names[site['owner']]}'s" if "owner" in site else ""
    blockade = f", blockaded by {blockade_text(site, names)}" if "blockade" in site else ""
    figures = f"modifier {signed(site['modifier'])}, price {site['price']}, target {site['target']}"
    return f"{place_name(position, site['at'])}{owner}: {figures}{blockade}."


def describe_ship(position: Position, ship: dict[str, Any], names: list[str]) -> str:
    seat, slot = int(ship["ship"][0]), int(ship["ship"][2]) - 1
    where = place_name(position, ship["at"]) if ship["at"] != "none" else "wrecked"
    more = equipment(position, ship)
    hull = f"hull {ship['hull'][0]} of {ship['hull'][1]}, move {ship['move']}"
    cargo = f"cargo {cargo_text(ship['hold'])} of {ship['room']}"
    name = ship_name(position, SLOTS * seat + slot)
    return f"{names[seat]}'s {name} at {where}: {hull}, {cargo}{', ' + more if more else ''}."


def result(position: Position, names: list[str]) -> list[str]:
    money = position.state.credits
    ranked = sorted(range(position.seats), key=lambda seat: (-position.scores[seat], -int(money[seat])))
    return [f"{names[seat]}: level {position.scores[seat]}, {money[seat]} credits" for seat in ranked]
