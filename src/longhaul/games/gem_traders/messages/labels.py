"""Labels: what each action does, for a button. Never compiled."""

from collections.abc import Callable
from typing import Any

from longhaul.core.memory.record import duplicate
from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.messages.names import (
    costs_of,
    dice_shown,
    needs_of,
    target_seat,
    types_of,
    units_left,
)
from longhaul.games.gem_traders.rules.crew import judge_declare
from longhaul.games.gem_traders.rules.cubes import capacity, level, load, supply
from longhaul.games.gem_traders.rules.home import excess
from longhaul.games.gem_traders.rules.mining import gem_here, is_planet
from longhaul.games.gem_traders.rules.movement import is_exchange, is_free
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
    SPACE,
    TRADER,
    UNITS_PER_MONGER,
    Boost,
    Phase,
)


def label(position: Position, action: int) -> Message:
    labelled, arguments = LABELLED[action]
    return labelled(position, *arguments)


def label_end(position: Position) -> Message:
    s = position.state
    return Message("action-end", {"actions": int(s.actions)}) if s.phase == Phase.MENU else Message("action-end-plain")


def label_done(position: Position) -> Message:
    if position.state.phase != Phase.DECLARE:
        return Message("action-done")
    return Message("action-done-idle", {"idle": units_left(position)})


# Moving ---------------------------------------------------------------------------------------
def label_go(position: Position, place: int) -> Message:
    word = position.words["place"][place]
    if place == SPACE and position.state.phase == Phase.MENU and position.state.actions > 1:
        return Message("action-go-out", {"place": word, "place-then": places_beyond(position)})
    if not is_exchange(place):
        return label_idle(position, place, word) or Message("action-go", {"place": word})
    s = position.state
    is_taxi = s.phase == Phase.MENU and is_exchange(int(s.place[s.seat]))
    return Message(
        "action-go-taxi" if is_taxi else "action-go-dock", {"place": word, "dice": dice_shown(position, place)}
    )


def places_beyond(position: Position) -> list[str]:
    """Where the next action can lead from space (GT-MOVE-03)."""
    c, s = position.content.record, position.state
    here = int(s.place[s.seat])
    return [
        word
        for place, word in enumerate(position.words["place"])
        if place not in (SPACE, here) and is_free(c, s, place)
    ]


def label_idle(position: Position, place: int, word: str) -> Message | None:
    """The label of going to a place where there is nothing to do at present."""
    s = position.state
    if place == HOME and s.cargo[s.seat].sum() + s.storage[s.seat].sum() == 0:
        return Message("action-go-idle", {"place": word})
    if is_planet(place) and s.bank[PLANET_GEM[place]] == 0:
        return Message("action-go-mined", {"place": word, "good": position.words["good"][PLANET_GEM[place]]})
    if place == MISSION_CENTER and not s.offer.any():
        return Message("action-go-no-missions", {"place": word})
    if place == MISSION_CENTER and s.bank[GOLD] == 0:
        return Message("action-go-no-gold", {"place": word})
    return None


# Working --------------------------------------------------------------------------------------
def label_mine(position: Position) -> Message:
    s = position.state
    if not is_planet(int(s.place[s.seat])):
        return Message("action-mine-nowhere")
    units, gem = level(s, s.seat, MINER), gem_here(s)
    gain = min(units, int(s.bank[gem]))
    return Message("action-mine", {"units": units, "good": position.words["good"][gem], "gain": gain})


def label_salvage(position: Position) -> Message:
    s = position.state
    return Message("action-salvage", {"units": level(s, s.seat, SCAVENGER)})


def label_trade(position: Position) -> Message:
    s = position.state
    return Message("action-trade", {"steps": level(s, s.seat, TRADER)})


def label_mission(position: Position, pile: int) -> Message:
    c, tile, word = position.content.record, int(position.state.offer[pile]), position.words["pile"][pile]
    if not tile:
        return Message("action-mission-empty", {"pile": word})
    reward, bank = int(c.reward[tile]), int(position.state.bank[GOLD])  # GT-MISS-05
    facts = {"pile": word, "need": needs_of(position.content)[tile], "points": int(c.worth[tile])}
    if bank < reward:
        return Message("action-mission-short", {**facts, "gold": bank})
    return Message("action-mission", {**facts, "gold": reward})


def label_buy(position: Position, slot: int) -> Message:
    market, content = position.state.market.tolist(), position.content
    card = market[slot]
    if not card:
        return Message("action-buy-empty")
    facts = {"type": types_of(content)[card], "cost": costs_of(content)[card]}
    if market.count(card) > 1:  # there are two of a kind
        return Message("action-buy-twin", {**facts, "number": slot + 1})
    return Message("action-buy", facts)


def label_sabotage(position: Position) -> Message:
    s = position.state
    return Message("action-sabotage", {"ships": level(s, s.seat, SABOTEUR)})


def label_monger(position: Position) -> Message:
    s = position.state
    return Message("action-monger", {"units": UNITS_PER_MONGER * level(s, s.seat, MONGER)})


def label_use(position: Position, officer: int) -> Message:
    return Message("action-use", {"active": position.words["active"][officer]})


def label_play(position: Position, boost: int) -> Message:
    s = position.state
    is_full = boost == Boost.CONSIGNMENT and capacity(s, s.seat) >= CONSIGNMENT_CAPACITY
    return Message("action-play-full" if is_full else "action-play", {"boost": position.words["boost"][boost]})


# Single units ---------------------------------------------------------------------------------
GIVING = {
    Phase.CARGO: "action-give-store",
    Phase.STOW: "action-give-store",
    Phase.PAY: "action-give-pay",
    Phase.DROP: "action-give-drop",
    Phase.EXCESS: "action-give-drop",
}
TAKING = {Phase.CARGO: "action-take-load", Phase.MINE: "action-take-mine", Phase.SALVAGE: "action-take-salvage"}


