"""Computer players, by name.

`bot.py` says what a bot is; `registry.py` finds bots by name, plug-ins too; `levels.py` has the levels and their
settings; `cadet.py`, `heuristic.py` and `captain.py` are how each plays; `search/` looks ahead; `advice.py` gives
hints.
"""

from longhaul.bots.bot import Bot, Player, ask
from longhaul.bots.levels import LEVELS
from longhaul.bots.registry import available_bots, load_bot, make_bot

__all__ = ["LEVELS", "Bot", "Player", "ask", "available_bots", "load_bot", "make_bot"]
