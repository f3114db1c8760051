"""What several messages of Star Traders name: places, ships, regions, what is on a list. Never compiled."""

from functools import lru_cache

from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.star_traders.components import HIDDEN, NO_DESIGN, OUTPOST, SEATS, SHIPS, SLOTS, WIDTH
from longhaul.games.star_traders.rules.influence import levels_gained
from longhaul.games.star_traders.rules.map.galaxy import is_planet, planet_at

MARKS = tuple(f"{'ABCD'[seat]}{slot}" for seat in range(SEATS) for slot in range(1, SLOTS + 1))  # of ships, by number


def word(position: Position, kind: str, number: int) -> str:
    """The word for a thing of a kind."""
    return position.content.words[kind][number]


# Places ---------------------------------------------------------------------------------------
def tile_of(position: Position, region: int) -> str:
    """The word for what is printed on a region; "" while it is face down."""
    face = int(position.state.face[region])
    return "" if face == HIDDEN else word(position, "tile", face // 2)


def region(position: Position, number: int) -> Message:
    """`Haze (12)`, or `region 12` while it is face down."""
    if tile := tile_of(position, number):
        return Message("region", {"tile": tile, "number": number})
    return Message("region-hidden", {"number": number})


def place(position: Position, sector: int) -> Message:
    """`Vesper, Haze 12.6`, `the outpost, Hub 0.4`, `Fold 7.2`."""
    s, name = position.state, word(position, "sector", sector)
    tile = tile_of(position, sector // WIDTH)
    if not tile:
        return Message("place-hidden", {"sector": name})
    if s.site[sector] == OUTPOST:
        return Message("place-outpost", {"tile": tile, "sector": name})
    if is_planet(s, sector):
        planet = word(position, "planet", planet_at(s, sector))
        return Message("place-planet", {"planet": planet, "tile": tile, "sector": name})
    return Message("place", {"tile": tile, "sector": name})


def whereabouts(position: Position, sector: int) -> Message:
    """The same where nothing is chosen: `Vesper`, `the Hub outpost`, `Fold`. Two of a region keep their codes."""
    s, named = position.state, place(position, sector)
    start = sector - sector % WIDTH
    is_ambiguous = s.site[sector] == OUTPOST and s.site[start : start + WIDTH].tolist().count(OUTPOST) > 1
    if is_ambiguous or "tile" not in named.arguments:
        return named
    return Message(named.id.replace("place", "where"), named.arguments)


def sector_number(sector: str) -> int:
    """The number of a sector by its word, such as `12.6`."""
    number, _, part = sector.partition(".")
    return WIDTH * int(number) + int(part) - 1


def here(position: Position) -> int | None:
    """The sector of the acting ship, if there is one."""
    s = position.state
    return int(s.at[s.ship]) if s.ship < SHIPS and s.at[s.ship] < len(position.content.words["sector"]) else None


def worth(position: Position, sector: int) -> int:
    """Levels that a site would bring to the acting player."""
    s = position.state
    return int(levels_gained(position.content.record, s, sector, int(s.seat)))


# Ships ----------------------------------------------------------------------------------------
def ship(position: Position, number: int) -> Message:
    """`Flagship`, `Courier A2`: marks distinguish ships of the same design."""
    design = int(position.state.design[number])
    if design == NO_DESIGN:
        return Message("ship-gone", {"mark": MARKS[number]})
    return ship_of(word(position, "design", design), number)


@lru_cache(maxsize=512)
def ship_of(design: str, number: int) -> Message:
    """A ship of a design; a player has one flagship, whose mark need not be shown."""
    return Message("ship" if number % SLOTS else "ship-flagship", {"design": design, "mark": MARKS[number]})


def ship_number(slot: str) -> int:
    """The number of a ship by its word: `1.2` is the second ship of seat 1."""
    seat, _, place_of_ship = slot.partition(".")
    return SLOTS * int(seat) + int(place_of_ship) - 1


def ship_slot(number: int) -> str:
    """The word for a ship."""
    return f"{number // SLOTS}.{number % SLOTS + 1}"


# Lists ----------------------------------------------------------------------------------------
def listed(position: Position, kind: str, bits: int) -> list[Message]:
    """The members of a set of crew or upgrades: `part-post`, `part-upgrade`."""
    return [
        Message(f"part-{kind}", {kind: name}) for i, name in enumerate(position.content.words[kind]) if bits >> i & 1
    ]


def lost_with(position: Position, crew: int, upgrades: int, steps: int, units: int) -> list[Message]:
    """What a ship that leaves play takes with it."""
    lost = listed(position, "post", crew) + listed(position, "upgrade", upgrades)
    lost += [Message("part-steps", {"steps": steps})] if steps else []
    return lost + ([Message("part-units", {"units": units})] if units else [])


def usage(position: Position, post: int) -> Message:
    """What the use of a crew member costs: `3 cr` or `1 token`."""
    c, cost = position.content.record, int(position.content.record.usage[post])
    return Message("usage-tokens", {"tokens": cost}) if c.usage_tokens[post] else Message("usage", {"credits": cost})
