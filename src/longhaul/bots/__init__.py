"""Players that are programs, by name."""

from longhaul.bots.bot import Bot, ask
from longhaul.bots.heuristic import heuristic_bot
from longhaul.bots.random import RandomBot
from longhaul.core.errors import BadOption
from longhaul.core.rulebook import Rulebook

BOTS = ("random", "trader")


def find_bot(name: str, rulebook: Rulebook, seed: int = 0) -> Bot:
    """A bot for a game: `random` plays anything legal, `trader` follows rules of thumb."""
    if name == "random":
        return RandomBot(seed)
    if name == "trader":
        return heuristic_bot(rulebook)
    raise BadOption(f"there is no bot {name!r}; there are {', '.join(BOTS)}")


__all__ = ["BOTS", "Bot", "ask", "find_bot"]
