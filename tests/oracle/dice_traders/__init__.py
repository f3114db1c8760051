"""Dice Traders a second time, from docs/rulebooks/dice-traders.md.

`components.py` (players, planets, prices), `dice.py` (locks), `trading.py` (selling, police, bay, buying), `oracle.py`
(turns and the end), `observed.py` (the engine's side of the comparison), `midgame.py` (games that begin in the middle).
"""

from tests.oracle.dice_traders.observed import observed
from tests.oracle.dice_traders.oracle import DiceTradersOracle
from tests.oracle.harness import Contest

CONTEST = Contest("dice-traders", DiceTradersOracle, observed)
