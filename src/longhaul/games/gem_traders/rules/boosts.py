"""The eighteen Boosts: `judge_NAME` where one is not always playable, `play_NAME` for its effect.

Each costs an action and grants one (GT-BOOST-02, GT-BOOST-03), may be played only if it changes something
(GT-BOOST-05), and is then out of the game (GT-BOOST-01, GT-BOOST-07), lasting effects or not (GT-BOOST-08).
"""

from longhaul.core.events import Log, emit
from longhaul.core.jit.dispatch import build_switch
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.events import Event
from longhaul.games.gem_traders.rules.crew import BIG_TAKE, SWAP, partners, start_dealing
from longhaul.games.gem_traders.rules.cubes import (
    capacity,
    count_unit,
    drop,
    drop_all,
    gems_in_bank,
    is_single,
    kinds_aboard,
    load,
    loose,
    store,
)
from longhaul.games.gem_traders.rules.exchange import (
    jump_gold,
    start_brokering,
    start_hacking,
    start_rerolling,
    start_switching,
)
from longhaul.games.gem_traders.rules.mining import gem_here, is_planet, start_digging, start_picking
from longhaul.games.gem_traders.rules.officers import judge_converting, start_converting
from longhaul.games.gem_traders.state import (
    BALLAST_UNITS,
    FIRST_BOOST,
    GEMS,
    GOODS,
    JETTISON_UNITS,
    SPACE,
    WINDFALL_GEMS,
    Boost,
    Phase,
    State,
)


# Which can be played --------------------------------------------------------------------------
@rule
def judge_play(s: State, boost: int) -> int:
    """Teleport and the dice cards always change something."""
    if s.held[s.seat, boost] == 0:
        return Clause.BOOST_01
    if boost == Boost.PAY_DIRT:
        return judge_pay_dirt(s)
    if boost == Boost.PAYDAY:
        return judge_payday(s)
    if boost == Boost.ALCHEMY:
        return Clause.LEGAL if judge_converting(s) == Clause.LEGAL else Clause.BOOST_05
    if boost == Boost.BIG_TAKE:
        return Clause.LEGAL if partners(s, BIG_TAKE) != 0 else Clause.BOOST_BIGTAKE
    if boost == Boost.SWAP:
        return Clause.LEGAL if partners(s, SWAP) != 0 else Clause.BOOST_SWAP
    return Clause.LEGAL if has_effect(s, boost) else Clause.BOOST_05


@rule
def has_effect(s: State, boost: int) -> bool:
    if boost == Boost.FREEZE:
        return s.freezing[s.seat] == 0
    if boost == Boost.CONSIGNMENT:
        return s.consigned[s.seat] == 0
    if boost == Boost.JETTISON:
        return can_jettison(s)
    if boost == Boost.WINDFALL:
        return gems_in_bank(s) > 0
    if boost == Boost.OFFLOAD:
        return load(s, s.seat) > 0
    if boost == Boost.STORM:
        return can_storm(s)
    return boost != Boost.BALLAST or loose(s) > 0


@rule
def judge_pay_dirt(s: State) -> int:
    if not is_planet(s.place[s.seat]):
        return Clause.BOOST_PAYDIRT
    return Clause.LEGAL if s.bank[gem_here(s)] > 0 else Clause.BANK_01


@rule
def judge_payday(s: State) -> int:
    if s.place[s.seat] != SPACE:
        return Clause.BOOST_PAYDAY
    return Clause.LEGAL if loose(s) > 0 else Clause.BOOST_05


@rule
def can_jettison(s: State) -> bool:
    for seat in range(s.seats):
        if seat != s.seat and load(s, seat) > 0:
            return True
    return False


@rule
def can_storm(s: State) -> bool:
    for seat in range(s.seats):
        if s.place[seat] == SPACE and load(s, seat) > 0:
            return True
    return False


# What they do ---------------------------------------------------------------------------------
@rule
def play_pay_dirt(s: State, log: Log) -> None:
    """Mine up to the capacity figure (GT-BOOST-PAYDIRT, GT-BD-01)."""
    start_digging(s, capacity(s, s.seat), log)


@rule
def play_hacker(s: State) -> None:
    """Two dice to any values; both become 1 as the player's next turn begins (GT-BOOST-HACKER)."""
    start_hacking(s)


@rule
def play_freeze(s: State) -> None:
    """Until the player's next turn the others may only mine, salvage and trade (GT-BOOST-FREEZE)."""
    s.freezing[s.seat] = 1
    s.phase = Phase.ACTED


@rule
def play_jettison(s: State) -> None:
    """Each opponent drops four units of their choice, in seat order (GT-BOOST-JETTISON, GT-TURN-08)."""
    s.phase = Phase.DROPPING


@rule
def play_windfall(s: State) -> None:
    """Three gemstones to storage (GT-BOOST-WINDFALL)."""
    s.limit = WINDFALL_GEMS
    s.phase = Phase.WINDFALL


@rule
def play_offload(s: State, log: Log) -> None:
    """All cargo to storage, wherever the ship is; a part is not allowed (GT-BOOST-OFFLOAD, GT-BD-08)."""
    for good in range(GOODS):
        if s.cargo[s.seat, good] > 0:
            store(s, s.seat, good, s.cargo[s.seat, good], log)
    s.phase = Phase.ACTED


