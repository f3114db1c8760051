"""What a legal action surely leads to, said beforehand: a lost game, or no way but back (rulings AMB-01, AMB-15).

A lost game is found by looking ahead (`foretell`): the action is played with every card that may come. Where that
ends in another decision, `fate` says whether it is lost already, from what the next cards are sure to cost. A game is
called lost only where nothing that may come, and nothing that may be done, averts it; where all actions lose, all are
marked, so that none of them looks safe.
"""

from collections.abc import Sequence

import numpy as np

from longhaul.core.lookahead import DECISIONS_AHEAD, MAX_RUNS, foretell
from longhaul.core.memory.record import duplicate
from longhaul.core.position import Position
from longhaul.games.free_trader.messages.names import planet_name
from longhaul.games.free_trader.rules.buy import buy_price
from longhaul.games.free_trader.rules.calendar import cards_left, payment_due
from longhaul.games.free_trader.rules.combat import maroons
from longhaul.games.free_trader.rules.galaxy import planet_pile, reach
from longhaul.games.free_trader.rules.jump import strands, targets
from longhaul.games.free_trader.rules.sell import sell_price, sellable
from longhaul.games.free_trader.state import (
    ACTIONS,
    AFTER_USE,
    CEILING,
    COSTS,
    FUEL,
    GOODS,
    ILLEGALS,
    MOD_ENGINES,
    MONTHS,
    NONE,
    OFF,
    PLANETS,
    SALVAGE,
    Kind,
    Outcome,
    Phase,
)

TRADING = (Phase.PLACE, Phase.BUY, Phase.JUMP, Phase.SELL, Phase.UPGRADE)
QUIET_TURN = 5  # cards: of the market, an emergency jump with the extra discard, the event, and one to spare
DEEPER = DECISIONS_AHEAD + 1  # decisions that are followed beside an action that is lost
NOTHING = -1  # to spare
BEYOND_PRICE = CEILING + 1
MANY_WAYS = "whatever card comes, the game is lost"


def warn(position: Position, action: int) -> str:
    """A sentence, or "" if nothing bad is certain."""
    legal = [int(each) for each in position.legal]
    return warnings(position, legal)[legal.index(action)] if action in legal else ""


def warnings(position: Position, legal: Sequence[int]) -> list[str]:
    """Those of all legal actions. What is plain at a glance is not searched; beside an action that is lost, the others
    are searched deeper, so that none looks safe only because its end is further off."""
    s = position.state
    if s.phase in (Phase.PLACE, Phase.HAVEN) and s.drawn == NONE:
        return [""] * len(legal)  # a position that someone made up and nobody can play
    spare = spare_money(position)
    doubtful = [action for action in legal if spending(position, action) > spare]
    fates = {action: lost_by(position, action) for action in doubtful}
    if any(fates.values()):
        fates = {action: fates.get(action) or searched(position, action, DEEPER) for action in legal}
    return [(fates[action] or cut_off(position, action)) if action in fates else "" for action in legal]


def lost_by(position: Position, action: int) -> str:
    """How the game is lost by an action, if it surely is."""
    plain = lost_in_flight(position, action) or lost_by_spending(position, action)
    return plain or searched(position, action, DECISIONS_AHEAD)


def searched(position: Position, action: int, ahead: int) -> str:
    ways = foretell(position, action, fate, ahead, MAX_RUNS * ahead)
    return "" if not ways else ways.pop() if len(ways) == 1 else MANY_WAYS


# What needs no search ---------------------------------------------------------------------------
def spare_money(position: Position) -> int:
    """What can be spent at once and surely not be missed; below 0 where a lost game is not out of the question.

    A quiet turn costs one jump, and draws so few cards that a payment is far off if there are more.
    """
    s = position.state
    is_sound = sum(s.level.tolist()) > 1 and s.hold[ILLEGALS] == 0 and s.phase != Phase.HOME
    if not is_sound or OFF not in s.at.tolist() or not can_jump(position):
        return NOTHING
    return int(s.money) - FUEL - (int(payment_due(s)) if cards_left(s) <= QUIET_TURN else 0)


