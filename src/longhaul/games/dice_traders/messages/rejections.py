"""Why an action is not allowed now, for the player who tried it. Never compiled."""

from longhaul.core.position import Position
from longhaul.core.text import plural
from longhaul.games.dice_traders.messages.names import price_here, title
from longhaul.games.dice_traders.rules.bay import bay_price
from longhaul.games.dice_traders.rules.calendar import days_left
from longhaul.games.dice_traders.rules.roll import dice_of
from longhaul.games.dice_traders.rules.travel import follow_days, travel_days
from longhaul.games.dice_traders.state import ACTIONS, DICE, LOCK

STEPS = {
    "travel": "you are choosing where to travel",
    "lock": "you are rolling the dice",
    "sell": "you are selling",
    "expand": "you are at the cargo bay: expand it, or move on",
    "buy": "you are buying",
}

# Reasons without figures; {step} is the step of the turn.
PLAIN = {
    "DT-TURN-01": "not at this step of the turn: {step}",
    "DT-TURN-02": "your first turn takes place where you are; you travel from the second turn on",
    "DT-TURN-03": "a turn begins with travel; choose a planet, or retire",
    "DT-TURN-05": "selling comes before buying: {step}",
    "DT-FOLLOW-01": "no one has visited a planet yet",
    "DT-FOLLOW-03": "you can follow only before any dice are rolled: {step}",
    "DT-FOLLOW-07": "you were the last visitor",
    "DT-FOLLOW-08": "your first turn takes place where you are; there is no one to follow",
    "DT-SELL-02": "in this game you sell your whole cargo or nothing",
    "DT-SELL-04": "you bought this cargo on this planet",
    "DT-SELL-05": "you have already sold this turn",
    "DT-SELL-06": "selling takes a day, and you have none left",
    "DT-BUY-02": "you can buy only when your hold is empty",
    "DT-BUY-03": "you can buy only one kind of good per turn, and you have bought another",
    "DT-BUY-08": "buying takes a day, and you have none left",
    "DT-END-01": "the game is over",
    "DT-END-03": "you can retire only when your turn begins: {step}",
    "DT-FREE-03": "in this game you sell goods one unit at a time",
    "DT-BAY-03": "you can enlarge the bay only between selling and buying: {step}",
    "DT-BAY-04": "without Free Trading a bay never grows beyond 5",
    "DT-COMBO-02": "a bay never grows beyond 9",
}


def reason(position: Position, action: int, clause: str) -> str:
    """A sentence with the figures of the position; "" if the text of the clause says enough."""
    if clause in PLAIN:
        return PLAIN[clause].format(step=STEPS.get(position.phase, ""))
    return with_figures(position, action, clause)


def with_figures(position: Position, action: int, clause: str) -> str:
    s, (verb, arguments) = position.state, ACTIONS.parts(action)
    purse, days = f"{s.credits[s.seat]} cr", plural(int(days_left(s)), "day")
    match clause:
        case "DT-TRAVEL-03":
            need = follow_days(s.planet_size) if verb == "follow" else travel_days(*arguments)
            return f"the trip takes {plural(int(need), 'day')}, and you have {days} left"
        case "DT-ROLL-01":
            return f"this planet has only {dice_of(int(s.planet_size))} dice"
        case "DT-ROLL-02":
            return "one of these dice is locked already" if verb == "lock" else "keep at least one die"
        case "DT-ROLL-09":
            same = position.action(LOCK - 1 + lowest_twin(position, action - LOCK + 1)).text.removeprefix("lock:")
            return f"dice that show the same good are interchangeable; keep {same} instead"
        case "DT-PRICE-01":
            name = title(position, *arguments)
            return f"you have bought all the {name} on offer" if s.taken[arguments] else f"no die here shows {name}"
        case "DT-SELL-01" if verb == "offer" and s.load[s.seat]:
            good, paid = arguments
            return f"you carry no {title(position, good)} bought at {position.content.record.price[paid]}"
        case "DT-SELL-01":
            return "you carry no cargo"
        case "DT-BUY-04":
            return f"one unit costs {price_here(position, *arguments)} cr, and you have {purse}"
        case "DT-BUY-05" | "DT-BAY-06":
            return f"your ship holds {s.room[s.seat]} units and is full"
        case "DT-BAY-02":
            return bay_reason(position, purse, days)
    return ""


def bay_reason(position: Position, purse: str, days: str) -> str:
    s = position.state
    if not s.bay:
        return "this game is played without the Cargo Bay option"
    if s.expanded:
        return "you can enlarge the bay only once a turn"
    return f"one more unit of room costs {bay_price(s)} cr and 1 day; you have {purse} and {days} left"


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
