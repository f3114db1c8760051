"""The log of Star Traders: what happened, in sentences. Never compiled."""

from collections.abc import Callable
from typing import Any

from longhaul.core.events import Event
from longhaul.core.position import Position
from longhaul.core.text import counted, plural, seat_name, signed, with_article
from longhaul.games.star_traders.components import SEATS, SLOTS
from longhaul.games.star_traders.messages.names import facts_in_words, members, ship_name

Facts = dict[str, Any]


def narrate(position: Position, events: list[Event]) -> list[str]:
    """A sentence for each event that matters; the trading ship and swapped cargo become part of the next."""
    lines, context = list[str](), dict[str, Any]()
    for number, event in enumerate(events):
        if event.name == "trader":
            context = facts_in_words(position, event.facts)
        elif event.name == "swapped":
            lines += narrate_swap(position, event, events[number + 1].facts)  # the next event lists the cargo
        elif event.name == "lost":
            lines.append(narrate_lost(position, event.facts))
        elif event.name == "ordered":
            lines.append(narrate_order(position, event))
        else:
            lines.append(sentence(position, event, context))
            context = {}
    return [line for line in lines if line]


def sentence(position: Position, event: Event, context: Facts) -> str:
    facts = {**context, **facts_in_words(position, event.facts), "who": seat_name(event.seat)}
    line = STORY[event.name]
    return line.format(**facts) if isinstance(line, str) else line(facts)


# Several facts in a line ------------------------------------------------------------------------
def narrate_swap(position: Position, event: Event, cargo: Facts) -> list[str]:
    """What each of two ships got from the other."""
    facts, lines = facts_in_words(position, event.facts), []
    given = [f"{units} {good}" for good, units in cargo.items() if units > 0]
    fetched = [f"{-units} {good}" for good, units in cargo.items() if units < 0]
    given += members(position, "post", facts["given_bits"])
    fetched += members(position, "post", facts["fetched_bits"])
    who, ship, friend = seat_name(event.seat), facts["ship"], facts["friend"]
    if given:
        lines.append(f"{who}'s {ship} gives to the {friend}: {', '.join(given)}.")
    if fetched:
        lines.append(f"{who}'s {ship} gets from the {friend}: {', '.join(fetched)}.")
    return lines


def narrate_lost(position: Position, facts: Facts) -> str:
    """What a ship that leaves play takes with it."""
    lost = members(position, "post", facts["crew_bits"]) + members(position, "upgrade", facts["upgrade_bits"])
    lost += [plural(facts[key], noun) for key, noun in (("steps", "step"), ("units", "unit")) if facts[key]]
    return f"Lost with it: {', '.join(lost)}."


def narrate_order(position: Position, event: Event) -> str:
    slots = [event.facts[key] for key in ("first", "second", "third") if event.facts[key]]
    names = ", ".join(ship_name(position, SLOTS * event.seat + slot - 1) for slot in slots)
    return f"{seat_name(event.seat)} sets ship order: {names}."


def narrate_dismissed(f: Facts) -> str:
    if f["reason"] == "dismissed":
        return f"{f['who']} dismisses the {f['ship']}."
    return f"{f['who']}'s {f['ship']} leaves the fleet: its upkeep was not paid."


def narrate_discarded(f: Facts) -> str:
    tokens = plural(f["tokens"], "token")
    return f"{f['who']} loses {tokens} with the flagship." if f["with_flagship"] else f"{f['who']} discards {tokens}."


def narrate_over(f: Facts) -> str:
    names = [seat_name(seat) for seat in range(SEATS) if f["winner_bits"] >> seat & 1]
    won = " and ".join([*([", ".join(names[:-1])] if names[1:] else []), names[-1]])
    verb = "share the win" if names[1:] else "wins"
    return f"{VERDICTS[f['outcome']]} {won} {verb} at level {f['level']}."


def narrate_purchase(f: Facts) -> str:
    former = f" from {seat_name(f['former'] - 1)}" if f["former"] else ""
    return f"{f['who']} buys {f['sector']}{former} for {f['cost']} cr (+{plural(f['levels'], 'level')})."


def narrate_taken(f: Facts) -> str:
    if f["former"]:
        return f"The blockade succeeds: {f['sector']} is neutral, {seat_name(f['former'] - 1)} loses it."
    return f"The blockade succeeds: {f['who']} takes {f['sector']} (+{plural(f['levels'], 'level')})."


def narrate_roll(f: Facts) -> str:
    total = f["roll"] + f["bonus"]
    mark = "≥" if total >= f["target"] else "<"
    roll = f"{f['roll']} {signed(f['bonus'])} = {total} {mark} {f['target']}"
    return f"{f['who']}'s {f['ship']} rolls {roll} for the blockade."


def narrate_dice(f: Facts) -> str:
    attack, defence = f["attack"] + f["attack_bonus"], f["defence"] + f["defence_bonus"]
    mark = ">" if attack > defence else "<" if attack < defence else "="
    again = " A tie: roll again." if mark == "=" else ""
    left = f"{f['attack']} {signed(f['attack_bonus'])} = {attack}"
    return f"Attack {left} {mark} {defence} = {f['defence']} {signed(f['defence_bonus'])}, defence.{again}"


def narrate_salvage(f: Facts) -> str:
    if f["units"] == 0:
        return f"Salvage fails: {f['roll']} is more than the wreck held."
    return f"{f['who']}'s {f['ship']} salvages {plural(f['units'], 'unit')} from the wreck."


def narrate_market(f: Facts) -> str:
    return f"Market: {f['good']} {signed(f['change'])}, now {f['price']}."


def narrate_manipulated(f: Facts) -> str:
    return f"{f['who']} pushes {f['good']} {'down' if f['down'] else 'up'} by {f['roll']}: now {f['price']}."


