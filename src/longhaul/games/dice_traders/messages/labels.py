"""Dice Traders in words: labels, prompts and the log. What is seen is in `view.py`. Never compiled."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Any

from longhaul.core.events import Event
from longhaul.core.position import Position
from longhaul.core.rulebook import Speech
from longhaul.games.dice_traders.content import SIZES
from longhaul.games.dice_traders.messages.names import counted, plural, price_here, prices_of, title
from longhaul.games.dice_traders.messages.refusals import reason
from longhaul.games.dice_traders.rules.roll import dice_of
from longhaul.games.dice_traders.rules.trade import bay_price
from longhaul.games.dice_traders.rules.travel import days_left, follow_days, travel_days
from longhaul.games.dice_traders.state import ACTIONS, DICE, LOCK, ROLLS, SEATS, Phase, State
from longhaul.games.dice_traders.view import lots, view
from longhaul.games.dice_traders.warnings import warn, warnings


def dice_shown(position: Position) -> list[str]:
    """The goods on the planet's dice, as titles."""
    s, titles = position.state, position.content.titles["good"]
    return [titles[good] for good in s.dice.tolist()[: dice_of(s.planet_size)]]


def picker(mask: int) -> Callable[[list[str]], Sequence[str]]:
    """What picks the dice that a mask names."""
    first, *others = [die for die in range(DICE) if mask >> die & 1]
    return itemgetter(first, *others) if others else itemgetter(slice(first, first + 1))


PLANETS = [f"{size.title()} planet" for size in SIZES]
EXPLORING = [
    f"Explore a {planet}: {plural(travel_days(size), 'day')}, {dice_of(size)} dice"
    for size, planet in enumerate(PLANETS)
]
FOLLOWING = [f"{planet}: {plural(follow_days(size), 'day')}" for size, planet in enumerate(PLANETS)]
REROLLS = ["; stop rolling", "; reroll the other", *(f"; reroll {rest}" for rest in range(2, DICE + 1))]  # dice left
# By what is locked: after each action that keeps dice. Its mask is one more than it says: to keep none is no action.
RESTS = [
    {LOCK + mask - 1: REROLLS[DICE - (locked | mask).bit_count()] for mask in range(1, 2**DICE)}
    for locked in range(2**DICE)
]
PICKERS = {LOCK + mask - 1: picker(mask) for mask in range(1, 2**DICE)}
market_of = State.reader("bought", "stock", "taken")
purse_of = State.reader("seat", "limit", "credits", "days")


# Labels ---------------------------------------------------------------------------------------
def label(position: Position, action: int) -> str:
    labelled, arguments = LABELLED[action]
    return labelled(position, *arguments)


def labels(position: Position, actions: Sequence[int]) -> list[str]:
    """Those of several actions; ways to keep dice are many, and the dice need be read only once for them."""
    if position.state.phase == Phase.LOCK:
        return lock_labels(position, actions)
    return [label(position, action) for action in actions]


def label_retire(position: Position) -> str:
    return f"Retire: give up the {plural(int(days_left(position.state)), 'day')} left"


def label_explore(position: Position, size: int) -> str:
    return EXPLORING[size]


def label_follow(position: Position) -> str:
    s = position.state
    return f"Follow {SEAT_NAMES[s.visitor]} to the {FOLLOWING[s.planet_size]} ({', '.join(dice_shown(position))})"


def label_lock(position: Position, mask: int) -> str:
    return lock_labels(position, [LOCK + mask])[0]


def lock_labels(position: Position, actions: Iterable[int]) -> list[str]:
    titles, rest = position.content.titles["good"], RESTS[position.state.locked]
    dice = [*map(titles.__getitem__, position.state.dice.tolist())]
    return [f"Keep {', '.join(PICKERS[action](dice))}{rest[action]}" for action in actions]


def label_done(position: Position) -> str:
    s = position.state
    if s.phase == Phase.SELL:
        return "Close the sale" if s.sold else "Sell nothing"
    if s.phase == Phase.EXPAND:
        return "Leave the cargo bay as it is"
    return "End the turn" if s.bought else "End the turn: buy nothing"


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
    bought, stock, taken = market_of(position.state)
    day = "" if bought else "; buying takes 1 day"
    price = price_here(position, good)
    terms = f" for {price} cr ({stock[good] - taken[good]} left{day})" if price else ""
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
LABELLED = [(LABELS[verb], arguments) for verb, arguments in map(ACTIONS.parts, range(ACTIONS.size))]


# The log --------------------------------------------------------------------------------------
SEAT_NAMES = [f"Seat {seat}" for seat in range(1, SEATS + 1)]


