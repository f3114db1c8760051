"""Dice Traders in words: labels, prompts, the log, and the view of a seat. Never compiled."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

from longhaul.core.events import Event
from longhaul.core.position import Position
from longhaul.core.rulebook import Speech
from longhaul.games.dice_traders.reasons import reason
from longhaul.games.dice_traders.roll import dice_of
from longhaul.games.dice_traders.state import ACTIONS, DICE, GOODS, ROLLS, Phase
from longhaul.games.dice_traders.trade import bay_price
from longhaul.games.dice_traders.travel import days_left, follow_days, next_seat, travel_days
from longhaul.games.dice_traders.wording import plural, price_here, title


def dice_shown(position: Position) -> list[str]:
    """The goods on the planet's dice, as titles."""
    s = position.state
    return [title(position, s.dice[die]) for die in range(dice_of(int(s.planet_size)))]


def lots(position: Position, seat: int) -> list[dict[str, Any]]:
    """What a ship carries: good, price paid, units."""
    if not position.state.load[seat]:
        return []
    prices, goods = position.content.record.price.tolist(), position.content.words["good"]
    return [
        {"good": goods[good], "paid": prices[paid], "units": units}
        for good, row in enumerate(position.state.hold[seat].tolist())
        for paid, units in enumerate(row)
        if units
    ]


MASKS = [[die for die in range(DICE) if mask + 1 >> die & 1] for mask in range(2**DICE - 1)]
REROLLS = ["stop rolling", "reroll the other", *(f"reroll {rest}" for rest in range(2, DICE))]


# Labels ---------------------------------------------------------------------------------------
def label(position: Position, action: int) -> str:
    verb, arguments = ACTIONS.parts(action)
    return LABELS[verb](position, *arguments)


def label_retire(position: Position) -> str:
    return f"Retire: give up the {plural(int(days_left(position.state)), 'day')} left"


def label_explore(position: Position, size: int) -> str:
    days, dice = plural(int(travel_days(size)), "day"), int(dice_of(size))
    return f"Explore a {position.content.words['size'][size].title()} planet: {days}, {dice} dice"


def label_follow(position: Position) -> str:
    s = position.state
    size = position.content.words["size"][int(s.planet_size)].title()
    goods = ", ".join(dice_shown(position))
    days = plural(int(follow_days(s)), "day")
    return f"Follow {seat_name(int(s.visitor))} to the {size} planet: {days} ({goods})"


def label_lock(position: Position, mask: int) -> str:
    s, titles = position.state, position.content.titles["good"]
    dice = s.dice.tolist()
    kept = ", ".join([titles[dice[die]] for die in MASKS[mask]])
    return f"Keep {kept}; {REROLLS[DICE - (s.locked | mask + 1).bit_count()]}"


def label_done(position: Position) -> str:
    s = position.state
    if s.phase == Phase.SELL:
        return "Close the sale" if s.sold else "Sell nothing"
    if s.phase == Phase.EXPAND:
        return "Leave the cargo bay as it is"
    return "End the turn" if s.bought else "Buy nothing and end the turn"


def label_sell(position: Position) -> str:
    worth = [sale_terms(position, lot) for lot in lots(position, int(position.state.seat))]
    return f"Sell the whole cargo for 1 day: {'; '.join(worth)}" if worth else "Sell the whole cargo"


def sale_terms(position: Position, lot: dict[str, Any]) -> str:
    good = position.content.words["good"].index(lot["good"])
    price = price_here(position, good)
    name = title(position, good)
    if price is None:
        return f"{lot['units']} {name}, illegal here: {2 * lot['paid'] * lot['units']} cr or nothing (police 1 in 3)"
    return f"{lot['units']} {name} at {price} = {price * lot['units']} cr"


def label_offer(position: Position, good: int, paid: int) -> str:
    price, cost = price_here(position, good), int(position.content.record.price[paid])
    terms = f"{price} cr" if price else f"illegal here, {2 * cost} cr or nothing (police 1 in 3)"
    return f"Offer 1 {title(position, good)} (paid {cost}): {terms}"


def label_buy(position: Position, good: int) -> str:
    s = position.state
    left, price = int(s.stock[good]) - int(s.taken[good]), price_here(position, good)
    day = "" if s.bought else "; buying takes 1 day"
    terms = f" for {price} cr ({left} left{day})" if price else ""
    return f"Buy 1 {title(position, good)}{terms}"


def label_expand(position: Position) -> str:
    s = position.state
    room = int(s.room[s.seat])
    return f"Enlarge the cargo bay from {room} to {room + 1} for {bay_price(s)} cr and 1 day"


LABELS: dict[str, Callable[..., str]] = {
    "retire": label_retire,
    "explore": label_explore,
    "follow": label_follow,
    "lock": label_lock,
    "done": label_done,
    "sell": label_sell,
    "offer": label_offer,
    "buy": label_buy,
    "expand": label_expand,
}


# The log --------------------------------------------------------------------------------------
def seat_name(seat: int) -> str:
    return f"Seat {seat + 1}"


def narrate(position: Position, events: list[Event]) -> list[str]:
    """A sentence per event; the dice of one throw, or of one lock, share theirs."""
    lines = []
    for name, run in groupby(events, key=lambda event: event.name):
        told = list(run)
        if name in ("rolled", "locked"):
            goods = ", ".join(title(position, event.facts["good"]) for event in told)
            lines.append(f"{seat_name(told[0].seat)} {'rolls' if name == 'rolled' else 'keeps'} {goods}.")
        else:
            lines += [sentence(position, event) for event in told]
    return lines


