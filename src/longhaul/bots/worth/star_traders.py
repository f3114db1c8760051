"""Star Traders: a win is a win; on the way the level counts, then credits, cargo and ships."""

from longhaul.core.rule import rule
from longhaul.games.star_traders.kinds import GOODS, NO_DESIGN, SLOTS, Phase
from longhaul.games.star_traders.state import Content, State

AHEAD = 0.25  # of what the best rival has


@rule
def standing(c: Content, s: State, seat: int) -> float:
    """Levels; 60 credits are about a level."""
    wealth = 0.0 + s.credits[seat]
    for ship in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if s.design[ship] != NO_DESIGN:
            wealth += c.hire_cost[s.design[ship]] / 3.0
            for good in range(GOODS):
                wealth += s.hold[ship, good] * s.price[good] * 0.7
    return s.level[seat] + wealth / 75.0 + 0.05 * s.tokens[seat]


@rule
def worth(c: Content, s: State, seat: int) -> float:
    if s.phase == Phase.OVER:
        return 1.0 if s.winners >> seat & 1 else 0.0
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(c, s, other))
    lead = (standing(c, s, seat) - AHEAD * best) / s.victory_level
    return min(0.95, max(0.02, 0.1 + 0.6 * lead))
