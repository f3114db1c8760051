"""What the player is asked, and how far the game is. Never compiled."""

from collections.abc import Callable

from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.gem_traders.messages.names import units_left
from longhaul.games.gem_traders.rules.cubes import capacity, load
from longhaul.games.gem_traders.rules.home import excess
from longhaul.games.gem_traders.state import GOODS, NO_RATE, TYPES

OVER = Message("prompt-over")
SAYS_SOURCE = ("declare", "menu", "fee", "drop", "excess")  # phases whose prompt need not name the card behind it


def prompt(position: Position) -> Message:
    """The question of the phase, after the name of the Officer or Boost that causes it."""
    if position.over:
        return OVER
    phase, source = position.phase, int(position.state.source)
    asked = PROMPTS[phase](position) if phase in PROMPTS else Message(f"prompt-{phase}", {"left": units_left(position)})
    if source == TYPES or phase in SAYS_SOURCE:
        return asked
    return Message("prompt-source", {"type": position.words["type"][source], "prompt": asked})


def prompt_menu(position: Position) -> Message:
    s = position.state
    aboard = {"aboard": int(load(s, s.seat)), "capacity": int(capacity(s, s.seat))}
    place = position.words["place"][s.place[s.seat]]
    return Message("prompt-menu", {"round": int(s.rounds), "actions": int(s.actions), "place": place, **aboard})


def prompt_barter(position: Position) -> Message:
    s = position.state
    if s.picked == GOODS:
        return Message("prompt-barter", {"seat": int(s.partner), "left": units_left(position)})
    return Message("prompt-barter-back", {"seat": int(s.partner), "good": picked(position)})


def prompt_hack(position: Position) -> Message:
    if position.state.picked == GOODS:
        return Message("prompt-hack", {"left": units_left(position)})
    return Message("prompt-hack-value", {"good": picked(position)})


def prompt_convert(position: Position) -> Message:
    s = position.state
    if s.rate == NO_RATE:
        return Message("prompt-convert")
    if s.picked == GOODS:
        return Message("prompt-convert-from")
    return Message("prompt-convert-colour" if s.rate == 0 else "prompt-convert-second")


def picked(position: Position) -> str:
    return position.words["good"][position.state.picked]


PROMPTS: dict[str, Callable[[Position], Message]] = {  # those of other phases say only how much is left
    "menu": prompt_menu,
    "cargo": lambda position: Message("prompt-cargo"),
    "partner": lambda position: Message("prompt-partner"),
    "barter": prompt_barter,
    "convert": prompt_convert,
    "fly": lambda position: Message("prompt-fly"),
    "hack": prompt_hack,
    "fee": lambda position: Message("prompt-fee", {"seat": int(position.state.active)}),
    "excess": lambda position: Message("prompt-excess", {"units": int(excess(position.state))}),
}


def when(position: Position) -> Message:
    return Message("when", {"round": max(1, int(position.state.rounds))})
