"""The question that a player of Star Traders is asked, and how far the game has come. Never compiled."""

from collections.abc import Callable
from typing import Any

from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.star_traders.components import NO_TILE, SHIPS, SLOTS, Phase
from longhaul.games.star_traders.messages.names import ship, whereabouts, word
from longhaul.games.star_traders.rules.blockade import roll_bonus, target_number
from longhaul.games.star_traders.rules.trade import most

Arguments = dict[str, Any]
OVER = Message("prompt-over")


def prompt(position: Position) -> Message:
    s = position.state
    if s.phase == Phase.OVER:
        return OVER
    phase, seat = int(s.phase), int(s.seat)
    facts = FACTS[phase](position) if phase in FACTS else {}
    variant = facts.pop("variant", "")
    purse = {"credits": int(s.credits[seat]), "tokens": int(s.tokens[seat]), "level": int(s.level[seat])}
    return Message(f"prompt-{position.phase}{variant}", {**facts, **purse})


def facts_of_cell(position: Position) -> Arguments:
    face_down = position.state.tile == NO_TILE
    return {"variant": "-hidden"} if face_down else facts_of_tile(position)


def facts_of_tile(position: Position) -> Arguments:
    return {"tile": word(position, "tile", position.state.tile)}


def facts_of_travel(position: Position) -> Arguments:
    return {**facts_of_stay(position), "moves": int(position.state.moves)}


def facts_of_stay(position: Position) -> Arguments:
    """The ship in turn, and where it is."""
    s = position.state
    return {"ship": ship(position, int(s.ship)), "place": whereabouts(position, int(s.at[s.ship]))}


def facts_of_ship(position: Position) -> Arguments:
    return {"ship": ship(position, int(position.state.ship))}


def facts_of_quantity(position: Position) -> Arguments:
    return {"most": int(most(position.content.record, position.state))}


def facts_of_swap(position: Position) -> Arguments:
    s = position.state
    return {"ship": ship(position, int(s.ship)), "ship-friend": ship(position, int(s.foe))}


def facts_of_attacker(position: Position) -> Arguments:
    """The ship that fires, and at whose."""
    return {**facts_of_fight(position), "seat": int(position.state.foe) // SLOTS}


def facts_of_defender(position: Position) -> Arguments:
    """Whose ship fires, and at which."""
    return {**facts_of_fight(position), "seat": int(position.state.ship) // SLOTS}


def facts_of_fight(position: Position) -> Arguments:
    s = position.state
    return {"ship": ship(position, int(s.ship)), "foe": ship(position, int(s.foe))}


def facts_of_siege(position: Position) -> Arguments:
    c, s, sector = position.content.record, position.state, int(position.state.place)
    roll = {"bonus": int(roll_bonus(c, s, sector, int(s.ship))), "target": int(target_number(c, s, sector))}
    return {"place": whereabouts(position, sector), **roll}


def facts_of_production(position: Position) -> Arguments:
    s = position.state
    return {"place": whereabouts(position, int(s.factory_at[int(s.step) - 1]))}


def facts_of_overflow(position: Position) -> Arguments:
    """A ship holds too much, or a factory."""
    s, step = position.state, int(position.state.step)
    if step < SHIPS:
        return {"ship": ship(position, step)}
    return {"variant": "-factory", "place": whereabouts(position, int(s.factory_at[step - SHIPS]))}


FACTS: dict[int, Callable[[Position], Arguments]] = {  # what the questions of some phases name
    Phase.CELL: facts_of_cell,
    Phase.SIDE: facts_of_tile,
    Phase.ROTATE: facts_of_tile,
    Phase.PURSER: facts_of_ship,
    Phase.MEND: facts_of_ship,
    Phase.TRAVEL: facts_of_travel,
    Phase.ACT: facts_of_stay,
    Phase.PLANET: facts_of_stay,
    Phase.OUTPOST: facts_of_stay,
    Phase.QUANTITY: facts_of_quantity,
    Phase.SWAP: facts_of_swap,
    Phase.AIM: facts_of_attacker,
    Phase.BRACE: facts_of_defender,
    Phase.SHIELD: facts_of_defender,
    Phase.SIEGE: facts_of_siege,
    Phase.PRODUCE: facts_of_production,
    Phase.OVERFLOW: facts_of_overflow,
}


def when(position: Position) -> Message:
    return Message("when", {"round": max(1, int(position.state.rounds))})
