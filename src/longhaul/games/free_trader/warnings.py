"""Warnings: an action that is certain to lose the game, or leaves no way but back (rulings AMB-01, AMB-15).

A search (`certain_losses`) plays the action with every card that may come. Where that ends in another decision, `fate`
says whether the game is already lost, from what the next cards are certain to cost. A warning says that the game is
lost only if no card and no later action can save it. If all actions lose, all of them are marked, so that none looks
safe.

Never compiled.
"""

from collections.abc import Sequence

import numpy as np

from longhaul.core.lookahead import DECISIONS_AHEAD, LOST, MAX_RUNS, certain_losses
from longhaul.core.memory.record import duplicate
from longhaul.core.messages.message import NOTHING, Message
from longhaul.core.position import Position
from longhaul.games.free_trader.messages.names import planet_word
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
DEEPER = DECISIONS_AHEAD + 1  # decisions to follow where another action loses
NONE_TO_SPARE = -1
BEYOND_PRICE = CEILING + 1
ANY_CARD = Message(f"{LOST}-anyhow")  # whatever card comes
SHORT_OF_ENGINES = Message("warning-engines")


def warn(position: Position, action: int) -> Message:
    """What an action certainly leads to, or NOTHING if that is not bad."""
    legal = [int(each) for each in position.legal]
    return warnings(position, legal)[legal.index(action)] if action in legal else NOTHING


def warnings(position: Position, legal: Sequence[int]) -> list[Message]:
    """The warnings of all legal actions. The search skips actions that are clearly safe.

    If one action loses, the search looks deeper into the others, so that none looks safe only because it loses later.
    """
    s = position.state
    if s.phase in (Phase.PLACE, Phase.HAVEN) and s.drawn == NONE:
        return [NOTHING] * len(legal)  # a made-up position that cannot be played
    spare = spare_money(position)
    doubtful = [action for action in legal if spending(position, action) > spare]
    fates = {action: lost_by(position, action) for action in doubtful}
    if any(fates.values()):
        fates = {action: fates.get(action) or searched(position, action, DEEPER) for action in legal}
    return [(fates[action] or cut_off(position, action)) if action in fates else NOTHING for action in legal]


def lost_by(position: Position, action: int) -> Message:
    """How an action loses the game, if it is certain to."""
    plain = lost_in_flight(position, action) or lost_by_spending(position, action)
    return plain or searched(position, action, DECISIONS_AHEAD)


def searched(position: Position, action: int, ahead: int) -> Message:
    ways = certain_losses(position, action, fate, ahead, MAX_RUNS * ahead)
    return NOTHING if not ways else ways.pop() if len(ways) == 1 else ANY_CARD


# What needs no search ---------------------------------------------------------------------------
def spare_money(position: Position) -> int:
    """How much can safely be spent at once; below 0 where losing the game cannot be ruled out.

    A quiet turn costs one jump and draws few cards, so that with more cards left no payment is near.
    """
    s = position.state
    is_sound = sum(s.level.tolist()) > 1 and s.hold[ILLEGALS] == 0 and s.phase != Phase.HOME
    if not is_sound or OFF not in s.at.tolist() or not can_jump(position):
        return NONE_TO_SPARE
    return int(s.money) - FUEL - (int(payment_due(s)) if cards_left(s) <= QUIET_TURN else 0)


def lost_in_flight(position: Position, action: int) -> Message:
    """Whether the cards of a jump use up the month, and the money left does not cover the payment.

    A jump that may go astray has too many outcomes to try them all.
    """
    s = position.state
    if s.phase == Phase.JUMP:
        return short_on_arrival(position, int(s.money))
    if s.phase == Phase.COMBAT and ACTIONS.parts(action)[0] != "counter":
        return short_in_flight(position, int(s.money) - FUEL)
    return short_in_flight(position, int(s.money)) if s.phase == Phase.HAVEN else NOTHING


def lost_by_spending(position: Position, action: int) -> Message:
    """Whether the money left at the end of a turn cannot last until the next Sell phase, whatever planet is drawn."""
    s = position.state
    if s.phase not in (Phase.SELL, Phase.UPGRADE) or ACTIONS.parts(action)[0] == "sell":
        return NOTHING
    return short_of_money(position, int(s.money) - spending(position, action))


def spending(position: Position, action: int) -> int:
    """What an action costs at once; a lost level of Engines counts as beyond price."""
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
def cut_off(position: Position, action: int) -> Message:
    """What leaves the ship no way on, though the game is not certainly lost."""
    verb, arguments = ACTIONS.parts(action)
    c, s = position.content.record, position.state
    match verb:
        case "jump" if s.phase == Phase.JUMP and arguments[0] != s.previous and planet_pile(s) == 0:
            return dead_end(position, *arguments) if strands(c, s, *arguments) else NOTHING
        case "damage" | "scrap" if arguments[0] == MOD_ENGINES and maroons(c, s):
            return SHORT_OF_ENGINES
    return NOTHING


def dead_end(position: Position, planet: int) -> Message:
    """A target that leads nowhere but back, or not even there, when no planet is left to explore."""
    c, s = position.content.record, position.state
    leads_back = reach(c, s, planet, int(s.level[MOD_ENGINES])) >> int(s.planet) & 1
    return Message("warning-way-back" if leads_back else "warning-dead-end", {"planet": planet_word(position, planet)})


