"""The log of Gem Traders: what happened, in sentences. Never compiled."""

from itertools import groupby
from typing import Any

from longhaul.core.events import Event
from longhaul.core.position import Position
from longhaul.core.text import seat_name
from longhaul.games.gem_traders.messages.names import amount, facts_in_words, good_name, need_of

TOGETHER = ("loaded", "unloaded", "dropped", "paid", "mined", "salvaged")  # events whose units share a sentence


def narrate(position: Position, events: list[Event]) -> list[str]:
    """A sentence for each event; units that move together share one."""
    lines = []
    for (name, seat), run in groupby(events, key=lambda event: (event.name, event.seat)):
        alike = list(run)
        if is_part_of_flight(alike[0]):
            continue
        if name == "die_placed":
            lines.append(starting_dice(position, alike))
        elif name in TOGETHER:
            lines.append(STORY[name].format(who=seat_name(seat), units=total(position, alike)))
        else:
            lines += [sentence(position, event) for event in alike]
    return lines


def total(position: Position, events: list[Event]) -> str:
    """`4 Citrine, 1 Gold`"""
    units: dict[str, int] = {}
    for event in events:
        good = event.facts["good"]
        units[good] = units.get(good, 0) + event.facts.get("units", 1)
    return ", ".join(amount(position, good, count) for good, count in units.items())


def is_part_of_flight(event: Event) -> bool:
    """The line of the flight mentions the Engineer or the Teleport that brought it about."""
    return event.facts.get("officer") == "engineer" or (event.name == "played" and event.facts["boost"] == "teleport")


def starting_dice(position: Position, dice: list[Event]) -> str:
    """The dice of the exchange as the game begins, round the ring and in the centre."""
    *ring, centre = [f"{good_name(position, die.facts['good'])} {die.facts['shows']}" for die in dice]
    return f"Exchange dice: {', '.join(ring)}; {centre} in the centre."


def sentence(position: Position, event: Event) -> str:
    facts: dict[str, Any] = {**facts_in_words(position, event.facts), "who": seat_name(event.seat)}
    match event.name:
        case "bought":
            card = position.words["card"].index(event.facts["card"])
            points = int(position.content.record.vp[card])
            facts["points"] = f" ({points} VP)" if points else ""
        case "uncovered":
            tile = position.words["tile"].index(event.facts["tile"])
            facts["need"] = need_of(position, tile)
            facts["reward"] = position.content.record.reward[tile]
        case "resolved":
            tile = position.words["tile"].index(event.facts["tile"])
            facts["need"] = need_of(position, tile)
            facts["short"] = " (all the bank had left)" if facts["gold"] < position.content.record.reward[tile] else ""
        case "converted":
            facts["given"] = RATES[event.facts["rate"]]
        case "die":
            return DICE[event.facts["how"]].format(**facts)
        case "played" if event.facts["boost"] in LASTING:
            return LASTING[event.facts["boost"]].format(**facts)
        case "moved" if event.facts["source"] in FLIGHTS:
            return FLIGHTS[event.facts["source"]].format(**facts)
        case "won" if facts["shared"]:
            return "{who} shares the win with {points} points.".format(**facts)
        case "over":
            facts["how"] = VERDICTS[event.facts["outcome"]]
    return STORY[event.name].format(**facts)


RATES = {"gem": "a gemstone", "gems": "2 gemstones", "scrap": "3 Scrap"}
VERDICTS = {"stored": "All gold is stored", "stopped": "Round 60 is over"}
DICE = {
    "stepped": "{who} moves the {good} die to {shows}.",
    "set": "{who} sets the {good} die to {shows}.",
    "rolled": "The {good} die shows {shows}.",
    "reset": "The {good} die goes back to 1: the Hacker's effect is over.",
}
FLIGHTS = {
    "engineer": "{who} calls the Engineer and flies from {from} to {place}.",
    "teleport": "{who} plays Teleport: from {from} to {place}.",
}
LASTING = {
    "freeze": "{who} plays Freeze: until {who}'s next turn, the others may only mine, salvage and trade.",
    "consignment": "{who} plays Consignment and can carry 12 units until they next unload.",
}
STORY = {
    "turn": "{who}'s turn (round {round}).",
    "declared": "{who} declares a Shapeshifter: {role}.",
    "moved": "{who} moves from {from} to {place}.",
    "displaced": "{who} drives {whom} from {place} into space.",
    "fee": "{who}, Port Captain, takes 1 {good} from {whom}.",
    "loaded": "{who} loads {units}.",
    "unloaded": "{who} stores {units}.",
    "mined": "{who} mines {units}.",
    "salvaged": "{who} salvages {units}.",
    "traded": "{who} trades {paid} {good} for {got} {for}.",
    "switched": "{who} swaps the {good} die and the {with} die.",
    "resolved": "{who} delivers {need}: +{gold} Gold aboard{short}, {points} VP.",
    "uncovered": "Next {pile} mission: {need}, for {reward} Gold.",
    "paid": "{who} pays {units}.",
    "bought": "{who} buys {card}{points}.",
    "turned_up": "{card} enters the market.",
    "used": "{who} calls the {officer}.",
    "played": "{who} plays {boost}.",
    "gave": "{who} gives 1 {good} to {whom}.",
    "got": "{who} takes 1 {good} from {whom}.",
    "converted": "{who} turns {given} into 1 {good}.",
    "found": "{who} stores 1 {good} from the bank.",
    "dropped": "{who} drops {units} into space.",
    "all_stored": "The last gold is stored.",
    "over": "{how}. The game is over.",
    "starting_gold": "{who} starts with {gold} Gold.",
    "monger": "{who} sends the Space Monger to {whom}.",
    "swapped": "{who} takes 1 {good} from {whom} for 1 {for}.",
    "won": "{who} wins with {points} points.",
}
