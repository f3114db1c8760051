"""Wrecks: salvage, lost ships, flagships that return (ST-SALV, ST-DEST)."""

from longhaul.core.chance import below
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import GOODS, GRAPPLE, OFF, SALVOR, SECTORS, SLOTS, WIDTH, Phase
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.acquisition import restore
from longhaul.games.star_traders.rules.fleet.ships import (
    aboard,
    can_use,
    fitted,
    lift_unmanned,
    load,
    pay_crew,
    remove_ship,
    room,
)
from longhaul.games.star_traders.rules.map.galaxy import begin_reach, clear_reach, is_planet, widen_reach
from longhaul.games.star_traders.state import Content, State

FAR = 1 << 10


# Salvage --------------------------------------------------------------------------------------
@rule
def offer_salvage(c: Content, s: State) -> None:
    """For the ship that destroyed it, if there is cargo and room (ST-SALV-01).

    Flagships and fleet ships alike (ST-SALV-05); what is left goes to the supply (ST-DEST-12).
    """
    s.spoils = 0
    s.phase = Phase.SALVAGE if load(s, s.foe) > 0 and room(c, s, s.ship) > 0 else Phase.SINK


@rule
def salvage(c: Content, s: State, log: Log) -> None:
    """A roll no higher than the cargo gains that many units, as far as they fit (ST-SALV-02, ST-SALV-03)."""
    roll = below(c, s, c.main_die)
    if roll + 1 <= load(s, s.foe):
        gain_units(c, s, roll + 1, log)
    else:
        emit(log, Event.SALVAGED, s.seat, roll + 1, 0, s.ship)
        s.phase = Phase.SALVAGE_AGAIN if can_use(c, s, s.ship, SALVOR) else Phase.GRAPPLING


@rule
def gain_units(c: Content, s: State, units: int, log: Log) -> None:
    """The wreck's owner chooses them, if there is a choice (ST-SALV-04)."""
    s.spoils = min(units, room(c, s, s.ship), load(s, s.foe))
    emit(log, Event.SALVAGED, s.seat, units, s.spoils, s.ship)
    s.phase = Phase.SPOILING


@rule
def settle_spoils(s: State) -> None:
    """Units without a choice are handed over automatically; the wreck's owner chooses the rest."""
    s.seat = s.foe // SLOTS
    s.phase = Phase.SPOILS
    colours, last = 0, 0
    for good in range(GOODS):
        if s.hold[s.foe, good] > 0:
            colours += 1
            last = good
    if s.spoils == load(s, s.foe):
        for good in range(GOODS):
            hand_over(s, good, s.hold[s.foe, good])
    elif colours == 1:
        hand_over(s, last, s.spoils)
    if s.spoils == 0:
        s.seat = s.ship // SLOTS
        s.phase = Phase.SINK


@rule
def hand_over(s: State, good: int, units: int) -> None:
    s.hold[s.foe, good] -= units
    s.hold[s.ship, good] += units
    s.spoils -= units


@rule
def judge_spoil(s: State, good: int) -> int:
    return Clause.LEGAL if s.hold[s.foe, good] > 0 else Clause.SALV_04


@rule
def judge_salvor(c: Content, s: State, post: int) -> int:
    if post != SALVOR:
        return Clause.CREW_11
    if not aboard(s, s.ship, post):
        return Clause.CREW_10
    return Clause.LEGAL if can_use(c, s, s.ship, post) else Clause.CREW_08


@rule
def grapple(c: Content, s: State, log: Log) -> None:
    """A Grapple Rig takes some units in spite of a failed roll."""
    units = c.upgrade_power[GRAPPLE] * fitted(s, s.ship, GRAPPLE)
    if units > 0:
        gain_units(c, s, units, log)
    else:
        s.phase = Phase.SINK


# Loss -----------------------------------------------------------------------------------------
@rule
def sink(c: Content, s: State, log: Log) -> None:
    """A fleet ship is gone (ST-DEST-03, ST-DEST-04); a flagship is stripped, its owner's tokens lost (ST-DEST-05).

    Improvements too (ST-DEST-06, ST-DEST-07); everything else is kept (ST-DEST-11), and no one drops out (ST-GEN-12).
    """
    victim, sector = s.foe, s.at[s.foe]
    s.seat = s.ship // SLOTS
    restore(s, s.seat)
    s.spoils = 0
    s.phase = Phase.SHIP_DONE
    if victim % SLOTS == 0:
        if s.tokens[victim // SLOTS] > 0:
            emit(log, Event.DISCARDED, victim // SLOTS, s.tokens[victim // SLOTS], 1)
        s.tokens[victim // SLOTS] = 0
        if s.temporary_loss:
            s.losses[victim // SLOTS] += 1  # ST-LOSS-01
        s.place = sector
        s.phase = Phase.STRANDED
    remove_ship(s, victim, log)
    lift_unmanned(c, s, sector, log)


@rule
def strand(c: Content, s: State) -> None:
    """To the nearest planet by lines; the owner picks among equals (ST-DEST-08, ST-DEST-09)."""
    away, planets = nearest(c, s, s.place)
    s.step = away
    s.seat = s.foe // SLOTS
    s.phase = Phase.HAVEN
    if planets == 1:
        for sector in range(SECTORS):
            if is_near(s, sector):
                s.cell = sector
        s.phase = Phase.HOMING


@rule
def nearest(c: Content, s: State, sector: int) -> tuple[int, int]:
    """How far the nearest planets are, and how many; they stay marked in `edge_of_reach`."""
    begin_reach(s, sector)
    away = 0
    while away < FAR:
        planets = 0
        for place in range(SECTORS):
            if s.edge_of_reach[place // WIDTH] >> place % WIDTH & 1:
                planets += is_planet(s, place)
        if planets > 0:
            keep_planets(s)
            return away, planets
        widen_reach(c, s)
        away += 1
    return 0, 0


@rule
def keep_planets(s: State) -> None:
    for place in range(SECTORS):
        if not is_planet(s, place):
            s.edge_of_reach[place // WIDTH] &= ~(1 << place % WIDTH)


@rule
def is_near(s: State, sector: int) -> bool:
    return s.edge_of_reach[sector // WIDTH] >> sector % WIDTH & 1 != 0


@rule
def judge_haven(s: State, sector: int) -> int:
    return Clause.LEGAL if is_near(s, sector) else Clause.DEST_09


@rule
def bring_home(c: Content, s: State, log: Log) -> None:
    """15 per sector, or all the money there is (ST-DEST-08); intact, empty, without its action (ST-DEST-10)."""
    seat, sector = s.foe // SLOTS, s.cell
    paid = min(s.credits[seat], c.wreck_fee * s.step)
    s.credits[seat] -= paid
    s.at[s.foe] = sector
    s.step = 0
    s.place = OFF
    clear_reach(s)
    emit(log, Event.RETURNED, seat, sector, paid)
    s.seat = s.ship // SLOTS
    s.forfeit |= 1 << s.foe
    s.phase = Phase.SHIP_DONE


# Decisions at a wreck as actions -------------------------------------------------------------------------
@rule
def roll_for_salvage(s: State) -> None:
    s.phase = Phase.SALVAGE_ROLL


@rule
def use_salvor(c: Content, s: State, post: int, log: Log) -> None:
    pay_crew(c, s, s.ship, post, log)
    s.phase = Phase.SALVAGE_ROLL


@rule
def pick_spoil(s: State, good: int) -> None:
    hand_over(s, good, 1)
    s.phase = Phase.SPOILING


@rule
def choose_haven(s: State, sector: int) -> None:
    s.cell = sector
    s.phase = Phase.HOMING