# Lost games -------------------------------------------------------------------------------------
def fate(position: Position, seat: int) -> Message | None:
    """How a position is lost, NOTHING if it is not, None if only a deeper search can tell."""
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


def verdict(position: Position) -> Message:
    """How a finished game was lost."""
    s = position.state
    if s.outcome == Outcome.UNPAID:
        return unpaid(int(s.money), int(payment_due(s)))
    return VERDICTS[int(s.outcome)]


VERDICTS = {int(outcome): Message(f"{LOST}-{outcome.name.lower()}") for outcome in Outcome} | {
    int(Outcome.WON): NOTHING
}
NO_FUEL, NO_REACH = VERDICTS[int(Outcome.NO_FUEL)], VERDICTS[int(Outcome.NO_REACH)]


def short_in_combat(position: Position) -> Message | None:
    """Either answer draws a card: if it is the month's last, the payment falls due."""
    c, s = position.content.record, position.state
    salvage = SALVAGE[c.value[s.enemy]] if s.month_end == AFTER_USE and c.kind[s.enemy] == Kind.PIRATE else 0
    is_due = cards_left(s) == 1 and s.money + salvage < payment_due(s)
    return unpaid(int(s.money), int(payment_due(s))) if is_due else None


def short_in_flight(position: Position, money: int) -> Message:
    """An emergency jump draws a card for itself and one for the event on arrival."""
    s = position.state
    is_due = cards_left(s) <= draws_of_emergency(position) and money < payment_due(s)
    return unpaid(money, int(payment_due(s))) if is_due else NOTHING


def draws_of_emergency(position: Position) -> int:
    """The check, the card that an option adds, and the event on arrival."""
    return 2 + int(position.state.extra_discard)


def unpaid(money: int, due: int) -> Message:
    return Message(f"{LOST}-unpaid", {"money": money, "due": due})


def best_purse(position: Position) -> int:
    """The most money there can be after this step: in the Sell phase with everything sold."""
    c, s = position.content.record, position.state
    if s.phase != Phase.SELL:
        return int(s.money)
    wares = sellable(c, s)
    worth = sum(int(s.hold[cargo]) * int(sell_price(c, s, cargo)) for cargo in range(GOODS) if wares >> cargo & 1)
    return min(CEILING, int(s.money) + worth)


def short_of_money(position: Position, money: int) -> Message:
    """Nothing is earned before the next Sell phase: until then the money must cover fuel and payments."""
    s = position.state
    due, left = int(payment_due(s)), int(cards_left(s))
    before_jump = draws_before_jump(position)
    at_once = s.phase == Phase.BUY and left == 0 and s.month_end == AFTER_USE
    if (left == before_jump and left > 0) or at_once:
        if money < due:
            return Message(f"{LOST}-before-selling", {"money": money, "due": due})
        if s.month == MONTHS:
            return NOTHING  # paid, and won
        money -= due
    elif money >= FUEL and left > before_jump and left - before_jump <= draws_on_arrival(position):
        return short_on_arrival(position, money, before_jump)
    return NO_FUEL if money < FUEL else NOTHING


def short_on_arrival(position: Position, money: int, drawn_before: int = 0) -> Message:
    """The fuel is paid before the cards on arrival are drawn, one of which may be the last of the month."""
    s = position.state
    due, left = int(payment_due(s)), int(cards_left(s)) - drawn_before
    if 0 < left <= draws_on_arrival(position) and money < due + FUEL:
        return Message(f"{LOST}-on-arrival", {"money": money, "due": due})
    return NOTHING


def draws_before_jump(position: Position) -> int:
    """The card that opens the Buy phase, if that is still to come."""
    return 0 if position.state.phase in (Phase.BUY, Phase.JUMP) else 1


def draws_on_arrival(position: Position) -> int:
    """Cards that the next jump is certain to draw: that of the event, and in an emergency those of the jump."""
    c, s = position.content.record, position.state
    is_emergency = s.phase in (Phase.BUY, Phase.JUMP) and s.previous != NONE and targets(c, s) == 1 << int(s.previous)
    return draws_of_emergency(position) if is_emergency else 1


def nowhere_to_go(position: Position) -> Message:
    """Whether the coming jump has no target. Once a planet is drawn, the map and the Engines stay the same."""
    c, s = position.content.record, position.state
    if s.phase == Phase.PLACE:
        in_reach = c.distance[s.drawn] <= s.level[MOD_ENGINES] or can_jump(position)
    else:
        in_reach = s.phase != Phase.BUY or can_jump(position)
    return NOTHING if in_reach or pays_the_last(position) else NO_REACH


def can_jump(position: Position) -> bool:
    """Whether a planet is in reach: whether the rules would list a jump now."""
    twin = duplicate(position.state)
    twin.phase = Phase.JUMP
    return position.rulebook.compiled.legal.run(position.content.record, twin, np.empty(PLANETS + 1, np.int32)) > 0


def pays_the_last(position: Position) -> bool:
    """Whether the last payment may be made before the jump, which wins."""
    s = position.state
    may_fall_due = cards_left(s) <= draws_before_jump(position)
    return bool(s.month == MONTHS and may_fall_due and s.money >= payment_due(s))
