"""The log of Star Traders: what happened, in sentences. Never compiled."""

from collections.abc import Callable
from typing import Any

from longhaul.core.events import Event
from longhaul.core.position import Position
from longhaul.games.star_traders.wording import in_words, plural, seat_name, signed

Facts = dict[str, Any]


def narrate(position: Position, events: list[Event]) -> list[str]:
    """A sentence for each event; a way of several sectors is told by its steps."""
    lines = [sentence(position, event) for event in events]
    return [line for line in lines if line]


def sentence(position: Position, event: Event) -> str:
    facts = {**in_words(position, event.facts), "who": seat_name(event.seat)}
    line = STORY[event.name]
    return line.format(**facts) if isinstance(line, str) else line(facts)


def tell_purchase(f: Facts) -> str:
    former = f" from {seat_name(f['former'] - 1)}" if f["former"] else ""
    return f"{f['who']} buys {f['sector']}{former} for {f['cost']} cr: {plural(f['levels'], 'level')}."


def tell_taken(f: Facts) -> str:
    if f["former"]:
        return f"The blockade succeeds: {f['sector']} is neutral, {seat_name(f['former'] - 1)} loses it."
    return f"The blockade succeeds: {f['sector']} is {f['who']}'s, {plural(f['levels'], 'level')}."


def tell_roll(f: Facts) -> str:
    total = f["roll"] + f["bonus"]
    mark = "≥" if total >= f["target"] else "<"
    return f"{f['who']} rolls {f['roll']} {signed(f['bonus'])} = {total} {mark} {f['target']} for the blockade."


def tell_dice(f: Facts) -> str:
    attack, defence = f["attack"] + f["attack_bonus"], f["defence"] + f["defence_bonus"]
    mark = ">" if attack > defence else "<" if attack < defence else "="
    again = " Again." if mark == "=" else ""
    left = f"{f['attack']} {signed(f['attack_bonus'])} = {attack}"
    return f"Attack {left} {mark} {defence} = {f['defence']} {signed(f['defence_bonus'])}, defence.{again}"


def tell_salvage(f: Facts) -> str:
    if f["units"] == 0:
        return f"Salvage: {f['roll']} is more than the wreck held; nothing."
    return f"{f['who']} salvages {plural(f['units'], 'unit')} from the wreck."


def tell_market(f: Facts) -> str:
    return f"Market: {f['good']} {signed(f['change'])}, now {f['price']}."


def tell_manipulated(f: Facts) -> str:
    return f"{f['who']} pushes {f['good']} {'down' if f['down'] else 'up'} by {f['roll']}: now {f['price']}."


def tell_loaded(f: Facts) -> str:
    if f["units"] < 0:
        return f"{f['who']} returns 1 {f['good']} to the supply."
    return f"{f['who']} loads {f['units']} {f['good']} from the factories."


def tell_hit(f: Facts) -> str:
    absorbed = f", {f['absorbed']} absorbed" if f["absorbed"] else ""
    return f"A hit for {f['damage']}{absorbed}; integrity {f['left']}."


def tell_bought_toll(f: Facts) -> str:
    former = seat_name(f["former"] - 1)
    return f"{f['who']} buys a toll station in {f['region']} from {former} for {f['cost']} cr."


