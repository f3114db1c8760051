"""The board of Free Trader in a terminal: the month, the ship, the map, prices and fights as sums."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.free_trader.board_types import CardFace, PriceTerms
from longhaul.games.free_trader.messages.labels import steps
from longhaul.games.free_trader.state import MONTHS, Module
from longhaul.games.free_trader.view import card_faces, view

SLIM, NARROW, WIDE = 12, 15, 20  # widths of a planet on the map, in characters
LETTERS = {"weapons": "W", "industrials": "I", "agriculturals": "A", "illegals": "X"}
CARGO_STYLES = {"weapons": "red", "industrials": "cyan", "agriculturals": "green", "illegals": "magenta"}
UNAVAILABLE = "–"  # in place of a price

View = Mapping[str, Any]


# In colour ------------------------------------------------------------------------------------
def draw(position: Position, names: list[str], language: str = ENGLISH) -> RenderableType:
    table, write = view(position, 0), position.formatter(language)
    parts = [draw_month(table, write), draw_ship(table, write), Text(), draw_map(position, table, write)]
    for extra in (
        draw_drawn(position, table, write),
        draw_prices(position, table, write),
        draw_fight(position, table, write),
    ):
        if extra is not None:
            parts += [Text(), extra]
    return Group(*parts)


def draw_month(table: View, write: Formatter) -> Text:
    """The event pile is the calendar: a block for each card still to come."""
    left, facts = table["cards_left"], calendar(table)
    text = Text().append(f"{write(Message('board-month', facts))}  ", style="bold")
    text.append("▮" * left, style="yellow").append("▯" * (14 - left), style="dim")
    text.append(f"  {write(Message('board-due', facts))}", style="bold yellow" if left < 5 else "")
    return text.append(f"  · {write(Message('board-turn', facts))}", style="dim")


def calendar(table: View) -> dict[str, int]:
    """How far the game is, and what is due when."""
    time = {"month": table["month"], "months": table["months"], "turn": table["turn_number"]}
    return {**time, "due": table["due"], "cards": table["cards_left"]}


def draw_ship(table: View, write: Formatter) -> Text:
    ship = table["ship"]
    text = Text().append(f"{write(Message('board-ship'))}  ", style="bold")
    text.append(f"{ship['money']}", style="bold yellow")
    text.append(f" {write(Message('board-ceiling', {'ceiling': ship['ceiling']}))}")
    for module, figures in ship["modules"].items():
        if module != "cargo":
            text.append(f"  {write.word('module', module)} ").append(str(figures["level"]), style="bold")
    aboard = {cargo: units for cargo, units in ship["hold"].items() if units}
    text.append(f"  {write(Message('board-cargo'))} ")
    text.append(f"{sum(aboard.values())}/{ship['spaces']}", style="bold")
    for cargo, message in zip(aboard, in_hold(table), strict=True):
        text.append(f"  {write(message)}", style=CARGO_STYLES[cargo])
    return text


def in_hold(table: View) -> list[Message]:
    """The units aboard, good by good."""
    hold = table["ship"]["hold"].items()
    return [Message("board-aboard", {"cargo": cargo, "units": units}) for cargo, units in hold if units]


# The map --------------------------------------------------------------------------------------
def draw_map(position: Position, table: View, write: Formatter) -> RenderableType:
    """The planets around the ship, as many as fit into the terminal; open cells by number."""
    planets = {(planet["x"], planet["y"]): planet for planet in table["map"]}
    places = {(place["x"], place["y"]): number for number, place in enumerate(table["places"], 1)}
    width = Console().width
    cell = WIDE if width >= 6 * WIDE else NARROW if width >= 6 * NARROW or not position.options["pregen"] else SLIM
    columns = window([x for x, _ in (*planets, *places)], (width - 4) // cell)
    rows = window([y for _, y in (*planets, *places)], 5)
    grid = Table.grid(padding=0)
    for y in rows:
        grid.add_row(*(draw_cell(cell, planets.get((x, y)), places.get((x, y)), write) for x in columns))
    hidden = len([spot for spot in planets if spot[0] not in columns or spot[1] not in rows])
    return Group(grid, Text(legend(position, hidden, write), style="dim"))


def legend(position: Position, hidden: int, write: Formatter) -> str:
    """What the letters stand for, and how many planets are off the window."""
    goods = "  ".join(f"{letter} {write.word('cargo', cargo)}" for cargo, letter in LETTERS.items())
    signs = write(Message("board-legend-between" if position.options["pregen"] else "board-legend-distance"))
    beyond = [write(Message("board-hidden", {"count": hidden}))] if hidden else []
    return " · ".join([*beyond, goods, signs])


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
    return Panel(
        Text(f"\n{number}\n", style="bold yellow", justify="center"), width=width, height=6, border_style="yellow"
    )


def draw_planet(width: int, planet: View, write: Formatter) -> Panel:
    """The frame shows the role: the ship's planet, a target, the previous planet, or any other."""
    border, mark = role_shown(planet["roles"], write)
    room, name = width - 3, write.word("planet", planet["planet"])
    text = Text().append(name if len(name) <= room else f"{name[: room - 1]}…", style="bold")
    text.append(f"\n{way_to(planet)}§{planet['law']}\n", style="dim")
    text.append_text(modifiers(planet, ("weapons", "industrials"))).append("\n")
    text.append_text(modifiers(planet, ("agriculturals", "illegals")))
    return Panel(text, width=width, height=6, border_style=border, padding=(0, 0, 0, 1), title=mark or None)


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


