"""What each action does. Every effect assumes that its action is legal."""

from longhaul.core.events import Log
from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.rules.bay import expand
from longhaul.games.dice_traders.rules.buy import buy
from longhaul.games.dice_traders.rules.roll import lock
from longhaul.games.dice_traders.rules.sell import offer, sell
from longhaul.games.dice_traders.rules.travel import explore, follow, retire
from longhaul.games.dice_traders.rules.turn import done, skip_idle_steps
from longhaul.games.dice_traders.state import (
    BUY,
    DICE,
    DONE,
    EXPAND,
    EXPLORE,
    FOLLOW,
    LOCK,
    OFFER,
    RETIRE,
    SELL,
    Content,
    State,
)


@rule
def apply(c: Content, s: State, action: int, log: Log) -> None:
    if action < LOCK:
        make_trip(c, s, action, log)
    elif action < DONE:
        lock(c, s, action - LOCK, log)
    elif action == DONE:
        done(c, s, log)
    elif action == SELL:
        sell(c, s, log)
    elif action < BUY:
        offer(c, s, (action - OFFER) // DICE, (action - OFFER) % DICE, log)
    elif action < EXPAND:
        buy(c, s, action - BUY, log)
    else:
        expand(c, s, log)
    skip_idle_steps(c, s, log)


@rule
def make_trip(c: Content, s: State, action: int, log: Log) -> None:
    if action == RETIRE:
        retire(c, s, log)
    elif action == FOLLOW:
        follow(c, s, log)
    else:
        explore(c, s, action - EXPLORE, log)
