"""Labels: what each action does, for a button. Never compiled."""

from collections.abc import Callable

from longhaul.core.position import Position
from longhaul.core.text import plural
from longhaul.games.free_trader.messages.names import (
    COMPASS,
    buy_terms,
    cards_between,
    cargo_name,
    chart,
    module_name,
    offset,
    planet_name,
    price_sum,
    sell_terms,
    unseen,
)
from longhaul.games.free_trader.rules.police import resale
from longhaul.games.free_trader.state import ACTIONS, COSTS, EMPTY, FORFEIT, KEEP, NOT_SOLD
from longhaul.games.free_trader.view import fight


def label(position: Position, action: int) -> str:
    verb, arguments = ACTIONS.parts(action)
    return LABELS[verb](position, *arguments)


def label_done(position: Position) -> str:
    match position.phase:
        case "buy":
            return "Done buying: on to the jump"
        case "sell":
            return "Done selling"
        case "search":
            return "Leave the wreck"
    return "No upgrade this turn" if position.phase == "upgrade" else "Done"


def label_counter(position: Position) -> str:
    odds = fight(position)
    return "Counterattack" + (f": {odds['kill']} of {odds['cards']} cards destroy it" if odds else "")


def label_escape(position: Position, planet: int) -> str:
    back = ", where you came from" if planet == position.state.previous else ""
    return f"Escape to {planet_name(position, planet)}{back}: 1 V; {misjump_risk(position)}"


def misjump_risk(position: Position) -> str:
    cards = unseen(position)
    lost = sum(int(position.content.record.misjump[card]) for card in cards)
    return f"Mis-Jump on {lost} of {len(cards)} cards"


def label_escape_new(position: Position) -> str:
    return f"Escape to a new planet: 1 V; {misjump_risk(position)}"


def label_home(position: Position, planet: int) -> str:
    c = position.content.record
    goods = zip(position.content.words["cargo"], c.mod[planet].tolist(), strict=True)
    mods = ", ".join(f"{cargo.title()} {figure:+d}" for cargo, figure in goods if figure != NOT_SOLD)
    return f"Start on {planet_name(position, planet)} (law {c.law[planet]}; {mods})"


def label_place(position: Position, cell: int) -> str:
    s = position.state
    where = offset(position, cell)
    drawn = planet_name(position, s.drawn) if position.phase in ("place", "haven") else "a planet"
    if where in COMPASS:
        return f"Place {drawn} {COMPASS[where]} of {planet_name(position, s.planet)}"
    distances = {p: abs(x - where[0]) + abs(y - where[1]) for p, (x, y) in chart(position).items()}
    near = [planet_name(position, planet) for planet, away in distances.items() if away == 1]
    beside = f"beside {' and '.join(near)} " if near else ""
    return f"Place {drawn} {beside}({steps(where)})"


def steps(where: tuple[int, int]) -> str:
    """`2 east, 1 north`"""
    across, down = where
    parts = [f"{abs(across)} {'west' if across < 0 else 'east'}"] if across else []
    parts += [f"{abs(down)} {'north' if down < 0 else 'south'}"] if down else []
    return ", ".join(parts) or "here"


def label_jump(position: Position, planet: int) -> str:
    c, s = position.content.record, position.state
    name = planet_name(position, planet)
    if planet == s.previous:
        return f"Emergency jump back to {name}: 1 V; {misjump_risk(position)}"
    way = (
        f"{plural(cards_between(position, planet), 'card')} between, "
        if s.pregen
        else f"distance {c.distance[planet]}, "
    )
    return f"Jump to {name} ({way}law {c.law[planet]}): 1 V"


def label_buy(position: Position, cargo: int) -> str:
    terms = f": {price_sum(buy_terms(position, cargo))} V" if position.phase == "buy" else ""
    return f"Buy {cargo_name(position, cargo)}{terms}"


def label_sell(position: Position, cargo: int) -> str:
    terms = f": {price_sum(sell_terms(position, cargo))} V" if position.phase == "sell" else ""
    return f"Sell {cargo_name(position, cargo)}{terms}"


def label_upgrade(position: Position, module: int) -> str:
    level = int(position.state.level[module])
    return f"Upgrade {module_name(position, module)} from {level} to {level + 1}: {COSTS[module]} V"


def label_damage(position: Position, module: int) -> str:
    level = int(position.state.level[module])
    return f"Take the hit on {module_name(position, module)}: {level} → {max(0, level - 1)}"


def label_lose(position: Position, lost: int) -> str:
    return "Lose an empty space" if lost == EMPTY else f"Lose {cargo_name(position, lost)}"


def label_pay(position: Position) -> str:
    return f"Pay the fine: {position.state.fine} V"


def label_scrap(position: Position, module: int) -> str:
    level = int(position.state.level[module])
    worth = int(resale(position.state, module))
    change = max(0, worth - int(position.state.fine)) if position.phase == "fine" else 0
    rest = {FORFEIT: f"; {change} V change lost", KEEP: f"; {change} V change kept"}[int(position.state.fine_change)]
    name = module_name(position, module)
    return f"Sell a level of {name} ({level} → {max(0, level - 1)}): {worth} V for the fine{rest if change else ''}"


def label_search(position: Position) -> str:
    return "Search the wreck: draw a card"


def label_take(position: Position, cargo: int) -> str:
    return f"Take {cargo_name(position, cargo)}"


LABELS: dict[str, Callable[..., str]] = {
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