VERDICTS = {
    "level": "The victory level is reached: the game is over.",
    "rounds": "The last round has been played: the highest level wins.",
}
STORY: dict[str, str | Callable[[Facts], str]] = {
    "first": "{who} is first player.",
    "laid": "{who} lays {face}, turned by {turns}, as region {region}.",
    "planet": "{planet} lies in {sector}.",
    "outpost": "An outpost lies in {sector}.",
    "based": "{who}'s flagship starts on {sector}.",
    "prices": "Prices begin at red {red}, blue {blue}, yellow {yellow}.",
    "round": "Round {round}.",
    "tokens": lambda f: f"{f['who']} takes {plural(f['gained'], 'token')}: {f['tokens']}.",
    "income": "{who} takes {gained} cr of income: {credits} cr.",
    "exchanged": "{who} turns in a token for {gained} cr.",
    "upkeep": "{who} pays {paid} cr of upkeep: {credits} cr left.",
    "dismissed": "{who}'s {design} leaves the fleet.",
    "station_lost": "{who} loses a toll station in {region}: its upkeep is not paid.",
    "factory_lost": "{who} loses a factory on {sector}: its upkeep is not paid.",
    "manipulated": tell_manipulated,
    "market": tell_market,
    "moved": "{who}'s {design} moves to {sector}.",
    "toll": lambda f: f"{f['who']} pays {f['fee']} cr of toll to {seat_name(f['owner'])}.",
    "revealed": "{who} turns up {face} as {region}.",
    "crew_used": "{who}'s {design}: the {post} serves.",
    "bought": "{who} buys {units} {good} at {unit_price} cr; the market rises to {price}.",
    "sold": "{who} sells {units} {good} at {unit_price} cr; the market falls to {price}.",
    "repaired": "{who}'s {design}: {units} of hull repaired ({cost} cr).",
    "reinforced": "{who}'s {design}: {units} of reinforcement ({cost} cr).",
    "loaded": tell_loaded,
    "fitted": "{who} fits {upgrade}, level {level} ({cost} cr).",
    "unfitted": "{who} sells {upgrade} for {gained} cr.",
    "improved": "{who} improves {stat} to {value} ({cost} cr).",
    "drew_ship": "{who} draws a {design}.",
    "drew_crew": "{who} draws: {post}.",
    "hired": "{who} hires a {design} for {cost} cr.",
    "engaged": "{who} hires: {post}, for {cost} cr.",
    "purchased": tell_purchase,
    "declared": "{who} declares a blockade of {sector}.",
    "markers": "{who} spends influence at {sector}: support {support}, hindrance {hinder}.",
    "blockade_roll": tell_roll,
    "taken": tell_taken,
    "lifted": "{who}'s blockade of {sector} ends.",
    "pressed": "{who}'s blockade of {sector} tightens: support {support}.",
    "eased": "{who}'s blockade of {sector} is threatened: support {support}.",
    "attacked": lambda f: f"{f['who']}'s {f['design']} attacks {seat_name(f['victim'])}'s {f['prey']}.",
    "dice": tell_dice,
    "missed": "It misses.",
    "hit": tell_hit,
    "disabled": "{who}'s {prey} is disabled.",
    "shot_out": "{who}'s {upgrade} is shot out of use.",
    "destroyed": "{who}'s {prey} is destroyed!",
    "salvaged": tell_salvage,
    "returned": "{who}'s flagship returns at {sector} for {fee} cr.",
    "built_toll": "{who} builds a toll station between {sector} and {other_end} for {cost} cr.",
    "raised_toll": "{who} raises a toll station in {region} to {markers} for {cost} cr.",
    "bought_toll": tell_bought_toll,
    "built_factory": "{who} builds a factory on {sector} for {cost} cr.",
    "produced": "{who} makes 1 {good} on {sector}.",
    "ordered": lambda f: f"{f['who']} gives the ships the numbers {numbers(f)}.",
    "bid": lambda f: f"{f['who']} bids a token on {seat_name(f['on'])}: {f['tokens']}.",
    "bid_roll": "{who} rolls {roll} for the first place.",
    "leader": "{who} is first player from the next round.",
    "level": "{who} is at level {level}.",
    "discarded": lambda f: f"{f['who']} discards {plural(f['tokens'], 'token')}.",
    "over": lambda f: VERDICTS[f["outcome"]],
    "met": "{who}'s ships exchange cargo and crew.",
}


def numbers(facts: Facts) -> str:
    return ", ".join(str(facts[key]) for key in ("first", "second", "third") if facts[key])
