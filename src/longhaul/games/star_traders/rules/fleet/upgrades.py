"""Upgrades, improvements and hull work at a planet (ST-UPG, ST-IMP, ST-HULL, ST-PERK-02)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import UPGRADES, Deal, Phase
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.fleet.ships import is_disabled
from longhaul.games.star_traders.rules.map.galaxy import combined, is_planet
from longhaul.games.star_traders.rules.trade import armour_left, begin_deal
from longhaul.games.star_traders.state import Content, State


@rule
def asset_price(s: State, printed: int) -> int:
    """Half, rounded up, at a planet the player owns (ST-PERK-02).

    Only upgrades and improvements are cheaper (ST-PERK-04).
    """
    return (printed + 1) // 2 if s.owner[s.at[s.ship]] == s.seat + 1 else printed


# Upgrades -------------------------------------------------------------------------------------
@rule
def judge_buy_upgrade(c: Content, s: State, upgrade: int) -> int:
    """For any ship (ST-UPG-02), with others in the same turn (ST-UPG-01); one of a type (ST-UPG-05)."""
    if s.upgrades_left[upgrade] == 0:
        return Clause.UPG_03
    if combined(c, s, s.at[s.ship]) < c.upgrade_need[upgrade]:
        return Clause.UPG_04
    for other in range(UPGRADES):
        if s.fitted[s.ship, other] > 0 and c.upgrade_type[other] == c.upgrade_type[upgrade]:
            return Clause.UPG_06
    return judge_price(s, c.upgrade_cost[upgrade])


@rule
def judge_price(s: State, printed: int) -> int:
    return Clause.LEGAL if s.credits[s.seat] >= asset_price(s, printed) else Clause.GEN_05


@rule
def judge_raise(c: Content, s: State, upgrade: int) -> int:
    """Influence level and markers already there against the combined influence (ST-UPG-09)."""
    level = int(s.fitted[s.ship, upgrade])
    if level == 0:
        return Clause.UPG_10
    if level >= c.upgrade_most[upgrade]:
        return Clause.UPG_13
    if combined(c, s, s.at[s.ship]) < c.upgrade_need[upgrade] + level:
        return Clause.UPG_09
    return judge_price(s, c.upgrade_cost[upgrade])


@rule
def fit(c: Content, s: State, upgrade: int, log: Log) -> None:
    """A new one starts at level 1 (ST-UPG-07); else one level more (ST-UPG-08)."""
    cost = asset_price(s, c.upgrade_cost[upgrade])
    s.credits[s.seat] -= cost
    s.upgrades_left[upgrade] -= s.fitted[s.ship, upgrade] == 0
    s.fitted[s.ship, upgrade] += 1
    emit(log, Event.FITTED, s.seat, upgrade, int(s.fitted[s.ship, upgrade]), cost, s.ship)


@rule
def resale(c: Content, s: State, upgrade: int) -> int:
    """Half of what it costs here for each level, rounded down; half of that if it is shot out (ST-UPG-10,
    ST-TGT-06). At a planet of one's own it costs half already (ST-PERK-02), or one could buy and sell forever."""
    part = 4 if s.disabled[s.ship] >> upgrade & 1 else 2
    return asset_price(s, c.upgrade_cost[upgrade]) * int(s.fitted[s.ship, upgrade]) // part


@rule
def sell_upgrade(c: Content, s: State, upgrade: int, log: Log) -> None:
    """Whole (ST-UPG-11), back to the supply (ST-UPG-12); cargo may have to go (ST-IMP-08)."""
    gained = resale(c, s, upgrade)
    s.credits[s.seat] += gained
    s.fitted[s.ship, upgrade] = 0
    s.disabled[s.ship] &= ~(1 << upgrade)
    s.upgrades_left[upgrade] += 1
    emit(log, Event.UNFITTED, s.seat, upgrade, gained, s.ship)
    s.resume = Phase.PLANET
    s.phase = Phase.SPILL


# Improvements ---------------------------------------------------------------------------------
@rule
def judge_improve(c: Content, s: State, stat: int) -> int:
    """Combined influence against the markers already there (ST-IMP-04).

    So up to one step more than the influence (ST-IMP-05).
    """
    if combined(c, s, s.at[s.ship]) < s.steps[s.ship, stat]:
        return Clause.IMP_04
    return judge_price(s, c.improve_cost[stat])


@rule
def improve(c: Content, s: State, stat: int, log: Log) -> None:
    """One marker, one more (ST-IMP-02); a hull step is intact (ST-IMP-06).

    The costs are those of the set (ST-IMP-01), for flagships too (ST-IMP-07), as many as can be paid (ST-IMP-03).
    """
    cost = asset_price(s, c.improve_cost[stat])
    s.credits[s.seat] -= cost
    s.steps[s.ship, stat] += 1
    now = c.value[s.design[s.ship], stat] + s.steps[s.ship, stat]
    emit(log, Event.IMPROVED, s.seat, stat, now, cost, s.ship)


# Hull work ------------------------------------------------------------------------------------
@rule
def judge_hull(c: Content, s: State, repairing: bool) -> int:
    """At a planet (ST-HULL-01), for money; reinforcement as long as there are tokens (ST-HULL-04)."""
    if not is_planet(s, s.at[s.ship]):
        return Clause.HULL_01
    if repairing and s.damage[s.ship] == 0:
        return Clause.HULL_01
    if not repairing and armour_left(c, s) <= 0:
        return Clause.HULL_04
    return Clause.LEGAL if s.credits[s.seat] >= c.repair_cost else Clause.GEN_05


@rule
def judge_hull_of_wreck(c: Content, s: State, repairing: bool) -> int:
    """Outside a site's menu, only a ship disabled this turn works on its hull (ST-DEST-01, ST-DEST-02)."""
    if s.session != -1 and not is_disabled(c, s, s.ship):
        return Clause.ACT_02
    if s.blockader[s.at[s.ship]] > 0:
        return Clause.ACT_07
    return judge_hull(c, s, repairing)


# Hull work as actions: at a planet, or by a wrecked ship itself ------------------------------------
@rule
def judge_sell_upgrade(s: State, upgrade: int) -> int:
    return Clause.LEGAL if s.fitted[s.ship, upgrade] > 0 else Clause.UPG_10


@rule
def judge_repair(c: Content, s: State) -> int:
    return judge_hull(c, s, True)


@rule
def judge_reinforce(c: Content, s: State) -> int:
    return judge_hull(c, s, False)


@rule
def judge_repair_of_wreck(c: Content, s: State) -> int:
    return judge_hull_of_wreck(c, s, True)


@rule
def judge_reinforce_of_wreck(c: Content, s: State) -> int:
    return judge_hull_of_wreck(c, s, False)


@rule
def repair(s: State) -> None:
    begin_deal(s, Deal.REPAIR, 0)


@rule
def reinforce(s: State) -> None:
    begin_deal(s, Deal.REINFORCE, 0)
