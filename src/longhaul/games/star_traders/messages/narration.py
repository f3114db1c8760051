"""The log of Star Traders: a message for each event that matters. Never compiled."""

from collections.abc import Callable
from typing import Any

from longhaul.core.events import Event
from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.star_traders.components import SEATS, SLOTS, WIDTH
from longhaul.games.star_traders.messages.labels import DEGREES
from longhaul.games.star_traders.messages.names import (
    listed,
    lost_with,
    place,
    region,
    sector_number,
    ship,
    ship_number,
    ship_of,
    tile_of,
    whereabouts,
)

Arguments = dict[str, Any]

# The steps of a journey have one line, and a swap is logged when it is done.
SILENT = ("moved", "met", "trader", "swapped_cargo")
SECTORS = {"sector": "place", "start": "place-start", "other_end": "place-other"}
NAMED = {"ship", "foe", *SECTORS, "owner", "drawn"}  # figures that are not passed on as they are


def narrate(position: Position, events: list[Event]) -> list[Message]:
    """The trading ship and swapped cargo become part of the next line."""
    lines, trader = list[Message](), Arguments()
    for number, event in enumerate(events):
        name = event.name
        if name == "trader":
            trader = {"ship": ship_in(position, event.facts)}
        elif name in ("bought", "sold"):
            lines.append(Message(event.message.id, {**event.message.arguments, **trader}))
        elif name == "swapped":
            lines += narrate_swap(position, event, events[number + 1].facts)  # the next event lists the cargo
        elif name in NARRATED:
            lines.append(NARRATED[name](position, event))
        elif name not in SILENT:
            lines.append(event.message if NAMED.isdisjoint(event.facts) else named(position, event))
    return lines


def named(position: Position, event: Event) -> Message:
    """An event with its ships, places and players."""
    return Message(event.message.id, {"seat": event.seat, **arguments_of(position, event.facts)})


def arguments_of(position: Position, facts: Arguments) -> Arguments:
    """The figures of an event as the arguments of its message."""
    arguments = Arguments()
    called = place if is_within_region(facts) else whereabouts
    for figure, value in facts.items():
        if figure == "ship":
            arguments[figure] = ship_in(position, facts)
        elif figure == "foe":
            arguments[figure] = ship_of(facts["prey"], ship_number(value))
        elif figure in SECTORS:
            arguments[SECTORS[figure]] = called(position, sector_number(value))
        elif figure == "owner":
            arguments["seat-owner"] = value
        elif figure == "drawn":
            arguments["design"] = value
        elif figure not in ("design", "prey"):  # they are named with the ship
            arguments[figure] = value
    return arguments


