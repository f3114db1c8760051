"""What a seat knows, and its observation vector. Piles have no order, so the only secret is the seed (GT-INFO-01)."""

import numpy as np
from numpy.typing import NDArray

from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.rules.scoring import score
from longhaul.games.gem_traders.state import (
    BOOSTS,
    CARDS,
    CREWS,
    GOODS,
    LAST_DECISION,
    OFFICERS,
    PILES,
    PLACES,
    ROLES,
    SEATS,
    SLOTS,
    SPOTS,
    TILES,
    TYPES,
    Content,
    State,
)

PHASES = int(LAST_DECISION) + 1
TURN = 14  # round, actions, whose turn, limit, used, optional, picked, partner, slot, rate, given, taken, options
CARD_FIGURES = TYPES + GOODS + 2
SEAT_FIGURES = PLACES + 3 * GOODS + CREWS + ROLES + OFFICERS + 2 * BOOSTS + 6
OBSERVATION = (
    PHASES
    + TURN
    + 4 * GOODS
    + SPOTS * GOODS
    + SLOTS * CARD_FIGURES
    + CARDS
    + 2 * TILES
    + PILES * (GOODS + 1)
    + SEATS * SEAT_FIGURES
)


@rule
def blind(c: Content, s: State, seat: int, seed: np.uint64) -> None:
    """Cargo, storage, cards, dice and supplies are open (GT-INFO-01), and so is what deck and piles still hold."""
    s.seed = seed
    s.draws = 0


@rule
def observe(c: Content, s: State, seat: int, out: NDArray[np.float32]) -> None:
    """Write the observation vector; seats are in order from `seat` on, so that the learner always comes first."""
    for i in range(out.size):
        out[i] = 0.0
    out[s.phase] = 1.0
    at = observe_turn(s, seat, out, PHASES)
    at = observe_supplies(s, out, at)
    for spot in range(SPOTS):
        out[at + spot * GOODS + s.ring[spot]] = 1.0
    at = observe_market(c, s, out, at + SPOTS * GOODS)
    at = observe_missions(c, s, out, at)
    for turn in range(s.seats):
        at = observe_seat(c, s, (seat + turn) % s.seats, out, at)


@rule
def observe_turn(s: State, seat: int, out: NDArray[np.float32], at: int) -> int:
    out[at] = s.rounds / 60.0
    out[at + 1] = s.actions / 2.0
    out[at + 2] = s.active == seat
    out[at + 3] = s.seat == seat
    out[at + 4] = min(s.limit, 12) / 6.0
    out[at + 5] = min(s.used, 12) / 6.0
    out[at + 6] = s.optional
    out[at + 7] = s.picked / 7.0
    out[at + 8] = (s.partner + s.seats - seat) % s.seats / 4.0
    out[at + 9] = s.rate / 3.0
    out[at + 10] = s.last_round
    out[at + 11] = s.scrap_trade
    out[at + 12] = s.gold_die_moves
    out[at + 13] = s.finish_round
    return at + TURN


@rule
def observe_supplies(s: State, out: NDArray[np.float32], at: int) -> int:
    for good in range(GOODS):
        out[at + good] = s.bank[good] / 20.0
        out[at + GOODS + good] = s.space[good] / 20.0
        out[at + 2 * GOODS + good] = s.die[good] / 6.0
        out[at + 3 * GOODS + good] = (s.given >> good & 1) - (s.taken >> good & 1)
    return at + 4 * GOODS


@rule
def observe_market(c: Content, s: State, out: NDArray[np.float32], at: int) -> int:
    """The market, and what the deck still holds."""
    for slot in range(SLOTS):
        card = s.market[slot]
        if card > 0:
            out[at + c.kind[card]] = 1.0
            for good in range(GOODS + 1):
                out[at + TYPES + good] = c.cost[card, good] / 3.0
            out[at + TYPES + GOODS + 1] = c.vp[card] / 3.0
        at += CARD_FIGURES
    for card in range(CARDS):
        out[at + card] = s.deck[card] / 4.0
    return at + CARDS


@rule
def observe_missions(c: Content, s: State, out: NDArray[np.float32], at: int) -> int:
    for pile in range(PILES):
        tile = s.offer[pile]
        out[at + tile] = 1.0
        for other in range(TILES):
            out[at + TILES + other] += s.pile[pile] >> other & 1
        for good in range(GOODS):
            out[at + 2 * TILES + pile * (GOODS + 1) + good] = c.need[tile, good] / 4.0
        out[at + 2 * TILES + pile * (GOODS + 1) + GOODS] = c.reward[tile] / 5.0
    return at + 2 * TILES + PILES * (GOODS + 1)


@rule
def observe_seat(c: Content, s: State, seat: int, out: NDArray[np.float32], at: int) -> int:
    out[at + s.place[seat]] = 1.0
    at += PLACES
    for good in range(GOODS):
        out[at + good] = s.cargo[seat, good] / 12.0
        out[at + GOODS + good] = s.storage[seat, good] / 20.0
        out[at + 2 * GOODS + good] = s.hacked[seat] >> good & 1
    at += 3 * GOODS
    for crew in range(CREWS):
        out[at + crew] = s.crew[seat, crew] / 6.0
    at += CREWS
    for role in range(ROLES):
        out[at + role] = s.declared[seat, role] / 6.0
    at += ROLES
    for officer in range(OFFICERS):
        out[at + officer] = s.officers[seat] >> officer & 1
    at += OFFICERS
    for boost in range(BOOSTS):
        out[at + boost] = s.held[seat, boost]
        out[at + BOOSTS + boost] = s.played[seat, boost]
    at += 2 * BOOSTS
    out[at] = 1.0
    out[at + 1] = s.points[seat] / 20.0
    out[at + 2] = score(c, s, seat) / 50.0
    out[at + 3] = s.consigned[seat]
    out[at + 4] = s.freezing[seat]
    out[at + 5] = s.slot / 6.0 if seat == s.seat else 0.0
    return at + 6
