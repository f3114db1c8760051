"""The components of a set of Star Traders, read from its content file: regions, planets, ships, upgrades, crew."""

from dataclasses import dataclass
from typing import Any

GOODS = ("red", "blue", "yellow")
STATS = ("hull", "weapon", "cargo", "attack", "defence", "move")  # ST-IMP-01
EDGES = ("n", "ne", "se", "s", "sw", "nw")  # clockwise from the top
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # to the neighbouring cell, by edge, in axial coordinates
SIDES = ("a", "b")


@dataclass(frozen=True)
class Face:
    """One side of a region tile."""

    size: int
    sectors: int
    lines: tuple[tuple[int, int], ...]
    exits: dict[int, int]  # edge, as printed, to sector


@dataclass(frozen=True)
class Planet:
    population: int
    influence: int


@dataclass(frozen=True)
class Design:
    """A ship as its card prints it."""

    cost: int
    upkeep: int
    values: dict[str, int]
    copies: int


@dataclass(frozen=True)
class Upgrade:
    name: str
    kind: str
    cost: int
    influence: int
    most: int
    power: int
    copies: int


@dataclass(frozen=True)
class Post:
    """A position of crew."""

    name: str
    hire: int
    usage: int
    in_tokens: bool
    power: int
    copies: int


@dataclass(frozen=True)
class Parts:
    """A whole set."""

    tiles: dict[str, tuple[Face, Face]]
    planets: dict[str, Planet]
    designs: dict[str, Design]
    upgrades: dict[str, Upgrade]
    posts: dict[str, Post]
    upgrade_names: dict[str, str]  # by what they do: "shield" to "deflector-shield"
    post_names: dict[str, str]
    figures: dict[str, int]
    counts: dict[str, int]
    improvements: dict[str, int]
    main_die: int
    commodity_die: tuple[int, ...]

    @property
    def start_tile(self) -> str:
        """The only region of size 8 (ST-SETUP-04)."""
        return next(name for name, sides in self.tiles.items() if sides[0].size == 8)


def word(name: str) -> str:
    """A component's name as actions and events spell it."""
    return name.lower().replace(" ", "-")


def read_face(data: dict[str, Any]) -> Face:
    lines = tuple((int(a), int(b)) for a, b in (line.split("-") for line in data["lines"]))
    exits = {EDGES.index(edge): int(sector) for edge, sector in data["exits"].items()}
    return Face(data["size"], max(max(line) for line in lines), lines, exits)


def read_design(data: dict[str, Any]) -> Design:
    values = {stat: data["damage" if stat == "weapon" else stat] for stat in STATS}
    return Design(data.get("cost", 0), data.get("upkeep", 0), values, data.get("copies", 0))


def read_parts(data: dict[str, Any]) -> Parts:
    """The set that a content file describes."""
    upgrades = {
        word(u["name"]): Upgrade(
            word(u["name"]), u["type"], u["cost"], u["influence"], u["most"], u["power"], u["copies"]
        )
        for u in data["upgrade"]
    }
    posts = {
        word(p["name"]): Post(word(p["name"]), p["hire"], p["usage"], p["in"] == "tokens", p["power"], p["copies"])
        for p in data["crew"]
    }
    return Parts(
        tiles={word(tile["name"]): (read_face(tile["a"]), read_face(tile["b"])) for tile in data["region"]},
        planets={word(p["name"]): Planet(p["population"], p["influence"]) for p in data["planet"]},
        designs={word(ship["name"]): read_design(ship) for ship in [data["flagship"], *data["ship"]]},
        upgrades=upgrades,
        posts=posts,
        upgrade_names={u["effect"]: word(u["name"]) for u in data["upgrade"]},
        post_names={p["ability"]: word(p["name"]) for p in data["crew"]},
        figures=data["figures"],
        counts=data["counts"],
        improvements=data["improvements"],
        main_die=data["dice"]["main"],
        commodity_die=tuple(data["dice"]["commodity"]),
    )
