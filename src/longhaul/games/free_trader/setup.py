"""Setup (FT-SETUP)."""

from longhaul.core.events import Log
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.rules.pregenerated import deal_universe
from longhaul.games.free_trader.rules.turn import advance
from longhaul.games.free_trader.state import (
    CENTRE,
    MOD_CARGO,
    MOD_DEFENSES,
    MOD_ENGINES,
    MOD_WEAPONS,
    MONTHS,
    NONE,
    OFF,
    PLANETS,
    START_CARGO,
    START_DEFENSES,
    START_ENGINES,
    START_MONEY,
    START_WEAPONS,
    Content,
    Phase,
    State,
)


@rule
def set_up(c: Content, s: State, log: Log) -> None:
    """Turn a zeroed record with seed and options into the start of a game (FT-SETUP-05 to FT-SETUP-07)."""
    s.level[MOD_WEAPONS], s.level[MOD_DEFENSES] = START_WEAPONS, START_DEFENSES
    s.level[MOD_ENGINES], s.level[MOD_CARGO] = START_ENGINES, START_CARGO
    s.money = START_MONEY
    s.month = 1
    s.previous, s.drawn, s.card, s.enemy = NONE, NONE, NONE, NONE
    for month in range(MONTHS):
        s.purse[month] = -1
    for planet in range(PLANETS):
        s.at[planet] = OFF  # face down in the pile (FT-SETUP-02)
    if s.pregen:
        deal_universe(c, s, NONE, 0, log)
        s.phase = Phase.HOME
    else:
        s.planet = c.earth
        s.at[c.earth] = CENTRE  # FT-SETUP-01
        s.phase = Phase.EXPLORING
        advance(c, s, log)
