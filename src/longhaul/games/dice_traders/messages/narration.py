"""The log of Dice Traders: a sentence per event. Never compiled."""

from collections.abc import Callable
from itertools import groupby
from operator import attrgetter
from typing import Any

from longhaul.core.events import Event
from longhaul.core.position import Position
from longhaul.core.text import plural
from longhaul.games.dice_traders.messages.names import SEAT_NAMES, counted, on_offer, units_of
from longhaul.games.dice_traders.state import SEATS

Facts = dict[str, Any]
DICE_VERBS = {"rolled": "rolls", "locked": "keeps"}  # one event per die, one sentence for all of them


def narrate(position: Position, events: list[Event]) -> list[str]:
    """A sentence per event; all dice of one roll, or of one lock, share a sentence."""
    lines = []
    for name, run in groupby(events, key=attrgetter("name")):
        if name in DICE_VERBS:
            lines.append(narrate_dice(position, list(run), DICE_VERBS[name]))
        else:
            lines += [STORY[name](position, SEAT_NAMES[event.seat], event.facts) for event in run]
    return [*filter(None, lines)]


def narrate_dice(position: Position, events: list[Event], verb: str) -> str:
    goods = counted(position, tuple([event.facts["good"] for event in events]))
    return f"{SEAT_NAMES[events[0].seat]} {verb} {goods}."


def size_of(facts: Facts) -> str:
    return str(facts["size"]).title()


def verdict(position: Position, facts: Facts) -> str:
    """Who won, and with how much (DT-END-04, DT-END-06)."""
    if position.seats == 1:
        return f"Seat 1 ends with {facts['credits']} cr."
    names = [SEAT_NAMES[seat] for seat in range(SEATS) if facts["winners"] >> seat & 1]
    if len(names) == 1:
        return f"{names[0]} wins with {facts['credits']} cr."
    return f"{', '.join(names[:-1])} and {names[-1]} share the win with {facts['credits']} cr each."


STORY: dict[str, Callable[[Position, str, Facts], str]] = {
    "turn": lambda p, who, f: f"{who}'s turn (day {f['day']}).",
    "explored": lambda p, who, f: f"{who} explores a {size_of(f)} planet ({plural(f['days'], 'day')}).",
    "followed": lambda p, who, f: (
        f"{who} follows {SEAT_NAMES[f['whom']]} to the {size_of(f)} planet ({plural(f['days'], 'day')})."
    ),
    "settled": lambda p, who, f: (
        f"The {size_of(f)} planet trades {'; '.join(goods)}." if (goods := on_offer(p)) else ""
    ),
    "sold": lambda p, who, f: f"{who} sells {units_of(p, f['good'], f['units'])} at {f['price']}: +{f['gain']} cr.",
    "offered": lambda p, who, f: f"{who} offers {units_of(p, f['good'], f['units'])} under the counter.",
    "police": lambda p, who, f: (
        f"The police die shows {'the police' if f['caught'] else 'a blank: nobody is watching'}."
    ),
    "smuggled": lambda p, who, f: f"{who} smuggles {plural(f['units'], 'unit')}: +{f['gain']} cr.",
    "confiscated": lambda p, who, f: (
        f"The police also find {units_of(p, f['good'], f['units'])} that {who} did not offer."
    ),
    "seized": lambda p, who, f: f"The police take {plural(f['units'], 'unit')} from {who}.",
    "expanded": lambda p, who, f: f"{who} enlarges the bay to {f['room']} for {f['cost']} cr.",
    "bought": lambda p, who, f: f"{who} buys {units_of(p, f['good'], 1)} for {f['price']} cr.",
    "retired": lambda p, who, f: f"{who} retires, giving up {plural(f['days'], 'day')}.",
    "over": lambda p, who, f: f"The game is over. {verdict(p, f)}",
}
