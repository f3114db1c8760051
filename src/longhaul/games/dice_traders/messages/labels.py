"""Labels: what each action does, for a button. Never compiled."""

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter

from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.dice_traders.content import SIZES
from longhaul.games.dice_traders.messages.names import dice_shown, price_here
from longhaul.games.dice_traders.rules.bay import bay_price
from longhaul.games.dice_traders.rules.buy import most_units
from longhaul.games.dice_traders.rules.calendar import days_left
from longhaul.games.dice_traders.rules.roll import dice_of
from longhaul.games.dice_traders.rules.sell import sellable
from longhaul.games.dice_traders.rules.travel import follow_days, travel_days
from longhaul.games.dice_traders.state import ACTIONS, DICE, LOCK, Phase, State
from longhaul.games.dice_traders.view import Lot, lots


def picker(mask: int) -> Callable[[tuple[str, ...]], tuple[str, ...]]:
    """A function that picks the dice in a mask."""
    first, *others = [die for die in range(DICE) if mask >> die & 1]
    return itemgetter(first, *others) if others else itemgetter(slice(first, first + 1))


EXPLORING = [
    Message("action-explore", {"size": word, "days": int(travel_days(size)), "count": int(dice_of(size))})
    for size, word in enumerate(SIZES)
]
# For each set of locked dice and each action that keeps more: how many dice are rolled again.
RESTS = [
    {LOCK + mask - 1: DICE - (locked | mask).bit_count() for mask in range(1, 2**DICE)} for locked in range(2**DICE)
]
PICKERS = {LOCK + mask - 1: picker(mask) for mask in range(1, 2**DICE)}
market_of = State.reader("bought", "stock", "taken")


def label(position: Position, action: int) -> Message:
    labelled, arguments = LABELLED[action]
    return labelled(position, *arguments)


def labels(position: Position, actions: Sequence[int]) -> list[Message]:
    """The labels of several actions. There are many ways to keep dice, and the dice are read once for all of them."""
    if position.state.phase == Phase.LOCK:
        return lock_labels(position, actions)
    return [label(position, action) for action in actions]


def label_retire(position: Position) -> Message:
    return Message("action-retire", {"days": int(days_left(position.state))})


def label_explore(position: Position, size: int) -> Message:
    return EXPLORING[size]


def label_follow(position: Position) -> Message:
    s = position.state
    days, size = int(follow_days(s.planet_size)), SIZES[s.planet_size]
    return Message("action-follow", {"seat": int(s.visitor), "size": size, "days": days, "good": dice_shown(position)})


def label_lock(position: Position, mask: int) -> Message:
    return lock_labels(position, [LOCK + mask])[0]


def lock_labels(position: Position, actions: Iterable[int]) -> list[Message]:
    words, rest = position.content.words["good"], RESTS[position.state.locked]
    dice = tuple([words[good] for good in position.state.dice.tolist()])
    return [Message("action-lock", {"good": PICKERS[action](dice), "rest": rest[action]}) for action in actions]


def label_done(position: Position) -> Message:
    s = position.state
    if s.phase == Phase.SELL:
        return Message("action-done-sale" if s.sold else "action-done-unsold")
    if s.phase == Phase.EXPAND:
        return Message("action-done-bay")
    return Message("action-done" if s.bought else "action-done-unbought")


def label_sell(position: Position) -> Message:
    sales = [sale_terms(position, lot) for lot in lots(position, int(position.state.seat))]
    return Message("action-sell", {"sales": sales}) if sales else Message("action-sell-nothing")


def sale_terms(position: Position, lot: Lot) -> Message:
    good, units = lot["good"], lot["units"]
    price = price_here(position, position.content.words["good"].index(good))
    if price is None:
        return Message("sale-illegal", {"units": units, "good": good, "gain": 2 * lot["paid"] * units})
    return Message("sale", {"units": units, "good": good, "price": price, "gain": price * units})


def label_offer(position: Position, good: int, paid: int) -> Message:
    price, cost = price_here(position, good), int(position.content.record.price[paid])
    facts = {"good": position.content.words["good"][good], "cost": cost}
    most = max(0, int(sellable(position.state, good, paid)))
    if price is None:
        return Message("action-offer-illegal", {**facts, "gain": 2 * cost, "times": most})
    return Message("action-offer", {**facts, "gain": price, "times": most})


def label_buy(position: Position, good: int) -> Message:
    bought, stock, taken = market_of(position.state)
    price, word = price_here(position, good), position.content.words["good"][good]
    if price is None:
        return Message("action-buy-unpriced", {"good": word})
    most = max(0, int(most_units(position.content.record, position.state, good)))
    left = stock[good] - taken[good]
    return Message("action-buy", {"good": word, "price": price, "left": left, "first": not bought, "times": most})


def label_expand(position: Position) -> Message:
    s = position.state
    room = int(s.room[s.seat])
    return Message("action-expand", {"room": room, "enlarged": room + 1, "cost": int(bay_price(s))})


LABELS: dict[str, Callable[..., Message]] = {
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
