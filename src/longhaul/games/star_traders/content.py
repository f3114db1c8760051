"""Reads a content set of Star Traders from TOML into the content record, and checks every constraint."""

import re
from pathlib import Path

from longhaul.core.content import ContentSet, Reader
from longhaul.games.star_traders.components import (
    CREW_CARDS,
    DESIGNS,
    EDGES,
    FACTORIES,
    FLEET_CARDS,
    MAX_TRADE_UNITS,
    OFF,
    PLANETS,
    POSTS,
    REGIONS,
    SECTORS,
    SHOWN,
    STATIONS,
    TILES,
    UPGRADES,
    WIDTH,
    Good,
    Outcome,
    Post,
    Stat,
    Upgrade,
)
from longhaul.games.star_traders.state import Content

EDGE_NAMES = ("n", "ne", "se", "s", "sw", "nw")
GOOD_NAMES = tuple(good.name.lower() for good in Good)
STAT_NAMES = tuple(stat.name.lower() for stat in Stat)
EFFECTS = tuple(upgrade.name.lower() for upgrade in Upgrade)
ABILITIES = tuple(post.name.lower() for post in Post)
FIGURES = {
    "start_credits": (0, 500),
    "price_floor": (1, 9),
    "unit_floor": (1, 9),
    "income": (0, 50),
    "token_worth": (0, 50),
    "planet_base": (0, 500),
    "planet_step": (1, 500),
    "outpost_base": (0, 500),
    "outpost_step": (1, 500),
    "repair_cost": (1, 99),
    "mend_cost": (1, 99),
    "wreck_fee": (0, 99),
    "aim_penalty": (0, 8),
    "toll_base": (1, 500),
    "toll_step": (0, 500),
    "toll_fee": (0, 200),
    "toll_income": (0, 50),
    "toll_upkeep": (1, 99),
    "factory_cost": (1, 500),
    "factory_upkeep": (1, 99),
}
COUNTS = {"commodities": (1, 200), "reinforcements": (0, 200), "stations": (0, STATIONS), "factories": (0, FACTORIES)}
START_SIZE = 8  # of the region that is placed first
MAX_INFLUENCE = 3  # of a planet
MAX_POPULATION = 6
NAMED = ("planet", "tile", "design", "upgrade", "upgrade_text", "post", "post_text")  # what a set gives names and texts
LINE = re.compile(r"([1-8])-([1-8])")


def load_content(path: Path) -> ContentSet[Content]:
    """Read and validate a set; BadContent lists everything wrong with it."""
    file = Reader.open(path)
    record = Content.blank()
    name, title, about = file.heading()
    read_figures(file, record)
    names = {
        "region": read_regions(file, record),
        "planet": read_planets(file, record),
        "design": read_ships(file, record),
        "upgrade": read_upgrades(file, record),
        "post": read_crew(file, record),
    }
    words = word_lists({kind: tuple(slug(n) for n in listed) for kind, listed in names.items()})
    translations = file.translations({kind: words[kind] for kind in NAMED})
    file.finish()
    shown = {**words, **title_lists(file, names)}
    return ContentSet(name, title, about, record, words, shown, file.digest(), translations=translations)


