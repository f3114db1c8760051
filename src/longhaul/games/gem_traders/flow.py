"""What every action does, and how the game runs on to the next decision. `legality` decides what is allowed."""

from longhaul.core.events import Log
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.rules.boosts import drop_one, find, next_victim, play
from longhaul.games.gem_traders.rules.crew import (
    barter_give,
    barter_take,
    big_take,
    close_declaration,
    close_pair,
    deal_with,
    declare,
    displace,
    start_dealing,
    start_sabotage,
)
from longhaul.games.gem_traders.rules.exchange import choose_die, set_die, start_trading, step_die, swap
from longhaul.games.gem_traders.rules.home import jettison, load_unit, open_hold, unload, unload_all
from longhaul.games.gem_traders.rules.market import buy, pay
from longhaul.games.gem_traders.rules.mining import dig, mine, pick, salvage
from longhaul.games.gem_traders.rules.missions import resolve
from longhaul.games.gem_traders.rules.movement import ask_fee, move, take_fee
from longhaul.games.gem_traders.rules.officers import choose_rate, convert_give, convert_take, stow, use
from longhaul.games.gem_traders.rules.turn import begin_action, begin_turn, end_action, end_turn
from longhaul.games.gem_traders.state import (
    BUY,
    CONVERT,
    DECLARE,
    DIE,
    DONE,
    DOWN,
    END,
    GIVE,
    GO,
    GOODS,
    KEEP,
    LAST_DECISION,
    LOAD,
    MINE,
    MISSION,
    MONGER,
    PLAY,
    SABOTAGE,
    SALVAGE,
    SWAP,
    TAKE,
    TARGET,
    TRADE,
    UNLOAD,
    UP,
    USE,
    VALUE,
    Content,
    Phase,
    State,
)


# Effects: each assumes that its action is legal. ------------------------------------------------
@rule
def apply(c: Content, s: State, action: int, log: Log) -> None:
    if s.phase == Phase.MENU:
        if action == END:
            s.phase = Phase.ENDING
        else:
            begin_action(s)
            act(c, s, action, log)
    elif action == DONE:
        stop(s)
    elif action < GIVE:
        move(s, action - GO, log)  # by Engineer or Teleport
    elif action < TAKE:
        give(c, s, action - GIVE, log)
    elif action < UNLOAD:
        take(s, action - TAKE, log)
    elif action < DIE:
        at_exchange(s, action, log)
    else:
        choose_part(c, s, action, log)
    advance(c, s, log)


@rule
def stop(s: State) -> None:
    """End the action under way."""
    if s.phase == Phase.DECLARE:
        close_declaration(s)
    else:
        s.phase = Phase.ACTED


@rule
def act(c: Content, s: State, action: int, log: Log) -> None:
    if action < LOAD:
        move(s, action - GO, log)
    elif action == LOAD:
        open_hold(s)
    elif action == MINE:
        mine(s, log)
    elif action == SALVAGE:
        salvage(s)
    elif action == TRADE:
        start_trading(s)
    elif action < BUY:
        resolve(c, s, action - MISSION, log)
    elif action < SABOTAGE:
        buy(c, s, action - BUY, log)
    elif action < USE:
        use_crew(s, action, log)
    elif action < PLAY:
        use(s, action - USE, log)
    else:
        play(s, action - PLAY, log)


@rule
def use_crew(s: State, action: int, log: Log) -> None:
    if action == SABOTAGE:
        start_sabotage(s)
    else:
        start_dealing(s, MONGER, log)


@rule
def give(c: Content, s: State, good: int, log: Log) -> None:
    if s.phase == Phase.CARGO:
        unload(s, good, 1, log)
    elif s.phase == Phase.PAY:
        pay(c, s, good, log)
    elif s.phase == Phase.BARTER:
        barter_give(s, good, log)
    elif s.phase == Phase.STOW:
        stow(s, good, log)
    elif s.phase == Phase.CONVERT:
        convert_give(s, good, log)
    elif s.phase == Phase.DROP:
        drop_one(s, good, log)
    else:
        jettison(s, good, log)


@rule
def take(s: State, good: int, log: Log) -> None:
    if s.phase == Phase.CARGO:
        load_unit(s, good, log)
    elif s.phase == Phase.MINE:
        dig(s, log)
    elif s.phase == Phase.SALVAGE:
        pick(s, good, log)
    elif s.phase == Phase.BARTER:
        barter_take(s, good, log)
    elif s.phase == Phase.CONVERT:
        convert_take(s, good, log)
    elif s.phase == Phase.WINDFALL:
        find(s, good, log)
    elif s.phase == Phase.TAKING:
        big_take(s, good, log)
    else:
        take_fee(s, good, log)


@rule
def at_exchange(s: State, action: int, log: Log) -> None:
    if action == UNLOAD:
        unload_all(s, log)
    elif action < UP:
        swap(s, (action - SWAP) // GOODS, (action - SWAP) % GOODS, log)
    elif action < DOWN:
        step_die(s, action - UP, 1, log)
    else:
        step_die(s, action - DOWN, -1, log)


@rule
def choose_part(c: Content, s: State, action: int, log: Log) -> None:
    if action < VALUE:
        choose_die(c, s, action - DIE, log)
    elif action < TARGET:
        set_die(s, action - VALUE + 1, log)
    elif action < CONVERT:
        choose_target(s, (s.seat + action - TARGET) % s.seats, log)
    elif action < DECLARE:
        choose_rate(s, action - CONVERT, log)
    elif action < KEEP:
        declare(s, action - DECLARE, log)
    else:
        close_pair(s)


@rule
def choose_target(s: State, seat: int, log: Log) -> None:
    if s.phase == Phase.SABOTAGE:
        displace(s, seat, log)
    else:
        deal_with(s, seat, log)


@rule
def advance(c: Content, s: State, log: Log) -> None:
    """Let the game run until someone has something to decide, or it is over."""
    while s.phase > LAST_DECISION:
        if s.phase == Phase.ACTED:
            end_action(c, s, log)
        elif s.phase == Phase.ENDING:
            end_turn(c, s, log)
        elif s.phase == Phase.BEGIN:
            begin_turn(s, log)
        elif s.phase == Phase.DOCKED:
            ask_fee(s, log)
        else:
            next_victim(s, log)