def narrate(position: Position, events: list[Event]) -> list[str]:
    """A sentence per event; the dice of one throw, or of one lock, share theirs."""
    lines = []
    for name, run in groupby(events, key=NAME):
        if name in TOGETHER:
            lines.append(dice_story(position, list(run), TOGETHER[name]))
        else:
            lines += [STORY[name](position, SEAT_NAMES[event.seat], event.facts) for event in run]
    return [*filter(None, lines)]


def dice_story(position: Position, events: list[Event], verb: str) -> str:
    goods = counted(position, tuple([event.facts["good"] for event in events]))
    return f"{SEAT_NAMES[events[0].seat]} {verb} {goods}."


def on_offer(position: Position) -> list[str]:
    """The planet's market: `2 Ore at 8`, dearest last."""
    titles, prices = position.content.titles["good"], prices_of(position)
    stock = sorted(enumerate(position.state.stock.tolist()), key=itemgetter(1), reverse=True)
    return [f"{units} {titles[good]} at {prices[units - 1]}" for good, units in stock if units]


Facts = dict[str, Any]
NAME = attrgetter("name")
TOGETHER = {"rolled": "rolls", "locked": "keeps"}  # one event per die, one sentence for all of them


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
    "turn": lambda p, who, f: f"{who} to play, on day {f['day']}.",
    "explored": lambda p, who, f: f"{who} explores a {size_of(f)} planet ({plural(f['days'], 'day')}).",
    "followed": lambda p, who, f: (
        f"{who} follows {SEAT_NAMES[f['whom']]} to the {size_of(f)} planet ({plural(f['days'], 'day')})."
    ),
    "settled": lambda p, who, f: (
        f"The {size_of(f)} planet trades {'; '.join(goods)}." if (goods := on_offer(p)) else ""
    ),
    "sold": lambda p, who, f: f"{who} sells {f['units']} {title(p, f['good'])} at {f['price']}: +{f['gain']} cr.",
    "offered": lambda p, who, f: f"{who} offers {f['units']} {title(p, f['good'])} under the counter.",
    "police": lambda p, who, f: f"The police die shows {'the police' if f['caught'] else 'a blank: no one looks'}.",
    "smuggled": lambda p, who, f: f"{who} smuggles {plural(f['units'], 'unit')}: +{f['gain']} cr.",
    "confiscated": lambda p, who, f: (
        f"The police also find {f['units']} {title(p, f['good'])} that {who} did not offer."
    ),
    "seized": lambda p, who, f: f"The police take {plural(f['units'], 'unit')} from {who}.",
    "expanded": lambda p, who, f: f"{who} enlarges the bay to {f['room']} for {f['cost']} cr.",
    "bought": lambda p, who, f: f"{who} buys 1 {title(p, f['good'])} for {f['price']} cr.",
    "retired": lambda p, who, f: f"{who} retires, giving up {plural(f['days'], 'day')}.",
    "over": lambda p, who, f: f"The game is over. {verdict(p, f)}",
}


# Prompts --------------------------------------------------------------------------
def prompt(position: Position) -> str:
    return PROMPTS[position.state.phase](position)


def purse(position: Position) -> str:
    seat, limit, credit, days = purse_of(position.state)
    return f"{credit[seat]} cr, {plural(limit - days[seat], 'day')} left"


def prompt_lock(position: Position) -> str:
    rolls = position.state.rolls
    return f"Roll {rolls} of {ROLLS}: keep at least one die ({plural(ROLLS - rolls, 'roll')} left)"


def buying(position: Position) -> str:
    """What it takes and how much there is room for."""
    s = position.state
    room = plural(int(s.room[s.seat]) - int(s.load[s.seat]), "free hold")
    return room if s.bought else f"1 day for all you buy, {room}"


PROMPTS: dict[int, Callable[[Position], str]] = {
    Phase.TRAVEL: lambda position: f"Travel: where to? ({purse(position)})",
    Phase.LOCK: prompt_lock,
    Phase.SELL: lambda position: f"Sell: 1 day for all you sell ({purse(position)})",
    Phase.EXPAND: lambda position: (
        f"Cargo bay: room for {position.state.room.item(position.state.seat)} ({purse(position)})"
    ),
    Phase.BUY: lambda position: f"Buy: {buying(position)} ({purse(position)})",
    Phase.OVER: lambda position: "The game is over.",
}


def when(position: Position) -> str:
    """The day that the seat to play begins."""
    s = position.state
    return f"day {min(int(s.days[s.seat]) + 1, int(s.limit))}"


SPEECH = Speech(label, narrate, prompt, reason, view, when, warn, labels, warnings)
