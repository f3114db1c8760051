"""The log of Dice Traders: a message per event. Never compiled."""

from itertools import groupby
from operator import attrgetter

from longhaul.core.events import Event
from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.dice_traders.messages.names import on_offer
from longhaul.games.dice_traders.state import SEATS

DICE_EVENTS = ("rolled", "locked")  # one event per die, one line for all of them


def narrate(position: Position, events: list[Event]) -> list[Message]:
    """A message per event; all dice of one roll, or of one lock, share a message."""
    lines = list[Message]()
    for name, run in groupby(events, key=attrgetter("name")):
        if name in DICE_EVENTS:
            lines.append(narrate_dice(name, list(run)))
        else:
            lines += filter(None, [narrate_event(position, event) for event in run])
    return lines


def narrate_dice(name: str, events: list[Event]) -> Message:
    return Message(f"event-{name}", {"seat": events[0].seat, "good": [event.facts["good"] for event in events]})


def narrate_event(position: Position, event: Event) -> Message:
    match event.name:
        case "followed":
            facts = event.facts
            whom = {"seat": event.seat, "seat-whom": facts["whom"]}
            return Message("event-followed", {**whom, "size": facts["size"], "days": facts["days"]})
        case "settled":
            return Message("event-settled", {**event.message.arguments, "offers": on_offer(position)})
        case "police":
            return Message("event-police" if event.facts["caught"] else "event-police-blank")
        case "over":
            return verdict(position, event)
    return event.message


def verdict(position: Position, over: Event) -> Message:
    """Who won, and with how much (DT-END-04, DT-END-06)."""
    credit = over.facts["credits"]
    if position.seats == 1:
        return Message("event-over-alone", {"seat": 0, "credits": credit})
    winners = [seat for seat in range(SEATS) if over.facts["winners"] >> seat & 1]
    return Message("event-over" if len(winners) == 1 else "event-over-shared", {"seat": winners, "credits": credit})
