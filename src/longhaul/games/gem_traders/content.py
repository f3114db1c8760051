"""Reads a content set of Gem Traders from TOML into the content record, and checks every constraint.

`longhaul content gem-traders my.toml` reads a set and lists everything wrong with it by file, card and field.
"""

import re
from pathlib import Path

from longhaul.core.content import ContentSet, Reader
from longhaul.games.gem_traders.events import HOW
from longhaul.games.gem_traders.state import (
    ACTIVE_OFFICERS,
    ANY,
    CARDS,
    FIRST_BOOST,
    FIRST_OFFICER,
    GEMS,
    PILES,
    ROLES,
    SEATS,
    SLOTS,
    SPOTS,
    TILES,
    TYPES,
    Boost,
    Content,
    Crew,
    Good,
    Officer,
    Outcome,
    Place,
    Rate,
)


def words_of(kind: type) -> tuple[str, ...]:
    """The words of an enumeration in text forms: `pay-dirt`."""
    return tuple(member.name.lower().replace("_", "-") for member in kind)  # type: ignore[attr-defined]


GOOD_WORDS = words_of(Good)
COSTS = (*GOOD_WORDS, "any")
CREW_WORDS, OFFICER_WORDS, BOOST_WORDS = words_of(Crew), words_of(Officer), words_of(Boost)
TYPE_WORDS = (*CREW_WORDS, *OFFICER_WORDS, *BOOST_WORDS)
PILE_WORDS = ("low", "high")
TITLES = {"monger": "Space Monger", "cash-flow": "Cash-Flow"}
FEWEST, KEY = 2, re.compile(r"[a-z][a-z0-9-]*")
MAX_GEMS, MAX_SCRAP, MAX_GOLD = 30, 60, 99  # at one table: these limits bound the length of a game
MAX_UNITS = GEMS * MAX_GEMS + MAX_SCRAP + MAX_GOLD
MOST_COPIES, MOST_POINTS, MOST_COST, MAX_BOOSTS = 12, 9, 12, 3
SHIP = 12  # the largest capacity: a mission must fit it (GT-CAP-07)


def load_content(path: Path) -> ContentSet[Content]:
    """Read and validate a set; BadContent lists everything wrong with it."""
    file = Reader.open(path)
    record = Content.blank()
    name, title, about = file.heading()
    read_supplies(file, record)
    cards = read_cards(file, record)
    tiles = read_missions(file, record)
    translations = file.translations({})  # the rules name all things
    file.finish()
    words = word_lists(cards, tiles)
    types = tuple(title_of(word) for word in TYPE_WORDS)
    shown = {
        **words,
        "card": ("no card", *(types[int(kind)] for kind in record.kind[1 : record.cards])),
        "crew": types[:FIRST_OFFICER],
        "role": types[:ROLES],
        "officer": types[FIRST_OFFICER:FIRST_BOOST],
        "active": types[FIRST_OFFICER : FIRST_OFFICER + ACTIVE_OFFICERS],
        "boost": types[FIRST_BOOST:],
        "type": types,
        "good": tuple(title_of(word) for word in GOOD_WORDS),
        "place": PLACE_TITLES,
    }
    return ContentSet(name, title, about, record, words, shown, file.digest(), translations=translations)


PLACE_TITLES = (
    "Space",
    "Home",
    *(f"{gem} planet" for gem in ("Emerald", "Sapphire", "Ruby", "Citrine")),
    *(f"Dock X{dock}" for dock in range(1, SPOTS)),
    "Mission Center",
)


def title_of(word: str) -> str:
    return TITLES.get(word, word.replace("-", " ").title())


def word_lists(cards: list[str], tiles: list[str]) -> dict[str, tuple[str, ...]]:
    """The words of text forms, scenario files and events."""
    places = words_of(Place)
    return {
        "good": GOOD_WORDS,
        "for": GOOD_WORDS,
        "with": GOOD_WORDS,
        "picked": (*GOOD_WORDS, "none"),
        "price": COSTS,
        "place": places,
        "from": places,
        "pile": PILE_WORDS,
        "slot": tuple(str(slot + 1) for slot in range(SLOTS)),
        "spot": (*(str(spot) for spot in range(1, SPOTS)), "centre"),
        "crew": CREW_WORDS,
        "role": CREW_WORDS[:ROLES],
        "officer": OFFICER_WORDS,
        "active": OFFICER_WORDS[:ACTIVE_OFFICERS],
        "boost": BOOST_WORDS,
        "type": TYPE_WORDS,
        "source": (*TYPE_WORDS, "none"),
        "value": tuple(str(value) for value in range(1, 7)),
        "target": ("self", "next", "second", "third", "fourth"),
        "rate": words_of(Rate),
        "rate_or_none": (*words_of(Rate), "none"),
        "outcome": words_of(Outcome),
        "how": HOW,
        "card": ("none", *cards),
        "tile": ("none", *tiles),
    }


# Supplies -------------------------------------------------------------------------------------
def read_supplies(file: Reader, record: Content) -> None:
    """A row for every number of players, 2 to 5 (GT-SETUP-15)."""
    counts = range(FEWEST, SEATS + 1)
    rows = file.tables("players", len(counts), named_by="count")
    for row, count in zip(rows, counts):
        if row.integer("count", FEWEST, SEATS) != count:
            row.complain("count", f"rows should stand in order; this one should be for {count} players")
        record.gems[count] = row.integer("gems", 1, MAX_GEMS)
        record.scrap[count] = row.integer("scrap", 1, MAX_SCRAP)
        record.gold[count] = row.integer("gold", 1, MAX_GOLD)
        record.docks[count] = row.integer("docks", 1, SEATS)
        start = row.integers("start", count, 0, MAX_GOLD)
        record.start[count, :count] = start
        if sum(start) >= record.gold[count]:
            row.complain(
                "start", f"{sum(start)} gold at the start should be less than the {record.gold[count]} there are"
            )


