"""The map of Free Trader in a terminal: planets around the ship, in boxes or in two lines each."""

from rich.console import Group, RenderableType
from rich.panel import Panel as Box
from rich.table import Table
from rich.text import Text

from longhaul.cli.terminal.boards import indented
from longhaul.cli.terminal.boards.free_trader.signs import CARGO_STYLES, LETTERS, UNAVAILABLE, View
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import Message

SLIM, NARROW, WIDE = 12, 15, 20  # widths of a planet on the map, in characters
SMALL = 15  # of one in two lines, five beside each other in 80 columns
MAP_ROWS, FEW_ROWS = 5, 3  # rows of planets at most


def map_drawings(table: View, write: Formatter, width: int, is_pregenerated: bool) -> tuple[RenderableType, ...]:
    """The map in boxes and in lines, with more and fewer rows; the largest first."""
    wide = WIDE if width >= 6 * WIDE else NARROW if width >= 6 * NARROW or not is_pregenerated else SLIM
    boxes = [draw_map(table, write, width, wide, rows) for rows in (MAP_ROWS, FEW_ROWS)]
    lines = [draw_map(table, write, width, SMALL, rows, in_boxes=False) for rows in (MAP_ROWS, FEW_ROWS)]
    return (*boxes, *lines)


def draw_map(
    table: View, write: Formatter, width: int, cell: int, most_rows: int, in_boxes: bool = True
) -> RenderableType:
    """The planets around the ship, as many as fit; open cells by number."""
    planets = {(planet["x"], planet["y"]): planet for planet in table["map"]}
    places = {(place["x"], place["y"]): number for number, place in enumerate(table["places"], 1)}
    columns = window([x for x, _ in (*planets, *places)], (width - 2) // cell)
    rows = window([y for _, y in (*planets, *places)], most_rows)
    grid, draw = Table.grid(padding=0), draw_cell if in_boxes else draw_small_cell
    for y in rows:
        grid.add_row(*(draw(cell, planets.get((x, y)), places.get((x, y)), write) for x in columns))
    hidden = len([spot for spot in planets if spot[0] not in columns or spot[1] not in rows])
    if not hidden:
        return indented(grid)
    return indented(Group(grid, Text(write(Message("board-hidden", {"count": hidden})), style="dim")))


def window(lines: list[int], room: int) -> range:
    """The columns or rows to draw: all of them if they fit, else those around the ship, which is at 0."""
    low, high = min(lines), max(lines)
    if high - low < room:
        return range(low, high + 1)
    low = max(low, min(-(room // 2), high - room + 1))
    return range(low, low + room)


def draw_cell(width: int, planet: View | None, number: int | None, write: Formatter) -> RenderableType:
    if planet is not None:
        return draw_planet(width, planet, write)
    if number is None:
        return Text(f"{' ' * width}\n" * 5)
    return Box(
        Text(f"\n{number}\n", style="bold yellow", justify="center"), width=width, height=6, border_style="yellow"
    )


def draw_planet(width: int, planet: View, write: Formatter) -> Box:
    """The frame shows the role: the ship's planet, a target, the previous planet, or any other."""
    border, mark = role_shown(planet["roles"], write)
    room, name = width - 3, write.word("planet", planet["planet"])
    text = Text().append(name if len(name) <= room else f"{name[: room - 1]}…", style="bold")
    text.append(f"\n{way_to(planet)}§{planet['law']}\n", style="dim")
    text.append_text(modifiers(planet, ("weapons", "industrials"))).append("\n")
    text.append_text(modifiers(planet, ("agriculturals", "illegals")))
    return Box(text, width=width, height=6, border_style=border, padding=(0, 0, 0, 1), title=mark or None)


def draw_small_cell(width: int, planet: View | None, number: int | None, write: Formatter) -> Text:
    """Two lines: the name with the mark of its role, what it adds to prices."""
    if planet is None:
        mark = f"[{number}]" if number is not None else ""
        return Text(f"{mark.center(width - 1)}\n", style="bold yellow")
    style, _ = role_shown(planet["roles"], write)
    name, mark = write.word("planet", planet["planet"]), role_mark(planet["roles"])
    room = width - 1 - len(mark)
    text = Text((mark + (name if len(name) <= room else f"{name[: room - 1]}…")).ljust(width), style=style)
    text.append("\n")
    for cargo, letter in LETTERS.items():
        figure = planet["mod"][cargo]
        shown = UNAVAILABLE if figure is None else f"{figure:+d}"
        text.append(f"{letter}{shown}", style=f"not bold {CARGO_STYLES[cargo]}")
    return text


def role_mark(roles: list[str]) -> str:
    return "▲" if "ship" in roles else "←" if "previous" in roles else ""


def role_shown(roles: list[str], write: Formatter) -> tuple[str, str]:
    """The colour of a planet's frame, and its mark."""
    back = f"← {write(Message('board-back'))}" if "previous" in roles else ""
    if "ship" in roles:
        return "bold yellow", f"▲ {write(Message('board-you'))}"
    if "target" in roles:
        return "bold green", back
    return "dim" if back else "blue" if "in_reach" in roles else "bright_black", back


def way_to(planet: View) -> str:
    """Cards in between where they count, else the Distance; nothing for the ship's own planet or before it has one."""
    if "between" in planet:
        return f"+{planet['between']} "
    return f"d{planet['distance']} " if "distance" in planet else ""


def modifiers(planet: View, cargos: tuple[str, ...]) -> Text:
    text = Text()
    for cargo in cargos:
        figure = planet["mod"][cargo]
        shown = f" {UNAVAILABLE}" if figure is None else f"{figure:+d}"
        text.append(f"{LETTERS[cargo]}{shown}".ljust(5), style=CARGO_STYLES[cargo])
    return text
