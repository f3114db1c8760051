"""The board of Star Traders in a terminal: corporations, market, map, sites, ships, and distances."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhaul.cli.terminal.boards import Panel, indented
from longhaul.cli.terminal.boards.star_traders.look_up import cards, legend, short_labels
from longhaul.cli.terminal.boards.star_traders.map import SEAT_STYLES, View, draw_map
from longhaul.core.memory.record import duplicate
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.star_traders.components import HIDDEN, OFF, SECTORS, SHIPS, WIDTH
from longhaul.games.star_traders.messages.names import place, sector_number, ship, ship_number
from longhaul.games.star_traders.rules.map.galaxy import begin_reach, widen_reach
from longhaul.games.star_traders.view import view

GOODS = ("red", "blue", "yellow")
LETTERS = "RBY"
MAX_DISTANCE = 8  # lines: how far the list of distances goes

__all__ = ("cards", "legend", "panels", "result", "short_labels")


# The table ------------------------------------------------------------------------------------
def panels(position: Position, names: list[str], language: str = ENGLISH, width: int = 80) -> list[Panel]:
    """One's own corporation and ships, the map, what is in reach, the others, all sites."""
    shown, write = view(position, int(position.state.seat)), position.formatter(language, names)
    rivals = Group(draw_players(shown, names, write), Text(), draw_ships(position, shown, names, write))
    works = [Text(line, style="dim") for line in stations_and_factories(position, shown, write)]
    sites = Group(draw_sites(position, shown, names, write), *works)
    found = [
        Panel("corporation", draw_own(position, shown, write), describe_own(position, shown, write), required=True),
        Panel("map", (indented(draw_map(position, shown, write, width)),), [f"{crossings(position, write)}."]),
        Panel("reach", draw_reach(position, shown, write), distances(position, write)),
        Panel("rivals", (indented(rivals),), describe_rivals(position, shown, write)),
        Panel("sites", (indented(sites),), describe_sites(position, shown, write)),
    ]
    return [panel for panel in found if panel.sentences]


def draw_own(position: Position, shown: View, write: Formatter) -> tuple[RenderableType, ...]:
    """The round, one's figures, all one's ships or only the one that acts."""
    seat, acting = int(position.state.seat), shown["now"].get("ship")
    own = [ship for ship in shown["ships"] if int(ship["ship"][0]) == seat]
    chosen = next((number for number, ship in enumerate(own) if ship["ship"] == acting), 0)
    figures = f"{describe_player(shown, seat, write)} {traded(shown['players'][seat], write)}".rstrip()
    top = [Text(short_headline(shown, write), style="bold"), Text(figures, style=SEAT_STYLES[seat])]
    fleet = [draw_own_ship(position, ship, ship["ship"] == acting, write) for ship in own]
    return indented(Group(*top, *fleet)), indented(Group(*top, *fleet[chosen : chosen + 1]))


def draw_own_ship(position: Position, vessel: View, acts: bool, write: Formatter) -> Text:
    """One's ship without its owner, marked if it acts."""
    (hull, most), place_now = vessel["hull"], place_of(position, vessel)
    facts = {"ship": ship(position, ship_number(vessel["ship"])), "place": place_now, "hull": hull, "hull_most": most}
    figures = {"move": vessel["move"], "cargo": cargo(vessel["hold"]), "room": vessel["room"]}
    parts = [write(Message("board-own-ship", {**facts, **figures})), equipment(vessel, write)]
    return Text(("▶ " if acts else "") + ", ".join(filter(None, parts)), style=SEAT_STYLES[int(vessel["ship"][0])])


def draw_reach(position: Position, shown: View, write: Formatter) -> tuple[RenderableType, ...]:
    """The sites that the acting ship can reach now, with the first step and unit prices; else all distances."""
    lines = tuple(indented(Text(line, style="dim")) for line in distances(position, write))
    reach = shown["now"].get("reach")
    if not reach:
        return lines
    table = Table(box=None, padding=(0, 2, 0, 0))
    columns(table, write, ("heading-in-reach", "heading-lines", "heading-first-step"), ("heading-lines",))
    for good in GOODS:
        table.add_column(write.word("good", good), justify="right", style=good if good != "blue" else "bright_blue")
    here = next(vessel["at"] for vessel in shown["ships"] if vessel["ship"] == shown["now"]["ship"])
    near = {here: 0, **{at: way["steps"] for at, way in reach.items()}}
    for site in sorted((site for site in shown["sites"] if site["at"] in near), key=lambda site: near[site["at"]]):
        mine = site.get("owner") == int(shown["now"]["ship"][0])
        at, prices = site["at"], [str(price) for price in site["owners_units" if mine else "units"]]
        first = write(place(position, sector_number(first_step(reach, at)))) if near[at] else ""
        table.add_row(write(place(position, sector_number(at))), str(near[at]), first, *prices)
    return (indented(table), *lines)


def first_step(reach: Mapping[str, Any], at: str) -> str:
    """The sector to go to first on the way to another one."""
    while reach[at]["by"] in reach:
        at = reach[at]["by"]
    return at


def headline(shown: View, write: Formatter) -> str:
    return write(Message("board-headline", headline_facts(shown)))


def short_headline(shown: View, write: Formatter) -> str:
    return write(Message("board-headline-short", headline_facts(shown)))


def headline_facts(shown: View) -> dict[str, Any]:
    prices = dict(zip(GOODS, shown["prices"], strict=True))
    return {"round": shown["round"], "seat": shown["first"], **prices, "level": shown["goal"]}


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
def describe_own(position: Position, shown: View, write: Formatter) -> list[str]:
    """The round, one's figures, one's ships."""
    seat = int(position.state.seat)
    own = [ship for ship in shown["ships"] if int(ship["ship"][0]) == seat]
    ships = [describe_ship(position, vessel, write) for vessel in own]
    return [headline(shown, write), describe_player(shown, seat, write), *ships]


def describe_rivals(position: Position, shown: View, write: Formatter) -> list[str]:
    own = int(position.state.seat)
    players = [describe_player(shown, seat, write) for seat in range(position.seats) if seat != own]
    ships = [ship for ship in shown["ships"] if int(ship["ship"][0]) != own]
    return [*players, *(describe_ship(position, vessel, write) for vessel in ships)]


def describe_player(shown: View, seat: int, write: Formatter) -> str:
    facts = {key: shown["players"][seat][key] for key in ("level", "tokens", "credits")}
    return write(Message("board-player", {"seat": seat, **facts}))


def describe_sites(position: Position, shown: View, write: Formatter) -> list[str]:
    sites = [f"{write(describe_site(position, site))}." for site in shown["sites"]]
    return [*sites, *stations_and_factories(position, shown, write)]


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
