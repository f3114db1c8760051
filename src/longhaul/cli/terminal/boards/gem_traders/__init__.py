"""The board of Gem Traders in a terminal: the exchange with its docks, places, market, missions, ships."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhaul.cli.language import speaker
from longhaul.cli.terminal.boards import Card, Panel, Sign, flowed, indented
from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.formatter import Formatter
from longhaul.core.position import Action, Position
from longhaul.games.gem_traders.messages.names import amount, costs_of, dice_at
from longhaul.games.gem_traders.view import Board, Player, view

STYLES = {
    "emerald": "bright_green",
    "sapphire": "bright_blue",
    "amethyst": "bright_magenta",
    "ruby": "bright_red",
    "citrine": "bright_yellow",
    "scrap": "white",
    "gold": "bold yellow",
    "any": "cyan",
}
LETTERS = {"emerald": "E", "sapphire": "S", "amethyst": "A", "ruby": "R", "citrine": "C", "scrap": "X", "gold": "G"}
CREW_LETTERS = {"dockworker": "D", "miner": "M", "scavenger": "S", "trader": "T", "saboteur": "B", "monger": "O"}
PLANETS = ("emerald", "sapphire", "ruby", "citrine")
WIDE_COLUMNS = 110  # enough room for everyone's cards
DOCKS = tuple(f"x{dock}" for dock in range(1, 7))
NOTHING_THERE = Message("board-nothing")
HEADINGS = ("ship", "place", "aboard", "storage", "crew", "points", "cards")
LASTING = ("freezing", "consigned")


# The table ------------------------------------------------------------------------------------
def panels(position: Position, names: list[str], language: str = ENGLISH, width: int = 80) -> list[Panel]:
    """One's own ship, the exchange with the docks, market and missions, the other players."""
    table, write = view(position, 0), position.formatter(language, names)
    players = [describe_player(seat, player, write) for seat, player in enumerate(table["players"])]
    own = max(0, position.seat)
    rivals = Group(*draw_players(position, table, names, write, width))
    return [
        Panel(
            "you", (indented(draw_own(table["players"][own], names[own], write, width)),), [players[own]], required=True
        ),
        Panel("exchange", draw_exchange_sizes(table, write, width), describe_exchange(table, write), required=True),
        Panel("market", draw_market_sizes(table, write, width), describe_offers(table, write)),
        Panel("rivals", (indented(rivals),), [text for seat, text in enumerate(players) if seat != own]),
    ]


def draw_exchange_sizes(table: Board, write: Formatter, width: int) -> tuple[RenderableType, ...]:
    parts = [draw_round(table, write), draw_exchange(table, write, width), draw_places(table, write)]
    return indented(Group(*parts)), indented(Group(*parts[1:]))


def draw_market_sizes(table: Board, write: Formatter, width: int) -> tuple[RenderableType, ...]:
    rows = [*market_rows(table, write), *mission_rows(table, write)[1:-1]]
    return indented(draw_offers(table, write)), indented(flowed(rows, width, " · "))


def draw_own(player: Player, name: str, write: Formatter, width: int) -> Text:
    """One's ship, storage, crew, points and cards."""
    figures = {
        "aboard": aboard_of(player),
        "storage": units(player["storage"]),
        "crew": Text(crew_text(player)),
        "points": Text(str(points_of(player))),
    }
    parts = [Text(name, style="bold yellow"), Text(write.word("place", player["place"]))]
    for part, figure in figures.items():
        parts.append(Text().append(f"{named(write, part)} ", style="dim").append_text(figure))
    if held := cards_of(player, write):
        parts.append(Text().append(f"{named(write, 'cards')} ", style="dim").append(", ".join(held), style="cyan"))
    return flowed(parts, width)


def aboard_of(player: Player) -> Text:
    load, room = sum(player["cargo"].values()), player["levels"]["capacity"]
    return units(player["cargo"]).append(f" {load}/{room}", style="dim")


def named(write: Formatter, part: str, **arguments: Any) -> str:
    """A word of the board."""
    return write(Message(f"board-{part}", arguments))


def draw_round(table: Board, write: Formatter) -> Text:
    text = Text().append(named(write, "round", round=table["round"], rounds=table["rounds"]), style="bold")
    text.append(f"   {named(write, 'bank')} ").append_text(units(table["bank"]))
    text.append(f"   {named(write, 'space')} ").append_text(units(table["space"]))
    return text


def units(counts: dict[str, int]) -> Text:
    """`E2 X1`, each in its colour."""
    text = Text()
    for good, count in counts.items():
        letter = LETTERS.get(good, "*")
        text.append(f"{letter}{count}", style=STYLES[good]).append(" ")
    text.rstrip()
    return text or Text("–", style="dim")


