"""What the player is asked, and how far the game is. Never compiled."""

from collections.abc import Callable

from longhaul.core.position import Position
from longhaul.core.text import plural
from longhaul.games.free_trader.messages.names import card_name, planet_name
from longhaul.games.free_trader.rules.calendar import cards_left, payment_due
from longhaul.games.free_trader.rules.jump import targets
from longhaul.games.free_trader.state import MOD_CARGO, NONE


def prompt(position: Position) -> str:
    if position.over:
        return "The game is over."
    return f"{STEPS[position.phase](position)} ({purse(position)})"


def purse(position: Position) -> str:
    """Money, and the payment to come."""
    s = position.state
    left = int(cards_left(s))
    when = f"in {plural(left, 'card')}" if left else "once this card has been used"
    return f"{s.money} V; {payment_due(s)} V due {when}"


def prompt_place(position: Position) -> str:
    return f"Explore: where will you place {planet_name(position, position.state.drawn)}?"


def prompt_jump(position: Position) -> str:
    s = position.state
    emergency = s.previous != NONE and targets(position.content.record, s) >> int(s.previous) & 1
    return "Emergency: the only way is back" if emergency else "Jump: where to?"


def prompt_combat(position: Position) -> str:
    return f"{card_name(position, position.state.enemy)}: fight or escape?"


STEPS: dict[str, Callable[[Position], str]] = {
    "home": lambda position: "Choose the planet to start on",
    "place": prompt_place,
    "haven": lambda position: f"Escape: where will you place {planet_name(position, position.state.drawn)}?",
    "buy": lambda position: f"Buy: {plural(free_spaces(position), 'free space')}",
    "jump": prompt_jump,
    "combat": prompt_combat,
    "damage": lambda position: "You are hit: which module loses a level?",
    "lose": lambda position: "You lose a cargo space: what was in it?",
    "fine": lambda position: f"Police: {position.state.fine} V of the fine still to pay",
    "search": lambda position: "The Pirate is destroyed: search the wreck?",
    "take": lambda position: "The wreck holds several kinds of cargo: which will you take?",
    "sell": lambda position: "Sell: anything at these prices?",
    "upgrade": lambda position: "Upgrade: which module, if any?",
}


def free_spaces(position: Position) -> int:
    s = position.state
    return int(s.level[MOD_CARGO]) - int(s.hold.sum())


def when(position: Position) -> str:
    return f"month {position.state.month}"
