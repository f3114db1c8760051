"""Read a content set of Free Trader, 32 cards, from a TOML file and check it.

`longhaul content free-trader my.toml` checks a set typed in from a printed copy and lists every fault by file, card
and field. Unavailable goods are written "n/a"; 2014 prints them as 0, which is read as
such under that edition, but not in a set meant for both.
"""

import re
from pathlib import Path

from longhaul.core.content import ContentSet, Reader
from longhaul.games.free_trader.state import (
    CARDS,
    NOT_SOLD,
    PLANETS,
    SIDE,
    Cargo,
    Content,
    Kind,
    Module,
    Outcome,
    Purpose,
)

CARGOS = tuple(cargo.name.lower() for cargo in Cargo)
MODULES = tuple(module.name.lower() for module in Module)
KINDS = tuple(kind.name.lower() for kind in Kind)
EDITIONS = ("both", "2014", "v2")
OUTCOMES = ("safe", "misjump")
NA_MARK = {"n/a": NOT_SOLD}
MAX_FIGURE = 20  # on any card
STARTING_ENGINES = 3
CELLS = (*(f"{x},{y}" for y in range(SIDE) for x in range(SIDE)), "off")


def load_content(path: Path) -> ContentSet[Content]:
    """Read and validate a content set; BadContent lists every fault in it."""
    file = Reader.open(path)
    record = Content.blank()
    name, title, about = file.heading()
    edition = EDITIONS[file.choice("edition", EDITIONS)]
    both = edition == "both"
    planets = file.tables("planet", PLANETS, named_by="name")
    events = file.tables("event", CARDS, named_by="name")
    planet_names = [row.text("name") for row in planets]
    event_names = [row.text("name") if row.has("name") else f"Event {i}" for i, row in enumerate(events, 1)]
    texts = [row.display_text("text") if row.has("text") else "" for row in [*planets, *events]]
    check_names(planets + events, planet_names + event_names)
    read_planets(file, planets[:PLANETS], planet_names, record, both)
    read_events(file, events[:CARDS], record, both)
    words = word_lists([slug(n) for n in planet_names], [slug(n) for n in event_names])
    translations = file.translations({kind: words[kind] for kind in ("planet", "card")})
    file.finish()
    shown = {
        **words,
        "planet": tuple(planet_names),
        "card": tuple(event_names),
        "text": tuple(texts),
    }
    made_for = {} if both else {"edition": edition}
    return ContentSet(
        name, title, about, record, words, shown, file.digest(), made_for=made_for, translations=translations
    )


def word_lists(planets: list[str], cards: list[str]) -> dict[str, tuple[str, ...]]:
    """The words of text forms, scenario files and events."""
    return {
        "planet": tuple(planets),
        "origin": (*planets, "none"),
        "card": tuple(cards),
        "foe": (*cards, "none"),
        "cell": CELLS,
        "cargo": CARGOS,
        "lost": (*CARGOS, "empty"),
        "module": MODULES,
        "kind": KINDS,
        "purpose": tuple(purpose.name.lower() for purpose in Purpose),
        "outcome": tuple(outcome.name.lower() for outcome in Outcome),
    }


