"""Star Traders by its rulebook, for two to four players and all options.

The game is written as generators: a part of it yields a `Decision` with the legal actions and is sent the one chosen.
Where things are, in the order of the rulebook: `setup.py`, `levels.py` (levels, victory), `income.py` (Influence and
Market phase), `upkeep.py`, `travel.py` (with Exploration), `action_phase.py` (a ship's turn, buying sites), `swaps.py`,
`sites.py` (planets and outposts), `trade.py`, `upgrades.py` (hull, upgrades, improvements), `hiring.py`, `blockade.py`,
`combat.py`, `wrecks.py`, `corporate.py`, `factories.py`, `priority.py`; `content.py` (the content file), `table.py`
(records), `board.py` (the map), `game.py` (a game with its dice and cards), `oracle.py` (the whole game), `observed.py`
(the state as plain data, the oracle's and the engine's). `matches.py` and `midgame.py` play the games.
"""

from tests.oracle.harness import Contest
from tests.oracle.star_traders.observed import observed
from tests.oracle.star_traders.oracle import StarTraders

CONTEST = Contest("star-traders", StarTraders, observed)