def draw_exchange(table: Board, write: Formatter, width: int) -> Text:
    """The ring in one line, each dock between the two dice it touches; every dock touches the centre."""
    head = Text().append(f"{named(write, 'exchange')} ", style="bold").append_text(die(table, table["ring"][6]))
    parts = [head.append(f" {named(write, 'centre')}", style="dim")]
    for spot, dock in enumerate(DOCKS):
        ship = [seat for seat, player in enumerate(table["players"]) if player["place"] == dock]
        mark = f"┤{dock} {ship[0] + 1}├" if ship else f"┤{dock}├"
        parts += [die(table, table["ring"][spot]), Text(mark, style="bold yellow" if ship else "dim")]
    return flowed([*parts, die(table, table["ring"][0])], width, " ")


def die(table: Board, good: str) -> Text:
    return Text(f"{LETTERS[good]}{table['dice'][good]}", style=f"reverse {STYLES[good]}")


def draw_places(table: Board, write: Formatter) -> Text:
    text = Text().append(f"{named(write, 'docks')} ", style="bold")
    for place in (*PLANETS, "mission"):
        ships = [seat for seat, player in enumerate(table["players"]) if player["place"] == place]
        title = write.word("good", place) if place in PLANETS else named(write, "missions")
        text.append(f"{title} ", style=STYLES.get(place, ""))
        taken = "".join(str(seat + 1) for seat in ships)
        text.append(taken, style="bold yellow").append("○" * (table["docks"] - len(ships)) + "  ", style="dim")
    adrift = [str(seat + 1) for seat, player in enumerate(table["players"]) if player["place"] == "space"]
    return text.append(f"{write.word('place', 'space')} ").append(" ".join(adrift) or "–", style="bold yellow")


def draw_offers(table: Board, write: Formatter) -> Table:
    """Market and missions side by side."""
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    left, right = market_rows(table, write), mission_rows(table, write)
    for number in range(max(len(left), len(right))):
        card = left[number] if number < len(left) else Text()
        grid.add_row(card, right[number] if number < len(right) else Text())
    return grid


def market_rows(table: Board, write: Formatter) -> list[Text]:
    rows = []
    for slot, card in enumerate(table["market"], 1):
        text = Text().append(f"{slot} ", style="bold")
        if card is None:
            rows.append(text.append("–", style="dim"))
            continue
        text.append(f"{write.word('type', card['type'])}  ").append_text(units(card["cost"]))
        points = f"  {named(write, 'vp', points=card['vp'])}" if card["vp"] else ""
        rows.append(text.append(points, style="green"))
    return rows


def mission_rows(table: Board, write: Formatter) -> list[Text]:
    rows = [Text(named(write, "missions"), style="bold")]
    titles = {pile: write.word("pile", pile) for pile in table["missions"]}
    width = max(map(len, titles.values())) + 1
    for pile, tile in table["missions"].items():
        text = Text().append(titles[pile].ljust(width))
        if tile is None:
            rows.append(text.append("–", style="dim"))
            continue
        text.append_text(units(tile["need"])).append(" → ").append_text(units({"gold": tile["gold"]}))
        text.append(f"  {named(write, 'vp', points=tile['vp'])}", style="green")
        rows.append(text.append(f"  {named(write, 'below', below=tile['below'])}", style="dim"))
    return [*rows, Text(named(write, "deck", cards=table["deck"]), style="dim")]


def draw_players(
    position: Position, table: Board, names: list[str], write: Formatter, width: int
) -> list[RenderableType]:
    """A row per ship; cards beside it if there is room, otherwise in lines below."""
    wide = width >= WIDE_COLUMNS
    grid = Table(box=None, padding=(0, 1, 0, 0))
    for heading in HEADINGS if wide else HEADINGS[:-1]:
        grid.add_column(named(write, heading), justify="right" if heading == "points" else "left", overflow="fold")
    for seat, (player, name) in enumerate(zip(table["players"], names)):
        grid.add_row(
            f"{seat + 1} {name}",
            write.word("place", player["place"]),
            aboard_of(player),
            units(player["storage"]),
            crew_text(player),
            str(points_of(player)),
            *[", ".join(cards_of(player, write)) or "–"] * wide,
            style="bold yellow" if seat == position.seat else "",
        )
    return [grid] if wide else [grid, *card_lines(table, write)]


def card_lines(table: Board, write: Formatter) -> list[Text]:
    held = [cards_of(player, write) for player in table["players"]]
    return [
        Text(named(write, "holds", number=number, cards=as_text(cards)), style="cyan")
        for number, cards in enumerate(held, 1)
        if cards
    ]


def crew_text(player: Player) -> str:
    """`D3 M1+1 S1 T1`: cards, and Shapeshifters declared as that type."""
    parts = []
    for crew, letter in CREW_LETTERS.items():
        cards, more = player["crew"].get(crew, 0), player.get("declared", {}).get(crew, 0)
        if cards or more:
            parts.append(f"{letter}{cards}" + (f"+{more}" if more else ""))
    shapeshifters = player["crew"].get("shapeshifter", 0)
    return " ".join([*parts, f"?{shapeshifters}"] if shapeshifters else parts)


def points_of(player: Player) -> int:
    score = player["score"]
    return score["gold"] + score["cards"] + score["missions"]


