"""The board of Free Trader in a terminal: the month, the ship, the map, prices and fights as sums."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhaul.cli.language import speaker
from longhaul.cli.terminal.boards import Card, Panel, Sign, flowed, indented
from longhaul.cli.terminal.boards.free_trader.map import map_drawings, modifiers
from longhaul.cli.terminal.boards.free_trader.signs import CARGO_STYLES, LETTERS, UNAVAILABLE, View
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import Message
from longhaul.core.position import Action, Position
from longhaul.games.free_trader.board_types import CardFace, PriceTerms
from longhaul.games.free_trader.messages.labels import steps
from longhaul.games.free_trader.messages.names import card_text, planet_text
from longhaul.games.free_trader.state import MONTHS, Module
from longhaul.games.free_trader.view import card_faces, view, view_planet

MONTH_CARDS = 14  # drawn in a month


# The table ------------------------------------------------------------------------------------
def panels(position: Position, names: list[str], language: str = ENGLISH, width: int = 80) -> list[Panel]:
    """The ship, what the decision is about, the map."""
    table, write = view(position, 0), position.formatter(language)
    return [
        Panel("ship", (draw_status(table, write, width),), describe_status(table, write), required=True),
        Panel("now", draw_now(position, table, write, width), describe_now(table, write), required=True),
        Panel("map", map_drawings(table, write, width, bool(position.options["pregen"])), describe_map(table, write)),
    ]


def draw_status(table: View, write: Formatter, width: int) -> RenderableType:
    return indented(Group(draw_month(table, write), draw_ship(table, write, width)))


def draw_now(position: Position, table: View, write: Formatter, width: int) -> tuple[RenderableType, ...]:
    """The planet to be placed, the prices, the fight: as far as there is any."""
    parts = [draw_drawn(table, write), draw_fight(table, write)]
    shown = [part for part in parts if part is not None]
    if not table["prices"]:
        return (indented(Group(*shown)),)
    sizes = (draw_prices(position, table, write), draw_small_prices(position, table, write, width))
    return tuple(indented(Group(*shown, size)) for size in sizes)


def draw_month(table: View, write: Formatter) -> Text:
    """The event pile is the calendar: a block for each card still to come."""
    left, facts = table["cards_left"], calendar(table)
    text = Text().append(f"{write(Message('board-month', facts))}  ", style="bold")
    text.append("▮" * left, style="yellow").append("▯" * (MONTH_CARDS - left), style="dim")
    text.append(f"  {write(Message('board-due', facts))}", style="bold yellow" if left < 5 else "")
    return text.append(f"  · {write(Message('board-turn', facts))}", style="dim")


def calendar(table: View) -> dict[str, int]:
    """How far the game is, and what is due when."""
    time = {"month": table["month"], "months": table["months"], "turn": table["turn_number"]}
    return {**time, "due": table["due"], "cards": table["cards_left"]}


def draw_ship(table: View, write: Formatter, width: int) -> Text:
    ship = table["ship"]
    money = Text().append(f"{ship['money']}", style="bold yellow")
    money.append(f" {write(Message('board-ceiling', {'ceiling': ship['ceiling']}))}")
    parts = [Text(write(Message("board-ship")), style="bold"), money]
    for module, figures in ship["modules"].items():
        if module != "cargo":
            parts.append(Text(f"{write.word('module', module)} ").append(str(figures["level"]), style="bold"))
    aboard = {cargo: units for cargo, units in ship["hold"].items() if units}
    load = f"{sum(aboard.values())}/{ship['spaces']}"
    parts.append(Text(f"{write(Message('board-cargo'))} ").append(load, style="bold"))
    units = zip(aboard, in_hold(table), strict=True)
    return flowed([*parts, *(Text(write(message), style=CARGO_STYLES[cargo]) for cargo, message in units)], width)


def in_hold(table: View) -> list[Message]:
    """The units aboard, good by good."""
    hold = table["ship"]["hold"].items()
    return [Message("board-aboard", {"cargo": cargo, "units": units}) for cargo, units in hold if units]


def draw_drawn(table: View, write: Formatter) -> RenderableType | None:
    """The planet to be placed, face up."""
    planet = table["drawn"]
    if planet is None:
        return None
    figures = write(Message("board-drawn", {"distance": planet["distance"], "law": planet["law"]}))
    text = Text().append(f"{write.word('planet', planet['planet'])}: ", style="bold").append(f"{figures}  ")
    text.append_text(modifiers(planet, tuple(LETTERS)))
    return text.append(f"  {write(planet['text'])}", style="italic dim")


# Prices ---------------------------------------------------------------------------------------
def draw_prices(position: Position, table: View, write: Formatter) -> RenderableType:
    """base + planet = price, for every cargo."""
    grid = Table(box=None, padding=(0, 3, 0, 0))
    for column in ("cargo", "price", "aboard"):
        grid.add_column(write(Message(f"board-heading-{column}")), justify="left" if column == "cargo" else "right")
    for cargo, terms in table["prices"].items():
        aboard = str(table["ship"]["hold"][cargo] or "")
        grid.add_row(write.word("cargo", cargo), write(price_sum(terms)), aboard, style=CARGO_STYLES[cargo])
    return Group(price_heading(position, table, write), grid)


def draw_small_prices(position: Position, table: View, write: Formatter, width: int) -> RenderableType:
    """The same in one line, as far as it goes."""
    prices = [
        Text(f"{write.word('cargo', cargo)} {write(price_sum(terms))}", style=CARGO_STYLES[cargo])
        for cargo, terms in table["prices"].items()
    ]
    return Group(price_heading(position, table, write), flowed(prices, width, "   "))


def price_heading(position: Position, table: View, write: Formatter) -> Text:
    card = table["card"]["card"]
    text = Text(write(Message("board-prices", {"card": card, "buying": position.phase == "buy"})), style="dim")
    text.highlight_words([write.word("card", card)], "bold not dim")
    return text


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
def draw_fight(table: View, write: Formatter) -> RenderableType | None:
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
def describe_status(table: View, write: Formatter) -> list[str]:
    return write.each([Message("board-status", calendar(table)), describe_ship(table)])


def describe_now(table: View, write: Formatter) -> list[str]:
    lines = list[Message]()
    if table["drawn"]:
        lines.append(Message("board-to-place", {"planet": describe_planet(table["drawn"])}))
    for cargo, terms in table["prices"].items():
        lines.append(Message("board-terms", {"cargo": cargo, "sum": price_sum(terms)}))
    return write.each(lines + (fight_lines(table) if table["enemy"] else []))


def describe_map(table: View, write: Formatter) -> list[str]:
    return write.each([describe_place(planet) for planet in table["map"]])


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


# What can be looked up ------------------------------------------------------------------------
def short_labels(position: Position, action: Action, language: str = ENGLISH) -> list[str]:
    """Where a planet would go, without its neighbours: `2 west, 1 north`."""
    message = position.describe([action])[0]
    if "steps" not in message.arguments:
        return []
    return [position.format(Message("action-place-far.name", message.arguments), language)]


def legend(position: Position, language: str = ENGLISH) -> list[Sign]:
    write, text = position.formatter(language), speaker(language)
    letters = [Sign(letter, write.word("cargo", cargo)) for cargo, letter in LETTERS.items()]
    figures = ("W+1", "X–", "§3", "+2" if position.options["pregen"] else "d1")
    names = ("modifier", "unavailable", "law", "between" if position.options["pregen"] else "distance")
    signs = [Sign(sign, text(f"legend-{name}")) for sign, name in zip(figures, names, strict=True)]
    rest = {"▲": "ship", "←": "previous", "1 [1]": "cell", "V": "vectorium", "▮": "cards"}
    return [*letters, *signs, *(Sign(sign, text(f"legend-{name}")) for sign, name in rest.items())]


def cards(position: Position, language: str = ENGLISH) -> list[Card]:
    """Every planet and every event card of the set."""
    write, words = position.formatter(language), position.content.words
    planets = [
        Card(write.word("planet", word), [write(describe_planet(view_planet(position, number))), write(text)])
        for number, word in enumerate(words["planet"])
        if (text := planet_text(position, number))
    ]
    faces = card_faces(position)
    events = [
        Card(write.word("card", word), [write(describe_card(faces[word])), write(card_text(position, number))])
        for number, word in enumerate(words["card"])
    ]
    return [*planets, *events]


def result(position: Position, names: list[str], language: str = ENGLISH) -> list[str]:
    s, won = position.state, bool(position.winners)
    paid = {"paid": int(s.month) - (0 if won else 1), "payments": MONTHS, "turn": int(s.turn)}
    levels = [level_of(module.name.lower(), int(s.level[module])) for module in Module]
    left = Message("board-left", {"money": int(s.money), "levels": levels})
    return position.formatter(language).each([Message("board-result", {"won": won, **paid}), left])
