"""The map of Star Traders in a terminal: each region in its place, with its sites, its ships and the lines to others.

4 Anvil    2             region 4, with the influence 2
1◇        −2             an outpost in its sector 1, which changes prices by −2
4●Orison +1B 1━6         a planet that player B owns; sector 1 of this region is joined to sector 6 of the next one
▲A1·4  3┃1               ship 1 of player A in sector 4; sector 3 is joined to sector 1 of the region below
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from rich.cells import cell_len
from rich.text import Text

from longhaul.core.messages.formatter import Formatter
from longhaul.core.position import Position
from longhaul.games.star_traders.components import EDGES, HIDDEN, OFF, WIDTH
from longhaul.games.star_traders.messages.names import MARKS, ship_number, tile_of

View: TypeAlias = Mapping[str, Any]  # the game's view, or a part of it

SEAT_STYLES = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green")
SEAT_LETTERS = "ABCD"
PLANET, OUTPOST, SHIP, TOLL, FACTORY, UNKNOWN = "●", "◇", "▲", "$", "#", "?"
GUTTERS = (5, 3)  # columns between regions, for the lines that join them; fewer where there is little room
MIN_CELL, READABLE_CELL, MAX_CELL = 5, 11, 22  # columns of a region
MIN_HEIGHT = 4  # rows of a region: two beside each of its neighbours to the right
LINK = 3  # columns of `4┃1`
RIGHT_UPPER, RIGHT_LOWER, BELOW = 1, 2, 3  # edges, clockwise from the top


@dataclass
class Canvas:
    """Rows of text that are written at any place."""

    rows: dict[int, list[tuple[int, Text]]] = field(default_factory=dict)

    def write(self, row: int, column: int, text: Text) -> None:
        self.rows.setdefault(row, []).append((column, text))

    def lines(self) -> list[Text]:
        found = []
        for row in range(min(self.rows, default=0), max(self.rows, default=-1) + 1):
            line = Text()
            for column, text in sorted(self.rows.get(row, []), key=lambda part: part[0]):
                line.pad_right(max(0, column - line.cell_len))
                line.append_text(text)
            found.append(line)
        return found


@dataclass(frozen=True)
class Grid:
    """Where regions are drawn: columns of cells, each half a cell below or above the next."""

    cell: int  # columns of a region
    gutter: int  # columns between regions
    height: int  # its rows, an even number
    left: int  # the column and the half row of the map's corner
    top: int

    def spot(self, q: int, r: int) -> tuple[int, int]:
        """The row and column of a region's corner."""
        return (2 * r + q - self.top) * self.height // 2, (q - self.left) * (self.cell + self.gutter)


def draw_map(position: Position, shown: View, write: Formatter, width: int) -> Text:
    """All regions; each as wide as the terminal allows."""
    if not shown["regions"]:
        return Text()
    turns = turns_to_fit(position, shown["regions"], width)
    cells = [turned(region["q"], region["r"], turns) for region in shown["regions"]]
    gutter, cell = widths(cells, width)
    contents = [region_lines(position, shown, number, cell, write) for number in range(len(cells))]
    below = (BELOW - turns) % EDGES
    tallest = max(rows_of(lines, cell, is_linked(position, n, below)) for n, lines in enumerate(contents))
    height = max(MIN_HEIGHT, tallest + tallest % 2)
    grid = Grid(cell, gutter, height, min(q for q, _ in cells), min(2 * r + q for q, r in cells))
    canvas = Canvas()
    for number, (at, lines) in enumerate(zip(cells, contents, strict=True)):
        row, column = grid.spot(*at)
        for offset, line in enumerate(lines):
            canvas.write(row + offset, column, line)
        for edge in range(EDGES):
            if is_linked(position, number, edge):
                draw_link(ends(position, number, edge), (edge + turns) % EDGES, lines, (row, column), grid, canvas)
    return Text("\n").join(canvas.lines())


def turned(q: int, r: int, turns: int) -> tuple[int, int]:
    """A cell after sixths of a turn of the map, clockwise."""
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def span(cells: list[tuple[int, int]]) -> int:
    """The columns of regions."""
    return max(q for q, _ in cells) - min(q for q, _ in cells) + 1


