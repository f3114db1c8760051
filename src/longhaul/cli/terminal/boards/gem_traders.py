"""The board of Gem Traders in a terminal: the exchange with its docks, places, market, missions, ships."""

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhaul.core.position import Position
from longhaul.games.gem_traders.messages.names import BOARD_WORDS, named
from longhaul.games.gem_traders.view import view

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
LEGEND = "E Emerald  S Sapphire  A Amethyst  R Ruby  C Citrine  X Scrap  G Gold  * any gem"
CREW_LETTERS = {"dockworker": "D", "miner": "M", "scavenger": "S", "trader": "T", "saboteur": "B", "monger": "O"}
PLANETS = ("emerald", "sapphire", "ruby", "citrine")
WIDE_COLUMNS = 110  # enough room for everyone's cards
DOCKS = tuple(f"x{dock}" for dock in range(1, 7))


# In colour ------------------------------------------------------------------------------------
def draw(position: Position, names: list[str]) -> RenderableType:
    table = view(position, 0)
    return Group(
        draw_round(table),
        draw_exchange(table, names),
        draw_places(table, names),
        Text(),
        draw_offers(position, table),
        Text(),
        *draw_players(position, table, names),
        Text(LEGEND, style="dim"),
    )


def draw_round(table: dict[str, Any]) -> Text:
    text = Text().append(f"Round {table['round']}", style="bold").append(f" of {table['rounds']} at most   bank ")
    text.append_text(units(table["bank"])).append("   space ").append_text(units(table["space"]))
    return text


def units(counts: dict[str, int]) -> Text:
    """`E2 X1`, each in its colour."""
    text = Text()
    for good, count in counts.items():
        letter = BOARD_WORDS.get(good, "*")
        text.append(f"{letter}{count}", style=STYLES[good]).append(" ")
    text.rstrip()
    return text or Text("–", style="dim")


def draw_exchange(table: dict[str, Any], names: list[str]) -> Text:
    """The ring in one line, each dock between the two dice it touches; every dock touches the centre."""
    text = Text().append("Exchange ", style="bold").append_text(die(table, table["ring"][6]))
    text.append(" centre, ring ", style="dim")
    for spot, dock in enumerate(DOCKS):
        text.append_text(die(table, table["ring"][spot])).append(" ")
        ship = [seat for seat, player in enumerate(table["players"]) if player["place"] == dock]
        mark = f"┤{dock} {ship[0] + 1}├" if ship else f"┤{dock}├"
        text.append(mark, style="bold yellow" if ship else "dim").append(" ")
    return text.append_text(die(table, table["ring"][0]))


def die(table: dict[str, Any], good: str) -> Text:
    return Text(f"{BOARD_WORDS[good]}{table['dice'][good]}", style=f"reverse {STYLES[good]}")


def draw_places(table: dict[str, Any], names: list[str]) -> Text:
    text = Text().append("Docks ", style="bold")
    for place in (*PLANETS, "mission"):
        ships = [seat for seat, player in enumerate(table["players"]) if player["place"] == place]
        text.append(f"{place.title()} ", style=STYLES.get(place, ""))
        taken = "".join(str(seat + 1) for seat in ships)
        text.append(taken, style="bold yellow").append("○" * (table["docks"] - len(ships)) + "  ", style="dim")
    adrift = [str(seat + 1) for seat, player in enumerate(table["players"]) if player["place"] == "space"]
    return text.append("Space ").append(" ".join(adrift) or "–", style="bold yellow")


def draw_offers(position: Position, table: dict[str, Any]) -> Table:
    """Market and missions side by side."""
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    left, right = market_rows(position, table), mission_rows(table)
    for number in range(max(len(left), len(right))):
        card = left[number] if number < len(left) else Text()
        grid.add_row(card, right[number] if number < len(right) else Text())
    return grid


def market_rows(position: Position, table: dict[str, Any]) -> list[Text]:
    rows = []
    for slot, card in enumerate(table["market"], 1):
        text = Text().append(f"{slot} ", style="bold")
        if card is None:
            rows.append(text.append("–", style="dim"))
            continue
        text.append(f"{named(position, 'type', card['type'])}  ").append_text(units(card["cost"]))
        rows.append(text.append(f"  {card['vp']} VP" if card["vp"] else "", style="green"))
    return rows


def mission_rows(table: dict[str, Any]) -> list[Text]:
    rows = [Text("Missions", style="bold")]
    for pile, tile in table["missions"].items():
        text = Text().append(f"{pile:<5}")
        if tile is None:
            rows.append(text.append("–", style="dim"))
            continue
        text.append_text(units(tile["need"])).append(" → ").append_text(units({"gold": tile["gold"]}))
        rows.append(text.append(f"  {tile['vp']} VP", style="green").append(f"  ({tile['below']} below)", style="dim"))
    return [*rows, Text(f"Deck  {table['deck']} cards", style="dim")]


