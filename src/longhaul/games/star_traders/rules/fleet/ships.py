"""Ships: what they can do with steps, upgrades and crew; how they leave play (ST-HULL-05, ST-UPK-05, ST-DEST-03)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import (
    CARGO,
    ENGINE,
    GOODS,
    HULL,
    MOVE,
    NO_DESIGN,
    OFF,
    PODS,
    POSTS,
    SHIPS,
    SLOTS,
    STATS,
    UPGRADES,
)
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.state import Content, State


# Values ---------------------------------------------------------------------------------------
@rule
def fitted(s: State, ship: int, upgrade: int) -> int:
    """The level of an upgrade aboard that works (ST-ACTV-06)."""
    return 0 if s.disabled[ship] >> upgrade & 1 else int(s.fitted[ship, upgrade])


@rule
def value(c: Content, s: State, ship: int, stat: int) -> int:
    """A printed value and its steps (ST-IMP-02)."""
    return c.value[s.design[ship], stat] + s.steps[ship, stat]


@rule
def capacity(c: Content, s: State, ship: int) -> int:
    return value(c, s, ship, CARGO) + c.upgrade_power[PODS] * fitted(s, ship, PODS)


@rule
def load(s: State, ship: int) -> int:
    return s.hold[ship, 0] + s.hold[ship, 1] + s.hold[ship, 2]


@rule
def room(c: Content, s: State, ship: int) -> int:
    """Units that still fit (ST-TRADE-14)."""
    return capacity(c, s, ship) - load(s, ship)


@rule
def integrity(c: Content, s: State, ship: int) -> int:
    """ST-HULL-05"""
    return value(c, s, ship, HULL) - s.damage[ship] + s.armour[ship]


@rule
def is_disabled(c: Content, s: State, ship: int) -> bool:
    """Exactly at integrity 0 (ST-HULL-06)."""
    return integrity(c, s, ship) <= 0


@rule
def is_fit(c: Content, s: State, ship: int) -> bool:
    """In play, face up and not disabled (ST-ACTV-05, ST-DEST-01)."""
    return s.design[ship] != NO_DESIGN and s.active[ship] == 1 and not is_disabled(c, s, ship)


@rule
def speed(c: Content, s: State, ship: int) -> int:
    """ST-TRV-06; a disabled ship crawls (ST-TRV-07)."""
    if is_disabled(c, s, ship):
        return 1
    return value(c, s, ship, MOVE) + c.upgrade_power[ENGINE] * fitted(s, ship, ENGINE)


@rule
def ships_of(s: State, seat: int) -> int:
    count = 0
    for ship in range(SLOTS * seat, SLOTS * seat + SLOTS):
        count += s.design[ship] != NO_DESIGN
    return count


@rule
def fix_order(s: State) -> None:
    """The order of the round is settled before the first move and stands, whatever happens to ships (ST-DEST-13)."""
    for ship in range(SHIPS):
        s.ranked[ship] = s.priority[ship] if s.active[ship] == 1 else 0  # ST-TRV-11


@rule
def forget_order(s: State) -> None:
    """All ships have had their turns."""
    for ship in range(SHIPS):
        s.ranked[ship] = 0


@rule
def ship_ranked(s: State, seat: int, rank: int) -> int:
    """The ship that has a number in this round, or OFF (ST-TRV-02)."""
    for ship in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if s.ranked[ship] == rank:
            return ship
    return OFF


@rule
def aboard(s: State, ship: int, post: int) -> bool:
    return s.crew[ship] >> post & 1 != 0


@rule
def can_use(c: Content, s: State, ship: int, post: int) -> bool:
    """Crew of a fit ship serve it for their usage cost (ST-CREW-08 to ST-CREW-11)."""
    if not aboard(s, ship, post) or not is_fit(c, s, ship):
        return False
    purse = s.tokens[ship // SLOTS] if c.usage_tokens[post] else s.credits[ship // SLOTS]
    return purse >= c.usage[post]


@rule
def pay_crew(c: Content, s: State, ship: int, post: int, log: Log) -> None:
    """ST-CREW-08, ST-CREW-09. To the supply: players give each other nothing but tolls (ST-GEN-07)."""
    seat = ship // SLOTS
    if c.usage_tokens[post]:
        s.tokens[seat] -= c.usage[post]
    else:
        s.credits[seat] -= c.usage[post]
    emit(log, Event.CREW_USED, seat, post, s.design[ship], ship)


# Leaving play ---------------------------------------------------------------------------------
@rule
def report_loss(s: State, ship: int, log: Log) -> None:
    """What goes with a ship, if it has anything but itself."""
    upgrades, steps = 0, 0
    for upgrade in range(UPGRADES):
        upgrades |= (s.fitted[ship, upgrade] > 0) << upgrade
    for stat in range(STATS):
        steps += s.steps[ship, stat]
    units = load(s, ship)
    if s.crew[ship] != 0 or upgrades != 0 or steps != 0 or units != 0:
        emit(log, Event.LOST, ship // SLOTS, s.crew[ship], upgrades, steps, units)


@rule
def strip(s: State, ship: int) -> None:
    """Crew under their deck, upgrades to the supply, cargo to the bags, improvements gone (ST-UPK-06, ST-DEST-05)."""
    for post in range(POSTS):
        if aboard(s, ship, post):
            s.crew_queue[s.crew_queued] = post
            s.crew_queued += 1
    s.crew[ship] = 0
    for upgrade in range(UPGRADES):
        s.upgrades_left[upgrade] += s.fitted[ship, upgrade] > 0
        s.fitted[ship, upgrade] = 0
    s.disabled[ship] = 0
    for good in range(GOODS):
        s.supply[good] += s.hold[ship, good]
        s.hold[ship, good] = 0
    for stat in range(STATS):
        s.steps[ship, stat] = 0
    s.damage[ship] = 0
    s.armour[ship] = 0
    s.last_trade[ship] = OFF


@rule
def remove_ship(s: State, ship: int, log: Log) -> None:
    """Its piece leaves the board; a fleet ship's card goes under the deck, the others close up (ST-DEST-13).

    In this round they still act when they would have: `ranked` stays.
    """
    report_loss(s, ship, log)
    strip(s, ship)
    s.at[ship] = OFF
    if ship % SLOTS == 0:
        return
    s.fleet_queue[s.fleet_queued] = s.design[ship]
    s.fleet_queued += 1
    for other in range(ship // SLOTS * SLOTS, ship // SLOTS * SLOTS + SLOTS):
        s.priority[other] -= s.design[other] != NO_DESIGN and s.priority[other] > s.priority[ship]
    s.design[ship] = NO_DESIGN
    s.active[ship] = 0
    s.priority[ship] = 0
    s.ranked[ship] = 0


@rule
def blockaders(c: Content, s: State, sector: int) -> int:
    """Ships that hold a blockade: all fit ships of the blockader there (ST-BLK-18)."""
    count = 0
    for ship in range(SHIPS):
        if s.at[ship] == sector and ship // SLOTS + 1 == s.blockader[sector]:
            count += is_fit(c, s, ship)
    return count


@rule
def end_blockade(s: State, sector: int) -> None:
    """All its markers go (ST-BLK-22)."""
    s.blockader[sector] = 0
    s.since[sector] = 0
    s.tried[sector] = 0
    s.support[sector] = 0
    s.hinder[sector] = 0


@rule
def lift_unmanned(c: Content, s: State, sector: int, log: Log) -> None:
    """A blockade without a fit ship is over (ST-BLK-20)."""
    if s.blockader[sector] > 0 and blockaders(c, s, sector) == 0:
        emit(log, Event.LIFTED, int(s.blockader[sector]) - 1, sector)
        end_blockade(s, sector)
