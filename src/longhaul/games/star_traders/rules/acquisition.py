"""Acquiring sites by purchase (ST-ACQ)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import SLOTS, Phase
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.action_phase import judge_free, judge_site
from longhaul.games.star_traders.rules.influence import levels_gained
from longhaul.games.star_traders.rules.map.galaxy import combined, is_planet
from longhaul.games.star_traders.state import Content, State

BY_PURCHASE, BY_BLOCKADE, BY_TOLL, BY_FACTORY = 0, 1, 2, 3  # in `won_by`


@rule
def site_price(c: Content, s: State, sector: int) -> int:
    """By combined influence (ST-ACQ-04, ST-ACQ-05), twice as much from another owner (ST-ACQ-06).

    Population (ST-ACQ-13) and Territory (ST-TERR-07) do not matter.
    """
    influence = combined(c, s, sector)
    if is_planet(s, sector):
        price = c.planet_base + c.planet_step * influence
    else:
        price = c.outpost_base + c.outpost_step * influence
    return 2 * price if s.owner[sector] > 0 else price


@rule
def judge_purchase(c: Content, s: State) -> int:
    """A flagship (ST-ACQ-02), a site that is not its owner's (ST-ACQ-12), the whole price (ST-GEN-05).

    Never under blockade (ST-ACQ-11); the other way to a site is a blockade (ST-ACQ-01).
    """
    sector = s.at[s.ship]
    if s.ship % SLOTS != 0:
        return Clause.ACQ_02
    forbidden = judge_site(s)
    if forbidden != Clause.LEGAL:
        return forbidden
    if s.owner[sector] == s.seat + 1:
        return Clause.ACQ_12
    if s.credits[s.seat] < site_price(c, s, sector):
        return Clause.GEN_05
    return judge_free(c, s)


@rule
def purchase(c: Content, s: State, log: Log) -> None:
    """To the supply (ST-ACQ-07); the levels change hands (ST-ACQ-08, ST-ACQ-09); the turn is over (ST-ACQ-03).

    Instead of all else (ST-SITE-06): no trade in this turn (ST-TRADE-18).
    """
    sector = s.at[s.ship]
    cost = site_price(c, s, sector)
    s.credits[s.seat] -= cost
    gained = levels_gained(c, s, sector, s.seat)
    emit(log, Event.PURCHASED, s.seat, sector, cost, gained, int(s.owner[sector]))
    s.won_by[s.seat, BY_PURCHASE] += gained
    change_owner(s, sector, s.seat + 1)
    restore(s, s.seat)
    s.resume = Phase.SHIP_DONE
    s.phase = Phase.SPILL


@rule
def change_owner(s: State, sector: int, owner: int) -> None:
    """A marker shows the owner (ST-ACQ-10)."""
    s.owner[sector] = owner
    s.stale = 1


@rule
def restore(s: State, seat: int) -> None:
    """A damage token beside the level is removed (ST-LOSS-03).

    One for each such event (ST-LOSS-04), beside the levels it brings (ST-LOSS-06).
    """
    s.losses[seat] = max(0, s.losses[seat] - 1)
    s.stale = 1