def lost_in_flight(position: Position, action: int) -> str:
    """Whether the cards of a jump use up the month, and what is left of the money does not pay for it.

    Where a jump may go astray it has too many outcomes to try them all.
    """
    s = position.state
    if s.phase == Phase.JUMP:
        return short_on_arrival(position, int(s.money))
    if s.phase == Phase.COMBAT and ACTIONS.parts(action)[0] != "counter":
        return short_in_flight(position, int(s.money) - FUEL)
    return short_in_flight(position, int(s.money)) if s.phase == Phase.HAVEN else ""


def lost_by_spending(position: Position, action: int) -> str:
    """Whether what is left at a turn's end does not last until the next Sell phase, whatever planet is drawn."""
    s = position.state
    if s.phase not in (Phase.SELL, Phase.UPGRADE) or ACTIONS.parts(action)[0] == "sell":
        return ""
    return short_of_money(position, int(s.money) - spending(position, action))


def spending(position: Position, action: int) -> int:
    """What an action costs at once; a level of the Engines is beyond price."""
    verb, arguments = ACTIONS.parts(action)
    c, s = position.content.record, position.state
    match verb:
        case "buy" if s.phase == Phase.BUY:
            return int(buy_price(c, s, *arguments))
        case "upgrade":
            return COSTS[arguments[0]]
        case "damage" | "scrap" if arguments[0] == MOD_ENGINES:
            return BEYOND_PRICE
        case "pay":
            return int(s.fine)
        case "escape" | "escape_new":
            return FUEL
    return 0


# Ways that lead back only -----------------------------------------------------------------------
def cut_off(position: Position, action: int) -> str:
    """What leaves no way on, though not surely lost."""
    verb, arguments = ACTIONS.parts(action)
    c, s = position.content.record, position.state
    match verb:
        case "jump" if s.phase == Phase.JUMP and arguments[0] != s.previous and planet_pile(s) == 0:
            return dead_end(position, *arguments) if strands(c, s, *arguments) else ""
        case "damage" | "scrap" if arguments[0] == MOD_ENGINES and maroons(c, s):
            return "with one Engines level less no planet is in reach"
    return ""


def dead_end(position: Position, planet: int) -> str:
    """With no planet left to explore, a target that leads nowhere but back, or not even there."""
    c, s = position.content.record, position.state
    name = planet_name(position, planet)
    if reach(c, s, planet, int(s.level[MOD_ENGINES])) >> int(s.planet) & 1:
        return f"from {name} the only way is back, by emergency jump"
    return f"from {name} no planet is in reach without better Engines"


# Lost games -------------------------------------------------------------------------------------
def fate(position: Position, seat: int) -> str | None:
    """How a position is lost, "" if it is not, None where only looking further ahead can tell."""
    s = position.state
    if s.phase == Phase.OVER:
        return verdict(position)
    if s.phase == Phase.COMBAT:
        return short_in_combat(position)
    if s.phase == Phase.HAVEN:
        return short_in_flight(position, int(s.money)) or None
    if s.phase not in TRADING:
        return None
    if s.phase == Phase.JUMP:
        return short_on_arrival(position, int(s.money))
    return short_of_money(position, best_purse(position)) or nowhere_to_go(position)


def verdict(position: Position) -> str:
    """How a finished game was lost."""
    s = position.state
    if s.outcome == Outcome.UNPAID:
        return unpaid(int(s.money), int(payment_due(s)))
    return VERDICTS[int(s.outcome)]


VERDICTS = {
    int(Outcome.WON): "",
    int(Outcome.FINED): "the fine cannot be met: the game is lost",
    int(Outcome.NO_FUEL): "without 1 V for the jump the game is lost",
    int(Outcome.NO_REACH): "no planet will be in reach: the game is lost",
    int(Outcome.DESTROYED): "the ship will be destroyed: the game is lost",
}


def short_in_combat(position: Position) -> str | None:
    """The next card is drawn whatever is done: if it is the month's last, it must be paid for."""
    c, s = position.content.record, position.state
    salvage = SALVAGE[c.value[s.enemy]] if s.month_end == AFTER_USE and c.kind[s.enemy] == Kind.PIRATE else 0
    is_due = cards_left(s) == 1 and s.money + salvage < payment_due(s)
    return unpaid(int(s.money), int(payment_due(s))) if is_due else None


