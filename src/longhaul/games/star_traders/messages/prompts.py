"""The question that a player of Star Traders is asked, and how far the game has come. Never compiled."""

from collections.abc import Callable

from longhaul.core.position import Position
from longhaul.core.text import plural, seat_name, signed
from longhaul.games.star_traders.components import SHIPS, SLOTS
from longhaul.games.star_traders.messages.names import place_name, ship_name, title
from longhaul.games.star_traders.rules.blockade import roll_bonus, target_number
from longhaul.games.star_traders.rules.trade import most


def prompt(position: Position) -> str:
    if position.over:
        return "The game is over."
    s, seat = position.state, int(position.state.seat)
    purse = f"{s.credits[seat]} cr, {plural(int(s.tokens[seat]), 'token')}, level {s.level[seat]}"
    return f"{ask(position)} ({purse})"


def ask(position: Position) -> str:
    known = ASK.get(position.phase)
    return known if known else ASK_ABOUT[position.phase](position)


def ask_cell(position: Position) -> str:
    face_down = position.state.tile >= len(position.content.words["tile"])
    return "Where will you place the next region?" if face_down else f"Where will you place {tile(position)}?"


def ask_travel(position: Position) -> str:
    return f"Travel: {in_turn(position)} at {where(position)}, {plural(int(position.state.moves), 'move')} left"


def ask_siege(position: Position) -> str:
    c, s = position.content.record, position.state
    bonus, target = roll_bonus(c, s, int(s.place), int(s.ship)), target_number(c, s, int(s.place))
    return f"Blockade of {place_name(position, int(s.place))}: die {signed(int(bonus))} against {target}"


def ask_defender(position: Position) -> str:
    whose = seat_name(int(position.state.ship) // SLOTS)
    return f"Your {other(position)} is attacked by {whose}'s {in_turn(position)}"


def ask_attacker(position: Position) -> str:
    whose = seat_name(int(position.state.foe) // SLOTS)
    return f"{in_turn(position)} attacks {whose}'s {other(position)}: aim, call crew, or fire"


def ask_produce(position: Position) -> str:
    s = position.state
    return f"What does the factory on {place_name(position, int(s.factory_at[int(s.step) - 1]))} make?"


def ask_overflow(position: Position) -> str:
    """A ship holds too much, or a factory."""
    s, step = position.state, int(position.state.step)
    if step < SHIPS:
        return f"No room on the {ship_name(position, step)}: what goes back to the supply?"
    place = place_name(position, int(s.factory_at[step - SHIPS]))
    return f"No room in the factory on {place}: what goes back to the supply?"


def tile(position: Position) -> str:
    return title(position, "tile", int(position.state.tile))


def in_turn(position: Position) -> str:
    return ship_name(position, int(position.state.ship))


def other(position: Position) -> str:
    """The ship that the acting ship deals with."""
    return ship_name(position, int(position.state.foe))


def where(position: Position) -> str:
    return place_name(position, int(position.state.at[position.state.ship]))


ASK_ABOUT: dict[str, Callable[[Position], str]] = {
    "cell": ask_cell,
    "side": lambda p: f"Which side of {tile(p)}?",
    "rotate": lambda p: f"How will you rotate {tile(p)}?",
    "purser": lambda p: f"Upkeep: use the Purser for the {in_turn(p)}?",
    "mend": lambda p: f"Restore a shot-out upgrade of the {in_turn(p)}?",
    "travel": ask_travel,
    "act": lambda p: f"Action: {in_turn(p)} at {where(p)}",
    "planet": lambda p: f"{in_turn(p)} at {where(p)}: what next?",
    "outpost": lambda p: f"{in_turn(p)} at {where(p)}: what next?",
    "quantity": lambda p: f"How many? At most {most(p.content.record, p.state)}",
    "swap": lambda p: f"{in_turn(p)} and {other(p)} swap cargo and crew",
    "aim": ask_attacker,
    "brace": ask_defender,
    "shield": ask_defender,
    "siege": ask_siege,
    "produce": ask_produce,
    "overflow": ask_overflow,
}
ASK = {
    "base": "On which planet does your flagship start?",
    "influence": "Influence: a token or income?",
    "exchange": "Turn in tokens for credits?",
    "upkeep": "Upkeep: pay, or dismiss a ship",
    "manipulate": "Market: push a price?",
    "reveal": "How will you rotate the region?",
    "terms": "Improve the price before you trade?",
    "draw": "Hire any of these?",
    "salvage": "The wreck holds cargo: salvage it?",
    "salvage_again": "The salvage failed: roll again?",
    "spoils": "Which unit from your wreck do they get?",
    "haven": "To which planet does your flagship return?",
    "corporate": "Choose a corporate action",
    "toll_at": "Where will you build the station?",
    "toll_to": "On which line?",
    "factory_at": "On which planet?",
    "order": "In which order do your ships act?",
    "bid": "Bid on who goes first?",
}


def when(position: Position) -> str:
    return f"round {max(1, int(position.state.rounds))}"
