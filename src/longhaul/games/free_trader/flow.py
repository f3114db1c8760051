"""What each action does. Every effect assumes that its action is legal."""

from longhaul.core.events import Log
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.rules.buy import buy
from longhaul.games.free_trader.rules.cargo_loss import lose
from longhaul.games.free_trader.rules.combat import counter, damage, search, take
from longhaul.games.free_trader.rules.emergency import escape, escape_new
from longhaul.games.free_trader.rules.explore import place
from longhaul.games.free_trader.rules.jump import jump
from longhaul.games.free_trader.rules.police import pay, scrap
from longhaul.games.free_trader.rules.pregenerated import home
from longhaul.games.free_trader.rules.sell import sell
from longhaul.games.free_trader.rules.turn import advance, done
from longhaul.games.free_trader.rules.upgrade import upgrade
from longhaul.games.free_trader.state import (
    BUY,
    COUNTER,
    DAMAGE,
    DONE,
    ESCAPE,
    ESCAPE_NEW,
    HOME,
    JUMP,
    LOSE,
    PAY,
    PLACE,
    SCRAP,
    SEARCH,
    SELL,
    TAKE,
    UPGRADE,
    Content,
    State,
)


@rule
def apply(c: Content, s: State, action: int, log: Log) -> None:
    if action < HOME:
        answer(c, s, action, log)
    elif action < BUY:
        travel(c, s, action, log)
    elif action < DAMAGE:
        trade(c, s, action, log)
    else:
        suffer(c, s, action, log)
    advance(c, s, log)


@rule
def answer(c: Content, s: State, action: int, log: Log) -> None:
    if action == DONE:
        done(c, s, log)
    elif action == COUNTER:
        counter(c, s, log)
    elif action < ESCAPE_NEW:
        escape(c, s, action - ESCAPE, log)
    else:
        escape_new(c, s, log)


@rule
def travel(c: Content, s: State, action: int, log: Log) -> None:
    if action < PLACE:
        home(c, s, action - HOME, log)
    elif action >= JUMP:
        jump(c, s, action - JUMP, log)
    else:
        place(c, s, action - PLACE, log)


@rule
def trade(c: Content, s: State, action: int, log: Log) -> None:
    if action < SELL:
        buy(c, s, action - BUY, log)
    elif action < UPGRADE:
        sell(c, s, action - SELL, log)
    else:
        upgrade(c, s, action - UPGRADE, log)


@rule
def suffer(c: Content, s: State, action: int, log: Log) -> None:
    if action < LOSE:
        damage(c, s, action - DAMAGE, log)
    elif action < PAY:
        lose(c, s, action - LOSE, log)
    elif action == PAY:
        pay(c, s, log)
    elif action < SEARCH:
        scrap(c, s, action - SCRAP, log)
    elif action == SEARCH:
        search(c, s, log)
    else:
        take(c, s, action - TAKE, log)