def slug(name: str) -> str:
    """A name in text forms: `Bulk Carrier` is `bulk-carrier`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def numbers(count: int, first: int = 0) -> tuple[str, ...]:
    return tuple(str(n) for n in range(first, first + count))


def word_lists(named: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """The words of text forms, scenario files and events."""
    sectors = tuple(f"{sector // WIDTH}.{sector % WIDTH + 1}" for sector in range(SECTORS))
    ships = tuple(f"{seat}.{slot}" for seat in range(4) for slot in range(1, 4))
    faces = tuple(f"{region}-{side}" for region in named["region"] for side in "ab")
    return {
        "planet": named["planet"],
        "design": named["design"],
        "design_or_none": (*named["design"], "none"),
        "prey": named["design"],
        "drawn": named["design"],
        "upgrade": named["upgrade"],
        "upgrade_or_none": (*named["upgrade"], "none"),
        "post": named["post"],
        "tile": named["region"],
        "tile_or_none": (*named["region"], "none"),
        "face": (*faces, "hidden"),
        "seat": numbers(4),
        "ship": ships,
        "ship_or_none": (*ships, "none"),
        "foe": ships,
        "friend": ships,
        "good": GOOD_NAMES,
        "stat": STAT_NAMES,
        "region": numbers(REGIONS),
        "sector": sectors,
        "other_end": sectors,
        "start": sectors,
        "sector_or_none": (*sectors, *numbers(OFF - SECTORS, SECTORS), "none"),
        "edge": EDGE_NAMES,
        "turns": numbers(EDGES),
        "side": ("a", "b"),
        "number": numbers(MAX_TRADE_UNITS, 1),
        "slot": numbers(3, 1),
        "fleet_slot": numbers(2, 2),
        "station": numbers(STATIONS),
        "factory": numbers(FACTORIES),
        "card": numbers(SHOWN, 1),
        "direction": ("up", "down"),
        "order": ("123", "132", "213", "231", "312", "321"),
        "reason": ("dismissed", "unpaid"),
        "outcome": tuple(outcome.name.lower() for outcome in Outcome),
        "upgrade_text": named["upgrade"],
        "post_text": named["post"],
    }


def title_lists(file: Reader, names: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    """The same as shown to people; the texts of upgrades and crew beside them."""
    ships = [file.data["flagship"], *file.data["ship"]]
    return {
        "planet": tuple(names["planet"]),
        "design": tuple(names["design"]),
        "prey": tuple(names["design"]),
        "drawn": tuple(names["design"]),
        "upgrade": tuple(names["upgrade"]),
        "post": tuple(names["post"]),
        "tile": tuple(names["region"]),
        "face": (*(f"{name} {side}" for name in names["region"] for side in "AB"), "face down"),
        "weapon": tuple(ship["weapon"] for ship in ships),
        "upgrade_text": tuple(_texts(file, "upgrade", "effect", EFFECTS)),
        "post_text": tuple(_texts(file, "crew", "ability", ABILITIES)),
    }


def _texts(file: Reader, table: str, key: str, order: tuple[str, ...]) -> list[str]:
    by_kind = {row[key]: row["text"] for row in file.data[table]}
    return [by_kind[kind] for kind in order]


# Figures --------------------------------------------------------------------------------------
def read_figures(file: Reader, record: Content) -> None:
    dice = file.table("dice")
    record.main_die = dice.integer("main", START_SIZE, START_SIZE)
    record.dice[:] = dice.integers("commodity", 6, -9, 9)
    for table, figures in (("figures", FIGURES), ("counts", COUNTS)):
        rows = file.table(table)
        for key, (low, high) in figures.items():
            record[key] = rows.integer(key, low, high)
    costs = file.table("improvements")
    record.improve_cost[:] = [costs.integer(stat, 1, 500) for stat in STAT_NAMES]


def named(rows: list[Reader]) -> list[str]:
    """The names of things of a kind; all must differ, in text forms too."""
    names = [row.text("name") for row in rows]
    slugs = [slug(name) for name in names]
    for row, name, short in zip(rows, names, slugs, strict=True):
        if name and not short:
            row.complain("name", f"{name!r} should have a letter or a digit")
        elif name and slugs.count(short) > 1:
            row.complain("name", f"{name!r} is the name of more than one")
        elif short in ("none", "hidden"):
            row.complain("name", f"{name!r} means something else in this game")
    return names


# Regions --------------------------------------------------------------------------------------
def read_regions(file: Reader, record: Content) -> list[str]:
    rows = file.tables("region", TILES, named_by="name")[:TILES]
    names = named(rows)
    for tile, row in enumerate(rows):
        for side, key in enumerate("ab"):
            read_face(row.table(key), record, 2 * tile + side, START_SIZE if tile == 0 else START_SIZE - 1)
    return names + [""] * (TILES - len(names))


def read_face(row: Reader, record: Content, face: int, largest: int) -> None:
    """The first region is the only one of size 8 (ST-SETUP-04); every sector is joined to the others."""
    size = row.integer("size", START_SIZE if largest == START_SIZE else 2, largest)
    record.girth[face] = record.sectors[face] = size
    if row.has("sectors"):  # size is normally the number of sectors (ruling A-11)
        record.sectors[face] = row.integer("sectors", 2, WIDTH)
    for text in _list(row, "lines"):
        match = LINE.fullmatch(str(text))
        if match is None or match[1] == match[2] or max(int(match[1]), int(match[2])) > record.sectors[face]:
            row.complain("lines", f"{text!r} is not a line between two sectors of the region, such as '1-2'")
            continue
        a, b = int(match[1]) - 1, int(match[2]) - 1
        if record.lines[face, a] >> b & 1:
            row.complain("lines", f"{text!r} is there twice")
        record.lines[face, a] |= 1 << b
        record.lines[face, b] |= 1 << a
    exits = row.table("exits")
    for edge, name in enumerate(EDGE_NAMES):
        given = exits.has(name)
        record.exits[face, edge] = exits.integer(name, 1, int(record.sectors[face])) - 1 if given else OFF
    if (record.exits[face] == OFF).all():
        row.complain("exits", "a region should have at least one exit")
    if not is_connected(record, face):
        row.complain("lines", "some sector cannot be reached from sector 1")


def _list(row: Reader, key: str) -> list[object]:
    value = row.value(key)
    if not isinstance(value, list):
        row.complain(key, "should be a list")
        return []
    return value


def is_connected(record: Content, face: int) -> bool:
    found, size = 1, int(record.sectors[face])
    for _ in range(size):
        for sector in range(size):
            if found >> sector & 1:
                found |= int(record.lines[face, sector])
    return found == (1 << size) - 1


# Planets and cards ------------------------------------------------------------------------------
def read_planets(file: Reader, record: Content) -> list[str]:
    rows = file.tables("planet", PLANETS, named_by="name")[:PLANETS]
    for i, row in enumerate(rows):
        record.population[i] = row.integer("population", 0, MAX_POPULATION)
        record.worth[i] = row.integer("influence", 1, MAX_INFLUENCE)
    return named(rows)


def read_ships(file: Reader, record: Content) -> list[str]:
    flagship = file.table("flagship")
    fleet = file.tables("ship", DESIGNS - 1, named_by="name")[: DESIGNS - 1]
    for i, row in enumerate([flagship, *fleet]):
        keys = ("hull", "damage", "cargo", "attack", "defence", "move")
        record.value[i] = [row.integer(key, 1 if key in ("hull", "move") else 0, 20) for key in keys]
        row.display_text("weapon")
        if i > 0:
            record.copies[i] = row.integer("copies", 1, 9)
            record.hire_cost[i] = row.integer("cost", 1, 500)
            record.upkeep[i] = row.integer("upkeep", 1, 99)
    if record.copies.sum() > FLEET_CARDS:
        file.complain("ship", f"there should be at most {FLEET_CARDS} fleet cards, not {record.copies.sum()}")
    return named([flagship, *fleet])


def in_order(file: Reader, table: str, key: str, kinds: tuple[str, ...]) -> list[Reader]:
    """One row per kind, in the order of the rules."""
    rows = file.tables(table, len(kinds), named_by="name")
    found = {row.choice(key, kinds): row for row in rows}
    for kind in sorted(set(range(len(kinds))) - set(found)):
        file.complain(table, f"there should be one with {key} {kinds[kind]!r}")
    return [found[kind] for kind in range(len(kinds)) if kind in found]


def read_upgrades(file: Reader, record: Content) -> list[str]:
    rows = in_order(file, "upgrade", "effect", EFFECTS)[:UPGRADES]
    types = [row.text("type") for row in rows]
    for i, row in enumerate(rows):
        record.upgrade_type[i] = types.index(types[i])
        record.upgrade_cost[i] = row.integer("cost", 1, 500)
        record.upgrade_need[i] = row.integer("influence", 0, 9)
        record.upgrade_most[i] = row.integer("most", 1, 9)
        record.upgrade_power[i] = row.integer("power", 1, 99)
        record.upgrade_copies[i] = row.integer("copies", 0, 9)
        row.display_text("text")
    return named(rows)


def read_crew(file: Reader, record: Content) -> list[str]:
    rows = in_order(file, "crew", "ability", ABILITIES)[:POSTS]
    for i, row in enumerate(rows):
        record.crew_copies[i] = row.integer("copies", 0, 9)
        record.crew_cost[i] = row.integer("hire", 0, 500)
        record.usage[i] = row.integer("usage", 1, 99)
        record.usage_tokens[i] = row.choice("in", ("credits", "tokens"))
        record.crew_power[i] = row.integer("power", 1, 99)
        row.display_text("text")
    if record.crew_copies.sum() > CREW_CARDS:
        file.complain("crew", f"there should be at most {CREW_CARDS} crew cards, not {record.crew_copies.sum()}")
    return named(rows)


def chance_words(content: ContentSet[Content]) -> dict[str, int]:
    """The words a scenario may use for a draw: regions and planets; dice are numbers, their faces minus 1."""
    return {word: i for kind in ("tile", "planet") for i, word in enumerate(content.words[kind])}
