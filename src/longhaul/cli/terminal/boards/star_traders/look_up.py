"""What can be looked up in Star Traders: signs, ships, upgrades, crew, planets, regions; and short names of sectors."""

from longhaul.cli.language import speaker
from longhaul.cli.terminal.boards import Card, Sign
from longhaul.cli.terminal.boards.star_traders.map import (
    FACTORY,
    OUTPOST,
    PLANET,
    SEAT_LETTERS,
    SHIP,
    TOLL,
    UNKNOWN,
    is_linked,
)
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import Message
from longhaul.core.position import Action, Position
from longhaul.games.star_traders.components import EDGES, HIDDEN, WIDTH, Stat
from longhaul.games.star_traders.messages.names import place, sector_number, tile_of


def short_labels(position: Position, action: Action, language: str = ENGLISH) -> list[str]:
    """A sector without what is to happen there, then its number and planet alone: `0.4 Zephyr`."""
    if action.verb != "sector":
        return []
    write, sector = position.formatter(language), action.arguments["sector"]
    where = place(position, sector_number(sector))
    planet = where.arguments.get("planet")
    return [write(where), f"{sector} {write.word('planet', str(planet))}" if planet else sector]


# The legend -----------------------------------------------------------------------------------
def legend(position: Position, language: str = ENGLISH) -> list[Sign]:
    write, text = position.formatter(language), speaker(language)
    seats = [Sign(letter, text("legend-seat", seat=seat)) for seat, letter in enumerate(SEAT_LETTERS[: position.seats])]
    goods = [Sign(word[0].upper(), write.word("good", word)) for word in position.content.words["good"]]
    signs = {
        "4 Anvil  2": "region",
        f"4{PLANET}": "planet",
        f"1{OUTPOST}": "outpost",
        "+1 −2": "modifier-here",
        "!": "blockade",
        f"{SHIP}A1·4": "ship-at",
        f"{TOLL}A·3–4": "toll",
        f"{FACTORY}A·4": "factory",
        "3━6 3┃1": "line",
        UNKNOWN: "face-down",
        "0.4": "sector",
    }
    return [*seats, *goods, *(Sign(sign, text(f"legend-{name}")) for sign, name in signs.items())]


# Cards ----------------------------------------------------------------------------------------
def cards(position: Position, language: str = ENGLISH) -> list[Card]:
    """Ships, upgrades, crew, planets and the regions of this map."""
    write, words = position.formatter(language), position.content.words
    ships = [ship_card(position, design, write) for design in range(len(words["design"]))]
    upgrades = [upgrade_card(position, upgrade, write) for upgrade in range(len(words["upgrade"]))]
    crew = [post_card(position, post, write) for post in range(len(words["post"]))]
    planets = [planet_card(position, planet, write) for planet in range(len(words["planet"]))]
    regions = [region_card(position, region, write) for region in range(int(position.state.count))]
    return [*ships, *upgrades, *crew, *planets, *(card for card in regions if card)]


def ship_card(position: Position, design: int, write: Formatter) -> Card:
    c, words = position.content.record, position.content.words
    stats = {stat.name.lower(): int(c.value[design, stat]) for stat in Stat}
    facts = {"cost": int(c.hire_cost[design]), "upkeep": int(c.upkeep[design]), **stats}
    return Card(write.word("design", words["design"][design]), [write(Message("board-design", facts))])


def upgrade_card(position: Position, upgrade: int, write: Formatter) -> Card:
    c, word = position.content.record, position.content.words["upgrade"][upgrade]
    facts = {"cost": int(c.upgrade_cost[upgrade]), "level": int(c.upgrade_need[upgrade])}
    text = write.word("upgrade_text", word)
    return Card(write.word("upgrade", word), [text, write(Message("board-fitting", facts))])


def post_card(position: Position, post: int, write: Formatter) -> Card:
    c, word = position.content.record, position.content.words["post"][post]
    price = write(Message("board-hiring", {"cost": int(c.crew_cost[post])}))
    return Card(write.word("post", word), [write.word("post_text", word), price])


def planet_card(position: Position, planet: int, write: Formatter) -> Card:
    c, word = position.content.record, position.content.words["planet"][planet]
    facts = {"people": int(c.population[planet]), "influence": int(c.worth[planet])}
    return Card(write.word("planet", word), [write(Message("board-world", facts))])


def region_card(position: Position, region: int, write: Formatter) -> Card | None:
    """The lines within a region and those that lead to others; nothing while it is face down."""
    c, s = position.content.record, position.state
    face = int(s.face[region])
    if face == HIDDEN:
        return None
    count = int(c.sectors[face])
    inside = [f"{a + 1}–{b + 1}" for a in range(count) for b in range(a + 1, count) if c.lines[face, a] >> b & 1]
    across = [
        Message("board-way", {"number": int(c.exits[face, (edge - s.spin[region]) % EDGES]) + 1, "place": there})
        for edge in range(EDGES)
        if is_linked(position, region, edge)
        for there in [place(position, int(s.link[region, edge]))]
    ]
    sectors = write.each([place(position, WIDTH * region + part) for part in range(count)])
    lines = write(Message("board-lines-within", {"lines": ", ".join(inside)}))
    return Card(write.word("tile", tile_of(position, region)), ["; ".join(sectors), lines, *write.each(across)])