def draw_drawn(position: Position, table: View, write: Formatter) -> RenderableType | None:
    """The planet to be placed, face up."""
    planet = table["drawn"]
    if planet is None:
        return None
    figures = write(Message("board-drawn", {"distance": planet["distance"], "law": planet["law"]}))
    text = Text().append(f"{write.word('planet', planet['planet'])}: ", style="bold").append(f"{figures}  ")
    text.append_text(modifiers(planet, tuple(LETTERS)))
    return text.append(f"  {write(planet['text'])}", style="italic dim")


# Prices ---------------------------------------------------------------------------------------
def draw_prices(position: Position, table: View, write: Formatter) -> RenderableType | None:
    """base + planet = price, for every cargo."""
    if not table["prices"]:
        return None
    card = table["card"]["card"]
    heading = write(Message("board-prices", {"card": card, "buying": position.phase == "buy"}))
    text = Text(heading, style="dim")
    text.highlight_words([write.word("card", card)], "bold not dim")
    grid = Table(box=None, padding=(0, 3, 0, 0))
    for column in ("cargo", "price", "aboard"):
        grid.add_column(write(Message(f"board-heading-{column}")), justify="left" if column == "cargo" else "right")
    for cargo, terms in table["prices"].items():
        aboard = str(table["ship"]["hold"][cargo] or "")
        grid.add_row(write.word("cargo", cargo), write(price_sum(terms)), aboard, style=CARGO_STYLES[cargo])
    return Group(text, grid)


def price_sum(terms: PriceTerms) -> Message:
    """`3 + 1 = 4 V`; where the floor applies, `2 − 3 → 1 V`."""
    base, modifier, price = terms["base"], terms["planet"], terms["price"]
    if base is None or price is None:
        return Message("board-price-none")
    if modifier is None:
        return Message("board-price-unmodified", {"base": base, "price": price})
    figures = {"base": base, "modifier": modifier, "price": price}
    return Message("board-price", {**figures, "floored": base + modifier != price})


# Fights ---------------------------------------------------------------------------------------
def draw_fight(position: Position, table: View, write: Formatter) -> RenderableType | None:
    """The fight as two sums without the card still to be drawn."""
    enemy = table["enemy"]
    if enemy is None:
        return None
    attack, hits, counter, kills = write.each(fight_lines(table))
    facts = {"kind": enemy["kind"], "strength": enemy["value"], "card": enemy["card"]}
    text = Text().append(write(Message("board-enemy", facts)), style="bold red")
    text.append(f"  {write(enemy['text'])}\n", style="italic dim")
    text.append(f"{attack}\n").append(f"    {hits}\n", style="red")
    return text.append(f"{counter}\n").append(f"    {kills}", style="green")


