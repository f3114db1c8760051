"""What the player knows, and what a learning agent observes. Piles have no order; only the generator is hidden."""

import numpy as np
from numpy.typing import NDArray

from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.rules.buy import buy_price, is_unavailable
from longhaul.games.free_trader.rules.calendar import cards_left
from longhaul.games.free_trader.rules.galaxy import reach_now
from longhaul.games.free_trader.rules.sell import sell_price
from longhaul.games.free_trader.state import (
    CARDS,
    GOODS,
    LAST_DECISION,
    MODULES,
    NONE,
    NOT_SOLD,
    OFF,
    PLANETS,
    SIDE,
    Content,
    Phase,
    State,
)

PHASES = int(LAST_DECISION) + 1
TABLE = 8  # month, cards left, money, fine, turn, enemy's value and kind, spoils
OPTIONS = 16
PLANET_FIGURES = 10  # on the map, dx, dy, in reach, previous, drawn, here, distance, law, illegals' modifier
OBSERVATION = PHASES + TABLE + OPTIONS + MODULES + 4 * GOODS + CARDS + PLANETS * PLANET_FIGURES


@rule
def blind(c: Content, s: State, seat: int, seed: np.uint64) -> None:
    """The discard pile is open, so the undrawn cards are known by deduction (ruling AMB-37)."""
    s.seed = seed
    s.draws = 0


@rule
def observe(c: Content, s: State, seat: int, out: NDArray[np.float32]) -> None:
    for i in range(out.size):
        out[i] = 0.0
    out[s.phase] = 1.0
    at = observe_table(c, s, out, PHASES)
    at = observe_options(s, out, at)
    for module in range(MODULES):
        out[at + module] = s.level[module] / 10.0
    at += MODULES
    at = observe_goods(c, s, out, at)
    for card in range(CARDS):
        out[at + card] = s.seen >> card & 1
    at += CARDS
    for planet in range(PLANETS):
        observe_planet(c, s, planet, out, at)
        at += PLANET_FIGURES


@rule
def observe_table(c: Content, s: State, out: NDArray[np.float32], at: int) -> int:
    out[at] = s.month / 4.0
    out[at + 1] = cards_left(s) / 14.0
    out[at + 2] = s.money / 20.0
    out[at + 3] = min(s.fine, 100) / 20.0
    out[at + 4] = s.turn / 28.0
    if s.enemy != NONE:
        out[at + 5] = c.value[s.enemy] / 5.0
        out[at + 6] = c.kind[s.enemy] - 1.5
    out[at + 7] = s.spoils
    return at + TABLE


@rule
def observe_options(s: State, out: NDArray[np.float32], at: int) -> int:
    out[at] = s.month_end
    out[at + 1] = s.invader_doubling
    out[at + 2] = s.unavailable
    out[at + 3] = s.space_loss
    out[at + 4] = s.escape_back
    out[at + 5] = s.escape_new
    out[at + 6] = s.sell_floor
    out[at + 7] = s.no_stranding
    out[at + 8] = s.module_rounding
    out[at + 9] = s.in_play
    out[at + 10] = s.fine_change
    out[at + 11] = s.booty
    out[at + 12] = s.booty_invaders
    out[at + 13] = s.extra_discard
    out[at + 14] = s.free_cargo
    out[at + 15] = s.pregen
    return at + OPTIONS


@rule
def observe_goods(c: Content, s: State, out: NDArray[np.float32], at: int) -> int:
    """Units aboard, buy price, whether it is on sale, sell price, by the latest card at this planet."""
    for cargo in range(GOODS):
        out[at + 4 * cargo] = s.hold[cargo] / 10.0
        if s.card != NONE and s.phase != Phase.HOME:
            if not is_unavailable(c, s, cargo):
                out[at + 4 * cargo + 1] = buy_price(c, s, cargo) / 10.0
                out[at + 4 * cargo + 2] = 1.0
            if c.sell[s.card, cargo] != NOT_SOLD:
                out[at + 4 * cargo + 3] = sell_price(c, s, cargo) / 10.0
    return at + 4 * GOODS


@rule
def observe_planet(c: Content, s: State, planet: int, out: NDArray[np.float32], at: int) -> None:
    """A planet: its offset from the ship, the short way round the map, and its figures."""
    if s.at[planet] != OFF and s.phase != Phase.HOME:
        half = SIDE // 2
        across = (s.at[planet] % SIDE - s.at[s.planet] % SIDE + half + SIDE) % SIDE - half
        down = (s.at[planet] // SIDE - s.at[s.planet] // SIDE + half + SIDE) % SIDE - half
        out[at] = 1.0
        out[at + 1] = across / 4.0
        out[at + 2] = down / 4.0
        out[at + 3] = reach_now(c, s) >> planet & 1
        out[at + 6] = planet == s.planet
    out[at + 4] = planet == s.previous
    out[at + 5] = planet == s.drawn
    out[at + 7] = c.distance[planet] / 5.0
    out[at + 8] = c.law[planet] / 5.0
    out[at + 9] = 0.0 if c.mod[planet, GOODS - 1] == NOT_SOLD else c.mod[planet, GOODS - 1] / 5.0
