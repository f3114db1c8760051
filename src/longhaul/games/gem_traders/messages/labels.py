"""What each action of Gem Traders does, as the text of its button. Never compiled."""

from collections.abc import Callable
from typing import Any

from longhaul.core.memory.record import duplicate
from longhaul.core.position import Position
from longhaul.core.text import plural, seat_name
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.messages.names import (
    amount,
    cost_of,
    dice_text,
    good_name,
    named,
    need_of,
    target_seat,
    units_left,
)
from longhaul.games.gem_traders.rules.crew import judge_declare
from longhaul.games.gem_traders.rules.cubes import capacity, level, load, supply
from longhaul.games.gem_traders.rules.mining import gem_here, is_planet
from longhaul.games.gem_traders.rules.movement import is_exchange
from longhaul.games.gem_traders.state import (
    ACTIONS,
    CENTRE,
    CONSIGNMENT_CAPACITY,
    GOLD,
    GOODS,
    HOME,
    MINER,
    MISSION_CENTER,
    MONGER,
    PLANET_GEM,
    ROLES,
    SABOTEUR,
    SCAVENGER,
    TRADER,
    UNITS_PER_MONGER,
    Boost,
    Phase,
)


# Labels ---------------------------------------------------------------------------------------
def label(position: Position, action: int) -> str:
    verb, arguments = ACTIONS.parts(action)
    return LABELS[verb](position, *arguments)


def label_end(position: Position) -> str:
    left = int(position.state.actions)
    return f"End the turn ({plural(left, 'action')} left)" if position.phase == "menu" else "End the turn"


def label_done(position: Position) -> str:
    if position.phase != "declare":
        return "Done"
    idle = units_left(position)
    return f"Done: {plural(idle, 'Shapeshifter')} will do nothing this turn"


def label_go(position: Position, place: int) -> str:
    name = named(position, "place", place)
    if not is_exchange(place):
        going = f"Go to {name}" if place > 1 else ("Out into space" if place == 0 else "Go home")
        idle = nothing_to_do(position, place)
        return f"{going} ({idle})" if idle else going
    taxi = position.phase == "menu" and is_exchange(int(position.state.place[position.state.seat]))
    return f"{'Taxi' if taxi else 'Go'} to {name} ({dice_text(position, place)})"


def nothing_to_do(position: Position, place: int) -> str:
    """Why there is nothing to do there at present, or ""."""
    s = position.state
    if place == HOME and s.cargo[s.seat].sum() + s.storage[s.seat].sum() == 0:
        return "nothing to load or store"
    if is_planet(place) and s.bank[PLANET_GEM[place]] == 0:
        return f"the bank has no {good_name(position, PLANET_GEM[place])}"
    if place == MISSION_CENTER:
        return "no missions are left" if not s.offer.any() else "the bank has no Gold" if s.bank[GOLD] == 0 else ""
    return ""


def label_cargo(position: Position) -> str:
    return "Load or unload"


def label_mine(position: Position) -> str:
    s = position.state
    here = int(s.place[s.seat])
    if not is_planet(here):
        return "Mine"
    return f"Mine up to {amount(position, gem_here(s), level(s, s.seat, MINER))}"


def label_salvage(position: Position) -> str:
    s = position.state
    units = level(s, s.seat, SCAVENGER)
    return f"Salvage up to {plural(units, 'unit')}"


def label_trade(position: Position) -> str:
    s = position.state
    steps = level(s, s.seat, TRADER)
    return f"Trade: {plural(steps, 'step')}"


def label_mission(position: Position, pile: int) -> str:
    c, tile = position.content.record, int(position.state.offer[pile])
    if not tile:
        return f"Resolve the {position.words['pile'][pile]} mission"
    gold = min(int(c.reward[tile]), int(position.state.bank[GOLD]))  # GT-MISS-05
    short = " (all the bank has left)" if gold < c.reward[tile] else ""
    return f"Deliver {need_of(position, tile)}: {gold} Gold{short}, {c.worth[tile]} VP"


def label_buy(position: Position, slot: int) -> str:
    market = position.state.market.tolist()
    card = market[slot]
    if not card:
        return "Buy from an empty slot"
    which = f" (card {slot + 1})" if market.count(card) > 1 else ""  # there are two of a kind
    return f"Buy {named(position, 'card', card)}: {cost_of(position, card)}{which}"


def label_sabotage(position: Position) -> str:
    s = position.state
    ships = level(s, s.seat, SABOTEUR)
    return f"Sabotage: drive {plural(ships, 'ship')} into space"


def label_monger(position: Position) -> str:
    s = position.state
    return f"Space Monger: swap {UNITS_PER_MONGER * level(s, s.seat, MONGER)} units with a ship"