def is_within_region(facts: Arguments) -> bool:
    """Whether an event is about two sectors of a region: its name does not tell them apart."""
    regions = [sector_number(facts[figure]) // WIDTH for figure in SECTORS if figure in facts]
    return len(regions) > len(set(regions))


def ship_in(position: Position, facts: Arguments) -> Message:
    """The ship of an event, which names the design where the ship may be gone."""
    number = ship_number(facts["ship"])
    return ship_of(facts["design"], number) if "design" in facts else ship(position, number)


# The map --------------------------------------------------------------------------------------
def narrate_region(position: Position, event: Event) -> Message:
    """A region that is placed or revealed."""
    tile, _, side = event.facts["face"].rpartition("-")
    turned = {"number": int(event.facts["region"]), "degrees": DEGREES * int(event.facts["turns"])}
    return Message(event.message.id, {"seat": event.seat, "tile": tile, "side": side, **turned})


def narrate_planet(position: Position, event: Event) -> Message:
    facts = event.facts
    return Message("event-planet", {"planet": facts["planet"], "tile": tile_at(position, facts["sector"])})


def narrate_outpost(position: Position, event: Event) -> Message:
    return Message("event-outpost", {"tile": tile_at(position, event.facts["sector"])})


def tile_at(position: Position, sector: str) -> str:
    return tile_of(position, sector_number(sector) // WIDTH)


# Ships ----------------------------------------------------------------------------------------
def narrate_swap(position: Position, event: Event, cargo: Arguments) -> list[Message]:
    """What each of two ships got from the other."""
    facts = event.facts
    ships = {"ship": ship_in(position, facts), "ship-friend": ship(position, ship_number(facts["friend"]))}
    given = [Message("part-good", {"units": units, "good": good}) for good, units in cargo.items() if units > 0]
    fetched = [Message("part-good", {"units": -units, "good": good}) for good, units in cargo.items() if units < 0]
    given += listed(position, "post", facts["given_bits"])
    fetched += listed(position, "post", facts["fetched_bits"])
    sides = (("event-swapped", given), ("event-swapped-back", fetched))
    return [Message(id_, {"seat": event.seat, **ships, "parts": parts}) for id_, parts in sides if parts]


def narrate_lost(position: Position, event: Event) -> Message:
    facts = event.facts
    parts = lost_with(position, facts["crew_bits"], facts["upgrade_bits"], facts["steps"], facts["units"])
    return Message("event-lost", {"parts": parts})


def narrate_order(position: Position, event: Event) -> Message:
    slots = [event.facts[key] for key in ("first", "second", "third") if event.facts[key]]
    ships = [ship(position, SLOTS * event.seat + slot - 1) for slot in slots]
    return Message("event-ordered", {"seat": event.seat, "ships": ships})


def narrate_dismissal(position: Position, event: Event) -> Message:
    variant = "" if event.facts["reason"] == "dismissed" else "-unpaid"
    return Message(f"event-dismissed{variant}", {"seat": event.seat, "ship": ship_in(position, event.facts)})


def narrate_attack(position: Position, event: Event) -> Message:
    owner = ship_number(event.facts["foe"]) // SLOTS
    return Message("event-attacked", {"seat": event.seat, **arguments_of(position, event.facts), "seat-foe": owner})


def narrate_dice(position: Position, event: Event) -> Message:
    facts = event.facts
    attack, defence = facts["attack"] + facts["attack_bonus"], facts["defence"] + facts["defence_bonus"]
    variant = "tie" if attack == defence else "higher" if attack > defence else "lower"
    return Message(f"event-dice-{variant}", {**facts, "attack_total": attack, "defence_total": defence})


def narrate_salvage(position: Position, event: Event) -> Message:
    if event.facts["units"] == 0:
        return Message("event-salvaged-none", {"roll": event.facts["roll"]})
    ship_named = ship_in(position, event.facts)
    return Message("event-salvaged", {"seat": event.seat, "ship": ship_named, "units": event.facts["units"]})


# Sites, stations, blockades ---------------------------------------------------------------------
def narrate_change(position: Position, event: Event) -> Message:
    """A site that is bought or taken, perhaps from another player."""
    facts = dict(event.facts)
    former = facts.pop("former")
    if not former:
        return Message(event.message.id, {"seat": event.seat, **arguments_of(position, facts)})
    named_former = {"seat": event.seat, "seat-former": former - 1}
    return Message(f"{event.message.id}-former", {**named_former, **arguments_of(position, facts)})


def narrate_markers(position: Position, event: Event) -> Message:
    owner, facts = ship_number(event.facts["ship"]) // SLOTS, arguments_of(position, event.facts)
    if owner == event.seat:
        return Message("event-markers-own", {"seat": event.seat, **facts})
    return Message("event-markers", {"seat": event.seat, "seat-owner": owner, **facts})


def narrate_roll(position: Position, event: Event) -> Message:
    facts = event.facts
    total = facts["roll"] + facts["bonus"]
    outcome = {"total": total, "reached": total >= facts["target"]}
    return Message("event-blockade_roll", {"seat": event.seat, **arguments_of(position, facts), **outcome})


def narrate_raised(position: Position, event: Event) -> Message:
    facts = event.facts
    where = {"region": region(position, int(facts["region"]))}
    return Message(
        "event-raised_toll", {"seat": event.seat, **where, "markers": facts["markers"], "cost": facts["cost"]}
    )


def narrate_sale(position: Position, event: Event) -> Message:
    """A toll station that changes hands."""
    facts = event.facts
    seats = {"seat": event.seat, "seat-former": facts["former"] - 1}
    return Message(
        "event-bought_toll", {**seats, "region": region(position, int(facts["region"])), "cost": facts["cost"]}
    )


# Players --------------------------------------------------------------------------------------
def narrate_bid(position: Position, event: Event) -> Message:
    on, tokens = event.facts["on"], event.facts["tokens"]
    if on == event.seat:
        return Message("event-bid-own", {"seat": on, "tokens": tokens})
    return Message("event-bid", {"seat": event.seat, "seat-on": on, "tokens": tokens})


def narrate_discard(position: Position, event: Event) -> Message:
    variant = "-flagship" if event.facts["with_flagship"] else ""
    return Message(f"event-discarded{variant}", {"seat": event.seat, "tokens": event.facts["tokens"]})


def narrate_end(position: Position, event: Event) -> Message:
    facts = event.facts
    winners = [seat for seat in range(SEATS) if facts["winner_bits"] >> seat & 1]
    shared = "-shared" if len(winners) > 1 else ""
    return Message(f"event-over{shared}", {"outcome": facts["outcome"], "seat": winners, "level": facts["level"]})


NARRATED: dict[str, Callable[[Position, Event], Message]] = {
    "laid": narrate_region,
    "planet": narrate_planet,
    "outpost": narrate_outpost,
    "revealed": narrate_region,
    "dismissed": narrate_dismissal,
    "lost": narrate_lost,
    "ordered": narrate_order,
    "attacked": narrate_attack,
    "dice": narrate_dice,
    "salvaged": narrate_salvage,
    "purchased": narrate_change,
    "taken": narrate_change,
    "markers": narrate_markers,
    "blockade_roll": narrate_roll,
    "raised_toll": narrate_raised,
    "bought_toll": narrate_sale,
    "bid": narrate_bid,
    "discarded": narrate_discard,
    "over": narrate_end,
}