def short_in_flight(position: Position, money: int) -> str:
    """An emergency jump draws a card for itself and one for the event on arrival."""
    s = position.state
    is_due = cards_left(s) <= draws_of_emergency(position) and money < payment_due(s)
    return unpaid(money, int(payment_due(s))) if is_due else ""


def draws_of_emergency(position: Position) -> int:
    """The check, the card that an option adds, and the event on arrival."""
    return 2 + int(position.state.extra_discard)


def unpaid(money: int, due: int) -> str:
    return f"{money} V will not pay the {due} V due then: the game is lost"


def best_purse(position: Position) -> int:
    """The most that can be at hand when the step is over: in the Sell phase with everything sold."""
    c, s = position.content.record, position.state
    if s.phase != Phase.SELL:
        return int(s.money)
    wares = sellable(c, s)
    worth = sum(int(s.hold[cargo]) * int(sell_price(c, s, cargo)) for cargo in range(GOODS) if wares >> cargo & 1)
    return min(CEILING, int(s.money) + worth)


def short_of_money(position: Position, money: int) -> str:
    """Nothing is earned before the next Sell phase: until then fuel and payments must be at hand."""
    s = position.state
    due, left = int(payment_due(s)), int(cards_left(s))
    before_jump = draws_before_jump(position)
    at_once = s.phase == Phase.BUY and left == 0 and s.month_end == AFTER_USE
    if (left == before_jump and left > 0) or at_once:
        if money < due:
            return f"{money} V cannot meet the payment of {due} V that falls due before you can sell: the game is lost"
        if s.month == MONTHS:
            return ""  # paid, and won
        money -= due
    elif money >= FUEL and left > before_jump and left - before_jump <= draws_on_arrival(position):
        return short_on_arrival(position, money, before_jump)
    return "without 1 V for the jump the game is lost" if money < FUEL else ""


def short_on_arrival(position: Position, money: int, drawn_before: int = 0) -> str:
    """The fuel is paid before the cards on arrival are drawn, one of which may be the last of the month."""
    s = position.state
    due, left = int(payment_due(s)), int(cards_left(s)) - drawn_before
    if 0 < left <= draws_on_arrival(position) and money < due + FUEL:
        return f"{money} V cannot meet the jump and the payment of {due} V due on arrival: the game is lost"
    return ""


def draws_before_jump(position: Position) -> int:
    """The card that opens the Buy phase, where that is still to come."""
    return 0 if position.state.phase in (Phase.BUY, Phase.JUMP) else 1


def draws_on_arrival(position: Position) -> int:
    """Cards that the next jump surely costs: that of the event; in an emergency those of the jump as well."""
    c, s = position.content.record, position.state
    is_emergency = s.phase in (Phase.BUY, Phase.JUMP) and s.previous != NONE and targets(c, s) == 1 << int(s.previous)
    return draws_of_emergency(position) if is_emergency else 1


def nowhere_to_go(position: Position) -> str:
    """Whether the jump to come has no target: once a planet is drawn, the map and the Engines stay as they are."""
    c, s = position.content.record, position.state
    if s.phase == Phase.PLACE:
        in_reach = c.distance[s.drawn] <= s.level[MOD_ENGINES] or can_jump(position)
    else:
        in_reach = s.phase != Phase.BUY or can_jump(position)
    return "" if in_reach or pays_the_last(position) else VERDICTS[int(Outcome.NO_REACH)]


def can_jump(position: Position) -> bool:
    """Whether a planet is in reach: what the rules would list if it were time to jump."""
    twin = duplicate(position.state)
    twin.phase = Phase.JUMP
    return position.rulebook.compiled.legal.run(position.content.record, twin, np.empty(PLANETS + 1, np.int32)) > 0


def pays_the_last(position: Position) -> bool:
    """Whether the last payment may be made before the jump, which wins."""
    s = position.state
    may_fall_due = cards_left(s) <= draws_before_jump(position)
    return bool(s.month == MONTHS and may_fall_due and s.money >= payment_due(s))