def fight_lines(table: View) -> list[Message]:
    """Its attack and its chances, the player's counterattack and theirs."""
    odds, modules = table["fight"], table["ship"]["modules"]
    strength = {"base": table["enemy"]["strength"]["value"]}
    strength |= {why: table["enemy"]["strength"][why] for why in ("month", "booty")}
    invader, guarded = table["enemy"]["kind"] == "invader", odds["defence_doubled"]
    return [
        Message("board-attack", {**strength, "doubled": invader, "level": modules["defenses"]["level"]}),
        Message("board-hits", {"hit": odds["hit"], "cards": odds["hit_cards"]}),
        Message("board-counter", {**strength, "doubled": guarded, "level": modules["weapons"]["level"]}),
        Message("board-kills", {"kill": odds["kill"], "cards": odds["cards"]}),
    ]


# In sentences ---------------------------------------------------------------------------------
def describe(position: Position, names: list[str], language: str = ENGLISH) -> list[str]:
    table = view(position, 0)
    lines = [Message("board-status", calendar(table)), describe_ship(table)]
    lines += [describe_place(planet) for planet in table["map"]]
    if table["drawn"]:
        lines.append(Message("board-to-place", {"planet": describe_planet(table["drawn"])}))
    for cargo, terms in table["prices"].items():
        lines.append(Message("board-terms", {"cargo": cargo, "sum": price_sum(terms)}))
    return position.formatter(language).each(lines + (fight_lines(table) if table["enemy"] else []))


def describe_ship(table: View) -> Message:
    ship = table["ship"]
    levels = [level_of(module, figures["level"]) for module, figures in ship["modules"].items()]
    facts = {"money": ship["money"], "ceiling": ship["ceiling"], "levels": levels, "aboard": in_hold(table)}
    return Message("board-your-ship", {**facts, "empty": not facts["aboard"]})


def level_of(module: str, level: int) -> Message:
    return Message("board-level", {"module": module, "level": level})


def describe_place(planet: View) -> Message:
    """A planet on the map: its figures, where it lies, and what it is to the ship."""
    way = steps((planet["x"], planet["y"]))
    where = Message("board-steps", {"steps": way}) if way and "ship" not in planet["roles"] else Message("board-here")
    roles = [Message(f"board-{role}") for role in ("previous", "target") if role in planet["roles"]]
    return Message("board-place", {"planet": describe_planet(planet), "where": [where, *roles]})


def describe_planet(planet: View) -> Message:
    far = "between" if "between" in planet else "distance" if "distance" in planet else "none"
    facts = {"planet": planet["planet"], "far": far, "distance": planet.get(far, 0), "law": planet["law"]}
    mods = [
        Message("board-modifier-none", {"cargo": cargo})
        if figure is None
        else Message("board-modifier", {"cargo": cargo, "figure": figure})
        for cargo, figure in planet["mod"].items()
    ]
    return Message("board-planet", {**facts, "modifiers": mods})


# The discard pile -----------------------------------------------------------------------------
def discards(position: Position, language: str = ENGLISH) -> list[str]:
    """The cards used this month; the discard pile is open (FT-DECK-01)."""
    table, faces = view(position, 0), card_faces(position)
    pile = table["discards"]
    heading = Message("board-discards", {"count": len(pile), "month": table["month"]})
    return position.formatter(language).each([heading, *(describe_card(faces[card]) for card in pile)])


def describe_card(card: CardFace) -> Message:
    """An event card with all its figures."""
    facts = {"card": card["card"], "kind": card["kind"], "strength": card["value"] or 0}
    prices = {name: prices_of(card[name]) for name in ("buy", "sell")}
    figures = {"attack": card["attack"], "defence": card["defense"], "fine": card["fine"]}
    return Message("board-event", {**facts, **prices, **figures, "misjump": card["ejump"] == "misjump"})


def prices_of(figures: list[int | None]) -> list[str]:
    """`W 3, I 4, A –, X 5`"""
    shown = [UNAVAILABLE if figure is None else str(figure) for figure in figures]
    return [f"{letter} {figure}" for letter, figure in zip(LETTERS.values(), shown, strict=True)]


def result(position: Position, names: list[str], language: str = ENGLISH) -> list[str]:
    s, won = position.state, bool(position.winners)
    paid = {"paid": int(s.month) - (0 if won else 1), "payments": MONTHS, "turn": int(s.turn)}
    levels = [level_of(module.name.lower(), int(s.level[module])) for module in Module]
    left = Message("board-left", {"money": int(s.money), "levels": levels})
    return position.formatter(language).each([Message("board-result", {"won": won, **paid}), left])
