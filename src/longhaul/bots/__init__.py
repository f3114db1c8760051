"""Players that are programs, by name.

Where things are: `bot.py` (what a bot is), `finding.py` (bots by name, plug-ins), `levels.py` (the levels and their
settings), `cadet.py`, `heuristic.py`, `captain.py` (how each plays), `search/` (looking ahead), `advice.py` (hints).
"""

from longhaul.bots.bot import Bot, Player, ask
from longhaul.bots.levels import LEVELS
from longhaul.bots.registry import find_bot, load_bot, offered

__all__ = ["LEVELS", "Bot", "Player", "ask", "find_bot", "load_bot", "offered"]
