"""Why an action is not allowed now, with the figures of the position. Never compiled.

A clause that needs no figures is explained by its message alone: `clause-DT-SELL-05`.
"""

from longhaul.core.messages.message import NOTHING, Message
from longhaul.core.position import Position
from longhaul.games.dice_traders.messages.names import price_here
from longhaul.games.dice_traders.rules.bay import bay_price
from longhaul.games.dice_traders.rules.calendar import days_left
from longhaul.games.dice_traders.rules.roll import dice_of
from longhaul.games.dice_traders.rules.travel import follow_days, travel_days
from longhaul.games.dice_traders.state import ACTIONS, DICE, LOCK

# Clauses whose explanation says what the player is doing instead.
STEPS = ("DT-TURN-01", "DT-TURN-05", "DT-FOLLOW-03", "DT-END-03", "DT-BAY-03")


def reason(position: Position, action: int, clause: str) -> Message:
    """A message with the figures of the position; NOTHING if that of the clause says enough."""
    s, (verb, arguments) = position.state, ACTIONS.parts(action)
    message, days = f"clause-{clause}", int(days_left(s))
    if clause in STEPS:
        return Message(message, {"phase": position.phase})
    match clause:
        case "DT-TRAVEL-03":
            need = follow_days(s.planet_size) if verb == "follow" else travel_days(*arguments)
            return Message(message, {"need": int(need), "days": days})
        case "DT-ROLL-01":
            return Message(message, {"count": int(dice_of(int(s.planet_size)))})
        case "DT-ROLL-02":
            return Message(message if verb == "lock" else f"{message}-none")
        case "DT-ROLL-09":
            return Message(
                message, {"dice": position.content.words["dice"][lowest_twin(position, action - LOCK + 1) - 1]}
            )
        case "DT-PRICE-01":
            is_sold_out = bool(s.taken[arguments])
            return Message(f"{message}-sold-out" if is_sold_out else message, {"good": good_of(position, *arguments)})
        case "DT-SELL-01" if verb == "offer" and s.load[s.seat]:
            good, paid = arguments
            price = int(position.content.record.price[paid])
            return Message(f"{message}-lot", {"good": good_of(position, good), "price": price})
        case "DT-BUY-04":
            price = price_here(position, *arguments) or 0
            return Message(message, {"price": price, "credits": int(s.credits[s.seat])})
        case "DT-BUY-05" | "DT-BAY-06":
            return Message(message, {"room": int(s.room[s.seat])})
        case "DT-BAY-02":
            return bay_reason(position, days)
    return NOTHING


def good_of(position: Position, good: int) -> str:
    return position.content.words["good"][good]


def bay_reason(position: Position, days: int) -> Message:
    s = position.state
    if not s.bay:
        return Message("clause-DT-BAY-02-off")
    if s.expanded:
        return Message("clause-DT-BAY-02-once")
    figures = {"cost": int(bay_price(s)), "credits": int(s.credits[s.seat]), "days": days}
    return Message("clause-DT-BAY-02", figures)


def lowest_twin(position: Position, mask: int) -> int:
    """The mask that keeps the same goods on the lowest unlocked dice (DT-ROLL-09)."""
    s = position.state
    wanted = [int(s.dice[die]) for die in range(DICE) if mask >> die & 1]
    twin = 0
    for die in range(DICE):
        if s.locked >> die & 1 == 0 and int(s.dice[die]) in wanted:
            wanted.remove(int(s.dice[die]))
            twin |= 1 << die
    return twin