def draw_players(position: Position, table: dict[str, Any], names: list[str]) -> list[RenderableType]:
    """A row per ship; cards beside it if there is room, otherwise in lines below."""
    wide = Console().width >= WIDE_COLUMNS
    grid = Table(box=None, padding=(0, 1, 0, 0))
    for heading in ("Ship", "Place", "Aboard", "Storage", "Crew", "VP", *["Cards"] * wide):
        grid.add_column(heading, justify="right" if heading == "VP" else "left", overflow="fold")
    for seat, (player, name) in enumerate(zip(table["players"], names)):
        aboard = units(player["cargo"]).append(
            f" {sum(player['cargo'].values())}/{player['levels']['capacity']}", style="dim"
        )
        grid.add_row(
            f"{seat + 1} {name}",
            named(position, "place", player["place"]),
            aboard,
            units(player["storage"]),
            crew_text(player),
            str(sum(player["score"].values())),
            *[", ".join(cards_of(position, player)) or "–"] * wide,
            style="bold yellow" if seat == position.seat else "",
        )
    return [grid] if wide else [grid, *card_lines(position, table)]


def card_lines(position: Position, table: dict[str, Any]) -> list[Text]:
    held = [cards_of(position, player) for player in table["players"]]
    return [Text(f"{seat} has {', '.join(cards)}", style="cyan") for seat, cards in enumerate(held, 1) if cards]


def crew_text(player: dict[str, Any]) -> str:
    """`D3 M1+1 S1 T1`: cards, and Shapeshifters declared as that type."""
    parts = []
    for crew, letter in CREW_LETTERS.items():
        cards, more = player["crew"].get(crew, 0), player.get("declared", {}).get(crew, 0)
        if cards or more:
            parts.append(f"{letter}{cards}" + (f"+{more}" if more else ""))
    shapeshifters = player["crew"].get("shapeshifter", 0)
    return " ".join([*parts, f"?{shapeshifters}"] if shapeshifters else parts)


def cards_of(position: Position, player: dict[str, Any]) -> list[str]:
    officers = [named(position, "officer", word) for word in player.get("officers", [])]
    boosts = [named(position, "boost", word) for word in player.get("boosts", {})]
    lasting = [text for key, text in (("freezing", "froze"), ("consigned", "consigned")) if player.get(key)]
    return [*officers, *boosts, *lasting]


# In sentences ---------------------------------------------------------------------------------
def describe(position: Position, names: list[str]) -> list[str]:
    table = view(position, 0)
    dice = ", ".join(f"{good} {value}" for good, value in table["dice"].items())
    ring = ", ".join(f"dock X{i + 1} between {table['ring'][i]} and {table['ring'][(i + 1) % 6]}" for i in range(6))
    return [
        f"Round {table['round']} of {table['rounds']} at most. Dice: {dice}.",
        f"Exchange: {ring}; {table['ring'][6]} in the centre.",
        f"Bank: {listed(table['bank'])}. Space: {listed(table['space'])}.",
        *describe_offers(position, table),
        *(describe_player(position, player, name) for player, name in zip(table["players"], names)),
    ]


def listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {good}" for good, count in counts.items()) or "nothing"


def describe_offers(position: Position, table: dict[str, Any]) -> list[str]:
    cards = [
        f"{slot} {named(position, 'type', card['type'])} for {listed(card['cost'])}, {card['vp']} VP"
        for slot, card in enumerate(table["market"], 1)
        if card
    ]
    tiles = [
        f"{pile}: {listed(tile['need'])} for {tile['gold']} gold, {tile['vp']} VP"
        for pile, tile in table["missions"].items()
        if tile
    ]
    return [f"Market: {'; '.join(cards) or 'empty'}.", f"Missions: {'; '.join(tiles) or 'none'}."]


def describe_player(position: Position, player: dict[str, Any], name: str) -> str:
    place = named(position, "place", player["place"])
    aboard = f"{listed(player['cargo'])} aboard of {player['levels']['capacity']}"
    cards = ", ".join(cards_of(position, player)) or "no cards"
    total = sum(player["score"].values())
    stored = listed(player["storage"])
    return f"{name}: {place}, {aboard}, {stored} stored, crew {listed(player['crew'])}, {cards}, {total} VP."


def result(position: Position, names: list[str]) -> list[str]:
    table = view(position, 0)
    ranked = sorted(range(position.seats), key=lambda seat: -position.scores[seat])
    parts = [table["players"][seat]["score"] for seat in range(position.seats)]
    return [
        f"{names[seat]}: {position.scores[seat]} points ({parts[seat]['gold']} gold, {parts[seat]['cards']} cards, "
        f"{parts[seat]['missions']} missions)"
        for seat in ranked
    ]