# Cards ----------------------------------------------------------------------------------------
def read_cards(file: Reader, record: Content) -> list[str]:
    """Crew rows, one per price, then Officers and Boosts, one per kind; their keys in the order of their numbers."""
    crew = file.tables("crew", named_by="key")
    officers = file.tables("officer", len(OFFICER_WORDS), named_by="type")
    boosts = file.tables("boost", len(BOOST_WORDS), named_by="type")
    if len(crew) + len(officers) + len(boosts) >= CARDS:
        file.complain("crew", f"there is room for {CARDS - 1} kinds of cards in all")
        return []
    keys = [read_crew(row, record, number) for number, row in enumerate(crew, 1)]
    keys += read_kinds(officers, record, len(keys) + 1, OFFICER_WORDS, FIRST_OFFICER, most=1)
    keys += read_kinds(boosts, record, len(keys) + 1, BOOST_WORDS, FIRST_BOOST, most=MAX_BOOSTS)
    record.cards = len(keys) + 1
    for row, key in zip([*crew, *officers, *boosts], keys, strict=True):
        if keys.count(key) > 1:
            row.complain("key" if row in crew else "type", f"{key!r} is the key of more than one card")
    check_deck(file, record)
    return keys


def read_crew(row: Reader, record: Content, number: int) -> str:
    """Starters are not in the deck and need no row."""
    key = row.text("key")
    if key and (not KEY.fullmatch(key) or key == "none"):
        row.complain("key", f"{key!r} should be small letters, digits and hyphens, and not 'none'")
    kind = row.choice("type", CREW_WORDS)
    read_card(row, record, number, kind, MOST_COPIES)
    record.vp[number] = row.integer("vp", 0, MOST_POINTS)
    return key


def read_kinds(
    rows: list[Reader], record: Content, first: int, words: tuple[str, ...], offset: int, most: int
) -> list[str]:
    """One row per Officer or Boost. Only Officers have points (GT-BOOST-04); of each there is one (ruling GA-32)."""
    keys = []
    for number, row in enumerate(rows, first):
        kind = row.choice("type", words)
        read_card(row, record, number, offset + kind, most)
        if offset == FIRST_OFFICER:
            record.vp[number] = row.integer("vp", 0, MOST_POINTS)
        keys.append(words[kind])
    return keys


def read_card(row: Reader, record: Content, number: int, kind: int, most: int) -> None:
    record.kind[number] = kind
    record.cost[number] = read_goods(row, "cost", COSTS)
    record.copies[number] = row.integer("copies", 0, most)


def read_goods(row: Reader, key: str, allowed: tuple[str, ...]) -> list[int]:
    """Units by good; those not named are 0."""
    table = row.table(key)
    units = [table.integer(word, 1, MOST_COST) if table.has(word) else 0 for word in allowed]
    if row.has(key) and not any(units):
        row.complain(key, "should name at least one good")
    return units


def check_deck(file: Reader, record: Content) -> None:
    """Enough cards for the market (GT-SETUP-13), and no more than the fields can count."""
    total = int(record.copies.sum())
    if total < SLOTS:
        file.complain("crew", f"the deck should have at least {SLOTS} cards, but has {total}")
    for number in range(1, record.cards):
        if record.kind[number] >= TYPES or record.cost[number, ANY] > SHIP:
            file.complain("crew", f"card {number} is out of range")


# Missions -------------------------------------------------------------------------------------
def read_missions(file: Reader, record: Content) -> list[str]:
    """Two piles, separated by reward (GT-SETUP-10); what a mission asks for must fit a ship."""
    rows = file.tables("mission")
    if len(rows) >= TILES:
        file.complain("mission", f"there is room for {TILES - 1} tiles")
        return []
    keys, counts = [], [0] * PILES
    for tile, row in enumerate(rows, 1):
        pile = row.choice("pile", PILE_WORDS)
        counts[pile] += 1
        keys.append(f"{PILE_WORDS[pile]}-{counts[pile]}")
        record.class_of[tile] = pile
        record.need[tile] = read_goods(row, "need", GOOD_WORDS)
        record.reward[tile] = row.integer("gold", 1, MOST_COST)
        record.worth[tile] = row.integer("vp", 0, MOST_POINTS)
        if record.need[tile].sum() > SHIP:
            row.complain("need", f"should fit a ship, {SHIP} units at most, but is {record.need[tile].sum()}")
    record.tiles = len(rows) + 1
    check_piles(file, record, counts)
    return keys


def check_piles(file: Reader, record: Content, counts: list[int]) -> None:
    if 0 in counts:
        file.complain("mission", "both piles should have tiles")
        return
    rewards = [record.reward[1 : record.tiles][record.class_of[1 : record.tiles] == pile] for pile in range(PILES)]
    if rewards[0].max() >= rewards[1].min():
        file.complain("mission", "every high tile should bring more gold than any low one (GT-SETUP-10)")


def chance_words(content: ContentSet[Content]) -> dict[str, int]:
    """The words a scenario may use for a draw: the card or tile drawn, or a die's face."""
    faces = {f"face-{face + 1}": face for face in range(6)}
    cards = {word: i for i, word in enumerate(content.words["card"]) if i}
    return {**faces, **cards, **{word: i for i, word in enumerate(content.words["tile"]) if i}}
