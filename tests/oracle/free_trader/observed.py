"""The engine's side of the comparison: the same plain data, read from its record."""

from longhaul.core.position import Position
from tests.oracle.free_trader.cards import MODULES
from tests.oracle.harness import State

PILE = 14
NOT_DUE_YET = -1  # in place of the V at hand when a payment fell due


def observed(position: Position) -> State:
    s, words = position.state, position.words
    everything = {
        "options": position.options,
        "turn": int(s.turn),
        "month": int(s.month),
        "purse": [had for had in s.purse.tolist() if had != NOT_DUE_YET],
        "money": int(s.money),
        "levels": dict(zip(MODULES, s.level.tolist())),
        "hold": dict(zip(words["cargo"], s.hold.tolist())),
        "map": planets_on_map(position),
        "planet": "" if position.phase == "home" else words["planet"][s.planet],
        "previous": words["origin"][s.previous],
    }
    return everything if position.over else {**everything, **table(position)}


def planets_on_map(position: Position) -> dict[str, str]:
    cells = position.words["cell"]
    off = len(cells) - 1  # in place of a cell: not on the map
    at = zip(position.words["planet"], position.state.at.tolist())
    return {planet: cells[cell] for planet, cell in at if cell != off}


def table(position: Position) -> State:
    """What lies on the table while the game goes on."""
    s, words = position.state, position.words
    cards = [card for index, card in enumerate(words["card"]) if int(s.seen) >> index & 1]
    return {
        "drawn planet": words["origin"][s.drawn],
        "cards drawn": sorted(cards),
        "cards left": PILE - len(cards),
        "card": words["foe"][s.card],
        "enemy": words["foe"][s.enemy],
        "booty": int(s.spoils) if words["foe"][s.enemy] != "none" else 0,
        "fine": int(s.fine),
    }
