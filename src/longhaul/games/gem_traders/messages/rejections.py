"""Why an action is not allowed now, with the figures of the position. Never compiled.

A clause that needs no figures is explained by its message alone: `clause-GT-MINE-01`.
"""

from collections.abc import Callable

from longhaul.core.messages.message import NOTHING, Message
from longhaul.core.position import Position
from longhaul.games.gem_traders.messages.names import costs_of, dice_shown, needs_of, types_of
from longhaul.games.gem_traders.rules.exchange import is_adjacent, sides
from longhaul.games.gem_traders.rules.movement import is_exchange
from longhaul.games.gem_traders.state import ACTIONS, Phase

# Clauses whose explanation says what the player is doing instead.
STEPS = ("GT-TURN-03", "GT-TURN-06", "GT-TURN-07", "GT-CAP-05", "GT-SHAPE-01")


def reason(position: Position, action: int, clause: str) -> Message:
    """A message with the figures of the position; NOTHING if that of the clause says enough."""
    if clause == "GT-TURN-03" and position.state.phase == Phase.MENU:
        return Message("clause-GT-TURN-03-menu")  # there is nothing to finish
    if clause in STEPS:
        return Message(f"clause-{clause}", {"phase": position.phase})
    explain = REASONS.get(clause)
    return explain(position, f"clause-{clause}", *ACTIONS.parts(action)[1]) if explain else NOTHING


def reason_full(position: Position, message: str, place: int) -> Message:
    """Planets and the Mission Center have docks; at the exchange each dock is a place of its own."""
    return Message(f"{message}-dock" if is_exchange(place) else message, {"place": position.words["place"][place]})


def reason_good(position: Position, message: str, good: int) -> Message:
    return Message(message, {"good": position.words["good"][good]})


def reason_die(position: Position, message: str, die: int) -> Message:
    """A die that would go beyond its last value (GT-DICE-04)."""
    s = position.state
    moved = int(s.picked) if s.phase == Phase.HACK else die
    good = position.words["good"][moved]
    return Message(message, {"good": good, "shows": int(s.die[moved]), "sides": int(sides(moved))})


def reason_touch(position: Position, message: str, pay: int, get: int) -> Message:
    """A trade with a die that the dock does not touch (GT-TRADE-05)."""
    s = position.state
    here = int(s.place[s.seat])
    if pay == get:
        return Message(f"{message}-same")
    far = get if is_adjacent(s, here, pay) else pay
    return Message(message, {"good": position.words["good"][far], "dice": dice_shown(position, here)})


def reason_price(position: Position, message: str, pay: int, get: int) -> Message:
    s = position.state
    have = int(s.cargo[s.seat, pay])
    return Message(message, {"units": int(s.die[pay]), "good": position.words["good"][pay], "have": have})


def reason_sold_out(position: Position, message: str, pay: int, get: int) -> Message:
    return reason_good(position, message, get)


def reason_need(position: Position, message: str, pile: int) -> Message:
    return Message(message, {"need": needs_of(position.content)[int(position.state.offer[pile])]})


def reason_cost(position: Position, message: str, *arguments: int) -> Message:
    s = position.state
    if s.phase == Phase.PAY:
        return Message(f"{message}-rest")
    return Message(message, {"cost": costs_of(position.content)[int(s.market[arguments[0]])]})


def reason_six(position: Position, message: str, slot: int) -> Message:
    return Message(message, {"type": types_of(position.content)[int(position.state.market[slot])]})


def reason_seventh(position: Position, message: str, role: int) -> Message:
    return Message(message, {"role": position.words["role"][role]})


REASONS: dict[str, Callable[..., Message]] = {
    "GT-MOVE-04": reason_full,
    "GT-OFF-09": reason_full,
    "GT-SALV-03": reason_good,
    "GT-DICE-04": reason_die,
    "GT-TRADE-05": reason_touch,
    "GT-TRADE-06": reason_price,
    "GT-TRADE-12": reason_sold_out,
    "GT-MISS-02": reason_need,
    "GT-BUY-03": reason_cost,
    "GT-BUY-09": reason_six,
    "GT-SHAPE-05": reason_seventh,
}
