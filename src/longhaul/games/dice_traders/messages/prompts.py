"""What the player is asked, and how far the game is. Never compiled."""

from collections.abc import Callable

from longhaul.core.position import Position
from longhaul.core.text import plural
from longhaul.games.dice_traders.state import ROLLS, Phase, State

purse_of = State.reader("seat", "limit", "credits", "days")


def prompt(position: Position) -> str:
    return PROMPTS[position.state.phase](position)


def purse(position: Position) -> str:
    seat, limit, credit, days = purse_of(position.state)
    return f"{credit[seat]} cr, {plural(limit - days[seat], 'day')} left"


def prompt_lock(position: Position) -> str:
    rolls = position.state.rolls
    return f"Roll {rolls} of {ROLLS}: keep at least one die ({plural(ROLLS - rolls, 'roll')} left)"


def prompt_buy(position: Position) -> str:
    s = position.state
    room = f"room for {s.room[s.seat] - s.load[s.seat]}"
    return f"Buy: {room if s.bought else f'takes 1 day in total, {room}'} ({purse(position)})"


PROMPTS: dict[int, Callable[[Position], str]] = {
    Phase.TRAVEL: lambda position: f"Travel: where to? ({purse(position)})",
    Phase.LOCK: prompt_lock,
    Phase.SELL: lambda position: f"Sell: takes 1 day in total ({purse(position)})",
    Phase.EXPAND: lambda position: (
        f"Cargo bay: room for {position.state.room.item(position.state.seat)} ({purse(position)})"
    ),
    Phase.BUY: prompt_buy,
    Phase.OVER: lambda position: "The game is over.",
}


def when(position: Position) -> str:
    """The day that the seat to play is on."""
    s = position.state
    return f"day {min(int(s.days[s.seat]) + 1, int(s.limit))}"
