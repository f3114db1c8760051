"""What is printed on the cards and regions of a content set of Star Traders, as facts. Never compiled."""

from longhaul.core.content import ContentSet
from longhaul.games.star_traders.board_types import DesignCard, FaceChart, PlanetCard, Printed
from longhaul.games.star_traders.components import DESIGNS, EDGES, OFF, TILES, WIDTH
from longhaul.games.star_traders.state import Content


def printed(content: ContentSet[Content]) -> Printed:
    record, words = content.record, content.words
    people, worth = record.population.tolist(), record.worth.tolist()
    return {
        "game": "star-traders",
        "planets": {
            planet: PlanetCard(population=population, influence=influence)
            for planet, population, influence in zip(words["planet"], people, worth)
        },
        "designs": {words["design"][design]: design_card(record, design) for design in range(DESIGNS)},
        "faces": {words["face"][face]: face_chart(record, face, words["tile"][face // 2]) for face in range(2 * TILES)},
    }


def design_card(record: Content, design: int) -> DesignCard:
    hull, damage, cargo, attack, defence, move = record.value[design].tolist()
    return {
        "cost": int(record.hire_cost[design]),
        "upkeep": int(record.upkeep[design]),
        "hull": hull,
        "damage": damage,
        "cargo": cargo,
        "attack": attack,
        "defence": defence,
        "move": move,
    }


def face_chart(record: Content, face: int, tile: str) -> FaceChart:
    joined = record.lines[face]
    exits = record.exits[face].tolist()
    return {
        "tile": tile,
        "size": int(record.girth[face]),
        "lines": [(a, b) for a in range(WIDTH) for b in range(a + 1, WIDTH) if joined[a] >> b & 1],
        "exits": [None if exits[edge] == OFF else exits[edge] for edge in range(EDGES)],
    }
