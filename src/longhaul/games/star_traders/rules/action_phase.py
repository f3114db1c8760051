"""The action phase: whose turn it is, and what a ship may interact with (ST-ACT, ST-SHIP-06, ST-SITE)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import GOODS, MECHANIC, NO_DESIGN, OFF, SHIPS, SLOTS, Deal, Phase
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.fleet.ships import is_disabled, is_fit, pay_crew
from longhaul.games.star_traders.rules.map.galaxy import is_planet
from longhaul.games.star_traders.rules.travel import judge_crew, next_ranked
from longhaul.games.star_traders.state import Content, State


@rule
def next_act(s: State) -> None:
    """In the order of travel (ST-ACT-01). Doing nothing is always allowed (ST-ACT-04).

    When all have acted, corporate actions follow (ST-ACT-05); markers are not objects (ST-GEN-08).
    """
    ship = next_ranked(s)
    if ship == OFF:
        s.ship = SHIPS
        s.phase = Phase.SHIPS_DONE
        return
    s.ship = ship
    s.session = 0
    s.traded = 0
    s.drawn = 0
    s.computed = 0
    s.deal = Deal.NONE
    forfeit = s.forfeit >> ship & 1  # ST-DEST-10
    s.phase = Phase.ACT if forfeit == 0 else Phase.SHIP_DONE


@rule
def is_blockading(s: State) -> bool:
    """Whether the acting ship, which must be fit, holds a blockade (ST-BLK-18)."""
    return s.blockader[s.at[s.ship]] == s.seat + 1


@rule
def judge_free(c: Content, s: State) -> int:
    """A disabled ship can do nothing (ST-DEST-01), a blockading one little (ST-BLK-04)."""
    if s.session == -1:
        return Clause.DEST_02
    if is_disabled(c, s, s.ship):
        return Clause.DEST_01
    return Clause.BLK_04 if is_blockading(s) else Clause.LEGAL


@rule
def judge_site(s: State) -> int:
    """There must be a site (ST-ACT-03), and no blockade of it (ST-ACT-07).

    Owners and opposing ships do not stop business (ST-SITE-08, ST-SITE-09).
    """
    if s.site[s.at[s.ship]] == 0:
        return Clause.ACT_03
    return Clause.ACT_07 if s.blockader[s.at[s.ship]] > 0 else Clause.LEGAL


@rule
def judge_enter(c: Content, s: State) -> int:
    forbidden = judge_free(c, s)
    return judge_site(s) if forbidden == Clause.LEGAL else forbidden


@rule
def enter(s: State) -> None:
    """At a planet any mix (ST-SITE-03, ST-ACT-06), own factories too (ST-SITE-05); at an outpost ST-SITE-01."""
    s.phase = Phase.PLANET if is_planet(s, s.at[s.ship]) else Phase.OUTPOST


@rule
def judge_meet(c: Content, s: State, slot: int) -> int:
    """Another fit ship of the same owner in the sector (ST-SHIP-01, ST-SHIP-03)."""
    friend = SLOTS * s.seat + slot
    if friend == s.ship or s.design[friend] == NO_DESIGN or s.at[friend] != s.at[s.ship]:
        return Clause.SHIP_03
    if not is_fit(c, s, friend):
        return Clause.SHIP_03
    return judge_free(c, s)


@rule
def meet(s: State, slot: int, log: Log) -> None:
    """It uses the action of one of the two (ST-SHIP-02)."""
    s.foe = SLOTS * s.seat + slot
    s.given = 0
    s.fetched = 0
    s.crew_given = 0
    s.crew_fetched = 0
    for good in range(GOODS):
        s.swapped[good] = 0
    emit(log, Event.MET, s.seat, s.ship, s.foe)
    s.phase = Phase.SWAP


@rule
def judge_mechanic(c: Content, s: State, post: int) -> int:
    """A Mechanic repairs besides the action, wherever the ship is."""
    if post != MECHANIC:
        return Clause.CREW_11
    return judge_crew(c, s, s.ship, post) if s.damage[s.ship] > 0 else Clause.HULL_01


@rule
def use_mechanic(c: Content, s: State, log: Log) -> None:
    pay_crew(c, s, s.ship, MECHANIC, log)
    s.damage[s.ship] -= min(s.damage[s.ship], c.crew_power[MECHANIC])


@rule
def go_back(s: State) -> None:
    """To the menu of the site, or the end of a disabled ship's turn (ST-DEST-02)."""
    s.deal = Deal.NONE
    s.favour = 0
    if s.session == -1:
        s.phase = Phase.ACT
    else:
        s.phase = Phase.PLANET if is_planet(s, s.at[s.ship]) else Phase.OUTPOST
