"""The question that a player of Gem Traders is asked, and how far the game has come. Never compiled."""

from collections.abc import Callable

from longhaul.core.position import Position
from longhaul.core.text import plural, seat_name
from longhaul.games.gem_traders.messages.names import good_name, named, source_name, units_left
from longhaul.games.gem_traders.rules.cubes import capacity, load
from longhaul.games.gem_traders.rules.home import excess
from longhaul.games.gem_traders.state import GOODS, ROLES


def prompt(position: Position) -> str:
    if position.over:
        return "The game is over."
    source = source_name(position)
    text = PROMPTS[position.phase](position)
    named_in_it = not source or source in text or position.phase in ("declare", "menu", "fee", "drop", "excess")
    return text if named_in_it else f"{source}: {text[0].lower()}{text[1:]}"


def order_of(position: Position, kind: str, size: int) -> str:
    """Several are named in the order of the list: whoever begins with a late one passes the others over."""
    first, last = named(position, kind, 0), named(position, kind, size - 1)
    return f", in the order {first} to {last}" if units_left(position) > 1 else ""


def prompt_declare(position: Position) -> str:
    left = units_left(position)
    return f"What do your Shapeshifters work as this turn? ({left} left{order_of(position, 'role', ROLES)})"


def prompt_menu(position: Position) -> str:
    s = position.state
    aboard = f"{load(s, s.seat)}/{capacity(s, s.seat)} aboard"
    where = named(position, "place", s.place[s.seat])
    return f"Round {s.rounds}, {plural(int(s.actions), 'action')} left ({where}, {aboard})"


def prompt_barter(position: Position) -> str:
    s = position.state
    if s.picked == len(position.words["good"]):
        return f"Give which unit to {seat_name(int(s.partner))}? ({units_left(position)} left)"
    return f"Take which unit from {seat_name(int(s.partner))} for 1 {good_name(position, s.picked)}?"


def prompt_hack(position: Position) -> str:
    s = position.state
    if s.picked == len(position.words["good"]):
        return f"Set which die? ({units_left(position)} left{order_of(position, 'good', GOODS)})"
    return f"The {good_name(position, s.picked)} die: which value?"


def prompt_convert(position: Position) -> str:
    s = position.state
    if s.rate == len(position.words["rate"]):
        return "Convert what?"
    if s.picked == len(position.words["good"]):
        return "Which gemstone goes?"
    return "Which colour comes?" if s.rate == 0 else "Which gemstone goes with it?"


def prompt_excess(position: Position) -> str:
    over = int(excess(position.state))
    return f"Your ship is over capacity: drop {plural(over, 'unit')}"


PROMPTS: dict[str, Callable[[Position], str]] = {
    "declare": prompt_declare,
    "menu": prompt_menu,
    "cargo": lambda position: "Move units between ship and storage, each kind one way",
    "mine": lambda position: f"Mine on? (up to {units_left(position)} more)",
    "salvage": lambda position: f"Pick up what? (up to {plural(units_left(position), 'unit')})",
    "trade": lambda position: f"Trade, or move a die by 1 ({plural(units_left(position), 'step')} left)",
    "pay": lambda position: f"Pay which gemstones? ({units_left(position)} to go)",
    "sabotage": lambda position: f"Drive which ship into space? ({units_left(position)} left)",
    "partner": lambda position: "Deal with which ship?",
    "barter": prompt_barter,
    "stow": lambda position: f"Store which unit? (up to {units_left(position)} more)",
    "convert": prompt_convert,
    "fly": lambda position: "Fly where?",
    "switch": lambda position: (
        f"Which dice change places? ({units_left(position)} to choose{order_of(position, 'good', GOODS)})"
    ),
    "hack": prompt_hack,
    "broker": lambda position: f"Which die moves by 1? ({units_left(position)} left)",
    "reroll": lambda position: (
        f"Roll which dice again? ({units_left(position)} to choose{order_of(position, 'good', GOODS)})"
    ),
    "windfall": lambda position: f"Which gemstone? ({units_left(position)} left)",
    "taking": lambda position: f"Take which unit? (up to {units_left(position)} more)",
    "fee": lambda position: f"Port Captain: take which unit from {seat_name(int(position.state.active))}?",
    "drop": lambda position: f"Jettison: drop which unit? ({units_left(position)} left)",
    "excess": prompt_excess,
}


def when(position: Position) -> str:
    return f"round {max(1, int(position.state.rounds))}"
