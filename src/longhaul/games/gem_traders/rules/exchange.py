"""The exchange: seven dice, trade steps, and the cards that change dice (GT-DICE, GT-TRADE).

Each die stands for one resource wherever it lies (GT-DICE-01), and keeps its value until something changes it
(GT-DICE-09): Traders do, five Boosts, and the Marketeer (GT-DICE-06). Players never trade with one another
(GT-TRADE-14), nor with the bank anywhere else (GT-TRADE-15).
"""

from longhaul.core.chance import below
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.events import RESET, ROLLED, SET, STEPPED, Event
from longhaul.games.gem_traders.rules.cubes import count_unit, draw_from_supply, level, put_back, supply
from longhaul.games.gem_traders.rules.movement import is_exchange
from longhaul.games.gem_traders.state import (
    CASH_FLOW_STEPS,
    CENTRE,
    FIRST_DOCK,
    GOLD,
    GOODS,
    NO_GOOD,
    SCRAP,
    SPOTS,
    TRADER,
    Content,
    Phase,
    State,
)

RING = 6
HACKED_DICE, BROKERED_DICE, REROLLED_DICE, SWITCHED_DICE = 2, 2, 3, 2


@rule
def sides(die: int) -> int:
    """Six faces, the gold die four (GT-DICE-04)."""
    return 4 if die == GOLD else 6


@rule
def is_adjacent(s: State, place: int, die: int) -> bool:
    """A dock touches two spots of the ring and the centre (GT-DICE-02, GT-DICE-03); its place counts (GT-DICE-07)."""
    spot = place - FIRST_DOCK
    after = spot + 1 if spot + 1 < RING else 0
    return s.ring[spot] == die or s.ring[after] == die or s.ring[CENTRE] == die


# Trading --------------------------------------------------------------------------------------
@rule
def judge_trade(s: State) -> int:
    """For a ship at the exchange (GT-TRADE-01); some die can always be stepped."""
    return Clause.LEGAL if is_exchange(s.place[s.seat]) else Clause.TRADE_01


@rule
def start_trading(s: State) -> None:
    """One step per Trader (GT-TRADE-02, GT-CREW-04)."""
    s.limit = level(s, s.seat, TRADER)
    s.used, s.picked = 0, NO_GOOD
    s.phase = Phase.TRADE


@rule
def judge_swap(s: State, pay: int, get: int) -> int:
    """Two different dice that the dock touches, either way round (GT-TRADE-05, GT-TRADE-07)."""
    place = s.place[s.seat]
    if pay == get or not is_adjacent(s, place, pay) or not is_adjacent(s, place, get):
        return Clause.TRADE_05
    if get == SCRAP and s.scrap_trade == 0:
        return Clause.TRADE_11
    if s.cargo[s.seat, pay] < s.die[pay]:
        return Clause.TRADE_06
    return Clause.LEGAL if supply(s, get) > 0 else Clause.TRADE_12


@rule
def swap(s: State, pay: int, get: int, log: Log) -> None:
    """Exactly what one die shows for what the other shows, gold too (GT-TRADE-06, GT-TRADE-13, GT-DICE-10).

    It comes from the ship and goes onto it (GT-TRADE-08): gemstones and gold by way of the bank (GT-TRADE-09),
    scrap by way of space (GT-TRADE-10, GT-TRADE-11). A short supply gives what it has (GT-TRADE-12).
    """
    paid, got = s.die[pay], min(s.die[get], supply(s, get))
    s.cargo[s.seat, pay] -= paid
    put_back(s, pay, paid)
    draw_from_supply(s, get, got)
    s.cargo[s.seat, get] += got
    emit(log, Event.TRADED, s.seat, pay, paid, get, got)
    count_unit(s, True)


# Stepping dice: Traders, and the Broker ---------------------------------------------------------
@rule
def judge_step(s: State, die: int, by: int) -> int:
    """Traders step any six-sided die (GT-DICE-05); the Broker any two, once each (GT-BD-13). No wrap (GT-DICE-04)."""
    if s.phase == Phase.TRADE and die == GOLD:
        return Clause.DICE_05
    if s.phase == Phase.BROKER and s.taken >> die & 1:
        return Clause.BD_13
    return Clause.LEGAL if 1 <= s.die[die] + by <= sides(die) else Clause.DICE_04


@rule
def step_die(s: State, die: int, by: int, log: Log) -> None:
    """A trade step in place of a trade, as often as one likes (GT-TRADE-03, GT-TRADE-04)."""
    s.die[die] += by
    s.taken |= 1 << die
    emit(log, Event.DIE, s.seat, die, s.die[die], STEPPED)
    count_unit(s, True)


@rule
def judge_up(s: State, die: int) -> int:
    return judge_step(s, die, 1)


