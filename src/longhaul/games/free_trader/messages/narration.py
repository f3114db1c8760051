"""The log of Free Trader: a message per event, a fight card by card with its sums. Never compiled."""

from typing import Any

from longhaul.core.events import Event
from longhaul.core.messages.message import NOTHING, Message
from longhaul.core.position import Position
from longhaul.games.free_trader.rules.calendar import payment_due
from longhaul.games.free_trader.rules.police import scrap_value
from longhaul.games.free_trader.state import KEEP

# Events that are one side of a sum: in the line of the event that has the other side.
SIDES = {"attack": "enemy", "counter": "ship", "resisted": "enemy"}
SUMS = ("defence", "killed", "survived")


def narrate(position: Position, events: list[Event]) -> list[Message]:
    """A message for each event that deserves one; the sides of a sum share a message."""
    lines, sides = list[Message](), dict[str, Message]()
    for event in events:
        if event.name in SIDES:
            sides[SIDES[event.name]] = sum_of(SIDES[event.name], event.facts)
        elif event.name in SUMS:
            lines.append(tell_sum(event, sides))
            sides = {}
        elif line := tell(position, event):
            lines.append(line)
    return lines


def tell_sum(event: Event, sides: dict[str, Message]) -> Message:
    """An attack against a defence, each with the terms that it is made of."""
    facts, seat = event.facts, event.seat
    if event.name != "defence":
        return Message(event.message.id, {"seat": seat, **facts, **sides})
    figures = {"attack": facts["attack"], "defence": facts["defence"], "hit": facts["attack"] > facts["defence"]}
    return Message(event.message.id, {"seat": seat, **figures, **sides, "ship": sum_of("ship", facts)})


def sum_of(side: str, facts: dict[str, Any]) -> Message:
    if side == "ship":
        return Message("sum-ship", {"level": facts["level"], "modifier": facts["modifier"]})
    return Message("sum-enemy", facts)


def tell(position: Position, event: Event) -> Message:
    """The line of an event; NOTHING if it has none."""
    facts = event.facts
    match event.name:
        case "searched" if facts["success"] and facts["room"]:
            return NOTHING
        case "confiscated" if not facts["units"]:
            return NOTHING
        case "lost":
            return Message("event-lost", {"seat": event.seat, "cargo": facts["lost"]})
        case "scrapped":
            return Message(
                "event-scrapped", {**event.message.arguments, "kept": bool(position.state.fine_change == KEEP)}
            )
        case "over":
            return verdict(position, event)
    return event.message


def verdict(position: Position, over: Event) -> Message:
    s = position.state
    match over.facts["outcome"]:
        case "unpaid":
            return Message("event-over-unpaid", {"seat": over.seat, "due": int(payment_due(s)), "money": int(s.money)})
        case "fined":
            means = int(s.money) + int(scrap_value(s))
            return Message("event-over-fined", {"seat": over.seat, "fine": int(s.fine), "means": means})
    return over.message
