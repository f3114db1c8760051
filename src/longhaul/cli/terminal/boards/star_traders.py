"""The board of Star Traders in a terminal: corporations, market, map, sites, ships, and distances."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhaul.core.memory.record import duplicate
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.star_traders.components import HIDDEN, OFF, SECTORS, SHIPS, WIDTH
from longhaul.games.star_traders.messages.names import place, sector_number, ship, ship_number, tile_of
from longhaul.games.star_traders.rules.map.galaxy import begin_reach, widen_reach
from longhaul.games.star_traders.view import view

SEAT_STYLES = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green")
GOODS = ("red", "blue", "yellow")
LETTERS = "RBY"
MAX_DISTANCE = 8  # lines: how far the list of distances goes

View = Mapping[str, Any]


# In colour ------------------------------------------------------------------------------------
def draw(position: Position, names: list[str], language: str = ENGLISH) -> RenderableType:
    shown, write = view(position, int(position.state.seat)), position.formatter(language, names)
    parts: list[RenderableType] = [Text(headline(shown, write), style="bold"), draw_players(shown, names, write)]
    parts += [Text(), draw_map(position, shown, write), Text()]
    parts += [draw_sites(position, shown, names, write), Text(), draw_ships(position, shown, names, write)]
    for line in [*stations_and_factories(position, shown, write), *distances(position, write)]:
        parts.append(Text(line, style="dim"))
    return Group(*parts)


def headline(shown: View, write: Formatter) -> str:
    prices = dict(zip(GOODS, shown["prices"], strict=True))
    facts = {"round": shown["round"], "seat": shown["first"], **prices, "level": shown["goal"]}
    return write(Message("board-headline", facts))


def columns(table: Table, write: Formatter, headings: tuple[str, ...], right: tuple[str, ...] = ()) -> Table:
    """A table with the headings of the catalogue."""
    for heading in headings:
        table.add_column(write(Message(f"board-{heading}")), justify="right" if heading in right else "left")
    return table


def draw_players(shown: View, names: list[str], write: Formatter) -> Table:
    figures = ("level", "tokens", "credits")
    table = Table(box=None, padding=(0, 3, 0, 0))
    columns(table, write, ("corporation", *figures, "this-round"), figures)
    for seat, player in enumerate(shown["players"]):
        row = (names[seat], str(player["level"]), str(player["tokens"]), f"{player['credits']} cr")
        table.add_row(*row, traded(player, write), style=SEAT_STYLES[seat])
    return table


def traded(player: View, write: Formatter) -> str:
    parts = [write(Message(f"board-{verb}", {"good": player[verb]})) for verb in ("bought", "sold") if verb in player]
    parts += [write(Message("board-barred"))] if "barred" in player else []
    return "; ".join(parts)


def draw_map(position: Position, shown: View, write: Formatter) -> Text:
    """Hexes by column and row: number and influence of each region; `??` is face down."""
    cells = {(2 * region["q"], 2 * region["r"] + region["q"]): n for n, region in enumerate(shown["regions"])}
    if not cells:
        return Text(write(Message("board-no-regions")))
    across, down = [x for x, _ in cells], [y for _, y in cells]
    text = Text()
    for y in range(min(down), max(down) + 1):
        line = ""
        for x in range(min(across), max(across) + 2, 2):
            line += f"{region_text(position, shown, cells[x, y], write):<11}" if (x, y) in cells else " " * 11
        if line.strip():
            text.append(line.rstrip() + "\n")
    text.append(crossings(position, write), style="dim")
    return text


def region_text(position: Position, shown: View, region: int, write: Formatter) -> str:
    if "face" not in shown["regions"][region]:
        return f"{region} ??"
    name = write.word("tile", tile_of(position, region))
    return f"{region} {name[:6]}·{shown['regions'][region]['influence']}"


def crossings(position: Position, write: Formatter) -> str:
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
    return write(Message("board-lines", {"lines": ", ".join(lines)}))


def draw_sites(position: Position, shown: View, names: list[str], write: Formatter) -> Table:
    figures = ("heading-modifier", "heading-price", "heading-target")
    table = Table(box=None, padding=(0, 2, 0, 0))
    columns(table, write, ("heading-site", *figures, "heading-owner", "heading-blockade"), figures)
    for site in shown["sites"]:
        owner = site.get("owner")
        table.add_row(
            write(place(position, sector_number(site["at"]))),
            write(Message("board-modifier", {"modifier": site["modifier"]})),
            str(site["price"]),
            str(site["target"]),
            names[owner] if owner is not None else "",
            write(blockade_of(site)) if "blockade" in site else "",
            style=SEAT_STYLES[owner] if owner is not None else "",
        )
    return table


def blockade_of(site: View) -> Message:
    facts = site["blockade"]
    return Message("board-blockade", {"seat": facts["by"], "support": facts["support"], "hinder": facts["hinder"]})


def draw_ships(position: Position, shown: View, names: list[str], write: Formatter) -> Table:
    headings = ("ship", "of", "number", "at", "hull", "move", "cargo", "equipment")
    table = Table(box=None, padding=(0, 2, 0, 0))
    columns(table, write, tuple(f"heading-{heading}" for heading in headings))
    acting = shown["now"].get("ship")
    for vessel in shown["ships"]:
        seat = int(vessel["ship"][0])
        mark = "▶ " if vessel["ship"] == acting else ""
        table.add_row(
            mark + write(ship(position, ship_number(vessel["ship"]))),
            names[seat],
            str(vessel["priority"]),
            write(place_of(position, vessel)),
            f"{vessel['hull'][0]}/{vessel['hull'][1]}",
            str(vessel["move"]),
            write(Message("board-cargo-of", {"cargo": cargo(vessel["hold"]), "room": vessel["room"]})),
            equipment(vessel, write),
            style=SEAT_STYLES[seat],
        )
    return table


def place_of(position: Position, vessel: View) -> Message:
    at = vessel["at"]
    return Message("board-wrecked") if at == "none" else place(position, sector_number(at))


def cargo(hold: list[int]) -> Message:
    """Units with the letters of the goods."""
    text = " ".join(f"{units}{letter}" for units, letter in zip(hold, LETTERS) if units)
    return Message("board-cargo", {"cargo": text}) if text else Message("board-cargo-empty")


def equipment(vessel: View, write: Formatter) -> str:
    parts = [Message("board-inactive")] if "inactive" in vessel else []
    parts += [Message("part-post", {"post": post}) for post in vessel.get("crew", [])]
    levels = vessel.get("upgrades", {}).items()
    parts += [Message("board-upgrade", {"upgrade": upgrade, "level": level}) for upgrade, level in levels]
    parts += [Message("board-shot_out", {"upgrade": upgrade}) for upgrade in vessel.get("shot_out", [])]
    return ", ".join(write.each(parts))


def stations_and_factories(position: Position, shown: View, write: Formatter) -> list[str]:
    """Toll stations and factories, in sentences."""
    lines = []
    for toll in shown["tolls"]:
        ends = {"ends": f"{toll['at']}–{toll['to']}"}
        lines.append(Message("board-toll", {**ends, "seat": toll["owner"], "markers": toll["markers"]}))
    for factory in shown["factories"]:
        where = place(position, sector_number(factory["at"]))
        stock = cargo(factory["stock"])
        lines.append(Message("board-factory", {"place": where, "seat": factory["owner"], "cargo": stock}))
    return write.each(lines)


def distances(position: Position, write: Formatter) -> list[str]:
    """How far the sites are from the acting ship, by the shortest route."""
    s = position.state
    if position.phase not in ("travel", "act") or s.ship >= SHIPS:
        return []
    scratch, found = duplicate(s), list[Message]()
    begin_reach(scratch, int(s.at[s.ship]))
    for lines in range(MAX_DISTANCE + 1):
        new = (n for n in range(SECTORS) if s.site[n] and scratch.edge_of_reach[n // WIDTH] >> n % WIDTH & 1)
        found += [Message("board-distance", {"place": place(position, sector), "lines": lines}) for sector in new]
        widen_reach(position.content.record, scratch)
    where = place(position, int(s.at[s.ship]))
    return [write(Message("board-distances", {"place": where, "distances": found}))]


# In sentences ---------------------------------------------------------------------------------
def describe(position: Position, names: list[str], language: str = ENGLISH) -> list[str]:
    shown, write = view(position, int(position.state.seat)), position.formatter(language, names)
    lines = [headline(shown, write)]
    for seat, player in enumerate(shown["players"]):
        facts = {key: player[key] for key in ("level", "tokens", "credits")}
        lines.append(write(Message("board-player", {"seat": seat, **facts})))
    lines += [f"{write(describe_site(position, site))}." for site in shown["sites"]]
    lines += [describe_ship(position, vessel, write) for vessel in shown["ships"]]
    lines.append(f"{crossings(position, write)}.")
    return [*lines, *stations_and_factories(position, shown, write), *distances(position, write)]


def describe_site(position: Position, site: View) -> Message:
    facts = {"place": place(position, sector_number(site["at"]))}
    facts |= {key: site[key] for key in ("modifier", "price", "target")}
    owned = {"seat": site["owner"]} if "owner" in site else {}
    described = Message("board-site-owned" if owned else "board-site", {**facts, **owned})
    if "blockade" not in site:
        return described
    return Message("board-blockaded", {"site": described, "blockade": blockade_of(site)})


def describe_ship(position: Position, vessel: View, write: Formatter) -> str:
    number, (hull, most) = ship_number(vessel["ship"]), vessel["hull"]
    named = {"seat": int(vessel["ship"][0]), "ship": ship(position, number), "place": place_of(position, vessel)}
    figures = {"hull": hull, "hull_most": most, "move": vessel["move"], "room": vessel["room"]}
    text = write(Message("board-ship", {**named, **figures, "cargo": cargo(vessel["hold"])}))
    more = equipment(vessel, write)
    return f"{text}, {more}." if more else f"{text}."


def result(position: Position, names: list[str], language: str = ENGLISH) -> list[str]:
    money, write = position.state.credits, position.formatter(language, names)
    ranked = sorted(range(position.seats), key=lambda seat: (-position.scores[seat], -int(money[seat])))
    return [
        write(Message("board-result", {"seat": seat, "level": position.scores[seat], "credits": int(money[seat])}))
        for seat in ranked
    ]