def turns_to_fit(position: Position, regions: list[View], width: int) -> int:
    """How far a map too wide to be read is turned; not where choices name the edges of regions."""
    options, turns = position.options, [0]
    if options["board"] == "quick" and not options["exploration"]:
        turns = list(range(EDGES // 2))
    spans = [span([turned(region["q"], region["r"], turn) for region in regions]) for turn in turns]
    fits = [columns * (READABLE_CELL + GUTTERS[0]) - GUTTERS[0] <= width - 2 for columns in spans]
    return 0 if fits[0] else min(turns, key=lambda turn: spans[turn])


def widths(cells: list[tuple[int, int]], width: int) -> tuple[int, int]:
    """The columns between regions and those of a region."""
    columns = span(cells)
    rooms = [(gutter, (width - 2 - gutter * (columns - 1)) // columns) for gutter in GUTTERS]
    gutter, room = next((each for each in rooms if each[1] >= READABLE_CELL), rooms[-1])
    return gutter, min(MAX_CELL, max(MIN_CELL, room))


def rows_of(lines: list[Text], cell: int, is_joined_below: bool) -> int:
    """The rows that a region needs; the line to the region below it shares the last one if there is room."""
    has_room = len(lines) > 1 and lines[-1].cell_len < cell - LINK and len(lines) >= MIN_HEIGHT
    return max(MIN_HEIGHT, len(lines) + (is_joined_below and not has_room))


# Regions --------------------------------------------------------------------------------------
def region_lines(position: Position, shown: View, number: int, width: int, write: Formatter) -> list[Text]:
    """The heading of a region, then its sites and ships."""
    region = shown["regions"][number]
    if "face" not in region:
        return [Text(fitted(f"{number} {UNKNOWN}", "", width), style="reverse dim")]
    name, controller = write.word("tile", tile_of(position, number)), region.get("controller")
    style = f"reverse {SEAT_STYLES[controller]}" if controller is not None else "reverse"
    heading = Text(fitted(f"{number} {name}", f" {region['influence']}", width), style=style)
    sites = [site_line(site, width, write) for site in shown["sites"] if region_of(site["at"]) == number]
    return [heading, *sites, *ship_lines(shown, number, width), *works_lines(shown, number, width)]


def region_of(sector: str) -> int:
    return int(sector.partition(".")[0]) if "." in sector else -1


def part_of(sector: str) -> str:
    return sector.partition(".")[2]


def site_line(site: View, width: int, write: Formatter) -> Text:
    """`4●Zephyr +1B`: its sector, kind and name, what it adds to prices, its owner; `!` under blockade."""
    owner = site.get("owner")
    sign = PLANET if "planet" in site else OUTPOST
    name = write.word("planet", site["planet"]) if "planet" in site else ""
    modifier = site["owners_modifier"] if owner is not None else site["modifier"]
    figure = f"{modifier:+d}".replace("-", "−")
    marks = ("!" if "blockade" in site else "") + (SEAT_LETTERS[owner] if owner is not None else "")
    text = Text(fitted(f"{part_of(site['at'])}{sign}{name}", f"{figure}{marks}", width))
    text.stylize(SEAT_STYLES[owner] if owner is not None else "")
    return text


def ship_lines(shown: View, number: int, width: int) -> list[Text]:
    """`▲A1·4 ▲B1·4`: ships with their sectors."""
    here = [ship for ship in shown["ships"] if region_of(ship["at"]) == number]
    signs = [
        Text(f"{SHIP}{MARKS[ship_number(ship['ship'])]}·{part_of(ship['at'])}", style=SEAT_STYLES[int(ship["ship"][0])])
        for ship in here
    ]
    return packed(signs, width)


def works_lines(shown: View, number: int, width: int) -> list[Text]:
    """`$A·3–4 #B·4`: toll stations and factories with their sectors."""
    signs = list[Text]()
    for toll in shown["tolls"]:
        if region_of(toll["at"]) == number:
            line = f"{TOLL}{SEAT_LETTERS[toll['owner']]}·{part_of(toll['at'])}–{part_of(toll['to'])}"
            signs.append(Text(line, style=SEAT_STYLES[toll["owner"]]))
    for factory in shown["factories"]:
        if region_of(factory["at"]) == number:
            sign = f"{FACTORY}{SEAT_LETTERS[factory['owner']]}·{part_of(factory['at'])}"
            signs.append(Text(sign, style=SEAT_STYLES[factory["owner"]]))
    return packed(signs, width)


def packed(signs: list[Text], width: int) -> list[Text]:
    """Signs side by side, in as many lines as they need."""
    lines = list[Text]()
    for sign in signs:
        if lines and lines[-1].cell_len + 1 + sign.cell_len <= width:
            lines[-1].append(" ").append_text(sign)
        else:
            lines.append(sign.copy())
    return lines


def fitted(left: str, right: str, width: int) -> str:
    """Two texts at the ends of a line; the left one is cut if there is no room."""
    room = width - cell_len(right)
    short = left if cell_len(left) <= room else f"{left[: max(0, room - 1)]}…"
    return f"{short}{' ' * (room - cell_len(short))}{right}"


# The lines between regions --------------------------------------------------------------------
def draw_link(
    joined: tuple[str, str], edge: int, lines: list[Text], corner: tuple[int, int], grid: Grid, canvas: Canvas
) -> None:
    """The line from a region to one on its right or below it, with the sectors that it joins: `3━6`, `4┃1`."""
    row, column = corner
    if edge in (RIGHT_UPPER, RIGHT_LOWER):
        line = 1 if edge == RIGHT_UPPER else grid.height - 1
        canvas.write(row + line, column + grid.cell + (grid.gutter - LINK) // 2, Text("━".join(joined), style="dim"))
    elif edge == BELOW:
        last = lines[grid.height - 1].cell_len if len(lines) == grid.height else 0
        middle = max(grid.cell // 2 - 1, last + 1)
        canvas.write(row + grid.height - 1, column + middle, Text("┃".join(joined), style="dim"))


def is_linked(position: Position, region: int, edge: int) -> bool:
    """Whether a line crosses an edge into another region."""
    return bool(position.state.face[region] != HIDDEN and position.state.link[region, edge] != OFF)


def ends(position: Position, region: int, edge: int) -> tuple[str, str]:
    """The sectors, counted from 1, that a line across an edge joins."""
    c, s = position.content.record, position.state
    near = int(c.exits[s.face[region], (edge - s.spin[region]) % EDGES]) + 1
    return str(near), str(int(s.link[region, edge]) % WIDTH + 1)
