"""Warnings about legal actions of Star Traders that lose or waste something. Never compiled."""

from collections.abc import Sequence

from longhaul.core.lookahead import lost_at_the_end
from longhaul.core.messages.message import NOTHING, Message
from longhaul.core.position import Position
from longhaul.games.star_traders.components import FLEET, SLOTS, Deal, Phase
from longhaul.games.star_traders.forecast import budget
from longhaul.games.star_traders.messages.names import lost_with
from longhaul.games.star_traders.rules.fleet.ships import aboard, blockaders, is_fit, load, ships_of
from longhaul.games.star_traders.state import ACTIONS

SAMPLED_FUTURES = 12  # of an action whose outcome depends on dice
MAX_LEVELS_MOVED = 6  # that others may gain from one action where regions change control or influence
BLOCKADE_ENDS = Message("warning-blockade")
MAY_END = Message("warning-end")
# What costs money, so that it may be missed when upkeep is due.
SPENDING = (
    "purchase",
    "repair",
    "reinforce",
    "buy_upgrade",
    "raise_upgrade",
    "improve",
    "draw_fleet",
    "draw_crew",
    "extra_card",
    "hire",
    "improve_toll",
    "bid",
)


def warn(position: Position, action: int) -> Message:
    """What an action leads to; NOTHING if that is not bad."""
    return warnings(position, [action])[0]


def warnings(position: Position, legal: Sequence[int]) -> list[Message]:
    """The warnings of several actions."""
    is_near = may_end(position)
    ends = [warn_of_end(position, action) if is_near else NOTHING for action in legal]
    return [
        end or warn_of_loss(position, action) or warn_of_upkeep(position, action)
        for action, end in zip(legal, ends, strict=True)
    ]


# The end of the game --------------------------------------------------------------------------
def warn_of_end(position: Position, action: int) -> Message:
    """Whether the action ends the game without a win for the acting player (ST-WIN-01, ruling A-89).

    If that depends on more dice than can be enumerated, sampled futures decide.
    """
    lost = lost_at_the_end(position, action, "levels")
    if lost:
        return lost
    is_possible = any(is_lost_by(position, action, seed) for seed in range(SAMPLED_FUTURES))
    return MAY_END if is_possible else NOTHING


def may_end(position: Position) -> bool:
    """A quick check: every flagship travels each round, so one action cannot lead past that."""
    s = position.state
    moved = MAX_LEVELS_MOVED if s.territory or s.exploration else 0
    near = s.rounds == s.round_cap or s.level[: position.seats].max() + moved >= s.victory_level
    return bool(s.phase >= Phase.TRAVEL and near)


def is_lost_by(position: Position, action: int, seed: int) -> bool:
    """Whether the action loses the game with the dice of this seed, which are never the game's own."""
    future = position.blinded(position.seat, seed)
    future.apply_legal(action)
    while not future.over and future.seat == position.seat and (forced := future.forced) is not None:
        future.apply_legal(int(forced))
    return future.over and position.seat not in future.winners


# What is lost, or leads to nothing ----------------------------------------------------------------
def warn_of_loss(position: Position, action: int) -> Message:
    verb, arguments = ACTIONS.parts(action)
    s = position.state
    match verb:
        case "sector" | "cell" if s.phase == Phase.TRAVEL:
            return BLOCKADE_ENDS if holds_alone(position, int(s.ship)) else NOTHING
        case "dismiss":
            return warn_of_dismissal(position, SLOTS * int(s.seat) + arguments[0] + 1)
        case "call_off":
            return Message("warning-call_off")
        case "enter":
            return NOTHING if can_do_business(position, action) else Message("warning-enter")
        case "draw_fleet" if ships_of(s, int(s.seat)) == SLOTS:
            return Message("warning-draw_fleet")
        case "hire" if s.deal != FLEET and aboard(s, int(s.ship), int(s.table[arguments[0]])):
            return Message("warning-hire")
    return NOTHING


def holds_alone(position: Position, ship: int) -> bool:
    """Whether a ship is the last of a blockade (ST-BLK-20)."""
    c, s, here = position.content.record, position.state, int(position.state.at[ship])
    holding = s.blockader[here] == ship // SLOTS + 1 and is_fit(c, s, ship)
    return bool(holding and blockaders(c, s, here) == 1)


def warn_of_dismissal(position: Position, ship: int) -> Message:
    """What is lost with a dismissed ship (ST-UPK-05, ST-UPK-06)."""
    s = position.state
    fitted = sum(1 << upgrade for upgrade, level in enumerate(s.fitted[ship]) if level)
    parts = lost_with(position, int(s.crew[ship]), fitted, int(s.steps[ship].sum()), int(load(s, ship)))
    if not parts:
        return BLOCKADE_ENDS if holds_alone(position, ship) else NOTHING
    return Message("warning-dismiss-blockade" if holds_alone(position, ship) else "warning-dismiss", {"parts": parts})


def can_do_business(position: Position, enter: int) -> bool:
    """Whether the site has anything to offer but the way out."""
    inside = position.blinded(position.seat)
    inside.apply_legal(enter)
    return len(inside.legal) > 1


# Upkeep -------------------------------------------------------------------------------------------
def warn_of_upkeep(position: Position, action: int) -> Message:
    """Whether the action leaves too little for upkeep, as things stand: what is not paid for is lost (ST-UPK-03)."""
    verb, _ = ACTIONS.parts(action)
    s, seat = position.state, int(position.seat)
    if verb == "take_token":
        return warning_if_short("warning-upkeep-now", position, seat, income=False)
    buys_goods = verb == "number" and s.deal == Deal.BUY
    builds = verb == "sector" and s.phase in (Phase.TOLL_TO, Phase.FACTORY_AT)
    if not (verb in SPENDING or buys_goods or builds):
        return NOTHING
    after = position.blinded(seat)
    after.apply_legal(action)
    if shortfall(after, seat) <= max(0, shortfall(position, seat)):
        return NOTHING
    return warning_if_short("warning-upkeep", after, seat)


def warning_if_short(id_: str, position: Position, seat: int, income: bool = True) -> Message:
    short = shortfall(position, seat, income)
    return Message(id_, {"upkeep": sum(budget(position, seat)["upkeep"]), "short": short}) if short > 0 else NOTHING


def shortfall(position: Position, seat: int, income: bool = True) -> int:
    """How much a player lacks for the next upkeep, with income and what its tokens bring (ST-INF-02, ST-INF-03)."""
    c, s, coming = position.content.record, position.state, budget(position, seat)
    gained = sum(coming["income"]) + int(c.token_worth * s.tokens[seat]) if income else 0
    return sum(coming["upkeep"]) - int(s.credits[seat]) - gained