def slug(name: str) -> str:
    """A name in text form: `Hammer Shoal` is `hammer-shoal`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def check_names(rows: list[Reader], names: list[str]) -> None:
    """Names of cards must differ, in their text forms too."""
    slugs = [slug(name) for name in names]
    for row, name, short in zip(rows, names, slugs, strict=True):
        if name and not short:
            row.complain("name", f"{name!r} should contain a letter or a digit")
        elif name and slugs.count(short) > 1 and not (name == "Earth" and row.where.startswith("planet")):
            row.complain("name", f"{name!r} is the name of more than one card")
        elif short in ("none", "off", "empty"):
            row.complain("name", f"{name!r} has another meaning in this game")


# Planets --------------------------------------------------------------------------------------
def read_planets(file: Reader, rows: list[Reader], names: list[str], record: Content, both: bool) -> None:
    faults = file.faults
    for i, row in enumerate(rows):
        record.distance[i] = row.integer("distance", 0, MAX_FIGURE)
        record.law[i] = row.integer("law", 0, MAX_FIGURE)
        record.mod[i] = read_prices(row, "mod", both)
    if names.count("Earth") != 1:
        file.complain(
            "planet", f"one planet should be named 'Earth', where the game begins, not {names.count('Earth')}"
        )
        return
    record.earth = names.index("Earth")
    if file.faults == faults and len(rows) == PLANETS:
        check_planets(file, record)


def check_planets(file: Reader, record: Content) -> None:
    """What a set needs so that every rule can matter and the start is playable."""
    others = [int(far) for i, far in enumerate(record.distance) if i != record.earth]
    if max(others) <= STARTING_ENGINES:
        file.complain("planet", f"some planet but Earth should have a distance over {STARTING_ENGINES}")
    if min(others) > STARTING_ENGINES:
        file.complain("planet", f"some planet but Earth should have a distance of {STARTING_ENGINES} or less")
    if record.mod.min() >= 0:
        file.complain("planet", "some planet should have a negative modifier")


def read_prices(row: Reader, key: str, both: bool, low: int = -MAX_FIGURE) -> list[int]:
    """A figure for each cargo."""
    table = row.table(key)
    figures = [table.integer(cargo, low, MAX_FIGURE, NA_MARK) for cargo in CARGOS]
    if both and key != "sell" and row.has(key):
        for cargo, figure in zip(CARGOS, figures, strict=True):
            if figure == 0:
                table.complain(cargo, "0 means 'n/a' in 2014 and a number in v2: write 'n/a', or name one edition")
    return figures


# Events ---------------------------------------------------------------------------------------
def read_events(file: Reader, rows: list[Reader], record: Content, both: bool) -> None:
    faults = file.faults
    for i, row in enumerate(rows):
        record.kind[i] = row.choice("kind", KINDS)
        record.value[i] = read_value(row, KINDS[record.kind[i]])
        record.buy[i] = read_prices(row, "buy", both)
        record.sell[i] = read_prices(row, "sell", both)
        record.attack[i] = row.integer("attack", -MAX_FIGURE, MAX_FIGURE)
        record.defense[i] = row.integer("defense", -MAX_FIGURE, MAX_FIGURE)
        record.fine[i] = row.integer("fine", 0, MAX_FIGURE)
        record.misjump[i] = row.choice("ejump", OUTCOMES)
    if file.faults == faults and len(rows) == CARDS:
        check_events(file, record)


def read_value(row: Reader, kind: str) -> int:
    """Only enemies have a strength (ruling AMB-35), Pirates at most 3 (ruling AMB-36)."""
    if kind == "pirate":
        return row.integer("value", 1, 3)
    if kind == "invader":
        return row.integer("value", 1, MAX_FIGURE)
    if row.has("value"):
        row.complain("value", f"a {kind} has no value; only pirates and invaders fight")
    return 0


def check_events(file: Reader, record: Content) -> None:
    """A set needs every kind, every Pirate, both outcomes of a jump, fines below 2 and from 2 up."""
    for kind in Kind:
        if kind not in record.kind:
            file.complain("event", f"some card should be of kind {kind.name.lower()}")
    pirates = set(record.value[record.kind == Kind.PIRATE].tolist())
    if pirates and pirates != {1, 2, 3}:
        missing = ", ".join(str(value) for value in sorted({1, 2, 3} - pirates))
        file.complain("event", f"there should be Pirates of value 1, 2 and 3; {missing} is missing")
    for outcome, word in enumerate(OUTCOMES):
        if outcome not in record.misjump:
            file.complain("event", f"some card should have ejump {word!r}")
    if record.fine.min() >= 2 or record.fine.max() < 2:
        file.complain("event", "some fine should be under 2 and some 2 or more (FT-VCARGO-03)")


def chance_words(content: ContentSet[Content]) -> dict[str, int]:
    """What a scenario may call a draw: the planet or the event card that comes up."""
    return {word: i for i, word in enumerate([*content.words["planet"], *content.words["card"]])}