def sentence(position: Position, event: Event) -> str:
    facts = dict(event.facts, who=seat_name(event.seat))
    if "good" in facts:
        facts["good"] = title(position, facts["good"])
    if "days" in facts:
        facts["days"] = plural(facts["days"], "day")
    if "size" in facts:
        facts["size"] = facts["size"].title()
    match event.name:
        case "followed":
            facts["whom"] = seat_name(facts["whom"])
        case "smuggled" | "seized":
            facts["units"] = plural(facts["units"], "unit")
        case "settled":
            facts["offer"] = "; ".join(on_offer(position))
        case "police":
            facts["shows"] = "the police" if facts["caught"] else "a blank: no one looks"
    return STORY[event.name].format(**facts)


def on_offer(position: Position) -> list[str]:
    """The planet's market: `2 Ore at 8`, dearest last."""
    stock = position.state.stock
    goods = sorted((good for good in range(GOODS) if stock[good]), key=lambda good: -int(stock[good]))
    return [f"{stock[good]} {title(position, good)} at {price_here(position, good)}" for good in goods]


STORY = {
    "turn": "{who} to play, on day {day}.",
    "explored": "{who} explores a {size} planet ({days}).",
    "followed": "{who} follows {whom} to the {size} planet ({days}).",
    "settled": "The {size} planet trades {offer}.",
    "sold": "{who} sells {units} {good} at {price}: +{gain} cr.",
    "offered": "{who} offers {units} {good} under the counter.",
    "police": "The police die shows {shows}.",
    "smuggled": "{who} smuggles {units}: +{gain} cr.",
    "seized": "The police take {units} from {who}.",
    "expanded": "{who} enlarges the bay to {room} for {cost} cr.",
    "bought": "{who} buys 1 {good} for {price} cr.",
    "retired": "{who} retires, giving up {days}.",
    "over": "The game is over.",
}


# Prompts --------------------------------------------------------------------------
def prompt(position: Position) -> str:
    s = position.state
    purse = f"{s.credits[s.seat]} cr, {plural(int(days_left(s)), 'day')} left"
    match position.phase:
        case "travel":
            return f"Travel: where to? ({purse})"
        case "lock":
            left = plural(ROLLS - int(s.rolls), "roll")
            return f"Roll {s.rolls} of {ROLLS}: keep at least one die ({left} left)"
        case "sell":
            return f"Sell: 1 day for all you sell ({purse})"
        case "expand":
            return f"Cargo bay: room for {s.room[s.seat]} ({purse})"
        case "buy":
            return f"Buy: {s.room[s.seat] - s.load[s.seat]} free holds ({purse})"
    return "The game is over."


# The view -------------------------------------------------------------------------------------
def view(position: Position, seat: int) -> dict[str, Any]:
    """Everything but the generator is public (DT-REC-03), so every seat sees the same table."""
    s = position.state
    return {
        "day_limit": s.limit,
        "next": next_seat(s),  # if the turn ended now
        "planet": view_planet(position) if s.planet else None,
        "prices": position.content.record.price.tolist(),
        "turn_so_far": {
            "sold": bool(s.sold),
            "expanded": bool(s.expanded),
            "bought": s.bought,
            "contraband": s.contraband,
            "payoff": s.payoff,
            "worth": worth_here(position),
        },
        "players": view_players(position),
    }


def view_planet(position: Position) -> dict[str, Any]:
    s, words = position.state, position.content.words
    count, locked = dice_of(s.planet_size), s.locked
    return {
        "number": s.planet,
        "size": words["size"][s.planet_size],
        "visitor": s.visitor,
        "follow_days": follow_days(s),
        "dice": [words["good"][good] for good in s.dice.tolist()[:count]],
        "locked": [bool(locked >> die & 1) for die in range(count)],
        "rolls": s.rolls,
        "rolls_left": ROLLS - s.rolls,
        "stock": dict(zip(words["good"], s.stock.tolist(), strict=True)),
        "taken": dict(zip(words["good"], s.taken.tolist(), strict=True)),
    }


def worth_here(position: Position) -> list[int]:
    """What a unit of each lot of the player to move brings on this planet, unless the police take it (DT-ILL-04)."""
    s = position.state
    if s.phase == Phase.LOCK or not s.load[s.seat]:  # nothing has a price before the dice lie
        return []
    prices, stock = position.content.record.price.tolist(), s.stock.tolist()
    return [
        prices[stock[good] - 1] if stock[good] else 2 * prices[paid]
        for good, row in enumerate(s.hold[s.seat].tolist())
        for paid, units in enumerate(row)
        if units
    ]


def view_players(position: Position) -> list[dict[str, Any]]:
    s = position.state
    figures = zip(s.credits.tolist(), s.days.tolist(), s.turns.tolist(), s.retired.tolist(), s.room.tolist())
    return [
        {
            "credits": money,
            "days": days,
            "turns": turns,
            "retired": bool(retired),
            "room": room,
            "cargo": lots(position, seat),
        }
        for seat, (money, days, turns, retired, room) in zip(range(position.seats), figures)
    ]


SPEECH = Speech(label, narrate, prompt, reason, view)
