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
    """Several are chosen in the order of the list: starting late in it skips the ones before."""
    first, last = named(position, kind, 0), named(position, kind, size - 1)
    return f", in order from {first} to {last}" if units_left(position) > 1 else ""


def prompt_declare(position: Position) -> str:
    left = units_left(position)
    return f"What will your Shapeshifters work as this turn? ({left} left{order_of(position, 'role', ROLES)})"


def prompt_menu(position: Position) -> str:
    s = position.state
    aboard = f"{load(s, s.seat)}/{capacity(s, s.seat)} aboard"
    where = named(position, "place", s.place[s.seat])
    return f"Round {s.rounds}, {plural(int(s.actions), 'action')} left ({where}, {aboard})"


def prompt_barter(position: Position) -> str:
    s = position.state
    if s.picked == len(position.words["good"]):
        return f"Which unit will you give {seat_name(int(s.partner))}? ({units_left(position)} left)"
    return f"Which unit will you take from {seat_name(int(s.partner))} for 1 {good_name(position, s.picked)}?"


def prompt_hack(position: Position) -> str:
    s = position.state
    if s.picked == len(position.words["good"]):
        return f"Which die will you set? ({units_left(position)} left{order_of(position, 'good', GOODS)})"
    return f"Which value for the {good_name(position, s.picked)} die?"


def prompt_convert(position: Position) -> str:
    s = position.state
    if s.rate == len(position.words["rate"]):
        return "What will you convert?"
    if s.picked == len(position.words["good"]):
        return "Which gemstone will you give up?"
    return "Which colour do you want?" if s.rate == 0 else "Which other gemstone will you give up?"


def prompt_excess(position: Position) -> str:
    over = int(excess(position.state))
    return f"Your ship is over capacity: drop {plural(over, 'unit')}"


PROMPTS: dict[str, Callable[[Position], str]] = {
    "declare": prompt_declare,
    "menu": prompt_menu,
    "cargo": lambda position: "Move units between ship and storage; each good goes one way only",
    "mine": lambda position: f"Keep mining? (up to {units_left(position)} more)",
    "salvage": lambda position: f"What will you pick up? (up to {plural(units_left(position), 'unit')})",
    "trade": lambda position: f"Trade, or move a die by 1 ({plural(units_left(position), 'step')} left)",
    "pay": lambda position: f"Which gemstones will you pay? ({units_left(position)} to go)",
    "sabotage": lambda position: f"Which ship will you drive into space? ({units_left(position)} left)",
    "partner": lambda position: "Which ship will you deal with?",
    "barter": prompt_barter,
    "stow": lambda position: f"Which unit will you store? (up to {units_left(position)} more)",
    "convert": prompt_convert,
    "fly": lambda position: "Where will you fly?",
    "switch": lambda position: (
        f"Which dice will you swap? ({units_left(position)} to choose{order_of(position, 'good', GOODS)})"
    ),
    "hack": prompt_hack,
    "broker": lambda position: f"Which die will you move by 1? ({units_left(position)} left)",
    "reroll": lambda position: (
        f"Which dice will you reroll? ({units_left(position)} to choose{order_of(position, 'good', GOODS)})"
    ),
    "windfall": lambda position: f"Which gemstone? ({units_left(position)} left)",
    "taking": lambda position: f"Which unit will you take? (up to {units_left(position)} more)",
    "fee": lambda position: f"Port Captain: which unit will you take from {seat_name(int(position.state.active))}?",
    "drop": lambda position: f"Jettison: which unit will you drop? ({units_left(position)} left)",
    "excess": prompt_excess,
}


def when(position: Position) -> str:
    return f"round {max(1, int(position.state.rounds))}"
