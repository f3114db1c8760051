"""Labels: what each action does, for a button. Never compiled."""

from collections.abc import Callable
from typing import Any

from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.free_trader.board_types import PriceTerms
from longhaul.games.free_trader.messages.names import (
    COMPASS,
    buy_terms,
    cards_between,
    chart,
    offset,
    planet_word,
    sell_terms,
    unseen,
)
from longhaul.games.free_trader.rules.buy import most_units
from longhaul.games.free_trader.rules.police import resale
from longhaul.games.free_trader.state import ACTIONS, COSTS, EMPTY, FUEL, KEEP, NOT_SOLD
from longhaul.games.free_trader.view import fight

DONE = {phase: Message(f"action-done-{phase}") for phase in ("buy", "sell", "search", "upgrade")}


def label(position: Position, action: int) -> Message:
    verb, arguments = ACTIONS.parts(action)
    return LABELS[verb](position, *arguments)


def label_done(position: Position) -> Message:
    return DONE.get(position.phase) or Message("action-done")


def label_counter(position: Position) -> Message:
    odds = fight(position)
    if not odds:
        return Message("action-counter-none")
    return Message("action-counter", {"kill": odds["kill"], "cards": odds["cards"]})


# The map ----------------------------------------------------------------------------------------
def label_escape(position: Position, planet: int) -> Message:
    back = planet == position.state.previous
    return Message(
        "action-escape", {"planet": planet_word(position, planet), "back": back, "cost": FUEL, **misjump_odds(position)}
    )


def label_escape_new(position: Position) -> Message:
    return Message("action-escape_new", {"cost": FUEL, **misjump_odds(position)})


def misjump_odds(position: Position) -> dict[str, int]:
    """On how many of the cards that may come an emergency jump goes astray."""
    cards = unseen(position)
    return {"astray": sum(int(position.content.record.misjump[card]) for card in cards), "cards": len(cards)}


def label_home(position: Position, planet: int) -> Message:
    c = position.content.record
    figures = dict(zip(position.content.words["cargo"], c.mod[planet].tolist(), strict=True))
    traded = {cargo: figure for cargo, figure in figures.items() if figure != NOT_SOLD}
    arguments = {"planet": planet_word(position, planet), "law": int(c.law[planet])}
    return Message("action-home", {**arguments, "cargo": [*traded], "figures": [*traded.values()]})


def label_place(position: Position, cell: int) -> Message:
    s = position.state
    if position.phase not in ("place", "haven"):
        return Message("action-place-unknown")
    where, drawn = offset(position, cell), planet_word(position, s.drawn)
    if where in COMPASS:
        here = planet_word(position, s.planet)
        return Message("action-place", {"planet": drawn, "direction": COMPASS[where], "planet-here": here})
    distances = {p: abs(x - where[0]) + abs(y - where[1]) for p, (x, y) in chart(position).items()}
    near = [planet_word(position, planet) for planet, away in distances.items() if away == 1]
    if near:
        return Message("action-place-beside", {"planet": drawn, "planet-near": near, "steps": steps(where)})
    return Message("action-place-far", {"planet": drawn, "steps": steps(where)})


def steps(where: tuple[int, int]) -> list[Message]:
    """`2 east, 1 north`"""
    across, down = where
    parts = [("west" if across < 0 else "east", abs(across)), ("north" if down < 0 else "south", abs(down))]
    return [Message("step", {"direction": way, "count": count}) for way, count in parts if count]


def label_jump(position: Position, planet: int) -> Message:
    c, s = position.content.record, position.state
    there = {"planet": planet_word(position, planet), "cost": FUEL}
    if planet == s.previous:
        return Message("action-jump-back", {**there, **misjump_odds(position)})
    law = int(c.law[planet])
    if s.pregen:
        return Message("action-jump-across", {**there, "between": cards_between(position, planet), "law": law})
    return Message("action-jump", {**there, "distance": int(c.distance[planet]), "law": law})


# Trade ------------------------------------------------------------------------------------------
def label_buy(position: Position, cargo: int) -> Message:
    if position.phase != "buy":
        return label_trade("action-buy", position.content.words["cargo"][cargo], None)
    most = int(most_units(position.content.record, position.state, cargo))
    return label_trade("action-buy", position.content.words["cargo"][cargo], buy_terms(position, cargo), most)


def label_sell(position: Position, cargo: int) -> Message:
    terms = sell_terms(position, cargo) if position.phase == "sell" else None
    return label_trade("action-sell", position.content.words["cargo"][cargo], terms, int(position.state.hold[cargo]))


def label_trade(message: str, cargo: str, terms: PriceTerms | None, most: int = 0) -> Message:
    """With the price as a sum: `3 + 1 = 4`; where the floor applies, `2 − 3 → 1`. `times`: units that can be traded."""
    if terms is None:
        return Message(f"{message}-unpriced", {"cargo": cargo})
    base, modifier, price = terms["base"], terms["planet"], terms["price"]
    if base is None or price is None:
        return Message(f"{message}-unavailable", {"cargo": cargo})
    facts = {"cargo": cargo, "base": base, "price": price, "times": most}
    if modifier is None:
        return Message(f"{message}-unmodified", facts)
    return Message(message, {**facts, "modifier": modifier, "floored": base + modifier != price})


# The ship ---------------------------------------------------------------------------------------
def label_upgrade(position: Position, module: int) -> Message:
    level = int(position.state.level[module])
    return Message("action-upgrade", {**at_levels(position, module, level, level + 1), "cost": COSTS[module]})


def label_damage(position: Position, module: int) -> Message:
    level = int(position.state.level[module])
    return Message("action-damage", at_levels(position, module, level, max(0, level - 1)))


def at_levels(position: Position, module: int, level: int, changed: int) -> dict[str, Any]:
    return {"module": position.content.words["module"][module], "level": level, "changed": changed}


def label_lose(position: Position, lost: int) -> Message:
    if lost == EMPTY:
        return Message("action-lose-empty")
    return Message("action-lose", {"cargo": position.content.words["cargo"][lost]})


def label_pay(position: Position) -> Message:
    return Message("action-pay", {"fine": int(position.state.fine)})


def label_scrap(position: Position, module: int) -> Message:
    s = position.state
    level, worth = int(s.level[module]), int(resale(s, module))
    sale = {**at_levels(position, module, level, max(0, level - 1)), "gain": worth}
    change = max(0, worth - int(s.fine)) if position.phase == "fine" else 0
    if not change:
        return Message("action-scrap", sale)
    return Message("action-scrap-kept" if s.fine_change == KEEP else "action-scrap-lost", {**sale, "change": change})


def label_search(position: Position) -> Message:
    return Message("action-search")


def label_take(position: Position, cargo: int) -> Message:
    return Message("action-take", {"cargo": position.content.words["cargo"][cargo]})


LABELS: dict[str, Callable[..., Message]] = {
    "done": label_done,
    "counter": label_counter,
    "escape": label_escape,
    "escape_new": label_escape_new,
    "home": label_home,
    "place": label_place,
    "jump": label_jump,
    "buy": label_buy,
    "sell": label_sell,
    "upgrade": label_upgrade,
    "damage": label_damage,
    "lose": label_lose,
    "pay": label_pay,
    "scrap": label_scrap,
    "search": label_search,
    "take": label_take,
}
