"""Names and amounts of Star Traders as shown to people. Never compiled."""

from typing import Any

from longhaul.core.position import Position
from longhaul.core.text import plural, seat_name
from longhaul.games.star_traders.components import FLEET, HIDDEN, NO_DESIGN, OUTPOST, SHIPS, SLOTS, WIDTH
from longhaul.games.star_traders.rules.influence import levels_gained
from longhaul.games.star_traders.rules.map.galaxy import is_planet, planet_at
from longhaul.games.star_traders.rules.trade import modifier

SLOT_NAMES = ("first", "second", "third")
STATS = ("hull", "weapon damage", "cargo", "attack", "defence", "move")


def title(position: Position, kind: str, index: int | str) -> str:
    """The name of a thing, by its number or its word."""
    words = position.content.words[kind]
    number = words.index(index) if isinstance(index, str) else int(index)
    return position.content.titles[kind][number]


def good_name(position: Position, good: int | str) -> str:
    return good if isinstance(good, str) else position.content.words["good"][int(good)]


def tile_name(position: Position, region: int) -> str:
    """The name printed on the region; "" while it is face down."""
    face = int(position.state.face[region])
    return "" if face == HIDDEN else title(position, "tile", face // 2)


def region_name(position: Position, region: int) -> str:
    """`Haze (12)`, or `region 12` while it is face down."""
    name = tile_name(position, region)
    return f"{name} ({region})" if name else f"region {region}"


def sector_number(position: Position, sector: int | str) -> int:
    return position.content.words["sector"].index(sector) if isinstance(sector, str) else int(sector)


def site_name(position: Position, sector: int) -> str:
    """`Vesper`, or `the outpost`; "" where there is none."""
    s = position.state
    if s.site[sector] == OUTPOST:
        return "the outpost"
    return title(position, "planet", planet_at(s, sector)) if is_planet(s, sector) else ""


def place_name(position: Position, sector: int | str) -> str:
    """`Vesper, Haze 12.6`, `the outpost, Hub 0.4`, `Fold 7.2`."""
    number = sector_number(position, sector)
    region, site = number // WIDTH, site_name(position, number)
    tile = tile_name(position, region)
    return f"{site + ', ' if site else ''}{tile + ' ' if tile else ''}{region}.{number % WIDTH + 1}"


def ship_name(position: Position, ship: int) -> str:
    """`Flagship`, `Courier A2`: flags distinguish ships of the same design."""
    design = int(position.state.design[ship])
    return f"ship {flag(ship)}" if design == NO_DESIGN else marked(title(position, "design", design), ship)


def marked(design: str, ship: int) -> str:
    """The name of a design with the flag of a ship; a player has one flagship, which needs none."""
    return f"{design} {flag(ship)}" if ship % SLOTS else design


def flag(ship: int) -> str:
    """The letter of the seat and the number of the slot."""
    return f"{'ABCD'[ship // SLOTS]}{ship % SLOTS + 1}"


def owner_name(position: Position, sector: int) -> str:
    owner = int(position.state.owner[sector])
    return seat_name(owner - 1) if owner else "nobody"


def here(position: Position) -> int | None:
    """The sector of the acting ship, if there is one."""
    s = position.state
    return int(s.at[s.ship]) if s.ship < SHIPS and s.at[s.ship] < len(position.content.words["sector"]) else None


def ship_slot(ship: int) -> str:
    return f"{ship // SLOTS}.{ship % SLOTS + 1}"


def modifier_here(position: Position) -> int:
    """The modifier for the acting player at the site here."""
    s = position.state
    return int(modifier(position.content.record, s, int(s.at[s.ship]), int(s.seat)))


def worth(position: Position, sector: int) -> int:
    """Levels that a site would bring to the acting player."""
    s = position.state
    return int(levels_gained(position.content.record, s, sector, int(s.seat)))


def card_name(position: Position, place: int) -> str:
    """A card on the table."""
    s = position.state
    return title(position, "design" if s.deal == FLEET else "post", int(s.table[place]))


def members(position: Position, kind: str, bits: int) -> list[str]:
    """The titles of a set's members."""
    return [name for i, name in enumerate(position.content.titles[kind]) if bits >> i & 1]


def usage(position: Position, post: int) -> str:
    """`3 cr` or `1 token`."""
    c = position.content.record
    return plural(int(c.usage[post]), "token") if c.usage_tokens[post] else f"{c.usage[post]} cr"


def facts_in_words(position: Position, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of an event with names in place of words."""
    named = dict(facts)
    ships = position.content.words["ship"]
    for key, design in (("ship", "design"), ("foe", "prey"), ("friend", "")):
        if key in facts:  # the event names the design where the ship may be gone
            ship = ships.index(facts[key])
            known = design in facts
            named[key] = marked(title(position, "design", facts[design]), ship) if known else ship_name(position, ship)
            named[f"{key}_owner"] = seat_name(ship // SLOTS)
    for kind in ("planet", "design", "prey", "drawn", "upgrade", "post", "face"):
        if kind in named:
            named[kind] = title(position, kind, named[kind])
    if "sector" in named:
        named["tile"] = tile_name(position, sector_number(position, named["sector"]) // WIDTH)
    for key in ("sector", "other_end", "start"):
        if key in named:
            named[key] = place_name(position, named[key])
    if "region" in named:
        named["number"] = int(named["region"])
        named["region"] = region_name(position, named["number"])
    if "stat" in named:
        named["stat"] = STATS[position.content.words["stat"].index(named["stat"])]
    return named
