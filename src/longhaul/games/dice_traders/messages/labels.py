"""Dice Traders in words: labels, prompts and the log. What is seen is in `view.py`. Never compiled."""

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any

from longhaul.core.position import Position
from longhaul.games.dice_traders.content import SIZES
from longhaul.games.dice_traders.messages.names import SEAT_NAMES, dice_shown, plural, price_here, title
from longhaul.games.dice_traders.rules.bay import bay_price
from longhaul.games.dice_traders.rules.calendar import days_left
from longhaul.games.dice_traders.rules.roll import dice_of
from longhaul.games.dice_traders.rules.travel import follow_days, travel_days
from longhaul.games.dice_traders.state import ACTIONS, DICE, LOCK, Phase, State
from longhaul.games.dice_traders.view import lots


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


# Prompts --------------------------------------------------------------------------
