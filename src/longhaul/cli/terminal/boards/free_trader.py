"""The board of Free Trader in a terminal: the month, the ship, the map, prices and fights as sums."""

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhaul.core.position import Position
from longhaul.core.text import plural, signed
from longhaul.games.free_trader.messages.names import price_sum
from longhaul.games.free_trader.state import Module
from longhaul.games.free_trader.view import card_faces, view

SLIM, NARROW, WIDE = 12, 15, 20  # widths of a planet on the map, in characters
LETTERS = {"weapons": "W", "industrials": "I", "agriculturals": "A", "illegals": "X"}
CARGO_STYLES = {"weapons": "red", "industrials": "cyan", "agriculturals": "green", "illegals": "magenta"}
MODULES = {"weapons": "Weapons", "defenses": "Defenses", "engines": "Engines", "cargo": "Cargo Spaces"}


# In colour ------------------------------------------------------------------------------------
def draw(position: Position, names: list[str]) -> RenderableType:
    table = view(position, 0)
    parts = [draw_month(table), draw_ship(table), Text(), draw_map(position, table)]
    for extra in (draw_drawn(table), draw_prices(position, table), draw_fight(table)):
        if extra is not None:
            parts += [Text(), extra]
    return Group(*parts)


def draw_month(table: dict[str, Any]) -> Text:
    """The event pile is the calendar: a block for each card still to come."""
    left = table["cards_left"]
    text = Text().append(f"Month {table['month']} of {table['months']}  ", style="bold")
    text.append("▮" * left, style="yellow").append("▯" * (14 - left), style="dim")
    text.append(f"  {table['due']} V due {due_when(table)}", style="bold yellow" if left < 5 else "")
    return text.append(f"  · turn {table['turn_number']}", style="dim")


def due_when(table: dict[str, Any]) -> str:
    left = table["cards_left"]
    return f"in {plural(left, 'card')}" if left else "once this card has been used"


def draw_ship(table: dict[str, Any]) -> Text:
    ship = table["ship"]
    text = Text().append("Ship  ", style="bold").append(f"{ship['money']}", style="bold yellow")
    text.append(f" of {ship['ceiling']} V")
    for module, figures in ship["modules"].items():
        if module != "cargo":
            text.append(f"  {MODULES[module]} ").append(str(figures["level"]), style="bold")
    aboard = {cargo: units for cargo, units in ship["hold"].items() if units}
    text.append("  Cargo ").append(f"{sum(aboard.values())}/{ship['spaces']}", style="bold")
    for cargo, units in aboard.items():
        text.append(f"  {units} {cargo.title()}", style=CARGO_STYLES[cargo])
    return text