@rule
def play_teleport(s: State) -> None:
    """Anywhere but an opponent's home (GT-BOOST-TELEPORT)."""
    s.phase = Phase.FLY


@rule
def play_consignment(s: State) -> None:
    """Capacity is 12 until the player next unloads (GT-BOOST-CONSIGNMENT)."""
    s.consigned[s.seat] = 1
    s.phase = Phase.ACTED


@rule
def play_payday(s: State) -> None:
    """Salvage up to the capacity figure (GT-BOOST-PAYDAY, GT-BD-01)."""
    start_picking(s, capacity(s, s.seat))


@rule
def play_alchemy(s: State) -> None:
    """Convert as the Alchemist does (GT-BOOST-ALCHEMY)."""
    start_converting(s)


@rule
def play_manipulate(s: State) -> None:
    """Swap two dice (GT-BOOST-MANIPULATE)."""
    start_switching(s)


@rule
def play_broker(s: State) -> None:
    """Two dice move by one each (GT-BOOST-BROKER)."""
    start_brokering(s)


@rule
def play_cyberpunk(s: State) -> None:
    """Reroll three dice (GT-BOOST-CYBERPUNK)."""
    start_rerolling(s)


@rule
def play_storm(s: State, log: Log) -> None:
    """Every ship in space loses its whole cargo to space, one's own too (GT-BOOST-STORM, GT-BD-15)."""
    for seat in range(s.seats):
        if s.place[seat] == SPACE:
            drop_all(s, seat, log)
    s.phase = Phase.ACTED


@rule
def play_ballast(s: State) -> None:
    """Six loose units, from anywhere, in any mix (GT-BOOST-BALLAST, GT-BD-16)."""
    start_picking(s, BALLAST_UNITS)


@rule
def play_cash_flow(s: State, log: Log) -> None:
    """The gold die moves by two (GT-BOOST-CASHFLOW)."""
    jump_gold(s, log)


@rule
def play_big_take(s: State, log: Log) -> None:
    """Up to four units from a ship that is also in space (GT-BOOST-BIGTAKE)."""
    start_dealing(s, BIG_TAKE, log)


@rule
def play_swap(s: State, log: Log) -> None:
    """Give any number of units to a ship that is also in space, take as many or fewer (GT-BOOST-SWAP)."""
    start_dealing(s, SWAP, log)


# Windfall, unit by unit -------------------------------------------------------------------------
@rule
def judge_find(s: State, good: int) -> int:
    """Any colours the bank has (GT-BD-07)."""
    return Clause.LEGAL if good < GEMS and s.bank[good] > 0 else Clause.BOOST_WINDFALL


@rule
def find(s: State, good: int, log: Log) -> None:
    s.bank[good] -= 1
    s.storage[s.seat, good] += 1
    emit(log, Event.FOUND, s.seat, good)
    count_unit(s, gems_in_bank(s) > 0)


# Jettison, victim by victim ---------------------------------------------------------------------
@rule
def next_victim(s: State, log: Log) -> None:
    """A victim without a choice drops at once: with fewer than five units (GT-BD-06), or only one kind."""
    s.seat = (s.seat + 1) % s.seats
    s.used, s.limit = 0, JETTISON_UNITS
    kinds = kinds_aboard(s, s.seat)
    if s.seat == s.active:
        s.phase = Phase.ACTED
    elif load(s, s.seat) <= JETTISON_UNITS:
        drop_all(s, s.seat, log)
    elif is_single(kinds):
        for good in range(GOODS):
            if kinds >> good & 1:
                drop(s, s.seat, good, JETTISON_UNITS, log)
    else:
        s.phase = Phase.DROP


@rule
def judge_drop(s: State, good: int) -> int:
    return Clause.LEGAL if s.cargo[s.seat, good] > 0 else Clause.BOOST_JETTISON


@rule
def drop_one(s: State, good: int, log: Log) -> None:
    drop(s, s.seat, good, 1, log)
    s.used += 1
    if s.used == s.limit:
        s.phase = Phase.DROPPING


# Playing a card -----------------------------------------------------------------------------------
play_card = build_switch(
    __name__,
    "play_card",
    ("s", "boost", "log"),
    "boost",
    {
        Boost.PAY_DIRT: play_pay_dirt,
        Boost.HACKER: play_hacker,
        Boost.FREEZE: play_freeze,
        Boost.JETTISON: play_jettison,
        Boost.WINDFALL: play_windfall,
        Boost.OFFLOAD: play_offload,
        Boost.TELEPORT: play_teleport,
        Boost.CONSIGNMENT: play_consignment,
        Boost.PAYDAY: play_payday,
        Boost.ALCHEMY: play_alchemy,
        Boost.MANIPULATE: play_manipulate,
        Boost.BROKER: play_broker,
        Boost.CYBERPUNK: play_cyberpunk,
        Boost.STORM: play_storm,
        Boost.BALLAST: play_ballast,
        Boost.CASH_FLOW: play_cash_flow,
        Boost.BIG_TAKE: play_big_take,
        Boost.SWAP: play_swap,
    },
)


@rule
def play(s: State, boost: int, log: Log) -> None:
    s.held[s.seat, boost] -= 1
    s.played[s.seat, boost] += 1
    s.actions += 1  # GT-BOOST-02
    s.source = FIRST_BOOST + boost
    emit(log, Event.PLAYED, s.seat, boost)
    play_card(s, boost, log)
