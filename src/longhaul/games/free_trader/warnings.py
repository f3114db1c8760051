"""What a legal action surely leads to, said beforehand: a lost game, or no way but back (rulings AMB-01, AMB-15).

Only what follows from open knowledge is foretold: the fuel of the next jump, payments that fall due before
anything can be sold, planets out of reach.
"""

from longhaul.core.position import Position
from longhaul.games.free_trader.buy import buy_price
from longhaul.games.free_trader.combat import maroons
from longhaul.games.free_trader.jump import strands
from longhaul.games.free_trader.month import cards_left, payment_due
from longhaul.games.free_trader.state import ACTIONS, AFTER_USE, COSTS, FUEL, MOD_ENGINES, MONTHS, Phase
from longhaul.games.free_trader.wording import planet_name


def warn(position: Position, action: int) -> str:
    """A sentence, or "" if nothing is certain."""
    block = ACTIONS.block(action)
    arguments = block.arguments(action)
    c, s = position.content.record, position.state
    match block.name:
        case "buy" if s.phase == Phase.BUY:
            return short_of_money(position, int(s.money) - int(buy_price(c, s, *arguments)))
        case "done" if s.phase in (Phase.BUY, Phase.UPGRADE):
            return short_of_money(position, int(s.money))
        case "upgrade" if s.phase == Phase.UPGRADE:
            return short_of_money(position, int(s.money) - COSTS[arguments[0]])
        case "jump" if s.phase == Phase.JUMP and arguments[0] != s.previous and strands(c, s, *arguments):
            return f"from {planet_name(position, *arguments)} the only way is back, by emergency jump"
        case "damage" | "scrap" if arguments[0] == MOD_ENGINES and maroons(c, s):
            return "with one Engines level less no planet is in reach"
    return ""


def short_of_money(position: Position, money: int) -> str:
    """Nothing is earned before the next Sell phase: until then fuel and payments must be at hand."""
    s = position.state
    due, left = int(payment_due(s)), int(cards_left(s))
    draws_before_jump = 1 if s.phase == Phase.UPGRADE else 0  # the card that opens the Buy phase
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