def narrate_loaded(f: Facts) -> str:
    return f"{f['who']}'s {f['ship']} loads {f['units']} {f['good']} from the factories."


def narrate_hit(f: Facts) -> str:
    absorbed = f", {f['absorbed']} absorbed" if f["absorbed"] else ""
    return f"A hit for {f['damage']}{absorbed}; integrity {f['left']}."


def narrate_bought_toll(f: Facts) -> str:
    former = seat_name(f["former"] - 1)
    return f"{f['who']} buys a toll station in {f['region']} from {former} for {f['cost']} cr."


VERDICTS = {
    "level": "The victory level is reached: the game is over.",
    "rounds": "The last round has been played: the game is over.",
}
STORY: dict[str, str | Callable[[Facts], str]] = {
    "first": "{who} goes first.",
    "laid": lambda f: f"{f['who']} places {f['face']} as region {f['number']}, rotated by {60 * int(f['turns'])}°.",
    "planet": "{planet} appears in {tile}.",
    "outpost": "An outpost appears in {tile}.",
    "based": "{who}'s flagship starts on {sector}.",
    "prices": "Starting prices: red {red}, blue {blue}, yellow {yellow}.",
    "round": "Round {round}.",
    "tokens": lambda f: f"{f['who']} takes {counted(f['gained'], 'token')} (now {f['tokens']}).",
    "income": "{who} takes {gained} cr income (now {credits} cr).",
    "exchanged": "{who} turns in a token for {gained} cr.",
    "upkeep": "{who} pays {paid} cr upkeep for the {ship} ({credits} cr left).",
    "upkeep_station": (
        "{who} pays {paid} cr upkeep for the station between {sector} and {other_end} ({credits} cr left)."
    ),
    "upkeep_factory": "{who} pays {paid} cr upkeep for the factory on {sector} ({credits} cr left).",
    "dismissed": narrate_dismissed,
    "station_lost": "{who} loses the toll station between {sector} and {other_end}: its upkeep was not paid.",
    "factory_lost": "{who} loses a factory on {sector}: its upkeep was not paid.",
    "manipulated": narrate_manipulated,
    "market": narrate_market,
    "moved": "",  # one line for the whole journey
    "journey": "{who}'s {ship} travels from {start} to {sector}.",
    "toll": lambda f: f"{f['who']}'s {f['ship']} pays {f['fee']} cr toll to {seat_name(f['owner'])}.",
    "revealed": "{who} reveals {face} as region {number}.",
    "crew_used": "{who}'s {ship} uses the {post}.",
    "bought": "{who}'s {ship} buys {units} {good} at {unit_price} cr; the market rises to {price}.",
    "sold": "{who}'s {ship} sells {units} {good} at {unit_price} cr; the market falls to {price}.",
    "repaired": "{who}'s {ship} repairs {units} hull ({cost} cr).",
    "reinforced": "{who}'s {ship} adds {units} reinforcement ({cost} cr).",
    "loaded": narrate_loaded,
    "spilled": "{who} returns 1 {good} to the supply from {sector}.",
    "fitted": "{who}'s {ship} fits {upgrade}, level {level} ({cost} cr).",
    "mended": "{who}'s {ship} restores {upgrade} ({cost} cr).",
    "unfitted": "{who} sells {upgrade} from the {ship} for {gained} cr.",
    "improved": "{who}'s {ship}: {stat} is now {value} ({cost} cr).",
    "drew_ship": lambda f: f"{f['who']}'s {f['ship']} draws {with_article(f['drawn'])}.",
    "drew_crew": lambda f: f"{f['who']}'s {f['ship']} draws {with_article(f['post'])}.",
    "hired": "{who} hires the {ship} for {cost} cr.",
    "engaged": lambda f: f"{f['who']}'s {f['ship']} hires {with_article(f['post'])} for {f['cost']} cr.",
    "purchased": narrate_purchase,
    "declared": "{who}'s {ship} declares a blockade of {sector}.",
    "markers": (
        "{who} spends tokens before {ship_owner}'s {ship} rolls at {sector}: support {support}, hindrance {hinder}."
    ),
    "blockade_roll": narrate_roll,
    "taken": narrate_taken,
    "lifted": "{who}'s blockade of {sector} ends.",
    "pressed": "{who}'s blockade of {sector} tightens: support {support}.",
    "eased": "{who}'s blockade of {sector} is threatened: support {support}.",
    "attacked": lambda f: f"{f['who']}'s {f['ship']} attacks {f['foe_owner']}'s {f['foe']}.",
    "dice": narrate_dice,
    "missed": "It misses.",
    "hit": narrate_hit,
    "disabled": "{who}'s {foe} is disabled.",
    "shot_out": "{who}'s {foe}: {upgrade} is shot out.",
    "destroyed": "{who}'s {foe} is destroyed!",
    "salvaged": narrate_salvage,
    "returned": "{who}'s flagship returns to {sector} for {fee} cr.",
    "built_toll": "{who} builds a toll station between {sector} and {other_end} for {cost} cr.",
    "raised_toll": "{who} raises a toll station in {region} to {markers} for {cost} cr.",
    "bought_toll": narrate_bought_toll,
    "built_factory": "{who} builds a factory on {sector} for {cost} cr.",
    "produced": "{who} makes 1 {good} on {sector}.",
    "bid": lambda f: f"{f['who']} bids a token on {seat_name(f['on'])} (now {f['tokens']}).",
    "bid_roll": "{who} rolls {roll} to go first.",
    "leader": "{who} is first player from the next round.",
    "level": "{who} is now at level {level}.",
    "discarded": narrate_discarded,
    "over": narrate_over,
    "met": "",  # the swap is logged when it is done
    "swapped_cargo": "",
}
