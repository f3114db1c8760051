"""An oracle of Gem Traders, written from `docs/rulebooks/gem-traders.md`.

A game is one generator (`turn.play_game`): it yields an `Ask` at every decision and is sent the choice. Where things
are: `content.py` (what is printed), `table.py` (what lies on the table), `setup.py`, `turn.py` (turns, the menu, the
end), `movement.py` (docks, the Port Captain), `home.py` (storage, capacity), `mining.py` (and salvage), `exchange.py`
(dice, trade), `missions.py`, `market.py`, `crew.py`, `officers.py`, `boosts.py`, `scoring.py`, `oracle.py` (drives it),
`observed.py` (reads the engine's record), `midgame.py` (random positions in the middle of a game).

What the rulebook leaves to the program, and the oracle does as the engine does:
- An action is spent when it begins, and closes by itself when its limit is reached or nothing more can be done in it.
- `mine` digs the first gemstone at once; a ship to deal with, a fee, what is dropped and what pays a free symbol
  are not asked for where there is one possible answer. For what is over capacity that is looked at after each unit,
  for Jettison and free symbols only at first.
- `unload` stores at once all that may still be unloaded in this action.
- Docks of one planet, or of the Mission Center, are one place.
"""

from tests.oracle.gem_traders.observed import observed
from tests.oracle.gem_traders.oracle import GemOracle
from tests.oracle.harness import Contest

CONTEST = Contest("gem-traders", GemOracle, observed)