def label_give(position: Position, good: int) -> Message:
    facts = {"good": position.words["good"][good], "times": most_given(position, good)}
    return Message(GIVING.get(position.state.phase, "action-give"), facts)


def label_take(position: Position, good: int) -> Message:
    facts = {"good": position.words["good"][good], "times": most_taken(position, good)}
    return Message(TAKING.get(position.state.phase, "action-take"), facts)


def most_given(position: Position, good: int) -> int:
    """How many units of a good can be given in a row; 1 where something else is chosen in between."""
    s = position.state
    if s.phase == Phase.CARGO:
        return int(s.cargo[s.seat, good])
    if s.phase == Phase.EXCESS:
        return min(int(excess(s)), int(s.cargo[s.seat, good]))
    if s.phase == Phase.PAY:
        return min(units_left(position), int(s.storage[s.seat, good]))
    if s.phase in (Phase.STOW, Phase.DROP):
        return min(units_left(position), int(s.cargo[s.seat, good]))
    return 1


def most_taken(position: Position, good: int) -> int:
    """How many units of a good can be taken in a row; 1 where something else is chosen in between."""
    s = position.state
    if s.phase == Phase.CARGO:
        return int(s.storage[s.seat, good])
    if s.phase == Phase.SALVAGE:
        return min(units_left(position), int(s.space[good]))
    if s.phase in (Phase.MINE, Phase.WINDFALL):
        return min(units_left(position), int(s.bank[good]))
    if s.phase == Phase.TAKING:
        return min(units_left(position), int(s.cargo[s.partner, good]))
    return 1


def label_swap(position: Position, pay: int, get: int) -> Message:
    s, words = position.state, position.words["good"]
    got = min(int(s.die[get]), int(supply(s, get)))
    paid = int(s.die[pay])
    times = min(units_left(position), int(s.cargo[s.seat, pay]) // paid, -(-int(supply(s, get)) // int(s.die[get])))
    facts = {"units": paid, "good": words[pay], "got": got, "good-2": words[get]}
    return Message("action-swap", {**facts, "times": max(0, times)})


def label_convert(position: Position, rate: int) -> Message:
    return Message("action-convert", {"rate": position.words["rate"][rate]})


# Dice -----------------------------------------------------------------------------------------
def label_up(position: Position, die: int) -> Message:
    return Message("action-up", step_facts(position, die, 1))


def label_down(position: Position, die: int) -> Message:
    return Message("action-down", step_facts(position, die, -1))


def step_facts(position: Position, die: int, by: int) -> dict[str, Any]:
    shows = int(position.state.die[die])
    return {"good": position.words["good"][die], "shows": shows, "then": shows + by}


def label_die(position: Position, die: int) -> Message:
    """Dice are chosen in their order: the label says what this choice rules out (GT-DICE-08)."""
    s, words = position.state, position.words["good"]
    facts = {"good": words[die], "shows": int(s.die[die])}
    rest = [words[good] for good in range(die + 1, GOODS) if s.limit - s.used > 1 and is_choosable(s, good)]
    is_any_skipped = any(s.taken >> good & 1 == 0 and is_choosable(s, good) for good in range(die))
    return (
        Message("action-die-then", {**facts, "good-rest": rest})
        if rest and is_any_skipped
        else Message("action-die", facts)
    )


def is_choosable(s: Any, die: int) -> bool:
    """Whether a die could be chosen, apart from the order of choosing (GT-DICE-08)."""
    return 1 << die > s.taken and not (s.phase == Phase.SWITCH and s.gold_die_moves == 0 and s.ring[CENTRE] == die)


def label_value(position: Position, value: int) -> Message:
    return Message("action-value", {"shows": value + 1})


# Ships and crew -------------------------------------------------------------------------------
def label_target(position: Position, step: int) -> Message:
    if step >= position.seats:
        return Message("action-target-empty")
    seat, s = target_seat(position, step), position.state
    facts = {"place": position.words["place"][s.place[seat]], "aboard": int(load(s, seat))}
    return Message("action-target", {"seat": seat, **facts}) if step else Message("action-target-own", facts)


def label_declare(position: Position, role: int) -> Message:
    """Several are declared in the order of the types: the label says what this choice rules out (GT-SHAPE-01)."""
    words = position.words["role"]
    facts = {"role": words[role]}
    if position.state.phase != Phase.DECLARE or units_left(position) == 1:
        return Message("action-declare", facts)
    before, after = open_roles(position.state), open_roles(declared(position, role))
    if not any(other < role for other in before):
        return Message("action-declare", facts)
    if after:
        return Message("action-declare-then", {**facts, "role-rest": [words[other] for other in after]})
    return Message("action-declare-last", facts)


def open_roles(s: Any) -> list[int]:
    return [role for role in range(ROLES) if judge_declare(s, role) == Clause.LEGAL]


def declared(position: Position, role: int) -> Any:
    """The state after a Shapeshifter is declared, without advancing the turn."""
    s = duplicate(position.state)
    s.declared[s.seat, role] += 1
    s.picked = role
    return s


LABELS: dict[str, Callable[..., Message]] = {
    "end": label_end,
    "done": label_done,
    "go": label_go,
    "cargo": lambda position: Message("action-cargo"),
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
    "unload": lambda position: Message("action-unload"),
    "swap": label_swap,
    "up": label_up,
    "down": label_down,
    "die": label_die,
    "value": label_value,
    "target": label_target,
    "convert": label_convert,
    "declare": label_declare,
    "keep": lambda position: Message("action-keep"),
}
LABELLED = [(LABELS[verb], arguments) for verb, arguments in map(ACTIONS.parts, range(ACTIONS.size))]