# The map --------------------------------------------------------------------------------------
def draw_map(position: Position, table: dict[str, Any]) -> RenderableType:
    """The planets around the ship, as many as fit into the terminal; open cells by number."""
    planets = {(planet["x"], planet["y"]): planet for planet in table["map"]}
    places = {(place["x"], place["y"]): number for number, place in enumerate(table["places"], 1)}
    width = Console().width
    cell = WIDE if width >= 6 * WIDE else NARROW if width >= 6 * NARROW or not position.options["pregen"] else SLIM
    columns = window([x for x, _ in (*planets, *places)], (width - 4) // cell)
    rows = window([y for _, y in (*planets, *places)], 5)
    grid = Table.grid(padding=0)
    for y in rows:
        grid.add_row(*(draw_cell(cell, planets.get((x, y)), places.get((x, y))) for x in columns))
    hidden = len([spot for spot in planets if spot[0] not in columns or spot[1] not in rows])
    way = "+ cards between" if position.options["pregen"] else "d distance"
    legend = f"W Weapons  I Industrials  A Agriculturals  X Illegals · {way}  § law"
    if hidden:
        legend = f"{plural(hidden, 'planet')} beyond this window · {legend}"
    return Group(grid, Text(legend, style="dim"))


def window(lines: list[int], room: int) -> range:
    """The columns or rows to draw: all of them if they fit, else those around the ship, which is at 0."""
    low, high = min(lines), max(lines)
    if high - low < room:
        return range(low, high + 1)
    low = max(low, min(-(room // 2), high - room + 1))
    return range(low, low + room)


def draw_cell(width: int, planet: dict[str, Any] | None, number: int | None) -> RenderableType:
    if planet is not None:
        return draw_planet(width, planet)
    if number is None:
        return Text(f"{' ' * width}\n" * 5)
    return Panel(
        Text(f"\n{number}\n", style="bold yellow", justify="center"), width=width, height=6, border_style="yellow"
    )


def draw_planet(width: int, planet: dict[str, Any]) -> Panel:
    """The frame shows the role: the ship's planet, a target, the previous planet, or any other."""
    roles = planet["roles"]
    if "ship" in roles:
        border, mark = "bold yellow", "▲ you"
    elif "target" in roles:
        border, mark = "bold green", "← back" if "previous" in roles else ""
    elif "previous" in roles:
        border, mark = "dim", "← back"
    else:
        border, mark = "blue" if "in_reach" in roles else "bright_black", ""
    room, name = width - 3, planet["name"]
    text = Text().append(name if len(name) <= room else f"{name[: room - 1]}…", style="bold")
    text.append(f"\n{way_to(planet)}§{planet['law']}\n", style="dim")
    text.append_text(modifiers(planet, ("weapons", "industrials"))).append("\n")
    text.append_text(modifiers(planet, ("agriculturals", "illegals")))
    return Panel(text, width=width, height=6, border_style=border, padding=(0, 0, 0, 1), title=mark or None)


def way_to(planet: dict[str, Any]) -> str:
    """Cards in between where they count, else the Distance; nothing for the ship's own planet or before it has one."""
    if "between" in planet:
        return f"+{planet['between']} "
    return f"d{planet['distance']} " if "distance" in planet else ""


def modifiers(planet: dict[str, Any], cargos: tuple[str, ...]) -> Text:
    text = Text()
    for cargo in cargos:
        figure = planet["mod"][cargo]
        shown = " –" if figure is None else f"{figure:+d}"
        text.append(f"{LETTERS[cargo]}{shown}".ljust(5), style=CARGO_STYLES[cargo])
    return text


def draw_drawn(table: dict[str, Any]) -> RenderableType | None:
    """The planet to be placed, face up."""
    planet = table["drawn"]
    if planet is None:
        return None
    text = (
        Text()
        .append(f"{planet['name']}: ", style="bold")
        .append(f"distance {planet['distance']}, law {planet['law']}  ")
    )
    text.append_text(modifiers(planet, tuple(LETTERS)))
    return text.append(f"  {planet['text']}", style="italic dim")


# Prices ---------------------------------------------------------------------------------------
def draw_prices(position: Position, table: dict[str, Any]) -> RenderableType | None:
    """base + planet = price, for every cargo."""
    if not table["prices"]:
        return None
    buying = position.phase == "buy"
    heading = Text().append(f"{table['card']['name']} ", style="bold")
    heading.append(f"sets the {'buying' if buying else 'selling'} prices", style="dim")
    grid = Table(box=None, padding=(0, 3, 0, 0))
    for title in ("Cargo", "Card + planet = price", "Aboard"):
        grid.add_column(title, justify="left" if title == "Cargo" else "right")
    for cargo, terms in table["prices"].items():
        aboard = str(table["ship"]["hold"][cargo] or "")
        price = price_sum(terms) if terms["price"] is None else f"{price_sum(terms)} V"
        grid.add_row(cargo.title(), price, aboard, style=CARGO_STYLES[cargo])
    return Group(heading, grid)


# Fights ---------------------------------------------------------------------------------------
def draw_fight(table: dict[str, Any]) -> RenderableType | None:
    """The fight as two sums without the card still to be drawn."""
    enemy, odds = table["enemy"], table["fight"]
    if enemy is None:
        return None
    lines = fight_lines(table)
    text = Text().append(f"{enemy['kind'].title()} {enemy['value']}: {enemy['name']}", style="bold red")
    text.append(f"  {enemy['text']}\n", style="italic dim")
    text.append(f"{lines[0]}\n").append(f"    it hits on {odds['hit']} of {odds['hit_cards']} cards\n", style="red")
    text.append(f"{lines[1]}\n").append(f"    you destroy it on {odds['kill']} of {odds['cards']} cards", style="green")
    return text


def fight_lines(table: dict[str, Any]) -> tuple[str, str]:
    strength, modules = table["enemy"]["strength"], table["ship"]["modules"]
    parts = [str(strength["value"])]
    parts += [f"{strength[why]} {why}" for why in ("month", "booty") if strength[why]]
    enemy = " + ".join(parts)
    twice = "2 × card" if table["enemy"]["kind"] == "invader" else "card"
    guarded = "2 × card" if table["fight"]["defence_doubled"] else "card"
    attack = f"Its attack {enemy} + {twice} against your Defenses {modules['defenses']['level']} + card"
    return attack, f"Your Weapons {modules['weapons']['level']} + card against its defence {enemy} + {guarded}"


# In sentences ---------------------------------------------------------------------------------
def describe(position: Position, names: list[str]) -> list[str]:
    table = view(position, 0)
    month = f"Month {table['month']} of {table['months']}, turn {table['turn_number']}"
    lines = [f"{month}: {table['due']} V due {due_when(table)}.", describe_ship(table)]
    lines += [describe_planet(planet) for planet in table["map"]]
    if table["drawn"]:
        lines.append(f"To be placed: {describe_card(table['drawn'])}.")
    for cargo, terms in table["prices"].items():
        lines.append(f"{cargo.title()}: card plus planet, {price_sum(terms)}.")
    if table["enemy"]:
        odds = table["fight"]
        lines += [f"{line}." for line in fight_lines(table)]
        lines.append(f"You destroy it on {odds['kill']} of {odds['cards']} cards.")
        lines.append(f"It hits on {odds['hit']} of {odds['hit_cards']} cards.")
    return lines


def describe_ship(table: dict[str, Any]) -> str:
    ship = table["ship"]
    levels = ", ".join(f"{MODULES[module]} {figures['level']}" for module, figures in ship["modules"].items())
    cargo = ", ".join(f"{units} {name.title()}" for name, units in ship["hold"].items() if units)
    return f"Your ship: {ship['money']} of {ship['ceiling']} V, {levels}, cargo {cargo or 'none'}."


def describe_planet(planet: dict[str, Any]) -> str:
    if "ship" in planet["roles"]:
        where = "you are here"
    else:
        across = f"{abs(planet['x'])} {'west' if planet['x'] < 0 else 'east'}" if planet["x"] else ""
        down = f"{abs(planet['y'])} {'north' if planet['y'] < 0 else 'south'}" if planet["y"] else ""
        where = " and ".join(part for part in (across, down) if part) or "here"
    roles = [role for role in ("previous", "target") if role in planet["roles"]]
    return f"{describe_card(planet)}; {', '.join([where, *roles])}."


def describe_card(planet: dict[str, Any]) -> str:
    mods = ", ".join(
        f"{cargo.title()} {'not for sale' if figure is None else signed(figure)}"
        for cargo, figure in planet["mod"].items()
    )
    way = f", distance {planet['distance']}" if "distance" in planet else ""
    way = f", {plural(planet['between'], 'card')} between" if "between" in planet else way
    return f"{planet['name']}{way}, law {planet['law']}, {mods}"


# The discard pile -----------------------------------------------------------------------------
def discards(position: Position) -> list[str]:
    """The cards used this month; the discard pile is open (FT-DECK-01)."""
    table, titles = view(position, 0), position.content.titles["card"]
    names = dict(zip(position.content.words["card"], titles, strict=True))
    lines = [f"The discard pile: {plural(len(table['discards']), 'card')} of month {table['month']}."]
    faces = card_faces(position)
    return lines + [f"{names[card]}: {describe_event(position, faces[card])}." for card in table["discards"]]


def describe_event(position: Position, card: dict[str, Any]) -> str:
    kind = f"{card['kind'].title()} {card['value']}" if card["value"] else card["kind"].title()
    goods = [LETTERS[cargo] for cargo in position.content.words["cargo"]]
    prices = [f"{name} {prices_of(goods, card[name])}" for name in ("buy", "sell")]
    jump = "Mis-Jump" if card["ejump"] == "misjump" else "Safe"
    figures = f"attack {card['attack']}, defence {card['defense']}, fine {card['fine']}, {jump}"
    return "; ".join([kind, *prices, figures])


def prices_of(letters: list[str], figures: list[int | None]) -> str:
    """`W 3, I 4, A n/a, X 5`"""
    shown = ["n/a" if figure is None else str(figure) for figure in figures]
    return ", ".join(f"{letter} {figure}" for letter, figure in zip(letters, shown, strict=True))


def result(position: Position, names: list[str]) -> list[str]:
    s = position.state
    paid = int(s.month) - (0 if position.winners else 1)
    levels = ", ".join(f"{MODULES[module.name.lower()]} {s.level[module]}" for module in Module)
    return [
        f"{'You win' if position.winners else 'You lose'}: {paid} of 4 payments made, in turn {s.turn}.",
        f"Left: {s.money} V; {levels}.",
    ]