def label_use(position: Position, officer: int) -> str:
    return OFFICER_LABELS[officer]


def label_play(position: Position, boost: int) -> str:
    s = position.state
    full = boost == Boost.CONSIGNMENT and capacity(s, s.seat) >= CONSIGNMENT_CAPACITY
    return f"Play {named(position, 'boost', boost)}{' (you can already carry 12)' if full else ''}"


def label_give(position: Position, good: int) -> str:
    verb = {"cargo": "Store", "pay": "Pay", "stow": "Store", "drop": "Drop", "excess": "Drop"}
    return f"{verb.get(position.phase, 'Give')} 1 {good_name(position, good)}"


def label_take(position: Position, good: int) -> str:
    verb = {"cargo": "Load", "mine": "Mine", "salvage": "Salvage"}
    return f"{verb.get(position.phase, 'Take')} 1 {good_name(position, good)}"


def label_unload(position: Position) -> str:
    return "Store all cargo"


def label_swap(position: Position, pay: int, get: int) -> str:
    s = position.state
    got = min(int(s.die[get]), int(supply(s, get)))
    return f"{amount(position, pay, s.die[pay])} for {amount(position, get, got)}"


def label_step(position: Position, die: int, by: int) -> str:
    value = int(position.state.die[die])
    return f"{good_name(position, die)} die {value} → {value + by}"


def label_die(position: Position, die: int) -> str:
    s = position.state
    rest = [good for good in range(die + 1, GOODS) if s.limit - s.used > 1 and is_choosable(s, good)]
    passed_over = any(s.taken >> good & 1 == 0 and is_choosable(s, good) for good in range(die))
    then = f", then only {', '.join(good_name(position, good) for good in rest)}" if rest and passed_over else ""
    return f"The {good_name(position, die)} die ({s.die[die]}){then}"


def is_choosable(s: Any, die: int) -> bool:
    """Whether a die could be chosen, apart from the order of choosing (GT-DICE-08)."""
    return 1 << die > s.taken and not (s.phase == Phase.SWITCH and s.gold_die_moves == 0 and s.ring[CENTRE] == die)


def label_value(position: Position, value: int) -> str:
    return f"Set it to {value + 1}"


def label_target(position: Position, step: int) -> str:
    if step >= position.seats:
        return "Empty seat"
    seat = target_seat(position, step)
    where = named(position, "place", position.state.place[seat])
    return f"{'Your own ship' if step == 0 else seat_name(seat)} ({where}, {load(position.state, seat)} aboard)"


def label_convert(position: Position, rate: int) -> str:
    return ("1 gemstone into another", "2 gemstones into 1 Gold", "3 Scrap into 1 Gold")[rate]


def label_declare(position: Position, role: int) -> str:
    """Several are declared in the order of the types: the label says what this choice rules out (GT-SHAPE-01)."""
    text = f"Shapeshifter: {named(position, 'role', role)}"
    if position.phase != "declare" or units_left(position) == 1:
        return text
    before, after = open_roles(position.state), open_roles(declared(position, role))
    rest = ", ".join(named(position, "role", other) for other in after)
    lost = any(other < role for other in before)
    return f"{text}, then {f'only {rest}' if rest else 'no more'}" if lost else text


def open_roles(s: Any) -> list[int]:
    return [role for role in range(ROLES) if judge_declare(s, role) == Clause.LEGAL]


def declared(position: Position, role: int) -> Any:
    """The state after a Shapeshifter is declared, without advancing the turn."""
    s = duplicate(position.state)
    s.declared[s.seat, role] += 1
    s.picked = role
    return s


def label_keep(position: Position) -> str:
    return "Take nothing in return"


OFFICER_LABELS = (
    "Quartermaster: store up to 4 units",
    "Alchemist: convert cargo",
    "Engineer: fly anywhere",
    "Marketeer: swap two dice, then trade",
)
LABELS: dict[str, Callable[..., str]] = {
    "end": label_end,
    "done": label_done,
    "go": label_go,
    "cargo": label_cargo,
    "mine": label_mine,
    "salvage": label_salvage,
    "trade": label_trade,
    "mission": label_mission,
    "buy": label_buy,
    "sabotage": label_sabotage,
    "monger": label_monger,
    "use": label_use,
    "play": label_play,
    "give": label_give,
    "take": label_take,
    "unload": label_unload,
    "swap": label_swap,
    "up": lambda position, die: label_step(position, die, 1),
    "down": lambda position, die: label_step(position, die, -1),
    "die": label_die,
    "value": label_value,
    "target": label_target,
    "convert": label_convert,
    "declare": label_declare,
    "keep": label_keep,
}
