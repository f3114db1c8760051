"""The priority phase: the order of one's ships, bids for the first place, the end of the round (ST-PRI, ST-BID)."""

from longhaul.core.chance import below
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import NO_DESIGN, SEATS, SLOTS, Phase
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.fleet.ships import ships_of
from longhaul.games.star_traders.rules.influence import in_order
from longhaul.games.star_traders.state import Content, State

FIRST_RANK = (1, 1, 2, 2, 3, 3)  # of each order: the numbers of the first, second and third ship
SECOND_RANK = (2, 3, 1, 3, 1, 2)
THIRD_RANK = (3, 2, 3, 1, 2, 1)


# Order ----------------------------------------------------------------------------------------
@rule
def next_order(s: State) -> None:
    """In turn order, each player with ships to arrange (ST-PRI-01)."""
    while s.turn < s.seats:
        s.seat = in_order(s, s.turn)
        s.turn += 1
        if ships_of(s, s.seat) > 1:
            s.phase = Phase.ORDER
            return
    s.bidder = 0
    s.asked = 0
    s.passed = 0
    for seat in range(SEATS):
        s.bids[seat] = 0
    s.phase = Phase.NEXT_BID


@rule
def judge_order(s: State, order: int) -> int:
    """Numbers from 1 to the number of ships, each once (ST-PRI-03)."""
    if ships_of(s, s.seat) == SLOTS:
        return Clause.LEGAL
    return Clause.LEGAL if order == 0 or order == 2 else Clause.PRI_03


@rule
def rank_of(order: int, place: int) -> int:
    if place == 0:
        return FIRST_RANK[order]
    return SECOND_RANK[order] if place == 1 else THIRD_RANK[order]


@rule
def arrange(s: State, order: int, log: Log) -> None:
    """It holds from the next round (ST-PRI-02). An unchanged order logs no event."""
    place, changed = 0, False
    for ship in range(SLOTS * s.seat, SLOTS * s.seat + SLOTS):
        if s.design[ship] != NO_DESIGN:
            changed |= s.priority[ship] != rank_of(order, place)
            s.priority[ship] = rank_of(order, place)
            place += 1
    if changed:
        emit(log, Event.ORDERED, s.seat, slot_of(s, 1), slot_of(s, 2), slot_of(s, 3))
    s.phase = Phase.NEXT_ORDER


@rule
def slot_of(s: State, rank: int) -> int:
    """The slot, from 1, of the player's ship with a number; 0 if there is none."""
    for slot in range(SLOTS):
        if s.design[SLOTS * s.seat + slot] != NO_DESIGN and s.priority[SLOTS * s.seat + slot] == rank:
            return slot + 1
    return 0


# Bids -----------------------------------------------------------------------------------------
@rule
def next_bid(c: Content, s: State, log: Log) -> None:
    """Clockwise from the first player or the latest bidder (ST-BID-02 to ST-BID-07).

    After the ships (ST-BID-01); a player without tokens passes (ST-BID-13), and without bids all stays (ST-BID-12).
    """
    start = s.first if s.bidder == 0 else s.bidder  # the seat after the bidder is bidder - 1 + 1
    circuit = s.seats if s.bidder == 0 else s.seats - 1
    while s.asked < circuit:
        s.seat = (start + s.asked) % s.seats
        s.asked += 1
        if s.tokens[s.seat] > 0 and s.passed >> s.seat & 1 == 0:
            s.phase = Phase.BID
            return
    if s.bidder > 0:
        s.first = highest_bid(c, s, log)
        emit(log, Event.LEADER, s.first)
    s.phase = Phase.ROUND_END


@rule
def pass_bid(s: State) -> None:
    """Final once there is a bid, not before (ST-BID-04, ST-BID-05)."""
    if s.bidder > 0:
        s.passed |= 1 << s.seat
    s.phase = Phase.NEXT_BID


@rule
def judge_bid(s: State, on: int) -> int:
    """One token before any player (ST-BID-03)."""
    return Clause.LEGAL if on < s.seats else Clause.BID_03


@rule
def bid(s: State, on: int, log: Log) -> None:
    """It replaces the current bid and starts a new circuit (ST-BID-06); tokens are gone (ST-BID-09).

    A player may bid on anyone, any number of times (ST-BID-08).
    """
    s.tokens[s.seat] -= 1
    s.bids[on] += 1
    s.bidder = s.seat + 1
    s.asked = 0
    emit(log, Event.BID, s.seat, on, s.bids[on])
    s.phase = Phase.NEXT_BID


@rule
def highest_bid(c: Content, s: State, log: Log) -> int:
    """Most tokens before them (ST-BID-10); ties roll until one is highest (ST-BID-11).

    Turn order runs from there (ST-BID-14).
    """
    tied, best = 0, 0
    for seat in range(s.seats):
        if s.bids[seat] > best:
            best, tied = s.bids[seat], 0
        tied |= (s.bids[seat] == best) << seat
    while tied & (tied - 1) != 0:
        still, top = 0, -1
        for seat in range(s.seats):
            if tied >> seat & 1:
                roll = below(c, s, c.main_die)
                emit(log, Event.BID_ROLL, seat, roll + 1)
                if roll > top:
                    top, still = roll, 0
                still |= (roll == top) << seat
        tied = still
    who = 0
    while tied >> who & 1 == 0:
        who += 1
    return who


@rule
def end_round(s: State) -> None:
    """Reset everything that lasts one round."""
    for seat in range(s.seats):
        s.bought[seat] = 0
        s.sold[seat] = 0
        s.bids[seat] = 0
    s.struck = 0
    s.forfeit = 0
    s.bidder = 0
    s.asked = 0
    s.passed = 0
    s.turn = 0
    s.phase = Phase.ROUND
