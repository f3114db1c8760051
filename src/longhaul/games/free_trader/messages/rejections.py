"""Why an action is not allowed now, with the figures of the position. Never compiled.

A clause that needs no figures is explained by its message alone: `clause-FT-JUMP-06`.
"""

from longhaul.core.messages.message import NOTHING, Message
from longhaul.core.position import Position
from longhaul.games.free_trader.messages.names import cards_between, planet_word
from longhaul.games.free_trader.rules.buy import buy_price, units
from longhaul.games.free_trader.rules.upgrade import max_level
from longhaul.games.free_trader.state import ACTIONS, COSTS, MOD_CARGO, MOD_ENGINES, OFF

# Clauses whose explanation says what the player is doing instead.
STEPS = (
    *("FT-TURN-01", "FT-TURN-03", "FT-EXPLORE-07", "FT-BUY-12", "FT-JUMP-11", "FT-EJUMP-03", "FT-COMBAT-02"),
    *("FT-COMBAT-07", "FT-DMG-01", "FT-DMG-09", "FT-POLICE-15", "FT-UPG-01", "FT-VCARGO-01", "FT-VCARGO-04"),
    "FT-VPREGEN-03",
)
# Clauses about a thing that the action names.
OF_CARGO = ("FT-BUY-07", "FT-BUY-08", "FT-SELL-07")
OF_MODULES = ("FT-DMG-03", "FT-POLICE-09")


def reason(position: Position, action: int, clause: str) -> Message:
    """A message with the figures of the position; NOTHING if that of the clause says enough."""
    message, words = f"clause-{clause}", position.content.words
    if clause in STEPS:
        return Message(message, {"phase": position.phase})
    arguments = ACTIONS.block(action).arguments(action)
    if clause in OF_CARGO:
        return Message(message, {"cargo": words["cargo"][arguments[0]]})
    if clause in OF_MODULES:
        return Message(message, {"module": words["module"][arguments[0]]})
    return with_figures(position, arguments, clause)


def with_figures(position: Position, arguments: tuple[int, ...], clause: str) -> Message:
    c, s, message = position.content.record, position.state, f"clause-{clause}"
    money = int(s.money)
    match clause:
        case "FT-BUY-09":
            return Message(message, {"price": int(buy_price(c, s, *arguments)), "money": money})
        case "FT-BUY-11":
            return Message(message, {"spaces": int(s.level[MOD_CARGO])})
        case "FT-JUMP-03" | "FT-JUMP-04" | "FT-EJUMP-05" | "FT-VPREGEN-06":
            return out_of_reach(position, arguments[0], clause)
        case "FT-DMG-05" | "FT-DMG-06":
            return Message(f"{message}-full" if units(s) > s.level[MOD_CARGO] else message)
        case "FT-POLICE-05":
            return Message(message, {"fine": int(s.fine), "money": money})
        case "FT-UPG-02":
            module = position.content.words["module"][arguments[0]]
            return Message(message, {"module": module, "cost": COSTS[arguments[0]], "money": money})
        case "FT-UPG-05":
            module = position.content.words["module"][arguments[0]]
            return Message(message, {"module": module, "level": int(max_level(s, *arguments))})
    return NOTHING


def out_of_reach(position: Position, planet: int, clause: str) -> Message:
    """Why a jump cannot lead to a planet. An escape can be barred for any of these reasons, a jump by its clause."""
    c, s, message = position.content.record, position.state, f"clause-{clause}"
    word, engines = planet_word(position, planet), int(s.level[MOD_ENGINES])
    escaping = clause == "FT-EJUMP-05"
    if planet == s.planet:
        return Message(f"{message}-here")
    if s.at[planet] == OFF:
        return Message(f"{message}-off", {"planet": word})
    if s.pregen:
        figures = {"between": cards_between(position, planet), "engines": engines}
        return Message(f"{message}-between" if escaping else message, figures)
    if c.distance[planet] > engines and clause != "FT-JUMP-03":
        figures = {"distance": int(c.distance[planet]), "engines": engines}
        return Message(f"{message}-far" if escaping else message, {"planet": word, **figures})
    return Message(message, {"planet": word, "planet-here": planet_word(position, s.planet)})
