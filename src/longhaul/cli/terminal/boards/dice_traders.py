"""The board of Dice Traders in a terminal: calendar, ships, the planet's dice, prices."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, JustifyMethod, RenderableType
from rich.panel import Panel as Box
from rich.table import Table
from rich.text import Text

from longhaul.cli.language import speaker
from longhaul.cli.terminal.boards import Card, Panel, Sign, indented
from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.formatter import Formatter
from longhaul.core.position import Action, Position
from longhaul.games.dice_traders.messages.names import on_offer, price_here, prices_of
from longhaul.games.dice_traders.rules.roll import dice_of
from longhaul.games.dice_traders.state import GOODS, Phase
from longhaul.games.dice_traders.view import Lot, lots

GOOD_STYLES = ("bright_cyan", "bright_green", "bright_yellow", "bright_red", "bright_magenta", "bright_white")
CALENDAR_WIDTH = 20  # characters; the board fits into 80 columns
SHIP_HEADINGS = ("ship", "calendar", "day", "credits", "room", "cargo")
MARKET_HEADINGS = ("good", "offer", "price")


# The table ------------------------------------------------------------------------------------
def panels(position: Position, names: list[str], language: str = ENGLISH, width: int = 80) -> list[Panel]:
    """The ships on the calendar, then the planet."""
    write = position.formatter(language, names)
    return [ships_panel(position, names, write), planet_panel(position, write)]


def ships_panel(position: Position, names: list[str], write: Formatter) -> Panel:
    sentences = [describe_ship(position, seat, write) for seat in range(position.seats)]
    own = Text(sentences[max(0, position.seat)], style="yellow")
    drawings = (indented(draw_ships(position, names, write)), indented(own))
    return Panel("ships", drawings, sentences, required=True)


def planet_panel(position: Position, write: Formatter) -> Panel:
    if not position.state.planet:
        nothing = named(write, "no-planet")
        return Panel("planet", (indented(Text(nothing)),), [nothing], required=True)
    title = Text(write(planet_title(position)), style="bold")
    large = Group(title, draw_dice(position, write), draw_market(position, write))
    small = Group(title, *small_planet(position, write))
    return Panel("planet", (indented(large), indented(small)), describe_planet(position, write), required=True)


def small_planet(position: Position, write: Formatter) -> list[Text]:
    """The dice, or the market, in a line each."""
    s = position.state
    if s.phase != Phase.LOCK:
        offers = Text(" · ").join(small_offer(position, good, write) for good in goods_here(position))
        return [offers, Text(illegal_here(position, write), style="dim")]
    dice = Text("  ").join(small_die(position, die, write) for die in range(int(dice_of(int(s.planet_size)))))
    return [dice, Text(price_steps(position, write), style="dim")]


def small_die(position: Position, die: int, write: Formatter) -> Text:
    good, locked = int(position.state.dice[die]), bool(position.state.locked >> die & 1)
    text = Text(f"{die + 1} {letter_of(position, good)} {write.word('good', word_of(position, good))}")
    text.stylize(f"dim {GOOD_STYLES[good]}" if locked else GOOD_STYLES[good])
    return text.append(f" ({named(write, 'kept')})", style="dim") if locked else text


def small_offer(position: Position, good: int, write: Formatter) -> Text:
    left = int(position.state.stock[good]) - int(position.state.taken[good])
    cost = named(write, "cr", credits=price_here(position, good))
    return Text(f"{write.word('good', word_of(position, good))} {left} × {cost}", style=GOOD_STYLES[good])


def goods_here(position: Position) -> list[int]:
    """The goods that dice show, the cheapest first."""
    stock = position.state.stock
    return sorted((good for good in range(GOODS) if stock[good]), key=lambda good: -int(stock[good]))


def letter_of(position: Position, good: int) -> str:
    return position.content.titles["letter"][good]


def named(write: Formatter, part: str, **arguments: Any) -> str:
    """A word of the board."""
    return write(Message(f"board-{part}", arguments))


def draw_ships(position: Position, names: list[str], write: Formatter) -> Table:
    """One row per ship, with its day on the calendar drawn to scale."""
    s = position.state
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in SHIP_HEADINGS:
        justify: JustifyMethod = "right" if heading in ("day", "credits", "room") else "left"
        table.add_column(named(write, heading), justify=justify, no_wrap=heading != "cargo")
    for seat, name in enumerate(names):
        style = "bold yellow" if seat == position.seat else ""
        day, limit = int(s.days[seat]), int(s.limit)
        at = min(CALENDAR_WIDTH - 1, day * CALENDAR_WIDTH // limit)
        track = Text("─" * at + "▲" + "─" * (CALENDAR_WIDTH - 1 - at), style="blue" if not style else "yellow")
        place = f"{day}/{limit}" + (f" {named(write, 'retired')}" if s.retired[seat] else "")
        room = f"{s.load[seat]}/{s.room[seat]}"
        money = named(write, "cr", credits=int(s.credits[seat]))
        table.add_row(name, track, place, money, room, cargo_text(position, seat, write), style=style)
    return table


def cargo_text(position: Position, seat: int, write: Formatter) -> Text:
    text = Text()
    for lot in lots(position, seat):
        good = position.content.words["good"].index(lot["good"])
        text.append(f"{write(describe_lot(lot))}  ", style=GOOD_STYLES[good])
    return text or Text(named(write, "empty"), style="dim")


def describe_lot(lot: Lot) -> Message:
    return Message("board-lot", {"units": lot["units"], "good": lot["good"], "price": lot["paid"]})


def planet_title(position: Position) -> Message:
    s = position.state
    size = position.content.words["size"][int(s.planet_size)]
    title = "board-planet-last" if s.phase == Phase.TRAVEL else "board-planet"
    return Message(title, {"size": size, "number": int(s.planet), "seat": int(s.visitor)})


def draw_dice(position: Position, write: Formatter) -> RenderableType:
    """The dice by number: free ones bright, locked ones dim."""
    s = position.state
    faces = []
    for die in range(int(dice_of(int(s.planet_size)))):
        good, locked = int(s.dice[die]), bool(s.locked >> die & 1)
        name = write.word("good", word_of(position, good))
        text = Text(f"{letter_of(position, good)} {name}", style=GOOD_STYLES[good])
        border = "dim" if locked else "yellow"
        mark = f" {named(write, 'kept')}" if locked and s.phase == Phase.LOCK else ""
        faces.append(Box(text, title=f"{die + 1}{mark}", border_style=border, expand=False))
    return Columns(faces)


def draw_market(position: Position, write: Formatter) -> RenderableType:
    """What each good costs here, once the planet is settled."""
    s = position.state
    if s.phase == Phase.LOCK:
        return Text(price_steps(position, write), style="dim")
    table = Table(box=None, padding=(0, 3, 0, 0))
    for heading in MARKET_HEADINGS:
        table.add_column(named(write, heading), justify="left" if heading == "good" else "right")
    for good in goods_here(position):
        left = int(s.stock[good]) - int(s.taken[good])
        title, price = write.word("good", word_of(position, good)), price_here(position, good)
        table.add_row(title, str(left), named(write, "cr", credits=price), style=GOOD_STYLES[good])
    return Group(table, Text(illegal_here(position, write), style="dim"))


def price_steps(position: Position, write: Formatter) -> str:
    return named(write, "prices", prices=prices_of(position))


def illegal_here(position: Position, write: Formatter) -> str:
    illegal = [word_of(position, good) for good in range(GOODS) if not position.state.stock[good]]
    return named(write, "illegal", good=illegal)


def word_of(position: Position, good: int) -> str:
    return position.content.words["good"][good]


# In sentences ---------------------------------------------------------------------------------
def describe_planet(position: Position, write: Formatter) -> list[str]:
    """The dice while they are rolled, the market once they are settled."""
    s, planet = position.state, planet_title(position)
    if s.phase != Phase.LOCK:
        market = named(write, "market", planet=planet, offers=on_offer(position))
        return [market, f"{illegal_here(position, write)}."]
    dice = [describe_die(position, die) for die in range(int(dice_of(int(s.planet_size))))]
    return [named(write, "dice", planet=planet, dice=dice), f"{price_steps(position, write)}."]


def describe_die(position: Position, die: int) -> Message:
    s = position.state
    id_ = "board-die-kept" if s.locked >> die & 1 else "board-die"
    return Message(id_, {"number": die + 1, "good": word_of(position, int(s.dice[die]))})


def describe_ship(position: Position, seat: int, write: Formatter) -> str:
    s = position.state
    cargo = [describe_lot(lot) for lot in lots(position, seat)] or [Message("board-none")]
    facts = {"seat": seat, "credits": int(s.credits[seat]), "room": int(s.room[seat]), "cargo": cargo}
    if s.retired[seat]:
        return named(write, "player-retired", **facts)
    day = int(s.days[seat])
    return named(write, "player", day=day, left=int(s.limit) - day, **facts)


# What can be looked up ------------------------------------------------------------------------
def short_labels(position: Position, action: Action, language: str = ENGLISH) -> list[str]:
    """The goods that are kept: `Keep 1 Food, 2 Ore`, then in letters: `FOO`."""
    if action.verb != "lock":
        return []
    goods = [int(position.state.dice[int(die) - 1]) for die in action.arguments["dice"].split("+")]
    words = [word_of(position, good) for good in goods]
    letters = "".join(letter_of(position, good) for good in sorted(goods, key=goods.index))
    return [named(position.formatter(language), "kept-goods", good=words), letters]


def legend(position: Position, language: str = ENGLISH) -> list[Sign]:
    write, text = position.formatter(language), speaker(language)
    letters = [Sign(letter_of(position, good), write.word("good", word_of(position, good))) for good in range(GOODS)]
    return [*letters, Sign("─▲─", text("legend-calendar")), Sign("1 2 3 …", text("legend-dice"))]


def cards(position: Position, language: str = ENGLISH) -> list[Card]:
    """Nothing is printed on cards here: the goods and the kinds of planets, with what matters about them."""
    write = position.formatter(language)
    prices = [f"{price_steps(position, write)}.", figure(write, "illegal")]
    goods = [Card(write.word("good", word_of(position, good)), prices) for good in range(GOODS)]
    sizes = [Card(write.word("size", size), [figure(write, size)]) for size in position.content.words["size"]]
    return [*goods, *sizes]


def figure(write: Formatter, name: str) -> str:
    return write(Message(f"figure-{name}"))


def result(position: Position, names: list[str], language: str = ENGLISH) -> list[str]:
    write = position.formatter(language, names)
    ranked = sorted(range(position.seats), key=lambda seat: -position.scores[seat])
    return [named(write, "result", seat=seat, credits=position.scores[seat]) for seat in ranked]
