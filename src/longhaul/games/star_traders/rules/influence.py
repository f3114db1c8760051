"""Levels, victory and the influence phase (ST-GEN-09, ST-WIN, ST-INF, ST-TERR, ST-LOSS)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import OFF, SECTORS, STATIONS, WIDTH, Outcome, Phase
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.map.galaxy import combined, own_influence
from longhaul.games.star_traders.state import Content, State


@rule
def in_order(s: State, turn: int) -> int:
    """The seat whose turn it is after `turn` others, clockwise from the first player (ST-GEN-03)."""
    return (s.first + turn) % s.seats


# Levels ---------------------------------------------------------------------------------------
@rule
def presence(s: State, seat: int, region: int, site: int, owner: int) -> int:
    """Objects a player owns in a region: sites and stations, no factories (ST-TERR-01, ST-TERR-06).

    Counted as if `site` belonged to `owner` (seat + 1, 0 for nobody); OFF in place of a site: as things are.
    """
    objects = 0
    for sector in range(WIDTH * region, WIDTH * region + WIDTH):
        held = owner if sector == site else int(s.owner[sector])
        objects += held == seat + 1
    for station in range(STATIONS):
        objects += s.toll_owner[station] == seat + 1 and s.toll_at[station] // WIDTH == region
    return objects


@rule
def controller(s: State, region: int) -> int:
    """Who owns most objects in a region, or -1 on a tie or if no one owns any (ST-TERR-02, ST-TERR-03).

    The board shows it (ST-TERR-04); an option here (ST-TERR-09).
    """
    return controller_if(s, region, OFF, 0)


@rule
def controller_if(s: State, region: int, site: int, owner: int) -> int:
    """Who would control a region if a site in it had another owner."""
    best, who = 0, -1
    for seat in range(s.seats):
        objects = presence(s, seat, region, site, owner)
        if objects == best:
            who = -1
        elif objects > best:
            best, who = objects, seat
    return who


@rule
def worked_out_level(c: Content, s: State, seat: int) -> int:
    """1 and the combined influence of all sites owned (ST-GEN-09); with Territory, ST-TERR-05; less losses.

    Nothing else changes it (ST-GEN-10); it is not spent as tokens are (ST-GEN-11). Losses count for all (ST-LOSS-05).
    """
    level = 1
    for sector in range(SECTORS):
        if s.owner[sector] == seat + 1:
            level += own_influence(c, s, sector) if s.territory else combined(c, s, sector)
    if s.territory:
        for region in range(s.count):
            if controller(s, region) == seat:
                level += s.influence[region]
    return max(1, level - s.losses[seat])  # ST-LOSS-02


@rule
def levels_gained(c: Content, s: State, sector: int, seat: int) -> int:
    """Levels that a site brings to a player who does not own it (ST-ACQ-08); with Territory, ST-TERR-05."""
    if not s.territory:
        return combined(c, s, sector)
    region = sector // WIDTH
    gains_control = controller(s, region) != seat and controller_if(s, region, sector, seat + 1) == seat
    return own_influence(c, s, sector) + (s.influence[region] if gains_control else 0)


@rule
def levels_lost(c: Content, s: State, sector: int) -> int:
    """Levels that its owner loses with a site that nobody gets (ST-BLK-24)."""
    if not s.territory:
        return combined(c, s, sector)
    region, seat = sector // WIDTH, int(s.owner[sector]) - 1
    loses_control = controller(s, region) == seat and controller_if(s, region, sector, 0) != seat
    return own_influence(c, s, sector) + (s.influence[region] if loses_control else 0)


@rule
def refresh_levels(c: Content, s: State, log: Log) -> None:
    """After every change of ownership; tokens above a lowered level are discarded (ST-INF-07, ST-TERR-08)."""
    s.stale = 0
    for seat in range(s.seats):
        level = worked_out_level(c, s, seat)
        if level != s.level[seat]:
            s.level[seat] = level
            emit(log, Event.LEVEL, seat, level)
        excess = s.tokens[seat] - level
        if excess > 0:
            s.tokens[seat] = level
            emit(log, Event.DISCARDED, seat, excess, 0)


# Victory --------------------------------------------------------------------------------------
@rule
def is_barred(s: State, seat: int) -> bool:
    """Whether a site of a player is under blockade (ST-WIN-05). As long as the blockade stands (ST-BLK-28)."""
    for sector in range(SECTORS):
        if s.owner[sector] == seat + 1 and s.blockader[sector] > 0:
            return True
    return False


@rule
def begin_round(s: State, log: Log) -> None:
    """Victory is looked for now and at no other time (ST-WIN-01); then the round begins (ST-GEN-01).

    The highest wins (ST-WIN-03), at the level agreed on (ST-WIN-07).
    """
    best, who = s.victory_level - 1, 0
    for seat in range(s.seats):
        if s.level[seat] >= s.victory_level and not is_barred(s, seat):  # ST-WIN-02, ST-WIN-06
            if s.level[seat] > best:
                best, who = s.level[seat], 1 << seat
            elif s.level[seat] == best:
                who = 0  # shared: nobody wins (ST-WIN-04)
    s.turn = 0
    if who != 0:
        finish(s, who, Outcome.LEVEL, log)
    elif s.rounds == s.round_cap:
        finish(s, leaders(s), Outcome.ROUNDS, log)
    else:
        s.rounds += 1
        emit(log, Event.ROUND, s.first, s.rounds)
        s.phase = Phase.NEXT_INFLUENCE


@rule
def leaders(s: State) -> int:
    """At the round limit: the highest level, then most credits, then shared (ruling A-89)."""
    who = 0
    for seat in range(s.seats):
        beaten = False
        for other in range(s.seats):
            higher = s.level[other] > s.level[seat]
            beaten |= higher or (s.level[other] == s.level[seat] and s.credits[other] > s.credits[seat])
        who |= (not beaten) << seat
    return who


@rule
def finish(s: State, who: int, outcome: int, log: Log) -> None:
    s.winners = who
    s.outcome = outcome
    s.phase = Phase.OVER
    level = 0
    for seat in range(s.seats):
        level = max(level, s.level[seat] if who >> seat & 1 else 0)
    emit(log, Event.OVER, s.first, outcome, who, level)


# The influence phase ----------------------------------------------------------------------------
@rule
def next_influence(s: State) -> None:
    """In turn order (ST-INF-08); a player at the limit gets nothing (ST-INF-05)."""
    while s.turn < s.seats:
        s.seat = in_order(s, s.turn)
        s.turn += 1
        if s.tokens[s.seat] < s.level[s.seat]:
            s.phase = Phase.INFLUENCE
            return
    s.turn = 0
    s.phase = Phase.NEXT_UPKEEP


@rule
def take_token(s: State, log: Log) -> None:
    """One, and one for each station (ST-TOLL-08), never above the level (ST-INF-06)."""
    seat = s.seat
    gained = 1
    for station in range(STATIONS):
        gained += s.toll_owner[station] == seat + 1
    gained = min(gained, s.level[seat] - s.tokens[seat])
    s.tokens[seat] += gained
    emit(log, Event.TOKENS, seat, gained, s.tokens[seat])
    s.phase = Phase.NEXT_INFLUENCE  # no exchange (ST-INF-04)


@rule
def take_income(c: Content, s: State, log: Log) -> None:
    """5 a level (ST-INF-02) and 5 times its region's influence for each station (ST-INF-09)."""
    seat = s.seat
    gained = c.income * s.level[seat]
    for station in range(STATIONS):
        if s.toll_owner[station] == seat + 1:
            gained += c.toll_income * s.influence[s.toll_at[station] // WIDTH]
    s.credits[seat] += gained
    emit(log, Event.INCOME, seat, gained, s.credits[seat])
    s.phase = Phase.EXCHANGE if s.tokens[seat] > 0 else Phase.NEXT_INFLUENCE


@rule
def judge_exchange(s: State) -> int:
    """Only with income (ST-INF-03)."""
    return Clause.LEGAL if s.tokens[s.seat] > 0 else Clause.INF_03


@rule
def exchange(c: Content, s: State, log: Log) -> None:
    seat = s.seat
    s.tokens[seat] -= 1
    s.credits[seat] += c.token_worth
    emit(log, Event.EXCHANGED, seat, c.token_worth, s.tokens[seat])
    if s.tokens[seat] == 0:
        s.phase = Phase.NEXT_INFLUENCE
