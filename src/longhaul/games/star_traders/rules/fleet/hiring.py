"""Draw sessions: fleet ships for flagships, crew for any ship (ST-HIRE, ST-CREW)."""

from longhaul.core.chance import below
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import (
    CREW,
    DESIGNS,
    FLEET,
    HIRING,
    NO_DESIGN,
    POSTS,
    RECRUITER,
    SHOWN,
    SINGLE,
    SLOTS,
    TRADING,
    Phase,
)
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.fleet.ships import aboard, can_use, pay_crew, ships_of
from longhaul.games.star_traders.rules.map.galaxy import own_influence
from longhaul.games.star_traders.state import Content, State


# Decks ----------------------------------------------------------------------------------------
@rule
def fleet_left(s: State) -> int:
    left = s.fleet_queued
    for design in range(DESIGNS):
        left += s.fleet_pile[design]
    return left


@rule
def crew_left(s: State) -> int:
    left = s.crew_queued
    for post in range(POSTS):
        left += s.crew_pile[post]
    return left


@rule
def cards_left(s: State) -> int:
    """In the deck of the session (ST-HIRE-12)."""
    return fleet_left(s) if s.deal == FLEET else crew_left(s)


@rule
def draw_card(c: Content, s: State, log: Log) -> None:
    """From what was never drawn, in no order; then those put back, in theirs (ST-HIRE-07, ST-CREW-07)."""
    if s.deal == FLEET:
        card = top_of_fleet(c, s)
        emit(log, Event.DREW_SHIP, s.seat, card, s.ship)
    else:
        card = top_of_crew(c, s)
        emit(log, Event.DREW_CREW, s.seat, card, s.ship)
    s.table[s.shown] = card
    s.shown += 1


@rule
def top_of_fleet(c: Content, s: State) -> int:
    unseen = fleet_left(s) - s.fleet_queued
    if unseen == 0:
        card = int(s.fleet_queue[0])
        s.fleet_queued -= 1
        for i in range(s.fleet_queued):
            s.fleet_queue[i] = s.fleet_queue[i + 1]
        s.fleet_queue[s.fleet_queued] = 0
        return card
    pick = below(c, s, unseen)
    card = 0
    while pick >= s.fleet_pile[card]:
        pick -= s.fleet_pile[card]
        card += 1
    s.fleet_pile[card] -= 1
    return card


@rule
def top_of_crew(c: Content, s: State) -> int:
    unseen = crew_left(s) - s.crew_queued
    if unseen == 0:
        card = int(s.crew_queue[0])
        s.crew_queued -= 1
        for i in range(s.crew_queued):
            s.crew_queue[i] = s.crew_queue[i + 1]
        s.crew_queue[s.crew_queued] = 0
        return card
    pick = below(c, s, unseen)
    card = 0
    while pick >= s.crew_pile[card]:
        pick -= s.crew_pile[card]
        card += 1
    s.crew_pile[card] -= 1
    return card


@rule
def put_back(s: State, card: int) -> None:
    """Under the deck (ST-HIRE-07)."""
    if s.deal == FLEET:
        s.fleet_queue[s.fleet_queued] = card
        s.fleet_queued += 1
    else:
        s.crew_queue[s.crew_queued] = card
        s.crew_queued += 1


# Sessions -------------------------------------------------------------------------------------
@rule
def judge_draw(c: Content, s: State, deck: int) -> int:
    """One session for each deck and turn (ST-SITE-04); ships for flagships only (ST-HIRE-01)."""
    if deck == FLEET and s.ship % SLOTS != 0:
        return Clause.HIRE_01
    if s.drawn & deck:
        return Clause.HIRE_11 if deck == FLEET else Clause.CREW_07
    if s.session == TRADING and s.outpost_session == SINGLE and s.phase == Phase.OUTPOST:
        return Clause.SITE_02
    left = fleet_left(s) if deck == FLEET else crew_left(s)
    if left == 0:
        return Clause.HIRE_12
    if s.phase == Phase.OUTPOST and s.tokens[s.seat] == 0 and not can_use(c, s, s.ship, RECRUITER):
        return Clause.HIRE_03  # at an outpost only tokens give cards (ST-HIRE-05, ST-CREW-03)
    return Clause.LEGAL


@rule
def open_session(c: Content, s: State, deck: int) -> None:
    """As many cards as the planet's own influence (ST-HIRE-02, ST-CREW-02); an outpost gives none."""
    if s.phase == Phase.OUTPOST:
        s.session = HIRING
    s.deal = deck
    s.drawn |= deck
    s.shown = 0
    s.step = own_influence(c, s, s.at[s.ship])
    s.phase = Phase.DEALING