@rule
def up(s: State, die: int, log: Log) -> None:
    step_die(s, die, 1, log)


@rule
def judge_down(s: State, die: int) -> int:
    return judge_step(s, die, -1)


@rule
def down(s: State, die: int, log: Log) -> None:
    step_die(s, die, -1, log)


@rule
def start_brokering(s: State) -> None:
    s.limit = BROKERED_DICE
    s.phase = Phase.BROKER


@rule
def jump_gold(s: State, log: Log) -> None:
    """The gold die moves by exactly two, up or down as it can (GT-BD-17)."""
    s.die[GOLD] += CASH_FLOW_STEPS if s.die[GOLD] <= CASH_FLOW_STEPS else -CASH_FLOW_STEPS
    emit(log, Event.DIE, s.seat, GOLD, s.die[GOLD], STEPPED)
    s.phase = Phase.ACTED


# Choosing dice: Manipulate, Marketeer, Hacker, Cyberpunk ----------------------------------------
@rule
def start_switching(s: State) -> None:
    s.limit = SWITCHED_DICE
    s.phase = Phase.SWITCH


@rule
def start_hacking(s: State) -> None:
    s.limit = HACKED_DICE
    s.phase = Phase.HACK


@rule
def start_rerolling(s: State) -> None:
    s.limit = REROLLED_DICE
    s.phase = Phase.REROLL


@rule
def last_die(s: State) -> int:
    """The last die that may be chosen; where the centre is fixed, the die there may not."""
    fixed = s.phase == Phase.SWITCH and s.gold_die_moves == 0 and s.ring[CENTRE] == GOODS - 1
    return GOODS - 2 if fixed else GOODS - 1


@rule
def judge_die(s: State, die: int) -> int:
    """Different dice, in rising order so that no combination repeats; the gold die too (GT-DICE-08, GT-BD-14)."""
    if s.phase == Phase.HACK and s.picked != NO_GOOD:
        return Clause.BOOST_HACKER
    if s.phase == Phase.SWITCH and s.gold_die_moves == 0 and s.ring[CENTRE] == die:
        return Clause.DICE_07
    left = s.limit - s.used - 1
    return Clause.LEGAL if 1 << die > s.taken and die + left <= last_die(s) else Clause.DICE_08


@rule
def choose_die(c: Content, s: State, die: int, log: Log) -> None:
    first = s.picked
    s.taken |= 1 << die
    s.picked = die
    if s.phase == Phase.HACK:
        return
    s.used += 1
    if s.used == s.limit:
        if s.phase == Phase.SWITCH:
            switch(s, first, die, log)
        else:
            reroll(c, s, log)


@rule
def switch(s: State, die: int, other: int, log: Log) -> None:
    """Swap two dice, the centre included (GT-DICE-07); with the Marketeer, a trade follows (GT-OFF-11)."""
    for spot in range(SPOTS):
        if s.ring[spot] == die:
            s.ring[spot] = other
        elif s.ring[spot] == other:
            s.ring[spot] = die
    emit(log, Event.SWITCHED, s.seat, die, other)
    if s.optional:
        start_trading(s)
    else:
        s.phase = Phase.ACTED


@rule
def reroll(c: Content, s: State, log: Log) -> None:
    """Each die has a roll of its own; the gold die rolls 1 to 4 (GT-BD-14)."""
    for die in range(GOODS):
        if s.taken >> die & 1:
            face = below(c, s, sides(die))
            s.die[die] = face + 1
            emit(log, Event.DIE, s.seat, die, face + 1, ROLLED)
    s.phase = Phase.ACTED


@rule
def judge_value(s: State, index: int) -> int:
    """A value, from 1 on, for the die just chosen, within its range (GT-BOOST-HACKER, GT-DICE-04)."""
    if s.picked == NO_GOOD:
        return Clause.BOOST_HACKER
    return Clause.LEGAL if index < sides(s.picked) else Clause.DICE_04


@rule
def set_die(s: State, index: int, log: Log) -> None:
    """Remembered: it becomes 1 when the player's next turn begins (GT-BOOST-HACKER)."""
    s.die[s.picked] = index + 1
    s.hacked[s.seat] |= 1 << s.picked
    emit(log, Event.DIE, s.seat, s.picked, index + 1, SET)
    s.picked = NO_GOOD
    count_unit(s, True)


@rule
def reset_hacked(s: State, log: Log) -> None:
    """Even if those dice were changed or moved in the meantime (GT-BD-03)."""
    for die in range(GOODS):
        if s.hacked[s.active] >> die & 1:
            s.die[die] = 1
            emit(log, Event.DIE, s.active, die, 1, RESET)
    s.hacked[s.active] = 0
