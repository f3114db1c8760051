"""Free Trader a second time, from docs/rulebooks/free-trader.md.

The game is written as generators that read like the rulebook: they yield what the player may decide and receive the
decision. `cards.py`, `options.py` (what is printed and agreed), `ship.py`, `chart.py` (the map), `game.py` (the whole
state, how decisions are requested), `months.py` (event cards, payments), `explore.py`, `market.py` (buying, selling,
upgrading), `jumps.py`, `combat.py`, `police.py`, `oracle.py` (the turn), `observed.py` (the engine's side),
`midgame.py` (games that begin in the middle).
"""

from tests.oracle.free_trader.observed import observed
from tests.oracle.free_trader.oracle import FreeTraderOracle
from tests.oracle.harness import Contest

CONTEST = Contest("free-trader", FreeTraderOracle, observed)