@rule
def deal_cards(c: Content, s: State, log: Log) -> None:
    """As many as are due, as long as there are any (ST-HIRE-12)."""
    while s.step > 0 and cards_left(s) > 0:
        s.step -= 1
        draw_card(c, s, log)
    s.step = 0
    s.phase = Phase.DRAW


@rule
def judge_extra(s: State) -> int:
    """A token for a card, after looking (ST-HIRE-03, ST-HIRE-04)."""
    if s.shown == SHOWN or cards_left(s) == 0:
        return Clause.HIRE_12
    return Clause.LEGAL if s.tokens[s.seat] > 0 else Clause.HIRE_03


@rule
def judge_recruiter(c: Content, s: State, post: int) -> int:
    if post != RECRUITER:
        return Clause.CREW_11
    if s.shown == SHOWN or cards_left(s) == 0:
        return Clause.HIRE_12
    if not aboard(s, s.ship, post):
        return Clause.CREW_10
    return Clause.LEGAL if can_use(c, s, s.ship, post) else Clause.CREW_08


@rule
def extra_card(c: Content, s: State, recruiting: bool, log: Log) -> None:
    if recruiting:
        pay_crew(c, s, s.ship, RECRUITER, log)
    else:
        s.tokens[s.seat] -= 1
    s.step = 1
    s.phase = Phase.DEALING


@rule
def judge_hire(c: Content, s: State, place: int) -> int:
    """Any of the cards shown, for its cost; three ships at most (ST-HIRE-06, ST-CREW-04)."""
    if place >= s.shown:
        return Clause.HIRE_12
    if s.deal == FLEET and ships_of(s, s.seat) == SLOTS:
        return Clause.HIRE_06
    card = int(s.table[place])
    cost = c.hire_cost[card] if s.deal == FLEET else c.crew_cost[card]
    return Clause.LEGAL if s.credits[s.seat] >= cost else Clause.GEN_05


@rule
def hire(c: Content, s: State, place: int, log: Log) -> None:
    card = int(s.table[place])
    s.shown -= 1
    for i in range(place, s.shown):
        s.table[i] = s.table[i + 1]
    s.table[s.shown] = 0
    if s.deal == FLEET:
        hire_ship(c, s, card, log)
    else:
        engage(c, s, card, log)


@rule
def hire_ship(c: Content, s: State, design: int, log: Log) -> None:
    """Inactive, in the site's sector, with the lowest free priority (ST-HIRE-08, ST-HIRE-09)."""
    s.credits[s.seat] -= c.hire_cost[design]
    ship = SLOTS * s.seat
    while s.design[ship] != NO_DESIGN:
        ship += 1
    s.priority[ship] = ships_of(s, s.seat) + 1
    s.design[ship] = design
    s.at[ship] = s.at[s.ship]
    s.active[ship] = 0
    emit(log, Event.HIRED, s.seat, design, c.hire_cost[design], ship)


@rule
def engage(c: Content, s: State, post: int, log: Log) -> None:
    """One member for each position: the old one leaves without refund (ST-CREW-05, ST-CREW-06).

    Any ship may (ST-CREW-01); they serve at once (ST-CREW-13).
    """
    s.credits[s.seat] -= c.crew_cost[post]
    if aboard(s, s.ship, post):
        put_back(s, post)
    s.crew[s.ship] |= 1 << post
    emit(log, Event.ENGAGED, s.seat, post, c.crew_cost[post], s.ship)


@rule
def close_session(s: State) -> None:
    """Cards not hired go under the deck as drawn (ST-HIRE-07, ST-CREW-07)."""
    for place in range(s.shown):
        put_back(s, int(s.table[place]))
        s.table[place] = 0
    s.shown = 0
    s.phase = Phase.RETURN


# Draw sessions as actions ---------------------------------------------------------------------------
@rule
def judge_draw_fleet(c: Content, s: State) -> int:
    return judge_draw(c, s, FLEET)


@rule
def judge_draw_crew(c: Content, s: State) -> int:
    return judge_draw(c, s, CREW)


@rule
def draw_fleet(c: Content, s: State) -> None:
    open_session(c, s, FLEET)


@rule
def draw_crew(c: Content, s: State) -> None:
    open_session(c, s, CREW)


@rule
def draw_extra(c: Content, s: State, log: Log) -> None:
    extra_card(c, s, False, log)


@rule
def recruit(c: Content, s: State, log: Log) -> None:
    extra_card(c, s, True, log)