def cards_of(player: Player, write: Formatter) -> list[str]:
    officers = [write.word("officer", word) for word in player.get("officers", [])]
    boosts = [write.word("boost", word) for word in player.get("boosts", {})]
    lasting = [named(write, key) for key in LASTING if player.get(key)]
    return [*officers, *boosts, *lasting]


# In sentences ---------------------------------------------------------------------------------
def describe_exchange(table: Board, write: Formatter) -> list[str]:
    dice = [Message("die", {"good": good, "shows": shows}) for good, shows in table["dice"].items()]
    ring = table["ring"]
    docks = [
        Message("board-dock", {"name": f"X{i + 1}", "good": ring[i], "good-next": ring[(i + 1) % 6]}) for i in range(6)
    ]
    return [
        named(write, "dice", round=table["round"], rounds=table["rounds"], dice=dice),
        named(write, "ring", docks=docks, good=ring[6]),
        named(write, "supplies", bank=listed(table["bank"]), space=listed(table["space"])),
    ]


def listed(counts: dict[str, int]) -> list[Message]:
    return [amount(good, count) for good, count in counts.items()] or [NOTHING_THERE]


def as_text(parts: Iterable[str]) -> list[Message]:
    """Parts of a list that are formatted already."""
    return [Message("text", {"text": part}) for part in parts]


def describe_offers(table: Board, write: Formatter) -> list[str]:
    cards = [
        Message(
            "board-market-card",
            {"number": slot, "type": card["type"], "cost": listed(card["cost"]), "points": card["vp"]},
        )
        for slot, card in enumerate(table["market"], 1)
        if card
    ]
    missions = [
        Message("board-offer", {"pile": pile, "need": listed(tile["need"]), "gold": tile["gold"], "points": tile["vp"]})
        for pile, tile in table["missions"].items()
        if tile
    ]
    return [
        named(write, "market", cards=cards) if cards else named(write, "market-empty"),
        named(write, "offers", missions=missions) if missions else named(write, "offers-none"),
    ]


def describe_player(seat: int, player: Player, write: Formatter) -> str:
    crew = [Message("board-crew-count", {"units": count, "crew": word}) for word, count in player["crew"].items()]
    return named(
        write,
        "player",
        seat=seat,
        place=player["place"],
        cargo=listed(player["cargo"]),
        capacity=player["levels"]["capacity"],
        storage=listed(player["storage"]),
        crew=crew,
        cards=as_text(cards_of(player, write)) or [Message("board-no-cards")],
        points=points_of(player),
    )


# What can be looked up ------------------------------------------------------------------------
def short_labels(position: Position, action: Action, language: str = ENGLISH) -> list[str]:
    """Dice and costs in letters: `Dock X1 S1 A5 G1`, `2 Marketeer E1 *2`."""
    write, words = position.formatter(language), position.content.words["good"]
    if action.verb == "go" and (place := action.arguments["place"]) in DOCKS:
        dice = dice_at(position, position.content.words["place"].index(place))
        shown = [f"{LETTERS[words[good]]}{position.state.die[good]}" for good in dice]
        return [" ".join([write.word("place", place), *shown])]
    if action.verb == "buy" and (card := view(position, 0)["market"][int(action.arguments["slot"]) - 1]):
        return [f"{action.text}: {write.word('type', card['type'])} {units(card['cost']).plain}"]
    return []


def legend(position: Position, language: str = ENGLISH) -> list[Sign]:
    write, text = position.formatter(language), speaker(language)
    goods = [Sign(letter, write.word("good", good)) for good, letter in LETTERS.items()]
    crews = [Sign(letter, text("legend-crew", name=write.word("crew", crew))) for crew, letter in CREW_LETTERS.items()]
    signs = {"E3": "die", "┤x1├": "dock", "○ 2": "free", "→": "mission", "D3+1": "declared", "?1": "shapeshifter"}
    rest = [Sign(sign, text(f"legend-{name}")) for sign, name in signs.items()]
    return [*goods, Sign("*", named(write, "any")), *crews, *rest]


def cards(position: Position, language: str = ENGLISH) -> list[Card]:
    """Crew, Officers and Boosts: what they do, what they cost in this set."""
    write, c = position.formatter(language), position.content.record
    found = []
    for kind, word in enumerate(position.content.words["type"]):
        prices = {
            (named(write, "costs", cost=cost), int(points))
            for cost, of, points in zip(costs_of(position.content), c.kind.tolist(), c.vp.tolist(), strict=True)
            if cost and of == kind
        }
        lines = [f"{cost}, {named(write, 'vp', points=points)}" for cost, points in sorted(prices)]
        found.append(Card(write.word("type", word), [write(Message(f"figure-{word}")), *lines]))
    return found


def result(position: Position, names: list[str], language: str = ENGLISH) -> list[str]:
    table, write = view(position, 0), position.formatter(language, names)
    ranked = sorted(range(position.seats), key=lambda seat: -position.scores[seat])
    return [
        named(write, "result", seat=seat, points=position.scores[seat], **table["players"][seat]["score"])
        for seat in ranked
    ]
