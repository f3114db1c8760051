"""The log of Free Trader: a sentence per event, a fight card by card with its sums. Never compiled."""

from collections.abc import Callable
from typing import Any

from longhaul.core.events import Event
from longhaul.core.position import Position
from longhaul.core.text import plural
from longhaul.games.free_trader.messages.names import card_name, cargo_name, module_name, planet_name, summand
from longhaul.games.free_trader.rules.calendar import payment_due
from longhaul.games.free_trader.rules.police import scrap_value
from longhaul.games.free_trader.state import KEEP

Facts = dict[str, Any]
SUMS = ("defence", "killed", "survived")
SUMMANDS = {"attack": "its_attack", "counter": "our_attack", "resisted": "its_defence"}  # part of a later sentence


def narrate(position: Position, events: list[Event]) -> list[str]:
    """A sentence for each event that deserves one; the parts of a sum share a sentence."""
    lines, parts = list[str](), Facts()
    for event in events:
        if event.name in SUMMANDS:
            parts[SUMMANDS[event.name]] = event.facts
            continue
        line = STORY[event.name](position, {**event.facts, **parts})
        if event.name in SUMS:
            parts = Facts()
        if line:
            lines.append(line)
    return lines


# Sums -----------------------------------------------------------------------------------------
def enemy_sum(parts: Facts) -> str:
    """`2 + 1 month + 1 booty + 3 (card)`, without the terms that are 0."""
    month = f" + {parts['month']} month" if parts["month"] else ""
    booty = f" + {parts['booty']} booty" if parts["booty"] else ""
    return f"{parts['base']}{month}{booty} {summand(parts['modifier'])} (card)"


def ship_sum(parts: Facts) -> str:
    return f"{parts['level']} {summand(parts['modifier'])} (card)"


def narrate_defence(position: Position, facts: Facts) -> str:
    enemy, ship = enemy_sum(facts["its_attack"]), ship_sum(facts)
    mark = ">" if facts["attack"] > facts["defence"] else "≤"
    return f"Its attack {enemy} = {facts['attack']} {mark} {facts['defence']} = {ship}, your Defenses."


def narrate_counter(position: Position, facts: Facts) -> str:
    ship, enemy = ship_sum(facts["our_attack"]), enemy_sum(facts["its_defence"])
    mark = ">" if facts["attack"] > facts["defence"] else "≤"
    outcome = "It is destroyed!" if mark == ">" else "It survives."
    return f"Your Weapons {ship} = {facts['attack']} {mark} {facts['defence']} = {enemy}, its defence. {outcome}"


# Sentences that vary -----------------------------------------------------------------------------
def narrate_drawn(position: Position, facts: Facts) -> str:
    return f"{PURPOSES[facts['purpose']]}: {card_name(position, facts['card'])}."


def narrate_jump(position: Position, facts: Facts) -> str:
    kind = "An emergency jump" if facts["emergency"] else "The ship jumps"
    return f"{kind} to {planet_name(position, facts['planet'])} (1 V, {facts['money']} V left)."


def narrate_enemy(position: Position, facts: Facts) -> str:
    booty = f", lured by booty (+{facts['booty']})" if facts["booty"] else ""
    kind = facts["kind"].title()
    return f"{kind} {facts['strength']}: {card_name(position, facts['card'])} attacks{booty}."


def narrate_sold(position: Position, facts: Facts) -> str:
    sale = f"You sell {cargo_name(position, facts['cargo'])} for {facts['price']} V: {facts['money']} V now."
    return sale + tank_full(facts)


def tank_full(facts: Facts) -> str:
    """What was lost above the ceiling."""
    return f" Tank full: {facts['forfeited']} V wasted." if facts["forfeited"] else ""


def narrate_searched(position: Position, facts: Facts) -> str:
    if not facts["success"]:
        return "The wreck holds nothing useful."
    return "" if facts["room"] else "There is cargo in the wreck, but no space for it."


def narrate_lost(position: Position, facts: Facts) -> str:
    return f"{cargo_name(position, facts['lost'])}: one unit is lost with its space."


