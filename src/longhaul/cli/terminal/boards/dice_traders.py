"""The board of Dice Traders in a terminal: calendar, ships, the planet's dice, prices."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhaul.core.position import Position
from longhaul.core.text import plural
from longhaul.games.dice_traders.messages.names import on_offer, price_here, title, units_of
from longhaul.games.dice_traders.rules.roll import dice_of
from longhaul.games.dice_traders.state import GOODS, Phase
from longhaul.games.dice_traders.view import lots

GOOD_STYLES = ("bright_cyan", "bright_green", "bright_yellow", "bright_red", "bright_magenta", "bright_white")
CALENDAR_WIDTH = 20  # characters; the board fits into 80 columns


# In colour ------------------------------------------------------------------------------------
def draw(position: Position, names: list[str]) -> RenderableType:
    planet = Group(draw_dice(position), draw_market(position)) if position.state.planet else Text("No planet yet.")
    return Group(draw_ships(position, names), Text(), planet_title(position, names), planet)


def draw_ships(position: Position, names: list[str]) -> Table:
    """One row per ship, with its day on the calendar drawn to scale."""
    s = position.state
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("Ship", "Calendar", "Day", "Credits", "Room", "Cargo (paid)"):
        table.add_column(heading, justify="right" if heading in ("Day", "Credits", "Room") else "left")
    for seat, name in enumerate(names):
        style = "bold yellow" if seat == position.seat else ""
        day, limit = int(s.days[seat]), int(s.limit)
        at = min(CALENDAR_WIDTH - 1, day * CALENDAR_WIDTH // limit)
        track = Text("─" * at + "▲" + "─" * (CALENDAR_WIDTH - 1 - at), style="blue" if not style else "yellow")
        place = f"{day}/{limit}" + (" retired" if s.retired[seat] else "")
        room = f"{s.load[seat]}/{s.room[seat]}"
        table.add_row(name, track, place, f"{s.credits[seat]} cr", room, cargo_text(position, seat), style=style)
    return table


def cargo_text(position: Position, seat: int) -> Text:
    text = Text()
    for lot in lots(position, seat):
        good = position.content.words["good"].index(lot["good"])
        text.append(f"{units_of(position, good, lot['units'])} ({lot['paid']})  ", style=GOOD_STYLES[good])
    return text or Text("empty", style="dim")


def planet_title(position: Position, names: list[str]) -> Text:
    s = position.state
    if not s.planet:
        return Text()
    size = position.content.words["size"][int(s.planet_size)].title()
    who = names[int(s.visitor)]
    here = f"last visited by {who}" if s.phase == Phase.TRAVEL else f"visited by {who}"
    return Text(f"{size} planet {s.planet}, {here}", style="bold")


def draw_dice(position: Position) -> RenderableType:
    """The dice by number: free ones bright, kept ones dim."""
    s = position.state
    faces = []
    for die in range(int(dice_of(int(s.planet_size)))):
        good, is_locked = int(s.dice[die]), bool(s.locked >> die & 1)
        letter = position.content.titles["letter"][good]
        text = Text(f"{letter} {title(position, good)}", style=GOOD_STYLES[good])
        border = "dim" if is_locked else "yellow"
        mark = " kept" if is_locked and s.phase == Phase.LOCK else ""
        faces.append(Panel(text, title=f"{die + 1}{mark}", border_style=border, expand=False))
    return Columns(faces)


def draw_market(position: Position) -> RenderableType:
    """What each good costs here, once the planet is settled."""
    s = position.state
    if s.phase == Phase.LOCK:
        return Text(price_steps(position), style="dim")
    legal = sorted((good for good in range(GOODS) if s.stock[good]), key=lambda good: -int(s.stock[good]))
    table = Table(box=None, padding=(0, 3, 0, 0))
    for heading in ("Good", "On offer", "Price"):
        table.add_column(heading, justify="left" if heading == "Good" else "right")
    for good in legal:
        left = int(s.stock[good]) - int(s.taken[good])
        table.add_row(title(position, good), str(left), f"{price_here(position, good)} cr", style=GOOD_STYLES[good])
    return Group(table, Text(illegal_here(position), style="dim"))


def price_steps(position: Position) -> str:
    prices = ", ".join(str(price) for price in position.content.record.price)
    return f"A unit costs {prices} cr where 1, 2, 3, 4, 5 dice show it"


def illegal_here(position: Position) -> str:
    illegal = ", ".join(title(position, good) for good in range(GOODS) if not position.state.stock[good])
    return f"Illegal here: {illegal} (twice what was paid, or seized: police 1 in 3)"


# In sentences ---------------------------------------------------------------------------------
def describe(position: Position, names: list[str]) -> list[str]:
    lines = [describe_ship(position, seat, name) for seat, name in enumerate(names)]
    return lines + describe_planet(position, names) if position.state.planet else lines


def describe_planet(position: Position, names: list[str]) -> list[str]:
    """The dice while they are rolled, the market once they are settled."""
    s, heading = position.state, planet_title(position, names).plain
    if s.phase != Phase.LOCK:
        return [f"{heading}: {'; '.join(on_offer(position))}.", f"{illegal_here(position)}."]
    dice = range(int(dice_of(int(s.planet_size))))
    shown = (f"die {die + 1} {title(position, s.dice[die])}{' kept' if s.locked >> die & 1 else ''}" for die in dice)
    return [f"{heading}: {', '.join(shown)}.", f"{price_steps(position)}."]


def describe_ship(position: Position, seat: int, name: str) -> str:
    s = position.state
    cargo = ", ".join(
        f"{units_of(position, lot['good'], lot['units'])} bought at {lot['paid']}" for lot in lots(position, seat)
    )
    days = plural(int(s.limit) - int(s.days[seat]), "day")
    where = "retired" if s.retired[seat] else f"day {s.days[seat]}, {days} left"
    return f"{name}: {where}, {s.credits[seat]} credits, room for {s.room[seat]}, cargo {cargo or 'none'}."


def result(position: Position, names: list[str]) -> list[str]:
    ranked = sorted(range(position.seats), key=lambda seat: -position.scores[seat])
    return [f"{names[seat]}: {position.scores[seat]} credits" for seat in ranked]
