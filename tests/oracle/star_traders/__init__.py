"""Star Traders by its rulebook, for two to four players and all options.

The game is written as generators: a part of it yields a `Decision` with the legal actions and is sent the one chosen.
Where things are, in the order of the rulebook: `setup.py`, `levels.py` (levels, victory), `income.py` (Influence and
Market phase), `upkeep.py`, `travel.py` (with Exploration), `act.py` (a ship's turn, buying sites), `swap.py`,
`places.py` (planets and outposts), `trade.py`, `yard.py` (hull, upgrades, improvements), `hiring.py`, `blockade.py`,
`combat.py`, `wreck.py`, `corporate.py`, `factories.py`, `priority.py`; `parts.py` (the content file), `table.py`
(records), `board.py` (the map), `dealer.py` (chance, and what ships are worth), `session.py` (the whole game), and
`report.py` (the state as plain data, the oracle's and the engine's). `matches.py` and `riches.py` play the games.
"""

from tests.oracle.harness import Contest
from tests.oracle.star_traders.report import observed
from tests.oracle.star_traders.session import StarTraders

CONTEST = Contest("star-traders", StarTraders, observed)
