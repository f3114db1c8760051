"""The log of Gem Traders: a message per event. Never compiled."""

from itertools import groupby
from typing import Any

from longhaul.core.events import Event
from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.gem_traders.messages.names import amount, needs_of, types_of

TOGETHER = ("loaded", "unloaded", "dropped", "paid", "mined", "salvaged")  # events whose units share a line
FLIGHTS = ("engineer", "teleport")


def narrate(position: Position, events: list[Event]) -> list[Message]:
    """A message per event; units that move together share one."""
    lines = list[Message]()
    for (name, seat), run in groupby(events, key=lambda event: (event.name, event.seat)):
        alike = list(run)
        if is_part_of_flight(alike[0]):
            continue
        if name == "die_placed":
            lines.append(starting_dice(alike))
        elif name in TOGETHER:
            lines.append(Message(f"event-{name}", {"seat": seat, "amounts": total(alike)}))
        else:
            lines += [narrate_event(position, event) for event in alike]
    return lines


def total(events: list[Event]) -> list[Message]:
    """`4 Citrine, 1 Gold`"""
    units: dict[str, int] = {}
    for event in events:
        good = event.facts["good"]
        units[good] = units.get(good, 0) + event.facts.get("units", 1)
    return [amount(good, count) for good, count in units.items()]


def is_part_of_flight(event: Event) -> bool:
    """The line of the flight mentions the Engineer or the Teleport that brought it about."""
    return event.facts.get("officer") == "engineer" or (event.name == "played" and event.facts["boost"] == "teleport")


def starting_dice(placed: list[Event]) -> Message:
    """The dice of the exchange as the game begins, round the ring and in the centre."""
    *ring, centre = [Message("die", {"good": die.facts["good"], "shows": die.facts["shows"]}) for die in placed]
    return Message("event-die_placed", {"dice": ring, "centre": centre})


def narrate_event(position: Position, event: Event) -> Message:
    """The event's own message, unless a fact has another name or something must be added."""
    facts, seat = event.facts, event.seat
    match event.name:
        case "moved":
            return narrate_flight(event)
        case "displaced":
            return narrate_displaced(event)
        case "fee" | "gave" | "got" | "monger" | "swapped" | "traded" | "switched":
            return Message(event.message.id, {"seat": seat, **{RENAMED.get(n, n): fact for n, fact in facts.items()}})
        case "die":
            return Message(f"event-die-{facts['how']}", {"seat": seat, "good": facts["good"], "shows": facts["shows"]})
        case "bought" | "turned_up":
            return narrate_card(position, event)
        case "resolved" | "uncovered":
            return narrate_mission(position, event)
    return event.message


RENAMED = {"whom": "seat-whom", "for": "good-for", "with": "good-with"}


def narrate_flight(event: Event) -> Message:
    facts = event.facts
    variant = f"-{facts['source']}" if facts["source"] in FLIGHTS else ""
    places = {"seat": event.seat, "place": facts["place"], "place-from": facts["from"]}
    return Message(f"event-moved{variant}", places)


def narrate_displaced(event: Event) -> Message:
    whom, place = event.facts["whom"], event.facts["place"]
    if whom == event.seat:
        return Message("event-displaced-own", {"seat": whom, "place": place})
    return Message("event-displaced", {"seat": event.seat, "seat-whom": whom, "place": place})


def narrate_card(position: Position, event: Event) -> Message:
    card = position.words["card"].index(event.facts["card"])
    shown: dict[str, Any] = {"type": types_of(position.content)[card]}
    if event.name == "bought":
        shown |= {"seat": event.seat, "points": int(position.content.record.vp[card])}
    return Message(event.message.id, shown)


def narrate_mission(position: Position, event: Event) -> Message:
    facts, tile = event.facts, position.words["tile"].index(event.facts["tile"])
    need, reward = needs_of(position.content)[tile], int(position.content.record.reward[tile])
    if event.name == "uncovered":
        return Message("event-uncovered", {"pile": facts["pile"], "need": need, "gold": reward})
    given = {"seat": event.seat, "need": need, "gold": facts["gold"], "points": facts["points"]}
    return Message("event-resolved-short" if facts["gold"] < reward else "event-resolved", given)
