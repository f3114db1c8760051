"""What a legal action surely leads to, said beforehand: a lost game, or no way but back (rulings AMB-01, AMB-15).

Only what follows from open knowledge is foretold: the fuel of the next jump, payments that fall due before
anything can be sold, planets out of reach.
"""

from longhaul.core.position import Position
from longhaul.games.free_trader.buy import buy_price
from longhaul.games.free_trader.combat import maroons
from longhaul.games.free_trader.galaxy import reach
from longhaul.games.free_trader.jump import strands
from longhaul.games.free_trader.month import cards_left, payment_due
from longhaul.games.free_trader.state import ACTIONS, AFTER_USE, COSTS, FUEL, MOD_ENGINES, MONTHS, Phase
from longhaul.games.free_trader.wording import planet_name


def warn(position: Position, action: int) -> str:
    """A sentence, or "" if nothing is certain."""
    verb, arguments = ACTIONS.parts(action)
    c, s = position.content.record, position.state
    match verb:
        case "buy" if s.phase == Phase.BUY:
            return short_of_money(position, int(s.money) - int(buy_price(c, s, *arguments)))
        case "done" if s.phase in (Phase.BUY, Phase.SELL, Phase.UPGRADE):
            return short_of_money(position, int(s.money))
        case "upgrade" if s.phase == Phase.UPGRADE:
            return short_of_money(position, int(s.money) - COSTS[arguments[0]])
        case "jump" if s.phase == Phase.JUMP and arguments[0] != s.previous and strands(c, s, *arguments):
            return dead_end(position, *arguments)
        case "escape" | "escape_new" if s.phase == Phase.COMBAT:
            return short_on_flight(position)
        case "pay" if s.phase == Phase.FINE and s.month_end == AFTER_USE and cards_left(s) == 0:
            return unpaid(position, int(s.money) - int(s.fine))
        case "damage" | "scrap" if arguments[0] == MOD_ENGINES and maroons(c, s):
            return "with one Engines level less no planet is in reach"
    return ""


def dead_end(position: Position, planet: int) -> str:
    """With no planet left to explore, a target that leads nowhere but back, or not even there."""
    c, s = position.content.record, position.state
    name = planet_name(position, planet)
    if reach(c, s, planet, int(s.level[MOD_ENGINES])) >> int(s.planet) & 1:
        return f"from {name} the only way is back, by emergency jump"
    return f"from {name} no planet is in reach: without better Engines the game is lost"


def short_on_flight(position: Position) -> str:
    """The fuel is paid before the check card, which may be the last of the month."""
    s = position.state
    return unpaid(position, int(s.money) - FUEL) if cards_left(s) == 1 else ""


def unpaid(position: Position, money: int) -> str:
    due = int(payment_due(position.state))
    return f"{money} V will not pay the {due} V due then: the game is lost" if money < due else ""


def short_of_money(position: Position, money: int) -> str:
    """Nothing is earned before the next Sell phase: until then fuel and payments must be at hand."""
    s = position.state
    due, left = int(payment_due(s)), int(cards_left(s))
    draws_before_jump = 0 if s.phase == Phase.BUY else 1  # the card that opens the Buy phase
    at_once = s.phase == Phase.BUY and left == 0 and s.month_end == AFTER_USE
    if (left == draws_before_jump and left > 0) or at_once:
        if money < due:
            return f"{money} V cannot meet the payment of {due} V that falls due before you can sell: the game is lost"
        if s.month == MONTHS:
            return ""  # paid, and won
        money -= due
    elif left == draws_before_jump + 1 and FUEL <= money < due + FUEL:
        return f"{money} V cannot meet the jump and the payment of {due} V due on arrival: the game is lost"
    if money < FUEL:
        return "without 1 V for the jump the game is lost"
    return ""
