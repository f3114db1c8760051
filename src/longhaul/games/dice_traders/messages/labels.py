"""Labels: what each action does, for a button. Never compiled."""

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any

from longhaul.core.position import Position
from longhaul.core.text import plural
from longhaul.games.dice_traders.content import SIZES
from longhaul.games.dice_traders.messages.names import SEAT_NAMES, counted, dice_shown, price_here, units_of
from longhaul.games.dice_traders.rules.bay import bay_price
from longhaul.games.dice_traders.rules.calendar import days_left
from longhaul.games.dice_traders.rules.roll import dice_of
from longhaul.games.dice_traders.rules.travel import follow_days, travel_days
from longhaul.games.dice_traders.state import ACTIONS, DICE, LOCK, Phase, State
from longhaul.games.dice_traders.view import lots


def picker(mask: int) -> Callable[[tuple[str, ...]], tuple[str, ...]]:
    """A function that picks the dice in a mask."""
    first, *others = [die for die in range(DICE) if mask >> die & 1]
    return itemgetter(first, *others) if others else itemgetter(slice(first, first + 1))


PLANETS = [f"{size.title()} planet" for size in SIZES]
EXPLORING = [
    f"Explore a {planet}: {plural(travel_days(size), 'day')}, {dice_of(size)} dice"
    for size, planet in enumerate(PLANETS)
]
FOLLOWING = [f"{planet}: {plural(follow_days(size), 'day')}" for size, planet in enumerate(PLANETS)]
REROLLS = ["; stop rolling", "; reroll the other", *(f"; reroll {rest}" for rest in range(2, DICE + 1))]  # dice left
# For each set of locked dice and each action that keeps more: what happens to the rest.
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
    """The labels of several actions. There are many ways to keep dice, and the dice are read once for all of them."""
    if position.state.phase == Phase.LOCK:
        return lock_labels(position, actions)
    return [label(position, action) for action in actions]


def label_retire(position: Position) -> str:
    return f"Retire: give up {plural(int(days_left(position.state)), 'day')}"


def label_explore(position: Position, size: int) -> str:
    return EXPLORING[size]


def label_follow(position: Position) -> str:
    s = position.state
    return f"Follow {SEAT_NAMES[s.visitor]} to the {FOLLOWING[s.planet_size]} ({dice_shown(position)})"


def label_lock(position: Position, mask: int) -> str:
    return lock_labels(position, [LOCK + mask])[0]


def lock_labels(position: Position, actions: Iterable[int]) -> list[str]:
    words, rest = position.content.words["good"], RESTS[position.state.locked]
    dice = tuple([words[good] for good in position.state.dice.tolist()])
    return [f"Keep {counted(position, PICKERS[action](dice))}{rest[action]}" for action in actions]


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
    cargo = units_of(position, good, lot["units"])
    if price is None:
        return f"{cargo}, illegal here: {2 * lot['paid'] * lot['units']} cr or nothing (police 1 in 3)"
    return f"{cargo} at {price} = {price * lot['units']} cr"


def label_offer(position: Position, good: int, paid: int) -> str:
    price, cost = price_here(position, good), int(position.content.record.price[paid])
    terms = f"{price} cr" if price else f"illegal here, {2 * cost} cr or nothing (police 1 in 3)"
    return f"Offer {units_of(position, good, 1)} (paid {cost}): {terms}"


def label_buy(position: Position, good: int) -> str:
    bought, stock, taken = market_of(position.state)
    day = "" if bought else "; buying takes 1 day"
    price = price_here(position, good)
    terms = f" for {price} cr ({stock[good] - taken[good]} left{day})" if price else ""
    return f"Buy {units_of(position, good, 1)}{terms}"


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