def narrate_scrapped(position: Position, facts: Facts) -> str:
    left = f"{facts['left']} V of the fine left" if facts["left"] else "the fine is paid"
    if facts["change"]:
        left += f", {facts['change']} V change {'kept' if position.state.fine_change == KEEP else 'lost'}"
    return f"You sell a level of {module_name(position, facts['module'])} for {facts['gain']} V; {left}."


def narrate_confiscated(position: Position, facts: Facts) -> str:
    return f"The police confiscate {plural(facts['units'], 'unit')} of Illegals." if facts["units"] else ""


def narrate_over(position: Position, facts: Facts) -> str:
    if facts["outcome"] == "unpaid":
        s = position.state
        return f"{payment_due(s)} V are due, but you have {s.money} V. The game is lost."
    if facts["outcome"] == "fined":
        s = position.state
        means = int(s.money) + int(scrap_value(s))
        return (
            f"The fine is {s.fine} V; your Vectorium and all modules together bring only {means} V. The game is lost."
        )
    return VERDICTS[facts["outcome"]]


def says(text: str) -> Callable[[Position, Facts], str]:
    """A function that fills the facts into a sentence, nouns by name."""

    def line(position: Position, facts: Facts) -> str:
        named = dict(facts)
        for kind, name in NAMES.items():
            if kind in named:
                named[kind] = name(position, named[kind])
        return text.format(**named)

    return line


NAMES: dict[str, Callable[[Position, Any], str]] = {
    "planet": planet_name,
    "card": card_name,
    "cargo": cargo_name,
    "module": module_name,
}
PURPOSES = {
    "buy": "A card sets the prices",
    "event": "Event",
    "attack": "The enemy fires",
    "counter": "You fire",
    "fine": "Fine",
    "check": "Jump check",
    "extra": "Extra card discarded",
    "search": "Search",
}
VERDICTS = {
    "won": "All four payments are made: the ship is yours. You win!",
    "no_fuel": "There is no Vectorium left for a jump. The game is lost.",
    "no_reach": "No planet is in reach. The game is lost.",
    "destroyed": "There is nothing left to hit: the ship is destroyed. The game is lost.",
}
STORY: dict[str, Callable[[Position, Facts], str]] = {
    "home": says("The journey begins on {planet}."),
    "turn": says("Turn {turn}."),
    "redrawn": says("{planet} is out of reach and is shuffled back."),
    "explored": says("{planet} is discovered."),
    "placed": says("{planet} is placed on the map."),
    "drawn": narrate_drawn,
    "bought": says("You buy {cargo} for {price} V: {money} V left."),
    "jumped": narrate_jump,
    "checked": lambda position, facts: "Mis-Jump!" if facts["misjump"] else "The jump is safe.",
    "scattered": says("All planets but {planet} are shuffled anew."),
    "quiet": says("All is quiet."),
    "enemy": narrate_enemy,
    "defence": narrate_defence,
    "hit": says("A hit!"),
    "missed": says("It misses."),
    "damaged": says("{module} damaged: level {level}."),
    "lost": narrate_lost,
    "killed": narrate_counter,
    "survived": narrate_counter,
    "escaped": says("You break off the fight."),
    "salvaged": lambda position, facts: f"Salvage: +{facts['gain']} V, {facts['money']} V now.{tank_full(facts)}",
    "searched": narrate_searched,
    "found": says("You find {cargo} in the wreck."),
    "waved": says("The police find no Illegals and wave you on."),
    "fined": says("Illegals aboard! Law {law} × {multiplier} = a fine of {fine} V."),
    "scrapped": narrate_scrapped,
    "paid": says("Fine paid: {amount} V, {money} V left."),
    "confiscated": narrate_confiscated,
    "sold": narrate_sold,
    "upgraded": says("{module} upgraded to {level} for {cost} V: {money} V left."),
    "month": says("Month {month} ends: {due} V paid, {money} V left."),
    "reshuffled": says("Month {month} begins; enemies grow stronger."),
    "over": narrate_over,
    "dealt": says("The universe is dealt: {planets} planets with empty space between them."),
}
