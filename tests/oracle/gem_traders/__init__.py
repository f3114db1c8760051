"""An oracle of Gem Traders, written from `docs/rulebooks/gem-traders.md`.

A game is one generator (`turn.play_game`): it yields an `Ask` at every decision and is sent the choice. Where things
are: `content.py` (what is printed), `table.py` (what lies on the table), `setup.py`, `turn.py` (turns, the menu, the
end), `movement.py` (docks, the Port Captain), `home.py` (storage, capacity), `mining.py` (and salvage), `exchange.py`
(dice, trade), `missions.py`, `market.py`, `crew.py`, `officers.py`, `boosts.py`, `scoring.py`, `oracle.py` (drives it),
`observed.py` (reads the engine's record), `midgame.py` (random positions in the middle of a game).
"""

from tests.oracle.gem_traders.observed import observed
from tests.oracle.gem_traders.oracle import GemOracle
from tests.oracle.harness import Contest

CONTEST = Contest("gem-traders", GemOracle, observed)
